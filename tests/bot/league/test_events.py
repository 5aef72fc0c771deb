"""Swiss rounds and knock-out brackets, with every number of entrants."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.league.knock_out import bracket, go_on, order_of, standing
from bot.league.swiss import pair, table_sizes


@given(st.integers(0, 70), st.integers(2, 4), st.integers(2, 4))
def test_tables_take_everybody_or_give_a_bye(entrants: int, seats: int, least: int) -> None:
    least = min(least, seats)
    sizes, byes = table_sizes(entrants, seats, least)
    assert sum(sizes) + byes == entrants
    assert all(least <= size <= seats for size in sizes)
    assert max(sizes, default=0) - min(sizes, default=0) <= 1
    assert byes < max(least, 1) or entrants < least or byes <= entrants % seats


def _swiss(entrants: int, seats: int, least: int, rounds: int, luck: list[int]) -> dict[str, int]:
    points = dict.fromkeys(range(entrants), 0)
    met: list[frozenset[int]] = []
    byes: list[int] = []
    for number in range(rounds):
        order = sorted(points, key=lambda who: (-points[who], who))
        found = pair(order, set(met), seats=seats, least=least, had_bye=byes)
        there = [who for table in found.tables for who in table] + list(found.byes)
        assert sorted(there) == list(range(entrants))
        for table in found.tables:
            met += [frozenset(two) for two in combinations(table, 2)]
            winner = table[luck[number % len(luck)] % len(table)]
            points[winner] += 1
        byes += found.byes
        for who in found.byes:
            points[who] += 1
    return {
        "again": len(met) - len(set(met)),
        "byes": max((byes.count(who) for who in byes), default=0),
    }


@given(st.integers(6, 40), st.lists(st.integers(0, 3), min_size=1, max_size=6))
@settings(max_examples=60, deadline=None)
def test_two_seats_never_meet_twice_and_have_one_bye(entrants: int, luck: list[int]) -> None:
    rounds = min(5, entrants // 2)
    assert _swiss(entrants, 2, 2, rounds, luck) == {"again": 0, "byes": entrants % 2}


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("entrants", [16, 23, 36, 60])
def test_larger_tables_seldom_repeat_a_meeting(entrants: int, seats: int) -> None:
    found = _swiss(entrants, seats, 2, 3, [0, 1, 2])
    assert found["byes"] == 0
    assert found["again"] <= (2 if entrants < 20 else 0)


def test_those_who_stand_alike_meet() -> None:
    found = pair(range(8), set(), seats=2, least=2)
    assert found.tables == ((0, 1), (2, 3), (4, 5), (6, 7))
    again = {frozenset((0, 1)), frozenset((2, 3))}
    assert pair(range(4), again, seats=2, least=2).tables == ((0, 2), (1, 3))


def test_two_who_have_met_everybody_meet_again() -> None:
    found = pair(range(2), {frozenset((0, 1))}, seats=2, least=2)
    assert found.tables == ((0, 1),)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("entrants", range(2, 65))
def test_the_better_seed_always_wins_the_bracket(entrants: int, seats: int) -> None:
    drawn = bracket(entrants, seats)
    results: dict[tuple[int, int], list[int]] = {}
    tables = 0
    while (now := standing(drawn, results)).ready:
        for number, at in now.ready:
            who = [one for one in now.rounds[number][at] if one is not None]
            assert len(set(who)) == len(who) <= seats
            results[number, at] = sorted(who)[: drawn.through]
            tables += 1
    assert now.champion == 0
    first = [one for table in now.rounds[0] for one in table]
    assert sorted(one for one in first if one is not None) == list(range(entrants))
    if seats == 2:
        assert tables == entrants - 1
        assert set(now.rounds[-1][0]) == {0, 1}


def test_standard_seeding_of_eight() -> None:
    drawn = bracket(8, 2)
    pairs = [{slot.seed for slot in match.slots} for match in drawn.rounds[0]]
    assert all(pair in pairs for pair in ({0, 7}, {1, 6}, {2, 5}, {3, 4}))
    halves = [pairs[0] | pairs[1], pairs[2] | pairs[3]]
    assert [0 in half for half in halves] != [1 in half for half in halves]
    assert {0, 3} <= halves[0] or {0, 3} <= halves[1]


def test_byes_go_to_the_best_seeds() -> None:
    now = standing(bracket(6, 2), {})
    byes = sorted(table[0] for table in now.rounds[0] if len(table) == 1 and table[0] is not None)
    assert byes == [0, 1]
    assert len(now.ready) == 2


def test_where_nobody_comes_through_the_next_has_a_bye() -> None:
    drawn = bracket(8, 2)
    results: dict[tuple[int, int], list[int]] = {(0, 0): [], (0, 1): [3]}
    now = standing(drawn, results)
    assert sorted(now.ready) == [(0, 2), (0, 3)]
    assert set(now.rounds[1][0]) == {None, 3}
    assert 3 in now.rounds[2][0]
    nobody = standing(drawn, {(0, at): [] for at in range(4)})
    assert (nobody.ready, nobody.champion) == ((), None)
    one = standing(drawn, {(0, 0): [], (0, 1): [], (0, 2): [], (0, 3): [5]})
    assert (one.ready, one.champion) == ((), 5)
    four = standing(bracket(16, 4), {(0, 0): [0], (0, 1): [1], (0, 2): [], (0, 3): [2, 3]})
    assert four.ready == ((2, 0),)
    assert set(four.rounds[2][0]) == {0, 1, 2, 3}


def test_two_of_four_go_on() -> None:
    drawn = bracket(8, 4)
    assert go_on(4) == drawn.through == 2
    assert [len(line) for line in drawn.rounds] == [2, 1]
    assert [len(match.slots) for match in drawn.rounds[0]] == [4, 4]


def test_of_those_level_the_better_seed_goes_on() -> None:
    assert order_of({5: 1, 2: 1, 0: 3, 7: 4}) == [2, 5, 0, 7]


@pytest.mark.parametrize("entrants", [0, 1])
def test_a_bracket_without_opponents(entrants: int) -> None:
    now = standing(bracket(entrants, 2), {})
    assert now.ready == ()
    assert now.champion == (0 if entrants else None)
