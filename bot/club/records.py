"""From stored moves to the record of a game: whole after the end, with gaps before."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.club.warm import AnyTable
from games.chance import Seed
from games.decision import answer_from_text
from games.record import Answered, Record, Sat, Sitter, replay
from games.text import Seat
from storage.games import GameRow
from storage.moves import MoveRow

_sitters: msgspec.json.Decoder[list[Sitter]] = msgspec.json.Decoder(list[Sitter])


def whole_record(row: GameRow, moves: Iterable[MoveRow]) -> Record:
    """The record with the seed and every answer that stands. It never leaves a running game."""
    if row.seed is None:
        raise ValueError("a game that was not started has no record")
    seed = Seed.from_hex(row.seed)
    record = Record(
        game=row.game,
        version=row.version,
        seats=0,
        options=msgspec.json.decode(row.options),
        seed=seed,
        commitment=seed.commitment,
        start="",
        finished=row.phase == "finished",
    )
    for move in moves:
        sitters = _sitters.decode(move.sitter) if move.sitter else []
        if move.kind == "start":
            record.start, record.seats = move.digest, len(sitters)
            record.entries += [Sat(seat, sitter) for seat, sitter in enumerate(sitters)]
        elif move.kind == "sit" and move.seat is not None:
            record.entries += [Sat(move.seat, sitter) for sitter in sitters]
        elif move.kind == "answer" and move.seat is not None:
            answer = answer_from_text(move.answer or "")
            record.entries.append(Answered(move.seat, answer, move.digest))
    return record


def redacted_record(row: GameRow, moves: list[MoveRow], reader: Seat | None) -> Record:
    """What a reader may have of a game in play: no seed, and none of the others' secrets.

    What the channel has not been told yet is one of them: its player may still take it back, and
    nobody is to know then what it was.
    """
    record = whole_record(row, moves)
    hidden = iter(
        [
            move.seat != reader and (move.secret or move.number > row.told)
            for move in moves
            if move.kind == "answer"
        ]
    )
    record.seed = None
    record.entries = [
        Answered(entry.seat, None, entry.digest)
        if isinstance(entry, Answered) and next(hidden)
        else entry
        for entry in record.entries
    ]
    return record


def table_at(row: GameRow, moves: list[MoveRow], move: int) -> AnyTable:
    """The table as it was after a number of moves, played again from the start.

    Raises `BadRecord` when the rules of today lead elsewhere.
    """
    return replay(whole_record(row, moves), to=move)
