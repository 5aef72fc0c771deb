"""Whole games between stand-ins, for those who measure, balance and test."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct, field

from games.catalogue import Game
from games.chance import Chance, Seed
from games.record import Record, Sitter
from games.rules import Outcome
from games.stand_in import Random
from games.table import Table
from games.text import Seat


class Report(Struct):
    """What many games came to."""

    game: str
    seats: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Time spent playing, without the checks."""
    shortest: int = 0
    longest: int = 0
    scores: dict[str, list[int]] = {}
    """Every final score by stand-in."""
    wins_by_player: dict[str, float] = {}
    wins_by_seat: list[float] = []
    end_reasons: dict[str, int] = {}
    uses: dict[str, int] = field(default_factory=dict)

    @property
    def decisions_per_second(self) -> float:
        """How fast the rules go."""
        return self.decisions / self.seconds if self.seconds else 0.0


def seat_order(players: list[str], number: int) -> list[str]:
    """Who sits where in a game: the players move on one seat from game to game."""
    shift = number % len(players)
    return players[shift:] + players[:shift]


def play_one(
    game: Game,
    options: Any,
    seed: Seed,
    sitters: list[str],
    *,
    after: Callable[[Table[Any, Any, Any], Seat, tuple[str, ...]], None] | None = None,
) -> Table[Any, Any, Any]:
    """Play one game to its end; `after` hears of every answer."""
    table = Table.start(game.rules, len(sitters), options, seed)
    stand_ins = [game.stand_ins[name]() for name in sitters]
    luck = Chance(Seed.from_words(seed.hex() + " stand-ins"))
    while table.outcome is None:
        decision = table.pending[0]
        seat = decision.seat
        stand_in = stand_ins[seat]
        view = None if isinstance(stand_in, Random) else table.view(seat)
        answer = stand_in.answer(view, decision, luck)
        table.answer(seat, answer)
        if after:
            after(table, seat, answer)
    return table


def play_many(
    game: Game, options: Any, words: str, players: list[str], games: int, *, record: bool
) -> Iterator[tuple[Table[Any, Any, Any], list[str], Record | None, float]]:
    """Play games one after the other, with invariants checked after every answer."""
    for number in range(games):
        sitters = seat_order(players, number)
        seed = Seed.from_words(f"{words}/{number}")
        kept: Record | None = None
        if record:
            start = Table.start(game.rules, len(players), options, seed)
            kept = Record.of(start, [Sitter(name, stand_in=True) for name in sitters])
        checking = 0.0

        def after(
            table: Table[Any, Any, Any],
            seat: Seat,
            answer: tuple[str, ...],
            kept: Record | None = kept,
        ) -> None:
            nonlocal checking
            began = time.perf_counter()
            table.check()
            if kept:
                kept.add(table, seat, answer)
            checking += time.perf_counter() - began

        began = time.perf_counter()
        table = play_one(game, options, seed, sitters, after=after)
        yield table, sitters, kept, time.perf_counter() - began - checking


class Tally:
    """Gathers a report game by game."""

    def __init__(self, game: Game, players: list[str]) -> None:
        self.report = Report(game.key, len(players), wins_by_seat=[0.0] * len(players))
        self._uses: Counter[str] = Counter()
        for name in players:
            self.report.wins_by_player.setdefault(name, 0.0)
            self.report.scores.setdefault(name, [])

    def add(self, table: Table[Any, Any, Any], sitters: list[str], seconds: float) -> None:
        """Count one finished game."""
        report, outcome = self.report, table.outcome
        if outcome is None:
            raise ValueError("only finished games are counted")
        answers = table.answered
        report.shortest = min(report.shortest, answers) if report.games else answers
        report.longest = max(report.longest, answers)
        report.games += 1
        report.decisions += answers
        report.seconds += seconds
        self._wins(outcome, sitters)
        report.end_reasons[outcome.reason.id] = report.end_reasons.get(outcome.reason.id, 0) + 1
        self._uses += table.uses
        report.uses = dict(sorted(self._uses.items()))

    def _wins(self, outcome: Outcome, sitters: list[str]) -> None:
        share = 1 / len(outcome.winners)
        for seat in outcome.winners:
            self.report.wins_by_seat[seat] += share
            self.report.wins_by_player[sitters[seat]] += share
        for seat, name in enumerate(sitters):
            self.report.scores[name].append(outcome.scores[seat])
