"""A league evening: shorthand with which the tests sign people up and play their tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from bot.club import Club, FixtureLetter, Person
from bot.club.league import LeagueRules, Organiser
from bot.club.league.reading import Season, read_season
from games.chance import Chance, Seed
from storage.fixtures import Fixture
from storage.leagues import LeagueRow, SeasonRow
from tests.bot.club.evening import Evening

BOSS = Organiser("boss", "guild", manage=True)
ANYBODY = Organiser("anybody", "guild")
DAY = 86400.0

Pick = Callable[[str, Chance], int]
"""What somebody picks at a table."""


def people(count: int, first: int = 1) -> list[Person]:
    """So many people."""
    return [Person(f"p{number}", f"Player {number}") for number in range(first, first + count)]


def by_lot(person: str, luck: Chance) -> int:
    """Anything from 1 to 6; ties are common."""
    return luck.below("pick", 6) + 1


class LeagueEvening(Evening):
    """A club whose clock stands still unless somebody moves it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.luck = Chance(Seed.from_words("league"))

    async def league(self, name: str = "Toss League", **rules: Any) -> LeagueRow:
        """A league of the shortest game."""
        return await self.club.league.office.create(
            BOSS,
            name,
            LeagueRules(game="toss", **rules),
            channel="hall",
            language="en",
            interaction=self.click(),
        )

    async def sign_up(
        self, league: LeagueRow, entrants: Iterable[Person], most: int | None = None
    ) -> SeasonRow:
        """A season for which everybody has signed up."""
        season = await self.club.league.office.open_season(
            BOSS, league.id, days=7, most=most, interaction=self.click()
        )
        for person in entrants:
            await self.club.league.entry.join(season.id, person)
        return season

    async def begin(
        self, league: LeagueRow, entrants: Iterable[Person], most: int | None = None
    ) -> SeasonRow:
        """A season that has just begun, with its first tables open."""
        season = await self.sign_up(league, entrants, most)
        self.time += 8 * DAY
        await self.tend()
        return season

    async def tend(self) -> None:
        """Let everything happen that follows by itself, threads included."""
        await self.club.league.tending.tend_all()
        await self.make_threads()

    async def make_threads(self) -> None:
        """Post what is due; a fixture's message becomes a thread, as the postman does it."""
        while due := await self.club.outbox.due(500):
            for letter in due:
                message = self.message()
                self.letters.append(letter)
                if isinstance(letter.content, FixtureLetter):
                    await self.club.league.tables.open(letter.content.subject, message)
                await self.club.outbox.posted(letter.nonce, message)

    def message(self) -> str:
        """The id of the next message, and of its thread."""
        return f"m{len(self.letters)}"

    async def read(self, season: SeasonRow) -> Season:
        """A season as it is now."""
        return await read_season(database(self.club).reading, season.id)

    async def open_tables(self, season: SeasonRow) -> list[Fixture]:
        """The fixtures that are being played."""
        now = await self.read(season)
        return [fixture for fixture in now.fixtures if fixture.row.state == "open"]

    async def finish(self, table: str, pick: Pick = by_lot) -> None:
        """Everybody at a table picks."""
        summary = await self.club.look.summary(table)
        for sitting in summary.seats:
            if sitting.person and sitting.asked:
                key = f"pick:{pick(sitting.person, self.luck)}"
                await self.answer(table, sitting.person, key)
        await self.club.settled()

    async def play_season(self, season: SeasonRow, pick: Pick = by_lot) -> Season:
        """Play everything to the end of the season."""
        while (now := await self.read(season)).row.phase == "playing":
            tables = await self.open_tables(season)
            assert tables, "the season stands still"
            for fixture in tables:
                await self.finish(fixture.row.game or "", pick)
            await self.tend()
        return now


def database(club: Club) -> Any:
    """The club's database, to look behind the scenes."""
    return club._house.database
