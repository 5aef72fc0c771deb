"""How fast the rules are: whole games, single answers, checkpoints and records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from bot.bench.figure import Figure, best_of, percentile, seconds
from games.catalogue import Game, games
from games.chance import Chance, Seed
from games.decision import Decision
from games.record import Record, Sitter, read, replay, write
from games.selfplay import play_one
from games.stand_in import Random
from games.table import Table, saved_from_bytes, saved_to_bytes

GAMES_A_SECOND = {"innovation": 30, "noria": 30, "promethium": 30, "cartels": 60}
ANSWER_MS = 5.0


def figures() -> Iterator[Figure]:
    """Every figure about tables, game by game."""
    for game in games():
        yield from _playouts(game)
        yield from _storing(game)


def _playouts(game: Game) -> Iterator[Figure]:
    """Random games of all seat counts, beside drawing the same answers with no rules."""
    options = game.rules.options_type()
    asked: list[Decision] = []
    waits: list[float] = []
    spent = floor = 0.0
    count = 0
    for number in range(8):
        for seats in game.rules.seats:
            seed = Seed.from_words(f"bench {number}")
            spent += seconds(partial(_play, game, options, seed, seats))
            count += 1
            asked.clear()
            waits += _timed_game(game, options, seed, seats, asked)
            floor += seconds(lambda: _draw_answers(asked))
    rate, goal = count / spent, GAMES_A_SECOND[game.key]
    yield Figure(
        f"{game.key}: random games",
        round(rate, 1),
        "games/s",
        "drawing the same answers without rules",
        round(spent / floor, 2),
        f"at least {goal} games/s",
        rate >= goal,
    )
    worst = percentile(waits, 0.99) * 1000
    usual = percentile(waits, 0.5) * 1000
    yield Figure(
        f"{game.key}: answer to next decision, p99",
        round(worst, 3),
        "ms",
        "the median answer",
        round(worst / usual, 2),
        f"at most {ANSWER_MS:g} ms",
        worst <= ANSWER_MS,
    )


def _play(game: Game, options: Any, seed: Seed, seats: int) -> Table[Any, Any, Any]:
    return play_one(game, options, seed, ["random"] * seats)


def _timed_game(
    game: Game, options: Any, seed: Seed, seats: int, asked: list[Decision]
) -> list[float]:
    table = Table.start(game.rules, seats, options, seed)
    luck = Chance(Seed.from_words(seed.hex() + " stand-ins"))
    stand_in: Random[Any] = Random()
    waits = []
    while table.outcome is None:
        decision = table.pending[0]
        asked.append(decision)
        answer = stand_in.answer(None, decision, luck)
        waits.append(seconds(partial(table.answer, decision.seat, answer)))
    return waits


def _draw_answers(asked: list[Decision]) -> None:
    luck = Chance(Seed.from_words("floor"))
    stand_in: Random[Any] = Random()
    for decision in asked:
        stand_in.answer(None, decision, luck)


def _storing(game: Game) -> Iterator[Figure]:
    """Checkpoints beside the standard library's JSON, and a whole record beside playing it."""
    options = game.rules.options_type()
    seats = game.rules.seats[-1]
    seed = Seed.from_words("stored")
    start = Table.start(game.rules, seats, options, seed)
    record = Record.of(start, [Sitter("random", stand_in=True)] * seats)
    middle: list[bytes] = []

    def after(table: Table[Any, Any, Any], seat: int, answer: tuple[str, ...]) -> None:
        record.add(table, seat, answer)
        if table.answered == 100:
            middle.append(saved_to_bytes(table.save()))

    play_one(game, options, seed, ["random"] * seats, after=after)
    stored = middle[0]
    table = Table.load(game.rules, saved_from_bytes(stored), seed)
    plain = msgspec.to_builtins(table.save())
    peer = best_of(20, lambda: json.dumps(plain, default=str))
    saving = best_of(20, lambda: saved_to_bytes(table.save()))
    yield Figure(
        f"{game.key}: saving a table",
        round(saving * 1e6, 1),
        "µs",
        "json.dumps of the same data",
        round(saving / peer, 2),
        "at most 3 times that",
        saving <= 3 * peer,
    )
    loading = best_of(20, lambda: Table.load(game.rules, saved_from_bytes(stored), seed))
    yield Figure(
        f"{game.key}: loading a table",
        round(loading * 1000, 3),
        "ms",
        "saving it",
        round(loading / saving, 2),
        "at most 10 ms",
        loading <= 0.010,
    )
    text = write(record)
    playing = best_of(3, lambda: _play(game, options, seed, seats))
    replaying = best_of(3, lambda: replay(read(text)))
    yield Figure(
        f"{game.key}: reading and replaying a record",
        round(replaying * 1000, 1),
        "ms",
        "playing the same game",
        round(replaying / playing, 2),
        "at most 2 times that",
        replaying <= 2 * playing,
    )
