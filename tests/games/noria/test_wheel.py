"""Scenarios T06 to T09: the wheel's geometry."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.noria.setup import base_wheel
from games.noria.wheel import ACTIVE, SLOTS, Wheel, on_one_path
from tests.games.noria.laying import acting, answer, offered, refusal, state, stock

BASE = Wheel(
    small=("CIT", ""),
    medium=("TRA", "", "ENE", ""),
    large=("TOO", "", "MYC", "", "", "OBS"),
)


def test_t06_a_turn_of_all_rings() -> None:
    turned = BASE.turned()
    assert turned.small == ("", "CIT")
    assert turned.medium == ("", "TRA", "", "ENE")
    assert turned.large == ("OBS", "TOO", "", "MYC", "", "")


def test_t07_sets_of_slots_on_one_path() -> None:
    paths = [{"S1", "M3", "L5"}, {"S1", "M3", "L4"}, {"S1", "M2", "L3"}, {"S1", "M2", "L4"}]
    for size in range(1, 4):
        for slots in combinations(SLOTS, size):
            legal = any(set(slots) <= path for path in paths)
            assert on_one_path(frozenset(slots)) == legal, slots
    for pair in ({"M3", "L3"}, {"M2", "L5"}, {"M2", "M3"}, {"L4", "L5"}):
        assert not on_one_path(frozenset(pair))
    for slot in ("S0", "M0", "M1", "L0", "L1", "L2"):
        assert not on_one_path(frozenset([slot]))


def test_t08_round_four_of_an_untouched_wheel() -> None:
    wheel = base_wheel(("ENE", "MYC", "OBS")).turned().turned().turned()
    assert wheel.active() == {"S1": "CIT", "M3": "TRA", "L3": "TOO", "L5": "MYC"}
    there = " ".join(f"{slot}={disc}" for slot, disc in wheel.discs())
    table = acting(there, head='revealed = ["I8"]\n')
    answer(table, "activate:S1", "buy:ENE", "activate:M3", "travel:I8", "ship:M", "activate:L5")
    assert state(table).turn.activated == ["S1", "M3", "L5"]
    assert stock(table) == (0, 2, 0)
    table = acting(there)
    answer(table, "activate:S1", "buy:ENE", "activate:L3", "upgrade:S1")
    table = acting(there, head='revealed = ["I8"]\n')
    answer(table, "activate:M3", "travel:I8", "ship:M")
    assert refusal(table, "activate:L3") == "no-path"


def test_t09_small_and_large_across_an_empty_medium_ring() -> None:
    table = acting("S1=CIT L4=ENE")
    answer(table, "activate:S1", "buy:OBS", "activate:L4")


def test_six_turns_of_the_base_wheel() -> None:
    """What the active half shows in the first six rounds if nothing is changed."""
    shown = []
    wheel = base_wheel(("a", "b", "c"))
    for _ in range(6):
        shown.append([wheel.disc(slot) for slot in ("S1", "M2", "M3", "L3", "L4", "L5")])
        wheel = wheel.turned()
    assert shown == [
        ["", "a", "", "", "", "c"],
        ["CIT", "", "a", "b", "", ""],
        ["", "TRA", "", "", "b", ""],
        ["CIT", "", "TRA", "TOO", "", "b"],
        ["", "a", "", "c", "TOO", ""],
        ["CIT", "", "a", "", "c", "TOO"],
    ]


def test_a_wheel_comes_round_after_twelve_turns() -> None:
    wheel = BASE
    seen = set()
    for _ in range(12):
        seen.add(tuple(wheel.discs()))
        wheel = wheel.turned()
    assert wheel == BASE
    assert len(seen) == 12


@pytest.mark.parametrize("ring", ["small", "medium", "large"])
def test_one_ring_turns_alone(ring: str) -> None:
    turned = BASE.turned(ring)
    for other in ("small", "medium", "large"):
        before = getattr(BASE, other)
        expected = (before[-1], *before[:-1]) if other == ring else before
        assert getattr(turned, other) == expected


def test_a_wheel_is_a_value() -> None:
    assert BASE.put("S1", "BON").disc("S1") == "BON"
    assert BASE.disc("S1") == ""
    assert BASE.swapped("S0", "L5").disc("S0") == "OBS"
    assert BASE.swapped("S0", "S1").small == ("", "CIT")
    assert BASE.upgraded("S0").disc("S0") == "CIT*"
    assert BASE.upgraded("S0").upgraded("S0").disc("S0") == "CIT*"
    assert ACTIVE == ("S1", "M2", "M3", "L3", "L4", "L5")


def test_only_usable_discs_are_offered() -> None:
    table = acting("S0=CIT S1=BON M2=TRA L0=TOO")
    assert offered(table, "inspect") == ["inspect:S1", "inspect:M2"]
    assert refusal(table, "activate:L0") == "no-inactive"
    assert refusal(table, "activate:L4") == "no-disc-there"
    assert refusal(table, "activate:L9") == "no-slot"
