"""Examples of every kind of move, played and not made up.

Most are found in games between stand-ins, which always begin from the same seeds, so that everybody
is shown the same example. Moves that such games seldom come to have a small position of their own
in the game's `examples.toml`. Either way the rules of today play them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.catalogue import Game, game
from games.chance import Chance, Seed
from games.decision import Answer, Decision, answer_from_text
from games.event import Event
from games.position import Position, table_at
from games.stand_in import Random
from games.table import Table
from games.text import Player, Seat, Text

GAMES = 12
"""How many games are looked through at most."""


class Example(Struct, frozen=True):
    """A decision, its answer and what came of it."""

    seat: Seat
    seats: int
    prompt: Text
    chosen: tuple[Text, ...]
    told: tuple[Text, ...]
    """What the seat heard of it first."""
    marks: tuple[str, ...]
    before: Any
    """The view of the seat when it was asked."""
    after: Any
    """The view of a spectator after the answer."""


@cache
def example(key: str, verb: str) -> Example | None:
    """An example of a verb of a game; `None` where nothing we know comes to it."""
    written = _written(key).get(verb)
    if written:
        return _played(written)
    found: Example | None = None
    for number in range(GAMES):
        for example in _found(key, number).get(verb, ()):
            if found is None or _worth(example) > _worth(found):
                found = example
        if found and _worth(found) == BEST:
            break
    return found


@cache
def _written(key: str) -> dict[str, Position]:
    file = files(f"games.{key}").joinpath("examples.toml")
    if not file.is_file():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Position])


def _played(position: Position) -> Example:
    """The last answer of a written position."""
    *before, last = position.answers
    table = table_at(replace(position, answers=before))
    table.opening()
    number, _, keys = last.partition(" ")
    seat, answer = int(number) - 1, answer_from_text(keys)
    decision = table.decision(seat)
    if decision is None:
        raise ValueError(f"{last!r} answers nothing")
    view = table.view(seat)
    return _example(table, decision, answer, view, table.answer(seat, answer))


@cache
def _found(key: str, number: int) -> dict[str, tuple[Example, ...]]:
    """The first example of each verb in one game, and the first that shows something."""
    found: dict[str, tuple[Example, ...]] = {}
    for verb, example in _moments(game(key), number):
        there = found.get(verb, ())
        if not there or (_worth(example) > _worth(there[-1])):
            found[verb] = (*there, example)
    return found


def _worth(example: Example) -> int:
    """How much can be seen of it: something that is told, and marked on the board."""
    return bool(example.told) + bool(example.marks)


BEST = 2
"""Both."""


def _moments(entry: Game, number: int) -> Iterator[tuple[str, Example]]:
    """Every answer of a game, a good one or a wild one."""
    seats = entry.rules.seats[number % 2]
    seed = Seed.from_words(f"example {number}")
    table = Table.start(entry.rules, seats, entry.rules.options_type(), seed)
    player = Random[Any]() if number % 3 == 2 else entry.greedy()
    luck = Chance(Seed.from_words(f"example luck {number}"))
    while table.outcome is None:
        decision = table.pending[0]
        before = table.view(decision.seat)
        answer = player.answer(before, decision, luck)
        events = table.answer(decision.seat, answer)
        if answer:
            verb = answer[0].partition(":")[0]
            yield verb, _example(table, decision, answer, before, events)


def _example(
    table: Table[Any, Any, Any],
    decision: Decision,
    answer: Answer,
    before: Any,
    events: tuple[Event, ...],
) -> Example:
    heard = [event for event in events if event.heard_by(decision.seat)]
    own = [event for event in heard if Player(decision.seat) in event.text.args.values()]
    first = (own or heard)[:1]
    return Example(
        seat=decision.seat,
        seats=table.seats,
        prompt=decision.prompt,
        chosen=tuple(option.label for option in decision.options if option.key in answer),
        told=tuple(text for event in first if (text := event.heard_by(decision.seat))),
        marks=tuple(dict.fromkeys(mark for event in first for mark in event.marks)),
        before=before,
        after=table.view(None),
    )
