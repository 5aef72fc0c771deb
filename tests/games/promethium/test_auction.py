"""The auction by itself: totals, ties, prices and offers."""

from __future__ import annotations

import pytest

from games.promethium.auction import Stake, offers, ranking

RED, YELLOW, GREEN, BLUE, NEUTRAL = 0, 1, 2, 3, -1
ORDER = [YELLOW, GREEN, BLUE, RED]


def winner(stakes: list[Stake], track: list[int], order: list[int] = ORDER) -> int:
    return ranking(stakes, track, order)[0].bidder


@pytest.mark.parametrize(
    ("tokens", "lost", "price"),
    [((5, 2), 5, 2), ((3, 3), 3, 3), ((6,), 6, 0), ((5, 4, 2), 5, 2), ((2, 4, 5, 6), 6, 2)],
)
def test_the_highest_token_is_lost_and_the_lowest_paid(
    tokens: tuple[int, ...], lost: int, price: int
) -> None:
    stake = Stake(RED, tokens)
    assert (stake.highest, stake.price) == (lost, price)


def test_the_highest_total_wins() -> None:
    assert winner([Stake(YELLOW, (4, 2)), Stake(RED, (5, 2))], [YELLOW, RED]) == RED


def test_a_tie_goes_to_the_highest_single_token() -> None:
    stakes = [Stake(GREEN, (3, 3)), Stake(RED, (6,)), Stake(YELLOW, (2,))]
    assert winner(stakes, [GREEN, YELLOW, RED]) == RED


def test_a_tie_of_tokens_goes_to_the_first_marker() -> None:
    stakes = [Stake(BLUE, (4, 2)), Stake(RED, (2, 4))]
    assert winner(stakes, [BLUE, RED, RED, BLUE]) == BLUE
    assert winner(stakes, [RED, BLUE]) == RED


def test_without_markers_one_comes_last_in_turn_order() -> None:
    stakes = [Stake(RED, (4,)), Stake(BLUE, (4,)), Stake(GREEN, (4,))]
    assert [stake.bidder for stake in ranking(stakes, [GREEN], ORDER)] == [GREEN, BLUE, RED]


def test_lobby_tokens_raise_the_total_and_nothing_else() -> None:
    stakes = [Stake(GREEN, (3, 3), lobby=1), Stake(RED, (6,))]
    assert stakes[0].total == 8
    assert winner(stakes, [RED, GREEN]) == GREEN
    level = [Stake(GREEN, (4,), lobby=1), Stake(RED, (6,))]
    assert winner(level, [GREEN, RED]) == RED, "a lobby token is no bid token"


def test_whoever_has_no_token_takes_no_part() -> None:
    assert ranking([Stake(RED, (), lobby=4)], [RED], ORDER) == []


def test_offers_go_down_the_ranking_without_lobby_tokens() -> None:
    stakes = [Stake(RED, (6, 5)), Stake(GREEN, (3,), lobby=2), Stake(BLUE, (5,))]
    order = offers(stakes, RED, [GREEN, BLUE, RED], ORDER)
    assert [stake.bidder for stake in order] == [BLUE, GREEN]
    assert all(stake.lobby == 0 for stake in order)


def test_the_neutral_player_bids_like_anybody() -> None:
    stakes = [Stake(0, (3,)), Stake(1, (2,)), Stake(NEUTRAL, (4,))]
    assert winner(stakes, [0, 1, NEUTRAL], [0, 1, NEUTRAL]) == NEUTRAL
    assert [stake.bidder for stake in offers(stakes, NEUTRAL, [0, 1], [0, 1, NEUTRAL])] == [0, 1]
