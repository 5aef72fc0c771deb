"""What thousands of sleeping tables cost: nothing while nothing is due, and little at the start."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from bot.bench.figure import Figure
from bot.clock.pace import read_pace
from bot.club import Club, Person
from storage.clocks import Clocks
from storage.games import Games
from storage.moves import Moves
from storage.seats import Seats

TABLES = 5000
IDLE_SECONDS = 10.0
IDLE_PERCENT = 1.0
START_SECONDS = 5.0
OUTAGE = 9 * 3600.0
PEOPLE = (Person("1", "Ada"), Person("2", "Blaise"))


def figures() -> Iterator[Figure]:
    """Idle and start-up with many tables in play, all with running clocks."""
    with TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Figure]:
    full, empty = folder / "full.db", folder / "empty.db"
    await _fill(full)
    began = time.time()
    starts, club = await _start(full, began + OUTAGE)
    idle = await _idle(club)
    floor_starts, club = await _start(empty, began + OUTAGE)
    floor_idle = await _idle(club)
    return [
        Figure(
            f"clock: start with {TABLES} tables after an outage",
            round(starts, 2),
            "s",
            "the start of an empty club",
            round(starts / floor_starts, 1),
            f"at most {START_SECONDS:g} s",
            starts <= START_SECONDS,
        ),
        Figure(
            f"clock: {TABLES} sleeping tables",
            round(idle, 3),
            "% core",
            "an empty club",
            round(idle / floor_idle, 1),
            f"under {IDLE_PERCENT:g} %",
            idle < IDLE_PERCENT,
        ),
    ]


async def _fill(path: Path) -> None:
    """One table is played for real, the others are copies of it."""
    club = await Club.open(path)
    table = await club.lobby.open(
        game="cartels",
        options={},
        language="en",
        host=PEOPLE[0],
        channel="0",
        guild="1",
        pace=read_pace("3d+12h", "turn"),
    )
    await club.lobby.join(table.id, PEOPLE[1])
    await club.lobby.start(table.id, PEOPLE[0].id)
    await club.keeper.work()
    while due := await club.outbox.due():
        for letter in due:
            await club.outbox.posted(letter.nonce, "1")
    database = club._house.database
    game = await Games(database.reading).get(table.id)
    seats = await Seats(database.reading).of(table.id)
    clocks = await Clocks(database.reading).of(table.id)
    (start,) = await Moves(database.reading).standing(table.id)
    if game is None:
        raise LookupError(table.id)
    async with database.writing() as session:
        for number in range(1, TABLES):
            key = f"copy{number}"
            await Games(session).add(replace(game, id=key, channel=key, interaction=None))
            for seat in seats:
                await Seats(session).take(replace(seat, game=key))
            for clock in clocks.values():
                await Clocks(session).put(replace(clock, game=key))
            await Moves(session).add(replace(start, game=key, interaction=None))
    await club.close()


async def _start(path: Path, now: float) -> tuple[float, Club]:
    """Seconds from opening the database to the first sleep, and the club."""
    began, ahead = time.perf_counter(), now - time.time()
    club = await Club.open(path, now=lambda: time.time() + ahead)
    await club.keeper.work()
    return time.perf_counter() - began, club


async def _idle(club: Club) -> float:
    """Percent of a core that the workers take while nothing is due."""
    keeper = asyncio.create_task(club.keeper.run())
    try:
        await asyncio.sleep(1)
        began, spent = time.perf_counter(), time.process_time()
        while (left := IDLE_SECONDS - (time.perf_counter() - began)) > 0:
            await club.outbox.wait(left)
        return 100 * (time.process_time() - spent) / (time.perf_counter() - began)
    finally:
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)
        await club.close()
