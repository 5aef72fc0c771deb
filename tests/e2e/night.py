"""A night at a club with dozens of tables, in which the bot dies again and again.

Each of its lives ends by SIGKILL: while it starts, at any instant, or at the very moment at which
Discord has carried out a call of which the bot has not yet heard. Meanwhile Discord falters, the
disk fills up or another program holds the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from bot.practice import threads
from bot.practice.apart import apart
from bot.practice.api.site import Exchange
from bot.practice.fresh import add_channel, add_member
from bot.practice.person import Person, people
from bot.practice.server import LocalDiscord
from games.catalogue import KEYS
from rendering import studio
from tests.e2e.books import all_quiet
from tests.e2e.place import MANNERS, Place
from tests.e2e.troubles import FAULTS, LATE, full, locked

PROGRAM = "tests.e2e.mortal_bot"
TELLING = ("POST", "PATCH", "DELETE")
"""Calls by which the bot changes something in Discord."""
STUDIOS = (*["tests.e2e.quick_painter"] * 3, studio.PROGRAM)
LONGEST = 5.0
"""Seconds that the bot lives from when it is there, at most."""
ANSWERS = 60
"""Answers that are taken during a life, at most about so many."""
CALLS = (3, 30, 120)
"""Of how many such calls one may be the last."""
GUESTS = 10
"""People who come to the club only for tonight."""
AWAY = (0.0, 0.0, 5.0, 400.0)
"""Seconds for which the bot may be away; after minutes Discord knows no nonce any more."""


class Night:
    """People at many tables, and the bot's deaths."""

    def __init__(self, local: LocalDiscord, folder: Path, tables: int, luck: str) -> None:
        self.local = local
        self.folder = folder
        self.database = folder / "club.sqlite3"
        self.log = folder / "log"
        self.luck = random.Random(luck)
        self.deaths: Counter[str] = Counter()
        self.troubles: Counter[str] = Counter()
        self.copies: list[tuple[Path, set[int]]] = []
        """The database as it was at some instant, and the answers that were acknowledged then."""
        self._playing: list[asyncio.Task[None]] = []
        self.people = self._people()
        self.places = [self._place(number) for number in range(tables)]

    def _people(self) -> list[Person]:
        for number in range(GUESTS):
            add_member(self.local.world, self.local.guild, f"guest-{number}", f"Guest {number}")
        return people(self.local)

    def _place(self, number: int) -> Place:
        """Each game in turn, with one to three people, in a channel or every third in a thread."""
        world, club = self.local.world, self.people
        where = add_channel(world, self.local.guild, f"table-{number}")
        seated = [club[(5 * number + one) % len(club)] for one in range(1 + number // 4 % 3)]
        if number % 3 == 2:
            where = threads.create(world, where, seated[0].id, f"evening {number}")
        key, manner = KEYS[number % len(KEYS)], MANNERS[number // 2 % len(MANNERS)]
        return Place(self.local, where, key, seated, manner)

    def __str__(self) -> str:
        """What happened in it."""
        tables, answers = len(self.places), len(self.acknowledged)
        ends = f"{self.deaths.total()} deaths at {tables} tables, {answers} answers"
        return f"{ends}\n{dict(self.deaths)}\n{dict(self.troubles)}"

    @property
    def acknowledged(self) -> set[int]:
        """Every answer that somebody saw taken."""
        return {one for place in self.places for one in place.acknowledged}

    @property
    def refused(self) -> set[int]:
        """Every answer of which somebody was told that it was not."""
        return {one for place in self.places for one in place.refused}

    @contextlib.asynccontextmanager
    async def life(self) -> AsyncIterator[Process]:
        """The bot is there and people play; in the end it is killed, then they stop."""
        luck, draws = str(self.luck.random()), self.luck.choice(STUDIOS)
        arguments = str(self.database), str(self.log), draws
        try:
            async with apart(self.local, *arguments, program=PROGRAM) as process:
                self._playing += [asyncio.create_task(place.play(luck)) for place in self.places]
                yield process
        finally:
            self.local.faults.clear()
            await self._stop_playing()

    async def _stop_playing(self) -> None:
        """People put their hands in their laps."""
        for task in self._playing:
            task.cancel()
        ended = await asyncio.gather(*self._playing, return_exceptions=True)
        self._playing.clear()
        broken = [one for one in ended if one and not isinstance(one, asyncio.CancelledError)]
        if broken:
            raise BaseExceptionGroup("people cannot play", broken)

    async def begin(self, within: float) -> None:
        """The first life, which lasts until people play at every table."""
        async with self.life() as process:
            await self._got_on(process, within)

    async def die(self) -> None:
        """One life and its end."""
        ends = (self._early, self._any_instant, self._any_instant, *[self._unheard] * 3)
        await self._by(self.luck.choice(ends))

    async def lose_power(self) -> None:
        """One life that stops at some instant; the files are copied as they are then."""
        await self._by(self._power_cut)

    async def _by(self, end: Callable[[], Awaitable[None]]) -> None:
        await end()
        self.deaths[end.__name__.strip("_").replace("_", " ")] += 1
        self._forget_pictures()
        self.local.clock.advance(self.luck.choice(AWAY))

    async def _early(self) -> None:
        """It dies before it is there, or soon after."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.luck.uniform(0.1, 2.0)), self.life():
                await asyncio.sleep(LONGEST)

    async def _any_instant(self) -> None:
        async with self.life() as process, self._trouble(process):
            await self._a_while()
            await self._kill(process)

    async def _a_while(self) -> None:
        """Until some answers have been taken, and then to any instant."""
        enough = len(self.acknowledged) + self.luck.randrange(ANSWERS)
        moment = self.luck.uniform(0, 0.3)
        with contextlib.suppress(TimeoutError):
            await self.local.until(lambda: len(self.acknowledged) >= enough, within=LONGEST)
        await asyncio.sleep(moment)

    async def _unheard(self) -> None:
        """Discord has carried out a call, and the bot dies before it hears so."""
        async with self.life() as process, self._trouble(process):
            left, over = self.luck.randrange(1, self.luck.choice(CALLS)), asyncio.Event()

            def watch(exchange: Exchange) -> None:
                nonlocal left
                left -= exchange.method in TELLING
                if left == 0:
                    os.kill(process.pid, signal.SIGKILL)
                    over.set()

            self.local.api.watchers.append(watch)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LONGEST):
                    await over.wait()
            self.local.api.watchers.remove(watch)
            await self._kill(process)

    async def _power_cut(self) -> None:
        async with self.life() as process:
            await self._a_while()
            os.kill(process.pid, signal.SIGSTOP)
            await self.local.until(lambda: _state(process.pid) == "T")
            known = self.acknowledged
            to = self.folder / f"copy-{len(self.copies)}"
            to.mkdir()
            for name in (self.database.name, f"{self.database.name}-wal"):
                shutil.copy(self.folder / name, to)
            self.copies.append((to / self.database.name, known))
            await self._kill(process)

    async def _kill(self, process: Process) -> None:
        """Kill it if it is still there; it must not have ended by itself."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)
        assert await process.wait() == -signal.SIGKILL

    @contextlib.asynccontextmanager
    async def _trouble(self, process: Process) -> AsyncIterator[None]:
        """Something goes wrong in most lives, some time before their end."""
        task = asyncio.create_task(self._go_wrong(process))
        try:
            yield
        finally:
            task.cancel()
            (problem,) = await asyncio.gather(task, return_exceptions=True)
            if problem and not isinstance(problem, asyncio.CancelledError):
                raise problem

    async def _go_wrong(self, process: Process) -> None:
        kind = self.luck.choice(
            (*FAULTS, *LATE, *["the disk is full", "the database is locked"] * 4)
        )
        ailing, how_long = full if "full" in kind else locked, self.luck.uniform(0.1, 1.0)
        await asyncio.sleep(self.luck.uniform(0, 2))
        self.troubles[kind] += 1
        if kind in FAULTS:
            FAULTS[kind](self.local)
        elif kind in LATE:
            LATE[kind](self.local)
        else:
            with ailing(self.database, process.pid):
                await asyncio.sleep(how_long)

    async def _got_on(self, process: Process, within: float) -> None:
        """Until at every table an answer was taken."""
        before = {place: len(place.acknowledged) for place in self.places}

        def stuck() -> list[Place]:
            return [one for one in self.places if len(one.acknowledged) == before[one]]

        try:
            await self.local.until(
                lambda: not stuck() or process.returncode is not None, within=within
            )
        except TimeoutError:
            stuck_at = [(one.key, one.manner, one.where.name) for one in stuck()]
            raise AssertionError(f"people do not get on: {stuck_at}") from None
        assert process.returncode is None

    async def settle(self, within: float) -> None:
        """A life that lasts until people have got on at every table and all is posted."""
        async with self.life() as process:
            await self._got_on(process, within)
            await self._stop_playing()
            await all_quiet(self.local, self.database, within=within)
            await self._kill(process)

    def _forget_pictures(self) -> None:
        """Hundreds of lives draw more boards than the memory has room for."""
        for channel in self.local.world.channels.values():
            for message in channel.messages.values():
                for attachment in message.attachments:
                    attachment.content = b""


def _state(process: int) -> str:
    """What a process is doing, in the kernel's one letter."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
