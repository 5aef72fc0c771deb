"""A club that lives through months: its people, its tables, its clock, and a bot to be killed."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import mmap
import random
import re
import sqlite3
import struct
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.practice import rates, uses
from bot.practice.clock import Clock
from bot.practice.fresh import add_channel
from bot.practice.model import JSON, Channel, Member, MessageFlag
from bot.practice.person import Person, Seen
from bot.practice.server import LocalDiscord
from bot.practice.world import Event
from tests.e2e.months.oracle import Habits
from tests.e2e.months.process import LOOK

ROOT = Path(__file__).parents[3]
BEAT = 3600.0
OPENED = 50
"""After so many tables the bot begins anew, because a server may open only so many in a while."""
QUARTER = 900
"""People come on the quarter of an hour, so that many things happen at once."""
ZONES = (
    "Europe/Paris",
    "America/New_York",
    "Asia/Kathmandu",
    "Pacific/Chatham",
    "America/St_Johns",
    "Asia/Tokyo",
    "Europe/Lisbon",
)
NIGHTS = (None, (22 * 60, 8 * 60), (23 * 60, 7 * 60), (0, 9 * 60), (13 * 60, 16 * 60 + 30))
FAST = ("12h", "1d", "1d", "2d", "1d+8h", "2d+12h")
SLOW = ("1d", "2d", "3d", "7d", "3d+12h", "5d+1d")
POLICIES = ("flag", "turn", "until-back", "flag")
NOTIFY = ("both", "both", "dm", "mention", "none")
_LINK = re.compile(r"channels/\d+/(\d+)/|<#(\d+)>")


@dataclass(frozen=True)
class Heard:
    """A message of the bot at the moment it appeared."""

    at: float
    channel: str
    text: str
    called: tuple[str, ...]

    @property
    def table(self) -> str:
        """The channel of the table that it speaks of."""
        found = _LINK.search(self.text)
        return next(filter(None, found.groups())) if found else ""


@dataclass
class Table:
    """A table in its channel."""

    channel: Channel
    people: list[Person]
    pace: str
    policy: str
    seats: dict[int, str] = field(default_factory=dict)


class Months:
    """Everything, and the time that passes."""

    def __init__(
        self, folder: Path, start: float, tables: int, people: int, *, slow: bool, seed: int
    ) -> None:
        self.luck = random.Random(seed)
        self.clock = Clock(flows=False)
        self.clock._stands_at = self.start = start
        self.local = LocalDiscord(limits=rates.GENEROUS, clock=self.clock)
        self.database = folder / "club.sqlite3"
        self.face = folder / "clock"
        self.heard: list[Heard] = []
        self._by_channel: dict[str, list[Heard]] = {}
        self.kills = 0
        self._process: asyncio.subprocess.Process | None = None
        self._reader: sqlite3.Connection | None = None
        self._deeds: list[tuple[float, int, str, str]] = []
        self._planned: set[tuple[str, str, float]] = set()
        world, guild = self.local.world, self.local.guild
        self.habits: dict[str, Habits] = {}
        self.people: dict[str, Person] = {}
        for number in range(people):
            user = world.add_user(f"p{number}", f"Player {number}")
            guild.members[user.id] = Member(user.id, start)
            self.people[str(user.id)] = Person(self.local, user)
            self.habits[str(user.id)] = Habits(
                self.luck.choice(ZONES),
                self.luck.choice(NIGHTS),
                self.luck.choice(NOTIFY),
                self.luck.choice((10.0, 30.0, 60.0) if slow else (2.0, 8.0, 20.0)),
            )
        ids = list(self.people)
        self.tables = [
            Table(
                add_channel(world, guild, f"t{number}", number),
                [self.people[ids[(2 * number + one) % people]] for one in range(3)],
                self.luck.choice(SLOW if slow else FAST),
                self.luck.choice(POLICIES),
            )
            for number in range(tables)
        ]
        world.listeners.append(self._hear)
        with self.face.open("wb") as file:
            file.write(struct.pack("d", start))

    @property
    def now(self) -> float:
        """The time of day."""
        return self.clock.now()

    def _hear(self, event: Event) -> None:
        if event.name != "MESSAGE_CREATE":
            return
        data: JSON = event.data(self.local.world.bot_id)
        if int(data["author"]["id"]) != self.local.world.bot_id:
            return
        if data.get("flags", 0) & MessageFlag.EPHEMERAL:
            return
        parts = uses.flat(data.get("components", []))
        text = "\n".join(one["content"] for one in parts if "content" in one)
        called = tuple(str(one["id"]) for one in data.get("mentions", []))
        heard = Heard(self.now, str(data["channel_id"]), text, called)
        self.heard.append(heard)
        self._by_channel.setdefault(heard.channel, []).append(heard)

    def heard_in(self, channel: str) -> list[Heard]:
        """What was heard in one channel, public or private."""
        return self._by_channel.get(channel, [])

    # The bot

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Open the doors; at the end the bot is killed."""
        async with self.local.running():
            await self.start_bot()
            try:
                yield
            finally:
                await self.kill()

    async def start_bot(self) -> None:
        """Start the bot and wait for it to come."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.e2e.months.process",
            self.local.address,
            str(self.database),
            str(self.face),
            str(BEAT),
            stdin=asyncio.subprocess.PIPE,
            cwd=ROOT,
        )
        stdin = self._process.stdin
        assert stdin
        stdin.write(f"{self.local.token}\n".encode())
        await stdin.drain()
        world, process = self.local.world, self._process
        await self.local.until(lambda: world.bot_online or process.returncode, within=60)
        assert process.returncode is None

    async def kill(self) -> None:
        """End the bot, whatever it is doing."""
        if self._process and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
            await self.local.until(lambda: not self.local.world.bot_online)

    # Time

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """What the database says."""
        if self._reader is None:
            self._reader = sqlite3.connect(self.database, timeout=10, isolation_level=None)
        return self._reader.execute(sql, values).fetchall()

    def close(self) -> None:
        """Put the database away."""
        if self._reader:
            self._reader.close()
            self._reader = None

    def version(self) -> int:
        """Another number whenever the bot has written something; cheap to ask for."""
        return int(self.rows("PRAGMA data_version")[0][0])

    def put_forward(self, to: float) -> None:
        """Let it be later."""
        self.clock.advance(to - self.now)
        with self.face.open("r+b") as file, mmap.mmap(file.fileno(), 8) as face:
            face[:8] = struct.pack("d", to)

    async def settled(self) -> None:
        """Wait until the bot has done everything that is due by now."""
        waiting = (
            "SELECT (SELECT COUNT(*) FROM outbox WHERE state = 'due' AND due_at <= ?1)"
            " + (SELECT COUNT(*) FROM clocks WHERE next_at <= ?1)"
            " + (SELECT COUNT(*) FROM errands WHERE next_at <= ?1)"
            " + (SELECT COUNT(*) FROM seats JOIN games ON games.id = seats.game"
            "    WHERE phase = 'playing' AND stand_in IS NOT NULL AND seats.asked = 1)"
            " + (SELECT COUNT(*) FROM pulse WHERE at + ?2 <= ?1)"
            " + (SELECT 1 - COUNT(*) FROM pulse)"
        )
        async with asyncio.timeout(120):
            seen = self.version()
            while self.rows(waiting, self.now, BEAT) != [(0,)]:
                while (newer := self.version()) == seen:  # noqa: ASYNC110
                    await asyncio.sleep(LOOK)
                seen = newer

    def next_due(self) -> float:
        """When the bot has something to do again."""
        found = self.rows(
            "SELECT MIN(at) FROM (SELECT MIN(next_at) AS at FROM clocks UNION ALL"
            " SELECT MIN(next_at) FROM errands UNION ALL SELECT at + ? FROM pulse UNION ALL"
            " SELECT MIN(due_at) FROM outbox WHERE state = 'due' AND due_at > ?)",
            BEAT,
            self.now,
        )
        return float(found[0][0])

    # People

    async def move_in(self) -> None:
        """Everybody says how they live, and sits down at their tables."""
        for key, person in self.people.items():
            habits, anywhere = self.habits[key], self.tables[0].channel
            told: dict[str, Any] = {"time_zone": habits.zone}
            if habits.quiet:
                start, end = habits.quiet
                told["quiet_hours"] = f"{start // 60}:{start % 60:02}-{end // 60}:{end % 60:02}"
            panel = (await person.use("settings", anywhere, **told)).seen
            if habits.notify != "both":
                menu = next(one for one in panel.menus if one["custom_id"].endswith("::notify"))
                await person.choose(panel, habits.notify, menu=menu["custom_id"])
        for number, table in enumerate(self.tables, 1):
            if number % OPENED == 0:
                await self.kill()
                await self.start_bot()
            host, *others = table.people
            await host.use(
                "new", table.channel, game="courier", pace=table.pace, overtime=table.policy
            )
            lobby = await host.gets(table.channel, "For 2 to 4 players")
            for person in others:
                await person.press(lobby, "Join")
            await self.local.until(lambda lobby=lobby: "3. " in lobby.text)  # type: ignore[misc]
            await host.press(lobby, "Start")
            await self.local.until(lambda lobby=lobby: "has begun" in lobby.text)  # type: ignore[misc]
            await self.settled()
            seated = self.rows(
                "SELECT seat, person FROM seats JOIN games ON games.id = seats.game"
                " WHERE channel = ?",
                str(table.channel.id),
            )
            table.seats = {int(seat): str(person) for seat, person in seated}

    def plan_deeds(self) -> None:
        """Whoever is asked, or kept a seat for, will come in their own time."""
        for channel, person, since, away in self.rows(
            "SELECT channel, COALESCE(person, away), since, away IS NOT NULL FROM seats"
            " JOIN games ON games.id = seats.game WHERE phase = 'playing'"
            " AND ((seats.asked = 1 AND person IS NOT NULL) OR away IS NOT NULL)"
        ):
            if (channel, person, since) not in self._planned:
                self._planned.add((channel, person, since))
                hours = self.luck.lognormvariate(0, 0.9) * self.habits[person].pause
                quarters = max(1, round(3600 * (hours + 20 * away) / QUARTER))
                at = self.now + QUARTER * quarters
                heapq.heappush(self._deeds, (at, len(self._planned), channel, person))

    @property
    def next_deed(self) -> float:
        """When the next person comes."""
        return self._deeds[0][0] if self._deeds else float("inf")

    async def do_deeds(self) -> None:
        """Let everybody do what they came for."""
        coming = []
        while self._deeds and self._deeds[0][0] <= self.now:
            _, _, channel, key = heapq.heappop(self._deeds)
            coming.append(self._do(channel, key))
        await asyncio.gather(*coming)
        if coming:
            await self.settled()

    async def _do(self, channel: str, key: str) -> None:
        """Answer, or take one's seat again; now and then plan a vacation."""
        table = next(one for one in self.tables if str(one.channel.id) == channel)
        person = self.people[key]
        if self.luck.random() < 0.01:
            await self._go_away(person, table)
        state = self.rows(
            "SELECT COALESCE(seats.person, ''), seats.asked, games.moves FROM seats"
            " JOIN games ON games.id = seats.game"
            " WHERE channel = ? AND (person = ? OR away = ?)",
            channel,
            key,
            key,
        )
        if state and not state[0][0]:
            await self._come_back(person, table)
        elif state and state[0][1]:
            verb = "greet" if state[0][2] < len(table.people) else "pass"
            await person.use("play", table.channel, choice=f"{verb}:on")

    async def _come_back(self, person: Person, table: Table) -> None:
        for message in reversed(table.channel.messages.values()):
            seen = Seen(message)
            if not seen.ephemeral and "I am back" in seen.buttons:
                await person.press(seen, "I am back")
                return

    async def _go_away(self, person: Person, table: Table) -> None:
        today = datetime.fromtimestamp(self.now + 2 * 86400, UTC).date()
        last = today + timedelta(days=self.luck.randrange(4))
        given = {"from": today.isoformat(), "to": last.isoformat()}
        await person.use("vacation", table.channel, **given)

    # Killing

    async def strike(self, outage: float) -> None:
        """Kill the bot in the middle of its work, or before an outage when it has done it."""
        if outage:
            await self.settled()
        else:
            await asyncio.sleep(self.luck.uniform(0, 0.05))
        await self.kill()
        self.kills += 1
        if outage:
            self.put_forward(self.now + outage)
        await self.start_bot()
        await self.settled()
