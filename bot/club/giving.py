"""Giving an answer at a table: the one way, for people and stand-ins alike."""

from __future__ import annotations

import asyncio
import logging

from bot.club.ledger import Happening, Ledger
from bot.club.refusals import ClubRefusal
from bot.club.warm import Warm
from games.decision import Answer
from games.table import Fault
from games.text import Seat
from storage.moves import MoveRow

log = logging.getLogger(__name__)


async def give(
    ledger: Ledger,
    warm: Warm,
    seat: Seat,
    answer: Answer,
    *,
    person: str | None = None,
    interaction: str | None = None,
) -> MoveRow:
    """Let the rules take the answer, off the event loop, and write down what came of it."""
    table = warm.playing()
    decision = table.decision(seat)
    last = len(table.pending) == 1
    try:
        events = await asyncio.to_thread(table.answer, seat, answer)
    except Fault as fault:
        log.exception("table %s, seat %s, answer %s", warm.row.id, seat, answer)
        raise ClubRefusal("rules-failed") from fault
    return await ledger.enter(
        warm,
        Happening(
            kind="answer",
            events=events,
            seat=seat,
            person=person,
            answer=answer,
            secret=decision is not None and decision.secret,
            interaction=interaction,
            ran=last,
        ),
    )
