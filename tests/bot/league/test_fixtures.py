"""Fixtures: exact for two seats, as even as they claim for three and four, and quick."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.league.fixtures import fairness, fixtures, played_by_each


@pytest.mark.parametrize("entrants", range(2, 65))
def test_two_seats_meet_exactly_once(entrants: int) -> None:
    found = fixtures(entrants, 2)
    met = sorted(tuple(sorted(table)) for table in found.tables)
    assert met == list(combinations(range(entrants), 2))
    assert found.fairness.perfect


@pytest.mark.parametrize("entrants", [4, 7, 10, 15, 64])
@pytest.mark.parametrize("tables", [1, 2, 3, 5, 8, 20])
def test_two_seats_with_a_number_of_tables_are_exact_too(entrants: int, tables: int) -> None:
    found = fixtures(entrants, 2, tables).fairness
    assert found.perfect
    assert abs(found.tables - tables) <= 1


def _is_fair(entrants: int, seats: int, tables: int | None) -> None:
    found = fixtures(entrants, seats, tables)
    measured = found.fairness
    seats = min(seats, entrants)
    pairs = entrants * (entrants - 1) // 2
    assert measured == fairness(found.tables, entrants, seats)
    assert all(len(set(table)) == seats for table in found.tables)
    plays = [who for table in found.tables for who in table]
    assert {plays.count(who) for who in range(entrants)} == {measured.tables}
    assert measured.tables == played_by_each(entrants, seats, tables)
    assert measured.seat_gap <= 1
    assert measured.most - measured.least <= (2 if entrants <= 16 else 3)
    assert measured.excess <= pairs * 0.15


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("entrants", [4, 5, 6, 7, 8, 9, 10, 12, 13, 16, 25, 40, 64])
def test_larger_tables_are_fair_by_their_own_measure(entrants: int, seats: int) -> None:
    for tables in (None, 3, 6):
        _is_fair(entrants, seats, tables)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_entrants_is_fair(seats: int) -> None:
    for entrants in range(4, 65):
        for tables in (None, 3, 5, 8):
            _is_fair(entrants, seats, tables)


@pytest.mark.parametrize(
    ("entrants", "seats", "tables"),
    [(7, 3, 3), (13, 4, 4), (9, 3, 4), (4, 4, 5), (16, 4, 3), (27, 4, 8)],
)
def test_where_a_perfect_design_exists_it_is_found(entrants: int, seats: int, tables: int) -> None:
    assert fixtures(entrants, seats, tables).fairness.perfect


def _all_meet_once(entrants: int, seats: int) -> None:
    found = fixtures(entrants, seats)
    met = Counter(pair for table in found.tables for pair in combinations(sorted(table), 2))
    assert len(met) == entrants * (entrants - 1) // 2
    assert set(met.values()) == {1}
    assert found.fairness.perfect


THREES = [entrants for entrants in range(7, 65) if entrants % 6 in (1, 3)]
"""Where Steiner triple systems exist."""
FOURS = [13, 16, 25, 37, 40, 49, 52, 61, 64]
"""Where everybody can meet once at tables of four; 28 is missing, which no turning gives."""


@pytest.mark.parametrize(
    ("entrants", "seats"),
    [
        pytest.param(entrants, seats, marks=[] if entrants < 30 else [pytest.mark.long])
        for seats, numbers in ((3, THREES), (4, FOURS))
        for entrants in numbers
    ],
)
def test_everybody_meets_everybody_once_where_the_numbers_allow_it(
    entrants: int, seats: int
) -> None:
    _all_meet_once(entrants, seats)


@pytest.mark.parametrize("entrants", [8, 14, 20, 24, 26])
def test_without_one_of_a_perfect_design_everybody_misses_one(entrants: int) -> None:
    found = fixtures(entrants, 3, entrants // 2 - 1)
    met = Counter(pair for table in found.tables for pair in combinations(sorted(table), 2))
    assert set(met.values()) == {1}
    assert len(met) == entrants * (entrants - 2) // 2
    assert found.fairness.perfect


@pytest.mark.parametrize("seats", [3, 4])
def test_a_usual_division_is_nearly_perfect(seats: int) -> None:
    """At most one meeting away, for as many tables as anybody plays in a season."""
    for entrants in range(4, 13):
        for tables in (None, *range(1, 7)):
            found = fixtures(entrants, seats, tables).fairness
            assert found.seat_gap <= 1
            assert found.excess <= (2 if (entrants, seats) == (8, 4) else 0), (entrants, tables)


def test_the_measure_sees_what_is_uneven() -> None:
    lopsided = [(0, 1, 2), (0, 1, 2), (3, 4, 5), (3, 4, 5)]
    measured = fairness(lopsided, 6, 3)
    assert (measured.least, measured.most, measured.seat_gap) == (0, 2, 2)
    assert measured.excess == 6
    assert not measured.perfect


@pytest.mark.parametrize("entrants", [0, 1])
def test_nobody_plays_alone(entrants: int) -> None:
    assert fixtures(entrants, 4).tables == ()


@pytest.mark.parametrize(("entrants", "seats"), [(2, 4), (3, 4), (2, 3), (2, 2)])
def test_few_entrants_play_at_smaller_tables(entrants: int, seats: int) -> None:
    found = fixtures(entrants, seats, 3)
    assert {len(table) for table in found.tables} == {entrants}
    assert found.fairness.tables == 3


@given(st.integers(2, 30), st.integers(2, 4), st.integers(1, 8))
@settings(max_examples=25, deadline=None)
def test_the_same_numbers_give_the_same_fixtures(entrants: int, seats: int, tables: int) -> None:
    assert fixtures(entrants, seats, tables) == fixtures(entrants, seats, tables)


@given(st.integers(4, 20), st.integers(2, 4))
@settings(max_examples=20, deadline=None)
def test_the_order_keeps_everybody_busy(entrants: int, seats: int) -> None:
    """At no time has anybody been given many more tables than somebody else."""
    found = fixtures(entrants, seats, 4)
    had = [0] * entrants
    for table in found.tables:
        for who in table:
            had[who] += 1
        assert max(had) - min(had) <= 3


def test_five_hundred_in_one_division_stay_even() -> None:
    assert fixtures(500, 4, 8).fairness.perfect
