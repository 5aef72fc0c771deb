"""Scenarios T41 to T45 and T55: intrigues."""

from __future__ import annotations

import pytest

from games.noria.facts import CROWDS, gears
from games.noria.scoring import values
from tests.games.noria.laying import (
    NoriaTable,
    answer,
    house,
    lay,
    offered,
    player,
    refusal,
    state,
    wheel,
)


def plotting(knowledge: int, round_number: int = 1, chambers: str = "") -> NoriaTable:
    """P1 with nothing but knowledge."""
    return lay(
        f"round = {round_number}\n"
        + player(1, wheel("S0=CIT"), f"knowledge = {knowledge}")
        + chambers
    )


def uppers(table: NoriaTable) -> dict[str, int]:
    return {name: chamber.upper for name, chamber in state(table).chambers.items()}


def test_t41_johann_seats_one_and_sends_one_away() -> None:
    table = plotting(1)
    answer(table, "intrigue:RCH", "remove:EXP")
    assert house(table).knowledge == 0
    assert uppers(table) == {"REF": 4, "SET": 4, "EXP": 3, "RCH": 3, "SPE": 4, "DIV": 4}
    assert state(table).chambers["RCH"].seated == 1
    assert values(state(table))["RCH"] == 4
    assert values(state(table))["EXP"] == 0


def test_t42_mateja_intrigues_twice() -> None:
    table = plotting(6, 4, "[state.chambers.SET]\nseated = 1\n")
    assert values(state(table))["SET"] == 2
    answer(table, "intrigue:SET", "remove:RCH")
    assert house(table).knowledge == 4
    answer(table, "intrigue:SET", "remove:REF")
    assert house(table).knowledge == 0
    assert state(table).chambers["SET"].seated == 3
    assert values(state(table))["SET"] == 6


def test_t43_who_may_be_sent_away() -> None:
    full = "[state.chambers.EXP]\nseated = 4\n"
    table = plotting(9, 1, full)
    assert refusal(table, "intrigue:EXP") == "no-politician"
    answer(table, "intrigue:REF")
    assert "remove:EXP" not in offered(table)
    assert refusal(table, "remove:EXP") == "no-politician"
    assert refusal(table, "remove:XXX") == "no-chamber"
    answer(table, "remove:REF")
    assert state(table).chambers["REF"].upper == 2


def test_t44_after_twelve_intrigues_nobody_waits() -> None:
    """All in one turn, each dearer than all before it together."""
    table = plotting(10_000)
    for number in range(12):
        price, before = state(table).intrigue_price, house(table).knowledge
        waiting = sum(uppers(table).values())
        answer(table, offered(table, "intrigue")[0])
        if waiting > 2:
            answer(table, offered(table, "remove")[-1])
        assert before - house(table).knowledge == price == 2**number
        assert sum(uppers(table).values()) == waiting - 2
    assert set(uppers(table).values()) == {0}
    assert sum(chamber.seated for chamber in state(table).chambers.values()) == 12
    assert house(table).knowledge > state(table).intrigue_price
    assert offered(table, "intrigue") == []
    for name in state(table).chambers:
        assert refusal(table, f"intrigue:{name}") == "no-politicians"


def test_t45_the_third_intrigue_of_a_turn() -> None:
    table = plotting(21, 7)
    paid = []
    for _ in range(3):
        before = house(table).knowledge
        answer(table, "intrigue:REF", "remove:DIV")
        paid.append(before - house(table).knowledge)
    assert paid == [3, 6, 12]
    assert house(table).knowledge == 0


@pytest.mark.parametrize(
    ("seats", "prices"),
    [
        (4, [1] * 2 + [2] * 4 + [3] * 4 + [4] * 4),
        (3, [1] * 3 + [2] * 4 + [3] * 4 + [4] * 4),
        (2, [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4),
    ],
)
def test_t55_the_price_of_an_intrigue_by_round(seats: int, prices: list[int]) -> None:
    assert [gears(seats, number + 1) for number in range(CROWDS[seats].rounds)] == prices
    spaces = lay("round = 1\n", seats=seats).view(None).spaces
    assert [space.intrigue for space in spaces if space.round > 0] == prices


def test_a_chamber_nobody_knows() -> None:
    table = plotting(3)
    assert refusal(table, "intrigue:XXX") == "no-chamber"
    table = plotting(1, 5)
    assert refusal(table, "intrigue:REF") == "no-knowledge"


def test_an_intrigue_before_the_discs_is_offered_last() -> None:
    """It would give up the Action phase: legal, but seldom wise."""
    table = lay(player(1, wheel("S1=ENE"), "knowledge = 5"))
    (decision,) = table.pending
    assert all(option.more == (option.verb == "intrigue") for option in decision.options)
    answer(table, "activate:S1")
    (decision,) = table.pending
    assert not any(option.more for option in decision.options)
