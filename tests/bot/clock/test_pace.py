"""How fast tables are played, as people write it and as seats live with it."""

from __future__ import annotations

import pytest

from bot.clock.pace import DAY, HOUR, NO_PACE, USUAL, BadPace, Pace, pace_from_text, pace_to_text
from bot.clock.pace import read_pace as read


@pytest.mark.parametrize("written", USUAL)
def test_what_is_offered_can_be_written_and_read(written: str) -> None:
    pace = read(written, "turn")
    assert str(pace) == written
    assert pace_from_text(pace_to_text(pace)) == pace
    assert pace.timed == (written != "none")
    assert pace.reserve == ("+" in written)


def test_a_reserve_has_a_bank_an_increment_and_a_cap() -> None:
    assert read("3d+12h/5d") == Pace(3 * DAY, 12 * HOUR, 5 * DAY)
    assert read(" 2D + 8h ") == Pace(2 * DAY, 8 * HOUR, 2 * DAY)
    assert str(read("3d+12h/5d")) == "3d+12h/5d"


@pytest.mark.parametrize(
    "written",
    ["11h", "8d", "soon", "1d+", "+8h", "24h/2d", "12h+13h", "3d+0h", "3d+12h/2d", "31d+1d", "-1d"],
)
def test_nonsense_and_what_no_table_may_have_is_refused(written: str) -> None:
    with pytest.raises(BadPace):
        read(written)


def test_every_turn_of_a_fixed_pace_has_its_whole_time() -> None:
    pace = read("24h")
    assert pace.refilled(None) == pace.refilled(5.0) == pace.refilled(0.0) == DAY


def test_a_reserve_keeps_what_was_not_used_up_to_its_cap() -> None:
    pace = read("2d+12h/3d")
    assert pace.refilled(None) == 2 * DAY
    assert pace.refilled(0.0) == 12 * HOUR
    assert pace.refilled(DAY) == DAY + 12 * HOUR
    assert pace.refilled(2.9 * DAY) == 3 * DAY


def test_no_pace_is_the_default() -> None:
    assert read("") == read("none") == NO_PACE == pace_from_text("{}")
