"""Why something was refused: which condition failed, and what would make it legal.

The last refusal of each person at each table is kept in memory. It says nothing but what the
person was told already, and a restart forgets it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct

from bot.club.refusals import ClubRefusal
from bot.club.results import Asked
from bot.club.warm import Tables
from games.data import FIRST_LANGUAGE
from games.decision import Answer, Illegal
from games.text import Text, say
from rendering.words import Words

KEPT = 2000
"""How many refusals are kept before the oldest are forgotten."""


class Explanation(Struct, frozen=True):
    """What one person is told about one move."""

    game: str
    answer: Answer
    reason: Text | None
    """Why it is refused as things are now; `None` where it is legal by now."""
    mend: Text | None
    asked: Asked | None
    """What the person can do instead."""


class Why:
    """Remembers refusals and explains them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._refused: OrderedDict[tuple[str, str], tuple[Answer, Text]] = OrderedDict()

    def remember(self, table: str, person: str, answer: Answer, reason: Text) -> None:
        """This was refused just now."""
        self._refused[table, person] = answer, reason
        self._refused.move_to_end((table, person))
        while len(self._refused) > KEPT:
            self._refused.popitem(last=False)

    async def explain(self, table: str, person: str, answer: Answer | None = None) -> Explanation:
        """Why a move is refused now, or without one, why the last was."""
        then: Text | None = None
        if answer is None:
            answer, then = self._refused.get((table, person), (None, None))
        if answer is None:
            raise ClubRefusal("nothing-refused")
        async with self._tables.hold(table) as warm:
            seat = warm.seated(person)
            live, asked = warm.table, warm.asked(seat)
            if live is None:
                raise ClubRefusal("not-started")
            refusal = live.refusal(seat, answer)
            game = warm.row.game
        reason = _said(refusal, then)
        return Explanation(game, answer, reason, _mend(reason) if reason else None, asked)

    async def explicable(self, table: str, person: str, keys: Sequence[str]) -> list[str]:
        """Those of some moves that are refused now for a reason that the game can tell."""
        async with self._tables.hold(table) as warm:
            seat = warm.seated(person)
            if warm.table is None or warm.asked(seat) is None:
                return []
            refusals = ((key, warm.table.refusal(seat, (key,))) for key in keys)
            return [key for key, one in refusals if one and one.reason.area != "core"]


def _said(refusal: Illegal | None, then: Text | None) -> Text | None:
    """What holds now; but once the question has gone, what the person was told when it was put."""
    if refusal and then and refusal.reason.id in ("core.not-asked", "core.game-over"):
        return then
    return refusal.reason if refusal else None


def _mend(reason: Text) -> Text:
    """The sentence on what would make it legal, where there is one."""
    area, _, name = reason.id.partition(".")
    message = f"why-{name}"
    if Words(FIRST_LANGUAGE).knows(area, message):
        return Text(f"{area}.{message}", reason.args)
    return say("core.why-other")
