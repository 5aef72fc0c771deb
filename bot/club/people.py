"""What the club remembers of people."""

from __future__ import annotations

from bot.clock.hours import BadHours, read_quiet, read_zone
from bot.club.digests import plan_digest
from bot.club.house import House
from bot.club.refusals import ClubRefusal
from bot.club.results import Person
from bot.club.settings import (
    AS_DISCORD,
    AS_TABLE,
    COLOURS,
    LANGUAGE,
    QUIET,
    ZONE,
    Settings,
    setting,
    settings_of,
)
from bot.club.timing import replan
from rendering.words import spoken
from storage.choices import EVERYWHERE, Choices
from storage.players import Players


class People:
    """Names, languages and whatever else people chose."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._discord: dict[str, str] = {}
        """What the Discord of people speaks, as far as they were here since the start."""

    async def language(self, person: str, discord: str | None = None) -> str | None:
        """What a person reads in private: what they chose, or else what their Discord speaks.

        Whoever is here says what it speaks now, and that is remembered for their letters. `None`:
        we do not know them well enough.
        """
        if discord:
            self._discord[person] = discord
        chosen = (await self.settings(person)).of(LANGUAGE)
        if chosen != AS_DISCORD and spoken(chosen):
            return chosen
        known = self._discord.get(person)
        return known or await Players(self._house.database.reading).language(person)

    async def palette(self, person: str) -> str | None:
        """The colours of a person's private pictures; `None` is each table's own."""
        chosen = (await self.settings(person)).of(COLOURS)
        return None if chosen == AS_TABLE else chosen

    async def settings(self, person: str) -> Settings:
        """Everything a person has chosen."""
        return await settings_of(self._house.database.reading, person)

    async def asleep(self, person: str) -> float:
        """For how many seconds a person's quiet hours still last; 0 outside of them."""
        now = self._house.now()
        return (await self.settings(person)).hours.awake(now) - now

    async def choose(
        self, person: Person, name: str, value: str | None, guild: str = EVERYWHERE
    ) -> Settings:
        """Choose one of a setting's values, everywhere or in a club; `None`: as before one did."""
        one = setting(name)
        if value is not None and value not in one.values:
            raise ClubRefusal("no-such-value", value=value)
        if guild != EVERYWHERE and not one.per_club:
            raise ClubRefusal("no-such-setting", name=name)
        return await self._write(person, {(guild, name): value})

    async def set_hours(
        self, person: Person, *, zone: str | None = None, quiet: str | None = None
    ) -> Settings:
        """Say where one lives or when one sleeps, as people write it; `None` leaves it as it is."""
        changed: dict[tuple[str, str], str | None] = {}
        try:
            if zone is not None:
                changed[EVERYWHERE, ZONE] = read_zone(zone)
        except BadHours:
            raise ClubRefusal("no-such-zone", zone=zone or "") from None
        try:
            if quiet is not None:
                hours = read_quiet(quiet)
                changed[EVERYWHERE, QUIET] = str(hours) if hours else None
        except BadHours:
            raise ClubRefusal("bad-quiet", hours=quiet or "") from None
        return await self._write(person, changed)

    async def _write(self, person: Person, changed: dict[tuple[str, str], str | None]) -> Settings:
        async with self._house.database.writing() as session:
            await Players(session).meet(person.id, person.name, person.language)
            for (guild, name), value in changed.items():
                await Choices(session).choose(person.id, guild, name, value)
            await replan(session, person.id, self._house.now())
            await plan_digest(session, person.id, self._house.now())
            settings = await settings_of(session, person.id)
        self._house.alarm.set()
        return settings
