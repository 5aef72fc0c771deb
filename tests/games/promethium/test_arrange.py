"""Positions written by hand and by the table itself."""

from __future__ import annotations

import pytest

from games import position
from games.catalogue import game
from games.promethium.state import NEUTRAL, Options
from games.rules import Broken
from tests.games.driving import random_game
from tests.games.promethium.laying import GRID, lay, player, state, tiles


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_that_writes_itself_down_is_read_back_the_same(seats: int) -> None:
    steps = random_game(game("promethium"), seats, Options(), "written")
    for number, step in enumerate(steps):
        if number % 9 == 0:
            again = position.read(position.write(step.table, seed=step.table.seed.hex()))
            assert again.pending == step.table.pending
            assert state(again) == state(step.table)


def test_what_is_written_down_leaves_the_place_it_was_dealt_to() -> None:
    row = 'tiles = ["T14", { id = "T23", uses = 1 }]\nhand = ["theft"]\nprojects = ["P29"]'
    table = lay('queue = ["P16"]\ndeck = ["P01", "P02"]\npile = ["T09"]', row)
    table.check()
    assert tiles(table, 0) == {"T14": 0, "T23": 1}
    assert state(table).queue == ["P16"] + [""] * 7
    assert state(table).deck[:2] == ["P01", "P02"]
    assert state(table).pile[0] == "T09"
    assert state(table).scrapped == ["TR"]
    assert player(table, 0).hand == ["theft"]
    assert len(player(table, 0).pile) == 10


def test_tokens_are_behind_the_screen_lost_or_at_the_edge() -> None:
    ends = 'ends = { row-1-left = "1:6", row-1-right = "N2:3 up" }'
    table = lay(f'phase = "bid"\n{ends}', "lost = [5]", "tokens = [2, 3]", seats=2)
    assert player(table, 0).tokens == [2, 3, 3, 4, 4, 5]
    assert player(table, 1).lost == [3, 4, 4, 5, 5, 6]
    assert player(table, 1).blue == [4]
    bid = state(table).ends["row-1-right"]
    assert (bid.owner, bid.by, bid.up) == (NEUTRAL, 1, True)


def test_a_grid_in_short() -> None:
    rows = ["T35@2~ t29 ..", *GRID[3][1:]]
    table = lay(f'phase = "bid"\ngrid = {rows}', seats=3)
    one, two, hole = state(table).grid[:3]
    assert one
    assert two
    assert (one.up, one.patent, one.swapped) == (True, 1, True)
    assert (two.tile, two.up, two.patent) == ("T29", False, None)
    assert hole is None


@pytest.mark.parametrize(
    ("phase", "markers"), [("start", 8), ("bid", 8), ("buy", 8), ("office", 0), ("end", 0)]
)
def test_markers_lie_on_the_track_in_the_salon_only(phase: str, markers: int) -> None:
    assert len(lay(f'phase = "{phase}"').view(None).track) == markers


@pytest.mark.parametrize(
    "text",
    [
        'phase = "bid"\nends = { row-1-left = "1:9" }',
        'phase = "bid"\nends = { row-1-left = "six" }',
        'phase = "bid"\nends = { row-7-left = "1:6" }',
        "stock = { FR = 9 }",
        'queue = ["P16", "P16"]',
        "lobby = 11",
        "cubes = 19",
        'improvements = ["IMP_PATENT"]',
        'scrapped = ["T01", "T01"]',
    ],
)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Broken):
        lay(text)


@pytest.mark.parametrize(
    "row",
    [
        "money = -1",
        "influence = 10",
        "elements = { FR = 9 }",
        'hand = ["theft", "theft"]',
        "tokens = [6, 6]",
        'shown = ["theft"]\nhand = ["market"]',
        'tiles = [{ id = "T14", uses = 1 }]',
        'order = "perhaps"',
        'glimpse = ["P99"]',
        "returned = [2, 2]",
    ],
)
def test_a_player_who_cannot_be_is_refused(row: str) -> None:
    with pytest.raises(Broken):
        lay("", row)
