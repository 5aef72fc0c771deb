"""Scenarios T01 to T05: how the game is laid out."""

from __future__ import annotations

from typing import Any

import pytest

from games.chance import Chance, Seed
from games.noria.facts import BOX, ships_on
from games.noria.opening import fitting
from games.noria.rules import Noria
from games.noria.scoring import values
from games.noria.state import Options, State
from games.noria.wheel import PATTERNS, pattern_fault
from games.table import Table
from tests.games.noria.laying import answer, asked, discs, house, levels, offered, ships, state

PATTERN = ("S0", "M0", "M2", "L0", "L2", "L5")


def fresh(seats: int, **options: Any) -> State:
    return Noria().setup(seats, Options(**options), Chance(Seed.from_words(f"fresh {seats}")))


@pytest.mark.parametrize(
    ("seats", "islands", "stack", "rounds"), [(2, 5, 4, 16), (3, 6, 5, 15), (4, 7, 6, 14)]
)
def test_t01_a_new_base_game(seats: int, islands: int, stack: int, rounds: int) -> None:
    new = fresh(seats)
    assert len(new.stack) == islands
    assert new.islands == []
    assert list(new.market.values()) == [stack] * 7
    assert new.rounds == rounds
    for chamber in new.chambers.values():
        assert (chamber.upper, chamber.seated) == (4, 0)
    assert set(values(new).values()) == {0}


def test_t02_discs_left_over_leave_the_game() -> None:
    assert set(fresh(4).gone.values()) == {0}
    assert fresh(3).gone == dict.fromkeys(BOX, 2) | {"BON": 1}
    assert fresh(2).gone == dict.fromkeys(BOX, 4) | {"BON": 2}


def test_t03_free_first_levels_and_gifts() -> None:
    table = Table.start(Noria(), 4, Options(), Seed.from_words("t03"))
    kyra = state(table).first
    jan, mateja, nele = ((kyra + step) % 4 for step in (1, 2, 3))
    assert [asked(table)] == [kyra]
    answer(table, "start:E", "start:M", "start:O", "start:E")
    assert asked(table) == kyra
    answer(table, "start:REF", "start:RCH", "start:EXP", "start:EXP")
    assert levels(table, kyra) == (1, 0, 0, 0)
    assert levels(table, jan) == (0, 0, 0, 1)
    assert levels(table, mateja) == (0, 0, 1, 0)
    assert levels(table, nele) == (0, 0, 1, 0)
    for seat in range(4):
        assert house(table, seat).knowledge == 1
        assert sum(house(table, seat).stock.values()) == 1
        assert ships(table, seat) == (1, 1, 1)
    assert state(table).round == 1
    assert asked(table) == kyra


def test_t04_base_wheels() -> None:
    new = fresh(4)
    orders = set()
    for each in new.houses:
        there = dict(each.wheel.discs())
        assert (there["S0"], there["M0"], there["L0"]) == ("CIT", "TRA", "TOO")
        order = tuple(there[slot] for slot in ("M2", "L2", "L5"))
        assert sorted(order) == ["ENE", "MYC", "OBS"]
        assert list(each.wheel.active()) == ["M2", "L5"]
        orders.add(order)
    assert len(orders) == 4


def test_t05_a_new_expert_game() -> None:
    new = fresh(4, mode="expert")
    for each in new.houses:
        assert each.knowledge == 0
        assert sum(each.stock.values()) == 0
        assert set(each.levels.values()) == {0}
        assert list(each.ships.values()) == [1, 1, 1]
    assert len(new.islands) == 7
    assert new.stack == []
    assert all(sum(isle.ships.values()) == 5 for isle in new.islands)
    assert new.stage == "wheels"
    for seats, islands in ((2, 5), (3, 6)):
        laid = fresh(seats, mode="expert").islands
        assert len(laid) == islands
        assert all(isle.ships == ships_on(isle.id, seats) for isle in laid)


def test_t05_patterns_of_expert_wheels() -> None:
    assert pattern_fault(PATTERN) is None
    assert pattern_fault(["S1", "M2", "M3", "L0", "L1", "L2"]) == "halves"
    assert pattern_fault(["S0", "S1", "M0", "L0", "L2", "L5"]) == "rings"
    assert len(PATTERNS) == 59


def test_expert_wheels_are_built_unseen_and_at_the_same_time() -> None:
    table = Table.start(Noria(), 2, Options(mode="expert"), Seed.from_words("wheels"))
    assert len(table.pending) == 2
    assert all(decision.secret and len(decision.options) == 15 for decision in table.pending)
    for seat in range(2):
        table.answer(seat, ("wheel:M2-L5",))
    assert table.view(0).houses[0].plan == ("M2", "L5")
    assert table.view(0).houses[1].plan == ()
    assert table.view(None).houses[0].plan == ()
    for seat in range(2):
        assert len(table.pending[0].options) == 6
        table.answer(seat, ("wheel:S0-M0-L0-L2",))
    order = ["CIT", "TRA", "ENE", "TOO", "MYC", "OBS"]
    table.answer(1, tuple(f"wheel:{disc}" for disc in order))
    events = table.answer(0, tuple(f"wheel:{disc}" for disc in reversed(order)))
    assert all(event.reveals for event in events if event.text.id == "noria.built-wheel")
    assert discs(table, 1) == dict(zip(PATTERN, order, strict=True))
    assert discs(table, 0) == dict(zip(PATTERN, reversed(order), strict=True))
    assert state(table).round == 1
    table.check()


def test_whoever_has_no_choice_left_in_an_expert_wheel_is_waited_for_like_the_others() -> None:
    table = Table.start(Noria(), 2, Options(mode="expert"), Seed.from_words("wheels"))
    narrow = next(
        option.key
        for option in table.pending[0].options
        if len(fitting(option.key.removeprefix("wheel:").split("-"))) == 1
    )
    table.answer(0, (narrow,))
    table.answer(1, ("wheel:M2-L5",))
    assert [decision.seat for decision in table.pending] == [0, 1]


def test_the_market_is_laid_by_lot_in_the_expert_game() -> None:
    lots = set()
    for number in range(20):
        chance = Chance(Seed.from_words(f"market {number}"))
        prices = Noria().setup(2, Options(mode="expert"), chance).prices
        assert sorted(prices.values()) == [0, 0, 0, 1, 2, 3, 4]
        assert prices["ENE"] == prices["MYC"] == prices["OBS"] == 0
        lots.add(tuple(prices.values()))
    assert len(lots) > 10


def test_start_options_are_every_resource_and_track() -> None:
    table = Table.start(Noria(), 2, Options(), Seed.from_words("start"))
    assert offered(table) == ["start:E", "start:M", "start:O"]
    answer(table, "start:E", "start:E")
    assert offered(table) == ["start:REF", "start:SET", "start:EXP", "start:RCH"]
