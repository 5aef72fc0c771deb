"""What a channel heard of a table, held against what happened there."""

from __future__ import annotations

from bot.club import Told, TurnLetter
from bot.club.letters import content_from_text
from bot.club.telling import story_of, told
from storage.moves import MoveRow
from storage.session import Session, columns


async def hold_story(session: Session, table: str) -> None:
    """The channel's messages together tell what happened, each thing once and in order."""
    letters = await session.rows(
        "SELECT content FROM outbox WHERE game = ? AND kind = 'turn' ORDER BY position", table
    )
    heard: list[Told] = []
    for (text,) in letters:
        letter = content_from_text(text)
        assert isinstance(letter, TurnLetter)
        heard += letter.story
    (told_up_to,) = await session.row("SELECT told FROM games WHERE id = ?", table) or (0,)
    sql = f"SELECT {columns(MoveRow)} FROM moves WHERE game = ? ORDER BY number"
    rows = [MoveRow(*row) for row in await session.rows(sql, table)]
    silent = {row.number for row in rows if row.kind == "undo" and not story_of(row)}
    happened = [
        line
        for row in rows
        if row.number <= told_up_to and row.taken_back not in silent
        for line in told(story_of(row), None, row.seat)
    ]
    assert heard == happened
