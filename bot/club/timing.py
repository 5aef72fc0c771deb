"""The clocks of a table: started, stopped and planned anew within the transaction of what happened.

Undo takes no clock back. Whoever goes back goes on with the time that was left; a question that
somebody else's undo withdraws costs nothing and is not paid for twice; and where the table takes
back what a stand-in played for somebody, that person gets the time of a new turn.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.clock.pace import Pace, pace_from_text
from bot.clock.spans import Span, counted
from bot.clock.turn import Plan, Stage, begins, plan
from bot.club.results import SeatTime
from bot.club.settings import Settings, settings_of
from games.text import Seat
from storage.clocks import ClockRow, Clocks
from storage.games import GameRow
from storage.pulse import OutageRow, Pulse
from storage.seats import SeatRow, Seats
from storage.session import Session
from storage.vacations import VacationRow, Vacations

_BEFORE: Mapping[str, Stage | None] = {
    "notice": None,
    "half": "notice",
    "tenth": "half",
    "zero": "tenth",
}


class Reach(Struct, frozen=True):
    """How and when somebody can be reached in a club."""

    settings: Settings
    away: tuple[Span, ...]

    def now(self, at: float) -> bool:
        """Whether they may hear something at an instant."""
        return begins(at, self.settings.hours, self.away) <= at


async def reach_of(session: Session, person: str, guild: str | None, since: float) -> Reach:
    """How somebody can be reached; absences that ended by an instant are left out."""
    away = await Vacations(session).of(person, guild or "", since)
    return Reach(await settings_of(session, person), spans(away))


def spans(rows: Iterable[VacationRow]) -> tuple[Span, ...]:
    """Absences as spans of time."""
    return tuple(Span(row.starts, row.ends) for row in rows)


class Change(Struct, frozen=True):
    """What a happening means for the clocks."""

    kind: str
    seat: Seat | None
    refilled: frozenset[Seat]
    """Seats that get a new turn's time although the table went back."""
    turn_over: bool
    """Whether the table went on to other seats."""

    def renews(self, seat: Seat) -> bool:
        """Whether a seat that is still asked begins another turn: it ended one that was not its
        own alone."""
        return self.kind == "answer" and self.turn_over and self.seat == seat

    @property
    def back(self) -> bool:
        """Whether the table went back."""
        return self.kind in ("undo", "drift")


async def keep_time(
    session: Session,
    row: GameRow,
    before: Iterable[SeatRow],
    seats: Sequence[SeatRow],
    change: Change,
    at: float,
) -> dict[Seat, Reach]:
    """Stop the clocks of those who are no longer asked and start those of others.

    Comes back with the seats whose turn begins and who may be told so at once.
    """
    clocks = Clocks(session)
    if row.phase != "playing":
        await clocks.stop_all(row.id)
        return {}
    pace, known = pace_from_text(row.pace), await clocks.of(row.id)
    old = {one.seat: one for one in before}
    came = change.kind == "sit" and any(one.person for one in seats if one.seat == change.seat)
    told = {}
    for seat in seats:
        earlier = old.get(seat.seat)
        was = earlier.person if earlier and earlier.asked else None
        asked = seat.person if seat.asked else None
        clock = known.get(seat.seat)
        if was != asked or (asked and change.renews(seat.seat)):
            if clock and clock.since is not None:
                clock = await _stopped(session, clock, row.guild, change, at)
            if asked:
                reach = await reach_of(session, asked, row.guild, at)
                mine = clock if clock and clock.person == asked else None
                spare = _spare(pace, mine, seat.seat, change)
                clock = _started(row, seat.seat, asked, spare, reach, at)
                if clock.stage != "notice":
                    told[seat.seat] = reach
            if clock:
                await clocks.put(clock)
        elif clock and seat.away and pace.overtime == "turn" and _played(seat, change):
            # The stand-in has done what it sat down for; the seat is given back right after this.
            await clocks.put(replace(clock, stage="back", next_at=at))
        elif clock and seat.person and clock.stage == "back":
            await clocks.put(replace(clock, stage="over", next_at=None))
        elif clock and asked and came and pace.overtime != "flag" and _is_up(clock, at):
            # Nobody was kept waiting when the time was up; now somebody is.
            await clocks.put(replace(clock, stage="zero", next_at=at))
    return told


def _played(seat: SeatRow, change: Change) -> bool:
    """Whether the turn of a seat is over, even where it begins another one at once."""
    return not seat.asked or change.renews(seat.seat)


def _is_up(clock: ClockRow, at: float) -> bool:
    """Whether somebody's time was up and said to be."""
    return clock.stage == "over" and clock.deadline is not None and clock.deadline <= at


def _spare(pace: Pace, mine: ClockRow | None, seat: Seat, change: Change) -> float | None:
    """The time with which a seat's clock starts."""
    if not pace.timed:
        return None
    if mine and mine.spare is not None and change.back:
        return pace.refilled(mine.spare) if seat in change.refilled else mine.spare
    return _next_spare(pace, mine)


def _next_spare(pace: Pace, mine: ClockRow | None) -> float:
    """The time that somebody has when they are asked next."""
    if mine is None or mine.spare is None or mine.refills:
        return pace.refilled(mine.spare if mine else None)
    return mine.spare


async def _stopped(
    session: Session, clock: ClockRow, guild: str | None, change: Change, at: float
) -> ClockRow:
    spare, withdrawn = clock.spare, change.back and change.seat != clock.seat
    if spare is not None and not withdrawn:
        spare = left(clock, at, await _pauses(session, clock, guild))
    return replace(
        clock,
        spare=spare,
        refills=int(not change.back),
        since=None,
        deadline=None,
        stage="over",
        next_at=None,
    )


def _started(
    row: GameRow, seat: Seat, person: str, spare: float | None, reach: Reach, at: float
) -> ClockRow:
    hours = reach.settings.hours
    planned = plan(begins(at, hours, reach.away), spare, hours, reach.away)
    stage, next_at = planned.next("notice" if planned.start <= at else None)
    return ClockRow(
        game=row.id,
        seat=seat,
        person=person,
        spare=spare,
        refills=0,
        since=planned.start,
        deadline=planned.zero,
        turn=row.number,
        stage=stage,
        next_at=next_at,
        told="notice" if planned.start <= at else None,
    )


def left(clock: ClockRow, at: float, pauses: Iterable[Span]) -> float:
    """How much time a running clock has left."""
    used = counted(clock.since or at, at, pauses)
    return max(0.0, (clock.spare or 0.0) - used)


async def _pauses(session: Session, clock: ClockRow, guild: str | None) -> list[Span]:
    since = clock.since or 0.0
    away = await Vacations(session).of(clock.person, guild or "", since)
    lost = [row for row in await Pulse(session).outages(since) if row.guild in ("", guild)]
    return [*spans(away), *(Span(row.starts, row.ends or math.inf) for row in lost)]


Outages = Sequence[tuple[Span, float]]
"""Times in which nobody could play, each with the end of the grace after it."""


def planned_anew(clock: ClockRow, reach: Reach, outages: Outages, at: float) -> ClockRow:
    """A running clock after hours, absences or outages have changed; what was told stays told.

    A reminder for which there had been no room comes after all where there is some now.
    """
    if clock.since is None or clock.stage not in _BEFORE:
        return clock
    since = clock.since
    if clock.stage == "notice" and since > at:
        since = begins(at, reach.settings.hours, reach.away)
    planned = _plan(clock, since, reach, outages)
    told = msgspec.convert(clock.told, Stage | None)
    coming = (planned.next(_BEFORE[clock.stage]), planned.next(told, at))
    stage, next_at = min(coming, key=lambda one: math.inf if one[1] is None else one[1])
    return replace(clock, since=since, deadline=planned.zero, stage=stage, next_at=next_at)


def following(clock: ClockRow, reach: Reach, outages: Outages, at: float) -> ClockRow:
    """A running clock whose person has been told of its stage."""
    planned = _plan(clock, clock.since or at, reach, outages)
    stage, next_at = planned.next(msgspec.convert(clock.stage, Stage), at)
    return replace(clock, told=clock.stage, stage=stage, next_at=next_at)


def overtaken(clock: ClockRow, reach: Reach, outages: Outages, at: float) -> ClockRow:
    """A clock whose first reminder comes so late that it has become the last one."""
    planned = _plan(clock, clock.since or at, reach, outages)
    late = clock.stage == "half" and planned.tenth is not None and planned.tenth <= at
    return replace(clock, stage="tenth") if late else clock


def _plan(clock: ClockRow, since: float, reach: Reach, outages: Outages) -> Plan:
    lately = [(span, grace) for span, grace in outages if span.end > since]
    return plan(
        since,
        clock.spare,
        reach.settings.hours,
        reach.away,
        [span for span, _ in lately],
        max((grace for _, grace in lately), default=0.0),
    )


async def replan(session: Session, person: str, at: float) -> None:
    """Plan a person's running clocks anew."""
    clocks = Clocks(session)
    for clock, guild in await clocks.running(person):
        since = min(clock.since or at, at)
        reach = await reach_of(session, person, guild, since)
        lately = await outages_since(session, since, guild)
        await clocks.put(planned_anew(clock, reach, lately, at))


async def outages_since(session: Session, since: float, guild: str | None) -> Outages:
    """Outages of a server that had not ended by an instant but are over now."""
    return outages_of(await Pulse(session).outages(since), guild)


def outages_of(rows: Iterable[OutageRow], guild: str | None) -> Outages:
    """Those of a server; how long one that goes on will last nobody knows."""
    return [
        (Span(row.starts, row.ends), row.grace)
        for row in rows
        if row.ends is not None and row.guild in ("", guild)
    ]


async def seat_times(session: Session, row: GameRow, at: float) -> tuple[SeatTime, ...]:
    """How the clocks of a table's people stand at an instant."""
    pace, clocks = pace_from_text(row.pace), await Clocks(session).of(row.id)
    stands = row.guild in await Pulse(session).going_on()
    found = []
    for seat in await Seats(session).of(row.id):
        person, clock = seat.person or seat.away, clocks.get(seat.seat)
        if person is None:
            continue
        away = await Vacations(session).of(person, row.guild or "", at)
        until = next((one.ends for one in away if one.starts <= at), None)
        since = clock.since if clock else None
        asked = bool(seat.asked and seat.person and since is not None)
        mine = clock if clock and clock.person == person else None
        deadline = clock.deadline if asked and clock and not stands else None
        found.append(
            SeatTime(
                seat=seat.seat,
                asked=asked,
                starts=since if asked and since is not None and since > at else None,
                deadline=deadline,
                over=deadline is not None and deadline <= at,
                reserve=_next_spare(pace, mine)
                if pace.reserve and seat.person and not asked
                else None,
                away=until,
            )
        )
    return tuple(found)
