"""A position as text, so that tests, bug reports and puzzles can start anywhere.

    game = "cartels"
    seats = 3
    seed = "any words"                  # whatever is left to chance comes from here
    answers = ["1 place:1-1-1"]         # given from this position on, seats counted from 1

    [options]
    show_cubes = true

    [chance]                            # what the next shuffles of a source bring up first
    special = [["S2", "S4"]]

    [state]                             # laid over a fresh layout
    round = 4

The same tree may be written as JSON, which is what `write` does.
"""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
from msgspec import Struct

from games.catalogue import game
from games.chance import Chance, Loaded, Seed
from games.decision import Illegal, answer_from_text, answer_text
from games.rules import Broken
from games.table import Fault, Table


class Position(Struct, forbid_unknown_fields=True):
    """What a position file says."""

    game: str
    seats: int
    seed: str = "position"
    counter: int | None = None
    """How often chance had been asked, where that is known."""
    options: dict[str, Any] = {}
    chance: Loaded = {}
    state: dict[str, Any] = {}
    answers: list[str] = []


def read(text: str) -> Table[Any, Any, Any]:
    """The table that stands at the written position; `Broken` says what is wrong with it."""
    try:
        tree = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
        return table_at(msgspec.convert(tree, Position))
    except (tomllib.TOMLDecodeError, msgspec.DecodeError, msgspec.ValidationError) as problem:
        raise Broken(f"this is no position: {problem}") from problem


def table_at(position: Position) -> Table[Any, Any, Any]:
    """Lay out a position and give the answers that belong to it."""
    try:
        rules = game(position.game).rules
    except KeyError:
        raise Broken(f"there is no game {position.game!r}") from None
    if position.seats not in rules.seats:
        raise Broken(
            f"{rules.key} is for {rules.seats[0]} to {rules.seats[-1]}, not {position.seats}"
        )
    options = msgspec.convert(position.options, rules.options_type)
    seed = _seed(position.seed)
    chance = Chance(seed)
    state = rules.arrange(rules.setup(position.seats, options, chance), position.state)
    rules.check(state)
    chance.loaded = position.chance
    if position.counter is not None:
        chance.counter = position.counter
    try:
        table = Table.at(rules, position.seats, options, seed, state, chance)
        for line in position.answers:
            seat, _, keys = line.partition(" ")
            if not seat.isdecimal():
                raise Broken(f"answer {line!r} must begin with a seat, counted from 1")
            table.answer(int(seat) - 1, answer_from_text(keys))
    except Illegal as refusal:
        raise Broken(f"the position is refused: {refusal.reason.id}") from refusal
    except Fault as fault:
        raise Broken(f"the rules cannot go on from here: {fault}") from fault
    return table


def write(table: Table[Any, Any, Any], *, seed: str = "position") -> str:
    """Write down where a table stands. The table's own seed stays secret unless it is given."""
    saved = table.save()
    state = msgspec.msgpack.decode(saved.checkpoint.state, type=table.rules.state_type)
    position = Position(
        game=table.rules.key,
        seats=table.seats,
        seed=seed,
        counter=saved.checkpoint.counter,
        options=msgspec.to_builtins(table.options),
        chance=saved.checkpoint.loaded,
        state=msgspec.to_builtins(state),
        answers=[f"{given.seat + 1} {answer_text(given.answer)}" for given in saved.since],
    )
    return msgspec.json.format(msgspec.json.encode(position), indent=1).decode()


def _seed(words: str) -> Seed:
    try:
        return Seed.from_hex(words)
    except ValueError:
        return Seed.from_words(words)
