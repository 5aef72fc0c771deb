"""How fast a table is played and how its clocks stand, in words.

Instants are Discord's own timestamps, so that every reader sees them in their own time.
"""

from __future__ import annotations

from datetime import UTC, datetime

from babel.dates import format_date
from babel.units import format_unit

from bot.clock.moments import moment
from bot.clock.pace import DAY, HOUR, MINUTE, Pace
from bot.club import SeatTime, Summary
from games.text import Arg, Seat
from rendering.words import Words


def spoken_time(seconds: float, words: Words) -> str:
    """A length of time in days and hours, or in minutes where it is less than an hour."""
    days, rest = divmod(int(seconds), DAY)
    hours, minutes = rest // HOUR, rest % HOUR // MINUTE
    parts = [(days, "day"), (hours, "hour")]
    if not days and not hours:
        parts = [(minutes, "minute")]
    shown = [(count, unit) for count, unit in parts if count] or parts[-1:]
    return " ".join(
        format_unit(count, f"duration-{unit}", length="short", locale=words.language)
        for count, unit in shown
    )


def day_text(at: float, language: str) -> str:
    """The day of an instant, where Discord cannot show it in everybody's own time."""
    return str(format_date(datetime.fromtimestamp(at, UTC), format="medium", locale=language))


def until(deadline: float) -> dict[str, Arg]:
    """The end of somebody's time, as messages take it."""
    return {"at": moment(deadline, "f"), "ends": moment(deadline)}


def pace_lines(pace: Pace, words: Words) -> list[str]:
    """What the lobby says about time."""
    lines = [f"**{words.labelled(words.message('bot', 'pace'), pace_name(pace, words))}**"]
    if pace.timed:
        how = "pace-reserve-about" if pace.reserve else "pace-turn-about"
        lines[0] += f" · {words.message('bot', how)}"
        lines.append(words.message("bot", f"pace-overtime-{pace.overtime}"))
    return [f"-# {line}" for line in lines]


def pace_name(pace: Pace, words: Words) -> str:
    """A pace in a few words."""
    if not pace.timed:
        return words.message("bot", "pace-none")
    lengths: dict[str, Arg] = {
        "time": spoken_time(pace.time, words),
        "increment": spoken_time(pace.increment, words),
        "cap": spoken_time(pace.cap, words),
    }
    return words.message("bot", "pace-reserve" if pace.reserve else "pace-turn", **lengths)


def time_lines(table: Summary, times: tuple[SeatTime, ...], words: Words) -> list[str]:
    """The clocks of a table: of those who are waited for, of those away, and the reserves."""
    lines = []
    for one in times:
        who = words.player(one.seat)
        if one.away is not None:
            lines.append(words.message("bot", "time-away", who=who, until=moment(one.away, "D")))
        elif one.starts is not None:
            lines.append(words.message("bot", "time-later", who=who, starts=moment(one.starts)))
        if one.deadline is not None and one.away is None:
            key = "time-over" if one.over else "time-left"
            lines.append(words.message("bot", key, who=who, **until(one.deadline)))
    reserves = [
        f"{words.player(one.seat)} {spoken_time(one.reserve, words)}"
        for one in times
        if one.reserve is not None
    ]
    if reserves and table.phase == "playing":
        lines.append(words.message("bot", "time-reserves", who=" · ".join(reserves)))
    return [f"-# {line}" for line in lines]


def own_time(seat: Seat | None, times: tuple[SeatTime, ...], words: Words) -> str:
    """The reader's own clock, while it runs."""
    mine = next((one for one in times if one.seat == seat), None)
    if mine is None or mine.deadline is None:
        return ""
    key = "your-time-over" if mine.over else "your-time"
    return words.message("bot", key, **until(mine.deadline))
