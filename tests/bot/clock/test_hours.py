"""Quiet hours on every kind of day, and the names of zones."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.clock.hours import (
    BadHours,
    Hours,
    Quiet,
    matching_zones,
    read_quiet,
    read_zone,
    zones,
)

NIGHT = Quiet(22 * 60, 8 * 60)


def instant(written: str, zone: str = "UTC") -> float:
    """`2026-03-29 01:30` on the clocks of a zone."""
    return datetime.fromisoformat(written).replace(tzinfo=ZoneInfo(zone)).timestamp()


def span(hours: Hours, at: float) -> list[str] | None:
    """Quiet hours as a person would write them, in universal time."""
    found = hours.quiet_at(at)
    return found and [
        datetime.fromtimestamp(end, UTC).isoformat(" ", "minutes")[:16] for end in found
    ]


def test_quiet_hours_past_midnight() -> None:
    paris = Hours("Europe/Paris", NIGHT)
    evening = instant("2026-01-10 21:59", "Europe/Paris")
    assert paris.quiet_at(evening) is None
    assert span(paris, evening + 60) == ["2026-01-10 21:00", "2026-01-11 07:00"]
    assert span(paris, instant("2026-01-11 07:59", "Europe/Paris")) == span(paris, evening + 60)
    morning = instant("2026-01-11 08:00", "Europe/Paris")
    assert paris.quiet_at(morning) is None
    assert paris.awake(evening + 60) == morning
    assert paris.awake(morning) == morning


def test_quiet_hours_within_a_day() -> None:
    siesta = Hours("Europe/Madrid", Quiet(13 * 60, 16 * 60 + 30))
    assert siesta.quiet_at(instant("2026-06-01 12:59", "Europe/Madrid")) is None
    assert siesta.quiet_at(instant("2026-06-01 16:29", "Europe/Madrid"))
    assert siesta.quiet_at(instant("2026-06-01 16:30", "Europe/Madrid")) is None


def test_the_night_in_which_clocks_go_forward_is_an_hour_shorter() -> None:
    berlin = Hours("Europe/Berlin", NIGHT)
    found = berlin.quiet_at(instant("2026-03-29 00:30", "Europe/Berlin"))
    assert found
    assert found.end - found.start == 9 * 3600
    assert found.end == instant("2026-03-29 08:00", "Europe/Berlin")


def test_the_night_in_which_clocks_go_back_is_an_hour_longer() -> None:
    berlin = Hours("Europe/Berlin", NIGHT)
    found = berlin.quiet_at(instant("2026-10-25 00:30", "Europe/Berlin"))
    assert found
    assert found.end - found.start == 11 * 3600


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    berlin = Hours("Europe/Berlin", Quiet(60, 2 * 60 + 30))
    first = instant("2026-10-25 00:15")  # 2:15, summer time
    again = instant("2026-10-25 01:15")  # 2:15, winter time
    assert berlin.quiet_at(first)
    assert berlin.quiet_at(again)
    assert berlin.quiet_at(instant("2026-10-25 01:30")) is None


def test_quiet_hours_that_begin_in_the_hour_that_is_left_out() -> None:
    berlin = Hours("Europe/Berlin", Quiet(2 * 60 + 30, 9 * 60))
    assert span(berlin, instant("2026-03-29 05:00", "Europe/Berlin")) == [
        "2026-03-29 01:00",
        "2026-03-29 07:00",
    ], "from three o’clock, to which the clocks jump"


def test_quiet_hours_that_end_in_the_hour_that_is_left_out() -> None:
    for end in (2 * 60, 2 * 60 + 30, 3 * 60):
        berlin = Hours("Europe/Berlin", Quiet(22 * 60, end))
        assert span(berlin, instant("2026-03-28 23:00", "Europe/Berlin")) == [
            "2026-03-28 21:00",
            "2026-03-29 01:00",
        ], "not an hour too soon"


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("Europe/Berlin", "2026-03-28"),
        ("Europe/Berlin", "2026-10-24"),
        ("America/Santiago", "2026-09-05"),  # midnight is left out
        ("Pacific/Chatham", "2026-09-26"),  # at a quarter to three
        ("Australia/Lord_Howe", "2026-10-03"),  # half an hour only
        ("America/St_Johns", "2026-11-01"),
    ],
)
def test_nothing_comes_while_the_clocks_on_the_wall_say_quiet(zone: str, day: str) -> None:
    begin = int(instant(f"{day} 12:00", zone))
    for start in range(0, 1440, 45):
        for length in (30, 150, 540):
            quiet = Quiet(start, (start + length) % 1440)
            hours = Hours(zone, quiet)
            for at in range(begin, begin + 86400, 900):
                wall = datetime.fromtimestamp(at, ZoneInfo(zone))
                if (wall.hour * 60 + wall.minute - start) % 1440 < length:
                    assert hours.quiet_at(at), (quiet, wall)


def test_a_zone_that_is_forty_five_minutes_off() -> None:
    kathmandu = Hours("Asia/Kathmandu", NIGHT)
    assert span(kathmandu, instant("2026-05-05 17:00")) == ["2026-05-05 16:15", "2026-05-06 02:15"]
    assert kathmandu.quiet_at(instant("2026-05-05 16:14")) is None
    chatham = Hours("Pacific/Chatham", NIGHT)
    assert chatham.quiet_at(instant("2026-01-01 08:15"))  # 22:00 there in summer
    assert chatham.quiet_at(instant("2026-01-01 08:14")) is None


def test_the_leap_day_has_its_night() -> None:
    oslo = Hours("Europe/Oslo", NIGHT)
    assert span(oslo, instant("2028-02-29 23:00", "Europe/Oslo")) == [
        "2028-02-29 21:00",
        "2028-03-01 07:00",
    ]


def test_digests_come_twice_a_day_and_after_quiet_hours() -> None:
    late = Hours("Europe/Paris", Quiet(0, 10 * 60))
    at = instant("2026-01-10 03:00", "Europe/Paris")
    first = late.next_digest(at)
    assert first == instant("2026-01-10 10:00", "Europe/Paris")
    second = late.next_digest(first)
    assert second == instant("2026-01-10 18:00", "Europe/Paris")
    assert late.next_digest(second) == instant("2026-01-11 10:00", "Europe/Paris")
    early = Hours("Europe/Paris", Quiet(17 * 60, 6 * 60))
    assert early.next_digest(second) == instant("2026-01-11 06:00", "Europe/Paris")


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("22:00-08:00", "22:00-08:00"),
        ("22-8", "22:00-08:00"),
        ("23h-7h", "23:00-07:00"),
        ("23h30 – 7h15", "23:30-07:15"),
        ("24:00-9:00", "00:00-09:00"),
    ],
)
def test_quiet_hours_as_people_write_them(written: str, read: str) -> None:
    assert str(read_quiet(written)) == read


@pytest.mark.parametrize("written", ["22:00", "8-8", "22:00-13:00", "25-3", "7:77-8", "night"])
def test_what_is_no_quiet_hours(written: str) -> None:
    with pytest.raises(BadHours):
        read_quiet(written)


def test_none_are_none() -> None:
    assert read_quiet("off") is None
    assert Hours("Europe/Paris").quiet_at(0.0) is None
    assert Hours("Europe/Paris").awake(5.0) == 5.0


def test_zones_are_found_by_city_first() -> None:
    assert matching_zones("par")[0] == "America/Paramaribo"
    assert "Europe/Paris" in matching_zones("par")[:3]
    assert matching_zones("new york") == ["America/New_York"]
    assert len(matching_zones("a")) == 25
    assert matching_zones("nowhere at all") == []
    assert read_zone("europe/paris") == "Europe/Paris"
    assert all(ZoneInfo(name) for name in zones())
    with pytest.raises(BadHours):
        read_zone("Paris/Europe")
