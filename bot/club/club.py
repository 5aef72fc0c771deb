"""The club itself: the services, and the one database behind them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from bot.club.going_back import GoingBack
from bot.club.house import House
from bot.club.lobby import Lobby
from bot.club.looking import Looking
from bot.club.outbox import Outbox
from bot.club.people import People
from bot.club.planning import Planning
from bot.club.play import Play
from storage.database import Database


class Club:
    """Every service over one database. One club serves one bot process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.lobby = Lobby(house)
        self.play = Play(house)
        self.undo = GoingBack(house)
        self.look = Looking(house)
        self.plan = Planning(house)
        self.outbox = Outbox(house)
        self.people = People(house)

    @classmethod
    async def open(
        cls, path: Path, *, warm: int = 256, now: Callable[[], float] = time.time
    ) -> Club:
        """Open the database (made or migrated if need be) and go on where things stood.

        Tables that wait for a stand-in go on by themselves from here. `warm` bounds how many
        tables are kept in memory.
        """
        house = House(await Database.open(path), warm, now)
        await house.stand_ins.resume()
        return cls(house)

    async def close(self) -> None:
        """Let the stand-ins stop and close the database; everything goes on at the next start."""
        await self._house.stand_ins.close()
        await self._house.database.close()

    async def settled(self) -> None:
        """Wait until no stand-in is thinking at any table."""
        await self._house.stand_ins.settled()
