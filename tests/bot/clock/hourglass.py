"""Tables with clocks, and time that passes as fast as a test likes."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.clock.pace import Overtime, read_pace
from bot.club import HandLetter, Letter, NoteLetter, Person, SeatTime, Summary
from tests.bot.club.evening import ADA, BLAISE, Evening

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


def noon(evening: Evening, zone: str = "UTC") -> float:
    """Let it be noon on a plain day."""
    evening.time = datetime(2026, 5, 4, 12, tzinfo=ZoneInfo(zone)).timestamp()
    return evening.time


async def timed(
    evening: Evening,
    pace: str = "1d",
    overtime: Overtime = "flag",
    people: Iterable[Person] = (ADA, BLAISE),
    stand_ins: int = 0,
    channel: str = "salon",
) -> Summary:
    """A table in play with a pace."""
    host, *others = people
    table = await evening.club.lobby.open(
        game="parlour",
        options={},
        language="en",
        host=host,
        channel=channel,
        guild="guild",
        pace=read_pace(pace, overtime),
    )
    for person in others:
        await evening.club.lobby.join(table.id, person)
    for _ in range(stand_ins):
        await evening.club.lobby.add_stand_in(table.id, host.id, interaction=evening.click())
    await evening.club.lobby.start(table.id, host.id)
    await evening.club.settled()
    return await evening.club.look.summary(table.id)


async def pass_time(
    evening: Evening, seconds: float, *, beat: float = HOUR
) -> list[tuple[float, Letter]]:
    """Let time pass with the keeper at work; what was sent, and when (in seconds from now)."""
    began, keeper = evening.time, evening.club.keeper
    keeper._beat = beat
    sent: list[tuple[float, Letter]] = []
    while True:
        due = min(await keeper.work(), keeper.next_beat())
        await evening.club.settled()
        sent += [(evening.time - began, letter) for letter in await evening.post()]
        if await keeper.work() <= evening.time:
            continue
        if due > began + seconds:
            evening.time = began + seconds
            return sent
        evening.time = max(due, evening.time)


async def clock_of(evening: Evening, table: str, person: str) -> SeatTime:
    """How a person's clock stands."""
    seat = (await evening.club.look.summary(table)).seat_of(person)
    return next(one for one in await evening.club.look.times(table) if one.seat == seat)


def told(sent: Iterable[tuple[float, Letter]]) -> list[tuple[float, str, str]]:
    """What people were told in words of its own: when, to whom or where, and what."""
    found = []
    for at, letter in sent:
        content = letter.content
        text = content.note if isinstance(content, HandLetter) else None
        if isinstance(content, NoteLetter):
            text = content.text
        if text:
            where = letter.person or letter.channel or ""
            found.append((at, where, text.id.removeprefix("bot.")))
    return found


def new_hands(sent: Iterable[tuple[float, Letter]]) -> list[tuple[float, str]]:
    """Direct messages about a new turn."""
    return [
        (at, letter.person or "")
        for at, letter in sent
        if isinstance(letter.content, HandLetter) and letter.fresh and not letter.content.note
    ]
