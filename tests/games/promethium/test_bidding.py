"""Setup and the first part of the Salon: scenarios 1 to 6 and what belongs to them."""

from __future__ import annotations

import pytest

from games.chance import Chance, Seed
from games.promethium.box import PROJECTS, RULE
from games.promethium.setup import deal_queue, lay_out
from games.promethium.state import NEUTRAL, Options, snake
from tests.games.promethium.laying import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
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


def test_scenario_01_a_scarce_card_may_not_stand_at_the_arrows() -> None:
    deck = ["P31", "P29", "P05", "P13", "P35", "P36", "P07", "P08", "P01"]
    queue, buried = deal_queue(deck)
    assert queue == ["P29", "P13", "P31", "P05", "P35", "P36", "P07", "P08"]
    assert (deck, buried) == (["P01"], [])


def test_scenario_02_with_the_other_slots_full_it_goes_under_the_deck() -> None:
    deck = ["P31", "P05", "P07", "P08", "P09", "P11", "P35", "P29", "P19", "P13", "P02"]
    queue, buried = deal_queue(deck)
    assert queue == ["P29", "P13", "P31", "P05", "P07", "P08", "P09", "P11"]
    assert buried == ["P35", "P19"]
    assert deck == ["P02"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_gives_everybody_the_same(seats: int) -> None:
    position = lay_out(seats, Options(), Chance(Seed.from_words(f"setup {seats}")))
    side = 4 if seats == 4 else 3
    assert len(position.grid) == side * side
    assert len(position.pile) == (44 if seats == 4 else 32) - side * side
    assert all(cell and not cell.up for cell in position.grid)
    for one in position.players:
        assert (one.money, one.influence, len(one.hand), len(one.pile)) == (15, 6, 5, 6)
        assert one.tokens == [2, 3, 3, 4, 4, 5, 5, 6]
        assert one.blue == ([3, 4] if seats == 2 else [])
    assert position.meeple == (position.first + 1) % seats, "the second player's"
    arrows = [PROJECTS[card] for card in position.queue[:2]]
    assert not any(slot in RULE.scarce for card in arrows for slot in card.slots)


def test_scenario_03_start_elements() -> None:
    table = lay("")
    assert asked(table) == [RED]
    answer(table, "leave:COA", "leave:COP", "leave:GB", "leave:DE")
    assert stock(table) == {"COA": 1, "COP": 1, "GB": 1, "DE": 1}
    assert elements(table, RED) == {"FR": 1, "FIN": 1}
    assert elements(table, YELLOW) == {"US": 1, "CHE": 1}
    assert elements(table, GREEN) == {"MAC": 1, "IRO": 1}
    assert elements(table, BLUE) == {"ENG": 1, "ALU": 1}
    assert [tiles(table, seat) for seat in range(4)] == [{"TR": 0}, {"TY": 0}, {"TG": 0}, {"TB": 0}]
    assert state(table).phase == "bid"


def test_scenario_04_the_initiative_track_is_a_snake_read_twice() -> None:
    table = lay('first = 1\nphase = "bid"')
    assert state(table).track == [YELLOW, GREEN, BLUE, RED, RED, BLUE, GREEN, YELLOW]
    order = []
    while state(table).phase == "bid":
        order += asked(table)
        answer(table, offered(table)[0])
        answer(table, next(key for key in offered(table) if key.startswith("place:")))
        while state(table).phase == "bid" and "order:ask" in offered(table):
            answer(table, "none")
    assert order == [1, 2, 3, 0, 0, 3, 2, 1] * 2
    assert len(state(table).ends) == 16


def test_scenario_04_with_two_the_neutral_player_closes_each_pass() -> None:
    table = lay('phase = "bid"', seats=2)
    assert snake(state(table)) == [0, 1, NEUTRAL, 1, 0, NEUTRAL]
    while state(table).phase == "bid":
        answer(table, offered(table)[0])
        answer(table, next(key for key in offered(table) if key.startswith("place:")))
        while state(table).phase == "bid" and "order:ask" in offered(table):
            answer(table, "none")
    placed = list(state(table).ends.values())
    assert [bid.owner for bid in placed] == [0, 1, NEUTRAL, 1, 0, NEUTRAL] * 2
    assert [bid.by for bid in placed if bid.owner == NEUTRAL] == [1, 0, 1, 0]


def test_scenario_05_designating_a_line_turns_its_tiles_up() -> None:
    table = lay(
        'phase = "bid"\ngrid = ["t35 t29 t39 t14", "t01 t03 t04 t06",'
        ' "t07 t09 t10 t12", "t15 t17 t19 t20"]'
    )
    events = answer(table, "line:column-3")
    assert told(events) == ["designates"]
    up = [place for place, cell in enumerate(state(table).grid) if cell and cell.up]
    assert up == [2, 6, 10, 14]
    answer(table, "place:5-column-3-bottom")
    bid = state(table).ends["column-3-bottom"]
    assert (bid.owner, bid.value, bid.up) == (RED, 5, False)
    assert table.view(YELLOW).bids[0].value is None
    assert table.view(RED).bids[0].value == 5
    answer(table, "line:column-3")
    assert {key.partition("-")[2] for key in offered(table) if key.startswith("place:")} == {
        "column-3-top"
    }


def test_scenario_06_a_full_line_is_not_allowed() -> None:
    table = lay('phase = "bid"\nends = { row-2-left = "2:5", row-2-right = "2:2" }')
    assert "line:row-2" not in offered(table)
    assert refusal(table, "line:row-2") == "promethium.line-full"


def test_scenario_06_one_player_may_hold_both_ends() -> None:
    table = lay('phase = "bid"\nturn = 3\nends = { row-2-left = "4:5" }')
    assert asked(table) == [BLUE]
    answer(table, "line:row-2", "place:2-row-2-right")
    assert {bid.owner for bid in state(table).ends.values()} == {BLUE}
    assert player(table, BLUE).tokens == [3, 3, 4, 4, 5, 6]


def test_a_card_may_be_played_before_the_line_or_after_the_token() -> None:
    table = lay('phase = "bid"', 'hand = ["planning", "sabotage"]')
    assert {"scheme:planning", "scheme:sabotage"} <= {*offered(table)}
    answer(table, "scheme:sabotage", "tile:2-2")
    assert not any(key.startswith("scheme:") for key in offered(table)), "one card a turn"
    answer(table, "line:row-1")
    assert not any(key.startswith("scheme:") for key in offered(table))


def test_whoever_lingers_is_asked_for_a_card_after_placing() -> None:
    ends = '{ row-1-left = "2:5", row-3-left = "3:2" }'
    table = lay(f'phase = "bid"\nends = {ends}', 'hand = ["bribes"]')
    answer(table, "line:column-4", "scheme:after", "place:6-column-4-top")
    assert asked(table) == [RED]
    assert offered(table) == ["scheme:bribes", "done:turn"]
    answer(table, "scheme:bribes", "token:row-1-left token:column-4-top")
    assert state(table).ends["row-1-left"].value == 6
    assert asked(table) == [YELLOW]


def test_lingering_is_offered_with_the_card_or_without_it() -> None:
    for hand in ('["bribes"]', '["theft"]'):
        table = lay(
            'phase = "bid"\nline = "row-1"\nends = { row-2-left = "2:5" }', f"hand = {hand}"
        )
        assert "scheme:after" in offered(table)
    others = '["patent", "sabotage", "espionage", "planning"]'
    row = f'hand = ["bribes"]\ndiscards = {others}'
    for ends, second in (("{}", False), ('{ row-2-left = "2:5" }', True)):
        table = lay(f'phase = "bid"\nline = "row-1"\nends = {ends}', row)
        assert ("scheme:after" in offered(table)) == second, "the own token is one of two"
    for row in ("influence = 0", "hand = []"):
        table = lay('phase = "bid"\nline = "row-1"', row)
        assert "scheme:after" not in offered(table)


def test_what_is_left_of_the_last_turn_is_asked_whatever_the_hand() -> None:
    """With one line and one token left, only those who cannot hold a card are not asked."""
    ends = ", ".join(
        f'{end} = "{1 + index // 4 % 3}:{value}"'
        for index, (end, value) in enumerate(
            zip(
                [
                    "row-1-left",
                    "row-1-right",
                    "row-2-left",
                    "row-2-right",
                    "row-3-left",
                    "row-3-right",
                    "column-1-top",
                    "column-1-bottom",
                    "column-2-top",
                    "column-2-bottom",
                    "column-3-top",
                ],
                [2, 3, 4, 5] * 3,
                strict=False,
            )
        )
    )
    for hand in ('["planning"]', '["theft"]'):
        table = lay(f'phase = "bid"\nturn = 11\nends = {{ {ends} }}', f"hand = {hand}", seats=3)
        assert asked(table) == [RED]
        assert offered(table)[0] == "line:column-3"


@pytest.mark.parametrize("tokens", ["[4, 4]", "[4, 5]"])
def test_equal_tokens_left_are_not_told_by_a_missing_pause(tokens: str) -> None:
    row = f"tokens = {tokens}\nhand = []"
    table = lay('phase = "bid"\nround = 3\nline = "row-1"', row)
    assert asked(table) == [RED]
