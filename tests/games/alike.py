"""Games that one observer cannot tell apart: the real one, and one dealt and answered otherwise.

From some moment on, everything that the observer may not know is dealt anew, and the others answer
what fits there. As long as the observer sees and hears the same, whatever else reaches them has to
be the same as well: who is asked, what can be taken back, which answers are no secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.catalogue import Game
from games.chance import Chance, Seed
from games.decision import Answer, Decision, Illegal
from games.event import Event
from games.stand_in import Random
from games.table import Checkpoint, Fault, Given, Table
from games.text import Seat
from tests.games.driving import AnyTable, copy_of, json

TRIES = 5
"""How many other answers are tried wherever somebody else answered."""


class Trail:
    """A random game that remembers its way."""

    def __init__(self, game: Game, seats: int, options: Any, words: str) -> None:
        self.table: AnyTable = Table.start(game.rules, seats, options, Seed.from_words(words))
        self.rests: list[Checkpoint] = [self.table.save().checkpoint]
        """Where the table could have been continued from, at the start and after each answer."""
        self.given: list[Given] = []
        self._luck = Chance(Seed.from_words(words + " luck"))

    def step(self) -> bool:
        """Let somebody answer anything; false when the game is over."""
        table, luck = self.table, self._luck
        decision = table.pending[luck.below("who", len(table.pending))]
        answer = anything(decision, luck)
        table.answer(decision.seat, answer)
        self.given.append(Given(decision.seat, answer))
        self.rests.append(table.save().checkpoint)
        return table.outcome is None


def anything(decision: Decision, chance: Chance) -> Answer:
    """A legal answer; of pieces that are called the same, the first ones."""
    called: dict[bytes, list[str]] = {}
    for option in decision.options:
        called.setdefault(json(option.label), []).append(option.key)
    chosen = Random[Any]().answer(None, decision, chance)
    labels = [json(one.label) for key in chosen if (one := decision.option(key))]
    return tuple(called[label].pop(0) for label in labels)


class Step(Struct, frozen=True):
    """What an answer led to."""

    given: Given
    secret: bool
    told: tuple[Event, ...]
    turn_over: bool
    """Whether others are asked now: then the channel is told, and hears of it at the latest."""


class Alike(Struct):
    """Two tables which an observer cannot tell apart, and how they came there."""

    seat: Seat | None
    real: AnyTable
    other: AnyTable
    dealt: Checkpoint
    """Where the other began."""
    steps: list[Step]
    """The answers since."""
    other_steps: list[Step]


def alike(trail: Trail, back: int, seat: Seat | None, words: str) -> Iterator[Alike]:
    """Deal what an observer did not know some answers ago, and answer so that they see the same.

    Each stage on the way is given, as long as there are such answers: after that, so much came to
    light that there is no other game like it.
    """
    rest = trail.rests[max(0, len(trail.given) - back)]
    chance = Chance(Seed.from_words(words))
    real = _at(trail.table, rest)
    dealt = replace(rest, state=_dealt(trail.table, rest, seat, chance))
    other = _at(trail.table, dealt)
    if not _same(real, other, seat, real.opening(), other.opening()):
        return
    found = Alike(seat, real, other, dealt, [], [])
    yield found
    for given in trail.given[rest.answered :]:
        asked = _asked(real, given.seat)
        before = real.pending
        told = real.answer(given.seat, given.answer)
        step = Step(given, asked.secret, told, _goes_on(before, real))
        for answer in _answers(found.other, given, seat, chance):
            tried = copy_of(found.other)
            secret = _asked(tried, given.seat).secret
            try:
                told = tried.answer(given.seat, answer)
            except (Illegal, Fault):
                continue
            if _same(real, tried, seat, step.told, told):
                found.steps.append(step)
                over = _goes_on(found.other.pending, tried)
                found.other_steps.append(Step(Given(given.seat, answer), secret, told, over))
                found.other = tried
                break
        else:
            return
        yield found


def _at(table: AnyTable, rest: Checkpoint) -> AnyTable:
    return Table(table.rules, table.seats, table.options, table.seed, rest)


def _dealt(table: AnyTable, rest: Checkpoint, seat: Seat | None, chance: Chance) -> bytes:
    rules = table.rules
    state = msgspec.msgpack.decode(rest.state, type=rules.state_type)
    return msgspec.msgpack.encode(rules.imagine(state, seat, chance))


def _same(
    real: AnyTable,
    other: AnyTable,
    seat: Seat | None,
    told: tuple[Event, ...],
    other_told: tuple[Event, ...],
) -> bool:
    """Whether an observer sees and hears the same."""
    heard, also = ([one.heard_by(seat) for one in story] for story in (told, other_told))
    return [one for one in heard if one] == [one for one in also if one] and json(
        real.view(seat)
    ) == json(other.view(seat))


def _goes_on(before: tuple[Decision, ...], table: AnyTable) -> bool:
    return {one.seat for one in before} != {one.seat for one in table.pending}


def _asked(table: AnyTable, seat: Seat) -> Decision:
    asked = table.decision(seat)
    assert asked, "who is asked has been compared"
    return asked


def _answers(table: AnyTable, given: Given, seat: Seat | None, chance: Chance) -> Iterator[Answer]:
    """What might have been answered, as it was answered last."""
    if given.seat != seat:
        for _ in range(TRIES):
            yield anything(_asked(table, given.seat), chance)
    yield given.answer
