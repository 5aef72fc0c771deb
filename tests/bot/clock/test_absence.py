"""Vacations: whose, when, how long, and who hears of them."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.club import ClubRefusal, NoteLetter, TurnLetter
from storage.choices import ClubChoices
from tests.bot.club.evening import ADA, BLAISE, Evening, refused

DAY = 86400.0


@pytest.fixture
def today(evening: Evening) -> date:
    """A summer's day, at noon."""
    evening.time = datetime(2026, 6, 1, 12, tzinfo=ZoneInfo("UTC")).timestamp()
    return date(2026, 6, 1)


async def test_away_from_the_first_morning_to_the_last_evening_at_home(
    evening: Evening, today: date
) -> None:
    absence = evening.club.absence
    await evening.club.people.set_hours(ADA, zone="Pacific/Auckland")
    away = await absence.go(ADA, "guild", date(2026, 6, 3), date(2026, 6, 5))
    assert away.starts == datetime(2026, 6, 3, tzinfo=ZoneInfo("Pacific/Auckland")).timestamp()
    assert away.ends - away.starts == 3 * DAY
    assert await absence.until("ada", "guild") is None
    evening.time = away.starts
    assert await absence.until("ada", "guild") == away.ends
    assert await absence.until("ada", "elsewhere") is None
    assert await absence.until("blaise", "guild") is None
    evening.time = away.ends
    assert await absence.until("ada", "guild") is None


async def test_a_vacation_from_today_begins_now(evening: Evening, today: date) -> None:
    away = await evening.club.absence.go(ADA, None, today, today)
    assert away.starts == evening.time
    assert await evening.club.absence.until("ada", None) == away.ends


async def test_the_tables_are_told(evening: Evening, today: date) -> None:
    await evening.table((ADA, BLAISE))
    await evening.table((BLAISE, ADA), channel="garden")
    await evening.post()
    await evening.club.absence.go(ADA, "guild", today, today + timedelta(days=6))
    told = await evening.post()
    notes = [letter for letter in told if isinstance(letter.content, NoteLetter)]
    assert sorted(letter.channel or "" for letter in notes) == ["garden", "salon"]
    shown = [letter for letter in told if isinstance(letter.content, TurnLetter)]
    assert [letter.fresh for letter in shown] == [False, False], "and sees it on its message"
    assert await evening.club.absence.come_back(ADA, "guild")
    assert not await evening.club.absence.come_back(ADA, "guild")
    assert await evening.club.absence.until("ada", "guild") is None
    assert len(await evening.post()) == 4


async def test_what_is_no_vacation(evening: Evening, today: date) -> None:
    absence = evening.club.absence
    week = timedelta(days=7)
    for first, last, reason in (
        (today - timedelta(days=1), today, "vacation-past"),
        (today + week, today, "vacation-past"),
        (today, today + timedelta(days=400), "vacation-far"),
        (today, today + timedelta(days=30), "vacation-too-long"),
    ):
        with pytest.raises(ClubRefusal) as info:
            await absence.go(ADA, "guild", first, last)
        assert refused(info) == reason
    await absence.go(ADA, "guild", today, today + week)
    with pytest.raises(ClubRefusal) as info:
        await absence.go(ADA, "guild", today + week, today + 2 * week)
    assert refused(info) == "vacation-twice"


async def test_the_days_of_a_year_are_limited_by_the_club(evening: Evening, today: date) -> None:
    absence = evening.club.absence
    async with evening.club._house.database.writing() as session:
        await ClubChoices(session).choose("guild", "vacation-days", "10")
    await absence.go(ADA, "guild", today, today + timedelta(days=7))
    assert await absence.left("ada", "guild", 2026) == 2
    with pytest.raises(ClubRefusal) as info:
        await absence.go(ADA, "guild", date(2026, 8, 1), date(2026, 8, 3))
    assert refused(info) == "vacation-too-long"
    await absence.go(ADA, "elsewhere", date(2026, 8, 1), date(2026, 8, 3))
    away = await absence.go(ADA, "guild", date(2026, 12, 30), date(2027, 1, 8))
    assert await absence.left("ada", "guild", 2026) == 0
    assert await absence.left("ada", "guild", 2027) == 2
    evening.time += 2 * DAY
    assert await absence.come_back(ADA, "guild")
    assert away not in await absence.of("ada", "guild")
    assert await absence.left("ada", "guild", 2026) == 7
