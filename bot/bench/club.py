"""How fast the club is: moves that are on disk, tables from the database, tables in memory."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.bench.figure import Figure, percentile
from bot.club import Club, Desk, Person
from games.catalogue import KEYS
from games.chance import Chance, Seed
from games.stand_in import Random

TABLES = 200
ANSWERS = 2000
ANSWER_MS = 10.0
LOAD_MS = 10.0
TABLE_KB = 50.0
PEOPLE = (Person("ada", "Ada"), Person("blaise", "Blaise"))


def figures() -> Iterator[Figure]:
    """Every figure about the club, taken at tables of all games in the middle of play."""
    with TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder) / "club.db"))


async def _measure(path: Path) -> list[Figure]:
    club = await Club.open(path)
    try:
        tables = [await _table(club, number) for number in range(TABLES)]
        found = await _answers(club, tables)
        warm = await _look_at_all(club, tables)
    finally:
        await club.close()
    club = await Club.open(path, warm=0)
    try:
        cold = await _look_at_all(club, tables)
    finally:
        await club.close()
    return [found, _loading(cold, warm), _memory(await _taken(path, tables), path, len(tables))]


async def _table(club: Club, number: int) -> str:
    table = await club.lobby.open(
        game=KEYS[number % len(KEYS)],
        options={},
        language="en",
        host=PEOPLE[0],
        channel=str(number),
        guild=None,
    )
    await club.lobby.join(table.id, PEOPLE[1])
    await club.lobby.start(table.id, PEOPLE[0].id)
    return table.id


async def _answers(club: Club, tables: list[str]) -> Figure:
    """From a person's answer to its being on disk, beside the least one can write."""
    luck = Chance(Seed.from_words("bench"))
    waits, floor = [], []
    for number in range(ANSWERS):
        table = tables[number % len(tables)]
        person, desk = await _asked(club, table)
        if desk.asked is None:
            continue
        answer = Random[Any]().answer(None, desk.asked.decision, luck)
        began = time.perf_counter()
        await club.play.answer(
            table, person, answer, interaction=str(number), token=desk.asked.token
        )
        waits.append(time.perf_counter() - began)
        began = time.perf_counter()
        await club.people.choose(PEOPLE[0], "digest", None)
        floor.append(time.perf_counter() - began)
    wait, least = percentile(waits, 0.5), percentile(floor, 0.5)
    return Figure(
        f"club: an answer on disk, {TABLES} tables, median",
        round(wait * 1000, 2),
        "ms",
        "the smallest transaction of the same connection",
        round(wait / least, 2),
        f"at most {ANSWER_MS:g} ms",
        wait * 1000 <= ANSWER_MS,
    )


async def _asked(club: Club, table: str) -> tuple[str, Desk]:
    """A person whom the table asks, and what is in front of them."""
    for person in PEOPLE:
        desk = await club.look.desk(table, person.id)
        if desk.asked:
            break
    return person.id, desk


async def _look_at_all(club: Club, tables: list[str]) -> float:
    """Seconds that one look takes, in the median."""
    times = []
    for table in tables:
        began = time.perf_counter()
        await club.look.desk(table, PEOPLE[0].id)
        times.append(time.perf_counter() - began)
    return percentile(times, 0.5)


def _loading(cold: float, warm: float) -> Figure:
    return Figure(
        "club: looking at a table not in memory",
        round(cold * 1000, 2),
        "ms",
        "looking at one that is",
        round(cold / warm, 2),
        f"at most {LOAD_MS:g} ms",
        cold * 1000 <= LOAD_MS,
    )


async def _taken(path: Path, tables: list[str]) -> float:
    """Kilobytes that one more table in memory takes."""
    club = await Club.open(path, warm=len(tables))
    try:
        await club.look.desk(tables[0], None)
        gc.collect()
        tracemalloc.start()
        await _look_at_all(club, tables[1:])
        gc.collect()
        return tracemalloc.get_traced_memory()[0] / (len(tables) - 1) / 1024
    finally:
        tracemalloc.stop()
        await club.close()


def _memory(taken: float, path: Path, tables: int) -> Figure:
    stored = path.stat().st_size / tables / 1024
    return Figure(
        "club: a table in memory",
        round(taken, 1),
        "kB",
        "its share of the file",
        round(taken / stored, 2),
        f"at most {TABLE_KB:g} kB",
        taken <= TABLE_KB,
    )
