"""A bot that is killed again and again, in processes of its own.

    python -m tests.bot.club.mortal FOLDER kill TIMES
    python -m tests.bot.club.mortal FOLDER copy TIMES

Each life opens the club and plays at several tables while a worker posts; it notes in files what
was acknowledged and what was posted, as Discord would. The parent ends it at any instant, or
stops it at any instant to copy its files.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import select
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.club import Club, ClubRefusal, Person
from games.chance import Chance, Seed
from games.stand_in import Random
from tests.bot.club import parlour

CHANNELS = ("salon", "kitchen", "garden")
PEOPLE = (Person("ada", "Ada"), Person("blaise", "Blaise"))


class Notes:
    """A file that outlives its writer: each line is there once the call returns."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def add(self, **line: object) -> None:
        """Write a line in one piece."""
        os.write(self._file, json.dumps(line).encode() + b"\n")


def lines(path: Path) -> list[dict[str, Any]]:
    """What a file of notes says."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


async def post_all(club: Club, posted: Notes) -> None:
    """Post what is due; a message has the nonce for its id, as if Discord had kept it."""
    while due := await club.outbox.due():
        for letter in due:
            posted.add(nonce=letter.nonce)
            await club.outbox.posted(letter.nonce, letter.nonce)


async def _work(club: Club, posted: Notes) -> None:
    while True:
        await club.outbox.wait(1)
        await post_all(club, posted)


async def _table(club: Club, channel: str) -> str:
    """The channel's table in play; a new one when there is none."""
    try:
        table = await club.look.at(channel)
    except ClubRefusal:
        table = None
    if table is None or table.phase not in ("lobby", "playing"):
        table = await club.lobby.open(
            game="parlour",
            options={},
            language="en",
            host=PEOPLE[0],
            channel=channel,
            guild=None,
        )
    if table.phase == "lobby":
        await club.lobby.join(table.id, PEOPLE[1])
        if len((await club.look.summary(table.id)).seats) < 3:
            await club.lobby.add_stand_in(table.id, "ada")
        await club.lobby.start(table.id, "ada")
    return table.id


async def _play(club: Club, channel: str, acknowledged: Notes, pulse: int) -> None:
    """Answer as fast as the table asks; some answers are taken back."""
    luck = Chance(Seed.new())
    while True:
        table = await _table(club, channel)
        for person in PEOPLE:
            desk = await club.look.desk(table, person.id)
            if desk.asked is None:
                continue
            answer = Random[Any]().answer(None, desk.asked.decision, luck)
            interaction = f"{time.time_ns()}-{luck.below('click', 10**9)}"
            reply = await club.play.answer(
                table, person.id, answer, interaction=interaction, token=desk.asked.token
            )
            acknowledged.add(interaction=interaction, table=table, number=reply.number)
            os.write(pulse, b".")
            if luck.below("undo", 8) == 0 and (await club.look.desk(table, person.id)).may_undo:
                await club.undo.undo(table, person.id, interaction=f"{interaction}-undo")
        await asyncio.sleep(0)


async def _live(folder: Path, pulse: int) -> None:
    club = await Club.open(folder / "club.db")
    os.write(pulse, b".")
    acknowledged, posted = Notes(folder / "acknowledged"), Notes(folder / "posted")
    async with asyncio.TaskGroup() as group:
        group.create_task(_work(club, posted))
        for channel in CHANNELS:
            group.create_task(_play(club, channel, acknowledged, pulse))


@contextmanager
def _life(folder: Path) -> Iterator[tuple[int, int]]:
    """A process that plays, and where its pulse is heard; it is killed at the end."""
    heard, pulse = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            asyncio.run(_live(folder, pulse))
        finally:
            os._exit(1)
    yield child, heard
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    os.close(heard)
    os.close(pulse)
    if os.WIFEXITED(status):
        sys.exit("a life ended by itself")


def _an_instant(heard: int, instants: random.Random) -> None:
    """Wait for some instants after a random number of answers, perhaps before any."""
    for _ in range(instants.randrange(16)):
        if not select.select([heard], [], [], 60)[0]:
            sys.exit("a life came to a standstill")
        os.read(heard, 1)
    time.sleep(instants.uniform(0, 0.03))


def kill(folder: Path, times: int, instants: random.Random) -> None:
    """Kill as often as asked."""
    for _ in range(times):
        with _life(folder) as (_, heard):
            _an_instant(heard, instants)


def copy(folder: Path, times: int, instants: random.Random) -> None:
    """Copy the files as they are at an instant, as often as asked."""
    with _life(folder) as (child, heard):
        os.read(heard, 1)
        for number in range(times):
            _an_instant(heard, instants)
            os.kill(child, signal.SIGSTOP)
            os.waitpid(child, os.WUNTRACED)
            to = folder / f"copy-{number}"
            to.mkdir()
            for name in ("club.db", "club.db-wal", "acknowledged"):
                if (folder / name).exists():
                    shutil.copy(folder / name, to)
            os.kill(child, signal.SIGCONT)


def main() -> None:
    """Do what the command line says."""
    folder, doing, times = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    parlour.install(pytest.MonkeyPatch())
    {"kill": kill, "copy": copy}[doing](folder, times, random.Random(7))


if __name__ == "__main__":
    main()
