"""A place where people play one game after the other, whatever happens to the bot."""

from __future__ import annotations

import asyncio
from typing import Literal

from bot.controls import Control
from bot.practice.model import Channel
from bot.practice.person import NotAnswered, Person, Seen
from bot.practice.server import LocalDiscord
from tests.e2e.driver import Driver
from tests.e2e.tables import answers, control

Manner = Literal["panel", "hand", "typing"]
"""On the private panel in the channel, on the hand in the direct messages, or by command."""
MANNERS: tuple[Manner, ...] = ("panel", "hand", "typing")

AGAIN = 0.1
"""Seconds after which somebody tries again."""


class Place:
    """A channel or thread, a game, and the people who play it there."""

    def __init__(
        self,
        local: LocalDiscord,
        where: Channel,
        key: str,
        people: list[Person],
        manner: Manner,
    ) -> None:
        self.local = local
        self.where = where
        self.key = key
        self.people = people
        self.manner = manner
        self.acknowledged: list[int] = []
        """The interactions by which people saw their answers taken."""
        self.refused: list[int] = []
        """Those after which they were told that nothing has changed."""

    async def play(self, luck: str) -> None:
        """Play for ever, and do again whatever was not answered."""
        driver = Driver(
            self.local,
            self.where,
            self.people,
            typing=self.manner == "typing",
            acknowledged=self.acknowledged,
            refused=self.refused,
            luck=f"{luck} {self.where.id}",
            fickle=True,
        )
        while True:
            try:
                await self._go_on(driver)
            except (NotAnswered, TimeoutError):
                await asyncio.sleep(AGAIN)  # while the bot is away Discord says so at once

    async def _go_on(self, driver: Driver) -> None:
        """Whoever the newest message calls answers; without one in play people sit down."""
        seen = driver.newest()
        if seen is None or not control(seen, "move"):
            await self._sit_down()
            return
        line = seen.text.rsplit("\n", 1)[-1]

        def overtaken() -> bool:
            newest = driver.newest()
            return newest is None or newest.id != seen.id

        for person in self.people:
            if person.mention in line and not overtaken():
                await self._answer(driver, person, seen)
        await self.local.until(overtaken, within=2)

    async def _answer(self, driver: Driver, person: Person, seen: Seen) -> None:
        if self.manner == "typing":
            await driver.type(person)
        elif self.manner == "hand" and (hand := self._hand(person, seen)):
            await driver.work_on(person, hand)
        elif control(seen, "move"):
            await driver.work(person, seen)

    def _hand(self, person: Person, seen: Seen) -> Seen | None:
        """The newest hand at this table that asks somebody something."""
        table = _table(control(seen, "move"))
        for message in reversed(person.dm.messages.values()):
            hand = Seen(message)
            if any(_table(custom_id) == table for custom_id, _ in answers(hand)):
                return hand
        return None

    async def _sit_down(self) -> None:
        """Open a table, or bring one that is open further on its way to the start."""
        host, *others = self.people
        lobby = self._lobby()
        if lobby is None:
            alone = not others
            await host.use("new", self.where, game=self.key, quick=alone)
            await self.local.until(lambda: self._lobby() or self._begun(), within=2)
            return
        for person in others:
            if person.mention not in lobby.text:
                await person.press(lobby, control(lobby, "join"))
                await self.local.until(lambda person=person: person.mention in lobby.text)  # type: ignore[misc]
        if lobby.buttons and f"{len(self.people) + 1}. " not in lobby.text:
            await host.press(lobby, control(lobby, "stand-in"))
            await self.local.until(lambda: f"{len(self.people) + 1}. " in lobby.text)
        if lobby.buttons:
            await host.press(lobby, control(lobby, "start"))
            await self.local.until(lambda: not lobby.buttons)

    def _lobby(self) -> Seen | None:
        """The lobby that is open here."""
        for message in reversed(self.where.messages.values()):
            seen = Seen(message)
            if not seen.ephemeral and control(seen, "start"):
                return seen
        return None

    def _begun(self) -> bool:
        for message in reversed(self.where.messages.values()):
            seen = Seen(message)
            if not seen.ephemeral and seen.files:
                return bool(control(seen, "move"))
        return False


def _table(custom_id: str) -> str:
    read = Control.read(custom_id)
    return read.table if read else ""
