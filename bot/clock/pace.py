"""How fast a table is played, and how much time a seat has when the table turns to it."""

from __future__ import annotations

import re
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

MINUTE, HOUR, DAY = 60, 3600, 86400

SHORTEST, LONGEST = 12 * HOUR, 7 * DAY
"""What a table may allow for one turn."""
BIGGEST_RESERVE = 30 * DAY

Overtime = Literal["flag", "turn", "until-back", "out"]
"""At zero: only say so; a stand-in plays this turn; it stays until the person is back; for good."""

_WRITTEN = re.compile(r"(\d{1,4})([hd])(?:\+(\d{1,4})([hd]))?(?:/(\d{1,4})([hd]))?")
_UNITS = {"h": HOUR, "d": DAY}


class BadPace(ValueError):
    """Not a pace, or one that no table may have."""


class Pace(Struct, frozen=True, omit_defaults=True):
    """A table's pace: a fixed time for each turn, or a reserve that refills, or neither."""

    time: int = 0
    """Seconds: for a turn, or in the reserve at the start. 0 is a table without clocks."""
    increment: int = 0
    """What each turn adds to the reserve; 0 where every turn has its own time."""
    cap: int = 0
    """What the reserve never exceeds."""
    overtime: Overtime = "flag"

    @property
    def timed(self) -> bool:
        """Whether there is any clock."""
        return self.time > 0

    @property
    def reserve(self) -> bool:
        """Whether time that was not used is kept."""
        return self.increment > 0

    def refilled(self, left: float | None) -> float:
        """What a seat has when the table turns to it; `left` from the time before, if there was."""
        if left is None or not self.reserve:
            return float(self.time)
        return min(left + self.increment, float(self.cap))

    def __str__(self) -> str:
        if not self.timed:
            return "none"
        if not self.reserve:
            return _duration(self.time)
        more = f"/{_duration(self.cap)}" if self.cap != self.time else ""
        return f"{_duration(self.time)}+{_duration(self.increment)}{more}"


NO_PACE = Pace()
USUAL = ("none", "12h", "1d", "2d", "3d", "7d", "1d+8h", "2d+12h", "3d+12h", "5d+1d")
"""What people are offered; anything of the same form within the bounds will do."""


def read_pace(text: str, overtime: Overtime = "flag") -> Pace:
    """A pace as people write it: `24h`, or `3d+12h` for a reserve, or `3d+12h/5d` with its cap."""
    text = text.strip().casefold().replace(" ", "")
    if text in ("", "none"):
        return Pace(overtime=overtime)
    found = _WRITTEN.fullmatch(text)
    if not found:
        raise BadPace(text)
    time, increment, cap = (
        int(count) * _UNITS[unit] if count else 0
        for count, unit in (found.group(1, 2), found.group(3, 4), found.group(5, 6))
    )
    if increment == 0 and ("+" in text or cap):
        raise BadPace(text)
    return checked(Pace(time, increment, cap or (time if increment else 0), overtime))


def checked(pace: Pace) -> Pace:
    """The pace, if a table may have it."""
    if not pace.timed:
        return replace(pace, increment=0, cap=0)
    if pace.reserve:
        fine = pace.increment <= pace.time <= pace.cap <= BIGGEST_RESERVE
        fine = fine and pace.time >= SHORTEST and pace.increment >= HOUR
    else:
        fine = SHORTEST <= pace.time <= LONGEST and not pace.cap
    if not fine:
        raise BadPace(str(pace))
    return pace


def pace_to_text(pace: Pace) -> str:
    """A pace for the database."""
    return msgspec.json.encode(pace).decode()


def pace_from_text(text: str) -> Pace:
    """A pace from the database."""
    return msgspec.json.decode(text, type=Pace)


def _duration(seconds: int) -> str:
    return f"{seconds // DAY}d" if seconds % DAY == 0 else f"{seconds // HOUR}h"
