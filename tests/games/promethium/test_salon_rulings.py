"""Rulings 8 to 21: what the rulebook leaves open about bidding, buying and their cards."""

from __future__ import annotations

import pytest

from games.promethium.state import NEUTRAL
from tests.games.promethium.laying import (
    GREEN,
    RED,
    YELLOW,
    answer,
    asked,
    elements,
    lay,
    offered,
    office,
    player,
    refusal,
    state,
    stock,
    tiles,
    told,
)
from tests.games.promethium.test_buying import AT_29, AT_35, bids, sale, values

ROWS = '"T01 T03 T04 T06", "T07 T09 T10 T12", "T15 T17 T19 T20"'


def test_q08_a_continued_buying_turn_is_one_turn() -> None:
    spots = (*AT_35, "row-3-left")
    row = 'hand = ["planning", "sabotage"]'
    table = sale(bids(spots, "1:2", "2:6", "3:3", "2:2", "1:5"), players=(row,))
    answer(table, "scheme:planning", "keep:" + "-".join(state(table).deck[:3]))
    answer(table, "announce:1-1", "buy:tile", "leave:COP")
    assert asked(table) == [RED]
    assert "scheme:sabotage" not in offered(table)
    assert refusal(table, "scheme:sabotage") == "promethium.one-scheme"


def test_q08_the_next_marker_is_a_new_turn() -> None:
    table = sale(
        'track = "1 1 2"',
        bids((*AT_35[:1], "row-3-left"), "1:2", "1:5"),
        players=('hand = ["planning", "sabotage"]',),
    )
    answer(table, "scheme:planning", "keep:" + "-".join(state(table).deck[:3]))
    answer(table, "announce:1-1", "leave:COP")
    assert asked(table) == [RED]
    assert "scheme:sabotage" in offered(table)


EVERY = '["patent", "sabotage", "espionage", "bribes", "planning", "theft", "persuasion", "market"]'
FREE = {f"scheme:{key}" for key in ("patent", "sabotage", "espionage", "bribes", "planning")}


@pytest.mark.parametrize("window", ["bidding", "after placing", "buying"])
def test_q09_five_cards_for_a_moment_of_ones_own(window: str) -> None:
    ends = bids(("row-3-left", "row-4-left"), "1:2", "2:6")
    row = f"hand = {EVERY}\ninfluence = 9"
    table = lay(f'phase = "{"buy" if window == "buying" else "bid"}"\n{ends}', row)
    if window == "after placing":
        answer(table, "line:row-1", "scheme:after", "place:5-row-1-left")
    keys = {key for key in offered(table) if key.startswith("scheme:")}
    assert keys - {"scheme:after"} == FREE


def test_q09_after_the_reveal_only_bribes() -> None:
    spots = (*AT_35[:2], "row-3-left", "row-4-left")
    row = 'hand = ["bribes", "sabotage", "espionage"]'
    table = sale(bids(spots, "1:2", "2:6", "1:5", "3:3"), players=(row,))
    answer(table, "scheme:after", "announce:1-1")
    assert offered(table) == ["scheme:bribes", "done:bribes"]
    events = answer(table, "scheme:bribes", "token:row-1-right token:row-3-left")
    assert "reveals" in told(events), "the token moved in is turned up"
    answer(table, "leave:COP")
    assert "T35" in tiles(table, RED)
    assert player(table, RED).money == 13


def test_q09_bribes_not_played_after_one_reveal_can_be_meant_for_another() -> None:
    spots = (*AT_35[:2], "row-3-left")
    table = sale(bids(spots, "1:2", "2:6", "1:5"), players=('hand = ["bribes"]',))
    answer(table, "scheme:after", "announce:1-1", "done:bribes", "buy:tile", "leave:COP")
    assert asked(table) == [RED], "Yellow bought, and Red's turn goes on"
    assert "scheme:after" in offered(table)
    answer(table, "announce:3-1")
    assert "done:bribes" not in offered(table), "nobody is asked who did not say so"


def test_q09_persuasion_by_a_buyer_who_is_not_active() -> None:
    table = sale(bids(AT_29, "1:2", "2:5"), players=("", 'hand = ["persuasion"]'))
    answer(table, "announce:1-2", "buy:tile", "persuade:all")
    assert elements(table, YELLOW) == {"GB": 1, "CHE": 1, "COA": 1}


def test_q09_theft_in_the_own_buying_turn_is_its_one_card() -> None:
    row = 'hand = ["theft", "planning"]\norder = "ask"'
    table = sale(bids((*AT_29[:2], "row-3-left"), "1:2", "2:5", "1:3"), players=(row,))
    answer(table, "announce:1-2", "buy:tile", "leave:COA", "steal:GB")
    assert asked(table) == [RED]
    assert "scheme:planning" not in offered(table)


def test_q09_no_theft_after_another_card_in_the_own_turn() -> None:
    row = 'hand = ["theft", "planning"]\norder = "ask"'
    table = sale(bids((*AT_29[:2], "row-3-left"), "1:2", "2:5", "1:3"), players=(row,))
    answer(table, "scheme:planning", "keep:" + "-".join(state(table).deck[:3]))
    answer(table, "announce:1-2", "buy:tile", "leave:COA")
    assert stock(table) == {"COA": 1}
    assert asked(table) == [RED]
    assert "announce:3-1" in offered(table)


def test_q09_theft_after_the_own_turn_does_not_count_for_the_next() -> None:
    table = sale(
        'track = "1 2 2"',
        bids((*AT_29[:1], "row-3-left"), "1:5", "2:3"),
        players=("", 'hand = ["theft", "planning"]\norder = "ask"'),
    )
    answer(table, "announce:1-2", "leave:COA", "steal:GB")
    assert asked(table) == [YELLOW]
    assert "scheme:planning" in offered(table)


def test_q09_bribes_may_take_the_own_last_token_away() -> None:
    spots = (*AT_35[:2], "row-3-left")
    table = sale(bids(spots, "1:5", "2:2", "2:3"), players=('hand = ["bribes"]\nlobby = 4',))
    answer(table, "scheme:after", "announce:1-1", "scheme:bribes")
    answer(table, "token:row-1-left token:row-3-left")
    assert asked(table) == [YELLOW], "no lobby token without a bid token"
    answer(table, "sell:tile")
    assert "T35" in state(table).scrapped, "Red has no token there and is offered nothing"
    assert asked(table) == [RED]


def test_q09_bribes_may_leave_a_reserved_tile_to_nobody() -> None:
    spots = (*AT_35[:2], "row-3-left")
    grid = f'grid = ["T35@1 T29 T39 T14", {ROWS}]'
    table = sale(bids(spots, "1:5", "2:2", "2:3"), grid, players=('hand = ["bribes"]',))
    answer(table, "scheme:after", "announce:1-1", "scheme:bribes")
    events = answer(table, "token:row-1-left token:row-3-left")
    assert "nobody-wins" in told(events)
    assert asked(table) == [RED]
    assert state(table).grid[0] is not None


def test_q09_bribes_may_make_the_own_win_too_dear() -> None:
    spots = (*AT_35[:2], "row-3-left", "column-3-top")
    row = 'hand = ["bribes"]\nmoney = 1'
    table = sale(bids(spots, "1:5", "2:2", "1:3", "4:2"), players=(row,))
    answer(table, "scheme:after", "announce:1-1", "scheme:bribes")
    answer(table, "token:row-1-right token:row-3-left")
    assert player(table, RED).money == 3, "a winner who cannot pay sells to the bank"
    assert "T35" in state(table).scrapped
    assert player(table, RED).returned == [5]


def test_q10_an_offer_that_cannot_be_paid_is_not_made() -> None:
    table = sale(bids(AT_35, "1:5", "1:2", "2:6", "2:4"), players=("money = 3",))
    answer(table, "announce:1-1", "sell:tile")
    assert "T35" in state(table).scrapped
    assert player(table, RED).money == 3


def test_q10_a_winner_who_cannot_pay_must_sell() -> None:
    table = sale(bids(AT_35, "1:5", "2:6", "2:4"), players=("", "money = 3"))
    answer(table, "announce:1-1")
    assert asked(table) == [RED], "Yellow sells without being asked, Red is offered the tile"
    answer(table, "buy:tile")
    assert (player(table, RED).money, player(table, YELLOW).money) == (13, 5)


def test_q11_whoever_can_name_no_tile_gives_up_a_marker() -> None:
    table = sale(bids(("row-2-left",), "2:5"), players=("hand = []",))
    assert asked(table) == [YELLOW]
    assert state(table).track == [1, 2, 3, 3, 2, 1, 0]


def test_q11_tiles_that_are_too_dear_cannot_be_named() -> None:
    row = "hand = []\nmoney = 1"
    grid = 'grid = ["T35 .. .. ..", ".. .. .. ..", ".. .. .. ..", ".. .. .. T20"]'
    table = sale(grid, bids(AT_35, "1:4", "1:2", "2:5"), players=(row,))
    assert asked(table) == [YELLOW], "Red could only name T35, for two pounds"
    assert state(table).track.count(RED) == 1


def test_q11_with_cards_that_could_help_it_is_asked_first() -> None:
    table = sale(bids(("row-2-left", "row-3-left"), "2:5", "3:4"), players=('hand = ["theft"]',))
    assert offered(table) == ["forfeit:marker"]
    answer(table, "forfeit:marker")
    assert asked(table) == [YELLOW]


def test_q12_lobby_tokens_do_not_count_in_the_order_of_offers() -> None:
    row = "lobby = 1"
    table = sale(bids(AT_35, "1:3", "2:6", "3:4", "2:5"), players=(row,))
    answer(table, "announce:1-1", "sell:tile")
    assert asked(table) == [GREEN], "Green's 4 comes before Red's 3"


def test_q13_without_a_marker_one_loses_the_tie() -> None:
    table = sale('track = "1 2"', bids(AT_35, "1:2", "3:5", "2:5"))
    answer(table, "announce:1-1")
    assert asked(table) == [YELLOW], "Green has no marker left"
    assert "buy:tile" in offered(table)


def test_q14_lobby_tokens_are_spent_only_by_winning() -> None:
    table = sale(bids(AT_35, "1:2", "2:3"), players=("lobby = 2",))
    answer(table, "announce:1-1", "lobby:1", "leave:COP")
    assert player(table, RED).lobby == 1
    assert "T35" in tiles(table, RED)


def test_q15_whoever_chose_to_sell_is_not_asked_again() -> None:
    table = sale(bids(AT_35, "1:2", "2:6", "3:3"))
    answer(table, "announce:1-1", "sell:tile", "decline:tile", "decline:tile")
    assert "T35" in state(table).scrapped
    assert player(table, YELLOW).money == 17


def test_q16_a_reservation_binds_the_neutral_player_too() -> None:
    grid = 'grid = ["T35@1 T29 T39", "T01 T03 T04", "T06 T07 T09"]'
    table = sale('track = "N 1 2"', grid, bids(AT_35, "N1:4", "1:2"), seats=2)
    assert "announce:1-1" not in offered(table)
    table = sale('track = "1 2 N"', grid, bids(AT_35, "N1:4", "1:2"), seats=2)
    answer(table, "announce:1-1", "leave:COP")
    assert "T35" in tiles(table, 0)
    assert player(table, 0).money == 15


def test_q17_the_token_stays_where_it_is() -> None:
    table = sale('track = "N 1 2"', bids(AT_35, "N1:3", "2:5"), seats=2)
    answer(table, "announce:1-1", "bank:tile")
    assert values(table, 1) == [5]
    assert player(table, 1).returned == []


def test_q18_no_card_on_a_neutral_turn_and_the_same_controller_goes_on() -> None:
    row = 'hand = ["sabotage", "planning"]'
    table = sale(
        'track = "N 1 2"\nmeeple = 1', bids(AT_35, "N1:3", "1:5"), players=(row, row), seats=2
    )
    assert asked(table) == [1]
    assert all(key.startswith("announce:") for key in offered(table))
    answer(table, "announce:1-1", "bank:tile")
    assert asked(table) == [1]
    assert state(table).meeple == 1


def test_q18_a_neutral_player_who_can_name_nothing_loses_its_marker() -> None:
    table = sale('track = "N 1 2"\nmeeple = 1', bids(AT_35, "1:5", "2:4"), seats=2)
    assert state(table).track == [0, 1]
    assert state(table).meeple == 0


def test_q18_the_neutral_player_does_nothing_in_the_office() -> None:
    table = office("elements = { MAC = 1 }", "elements = { MAC = 1 }")
    answer(table, "machinist:1", "machinist:1", "pass:once")
    assert asked(table) == [1]


def test_q19_a_tile_the_neutral_player_won_is_discarded_if_nobody_pays() -> None:
    table = sale('track = "1 2 N"', bids(AT_35, "1:3", "N1:4", "2:2"), seats=2)
    answer(table, "announce:1-1", "decline:tile", "decline:tile")
    assert "T35" in state(table).scrapped
    assert asked(table) == [0]
    assert state(table).track == [0, 1, NEUTRAL]
    assert [player(table, seat).money for seat in range(2)] == [15, 15]


def test_q20_a_countered_persuasion_costs_nothing() -> None:
    row = 'hand = ["persuasion"]\ninfluence = 2'
    thief = 'hand = ["theft"]\norder = "ask"'
    table = sale(bids(AT_29, "1:5"), players=(row, thief))
    answer(table, "announce:1-2", "persuade:all", "steal:COA")
    assert player(table, RED).influence == 2
    assert player(table, RED).hand == ["persuasion"]


def test_q21_an_exhausted_element_is_not_gained() -> None:
    rows = ("", "elements = { CHE = 8 }", "elements = { COA = 8 }")
    table = sale(bids(AT_29, "1:5"), players=rows)
    answer(table, "announce:1-2", "leave:COA")
    assert elements(table, RED) == {"GB": 1}
    assert stock(table) == {}
