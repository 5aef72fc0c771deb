"""Tables that the rules of today have moved: said openly, and kept playable."""

from __future__ import annotations

from bot.club.ledger import Happening, Ledger
from bot.club.warm import Warm
from games.event import Event
from games.text import say
from storage.moves import Moves


class Drifting:
    """Writes down where such a table stands now, so that everybody sees the same."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def mend(self, warm: Warm) -> None:
        """Take back the answers that no longer fit and tell the table."""
        if warm.table is None:
            return
        standing = await Moves(self._ledger.database.reading).standing(warm.row.id)
        answers = [row.number for row in standing if row.kind == "answer"]
        lost = tuple(answers[warm.table.answered :])
        event = Event(say("bot.drifted", lost=len(lost)), reveals=True)
        await self._ledger.enter(
            warm,
            Happening(
                kind="drift", events=(event,), tell=True, taken_back=lost, drift=warm.table.drift
            ),
        )
