"""Scenarios 1 to 5 and 33 to 35: setup, rounds, merges and the end."""

from __future__ import annotations

import pytest

from games.cartels.cards import MACHINES, STRIKE
from games.cartels.rules import Cartels
from games.cartels.state import Options
from games.chance import Chance, Seed
from games.decision import Illegal
from games.table import Table
from tests.games.cartels.laying import answer, asked, lay, refusal, state, told, workshop, workshops


def test_scenario_01_setup_for_three() -> None:
    position = state(lay("", seats=3))
    assert position.depots == {
        "A": {"ST": 3, "BR": 2, "AU": 1},
        "B": {"CO": 3, "AE": 2, "AU": 1},
        "C": {"GL": 3, "RU": 2, "AU": 1},
    }
    assert len(position.office) == 3
    assert all(MACHINES[card].points in (1, 2) for card in position.office)
    assert len(position.pile) == 18
    assert STRIKE in position.pile
    assert len(position.later) == 20
    assert all((side.workers, side.stock) == (3, 18) for side in position.workshops)
    assert len({side.objective for side in position.workshops}) == 3
    assert len(position.unused) == 5


def test_setup_for_four_has_fuller_depots() -> None:
    assert state(lay("", seats=4)).depots["B"] == {"CO": 3, "AE": 3, "AU": 1}


def test_scenario_02_strike_at_setup_has_no_effect() -> None:
    chance = Chance(Seed.from_words("setup"), loaded={"machines": [["M03", STRIKE, "M10", "M07"]]})
    position = Cartels().setup(3, Options(), chance)
    assert position.office == ["M07", "M10", "M03"]
    assert len(position.pile) == 18
    assert STRIKE in position.pile
    assert all(side.workers == 3 for side in position.workshops)


def test_scenario_03_ordinary_round() -> None:
    table = lay("round = 1")
    answer(table, "place:1-1-1")
    assert workshop(table, 0).workers == 0
    answer(table, "place:1-1-1", "place:1-1-1")
    assert all(workshop(table, seat).workers == 3 for seat in range(3))
    assert all(workshop(table, seat).stock == 15 for seat in range(3))
    assert state(table).round == 2
    assert state(table).first == 1
    assert asked(table) == 1


def test_scenario_04_first_player_by_round() -> None:
    table = lay("round = 1")
    while state(table).round < 5:
        key = table.pending[0].options[-1].key if table.pending[0].least else "none"
        answer(table, "pass" if table.pending[0].option("pass") else key)
    assert state(table).first == 1


def test_scenario_05_all_workers_must_go() -> None:
    table = lay("round = 1")
    assert refusal(table, "place:2-0-0").id == "cartels.place-all"
    answer(table, "place:2-0-1")
    assert state(table).cubes == {"A": [2, 0, 0], "B": [0, 0, 0], "C": [1, 0, 0]}


def test_a_placement_that_is_no_split_is_refused_with_an_example() -> None:
    assert refusal(lay("round = 1"), "place:all-of-them").id == "cartels.place-how"


def test_scenario_33_round_12_merges_deck_2() -> None:
    pile = ["M01", "M02", "M04", "M05", "M06", "M07", "M08", "M09"]
    table = lay(f'round = 12\noffice = ["M11", "M03", "M10"]\npile = {pile}')
    before = list(state(table).discards)
    answer(table, "place:3-0-0", "place:3-0-0")
    events = answer(table, "place:3-0-0")
    assert "cartels.merged-deck" in told(events)
    assert len(state(table).pile) == 28
    assert state(table).pile[:8] != pile
    assert state(table).later == []
    assert state(table).discards == before


def test_scenario_34_round_22_merges_the_discards() -> None:
    pile = [f"M{number:02}" for number in range(4, 19)]
    built = [f"M{number:02}" for number in range(27, 41)]
    table = lay(
        f'round = 22\nphase = "machines"\nturn = 0\nbuilt = 1\n'
        f'office = ["M19", "M20", "M21"]\npile = {pile}\n'
        + workshops(f"machines = {built}\ngoods = {{ AU = 1 }}", "", "")
        + '[chance]\nspecial = [["S2"]]'
    )
    discards = state(table).discards
    assert len(discards) == 9
    assert STRIKE in discards
    events = answer(table, "pass")
    assert "cartels.merged-discards" in told(events)
    assert len(state(table).pile) == 24
    assert state(table).discards == []


def test_scenario_35_the_last_round() -> None:
    for seats, last in ((2, 25), (3, 25), (4, 29)):
        table = lay(f'round = {last}\nphase = "machines"\nturn = 0\nbuilt = 0', seats=seats)
        while table.pending:
            answer(table, "pass")
        assert table.outcome
        assert table.outcome.reason.args == {"round": last}
        assert state(table).phase == "over"


def test_objectives_are_shown_when_the_game_is_over() -> None:
    last = 'round = 25\nphase = "machines"\nturn = 0\n'
    table = lay(last + workshops("goods = { AU = 1 }", "", ""))
    assert [one.objective is None for one in table.view(1).workshops] == [True, False, True]
    answer(table, "pass")
    cards = [side.objective for side in state(table).workshops]
    assert [one.objective for one in table.view(1).workshops] == cards
    assert [one.objective for one in table.view(None).workshops] == cards


def test_before_the_last_round_the_game_goes_on() -> None:
    table = lay('round = 25\nphase = "machines"\nturn = 0\nbuilt = 0', seats=4)
    while table.pending and state(table).round == 25:
        answer(table, "pass")
    assert table.outcome is None
    assert state(table).round == 26


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_for_too_few_or_too_many_is_refused(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        Table.start(Cartels(), seats, Options(), Seed.from_words("x"))
    assert refused.value.reason.id == "core.seats"
