"""Every kept game replays to the very positions it was kept with."""

from __future__ import annotations

import pytest

from games.catalogue import games
from games.record import BadRecord, read, replay, write
from tests.games.driving import table_id, variants
from tests.games.kept_records import FOLDER, Recipe, reasons, recipes

RECIPES = recipes()


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda one: f"{one.key}/{one.name}")
def test_it_replays_as_it_was_kept(recipe: Recipe) -> None:
    text = recipe.path.read_text(encoding="utf-8")
    record = read(text)
    try:
        table = replay(record)
    except BadRecord as problem:
        pytest.fail(
            f"{recipe.key}/{recipe.name} goes elsewhere: {problem}. If that is meant, say why: "
            "see tests/games/kept_records.py"
        )
    assert table.outcome
    assert record.finished
    assert write(record) == text


def test_the_kept_games_are_of_every_kind() -> None:
    for game in games():
        mine = [one for one in RECIPES if one.key == game.key]
        assert len(mine) >= 25
        assert {len(one.sitters) for one in mine} == set(game.rules.seats)
        assert {table_id(one.options) for one in mine} == set(map(table_id, variants(game)))
        assert {name for one in mine for name in one.sitters} == {"greedy", "random"}
    assert set(FOLDER.glob("*/*.txt")) == {one.path for one in RECIPES}


def test_every_change_that_was_meant_has_a_reason() -> None:
    known = {f"{one.key}/{one.name}" for one in RECIPES}
    for change in reasons():
        assert change["record"] in known
        assert len(change["because"].split()) >= 3
