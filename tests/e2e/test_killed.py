"""The bot is killed again and again while people play on.

Set PETITBLEU_KILLS for more kills than the few that every run of the tests affords.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.practice.person import NotAnswered, Person, Seen
from bot.practice.server import LocalDiscord
from tests.e2e.driver import Driver
from tests.e2e.tables import opened

KILLS = int(os.environ.get("PETITBLEU_KILLS", "4"))
ROOT = Path(__file__).parents[2]


@contextlib.asynccontextmanager
async def running(local: LocalDiscord, database: Path) -> AsyncIterator[None]:
    """A bot in a process of its own; it is killed at the end, whatever it is doing."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.e2e.bot_process",
        local.address,
        str(database),
        stdin=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stdin
    process.stdin.write(f"{local.token}\n".encode())
    await process.stdin.drain()
    try:
        await local.until(lambda: local.world.bot_online or process.returncode, within=60)
        assert process.returncode is None
        yield
    finally:
        process.kill()
        await process.wait()
        await local.until(lambda: not local.world.bot_online)


async def play_on(driver: Driver) -> None:
    """Play, and try again whatever went unanswered."""
    while True:
        try:
            await driver.play()
        except NotAnswered:
            continue
        return


def rows(database: Path, sql: str) -> list[tuple[str, ...]]:
    """What the database says."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return connection.execute(sql).fetchall()


@pytest.mark.long
async def test_killed_at_random_moments_nothing_is_lost_or_doubled(
    local: LocalDiscord, club: list[Person], tmp_path: Path
) -> None:
    database = tmp_path / "club.sqlite3"
    moments = random.Random(11)
    people = club[:3]
    acknowledged: list[int] = []
    async with running(local, database):
        where = await opened(local, people)
        driver = Driver(local, where, people, typing=False)
        await local.until(driver.newest)
    for _ in range(KILLS):
        async with running(local, database):
            driver = Driver(local, where, people, typing=False, acknowledged=acknowledged)
            playing = asyncio.create_task(play_on(driver))
            await asyncio.wait({playing}, timeout=moments.uniform(0.02, 1.2))
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    due = "SELECT nonce FROM outbox WHERE state = 'due'"
    async with running(local, database):
        driver = Driver(local, where, people, typing=False, acknowledged=acknowledged)
        playing = asyncio.create_task(play_on(driver))
        wanted = len(acknowledged) + 5
        await local.until(lambda: len(acknowledged) >= wanted or playing.done(), within=60)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await local.until(lambda: not rows(database, due), within=30)

    written = {row[0] for row in rows(database, "SELECT interaction FROM moves")}
    assert acknowledged
    assert {str(one) for one in acknowledged} <= written
    letters = rows(database, "SELECT state, message FROM outbox WHERE target LIKE 'channel:%'")
    assert {state for state, _ in letters} <= {"posted", "overtaken"}
    posted = {message for state, message in letters if state == "posted"}
    bot = local.world.bot_id
    shown = [
        Seen(one)
        for one in where.messages.values()
        if one.author_id == bot and one.only_for is None
    ]
    assert {str(seen.id) for seen in shown} == posted
    assert [seen.id for seen in shown if "Play" in seen.buttons] == [shown[-1].id]
