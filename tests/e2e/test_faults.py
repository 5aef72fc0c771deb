"""Discord falters while people play: refuses, loses answers, is slow, drops the line."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.discord_bot import make_bot
from bot.practice.connect import joined
from bot.practice.person import NotAnswered, Person
from bot.practice.server import LocalDiscord
from tests.e2e.books import all_quiet, hold_answers, hold_posts, hold_tables
from tests.e2e.driver import Driver
from tests.e2e.tables import seated
from tests.e2e.troubles import FAULTS

SOON = 10.0
"""After how many seconds people no longer wait for an answer that has been lost."""
USUAL = {"too many of everything", "lost posts", "a dropped socket", "no direct line"}
"""What goes wrong in every run of the tests; `make long` has the rest."""


@pytest.mark.parametrize(
    "fault",
    [pytest.param(fault, marks=() if fault in USUAL else pytest.mark.long) for fault in FAULTS],
)
async def test_what_was_answered_is_told_once_whatever_discord_does(
    local: LocalDiscord, club: list[Person], tmp_path: Path, fault: str
) -> None:
    database = tmp_path / "club.sqlite3"
    acknowledged: list[int] = []
    people, moments = club[2:4], random.Random(fault)
    local.patience = SOON
    async with joined(local, make_bot(database)):
        at = await seated(local, people)

        async def play() -> None:
            driver = Driver(local, at.where, people, typing=False, acknowledged=acknowledged)
            while True:
                try:
                    await driver.play()
                except (NotAnswered, TimeoutError):
                    await asyncio.sleep(0.1)  # while the bot is gone, a click fails at once
                    continue
                return

        playing = asyncio.create_task(play())
        for _ in range(2):
            FAULTS[fault](local)
            await asyncio.wait({playing}, timeout=moments.uniform(0.2, 0.8))
        before = len(acknowledged)
        await local.until(lambda: len(acknowledged) > before + 3 or playing.done(), within=60)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        local.faults.clear()
        await all_quiet(local, database)
    hold_answers(database, acknowledged)
    hold_posts(local, database, at.where, people)
    await hold_tables(database)
