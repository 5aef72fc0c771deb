"""How even the game is between greedy stand-ins: a measure of the designed values.

python -m games.noria.balance [games for each number of players]
"""

from __future__ import annotations

import sys
from collections import Counter

from msgspec import Struct, field

from games.catalogue import game
from games.chance import Seed
from games.noria.facts import TRACKS
from games.noria.state import Options
from games.noria.view import HouseView
from games.selfplay import play_one


class Balance(Struct):
    """What many games between equals came to."""

    seats: int
    games: int = 0
    won_from: list[float] = field(default_factory=list)
    """Wins by place in the turn order, the start player first."""
    won_on: Counter[str] = field(default_factory=Counter)
    """Wins by the winner's main track."""
    climbed: Counter[str] = field(default_factory=Counter)
    """How often each track was anybody's main track."""
    points: int = 0

    @property
    def seat_advantage(self) -> float:
        """The most by which a place in the turn order wins more or less than its share, in %."""
        share = 1 / self.seats
        return max(abs(won / self.games - share) for won in self.won_from) * 100

    @property
    def favourite(self) -> float:
        """How often the commonest main track was the winner's, in %."""
        return max(self.won_on.values()) / sum(self.won_on.values()) * 100


def main_track(house: HouseView) -> str:
    """The track that a house climbed furthest, or that brought it more where two are level."""
    return max(TRACKS, key=lambda track: (house.levels[track], house.points[track]))


def measure(seats: int, games: int, options: Options) -> Balance:
    """Let greedy stand-ins play and count who wins how."""
    found = Balance(seats, won_from=[0.0] * seats)
    for number in range(games):
        seed = Seed.from_words(f"balance {seats} {options.mode} {number}")
        table = play_one(game("noria"), options, seed, ["greedy"] * seats)
        outcome, view = table.outcome, table.view(None)
        if outcome is None:
            raise ValueError("a game did not come to its end")
        found.games += 1
        found.points += sum(outcome.scores)
        found.climbed.update(main_track(house) for house in view.houses)
        for winner in outcome.winners:
            found.won_on[main_track(view.houses[winner])] += 1
            found.won_from[(winner - view.first) % seats] += 1 / len(outcome.winners)
    return found


def report(balance: Balance) -> str:
    """The figures in a few lines."""
    wins = sum(balance.won_on.values())
    tracks = ", ".join(
        f"{track} {balance.won_on[track] / wins:.0%} of wins"
        f" ({balance.climbed[track] / balance.games / balance.seats:.0%} of houses)"
        for track in TRACKS
    )
    places = ", ".join(f"{won / balance.games:.1%}" for won in balance.won_from)
    return (
        f"{balance.seats} players, {balance.games} games,"
        f" {balance.points / balance.games / balance.seats:.1f} points on average\n"
        f"  main tracks: {tracks}; the winner's favourite {balance.favourite:.0f} %\n"
        f"  wins in turn order: {places}; advantage {balance.seat_advantage:.1f} points"
    )


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for crowd in (2, 3, 4):
        for mode in ("base", "expert"):
            print(mode, report(measure(crowd, count, Options(mode=mode))))
