"""Many tables in play in the local Discord, and people who press at an even pace.

The bot is a process of its own, as in life; the local Discord, the people and their presses are
this one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from bot.club import Club
from bot.club import Person as Member
from bot.controls import Control
from bot.practice import uses
from bot.practice.fresh import add_channel, add_member
from bot.practice.model import JSON, Channel
from bot.practice.person import Person, Seen
from bot.practice.server import LocalDiscord
from games.catalogue import KEYS
from games.chance import Chance

SETTLE_SECONDS = 1200.0


class Press(Struct, frozen=True):
    """Somebody uses a control of a message."""

    person: Person
    seen: Seen
    custom_id: str
    values: tuple[str, ...] = ()


class Seated(Struct):
    """A table in a channel, two people at it, and the panel on which one of them is working."""

    channel: Channel
    people: tuple[Person, Person]
    worker: Person | None = None
    panel: Seen | None = None

    def begin(self) -> Press | None:
        """The button with which whoever is asked begins; nothing before the board is posted."""
        for message in reversed(self.channel.messages.values()):
            seen = Seen(message)
            if seen.ephemeral:
                continue
            for control in seen.buttons.values():
                if _act(control) == "move":
                    last = seen.text.rsplit("\n", 1)[-1]
                    asked = [one for one in self.people if one.mention in last]
                    return Press(asked[0], seen, control["custom_id"]) if asked else None
        return None

    def go_on(self, luck: Chance) -> Press | None:
        """An answer on the panel by lot, or the beginning of somebody's work."""
        if self.worker and self.panel and not self.panel.thinking:
            found = [Press(self.worker, self.panel, *one) for one in _answers(self.panel)]
            if found:
                return found[luck.below("answer", len(found))]
        return self.begin()


def _act(control: JSON) -> str:
    meant = Control.read(str(control.get("custom_id", "")))
    return meant.act if meant else ""


def _answers(panel: Seen) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every way to answer on a panel: custom ids, with values for menus."""
    for control in panel.buttons.values():
        if _act(control) in ("answer", "decline"):
            yield control["custom_id"], ()
    for menu in panel.menus:
        values = [option["value"] for option in menu["options"]]
        yield menu["custom_id"], tuple(values[: menu.get("min_values", 1)])


async def seat(local: LocalDiscord, database: Path, count: int) -> list[Seated]:
    """Tables of all games, made through the club before the bot comes; everybody has two."""
    club = await Club.open(database)
    everybody = [
        Person(local, add_member(local.world, local.guild, f"player-{number}", f"Player {number}"))
        for number in range(count)
    ]
    tables = []
    try:
        for number in range(count):
            channel = add_channel(local.world, local.guild, f"table-{number}")
            pair = (everybody[number], everybody[number - 1])
            host, guest = (Member(str(one.id), one.user.username) for one in pair)
            table = await club.lobby.open(
                game=KEYS[number % len(KEYS)],
                options={},
                language="en",
                host=host,
                channel=str(channel.id),
                guild=str(local.guild.id),
            )
            await club.lobby.join(table.id, guest)
            await club.lobby.start(table.id, host.id)
            tables.append(Seated(channel, pair))
    finally:
        await club.close()
    return tables


async def settled(local: LocalDiscord, tables: list[Seated]) -> None:
    """Wait until every table has posted its board."""
    waiting = list(tables)

    def done() -> bool:
        while waiting and waiting[-1].begin():
            waiting.pop()
        return not waiting

    await local.until(done, SETTLE_SECONDS)


async def press(
    local: LocalDiscord,
    tables: list[Seated],
    choose: Callable[[Seated], Press | None],
    *,
    presses: int,
    a_second: float,
) -> list[float]:
    """Press at an even pace, whatever becomes of the presses before; the seconds each waited."""
    waits: list[float] = []
    running: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    for number in range(presses):
        await asyncio.sleep(max(0.0, began + number / a_second - time.perf_counter()))
        table = tables[number % len(tables)]
        if chosen := choose(table):
            task = asyncio.create_task(_wait(local, table, chosen, waits))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return waits


async def _wait(local: LocalDiscord, table: Seated, press: Press, waits: list[float]) -> None:
    """Press, wait for the acknowledgement, and work on with the panel that comes of it."""
    began = time.perf_counter()
    interaction = uses.use_component(
        local.world,
        press.person.user,
        press.seen.message.channel_id,
        press.seen.id,
        press.custom_id,
        values=list(press.values),
    )
    await interaction.over.wait()
    waits.append(time.perf_counter() - began)
    shown = table.channel.messages.get(interaction.original_id or 0)
    table.worker, table.panel = press.person, Seen(shown) if shown else None


def megabytes(process: int) -> float:
    """What a process and those that it has started keep in memory, what they share counted once."""
    weight = 0.0
    with suppress(FileNotFoundError):
        shares = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
        weight = int(shares.partition("\nPss:")[2].split()[0]) / 1024
        for task in Path(f"/proc/{process}/task").iterdir():
            children = (task / "children").read_text(encoding="ascii").split()
            weight += sum(megabytes(int(child)) for child in children)
    return weight
