"""Vacations: people say from when to when they are away, and their clocks stand still meanwhile.

A vacation holds in one club, because each club says how many days of a year it grants.
"""

from __future__ import annotations

from datetime import date, timedelta

from msgspec import Struct

from bot.clock.hours import Hours
from bot.clock.moments import moment
from bot.club.house import House
from bot.club.letters import LeagueNote, NoteLetter
from bot.club.overtime import show_times_anew
from bot.club.refusals import ClubRefusal
from bot.club.results import Person
from bot.club.settings import settings_of
from bot.club.telling import Posting, to_channel
from bot.club.timing import replan
from games.text import Arg, Text, say
from storage.choices import ClubChoices
from storage.entrants import Entrants
from storage.games import Games
from storage.leagues import Leagues, Seasons
from storage.players import Players
from storage.session import Session
from storage.vacations import VacationRow, Vacations

VACATION_DAYS = "vacation-days"
DEFAULT_DAYS = 30
"""What a club grants in a year until it says otherwise."""
FARTHEST = timedelta(days=366)
"""How far ahead a vacation may end."""


class Away(Struct, frozen=True):
    """An absence, as others see it."""

    starts: float
    ends: float


class Absence:
    """Who is away, from when to when. A club is a Discord server's id; `None` is none."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def until(self, person: str, guild: str | None) -> float | None:
        """Until when a person is away now; `None` when they are here."""
        now = self._house.now()
        found = await self.of(person, guild)
        return next((one.ends for one in found if one.starts <= now), None)

    async def of(self, person: str, guild: str | None) -> tuple[Away, ...]:
        """A person's absences in a club, now and to come."""
        rows = await Vacations(self._house.database.reading).of(
            person, guild or "", self._house.now()
        )
        return tuple(Away(row.starts, row.ends) for row in rows)

    async def today(self, person: str) -> date:
        """The date where a person lives."""
        settings = await settings_of(self._house.database.reading, person)
        return settings.hours.day(self._house.now())

    async def left(self, person: str, guild: str | None, year: int) -> int:
        """How many days of a year a person may still be away."""
        session = self._house.database.reading
        hours = (await settings_of(session, person)).hours
        rows = await Vacations(session).of(person, guild or "")
        return await granted(session, guild or "") - len(_days(rows, hours, year))

    async def go(self, person: Person, guild: str | None, first: date, last: date) -> Away:
        """Be away on these days, the last one included, by the person's own calendar."""
        now, club = self._house.now(), guild or ""
        async with self._house.database.writing() as session:
            await Players(session).meet(person.id, person.name, person.language)
            hours = (await settings_of(session, person.id)).hours
            today = hours.day(now)
            if not today <= first <= last:
                raise ClubRefusal("vacation-past")
            if last > today + FARTHEST:
                raise ClubRefusal("vacation-far")
            starts = max(now, hours.midnight(first))
            row = VacationRow(person.id, club, starts, hours.midnight(last + timedelta(days=1)))
            before = await Vacations(session).of(person.id, club)
            if any(one.starts < row.ends and row.starts < one.ends for one in before):
                raise ClubRefusal("vacation-twice")
            most = await granted(session, club)
            for year in {first.year, last.year}:
                used = len(_days([*before, row], hours, year))
                if used > most:
                    raise ClubRefusal("vacation-too-long", most=most, year=str(year))
            await Vacations(session).add(row)
            text = say("bot.away", name=person.name, **_dates(row))
            await self._tell(session, person.id, club, text)
            text = say("bot.league-away", name=person.name, **_dates(row))
            await self._tell_leagues(session, person.id, club, text)
        self._house.alarm.set()
        return Away(row.starts, row.ends)

    async def come_back(self, person: Person, guild: str | None) -> bool:
        """End the absence of now and call off those to come; `False` when there was none."""
        now, club = self._house.now(), guild or ""
        async with self._house.database.writing() as session:
            rows = await Vacations(session).of(person.id, club, now)
            for row in rows:
                await Vacations(session).end(person.id, club, row.starts, now)
            if rows:
                text = say("bot.back-early", name=person.name)
                await self._tell(session, person.id, club, text)
                await self._tell_leagues(session, person.id, club, text)
        self._house.alarm.set()
        return bool(rows)

    async def _tell(self, session: Session, person: str, club: str, text: Text) -> None:
        """Tell every table of the club at which the person plays, and plan their clocks anew."""
        await replan(session, person, self._house.now())
        for game in await Games(session).played_by(person, club):
            posting = Posting(to_channel(game.channel), NoteLetter(text), fresh=True)
            await self._house.ledger.post(session, game.id, [posting])
            await show_times_anew(self._house, session, game.id, game.channel)

    async def _tell_leagues(self, session: Session, person: str, club: str, text: Text) -> None:
        """Tell every league of the club in whose season the person plays."""
        for season in await Seasons(session).live():
            league = await Leagues(session).get(season.league)
            entrant = await Entrants(session).one(season.id, person)
            plays = entrant is not None and entrant.state == "in"
            if plays and league and league.guild == club and league.channel:
                note = LeagueNote(league.id, text)
                posting = Posting(to_channel(league.channel), note, fresh=True)
                await self._house.ledger.post(session, None, [posting])


async def granted(session: Session, guild: str) -> int:
    """How many days of a year a club lets people be away."""
    chosen = (await ClubChoices(session).of(guild)).get(VACATION_DAYS)
    return int(chosen) if chosen else DEFAULT_DAYS


def _days(rows: list[VacationRow], hours: Hours, year: int) -> set[date]:
    """The days of a year that these absences touch."""
    found = set()
    for row in rows:
        day, last = hours.day(row.starts), hours.day(row.ends - 1)
        while day <= last:
            if day.year == year:
                found.add(day)
            day += timedelta(days=1)
    return found


def _dates(row: VacationRow) -> dict[str, Arg]:
    """The first and the last moment, as Discord shows them to each reader."""
    return {"starts": moment(row.starts, "D"), "ends": moment(row.ends - 1, "D")}
