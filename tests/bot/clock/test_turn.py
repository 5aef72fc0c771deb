"""One turn: when its person is told, reminded, and out of time."""

from __future__ import annotations

import pytest

from bot.clock.hours import Hours, Quiet
from bot.clock.pace import DAY, HOUR, MINUTE
from bot.clock.spans import Span
from bot.clock.turn import LEAD, Plan, begins, plan
from tests.bot.clock.test_hours import instant

ANY_TIME = Hours()
PARIS = Hours("Europe/Paris", Quiet(22 * 60, 8 * 60))


def paris(written: str) -> float:
    """An instant by the clocks of Paris."""
    return instant(written, "Europe/Paris")


def test_half_and_a_tenth_of_the_time_left() -> None:
    assert plan(1000.0, 100.0, ANY_TIME, []) == Plan(1000.0, 1050.0, 1090.0, 1100.0)


def test_without_a_clock_somebody_is_told_and_that_is_all() -> None:
    planned = plan(5.0, None, ANY_TIME, [])
    assert planned == Plan(5.0)
    assert planned.next(None) == ("notice", 5.0)
    assert planned.next("notice") == ("over", None)


def test_one_stage_after_the_other() -> None:
    planned = plan(0.0, 100.0, ANY_TIME, [])
    assert planned.next("notice") == ("half", 50.0)
    assert planned.next("half") == ("tenth", 90.0)
    assert planned.next("tenth") == ("zero", 100.0)
    assert planned.next("zero") == ("over", None)
    assert planned.next("notice", late=60.0) == ("tenth", 90.0), "one reminder at a time"
    assert planned.next("notice", late=95.0) == ("zero", 100.0)


def test_the_clock_begins_when_somebody_can_be_told() -> None:
    asked = paris("2026-02-01 23:30")
    morning = paris("2026-02-02 08:00")
    assert begins(asked, PARIS, []) == morning
    assert begins(asked, ANY_TIME, []) == asked
    away = [Span(paris("2026-02-02 00:00"), paris("2026-02-09 00:00"))]
    assert begins(asked, PARIS, away) == paris("2026-02-09 08:00"), "the night after the vacation"


def test_half_time_in_quiet_hours_is_told_after_them() -> None:
    start = paris("2026-02-01 12:00")
    planned = plan(start, DAY, PARIS, [])
    assert planned.half == paris("2026-02-02 08:00")
    assert planned.tenth == start + 0.9 * DAY
    assert planned.zero == paris("2026-02-02 12:00")


def test_an_end_of_time_in_quiet_hours_is_told_before_them() -> None:
    start = paris("2026-02-01 13:00")
    planned = plan(start, 12 * HOUR, PARIS, [])
    assert planned.zero == paris("2026-02-02 01:00")
    assert planned.tenth == paris("2026-02-01 22:00") - LEAD
    assert planned.half == paris("2026-02-01 19:00")


def test_so_is_one_that_follows_them_too_soon() -> None:
    start = paris("2026-02-01 20:15")
    planned = plan(start, 12 * HOUR, PARIS, [])
    assert planned.zero == paris("2026-02-02 08:15")
    assert planned.tenth == paris("2026-02-01 22:00") - LEAD
    assert planned.half is None, "the last reminder has said it"
    later = plan(start + 45 * MINUTE, 12 * HOUR, PARIS, [])
    assert later.tenth == paris("2026-02-02 08:00"), "an hour is left then, which is most of it"


def test_somebody_who_was_told_a_moment_ago_is_not_reminded() -> None:
    start = paris("2026-02-01 21:55")
    planned = plan(start, 8 * HOUR, PARIS, [])
    assert (planned.half, planned.tenth) == (None, None)
    assert planned.zero == paris("2026-02-02 05:55")


def test_neither_absences_nor_outages_count() -> None:
    away, outage = Span(1010.0, 1040.0), Span(1060.0, 1080.0)
    planned = plan(1000.0, 100.0, ANY_TIME, [away], [outage])
    assert planned == Plan(1000.0, 1100.0, 1140.0, 1150.0)
    overlapping = plan(1000.0, 100.0, ANY_TIME, [away], [Span(1030.0, 1060.0)])
    assert overlapping.zero == 1150.0, "nothing is given back twice"


def test_no_time_is_up_before_the_grace_is_over() -> None:
    assert plan(1000.0, 100.0, ANY_TIME, [], [Span(1095.0, 1195.0)], 1295.0).zero == 1295.0
    assert plan(1000.0, 500.0, ANY_TIME, [], [Span(1095.0, 1195.0)], 1295.0).zero == 1600.0


def test_nobody_is_reminded_while_away() -> None:
    start = paris("2026-02-01 12:00")
    away = [Span(paris("2026-02-02 06:00"), paris("2026-02-08 00:00"))]
    planned = plan(start, DAY, PARIS, away)
    assert planned.zero == paris("2026-02-08 06:00")
    assert planned.half is None, "it would come at eight, when they have left"
    assert planned.tenth is None or not away[0].start <= planned.tenth < away[0].end


@pytest.mark.parametrize(
    ("start", "zone", "zero"),
    [
        ("2026-03-28 12:00", "Europe/Paris", "2026-03-29 13:00"),
        ("2026-10-24 12:00", "Europe/Paris", "2026-10-25 11:00"),
        ("2028-02-28 18:00", "Europe/Paris", "2028-02-29 18:00"),
        ("2028-02-29 18:00", "Europe/Paris", "2028-03-01 18:00"),
        ("2026-04-04 12:00", "Pacific/Chatham", "2026-04-05 11:00"),
    ],
)
def test_a_day_is_twenty_four_hours_whatever_clocks_do(start: str, zone: str, zero: str) -> None:
    hours = Hours(zone, Quiet(22 * 60, 8 * 60))
    assert plan(instant(start, zone), DAY, hours, []).zero == instant(zero, zone)
