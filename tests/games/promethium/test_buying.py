"""The sale: scenarios 7 to 15, 43 to 45 and 48."""

from __future__ import annotations

import pytest

from games.promethium.state import NEUTRAL
from games.text import Series
from tests.games.promethium.laying import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    PromethiumTable,
    answer,
    asked,
    elements,
    lay,
    offered,
    player,
    refusal,
    state,
    stock,
    tiles,
    told,
)

AT_35 = "row-1-left", "row-1-right", "column-1-top", "column-1-bottom"
AT_29 = "row-1-left", "row-1-right", "column-2-top", "column-2-bottom"


def bids(spots: tuple[str, ...], *tokens: str) -> str:
    """The `ends` line of a position."""
    pairs = ", ".join(f'{end} = "{token}"' for end, token in zip(spots, tokens, strict=False))
    return f"ends = {{ {pairs} }}\n"


def sale(*lines: str, players: tuple[str, ...] = (), seats: int = 4) -> PromethiumTable:
    """A table where the sale is open."""
    return lay('phase = "buy"\n' + "\n".join(lines), *players, seats=seats)


def values(table: PromethiumTable, seat: int) -> list[int]:
    """The tokens of a player that still lie at the edge."""
    return sorted(bid.value for bid in state(table).ends.values() if bid.owner == seat)


def test_scenario_07_the_winner_sells_to_the_active_player() -> None:
    table = sale("first = 1", bids(AT_35, "2:4", "2:2", "1:5", "1:2"))
    answer(table, "announce:1-1")
    assert asked(table) == [RED]
    answer(table, "sell:tile")
    assert asked(table) == [YELLOW]
    answer(table, "buy:tile", "leave:COP")
    assert (player(table, YELLOW).money, player(table, RED).money) == (11, 17)
    assert player(table, YELLOW).lost == [4]
    assert 5 in player(table, RED).tokens
    assert values(table, RED) == [2]
    assert values(table, YELLOW) == [2]
    assert state(table).track == [GREEN, BLUE, RED, RED, BLUE, GREEN, YELLOW]
    assert asked(table) == [GREEN]
    assert "T35" in tiles(table, YELLOW)


def scenario_8(green: str = "") -> PromethiumTable:
    ends = (*AT_29[:3], "column-2-bottom")
    red = "money = 17"
    return sale(
        "first = 1",
        'track = "3 4 1 1 4 3 2"',
        bids(ends, "3:3", "1:6", "3:3", "2:2") + "stock = { FR = 1 }",
        players=(red, "", green),
    )


def test_scenario_08_a_tie_goes_to_the_highest_token() -> None:
    table = scenario_8()
    answer(table, "announce:1-2")
    assert asked(table) == [RED]
    answer(table, "buy:tile", "leave:COA")
    assert player(table, RED).money == 17
    assert player(table, RED).lost == [6]
    assert state(table).track == [GREEN, BLUE, RED, BLUE, GREEN, YELLOW]
    assert asked(table) == [GREEN], "Red is active only after Green and Blue"
    assert "T29" in tiles(table, RED)


def test_scenario_09_a_lobby_token_turns_the_auction() -> None:
    table = scenario_8("lobby = 1")
    answer(table, "announce:1-2")
    assert asked(table) == [GREEN]
    assert offered(table) == ["lobby:1", "lobby:0"]
    answer(table, "lobby:1", "leave:COA")
    assert player(table, GREEN).lost == [3]
    assert player(table, GREEN).money == 12
    assert (player(table, GREEN).lobby, state(table).lobby) == (0, 12)
    assert state(table).track == [BLUE, RED, RED, BLUE, GREEN, YELLOW]
    assert values(table, GREEN) == [3]


def test_scenario_10_the_buyer_takes_two_elements_and_leaves_one() -> None:
    table = scenario_8()
    answer(table, "announce:1-2", "buy:tile")
    assert {*offered(table)} >= {"leave:GB", "leave:CHE", "leave:COA"}
    answer(table, "leave:COA")
    assert elements(table, RED) == {"GB": 1, "CHE": 1}
    assert stock(table) == {"FR": 1, "COA": 1}
    assert tiles(table, RED)["T29"] == 0


def test_scenario_11_a_tile_that_nobody_buys_goes_to_the_bank() -> None:
    table = sale("first = 2", bids(AT_35, "3:2", "1:5", "2:3"), players=("", "", "money = 1"))
    answer(table, "announce:1-1", "sell:tile")
    assert asked(table) == [YELLOW], "Yellow has more there than Green, who cannot pay"
    answer(table, "decline:tile")
    assert "T35" in state(table).scrapped
    assert player(table, RED).money == 17
    assert 5 in player(table, RED).tokens
    assert state(table).track[0] == GREEN
    assert len(state(table).track) == 8
    assert asked(table) == [GREEN]


def test_scenario_12_a_winner_without_a_marker_must_sell() -> None:
    table = sale("first = 2", 'track = "3 4 4 3 2 2"', bids(AT_35, "1:6", "1:4", "4:5", "3:2"))
    answer(table, "announce:1-1")
    assert asked(table) == [BLUE], "buying was not offered to Red"
    answer(table, "buy:tile", "leave:COP")
    assert (player(table, BLUE).money, player(table, BLUE).lost) == (13, [5])
    assert player(table, RED).money == 17
    assert 6 in player(table, RED).tokens
    assert state(table).track == [GREEN, BLUE, GREEN, YELLOW, YELLOW], "Green stays active"


def test_scenario_13_the_tokens_in_between_cost_nothing() -> None:
    table = sale(bids(AT_35, "1:5", "1:4", "1:2", "2:6"))
    events = answer(table, "announce:1-1")
    assert told(events)[:4] == ["announces", "reveals", "reveals", "wins"]
    assert events[1].text.args["values"] == Series((5, 4, 2)), "one line for each bidder"
    assert events[3].text.args["total"] == 11
    answer(table, "leave:COP")
    assert player(table, RED).lost == [5]
    assert player(table, RED).money == 13
    assert values(table, RED) == [2, 4]


def test_scenario_14_the_third_tie_break_is_the_track() -> None:
    table = sale("first = 3", 'track = "4 1 1 4"', bids(AT_35, "1:4", "1:2", "4:4", "4:2"))
    answer(table, "announce:1-1", "leave:COP")
    assert "T35" in tiles(table, BLUE)


def test_scenario_15_lobby_tokens_that_are_not_enough_come_back() -> None:
    table = sale(bids(AT_35, "1:2", "2:5"), players=("lobby = 1",))
    answer(table, "announce:1-1")
    assert asked(table) == [YELLOW], "one lobby token cannot turn it"
    answer(table, "buy:tile", "leave:COP")
    assert player(table, RED).lobby == 1


def test_lobby_tokens_are_offered_from_what_wins_upward() -> None:
    table = sale(bids(AT_35, "1:2", "2:5"), players=("lobby = 4",))
    answer(table, "announce:1-1")
    assert offered(table) == ["lobby:2", "lobby:3", "lobby:4", "lobby:0"]
    assert [option.more for option in table.pending[0].options] == [False, True, True, False]
    answer(table, "lobby:0")
    assert asked(table) == [YELLOW]
    assert player(table, RED).lobby == 4


def test_lobby_tokens_are_not_asked_for_a_tile_of_ones_own() -> None:
    grid = 'grid = ["T35@1 T29 T39 T14", "T01 T03 T04 T06", "T07 T09 T10 T12", "T15 T17 T19 T20"]'
    table = sale(bids(AT_35, "1:2", "2:5"), grid, players=("lobby = 4",))
    answer(table, "announce:1-1", "leave:COP")
    assert "T35" in tiles(table, RED)
    assert player(table, RED).lobby == 4


def test_scenario_43_the_neutral_player_wins_its_own_turn() -> None:
    table = sale('track = "N 1 2"\nmeeple = 0', bids(AT_35, "N1:4", "N2:3", "1:5"), seats=2)
    answer(table, "announce:1-1")
    assert "T35" in state(table).scrapped
    assert stock(table) == elements(table, 0) == elements(table, 1) == {}
    assert state(table).track == [0, 1]
    assert values(table, NEUTRAL) == [3, 4]
    assert state(table).meeple == 1


def test_scenario_44_the_neutral_player_wins_while_not_active() -> None:
    table = sale('track = "1 2 N"', bids(AT_35, "1:3", "N1:4", "2:2"), seats=2)
    answer(table, "announce:1-1")
    assert asked(table) == [0]
    table.answer(0, ("decline:tile",))
    assert asked(table) == [1], "Yellow has less there and is offered it next"
    table.undo(0)
    answer(table, "buy:tile", "leave:COP")
    assert (player(table, 0).money, player(table, 1).money) == (13, 15)
    assert player(table, 0).lost == [3]
    assert state(table).track == [1, NEUTRAL]


@pytest.mark.parametrize("choice", ["buy:tile", "bank:tile"])
def test_scenario_45_a_human_wins_the_neutral_players_turn(choice: str) -> None:
    table = sale('track = "N 1 2"\nmeeple = 0', bids(AT_35, "N1:3", "2:5", "2:2", "1:2"), seats=2)
    answer(table, "announce:1-1")
    assert asked(table) == [1]
    assert {*offered(table)} == {"buy:tile", "bank:tile"}
    answer(table, choice)
    if choice == "buy:tile":
        answer(table, "leave:COP")
        assert (player(table, 1).money, player(table, 1).lost) == (13, [5])
        assert state(table).track == [NEUTRAL, 0]
    else:
        assert player(table, 1).money == 17
        assert values(table, 1) == [2, 5]
        assert "T35" in state(table).scrapped
        assert state(table).track == [NEUTRAL, 0, 1]
    assert state(table).meeple == 0, "the neutral player stays active, with the same controller"


def test_scenario_48_nobody_runs_into_debt() -> None:
    spots = (*AT_35[:1], "column-1-top", "column-2-top")
    table = sale("first = 1", bids(spots, "2:4", "2:2", "1:3"), players=("", "money = 1"))
    assert asked(table) == [YELLOW]
    assert "announce:1-1" not in offered(table)
    assert "announce:1-2" in offered(table)
    assert refusal(table, "announce:1-1") == "promethium.too-dear"
    assert refusal(table, "announce:3-4") == "promethium.no-token-there"


def test_a_buyer_of_an_offer_who_is_not_active_leaves_the_turn_where_it_is() -> None:
    table = sale(bids(AT_35, "1:2", "2:6", "3:5"))
    answer(table, "announce:1-1", "sell:tile", "buy:tile", "leave:COP")
    assert "T35" in tiles(table, GREEN)
    assert state(table).track[0] == RED
    assert state(table).track.count(GREEN) == 1


def test_the_salon_closes_when_no_marker_is_left() -> None:
    table = sale(
        'track = "1"',
        bids(AT_35, "1:5", "2:4", "3:2"),
        'grid = ["T35@1 t29@2 T39 T14", "T01 T03 T04 T06", "T07 T09 T10 T12", "T15 T17 T19 T20"]',
    )
    answer(table, "announce:1-1", "leave:COP")
    assert state(table).phase == "office"
    assert state(table).ends == {}
    assert player(table, YELLOW).tokens == [2, 3, 3, 4, 4, 5, 5, 6]
    assert player(table, RED).tokens == [2, 3, 3, 4, 4, 5, 6]
    assert all(cell.patent is None for cell in state(table).grid if cell)
    assert asked(table) == [RED]
    assert "resell:T35" in offered(table), "the first player has an action"


def test_improvement_lobby_pays_a_token_for_each_purchase() -> None:
    table = sale(bids(AT_35, "1:5"), players=('improvements = ["IMP_LOBBY"]',))
    answer(table, "announce:1-1", "leave:COP")
    assert player(table, RED).lobby == 1


@pytest.mark.parametrize(("money", "buys"), [(2, True), (1, False)])
def test_the_last_pound_is_enough(money: int, buys: bool) -> None:
    table = sale(bids(AT_35, "1:2", "2:6", "2:2"), players=("", f"money = {money}"))
    answer(table, "announce:1-1")
    assert asked(table) == [YELLOW if buys else RED]
    assert "buy:tile" in offered(table)


@pytest.mark.parametrize(("money", "offer"), [(2, True), (1, False)])
def test_an_offer_can_cost_the_last_pound(money: int, offer: bool) -> None:
    table = sale(bids(AT_35, "1:2", "2:6"), players=(f"money = {money}",))
    answer(table, "announce:1-1", "sell:tile")
    assert (asked(table) == [RED] and offered(table) == ["buy:tile", "decline:tile"]) == offer
