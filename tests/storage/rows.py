"""Rows to store, with everything that a test does not care about filled in."""

from typing import Any

from msgspec.structs import replace

from storage.games import GameRow
from storage.moves import MoveRow
from storage.seats import SeatRow

_GAME = GameRow(
    id="g1",
    guild="guild",
    channel="channel",
    game="chess",
    version=1,
    options="{}",
    language="en",
    host="ada",
    phase="playing",
    seed="00",
    commitment="11",
    saved="{}",
    asked="[]",
    number=0,
    moves=0,
    told=0,
    outcome=None,
    drift=None,
    pace="{}",
    interaction=None,
    opened_at=1.0,
    started_at=2.0,
    ended_at=None,
)

_MOVE = MoveRow(
    game="g1",
    number=1,
    kind="answer",
    move=1,
    seat=0,
    person="ada",
    answer="e4",
    secret=0,
    turn_over=1,
    digest="d",
    story="[]",
    sitter=None,
    interaction=None,
    made_at=3.0,
)


def game_row(**changes: Any) -> GameRow:
    """A table in play."""
    return replace(_GAME, **changes)


def move_row(**changes: Any) -> MoveRow:
    """An answer at that table."""
    return replace(_MOVE, **changes)


def seat_row(seat: int, person: str | None, **changes: Any) -> SeatRow:
    """A seat at that table; with no person a stand-in has it."""
    stand_in = None if person else "greedy"
    return replace(
        SeatRow("g1", seat, person, stand_in, person or "greedy", 0, 1.0, None), **changes
    )
