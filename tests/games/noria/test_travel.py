"""Scenarios T24 to T29 and T56: the Travel disc."""

from __future__ import annotations

import pytest

from games.noria.facts import ships_on
from tests.games.noria.laying import (
    NoriaTable,
    acting,
    answer,
    hint,
    house,
    isle,
    offered,
    player,
    refusal,
    ships,
    state,
    stock,
    stores,
)


def travel(*lines: str, disc: str = "TRA", head: str = "", tail: str = "") -> NoriaTable:
    """P1 with a Travel disc in use."""
    table = acting(f"S1={disc} L0=OBS", *lines, head=head, tail=tail)
    answer(table, "activate:S1" + ("-double" if disc.endswith("*") else ""))
    return table


RIVALS = player(2, 'island = "I1"') + player(3, 'island = "I1"')


def test_t24_jan_cannot_pay_and_discovers_an_island() -> None:
    table = travel("stock = { O = 1 }", head='stack = ["I8"]\n', tail=RIVALS)
    assert refusal(table, "travel:I1") == "no-toll"
    left = len(state(table).stack)
    events = answer(table, "travel:new")
    assert any(event.reveals for event in events)
    assert len(state(table).stack) == left - 1
    assert house(table).island == "I8"
    assert stock(table) == (0, 0, 1)
    assert table.may_undo(0) is not None


@pytest.mark.parametrize(
    ("seats", "eight", "one"),
    [
        (4, {"M": 3, "O": 2}, {"E": 5}),
        (3, {"M": 2, "O": 1}, {"E": 4}),
        (2, {"M": 1, "O": 1}, {"E": 3}),
    ],
)
def test_t25_ships_by_the_number_of_players(
    seats: int, eight: dict[str, int], one: dict[str, int]
) -> None:
    assert ships_on("I8", seats) == eight
    assert ships_on("I1", seats) == one
    table = acting("S1=TRA L0=OBS", head='stack = ["I8"]\n', seats=seats)
    answer(table, "activate:S1", "travel:new")
    assert isle(table, "I8").ships == eight


def test_t26_staying_is_no_journey_but_coming_back_is() -> None:
    table = travel('island = "I1"', disc="TRA*", head='revealed = ["I2"]\n')
    assert refusal(table, "travel:I1") == "no-staying"
    answer(table, "travel:I2", "ship:M", "travel:I1", "ship:E")
    assert house(table).island == "I1"
    assert ships(table) == (2, 2, 1)


def test_t27_the_last_ship() -> None:
    nele = player(2, 'island = "I3"', "ships = { O = 5 }")
    left = "[state.island.I3]\nships = { O = 1 }\n"
    table = travel("stock = { E = 1 }", head='revealed = ["I1"]\n', tail=nele + left)
    answer(table, "travel:I3")
    assert stock(table) == (0, 0, 0)
    answer(table, "ship:O")
    assert ships(table) == (1, 1, 2)
    assert isle(table, "I3").ships == {"O": 0}


def test_t27_no_ship_is_left() -> None:
    nele = player(2, "ships = { O = 6 }")
    left = "[state.island.I3]\nships = { O = 0 }\n"
    table = travel(head='revealed = ["I1"]\n', tail=nele + left)
    answer(table, "travel:I3")
    assert offered(table, "ship") == []
    assert refusal(table, "ship:O") == "no-ship"


def test_t28_nele_builds_her_first_factory() -> None:
    table = travel(head='revealed = ["I8"]\n')
    answer(table, "travel:I8")
    assert hint(table, "ship:M") == "Each of your discs for it then brings 2."
    assert hint(table, "factory:compass-2") == (
        "Recipe: 1× energy and 1× obsidian. Income then: 1 knowledge a turn."
    )
    answer(table, "factory:compass-2")
    assert house(table).factories == 1
    assert isle(table, "I8").sites["compass-2"] == 0
    assert stores(table, "compass") == (2, 0)
    before = house(table).knowledge
    answer(table, "end:turn")
    assert house(table).knowledge == before + 1


SEVEN = [f"I1 {site}" for site in ("sail-2", "sail-1", "compass-2", "compass-1")]
SEVEN += [f"I2 {site}" for site in ("compass-2", "compass-1", "propeller-2")]


def test_t29_seven_factories_are_all() -> None:
    table = travel(f"built = {SEVEN}", head='revealed = ["I8"]\n')
    answer(table, "travel:I8")
    assert offered(table) == ["ship:M", "ship:O"]
    assert refusal(table, "factory:lamp-1") == "no-factory-left"


def test_t29_all_sites_are_taken() -> None:
    table = travel(head='revealed = ["I1"]\n', tail=player(2, f"built = {SEVEN[:4]}"))
    before = ships(table)[0]
    answer(table, "travel:I1")
    assert ships(table)[0] == before + 1
    assert house(table).factories == 0


def test_refused_sites() -> None:
    table = travel(head='revealed = ["I8"]\n', tail=player(2, 'built = ["I8 lamp-1"]'))
    answer(table, "travel:I8")
    assert refusal(table, "factory:lamp-1") == "no-site-free"
    assert refusal(table, "factory:sail-2") == "no-site"
    assert refusal(table, "ship:E") == "no-ship"


def test_refusals_do_not_tell_which_islands_lie_face_down() -> None:
    table = travel(head='revealed = ["I1"]\n')
    laid = state(table)
    assert len(laid.stack) == 6
    assert len(laid.removed) == 2
    for island in [*laid.stack, *laid.removed]:
        assert refusal(table, f"travel:{island}") == "no-island-yet"


CIRCLE = 'revealed = ["I1", "I2", "I3", "I4", "I5"]\n'


@pytest.mark.parametrize(
    ("there", "reached"),
    [
        ("", {"I1", "I2", "I3", "I4", "I5"}),
        ('island = "I1"', {"I2", "I5"}),
        ('island = "I4"', {"I3", "I5"}),
    ],
)
def test_t56_the_circle_of_the_expert_game(there: str, reached: set[str]) -> None:
    table = acting("S1=TRA L0=OBS", there, head=CIRCLE, seats=2, options='mode = "expert"')
    answer(table, "activate:S1")
    assert {key.removeprefix("travel:") for key in offered(table)} == reached


def test_t56_refused_journeys_of_the_expert_game() -> None:
    table = acting(
        "S1=TRA L0=OBS", 'island = "I1"', head=CIRCLE, seats=2, options='mode = "expert"'
    )
    answer(table, "activate:S1")
    assert refusal(table, "travel:I3") == refusal(table, "travel:I4") == "no-neighbour"
    assert refusal(table, "travel:I1") == "no-staying"
    assert refusal(table, "travel:I9") == "no-island-yet"
    assert refusal(table, "travel:new") == "no-new-island"
    assert refusal(table, "travel:Q") == "no-island"
