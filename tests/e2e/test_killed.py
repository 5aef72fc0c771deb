"""The bot is killed again and again while people play on at dozens of tables.

PETITBLEU_KILLS says how often: every run of the tests affords a few, `make kills` 500.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.command_line import main
from bot.practice.server import LocalDiscord
from storage.care import unsound
from storage.database import Database
from tests.e2e.books import hold_answers, hold_hands, hold_letters, hold_posts, hold_tables
from tests.e2e.night import Night
from tests.local_discord import local_discord

KILLS = int(os.environ.get("PETITBLEU_KILLS", "5"))
TABLES = int(os.environ.get("PETITBLEU_TABLES", "24"))
CUTS = 3 if KILLS < 10 else 10
"""Every how many kills the power goes."""
LOOKS = 50
"""Every how many kills the books are looked at."""


@pytest.fixture
async def flowing() -> AsyncIterator[LocalDiscord]:
    """A local Discord whose clock goes: what is late comes late."""
    async with local_discord(flows=True, described=False) as running:
        running.patience = 10.0  # people give up what a dead bot does not answer
        yield running


async def test_killed_at_random_moments_nothing_is_lost_or_doubled(
    flowing: LocalDiscord, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    night = Night(flowing, tmp_path, TABLES, os.environ.get("PETITBLEU_LUCK", "11"))
    await (await Database.open(night.database)).close()
    await night.begin(within=300)
    for number in range(1, KILLS + 1):
        await (night.lose_power() if number % CUTS == 0 else night.die())
        if number % LOOKS == 0 or number == KILLS:
            await night.settle(within=300)
            await _hold_everything(night)
            with capsys.disabled():
                print(f"\n{night}")


async def _hold_everything(night: Night) -> None:
    """Nothing is lost, nothing doubled, nobody is stuck."""
    hold_answers(night.database, night.acknowledged, night.refused)
    for place in night.places:
        hold_posts(night.local, night.database, place.where, ())
    for person in night.people:
        hold_letters(night.local, night.database, f"person:{person.id}", person.dm)
        hold_hands(night.local, night.database, person)
    await hold_tables(night.database)
    assert await asyncio.to_thread(main, ["doctor", "--db", str(night.database)]) == 0
    for copy, acknowledged in night.copies:
        assert unsound(copy) == []
        hold_answers(copy, acknowledged)
        await hold_tables(copy)
        shutil.rmtree(copy.parent)
    night.copies.clear()
    assert "has stopped" not in night.log.read_text()
