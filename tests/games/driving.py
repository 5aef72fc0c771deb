"""Helpers that play any game of the catalogue, for the tests that every game must pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from games.catalogue import Game, games
from games.chance import Chance, Seed
from games.decision import Answer, Decision
from games.event import Event
from games.stand_in import Random
from games.table import Table
from games.text import Seat

AnyTable = Table[Any, Any, Any]

json = msgspec.json.encode


def variants(game: Game) -> list[Any]:
    """The default options and, for each option, one table that chose otherwise."""
    kind = game.rules.options_type
    found = [kind()]
    for field, hint in get_type_hints(kind).items():
        default = getattr(kind(), field)
        values: tuple[Any, ...] = ()
        if hint is bool:
            values = (not default,)
        elif get_origin(hint) is Literal:
            values = tuple(value for value in get_args(hint) if value != default)
        found += [kind(**{field: value}) for value in values]
    return found


def tables() -> list[tuple[str, int, Any]]:
    """Every game with every number of seats and every option chosen otherwise once."""
    return [
        (game.key, seats, options)
        for game in games()
        for seats in game.rules.seats
        for options in variants(game)
    ]


def table_id(value: object) -> str:
    """A readable test id for one parameter of `tables`."""
    if not isinstance(value, msgspec.Struct):
        return str(value)
    chosen = [
        f"{field}={getattr(value, field)}"
        for field in value.__struct_fields__
        if getattr(value, field) != getattr(type(value)(), field)
    ]
    return ",".join(chosen) or "default"


class Step(msgspec.Struct):
    """One answer of a random game, with the table just after it."""

    table: AnyTable
    decision: Decision
    answer: Answer
    events: tuple[Event, ...]


def random_game(game: Game, seats: int, options: Any, words: str) -> Iterator[Step]:
    """Play a whole game at random; simultaneous questions are answered in any order."""
    table = Table.start(game.rules, seats, options, Seed.from_words(words))
    luck = Chance(Seed.from_words(words + " luck"))
    stand_in: Random[Any] = Random()
    while table.outcome is None:
        decision = table.pending[luck.below("who", len(table.pending))]
        answer = stand_in.answer(None, decision, luck)
        events = table.answer(decision.seat, answer)
        yield Step(table, decision, answer, events)


def state_of(table: AnyTable) -> Any:
    """The whole position: for tests only, nobody at a table has it."""
    return table._state


def copy_of(table: AnyTable) -> AnyTable:
    """The same table, written down and read back."""
    return Table.load(table.rules, table.save(), table.seed)


def observers(seats: int) -> list[Seat | None]:
    """Everybody who looks at a table: the seats and a spectator."""
    return [*range(seats), None]


def strings_in(tree: object) -> set[str]:
    """Every string of a tree of plain data, keys included."""
    match tree:
        case str():
            return {tree}
        case dict():
            return set().union(*map(strings_in, tree), *map(strings_in, tree.values()))
        case list() | tuple():
            return set().union(*map(strings_in, tree))
        case _:
            return set()
