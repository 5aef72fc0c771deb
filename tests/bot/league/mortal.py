"""A season played by a process that is killed again and again.

    python -m tests.bot.league.mortal FOLDER

Each life goes on where the last one was ended, and says when the season is over.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bot.club.league import LeagueRules
from storage.leagues import Seasons
from tests.bot.league import toss
from tests.bot.league.evening import BOSS, LeagueEvening, database, people

ENTRANTS = 6
OVER = "over"


class Life(LeagueEvening):
    """An evening that may end at any instant."""

    async def prepare(self) -> str:
        """The season, which the first life opens; half of the people may have signed up."""
        league = await self.club.league.office.create(
            BOSS,
            "Mortal",
            LeagueRules(game="toss", seats=3, size=6, tables=4),
            channel="hall",
            language="en",
            interaction="made",
        )
        session = database(self.club).reading
        found = await Seasons(session).of(league.id)
        season = found[0] if found else await self.club.league.office.open_season(
            BOSS, league.id, days=1, interaction="opened"
        )  # fmt: skip
        if season.phase == "sign-up":
            for person in people(ENTRANTS):
                await self.club.league.entry.join(season.id, person)
        return season.id

    async def live(self) -> None:
        """Play until the season is over."""
        await self.open()
        season = await self.prepare()
        print("born", flush=True)
        self.time += 10 * 86400
        session = database(self.club).reading
        while (row := await Seasons(session).get(season)) and row.phase != "ended":
            await self.tend()
            for fixture in await self.open_tables(row):
                await self.finish(fixture.row.game or "")
                print("played", flush=True)
        print(OVER, flush=True)
        await self.club.close()

    def click(self) -> str:
        """Interactions of different lives are different."""
        return f"{super().click()}-{sys.argv[2]}"

    def message(self) -> str:
        """So are messages."""
        return f"{super().message()}-{sys.argv[2]}"


def main() -> None:
    """Live until killed, or until there is nothing left to play."""
    with pytest.MonkeyPatch.context() as patch:
        toss.install(patch)
        life = Life(Path(sys.argv[1]) / "club.db")
        for number in range(int(sys.argv[2])):
            life.luck.below("life", number + 2)  # no two lives have the same luck
        asyncio.run(life.live())


if __name__ == "__main__":
    main()
