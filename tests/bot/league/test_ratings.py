"""Ratings and statistics."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.league import ratings
from bot.league.ratings import Rated, after, new, rateable, recomputed
from bot.league.statistics import Finish, head_to_head, statistics
from games.text import say


@st.composite
def histories(draw: st.DrawFn) -> list[Rated]:
    found = []
    for _ in range(draw(st.integers(0, 20))):
        who = draw(st.lists(st.sampled_from("abcdef"), min_size=2, max_size=4, unique=True))
        strengths = [draw(st.integers(0, 2)) for _ in who]
        order = sorted(strengths)
        found.append(Rated(tuple(who), tuple(order.index(one) + 1 for one in strengths)))
    return found


@given(histories())
@settings(deadline=None)
def test_recomputed_ratings_are_those_kept_along_the_way(history: list[Rated]) -> None:
    kept: dict[str, ratings.Rating] = {}
    steps = list(recomputed(history))
    for result, step in zip(history, steps, strict=True):
        found = after([kept.get(who, new()) for who in result.players], result.places)
        assert found == step
        kept.update(zip(result.players, found, strict=True))
    assert all(one.sigma < new().sigma for one in kept.values())
    for who, one in kept.items():
        assert one.played == sum(who in result.players for result in history)


def test_winning_raises_and_losing_lowers() -> None:
    first, second, third = after([new()] * 3, (1, 2, 3))
    assert first.mu > second.mu > third.mu
    level, other = after([new()] * 2, (1, 1))
    assert level.mu == pytest.approx(other.mu)


def test_a_surprise_counts_more() -> None:
    strong, weak = after([new()] * 2, (1, 2))
    upset = after([strong, weak], (2, 1))
    expected = after([strong, weak], (1, 2))
    assert upset[1].mu - weak.mu > expected[0].mu - strong.mu


def test_how_a_rating_is_shown() -> None:
    assert new().shown == 1500
    assert new().provisional
    steady = list(recomputed([Rated(("a", "b", "c", "d"), (1, 2, 3, 4))] * 25))[-1]
    assert not steady[0].provisional
    assert steady[0].shown > 1500 > steady[3].shown
    assert steady[0].margin < new().margin


def test_a_program_cannot_beat_itself() -> None:
    twice = [ratings.stand_in("greedy"), ratings.stand_in("greedy"), ratings.person("1")]
    assert not rateable(twice)
    assert rateable(twice[1:])
    assert not rateable(twice[:1])


def finish(place: int, *others: tuple[str, int], score: int = 10, habit: str = "") -> Finish:
    """One game of somebody's."""
    text = say(f"noria.{habit}") if habit else None
    return Finish("noria", place, len(others) + 1, score, others, text)


def test_statistics_add_up() -> None:
    found = statistics(
        [
            finish(1, ("b", 2), score=30, habit="tea"),
            finish(1, ("b", 1), score=20, habit="tea"),
            finish(3, ("b", 1), ("c", 2), score=10, habit="coffee"),
            finish(1, ("c", 2), score=40),
        ]
    )
    assert (found.played, found.won, found.places) == (4, 3, (3, 0, 1))
    assert (found.best_score, found.mean_score) == (40, 25)
    assert (found.longest_streak, found.streak) == (2, 1)
    assert found.habits == ((say("noria.tea"), 2), (say("noria.coffee"), 1))
    assert statistics([]).places == ()


def test_head_to_head() -> None:
    games = [
        finish(1, ("b", 2)),
        finish(2, ("b", 2), ("c", 1)),
        finish(3, ("b", 1), ("c", 2)),
        finish(1, ("c", 2)),
    ]
    found = head_to_head(games, "b")
    assert (found.met, found.ahead, found.level, found.behind) == (3, 1, 1, 1)
