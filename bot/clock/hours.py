"""A person's hours: their time zone, and when they want to hear nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from bot.clock.spans import Span

_WRITTEN = re.compile(r"(\d{1,2})(?:[:h.](\d{2}))?h?\s*[-–—]\s*(\d{1,2})(?:[:h.](\d{2}))?h?")
LONGEST_QUIET = 14 * 60
"""Minutes of a day that may be quiet: somebody who is never told would never have to play."""
DIGESTS = (8 * 60, 18 * 60)
"""When a digest comes, in minutes of the reader's day."""


class BadHours(ValueError):
    """Not hours, or too many of them."""


class Quiet(Struct, frozen=True):
    """From one minute of the day to another, past midnight if the second is the smaller."""

    start: int
    end: int

    def __str__(self) -> str:
        return f"{_clock(self.start)}-{_clock(self.end)}"


class Hours(Struct, frozen=True):
    """Where somebody lives and when they sleep."""

    zone: str = "UTC"
    quiet: Quiet | None = None

    def quiet_at(self, at: float) -> Span | None:
        """The quiet hours that an instant lies in."""
        return next((span for span in self._spans(at) if span.start <= at < span.end), None)

    def awake(self, at: float) -> float:
        """The first instant from here on that is not in quiet hours."""
        while span := self.quiet_at(at):
            at = span.end
        return at

    def next_digest(self, after: float) -> float:
        """When the next digest comes, out of quiet hours."""
        day = self.day(after)
        found = (
            self.awake(self._instant(day + timedelta(days=ahead), minute))
            for ahead in range(-1, 3)
            for minute in DIGESTS
        )
        return min(at for at in found if at > after)

    def next_monday(self, after: float) -> float:
        """The next Monday at nine in the morning."""
        day = self.day(after) - timedelta(days=self.day(after).weekday())
        found = (self._instant(day + timedelta(days=7 * ahead), 9 * 60) for ahead in range(3))
        return min(at for at in found if at > after)

    def midnight(self, day: date) -> float:
        """When a day begins here."""
        return self._instant(day, 0)

    def day(self, at: float) -> date:
        """The date here."""
        return datetime.fromtimestamp(at, ZoneInfo(self.zone)).date()

    def _spans(self, at: float) -> Iterator[Span]:
        """The quiet hours of yesterday, today and tomorrow.

        Where clocks are put back, hours that come twice are quiet both times.
        """
        if self.quiet is None:
            return
        overnight = timedelta(days=self.quiet.end <= self.quiet.start)
        for ahead in (-1, 0, 1):
            day = self.day(at) + timedelta(days=ahead)
            start = self._instant(day, self.quiet.start)
            yield Span(start, self._instant(day + overnight, self.quiet.end, late=True))

    def _instant(self, day: date, minute: int, *, late: bool = False) -> float:
        """When it is that time of a day here: the first or the last time, where it comes twice,
        and where it is left out the moment at which clocks jump over it."""
        zone = ZoneInfo(self.zone)
        wall = datetime.combine(day, time(minute // 60, minute % 60, fold=int(late)), zone)
        at = wall.timestamp()
        if datetime.fromtimestamp(at, zone).replace(tzinfo=None) == wall.replace(tzinfo=None):
            return at
        before, after = (round(wall.replace(fold=fold).timestamp()) for fold in (1, 0))
        offset = datetime.fromtimestamp(before, zone).utcoffset()
        while after - before > 1:
            middle = (before + after) // 2
            if datetime.fromtimestamp(middle, zone).utcoffset() == offset:
                before = middle
            else:
                after = middle
        return float(after)


@cache
def zones() -> tuple[str, ...]:
    """Every time zone that people may name."""
    plain = (name for name in available_timezones() if "/" in name or name == "UTC")
    unwanted = ("Etc/", "SystemV/", "posix/", "right/", "US/")
    return tuple(sorted(name for name in plain if not name.startswith(unwanted)))


def matching_zones(typed: str, most: int = 25) -> list[str]:
    """The zones that fit what was typed: those whose city begins so come first."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [name for name in zones() if wanted in name.casefold()]
    found.sort(key=lambda name: not name.casefold().rpartition("/")[2].startswith(wanted))
    return found[:most]


def read_zone(text: str) -> str:
    """A zone by its name, however it is capitalised."""
    wanted = text.strip().casefold().replace(" ", "_")
    for name in zones():
        if name.casefold() == wanted:
            return name
    raise BadHours(text)


def read_quiet(text: str) -> Quiet | None:
    """Quiet hours as people write them: `22:00-8:00`, `23h-7h`, `22-8`; `off` for none."""
    if text.strip().casefold() in ("", "off", "none", "-"):
        return None
    found = _WRITTEN.fullmatch(text.strip().casefold())
    if not found:
        raise BadHours(text)
    first, second, third, fourth = (int(part or 0) for part in found.groups())
    start, end = first * 60 + second, third * 60 + fourth
    if max(second, fourth) > 59 or max(start, end) > 24 * 60:
        raise BadHours(text)
    start, end = start % (24 * 60), end % (24 * 60)
    if not 0 < (end - start) % (24 * 60) <= LONGEST_QUIET:
        raise BadHours(text)
    return Quiet(start, end)


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
