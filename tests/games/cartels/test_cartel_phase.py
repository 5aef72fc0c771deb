"""Scenarios 6 to 18, 36 and 37: opening, ranking, collecting, the time machine and the NPC."""

from __future__ import annotations

from tests.games.cartels.laying import (
    CartelsTable,
    answer,
    asked,
    goods,
    lay,
    offered,
    refusal,
    state,
    told,
    workshop,
    workshops,
)


def opening(cartel: str, counts: list[int], *, more: str = "", special: str = "") -> CartelsTable:
    """A table where one cartel is about to be opened with these workers inside."""
    cubes = {"A": [0] * len(counts), "B": [0] * len(counts), "C": [0] * len(counts), cartel: counts}
    inside = ", ".join(f"{key} = {value}" for key, value in cubes.items())
    chance = f"[chance]\nspecial = {special}" if special else ""
    return lay(
        f'round = 6\nphase = "opening"\nto_open = ["{cartel}"]\n'
        f"cubes = {{ {inside} }}\n{more}{chance}",
        seats=len(counts),
    )


def order(table: CartelsTable) -> list[int]:
    """The order track, players counted from 1; the NPC is the number after the last."""
    opened = state(table).opened
    assert opened
    return [who + 1 for who in opened.order]


def test_scenario_06_order_without_tie() -> None:
    table = opening("A", [2, 4, 1])
    assert order(table) == [2, 1, 3]
    assert [workshop(table, seat).stock for seat in range(3)] == [17, 17, 17]
    while state(table).phase == "collecting":
        answer(table, offered(table)[0])
    assert [workshop(table, seat).stock for seat in range(3)] == [18, 18, 18]


def test_scenario_07_tie_of_two() -> None:
    assert order(opening("A", [3, 3, 1], special='[["S2", "S4"]]')) == [2, 1, 3]


def test_scenario_08_tie_of_three() -> None:
    assert order(opening("A", [2, 2, 2], special='[["S5", "S1", "S3"]]')) == [1, 3, 2]


def test_scenario_08_the_first_player_draws_first() -> None:
    table = opening("A", [2, 2, 2], more="first = 1\n", special='[["S5", "S1", "S3"]]')
    assert order(table) == [2, 1, 3]


def test_scenario_09_no_worker_no_rank_no_goods() -> None:
    table = opening("B", [3, 2, 0])
    assert order(table) == [1, 2]
    seats = []
    while state(table).phase == "collecting":
        seats.append(asked(table))
        answer(table, next(key for key in offered(table) if key != "take:engineer"))
    assert sum(goods(table, 0).values()) == 4
    assert sum(goods(table, 1).values()) == 2
    assert goods(table, 2) == {}


def test_scenario_10_collecting_with_three() -> None:
    table = opening("A", [3, 2, 1])
    for seat, key in ((0, "AU"), (0, "ST"), (1, "ST"), (2, "BR"), (0, "ST")):
        assert asked(table) == seat
        answer(table, f"take:{key}")
    assert offered(table) == ["take:BR", "take:engineer"]
    answer(table, "take:BR")
    assert goods(table, 0) == {"AU": 1, "ST": 2}
    assert goods(table, 1) == {"ST": 1, "BR": 1}
    assert goods(table, 2) == {"BR": 1}
    assert state(table).opened is None


def test_scenario_11_collecting_with_four() -> None:
    table = opening("A", [4, 3, 2, 1])
    while state(table).phase == "collecting":
        answer(table, offered(table)[0])
    assert [sum(goods(table, seat).values()) for seat in range(4)] == [3, 2, 1, 1]


def collecting(depot: str, *sides: str, turn: int = 0, left: int = 1) -> CartelsTable:
    """Cartel A in the middle of collecting, everybody ranked in seat order."""
    order = list(range(len(sides)))
    return lay(
        'round = 6\nphase = "collecting"\nengineer = 2\n'
        f'opened = {{ cartel = "A", counts = [3, 2, 1], order = {order}, turn = {turn}, '
        f"left = {left} }}\n[state.depots.A]\n{depot}\n" + workshops(*sides)
    )


def test_scenario_12_capacity() -> None:
    sides = ["", "goods = { ST = 4 }", ""]
    table = collecting("ST = 1\nBR = 1\nAU = 1", *sides, turn=1)
    assert offered(table) == ["take:BR", "take:AU"]
    assert refusal(table, "take:ST").id == "cartels.full"
    full = collecting(
        "ST = 1\nBR = 1\nAU = 1", "", "goods = { ST = 4, BR = 4, AU = 4 }", "", turn=1
    )
    assert asked(full) == 2


def test_scenario_13_everybody_full() -> None:
    table = collecting("ST = 2\nBR = 0\nAU = 0", *["goods = { ST = 4 }"] * 3)
    assert state(table).opened is None
    assert state(table).depots["A"] == {"ST": 3, "BR": 2, "AU": 1}
    assert all(workshop(table, seat).goods["ST"] == 4 for seat in range(3))
    assert "cartels.wasted" in told(list(table.opening()))


def test_scenario_14_first_engineer_among_the_first_two() -> None:
    table = opening("A", [3, 2, 1])
    answer(table, "take:ST", "take:engineer")
    seats = []
    while state(table).phase == "collecting":
        seats.append(asked(table))
        answer(table, offered(table)[0])
        if state(table).opened is None:
            break
    assert state(table).engineer == 0
    assert [sum(goods(table, seat).values()) for seat in range(3)] == [2, 2, 2]
    assert seats == [1, 2, 0, 1]


def test_scenario_15_the_marker_is_gone_for_the_second_cartel() -> None:
    table = lay(
        'round = 10\nphase = "opening"\nto_open = ["A", "B"]\n'
        "cubes = { A = [1, 2, 0], B = [2, 1, 0], C = [0, 0, 0] }"
    )
    answer(table, "take:engineer")
    while state(table).opened and state(table).opened.cartel == "A":  # type: ignore[union-attr]
        answer(table, offered(table)[0])
    assert state(table).engineer == 1
    assert "take:engineer" not in offered(table)
    assert refusal(table, "take:engineer").id == "cartels.engineer-gone"


def test_scenario_16_one_cartel_after_the_other() -> None:
    table = lay(
        'round = 4\nphase = "opening"\nto_open = ["B", "C"]\n'
        "cubes = { A = [0, 0, 0], B = [1, 2, 3], C = [3, 2, 1] }\n"
        + workshops('upgrades = ["time"]', "", "")
    )
    opened = []
    while state(table).opened:
        current = state(table).opened
        assert current
        if offered(table) == ["send:worker"]:
            opened.append(current.cartel)
            assert asked(table) == 0
            answer(table, "send:worker")
        else:
            answer(table, offered(table)[0])
    assert opened == ["B", "C"]
    assert workshop(table, 0).workers == 1


def test_scenario_17_time_machine() -> None:
    table = lay(
        'round = 6\nphase = "opening"\nto_open = ["A"]\n'
        "cubes = { A = [3, 3, 0], B = [0, 0, 0], C = [0, 0, 0] }\n"
        + workshops("", 'upgrades = ["time", "fourth"]\nworkers = 4', "")
    )
    assert asked(table) == 1
    events = answer(table, "send:worker")
    assert "cartels.drew" not in told(events)
    assert order(table) == [2, 1]
    assert workshop(table, 1).workers == 3
    while state(table).round == 6:
        answer(table, "pass" if "pass" in offered(table) else offered(table)[0])
    assert asked(table) == 1
    assert "place:3-0-0" in offered(table)
    answer(table, "place:3-0-0", "place:3-0-0", "place:3-0-0")
    assert workshop(table, 1).workers == 4


def test_scenario_18_time_machine_from_zero() -> None:
    table = opening("C", [3, 2, 0], more=workshops("", "", 'upgrades = ["time"]'))
    answer(table, "send:worker")
    assert order(table) == [1, 2, 3]
    while state(table).phase == "collecting":
        answer(table, offered(table)[0])
    assert sum(goods(table, 2).values()) == 1


def test_the_time_machine_needs_a_worker_in_the_workshop() -> None:
    empty = 'upgrades = ["time"]\nworkers = 0'
    table = opening("C", [3, 2, 1], more=workshops(empty, "", ""))
    assert state(table).phase == "collecting"


def test_owners_of_time_machines_are_asked_from_the_first_player_on() -> None:
    owners = workshops(*['upgrades = ["time"]'] * 3)
    table = opening("C", [3, 2, 1], more=f"first = 1\n{owners}")
    seats = []
    while state(table).phase == "opening":
        seats.append(asked(table))
        answer(table, "none")
    assert seats == [1, 2, 0]


def test_the_time_machine_may_be_left_alone() -> None:
    table = opening("C", [2, 1, 0], more=workshops("", "", 'upgrades = ["time"]'))
    answer(table, "none")
    assert order(table) == [1, 2]
    assert workshop(table, 2).workers == 3


def test_scenario_36_npc() -> None:
    table = opening("B", [4, 3], special='[["S3"], ["S2", "S5"], ["S2"]]')
    assert order(table) == [1, 3, 2]
    answer(table, "take:AE", "take:CO", "take:AU", "take:CO")
    assert goods(table, 0) == {"AE": 1, "CO": 2}
    assert goods(table, 1) == {"AU": 1}
    assert state(table).opened is None


def test_scenario_37_npc_first() -> None:
    table = opening("A", [1, 2], special='[["S5"], ["S1"]]')
    assert order(table) == [3, 2, 1]
    opened = state(table).opened
    assert opened
    assert opened.counts == [1, 2, 5]
    assert state(table).depots["A"] == {"ST": 2, "BR": 1, "AU": 1}
    assert state(table).engineer is None
    assert asked(table) == 1
