"""Whether every stored table is sound: it loads, and its position and its record agree."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from msgspec import Struct

from bot.club.records import whole_record
from bot.club.warm import Unloadable, enter
from games.record import BadRecord, replay
from games.rules import Broken
from storage.games import GameRow, Games
from storage.moves import MoveRow, Moves
from storage.session import Session


class Finding(Struct, frozen=True):
    """One table, and what is wrong with it."""

    table: str
    game: str
    channel: str
    phase: str
    moves: int
    problem: str | None
    """`None` when it is sound."""


async def examine(session: Session) -> AsyncIterator[Finding]:
    """Every table, oldest first. Nothing is changed."""
    games, moves = Games(session), Moves(session)
    for table in await games.ids():
        row = await games.get(table)
        if row is None:
            continue
        standing = await moves.standing(table)
        problem = await asyncio.to_thread(_problem, row, standing)
        yield Finding(row.id, row.game, row.channel, row.phase, row.moves, problem)


def _problem(row: GameRow, standing: list[MoveRow]) -> str | None:
    if row.seed is None:
        return None
    answers = sum(move.kind == "answer" for move in standing)
    if answers != row.moves:
        return f"it counts {row.moves} moves, but {answers} stand in its record"
    try:
        table = enter(row)
        if table.drift:
            return table.drift
        table.check()
        again = replay(whole_record(row, standing))
    except Unloadable as problem:
        return f"it does not load: {problem}"
    except Broken as problem:
        return f"its position is broken: {problem}"
    except BadRecord as problem:
        return f"its record does not replay: {problem}"
    if again.digest != table.digest:
        return "its record leads elsewhere than where it stands"
    return None
