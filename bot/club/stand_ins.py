"""Stand-ins play by themselves: right after a person's move, and after a restart.

They think off the event loop and without holding the table, so that people can look at it and
answer meanwhile; each of their answers is written down like a person's.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from msgspec import Struct

from bot.club.giving import give
from bot.club.ledger import Ledger, nonce_for
from bot.club.letters import NoteLetter
from bot.club.refusals import ClubRefusal
from bot.club.results import Asked
from bot.club.seating import give_back
from bot.club.telling import Posting, to_channel
from bot.club.warm import Tables, Warm
from games.catalogue import game
from games.chance import Chance, Seed
from games.decision import Answer, Illegal
from games.stand_in import Random
from games.text import Seat, say
from storage.games import Games

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 60.0
"""Seconds before a stand-in tries again what failed."""


class _Question(Struct):
    """What a stand-in is given to think about."""

    game: str
    stand_in: str
    seat: Seat
    view: Any
    asked: Asked
    luck: Seed


class StandIns:
    """One task per table that waits for a stand-in."""

    def __init__(self, tables: Tables, ledger: Ledger) -> None:
        self._tables = tables
        self._ledger = ledger
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def resume(self) -> None:
        """Go on at every table where a stand-in was asked when the bot stopped."""
        for table in await Games(self._tables.database.reading).waiting_for_stand_ins():
            self.wake(table)

    def wake(self, table: str) -> None:
        """Somebody did something at a table: perhaps a stand-in is asked now."""
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._play(table), name=f"stand-ins {table}")

    async def settled(self) -> None:
        """Wait until no stand-in is thinking."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop; the tables go on after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: str) -> None:
        try:
            while await self._try(table):
                pass
        except ClubRefusal as refusal:
            log.error("table %s waits for a stand-in in vain: %s", table, refusal)
        finally:
            if self._tasks.get(table) is asyncio.current_task():
                del self._tasks[table]

    async def _try(self, table: str) -> bool:
        """Take a step; what fails for another reason than the rules (a full disk) is tried again.

        Nobody else would ever wake the table.
        """
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._step(table)
            except ClubRefusal:
                raise
            except Exception:
                log.exception("table %s waits for a stand-in; again in %g s", table, pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _step(self, table: str) -> bool:
        """Let one stand-in answer one question; `False` when none is asked any more."""
        async with self._tables.hold(table) as warm:
            if warm.away():
                await give_back(self._ledger, warm)
            question = _question(warm)
            if question is None:
                # Before the table is let go: whoever moves next wakes a new task.
                self._tasks.pop(table, None)
                return False
        answer = await asyncio.to_thread(_think, question)
        async with self._tables.hold(table) as warm:
            sits = warm.seats[question.seat].stand_in == question.stand_in
            if not sits or warm.asked(question.seat) != question.asked:
                return True
            try:
                await give(self._ledger, warm, question.seat, answer)
            except Illegal as refusal:
                log.error("stand-in %s: %s %s", question.stand_in, answer, refusal)
                chance = Chance(question.luck)
                answer = Random[Any]().answer(None, question.asked.decision, chance)
                await give(self._ledger, warm, question.seat, answer)
            except ClubRefusal:
                await self._report(warm)
                raise
        return True

    async def _report(self, warm: Warm) -> None:
        """Say once in the channel that the rules fail here."""
        note = NoteLetter(say("bot.stand-in-stuck"))
        posting = Posting(to_channel(warm.row.channel), note, fresh=True)
        nonce = nonce_for("stuck", warm.row.id, warm.row.number)
        async with self._ledger.database.writing() as session:
            await self._ledger.post(session, warm.row.id, [posting], nonce=nonce)


def _question(warm: Warm) -> _Question | None:
    for row in warm.seats:
        asked = warm.asked(row.seat) if row.stand_in else None
        if asked and row.stand_in and warm.table:
            luck = Seed.from_words(f"{warm.row.seed} {asked.token} {warm.row.number}")
            view = warm.table.view(row.seat)
            return _Question(warm.row.game, row.stand_in, row.seat, view, asked, luck)
    return None


def _think(question: _Question) -> Answer:
    """The answer of the program; one that fails is replaced by chance, so that the game goes on."""
    programs = game(question.game).stand_ins
    decision, chance = question.asked.decision, Chance(question.luck)
    try:
        program = programs.get(question.stand_in, Random)()
        return program.answer(question.view, decision, chance)
    except Exception:
        log.exception("stand-in %s of %s", question.stand_in, question.game)
        return Random[Any]().answer(None, decision, chance)
