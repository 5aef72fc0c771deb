"""Standings: points for places, a total order, and what can still be reached."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.standings import (
    TIE_BREAKS,
    Played,
    TieBreak,
    _Tally,
    points_for,
    standings,
    within_reach,
)

SCALE = (4, 2, 1, 0)


def played(*places: tuple[int, int], scores: dict[int, int] | None = None) -> Played:
    """A result from (entrant, place) pairs."""
    return Played(dict(places), scores or {})


def test_a_shared_place_shares_the_points() -> None:
    assert points_for([1, 1, 3, 4], SCALE) == [3, 3, 1, 0]
    assert points_for([1, 2, 2, 2], SCALE) == [4, 1, 1, 1]
    assert points_for([1, 1], (3, 0)) == [Fraction(3, 2)] * 2


@given(st.lists(st.integers(0, 3), min_size=2, max_size=4))
def test_every_table_gives_the_same_points_in_all(strengths: list[int]) -> None:
    order = sorted(strengths)
    places = [order.index(one) + 1 for one in strengths]
    assert sum(points_for(places, SCALE)) == sum(SCALE[: len(places)])


@pytest.mark.parametrize("tie_break", TIE_BREAKS)
def test_each_tie_break_decides_what_it_says(tie_break: TieBreak) -> None:
    """Entrants 0 and 1 are level on points; 0 is better by each of the tie-breaks."""
    results = {
        "wins": [played((0, 1), (2, 2)), played((0, 4), (2, 1)), played((1, 2), (3, 1)),
                 played((1, 2), (3, 1))],
        "head-to-head": [played((0, 1), (1, 2)), played((2, 1), (0, 2)), played((1, 1), (2, 2)),
                         played((0, 2), (2, 1)), played((1, 2), (2, 1))],
        "opponents": [played((0, 1), (2, 2)), played((1, 1), (3, 2)), played((2, 1), (3, 2))],
        "share": [played((0, 1), (2, 2), scores={0: 90, 2: 10}),
                  played((1, 1), (3, 2), scores={1: 60, 3: 40})],
        "places": [played((0, 1), (2, 2)), played((0, 4), (2, 1)), played((1, 2), (3, 1)),
                   played((1, 2), (3, 1))],
    }[tie_break]  # fmt: skip
    for lot in "abcdef":
        lines = standings(range(4), results, scale=SCALE, tie_breaks=[tie_break], lot=lot)
        rank = {line.entrant: line.rank for line in lines}
        points = {line.entrant: line.points for line in lines}
        assert points[0] == points[1]
        assert rank[0] < rank[1]


@st.composite
def seasons(draw: st.DrawFn) -> tuple[int, list[Played]]:
    count = draw(st.integers(1, 7))
    results = []
    for _ in range(draw(st.integers(0, 12))):
        who = draw(
            st.lists(st.integers(0, count - 1), min_size=1, max_size=min(4, count), unique=True)
        )
        strengths = [draw(st.integers(0, 2)) for _ in who]
        order = sorted(strengths)
        places = [order.index(one) + 1 for one in strengths]
        scores = {one: draw(st.integers(-3, 20)) for one in who}
        results.append(Played(dict(zip(who, places, strict=True)), scores))
    return count, results


@given(seasons(), st.permutations(TIE_BREAKS), st.text(max_size=4))
def test_standings_are_a_total_order(
    season: tuple[int, list[Played]], tie_breaks: list[TieBreak], lot: str
) -> None:
    count, results = season
    lines = standings(range(count), results, scale=SCALE, tie_breaks=tie_breaks, lot=lot)
    assert [line.rank for line in lines] == list(range(1, count + 1))
    assert sorted(line.entrant for line in lines) == list(range(count))
    assert [line.points for line in lines] == sorted((x.points for x in lines), reverse=True)
    # Neither the order of the results nor that of the entrants matters.
    again = standings(
        range(count)[::-1], results[::-1], scale=SCALE, tie_breaks=tie_breaks, lot=lot
    )
    assert again == lines


def test_those_who_are_level_are_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many they are: an event of a thousand begins with all of them level."""
    looked: list[int] = []
    among = _Tally.among

    def watched(tally: _Tally, group: frozenset[int]) -> dict[int, Fraction]:
        looked.append(len(group))
        return among(tally, group)

    monkeypatch.setattr(_Tally, "among", watched)
    results = [played((at, 1), (at + 1, 2)) for at in range(0, 40, 2)]
    assert len(standings(range(40), results, scale=SCALE, lot="x")) == 40
    assert looked == [20, 20]


def test_lots_decide_the_rest_and_not_always_alike() -> None:
    winners = {standings(range(4), [], scale=SCALE, lot=str(lot))[0].entrant for lot in range(40)}
    assert winners == {0, 1, 2, 3}


def test_an_adjustment_counts() -> None:
    lines = standings(
        range(2), [played((0, 1), (1, 2))], scale=SCALE, adjusted={0: Fraction(-3), 1: Fraction(1)}
    )
    assert [line.entrant for line in lines] == [1, 0]
    assert [line.points for line in lines] == [Fraction(3), Fraction(1)]
    assert [line.adjusted for line in lines] == [Fraction(1), Fraction(-3)]


def test_what_is_within_reach_is_never_exceeded() -> None:
    """Every way in which the remaining tables could end lies between the bounds."""
    done = [played((0, 1), (1, 2), (2, 3)), played((3, 1), (1, 2), (0, 3))]
    to_play = [(0, 2, 3), (1, 2, 3)]
    lines = standings(range(4), done, scale=(3, 1, 0), lot="x")
    left = {0: 1, 1: 1, 2: 2, 3: 2}
    reached: dict[int, set[int]] = {who: set() for who in range(4)}
    ways = [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1), (1, 1, 3)]
    for one, other in product(ways, ways):
        rest = [
            Played(dict(zip(table, places, strict=True)), {})
            for table, places in zip(to_play, (one, other), strict=True)
        ]
        for line in standings(range(4), [*done, *rest], scale=(3, 1, 0), lot="x"):
            reached[line.entrant].add(line.rank)
    for who, ranks in reached.items():
        best, worst = within_reach(who, lines, left, (3, 1, 0))
        assert best <= min(ranks)
        assert max(ranks) <= worst
    assert (
        within_reach(0, lines, {}, (3, 1, 0))
        == (lines[[x.entrant for x in lines].index(0)].rank,) * 2
    )
