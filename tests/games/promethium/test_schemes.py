"""The scheme cards: scenarios 16 to 20 and 39 to 42."""

from __future__ import annotations

import pytest

from games.promethium.box import PROJECTS
from games.promethium.state import tokens_at
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
)
from tests.games.promethium.test_buying import AT_29, AT_35, bids, sale


def test_scenario_16_persuasion_alone() -> None:
    table = sale(bids(AT_29, "1:5"), players=('influence = 4\nhand = ["persuasion"]',))
    answer(table, "announce:1-2", "persuade:all")
    assert player(table, RED).influence == 2
    assert elements(table, RED) == {"GB": 1, "CHE": 1, "COA": 1}
    assert stock(table) == {}
    assert player(table, RED).discards == ["persuasion"]


def test_scenario_17_theft_beats_persuasion() -> None:
    thief = 'influence = 3\nhand = ["theft"]\norder = "ask"'
    table = sale(bids(AT_29, "1:5"), players=('influence = 4\nhand = ["persuasion"]', thief))
    answer(table, "announce:1-2", "persuade:all")
    assert asked(table) == [YELLOW]
    answer(table, "steal:CHE")
    assert player(table, YELLOW).influence == 0
    assert elements(table, YELLOW) == {"CHE": 1}
    assert elements(table, RED) == {"GB": 1, "COA": 1}
    assert player(table, RED).influence == 4
    assert player(table, RED).hand == ["persuasion"]
    assert player(table, YELLOW).discards == ["theft"]
    assert stock(table) == {}


def test_scenario_18_patent_filing() -> None:
    table = sale(
        bids(AT_35, "1:5", "3:4", "3:2"),
        players=('hand = ["patent"]', "", 'hand = ["sabotage", "espionage"]'),
    )
    answer(table, "scheme:patent", "tile:1-1")
    assert player(table, RED).influence == 4
    position = state(table)
    assert position.grid[0]
    assert position.grid[0].patent == RED
    table = sale(
        "first = 2",
        bids((*AT_35, "row-3-left"), "1:5", "3:4", "3:2", "2:3", "3:5"),
        'grid = ["T35@1 T29 T39 T14", "T01 T03 T04 T06", "T07 T09 T10 T12", "T15 T17 T19 T20"]',
        players=("", "", 'hand = ["sabotage", "espionage"]'),
    )
    assert "announce:1-1" not in offered(table)
    assert refusal(table, "announce:1-1") == "promethium.tile-reserved"
    answer(table, "scheme:sabotage")
    assert "tile:1-1" not in offered(table)
    table.undo(GREEN)
    answer(table, "scheme:espionage", "tile:1-1 tile:3-3")
    moved = state(table).grid[10]
    assert moved
    assert (moved.tile, moved.patent) == ("T35", RED)
    assert tokens_at(state(table), 10, RED) == (), "Red could no longer buy it"


def test_scenario_18_the_owner_needs_a_token_at_the_reserved_tile() -> None:
    grid = 'grid = ["T35@1 T29 T39 T14", "T01@2 T03 T04 T06", "T07 T09 T10 T12", "T15 T17 T19 T20"]'
    table = sale(bids(("row-3-left", "row-2-left"), "1:5", "1:2"), grid)
    assert "announce:1-1" not in offered(table)
    assert "announce:2-1" not in offered(table)
    assert "announce:3-1" in offered(table)


def test_scenario_18_the_owner_cannot_lose_the_reserved_tile() -> None:
    grid = 'grid = ["T35@1 T29 T39 T14", "T01 T03 T04 T06", "T07 T09 T10 T12", "T15 T17 T19 T20"]'
    table = sale(bids(AT_35, "1:2", "2:6", "2:5"), grid)
    answer(table, "announce:1-1", "leave:COP")
    assert "T35" in tiles(table, RED)
    assert all(bid.up for bid in state(table).ends.values())


def test_scenario_19_a_tile_is_swapped_once_a_round() -> None:
    table = lay('phase = "bid"', 'hand = ["espionage"]', 'hand = ["espionage"]')
    answer(table, "scheme:espionage", "tile:1-1 tile:4-4", "line:row-1", "place:2-row-1-left")
    grid = state(table).grid
    assert grid[0]
    assert grid[15]
    assert (grid[0].tile, grid[15].tile) == ("T20", "T35")
    answer(table, "scheme:espionage")
    assert not {"tile:1-1", "tile:4-4"} & {*offered(table)}
    assert refusal(table, "tile:1-1") == "core.not-offered"
    assert {"tile:1-2", "tile:4-3"} <= {*offered(table)}


def test_scenario_20_bribes_swap_tokens_and_keep_their_faces() -> None:
    spots = ("row-1-left", "column-4-top", "row-2-left")
    table = sale(bids(spots, "1:5 up", "2:3", "3:2"), players=('hand = ["bribes"]',))
    answer(table, "scheme:bribes", "token:row-1-left token:column-4-top")
    moved, other = state(table).ends["column-4-top"], state(table).ends["row-1-left"]
    assert (moved.owner, moved.value, moved.up) == (RED, 5, True)
    assert (other.owner, other.value, other.up) == (YELLOW, 3, False)
    assert player(table, RED).influence == 4


def test_scenario_39_parallel_market() -> None:
    table = office('influence = 4\nhand = ["market"]')
    answer(table, "scheme:market-2")
    assert (player(table, 0).influence, player(table, 0).promethium) == (0, 2)
    table = office('influence = 4\nhand = ["market"]\nimprovements = ["IMP_SCHEME"]')
    answer(table, "scheme:market-2")
    assert (player(table, 0).influence, player(table, 0).promethium) == (1, 2)
    table = office('influence = 3\nhand = ["market"]')
    assert "scheme:market-2" not in offered(table)
    answer(table, "scheme:market-1")
    assert (player(table, 0).influence, player(table, 0).promethium) == (1, 1)


def test_scenario_40_cooperation() -> None:
    table = office(
        'influence = 2\nhand = ["cooperation"]\nelements = { COA = 1 }',
        more="stock = { FR = 1, CHE = 1, IRO = 1 }",
    )
    answer(table, "scheme:cooperation", "take:CHE take:IRO")
    assert elements(table, 0) == {"CHE": 1, "IRO": 1}
    assert stock(table) == {"FR": 1, "COA": 1}
    assert player(table, 0).influence == 0


def test_scenario_41_opportunism() -> None:
    grid = 'grid = ["T35 .. T39 ..", ".. T03 .. T06", "T07 .. T10 ..", ".. T17 .. T20"]'
    row = 'influence = 3\nhand = ["opportunism"]\nimprovements = ["IMP_LOBBY"]'
    table = office(row, seats=4, more=grid)
    assert sum(cell is not None for cell in state(table).grid) == 8
    answer(table, "scheme:opportunism", "tile:4-4")
    assert tiles(table, RED) == {"TR": 0, "T20": 0}
    assert player(table, RED).influence == 0
    assert elements(table, RED) == {}
    assert state(table).grid[15] is None
    assert player(table, RED).lobby == 0


def test_scenario_42_planning() -> None:
    table = office('hand = ["planning"]', more='deck = ["P01", "P02", "P03", "P04"]')
    events = answer(table, "scheme:planning", "keep:P02-P03-P01")
    assert player(table, 0).reserved == ["P02"]
    assert state(table).deck[:3] == ["P03", "P01", "P04"]
    assert player(table, 0).influence == 5
    heard = [event.heard_by(1) for event in events]
    assert [text.id for text in heard if text] == [
        "promethium.played-planning",
        "promethium.reserved",
    ]
    other = table.view(1).players[0]
    assert (other.reserves, other.reserved, other.glimpse) == (1, None, ())
    assert table.view(0).me.reserved == ("P02",)
    assert table.view(0).me.glimpse == ("P03", "P01")


def test_scenario_42_the_cards_are_in_sight_while_one_chooses() -> None:
    table = office('hand = ["planning"]', more='deck = ["P01", "P02", "P03", "P04"]')
    answer(table, "scheme:planning")
    table.check()
    assert table.view(0).me.glimpse == ("P01", "P02", "P03")
    assert table.view(1).players[0].glimpse == ()
    hint = table.pending[0].options[0].hint
    assert hint
    assert hint.args["value"] == 8


@pytest.mark.parametrize(("deck", "choices"), [(["P01", "P02"], 6), (["P01"], 2), ([], 0)])
def test_planning_looks_at_what_is_left_and_at_what_lies_under_the_deck(
    deck: list[str], choices: int
) -> None:
    gone = [card for card in PROJECTS if card not in {*deck, "P31"}]
    row = 'hand = ["planning"]\nelements = { MAC = 1 }'
    more = f'deck = {deck}\nburied = ["P31"]\nqueue = []\ndismissed = {gone}'
    table = office(row, more=more)
    answer(table, "scheme:planning")
    if choices:
        assert len(offered(table)) == choices
        answer(table, next(key for key in offered(table) if key.startswith("keep:P31")))
    assert player(table, 0).reserved == ["P31"]
    assert (state(table).deck, state(table).buried) == (deck, [])


def test_a_reserved_project_can_be_realised() -> None:
    table = office('reserved = ["P16"]\ntiles = ["T35", "T39"]\nhand = []')
    answer(table, "realise:P16-T35-T39")
    assert [built.id for built in player(table, 0).projects] == ["P16"]
    assert player(table, 0).reserved == []


def test_subsidies_take_one_element() -> None:
    table = office('hand = ["subsidies"]', more="stock = { FR = 2, ALU = 1 }")
    answer(table, "scheme:subsidies", "take:ALU")
    assert elements(table, 0) == {"ALU": 1}
    assert stock(table) == {"FR": 2}
    assert player(table, 0).influence == 4


def test_sabotage_shows_the_tile_and_leaves_a_hole() -> None:
    grid = 'grid = ["t35 t29 t39", "t01 t03 t04", "t06 t07 t09"]'
    table = lay(f'phase = "bid"\n{grid}', 'hand = ["sabotage"]', seats=3)
    answer(table, "scheme:sabotage", "tile:2-2")
    assert state(table).grid[4] is None
    assert state(table).scrapped == ["T03"]
    assert table.may_undo(RED) is not None, "a hidden tile has come to light"


def test_a_card_can_be_taken_back_until_its_targets_are_chosen() -> None:
    table = lay('phase = "bid"', 'hand = ["sabotage"]')
    answer(table, "scheme:sabotage")
    assert table.may_undo(RED) is None
    table.undo(RED)
    assert "scheme:sabotage" in offered(table)


@pytest.mark.parametrize(("marks", "playable"), [(2, True), (1, False)])
def test_espionage_needs_two_tiles_that_have_not_moved(marks: int, playable: bool) -> None:
    still = "T35 T29" if marks == 2 else "T35 T29~"
    grid = f'grid = ["{still} T39~", "T01~ T03~ T04~", "T06~ T07~ T09~"]'
    table = lay(f'phase = "bid"\n{grid}', 'hand = ["espionage"]', seats=3)
    assert ("scheme:espionage" in offered(table)) == playable


@pytest.mark.parametrize(("owner", "playable"), [(1, True), (2, False)])
def test_sabotage_needs_a_tile_that_nobody_else_has_reserved(owner: int, playable: bool) -> None:
    grid = f'grid = ["T35@{owner} .. ..", ".. .. ..", ".. .. .."]'
    table = lay(f'phase = "bid"\n{grid}', 'hand = ["sabotage"]', seats=3)
    assert ("scheme:sabotage" in offered(table)) == playable


def test_bribes_name_only_the_tokens_that_the_player_has_seen() -> None:
    spots = ("row-1-left", "row-2-left", "row-3-left")
    table = sale(bids(spots, "1:5", "2:3", "3:2 up"), players=('hand = ["bribes"]',))
    answer(table, "scheme:bribes")
    labels = [option.label for option in table.pending[0].options]
    assert [label.args.get("value") for label in labels] == [5, None, 2]
    assert [label.id for label in labels] == [
        "promethium.token",
        "promethium.token-down",
        "promethium.token",
    ]
