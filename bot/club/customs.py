"""What a club has chosen for all its tables and everybody in it."""

from __future__ import annotations

from msgspec import Struct

from bot.clock.hours import BadHours, Hours, read_zone
from bot.club.absence import DEFAULT_DAYS, VACATION_DAYS
from bot.club.house import House
from bot.club.refusals import ClubRefusal
from bot.club.weekly import LANGUAGE, SUMMARY_CHANNEL, WEEK, ZONE
from rendering.words import spoken
from storage.choices import ClubChoices
from storage.errands import Errands

STEWARDS = "stewards"
MOST_DAYS = 366


class Custom(Struct, frozen=True):
    """The customs of one club; `None` where it has chosen nothing."""

    language: str | None = None
    """What its tables speak unless whoever opens one says otherwise."""
    stewards: str | None = None
    """The role whose members run its games, beside those who manage the server."""
    vacation_days: int = DEFAULT_DAYS
    """How many days of a year its people may be away."""
    summary_channel: str | None = None
    """Where the week is summed up; nowhere where none was named."""
    zone: str = "UTC"
    """Where its Monday begins."""


class Customs:
    """The customs of every club. They are asked for at every interaction and seldom changed."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: dict[str, Custom] = {}

    async def of(self, guild: str) -> Custom:
        """What holds in a club."""
        if guild not in self._known:
            chosen = await ClubChoices(self._house.database.reading).of(guild)
            language = chosen.get(LANGUAGE)
            self._known[guild] = Custom(
                language=language if language and spoken(language) else None,
                stewards=chosen.get(STEWARDS),
                vacation_days=int(chosen.get(VACATION_DAYS, DEFAULT_DAYS)),
                summary_channel=chosen.get(SUMMARY_CHANNEL),
                zone=chosen.get(ZONE, "UTC"),
            )
        return self._known[guild]

    async def choose(
        self,
        guild: str,
        *,
        language: str | None = None,
        stewards: str | None = None,
        vacation_days: int | None = None,
        summary_channel: str | None = None,
        zone: str | None = None,
    ) -> Custom:
        """Choose something; what is not said stays as it is, and `""` is nothing any more."""
        if language and not spoken(language):
            raise ClubRefusal("no-such-value", value=language)
        if vacation_days is not None and not 0 <= vacation_days <= MOST_DAYS:
            raise ClubRefusal("bad-days", most=MOST_DAYS)
        try:
            zone = read_zone(zone) if zone else zone
        except BadHours:
            raise ClubRefusal("no-such-zone", zone=zone or "") from None
        changed = {
            LANGUAGE: language,
            STEWARDS: stewards,
            VACATION_DAYS: None if vacation_days is None else str(vacation_days),
            SUMMARY_CHANNEL: summary_channel,
            ZONE: zone,
        }
        async with self._house.database.writing() as session:
            choices = ClubChoices(session)
            for name, value in changed.items():
                if value is not None:
                    await choices.choose(guild, name, value or None)
            chosen = await choices.of(guild)
            hours = Hours(chosen.get(ZONE, "UTC"))
            due = hours.next_monday(self._house.now()) if SUMMARY_CHANNEL in chosen else None
            await Errands(session).set(WEEK, guild, due)
        self._house.alarm.set()
        self._known.pop(guild, None)
        return await self.of(guild)
