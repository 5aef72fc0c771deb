"""Ratings for two to four seats, after Plackett and Luce as `openskill` works them out.

A rating is a guess (`mu`) and how sure it is (`sigma`). People read it on a scale on which
everybody begins at 1500, with twice the uncertainty beside it; who has played too little for it to
mean much is provisional. Ratings follow from the results in their order and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct
from openskill.models import PlackettLuce

SCALE = 24.0
START = 1500
SURE = 7.0
"""The uncertainty, as the model counts it, below which a rating is no longer provisional."""

Player = str
"""`person:…` or `stand-in:…`."""


class Rating(Struct, frozen=True):
    """What is thought of a player's strength at one game."""

    mu: float
    sigma: float
    played: int = 0

    @property
    def shown(self) -> int:
        """The number people read."""
        return round(START + SCALE * (self.mu - new().mu))

    @property
    def margin(self) -> int:
        """How far off that number may well be."""
        return round(SCALE * 2 * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether too little is known yet."""
        return self.sigma > SURE

    @property
    def sure(self) -> float:
        """What a player is at least worth, by all likelihood: leaderboards go by that."""
        return self.mu - 2 * self.sigma


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


@cache
def new() -> Rating:
    """Nothing is known yet."""
    fresh = _model().rating()
    return Rating(fresh.mu, fresh.sigma)


class Rated(Struct, frozen=True):
    """What a rating goes by: who had which place."""

    players: tuple[Player, ...]
    places: tuple[int, ...]


def after(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after one game; the order of players is the order of places."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(team[0].mu, team[0].sigma, one.played + 1)
        for team, one in zip(rated, before, strict=True)
    ]


def recomputed(results: Iterable[Rated]) -> Iterable[list[Rating]]:
    """Every rating after every result, from the results alone."""
    now: dict[Player, Rating] = {}
    for result in results:
        found = after([now.get(player, new()) for player in result.players], result.places)
        now.update(zip(result.players, found, strict=True))
        yield found


def rateable(players: Sequence[Player]) -> bool:
    """Two stand-ins of one kind are one player, who cannot play against itself."""
    return len(players) > 1 and len(set(players)) == len(players)


def person(identity: str) -> Player:
    """A person as a player."""
    return f"person:{identity}"


def stand_in(program: str) -> Player:
    """A stand-in as a player: every one of a kind plays alike."""
    return f"stand-in:{program}"
