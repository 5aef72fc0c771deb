"""The bot is killed again and again while people play on.

Set PETITBLEU_KILLS for more kills than the few that every run of the tests affords.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from bot.practice.apart import apart
from bot.practice.person import NotAnswered, Person
from bot.practice.server import LocalDiscord
from storage.database import Database
from tests.e2e.books import PLAYING, all_quiet, hold_answers, hold_posts, hold_tables, rows
from tests.e2e.driver import Driver
from tests.e2e.tables import opened

KILLS = int(os.environ.get("PETITBLEU_KILLS", "4"))


class Evening:
    """People in a channel who play one game after the other, whatever happens to the bot."""

    def __init__(self, local: LocalDiscord, database: Path, people: list[Person]) -> None:
        self.local = local
        self.database = database
        self.people = people
        self.where = local.channel("general")
        self.acknowledged: list[int] = []
        """The interactions by which people saw their answers taken."""

    async def go_on(self) -> asyncio.Task[None]:
        """Play on at the table, or at a new one when it has come to its end."""
        driver = Driver(
            self.local, self.where, self.people, typing=False, acknowledged=self.acknowledged
        )
        if not rows(self.database, PLAYING, str(self.where.id)):
            before = max(self.where.messages, default=0)
            await opened(self.local, self.people)
            await self.people[0].gets(self.where, "Hash of the secret seed", after=before)
        return asyncio.create_task(self._play(driver))

    async def _play(self, driver: Driver) -> None:
        """Play, and try again whatever went unanswered."""
        while True:
            try:
                await driver.play()
            except NotAnswered:
                continue
            return


async def stopped(playing: asyncio.Task[None]) -> None:
    """Let people put their hands in their laps."""
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


@pytest.mark.long
async def test_killed_at_random_moments_nothing_is_lost_or_doubled(
    local: LocalDiscord, club: list[Person], tmp_path: Path
) -> None:
    database = tmp_path / "club.sqlite3"
    moments = random.Random(11)
    evening = Evening(local, database, club[:3])
    await (await Database.open(database)).close()
    for _ in range(KILLS):
        async with apart(local, str(database)):
            playing = await evening.go_on()
            await asyncio.wait({playing}, timeout=moments.uniform(0.02, 1.2))
        await stopped(playing)
    async with apart(local, str(database)):
        playing = await evening.go_on()
        wanted = len(evening.acknowledged) + 5
        await local.until(lambda: len(evening.acknowledged) >= wanted or playing.done(), within=60)
        await stopped(playing)
        await all_quiet(local, database)

    assert evening.acknowledged
    hold_answers(database, evening.acknowledged)
    hold_posts(local, database, evening.where, evening.people)
    await hold_tables(database)
