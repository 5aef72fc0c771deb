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
from tests.bot.club.stories import hold_story
from tests.e2e.tables import answers, control

DUE = "SELECT nonce FROM outbox WHERE state = 'due'"
PLAYING = "SELECT id FROM games WHERE phase = 'playing' AND channel = ?"
LETTERS = "SELECT state, fresh, message FROM outbox WHERE target = ? ORDER BY position"
ASKED = (
    "SELECT (SELECT message FROM outbox WHERE game = games.id AND kind = 'hand' AND target = ?2"
    " AND message IS NOT NULL ORDER BY position DESC LIMIT 1) FROM seats"
    " JOIN games ON games.id = seats.game"
    " WHERE seats.person = ?1 AND seats.asked AND games.phase = 'playing'"
)
"""The newest hand at every table where somebody is asked."""


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


def hold_answers(database: Path, acknowledged: Iterable[int], refused: Iterable[int] = ()) -> None:
    """Every answer that somebody saw taken stands in the books, and none that was refused."""
    written = {row[0] for row in rows(database, "SELECT interaction FROM moves")}
    assert {str(one) for one in acknowledged} - written == set()
    assert {str(one) for one in refused} & written == set()


def hold_posts(
    local: LocalDiscord, database: Path, where: Channel, people: Iterable[Person]
) -> None:
    """Every letter was posted once, and only what is newest of a table in play has controls."""
    hold_letters(local, database, f"channel:{where.id}", where)
    shown = [seen for seen in bots_messages(local, where) if seen.files]
    usable = [seen.id for seen in shown if control(seen, "move")]
    assert usable == ([shown[-1].id] if rows(database, PLAYING, str(where.id)) else [])
    for person in people:
        hold_letters(local, database, f"person:{person.id}", person.dm)
        hold_hands(local, database, person)


def hold_letters(local: LocalDiscord, database: Path, target: str, place: Channel) -> None:
    """What was to be posted somewhere stands there, once and in order, and nothing else does."""
    letters = rows(database, LETTERS, target)
    assert {state for state, _, _ in letters} <= {"posted", "overtaken"}
    fresh = [int(message) for state, fresh, message in letters if fresh and state == "posted"]
    assert fresh == sorted(set(fresh))
    posted = {message for state, _, message in letters if state == "posted"}
    assert {str(seen.id) for seen in bots_messages(local, place)} == posted


def hold_hands(local: LocalDiscord, database: Path, person: Person) -> None:
    """Whoever is asked finds that in the newest hand of the table, and old hands ask nothing."""
    asking = {
        str(seen.id)
        for seen in bots_messages(local, person.dm)
        if answers(seen) or control(seen, "dialog")
    }
    wanted = rows(database, ASKED, str(person.id), f"person:{person.id}")
    assert {message for (message,) in wanted} == asking


async def hold_tables(database: Path) -> None:
    """Every table loads, and its position and its record agree; its story was told once."""
    books = await Database.look_into(database)
    try:
        findings = [one async for one in examine(books.reading)]
        assert [one for one in findings if one.problem] == []
        for one in findings:
            await hold_story(books.reading, one.table)
    finally:
        await books.close()
