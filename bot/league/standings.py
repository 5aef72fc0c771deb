"""Standings from results: points for places, and tie-breaks that leave nobody level.

Everything here follows from the results alone, so that standings can always be worked out anew.
Points are fractions: who shares a place shares the points of the places they take up.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Literal, get_args

from msgspec import Struct

TieBreak = Literal["wins", "head-to-head", "opponents", "share", "places"]
"""`share` is one's part of all points scored at one's tables; `places` prefers better places."""

TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)

Entrant = int


class Played(Struct, frozen=True):
    """One result: each entrant's place and score. Walk-overs and byes have no scores."""

    places: dict[Entrant, int]
    scores: dict[Entrant, int]


class Line(Struct, frozen=True):
    """One entrant's line of the table."""

    entrant: Entrant
    rank: int
    points: Fraction
    played: int
    places: tuple[int, ...]
    """How often first, second and so on; a shared place counts as itself."""
    adjusted: Fraction = Fraction(0)
    """What an organiser added or took, within `points`."""

    @property
    def wins(self) -> int:
        """How often first."""
        return self.places[0] if self.places else 0


def points_for(places: Iterable[int], scale: Sequence[int]) -> list[Fraction]:
    """Points for the places of one table; those who share a place share what it is worth."""
    places = list(places)
    worth = [*scale, *[0] * len(places)]
    return [
        Fraction(sum(worth[place - 1 : place - 1 + level]), level)
        for place in places
        for level in [places.count(place)]
    ]


class _Tally:
    """What the results add up to."""

    def __init__(
        self,
        entrants: Sequence[Entrant],
        results: Sequence[Played],
        scale: Sequence[int],
        adjusted: Mapping[Entrant, Fraction],
    ) -> None:
        self.results = results
        self.scale = scale
        self.points = {entrant: adjusted.get(entrant, Fraction(0)) for entrant in entrants}
        self.places: dict[Entrant, list[int]] = {entrant: [] for entrant in entrants}
        self.opponents: dict[Entrant, list[Entrant]] = {entrant: [] for entrant in entrants}
        self.scored: dict[Entrant, list[tuple[int, int]]] = {entrant: [] for entrant in entrants}
        for result in results:
            self._add(result)

    def _add(self, result: Played) -> None:
        worth = worth_of(result, self.scale)
        total = sum(max(0, score) for score in result.scores.values())
        for entrant, place in result.places.items():
            if entrant not in self.points:
                continue
            self.points[entrant] += worth[entrant]
            self.places[entrant].append(place)
            self.opponents[entrant] += [other for other in result.places if other != entrant]
            if entrant in result.scores:
                self.scored[entrant].append((max(0, result.scores[entrant]), total))

    def among(self, group: frozenset[Entrant]) -> dict[Entrant, Fraction]:
        """Points from tables where members of a group met: places among themselves alone."""
        found = dict.fromkeys(group, Fraction(0))
        for result in self.results:
            here = {who: place for who, place in result.places.items() if who in group}
            if len(here) > 1:
                order = sorted(here.values())
                places = [order.index(place) + 1 for place in here.values()]
                for who, worth in zip(here, points_for(places, self.scale), strict=True):
                    found[who] += worth
        return found


def worth_of(result: Played, scale: Sequence[int]) -> dict[Entrant, Fraction]:
    """The points that a result gives to each."""
    return dict(zip(result.places, points_for(result.places.values(), scale), strict=True))


Key = Callable[[_Tally, frozenset[Entrant]], Callable[[Entrant], object]]
"""For a group that is level so far a sortable value of each in it; larger is better."""


def _share(tally: _Tally, entrant: Entrant) -> Fraction:
    parts = [Fraction(own, total) for own, total in tally.scored[entrant] if total]
    return sum(parts, Fraction(0)) / len(parts) if parts else Fraction(0)


_KEYS: dict[TieBreak, Key] = {
    "wins": lambda tally, _: lambda who: tally.places[who].count(1),
    "head-to-head": lambda tally, group: tally.among(group).__getitem__,
    "opponents": lambda tally, _: (
        lambda who: sum(
            (tally.points.get(other, Fraction(0)) for other in tally.opponents[who]), Fraction(0)
        )
    ),
    "share": lambda tally, _: partial(_share, tally),
    "places": lambda tally, _: (
        lambda who: tuple(tally.places[who].count(place) for place in (1, 2, 3, 4))
    ),
}


def standings(
    entrants: Sequence[Entrant],
    results: Sequence[Played],
    *,
    scale: Sequence[int],
    tie_breaks: Sequence[TieBreak] = TIE_BREAKS,
    lot: str = "",
    adjusted: Mapping[Entrant, Fraction] | None = None,
) -> list[Line]:
    """Everybody in order, no two on the same rank.

    Tie-breaks apply one after the other, each among those who are still level; in the end lots
    decide, drawn from the word `lot` so that they fall the same way however often one looks.
    """
    adjusted = adjusted or {}
    tally = _Tally(entrants, results, scale, adjusted)
    groups = _split([frozenset(entrants)] if entrants else [], lambda _: tally.points.__getitem__)
    for tie_break in tie_breaks:
        groups = _split(groups, partial(_KEYS[tie_break], tally))
    order = [
        who for group in groups for who in sorted(group, key=lambda who: (_drawn(lot, who), who))
    ]
    return [
        Line(
            entrant=who,
            rank=rank,
            points=tally.points[who],
            played=len(tally.places[who]),
            places=tuple(tally.places[who].count(place) for place in range(1, len(scale) + 1)),
            adjusted=adjusted.get(who, Fraction(0)),
        )
        for rank, who in enumerate(order, 1)
    ]


def _split(
    groups: Sequence[frozenset[Entrant]],
    key: Callable[[frozenset[Entrant]], Callable[[Entrant], object]],
) -> list[frozenset[Entrant]]:
    """Part each group into those who are level by one more key, the best first."""
    parted = []
    for group in groups:
        if len(group) == 1:
            parted.append(group)
            continue
        by_key: dict[object, set[Entrant]] = {}
        value_of = key(group)
        for who in group:
            by_key.setdefault(value_of(who), set()).add(who)
        parted += [
            frozenset(by_key[value])
            for value in sorted(by_key, reverse=True)  # type: ignore[type-var]
        ]
    return parted


def _drawn(lot: str, entrant: Entrant) -> bytes:
    return hashlib.blake2b(f"{lot}/{entrant}".encode(), digest_size=8).digest()


def within_reach(
    entrant: Entrant,
    lines: Sequence[Line],
    left: Mapping[Entrant, int],
    scale: Sequence[int],
) -> tuple[int, int]:
    """The best and the worst rank an entrant can still come to; `left` are tables to play.

    Bounds: they treat everybody's remaining tables as if they did not depend on each other.
    """
    most, least = max(scale, default=0), min(scale, default=0)
    own = next(line for line in lines if line.entrant == entrant)
    best_points = own.points + most * left.get(entrant, 0)
    worst_points = own.points + least * left.get(entrant, 0)
    others = [line for line in lines if line.entrant != entrant]
    above = sum(line.points + least * left.get(line.entrant, 0) > best_points for line in others)
    threats = sum(line.points + most * left.get(line.entrant, 0) >= worst_points for line in others)
    if not any(left.values()):
        return own.rank, own.rank
    return above + 1, threats + 1
