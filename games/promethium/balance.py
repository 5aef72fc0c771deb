"""How even the game is between greedy stand-ins: a measure of the designed values.

python -m games.promethium.balance [games for each number of players]
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import quantiles

from msgspec import Struct, field

from games.catalogue import game
from games.chance import Seed
from games.promethium.box import COLOURS, PROJECTS, RULE
from games.promethium.state import Options
from games.promethium.view import View
from games.selfplay import play_one


class Balance(Struct):
    """What many games between equals came to."""

    seats: int
    games: int = 0
    scores: list[int] = field(default_factory=list)
    projects: Counter[int] = field(default_factory=Counter)
    """How many projects of each level were realised."""
    activated: int = 0
    improvements: int = 0
    won_from: list[float] = field(default_factory=list)
    """Wins by place in the first turn order, the first player first."""
    won_with: list[float] = field(default_factory=list)
    """Wins by colour, and so by start tile."""

    @property
    def place_advantage(self) -> float:
        """The most by which a place in the turn order wins more or less than its share, in %."""
        return self._advantage(self.won_from)

    @property
    def seat_advantage(self) -> float:
        """The same for a seat, whose colour has a start tile of its own."""
        return self._advantage(self.won_with)

    def _advantage(self, won: list[float]) -> float:
        return max(abs(wins / self.games - 1 / self.seats) for wins in won) * 100


def first_of(view: View) -> int:
    """Who was the first player of the game, seen from its last round."""
    return (view.first - RULE.rounds + 1) % len(view.players)


def measure(seats: int, games: int) -> Balance:
    """Let greedy stand-ins play and count what came of it."""
    found = Balance(seats, won_from=[0.0] * seats, won_with=[0.0] * seats)
    for number in range(games):
        seed = Seed.from_words(f"balance {seats} {number}")
        table = play_one(game("promethium"), Options(), seed, ["greedy"] * seats)
        outcome, view = table.outcome, table.view(None)
        if outcome is None:
            raise ValueError("a game did not come to its end")
        found.games += 1
        found.scores += outcome.scores
        for player in view.players:
            found.projects.update(PROJECTS[built.id].level for built in player.projects)
            found.activated += sum(built.active for built in player.projects)
            found.improvements += len(player.improvements)
        for winner in outcome.winners:
            share = 1 / len(outcome.winners)
            found.won_from[(winner - first_of(view)) % seats] += share
            found.won_with[winner] += share
    return found


def report(balance: Balance) -> str:
    """The figures in a few lines."""
    played = balance.games * balance.seats
    low, quarter, middle, upper, high = _spread(balance.scores)
    levels = "/".join(f"{balance.projects[level] / played:.2f}" for level in (1, 2, 3))
    activated = f"{balance.activated / played:.2f}"
    tokens = f"{balance.improvements / played:.2f}"
    places = ", ".join(f"{won / balance.games:.1%}" for won in balance.won_from)
    colours = ", ".join(
        f"{colour} {won / balance.games:.1%}"
        for colour, won in zip(COLOURS, balance.won_with, strict=False)
    )
    return (
        f"{balance.seats} players, {balance.games} games,"
        f" {sum(balance.scores) / played:.1f} £ on average"
        f" ({low}, quarters {quarter:.0f}-{middle:.0f}-{upper:.0f}, {high})\n"
        f"  projects of level 1/2/3 a player: {levels}, activated {activated}, tokens {tokens}\n"
        f"  wins in turn order: {places}; advantage {balance.place_advantage:.1f} points\n"
        f"  wins by seat: {colours}; advantage {balance.seat_advantage:.1f} points"
    )


def _spread(scores: list[int]) -> tuple[float, ...]:
    """The least, the three quarters and the most."""
    return min(scores), *quantiles(scores, n=4), max(scores)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for crowd in (2, 3, 4):
        print(report(measure(crowd, count)))
