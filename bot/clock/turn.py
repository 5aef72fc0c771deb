"""One turn of a seat: when its person is told, when they are reminded, when the time is up.

The clock begins to run when the person can be told, so not in their quiet hours and not while they
are away. It runs on through quiet hours that come later; a reminder that would fall into them is
moved, and an end of time that they would hide is told before they begin.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bot.clock.hours import Hours
from bot.clock.pace import MINUTE
from bot.clock.spans import Span, after, within

Stage = Literal["notice", "half", "tenth", "zero", "over", "back"]
"""What comes next: the person is told, is reminded twice, the time is up; then nothing, or a seat
in which a stand-in has played one turn is the person's again."""

LEAD = 10 * MINUTE
"""How long before quiet hours somebody is told of what they would hide."""


class Plan(Struct, frozen=True):
    """The instants of a turn; `None` for what does not come."""

    start: float
    half: float | None = None
    tenth: float | None = None
    zero: float | None = None

    def next(self, done: Stage | None, late: float = 0.0) -> tuple[Stage, float | None]:
        """What comes after a stage (`None`: first of all), and when.

        Reminders that should have come by `late` are left out: one at a time is enough.
        """
        stages: list[tuple[Stage, float | None]] = [
            ("notice", self.start),
            ("half", self.half if self.half and self.half > late else None),
            ("tenth", self.tenth if self.tenth and self.tenth > late else None),
            ("zero", self.zero),
        ]
        names = [stage for stage, _ in stages]
        later = stages[names.index(done) + 1 if done in names else 0 :]
        return next(((stage, at) for stage, at in later if at is not None), ("over", None))


def begins(asked: float, hours: Hours, away: Sequence[Span]) -> float:
    """The first instant at which somebody can be told that they are asked."""
    at = asked
    while True:
        later = hours.awake(at)
        if absence := within(later, away):
            later = absence.end
        if later == at:
            return at
        at = later


def plan(
    start: float,
    spare: float | None,
    hours: Hours,
    away: Sequence[Span],
    outages: Sequence[Span] = (),
    grace: float = 0.0,
) -> Plan:
    """A turn that begins at an instant with so much time; no clock where that is `None`.

    Neither absences nor outages count, and the time is not up before the grace that follows an
    outage has passed.
    """
    if spare is None:
        return Plan(start)
    pauses = [*away, *outages]
    zero = max(after(start, spare, pauses), grace)
    tenth = _last_reminder(start, after(start, 0.9 * spare, pauses), zero, hours, away)
    half: float | None = hours.awake(after(start, spare / 2, pauses))
    limit = zero if tenth is None else tenth
    if half is None or half >= limit or within(half, away):
        half = None
    return Plan(start, half, tenth, zero)


def _last_reminder(
    start: float, tenth: float, zero: float, hours: Hours, away: Sequence[Span]
) -> float | None:
    """When a tenth is left; before quiet hours that would leave too little of it behind them."""
    quiet = hours.quiet_at(tenth)
    if quiet is None:
        return tenth
    useful = zero - quiet.end >= (zero - tenth) / 2
    if useful and not within(quiet.end, away):
        return quiet.end
    before = quiet.start - LEAD
    return before if before > start and not within(before, away) else None
