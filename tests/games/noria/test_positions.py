"""Written positions, what makes one unsound, and what a view shows."""

from __future__ import annotations

import pytest

from games.chance import Seed
from games.noria.rules import Noria
from games.noria.state import Options
from games.position import read, write
from games.rules import Broken
from games.selfplay import play_one
from games.table import Table
from tests.games.driving import random_game
from tests.games.noria.laying import acting, answer, discs, isle, lay, player, state, wheel
from tests.games.noria.test_play import NORIA


@pytest.mark.parametrize("options", [Options(), Options(mode="expert", edition="fr")])
def test_a_written_position_reads_back_the_same(options: Options) -> None:
    for number, step in enumerate(random_game(NORIA, 3, options, "written")):
        if number % 19 == 0 and step.table.outcome is None:
            again = read(write(step.table))
            assert again.pending == step.table.pending
            assert again.view(None) == step.table.view(None)


def test_a_position_takes_ships_from_islands() -> None:
    table = lay(player(1, "ships = { E = 3, O = 2 }"))
    assert sum(isle.ships.get("E", 0) for isle in state(table).islands) > 0
    table.check()


def test_a_position_brings_its_islands_into_play() -> None:
    table = lay('revealed = ["I9"]\nstack = ["I2", "I7"]\n' + player(2, 'island = "I4"'))
    assert [isle.id for isle in state(table).islands] == ["I9", "I4"]
    assert state(table).stack[:2] == ["I2", "I7"]
    assert len(state(table).stack) == 5
    assert isle(table, "I4").ships == {"E": 3, "M": 2}


def test_a_position_takes_discs_from_the_market() -> None:
    table = lay(player(1, wheel("S0=BON S1=BON* M0=CIT")))
    assert state(table).market["BON"] == 4
    assert discs(table) == {"S0": "BON", "S1": "BON*", "M0": "CIT"}


@pytest.mark.parametrize(
    "text",
    [
        "round = 99\n",
        "stage = 'resources'\nround = 3\n",
        player(1, "full = { lamp = 1 }"),
        player(1, "factories = 2"),
        player(1, "levels = { REF = 10 }"),
        player(1, "knowledge = -1"),
        player(1, "stock = { E = -1 }"),
        player(1, "ships = { E = 20 }"),
        player(1, "ships = { E = 0 }"),
        player(1, 'built = ["I1 lamp-1"]'),
        player(2, 'pending = ["CIT"]'),
        player(1, 'pending = ["CIT*"]'),
        player(1, 'pending = ["XXX"]'),
        player(1, wheel("S0=BON S1=BON M0=BON M1=BON M2=BON M3=BON L0=BON")),
        player(1, 'wheel = { small = ["", "", ""] }'),
        player(1, 'island = "I77"'),
        player(1, 'plan = ["S0"]'),
        player("x", ""),
        'revealed = ["I77"]\n',
        "market = { BON = 9 }\n",
        "[state.chambers.REF]\nseated = 5\n",
        "[state.chambers.REF]\nseated = 4\nupper = 4\n",
        "[state.chambers.REF]\nupper = 1\n",
        "[state.chambers.XXX]\nupper = 1\n",
        "[state.island.I3]\nships = { O = 1 }\n",
        "at = 4\n",
    ],
)
def test_unsound_positions_are_refused(text: str) -> None:
    with pytest.raises(Broken):
        lay(text)


def test_a_view_shows_what_is_to_come() -> None:
    table = acting("S0=CIT S1=ENE M3=TRA L3=OBS L5=MYC", 'built = ["I8 lamp-1"]')
    view = table.view(None)
    own = view.own
    assert own.income == 1
    assert own.next_wheel.active() == {"S1": "CIT", "L4": "OBS"}
    assert view.usable == ("S1", "M3", "L3", "L5")
    answer(table, "activate:L3")
    assert table.view(None).usable == ("S1",)
    spaces = view.spaces
    assert [space.number for space in spaces if space.gear] == [1, 5, 9, 13]
    assert [space.round for space in spaces if space.surcharge] == [9]
    assert spaces[10].night_shift == 2
    assert spaces[12].intrigue == 4


def test_a_view_tells_prices_and_points() -> None:
    table = lay(
        player(1, "levels = { REF = 4 }")
        + player(2, "levels = { REF = 9 }")
        + "[state.chambers.REF]\nseated = 2\n"
    )
    view = table.view(1)
    cost = view.next_level(0, "REF")
    assert cost is not None
    price, toll = cost
    assert (price.units, toll) == (5, 1)
    assert view.next_level(1, "REF") is None
    assert view.houses[0].score == 16
    assert (view.chambers["REF"].value, view.chambers["REF"].next_value) == (4, 6)


def test_face_down_islands_stay_unseen() -> None:
    table = Table.start(Noria(), 4, Options(), Seed.from_words("unseen"))
    for seat in (None, *range(4)):
        view = table.view(seat)
        assert view.stack == 7
        assert view.islands == ()


def test_a_game_counts_what_was_used() -> None:
    table = play_one(NORIA, Options(), Seed.from_words("counts"), ["random"] * 2)
    assert table.uses["action:gather"] > 0
