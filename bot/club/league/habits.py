"""What was typical of each seat's play, for statistics: as far as the game can tell."""

from __future__ import annotations

import msgspec

from bot.club.telling import story_of
from bot.club.warm import Warm
from games.rules import Outcome
from storage.moves import Moves
from storage.session import Session


async def habits(session: Session, warm: Warm, outcome: Outcome) -> list[str | None]:
    """A text per seat, written for the database."""
    rows = await Moves(session).standing(warm.row.id)
    story = [event for row in rows for event in story_of(row)]
    told = warm.entry.rules.habits(story, outcome)
    return [msgspec.json.encode(text).decode() if text else None for text in told]
