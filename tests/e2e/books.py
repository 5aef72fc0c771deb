"""What the database says, held against what stands in Discord."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from bot.club.examining import examine
from bot.practice.model import Channel
from bot.practice.person import Person, Seen
from bot.practice.server import LocalDiscord
from storage.database import Database

DUE = "SELECT nonce FROM outbox WHERE state = 'due'"
PLAYING = "SELECT id FROM games WHERE phase = 'playing' AND channel = ?"
LETTERS = "SELECT state, fresh, message FROM outbox WHERE target = ?"


def rows(database: Path, sql: str, *values: str) -> list[tuple[str, ...]]:
    """What the database says."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return connection.execute(sql, values).fetchall()


async def all_quiet(local: LocalDiscord, database: Path, within: float = 60) -> None:
    """Wait until everything that was begun is done with: answers, their moves, their letters."""
    async with asyncio.timeout(within):
        before = None
        while True:
            begun = [one for one in local.world.interactions.values() if not one.over.is_set()]
            now = rows(database, "SELECT COUNT(*) FROM moves"), rows(database, DUE), begun
            if now == before and not now[1] and not begun:
                return
            before = now
            await asyncio.sleep(0.3)


def bots_messages(local: LocalDiscord, where: Channel) -> list[Seen]:
    """Everything that the bot has posted for all who can look there."""
    bot = local.world.bot_id
    everything = [Seen(one) for one in where.messages.values() if one.author_id == bot]
    return [seen for seen in everything if not seen.ephemeral]


def hold_answers(database: Path, acknowledged: Iterable[int]) -> None:
    """Every answer that somebody saw taken stands in the books."""
    written = {row[0] for row in rows(database, "SELECT interaction FROM moves")}
    assert {str(one) for one in acknowledged} <= written


def hold_posts(
    local: LocalDiscord, database: Path, where: Channel, people: Iterable[Person]
) -> None:
    """Every letter was posted once, and only the newest board of a table in play has controls."""
    targets = {f"channel:{where.id}": where} | {f"person:{one.id}": one.dm for one in people}
    for target, place in targets.items():
        letters = rows(database, LETTERS, target)
        assert {state for state, _, _ in letters} <= {"posted", "overtaken"}
        fresh = [message for state, fresh, message in letters if fresh and state == "posted"]
        assert len(set(fresh)) == len(fresh)
        posted = {message for state, _, message in letters if state == "posted"}
        assert {str(seen.id) for seen in bots_messages(local, place)} == posted
    shown = bots_messages(local, where)
    usable = [seen.id for seen in shown if "Play" in seen.buttons]
    assert usable == ([shown[-1].id] if rows(database, PLAYING, str(where.id)) else [])


async def hold_tables(database: Path) -> None:
    """Every table loads, and its position and its record agree."""
    books = await Database.look_into(database)
    try:
        assert [one async for one in examine(books.reading) if one.problem] == []
    finally:
        await books.close()
