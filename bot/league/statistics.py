"""What somebody's results say: places, streaks, habits, and how they fare against others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from games.text import Text


class Finish(Struct, frozen=True):
    """How one game ended for somebody."""

    game: str
    place: int
    seats: int
    score: int | None
    opponents: tuple[tuple[str, int], ...]
    """Everybody else, with their places."""
    habit: Text | None = None
    """What was typical of their play, where the game can tell."""


class Statistics(Struct, frozen=True):
    """Somebody's record at a game."""

    played: int
    won: int
    places: tuple[int, ...]
    best_score: int | None
    mean_score: float | None
    longest_streak: int
    """Wins in a row, shared ones included."""
    streak: int
    habits: tuple[tuple[Text, int], ...]
    """What they did most often, with how often."""


class HeadToHead(Struct, frozen=True):
    """How two people fare at the same tables."""

    met: int
    ahead: int
    behind: int

    @property
    def level(self) -> int:
        """How often they shared a place."""
        return self.met - self.ahead - self.behind


def statistics(finishes: Sequence[Finish]) -> Statistics:
    """Add up finishes, which are in the order in which they happened."""
    places = [finish.place for finish in finishes]
    scores = [finish.score for finish in finishes if finish.score is not None]
    habits = Counter(
        (finish.habit.id, str(finish.habit.args)) for finish in finishes if finish.habit
    )
    texts = {
        (finish.habit.id, str(finish.habit.args)): finish.habit
        for finish in finishes
        if finish.habit
    }
    runs = _runs(places)
    return Statistics(
        played=len(places),
        won=places.count(1),
        places=tuple(places.count(place) for place in range(1, max(places, default=0) + 1)),
        best_score=max(scores, default=None),
        mean_score=sum(scores) / len(scores) if scores else None,
        longest_streak=max(runs, default=0),
        streak=runs[-1] if places and places[-1] == 1 else 0,
        habits=tuple((texts[key], count) for key, count in habits.most_common(3)),
    )


def _runs(places: Sequence[int]) -> list[int]:
    """The lengths of all runs of wins."""
    runs, run = [], 0
    for place in places:
        run = run + 1 if place == 1 else 0
        runs.append(run)
    return runs


def head_to_head(finishes: Sequence[Finish], other: str) -> HeadToHead:
    """How somebody's finishes compare with those of another at the same tables."""
    pairs = [
        (finish.place, place)
        for finish in finishes
        for who, place in finish.opponents
        if who == other
    ]
    return HeadToHead(
        met=len(pairs),
        ahead=sum(own < theirs for own, theirs in pairs),
        behind=sum(own > theirs for own, theirs in pairs),
    )
