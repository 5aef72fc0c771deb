"""How the bot bears a crowd for a while: does it keep up, and does anything grow without bound?

Not part of the usual run: `petitbleu bench --load MINUTES`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench.crowd import megabytes, press, seat, settled
from bot.bench.figure import Figure, percentile
from bot.practice import rates
from bot.practice.apart import apart
from bot.practice.server import LocalDiscord
from games.chance import Chance, Seed

TABLES = 2000
A_SECOND = 60
SAMPLE_SECONDS = 10.0
A_WHILE = 0.5
P99_MS = 150.0
POST_SECONDS = 10.0
GROWTH_MB = 30.0
MOVE_KB = 4.0


def figures(minutes: float, tables: int = TABLES, a_second: int = A_SECOND) -> Iterator[Figure]:
    """What so many minutes of so many presses a second do to the bot."""
    with TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder) / "club.db", minutes, tables, a_second))


async def _measure(database: Path, minutes: float, tables: int, a_second: int) -> list[Figure]:
    local = LocalDiscord(limits=rates.GENEROUS)
    luck = Chance(Seed.from_words("load"))
    async with local.running():
        seated = await seat(local, database, tables)
        async with apart(local, str(database)) as process:
            await settled(local, seated)
            await _posted(database)
            began, size = local.clock.now(), _size(database)
            moves = _moves(database)
            weights = [megabytes(process.pid)]
            weighing = asyncio.create_task(_weigh(process.pid, weights))
            waits = await press(
                local,
                seated,
                lambda table: table.go_on(luck),
                presses=round(minutes * 60 * a_second),
                a_second=a_second,
            )
            weighing.cancel()
            delays = _delays(local, database, began)
            written = (_size(database) - size) / max(1, _moves(database) - moves) / 1024
    half = len(weights) // 2
    return [
        _figure(
            f"load: acknowledged, {tables} tables, {a_second}/s, p99",
            percentile(waits, 0.99) * 1000,
            "ms",
            "the median",
            percentile(waits, 0.5) * 1000,
            P99_MS,
        ),
        _figure(
            "load: from a move to its post, p99",
            percentile(delays, 0.99),
            "s",
            "the median",
            percentile(delays, 0.5),
            POST_SECONDS,
        ),
        _figure(
            "load: memory gained in the second half",
            max(weights[half:]) - max(weights[: half + 1]),
            "MB",
            "all of it at the end",
            weights[-1],
            GROWTH_MB,
        ),
        _figure("load: database a move", written, "kB", "the bound", MOVE_KB, MOVE_KB),
    ]


async def _posted(database: Path) -> None:
    """Wait until nothing is left to be posted."""
    due = "SELECT nonce, position FROM outbox WHERE state = 'due' LIMIT 1"
    while _rows(database, due):  # noqa: ASYNC110 - the bot is another process
        await asyncio.sleep(A_WHILE)


async def _weigh(process: int, weights: list[float]) -> None:
    while True:
        await asyncio.sleep(SAMPLE_SECONDS)
        weights.append(megabytes(process))


def _delays(local: LocalDiscord, database: Path, since: float) -> list[float]:
    """Seconds from the transaction that wrote a letter to its message in Discord, or until now."""
    letters = _rows(
        database,
        "SELECT COALESCE(message, ''), made_at FROM outbox"
        " WHERE state IN ('posted', 'due') AND fresh = 1 AND made_at > ?",
        since,
    )
    posted = {
        str(message.id): message.created_at
        for channel in local.world.channels.values()
        for message in channel.messages.values()
    }
    now = local.clock.now()
    return [posted.get(message, now) - made for message, made in letters]


def _rows(database: Path, sql: str, *values: float) -> list[tuple[str, float]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(sql, values).fetchall()


def _moves(database: Path) -> float:
    return _rows(database, "SELECT '', COUNT(*) FROM moves")[0][1]


def _size(database: Path) -> int:
    """The database with its journal."""
    return sum(path.stat().st_size for path in database.parent.glob(f"{database.name}*"))


def _figure(
    name: str, measured: float, unit: str, against: str, peer: float, most: float
) -> Figure:
    return Figure(
        name,
        round(measured, 2),
        unit,
        against,
        round(measured / peer, 2) if peer else 0.0,
        f"at most {most:g} {unit}",
        measured <= most,
    )
