"""Scenarios T10 to T14: Night Shifts and Modifications."""

from __future__ import annotations

import pytest

from games.noria.wheel import on_one_path
from tests.games.noria.laying import (
    NoriaTable,
    answer,
    asked,
    discs,
    hint,
    house,
    lay,
    offered,
    player,
    refusal,
    state,
    wheel,
)


def thinking(
    there: str, knowledge: int, round_number: int = 1, seats: int = 4, first: int = 0
) -> NoriaTable:
    """P1 at the start of a turn."""
    head = f"round = {round_number}\nfirst = {first}\n"
    return lay(head + player(1, wheel(there), f"knowledge = {knowledge}"), seats=seats)


def test_t10_nele_turns_two_rings_and_swaps() -> None:
    table = thinking("M1=TRA L2=MYC S1=CIT L4=TOO", 5)
    answer(table, "shift:medium")
    assert house(table).knowledge == 4
    answer(table, "shift:large")
    assert house(table).knowledge == 2
    answer(table, "modify:S1", "modify:S1-L5")
    assert house(table).knowledge == 0
    assert discs(table) == {"S1": "TOO", "M2": "TRA", "L3": "MYC", "L5": "CIT"}
    assert on_one_path(frozenset({"M2", "L3"}))
    assert state(table).turn.phase == "action"


def test_t11_the_small_ring_has_no_night_shift() -> None:
    table = thinking("S0=CIT", 9)
    assert offered(table, "shift") == ["shift:medium", "shift:large"]
    assert refusal(table, "shift:small") == "no-shift-small"


def test_t12_prices_double_within_a_turn_and_start_anew() -> None:
    table = thinking("S0=CIT M1=TRA", 15)
    paid = []
    for ring in ("medium", "large", "large", "medium"):
        before = house(table).knowledge
        answer(table, f"shift:{ring}")
        paid.append(before - house(table).knowledge)
    assert paid == [1, 2, 4, 8]
    assert house(table).knowledge == 0

    table = thinking("S0=CIT M1=TRA", 14)
    answer(table, "modify:S0", "modify:S0-S1", "modify:S1", "modify:S1-S0")
    assert house(table).knowledge == 14 - 2 - 4
    answer(table, "modify:S0", "modify:S0-M1")
    assert house(table).knowledge == 0

    answer(table, "end:turn")
    while asked(table) != 0:
        answer(table, "end:turn")
    assert state(table).night_shift_price == 1
    assert state(table).modification_price == 2


@pytest.mark.parametrize(
    ("seats", "round_number", "shift", "modify"),
    [
        (4, 8, 1, 2),
        (4, 9, 2, 3),
        (3, 9, 1, 2),
        (3, 10, 2, 3),
        (2, 10, 1, 2),
        (2, 11, 2, 3),
    ],
)
def test_t13_the_surcharge(seats: int, round_number: int, shift: int, modify: int) -> None:
    table = thinking("S0=CIT M1=TRA", 20, round_number, seats)
    assert state(table).night_shift_price == shift
    assert state(table).modification_price == modify
    answer(table, "shift:medium", "modify:S0", "modify:S0-S1")
    assert house(table).knowledge == 20 - shift - modify
    assert state(table).night_shift_price == 2 * shift
    assert state(table).modification_price == 2 * modify


def test_t13_second_uses_after_the_surcharge() -> None:
    table = thinking("S0=CIT M1=TRA", 20, 9)
    answer(table, "shift:medium", "modify:S0", "modify:S0-S1")
    assert (state(table).night_shift_price, state(table).modification_price) == (4, 6)


def test_t14_an_upgraded_disc_moves_to_an_empty_slot() -> None:
    table = thinking("L1=ENE* M0=TRA", 4)
    answer(table, "modify:L1", "modify:L1-S1")
    assert discs(table) == {"S1": "ENE*", "M0": "TRA"}
    assert house(table).knowledge == 2


def test_t14_empty_slots_have_nothing_to_move() -> None:
    table = thinking("L1=ENE* M0=TRA", 4)
    assert offered(table, "modify") == ["modify:M0", "modify:L1"]
    assert refusal(table, "modify:L4") == "no-disc-there"
    assert refusal(table, "modify:L4-L5") == "no-disc-there"
    assert refusal(table, "modify:Q4") == "no-slot"
    answer(table, "modify:L1")
    assert "modify:L1-L1" not in offered(table)


def test_a_night_shift_tells_what_it_brings() -> None:
    table = thinking("M1=TRA M2=ENE* L0=TOO", 3)
    assert hint(table, "shift:medium") == (
        "Then active in this ring: Travel disc and upgraded Energy disc."
    )
    assert hint(table, "shift:large") == "Then active in this ring: nothing."


def test_influence_needs_knowledge_and_its_phase() -> None:
    table = thinking("S1=ENE M2=TRA", 1)
    assert offered(table, "modify") == []
    assert refusal(table, "modify:S1") == "no-knowledge"
    answer(table, "activate:S1")
    assert offered(table, "shift") == []
    assert refusal(table, "shift:medium") == "no-influence-over"
    assert refusal(table, "modify:S1") == "no-influence-over"


def test_a_turn_without_knowledge_begins_with_the_action_phase() -> None:
    table = thinking("S1=ENE M2=TRA", 0)
    assert state(table).turn.phase == "action"
