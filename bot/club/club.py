"""The club itself: the services, and the one database behind them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from bot.club.absence import Absence
from bot.club.customs import Customs
from bot.club.digests import DIGEST, Digests
from bot.club.going_back import GoingBack
from bot.club.house import House
from bot.club.keeper import BEAT, Keeper
from bot.club.league import League
from bot.club.lobby import Lobby
from bot.club.looking import Looking
from bot.club.nudging import Nudging
from bot.club.offering import Offering
from bot.club.outbox import Outbox
from bot.club.overtime import Overtime
from bot.club.people import People
from bot.club.planning import Planning
from bot.club.play import Play
from bot.club.teaching import Teaching
from bot.club.weekly import WEEK, Weekly
from storage.database import Database


class Club:
    """Every service over one database. One club serves one bot process."""

    def __init__(self, house: House, beat: float = BEAT) -> None:
        self._house = house
        self.lobby = Lobby(house)
        self.play = Play(house)
        self.undo = GoingBack(house)
        self.look = Looking(house)
        self.plan = Planning(house)
        self.outbox = Outbox(house)
        self.people = People(house)
        self.why = house.why
        self.teach = Teaching(house)
        self.absence = Absence(house)
        self.customs = Customs(house)
        self.overtime = Overtime(house)
        self.nudging = Nudging(house)
        self.offers = Offering(house)
        errands = {DIGEST: Digests(house).write, WEEK: Weekly(house).sum_up}
        self.keeper = Keeper(house, errands, beat)
        self.league = League(house, self.lobby, self.play)

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        warm: int = 256,
        now: Callable[[], float] = time.time,
        beat: float = BEAT,
    ) -> Club:
        """Open the database (made or migrated if need be) and go on where things stood.

        Tables that wait for a stand-in go on by themselves from here. `warm` bounds how many
        tables are kept in memory; every `beat` seconds the keeper notes that the bot is at work.
        """
        house = House(await Database.open(path), warm, now)
        club = cls(house, beat)
        await club.league.catch_up()
        await house.stand_ins.resume()
        await club.outbox.tidy()
        return club

    async def close(self) -> None:
        """Let the stand-ins stop and close the database; everything goes on at the next start."""
        await self._house.stand_ins.close()
        await self._house.database.close()

    async def settled(self) -> None:
        """Wait until no stand-in is thinking at any table."""
        await self._house.stand_ins.settled()
