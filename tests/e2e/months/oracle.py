"""What should have been told when, worked out minute by minute and apart from the bot.

It knows the courier's game, what the people chose, when they were away and when nobody could play,
and reads what they answered from the table of moves. It uses none of the bot's arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

MINUTE = 60
OUTAGE = 9 * 3600.0
"""How long the bot is gone; it counts from its last beat, but it was at work until then."""
LEAD = 10
"""Minutes before quiet hours at which their secret is told."""


@dataclass
class Habits:
    """How somebody lives."""

    zone: str
    quiet: tuple[int, int] | None
    notify: str
    pause: float
    """How long they usually let a table wait, in hours."""
    away: list[tuple[float, float]] = field(default_factory=list)

    def sleeps(self, at: float) -> bool:
        """Whether these are quiet hours."""
        if self.quiet is None:
            return False
        wall = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(self.zone))
        minute, (start, end) = wall.hour * 60 + wall.minute, self.quiet
        return start <= minute < end if start < end else minute >= start or minute < end

    def gone(self, at: float) -> bool:
        """Whether they are away."""
        return any(start <= at < end for start, end in self.away)


@dataclass(frozen=True)
class Turn:
    """Somebody was asked at a table, until they (or a stand-in for them) no longer were."""

    channel: str
    person: str
    asked: float
    ended: float
    by_stand_in: bool
    """Whether a stand-in took the seat then."""


@dataclass(frozen=True)
class Due:
    """What a turn should have brought; `None` for what should not have come."""

    start: float
    half: float | None
    tenth: float | None
    zero: float


Move = tuple[str, int, str | None, float]
"""Kind, seat, person and time."""


def others(moves: list[Move], person: str, at: float) -> bool:
    """Whether anybody else kept their seat through an instant, or had it again at once."""
    sits = _sits(moves)
    before = {seat: who for seat, who, made in sits if made < at}
    after = {seat: who for seat, who, made in sits if made <= at}
    return any(who not in (None, person) and after[seat] == who for seat, who in before.items())


def comes(moves: list[Move], person: str, at: float) -> float | None:
    """When somebody else sat down, from an instant on."""
    sits = _sits(moves)
    return min(
        (made for _, who, made in sits if made >= at and who not in (None, person)), default=None
    )


def _sits(moves: list[Move]) -> list[tuple[int, str | None, float]]:
    return [(seat, who, made) for kind, seat, who, made in moves if kind in ("seat", "sit")]


def turns(channel: str, moves: list[Move], end: float) -> list[Turn]:
    """The turns of people at one table, from its moves."""
    seats = {seat for kind, seat, _, _ in moves if kind == "seat"}
    sitting: dict[int, str | None] = {}
    asked: dict[int, float] = {}
    found: list[Turn] = []

    def over(seat: int, at: float, *, by_stand_in: bool = False) -> None:
        person = sitting.get(seat)
        if seat in asked and person:
            found.append(Turn(channel, person, asked[seat], at, by_stand_in))

    passed, greeted = 0, set[int]()
    for kind, seat, person, at in moves:
        if kind == "start":
            asked = dict.fromkeys(seats, at)
        elif kind == "seat":
            sitting[seat] = person
        elif kind == "sit":
            over(seat, at, by_stand_in=person is None)
            sitting[seat] = person
            if seat in asked:
                asked[seat] = at
        else:
            over(seat, at)
            asked.pop(seat, None)
            if len(greeted) < len(seats):
                greeted.add(seat)
            else:
                passed += 1
            if len(greeted) == len(seats) and not asked:
                asked[passed % len(seats)] = at
    for seat in list(asked):
        over(seat, end)
    return found


def due(turn: Turn, spare: float, habits: Habits, outages: list[tuple[float, float, float]]) -> Due:
    """What a turn with so much time should bring.

    An outage moves what was still to come when it began, and nothing that had been said.
    """
    lately = [outage for outage in outages if outage[1] > turn.asked]
    half: float | None = None
    tenth: float | None = None
    room = True
    for known in range(len(lately) + 1):
        planned = _due(turn, spare, habits, lately[:known])
        until = lately[known][1] - OUTAGE if known < len(lately) else float("inf")
        back = lately[known - 1][1] if known else 0.0
        # For what there was no room before, there may be now, but not in the past.
        room = planned.half is not None and (room or planned.half > back)
        if half is None and tenth is None and room and planned.half and planned.half <= until:
            half = planned.half
        if tenth is None and planned.tenth and planned.tenth <= until:
            tenth = planned.tenth
        if planned.zero <= until:
            break
    return Due(planned.start, half, tenth, planned.zero)


def after_outage(
    at: float | None,
    habits: Habits,
    outages: list[tuple[float, float, float]],
    until: float | None,
) -> float | None:
    """When something comes that was due while the bot was gone: once it is back, and wakes nobody.

    A reminder that would come when the time is up does not.
    """
    if at is None or not any(end - OUTAGE < at < end for _, end, _ in outages):
        return at
    at = next(end for _, end, _ in outages if end - OUTAGE < at < end)
    while habits.sleeps(at) or habits.gone(at):
        at += MINUTE
    return None if until is not None and at >= until else at


def _due(
    turn: Turn, spare: float, habits: Habits, outages: list[tuple[float, float, float]]
) -> Due:
    """What is planned as long as these are all the outages."""
    start = turn.asked
    while habits.sleeps(start) or habits.gone(start):
        start += MINUTE
    marks: dict[float, float] = {}
    at, used = start, 0.0
    wanted = [spare / 2, spare * 0.9, spare]
    while wanted:
        stands = habits.gone(at) or any(begin <= at < end for begin, end, _ in outages)
        step = 0.0 if stands else float(MINUTE)
        while wanted and used + step >= wanted[0] and not stands:
            mark = wanted.pop(0)
            marks[mark] = at + mark - used
        used, at = used + step, at + MINUTE
    half, tenth, zero = (marks[one] for one in (spare / 2, spare * 0.9, spare))
    for begin, end, grace in outages:
        if end > start and begin < zero:
            zero = max(zero, grace)
    told = _last(start, tenth, zero, habits)
    while habits.sleeps(half):
        half += MINUTE - half % MINUTE if half % MINUTE else MINUTE
    limit = zero if told is None else told
    return Due(start, None if half >= limit or habits.gone(half) else half, told, zero)


def _last(start: float, tenth: float, zero: float, habits: Habits) -> float | None:
    """When the last reminder comes: before quiet hours that leave too little behind them."""
    if not habits.sleeps(tenth):
        return tenth
    morning = evening = tenth - tenth % MINUTE
    while habits.sleeps(morning):
        morning += MINUTE
    while habits.sleeps(evening - MINUTE):
        evening -= MINUTE
    if zero - morning >= (zero - tenth) / 2 and not habits.gone(morning):
        return morning
    before = evening - LEAD * MINUTE
    return before if before > start and not habits.gone(before) else None


def used(turn: Turn, habits: Habits, outages: list[tuple[float, float, float]]) -> float:
    """How much time a turn has cost; an outage after it gives nothing back."""
    outages = [outage for outage in outages if outage[1] <= turn.ended]
    start = turn.asked
    while habits.sleeps(start) or habits.gone(start):
        start += MINUTE
    points = sorted(
        {start, turn.ended}
        | {edge for span in habits.away for edge in span}
        | {edge for begin, end, _ in outages for edge in (begin, end)}
    )
    return sum(
        second - first
        for first, second in pairwise(points)
        if start <= first < turn.ended
        and not habits.gone(first)
        and not any(begin <= first < end for begin, end, _ in outages)
    )
