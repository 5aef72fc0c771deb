"""The guide of a lesson: what it says to a learner who is asked something."""

from __future__ import annotations

import asyncio

from bot.club.house import House
from games.decision import answer_from_text
from games.lesson import Hint, hint
from storage.moves import Moves


class Teaching:
    """Works out hints from the real position, away from the event loop."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def hint(self, table: str, person: str) -> Hint | None:
        """What the guide says now; `None` where there is none or nothing is asked."""
        async with self._house.tables.hold(table) as warm:
            seat = warm.summary().seat_of(person)
            asked = warm.asked(seat)
            if not warm.row.lesson or seat is None or asked is None or warm.table is None:
                return None
            game, view, decision = warm.row.game, warm.table.view(seat), asked.decision
        rows = await Moves(self._house.database.reading).standing(table)
        before = [_verb(row.answer) for row in rows if row.seat == seat and row.answer is not None]
        return await asyncio.to_thread(hint, game, view, decision, before)


def _verb(answer: str) -> str:
    """The verb of an answer; one that declined has none and counts all the same."""
    keys = answer_from_text(answer)
    return keys[0].partition(":")[0] if keys else "none"
