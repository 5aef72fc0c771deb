"""Digests twice a day, and the week of a club on Monday morning."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.club import Letter
from bot.club.letters import DigestLetter, WeekLetter
from bot.club.weekly import week_of
from bot.panels.seats import week_panel
from games.rules import Outcome
from rendering.words import Words
from storage.errands import Errands
from tests.bot.clock.hourglass import DAY, HOUR, new_hands, noon, pass_time, timed, told
from tests.bot.club import parlour
from tests.bot.club.evening import ADA, BLAISE, CLARA, Evening


def digests(sent: list[tuple[float, Letter]]) -> list[tuple[float, str | None]]:
    """When digests were sent, and to whom."""
    return [(at, one.person) for at, one in sent if isinstance(one.content, DigestLetter)]


async def test_a_digest_in_the_place_of_single_messages(evening: Evening) -> None:
    noon(evening)
    await evening.club.people.set_hours(ADA, zone="UTC")
    await evening.club.people.choose(ADA, "digest", "on")
    table = await timed(evening, "3d")
    await timed(evening, "3d", channel="garden")
    sent = await pass_time(evening, DAY)
    assert digests(sent) == [(6 * HOUR, "ada"), (20 * HOUR, "ada")]
    assert {who for _, who in new_hands(sent)} == {"blaise"}
    await evening.answer(table.id, "ada", "pick:1")
    garden = await evening.club.look.at("garden")
    await evening.answer(garden.id, "ada", "pick:1")
    sent = await pass_time(evening, 1.9 * DAY)
    assert digests(sent) == [], "nothing waits for her"
    assert {who for _, who, what in told(sent) if what.startswith("reminder")} == {"blaise"}


async def test_the_last_reminder_awaits_no_digest(evening: Evening) -> None:
    noon(evening)
    await evening.club.people.choose(ADA, "digest", "on")
    await evening.club.people.choose(BLAISE, "digest", "on")
    await evening.club.people.choose(BLAISE, "notify", "none")
    evening.time += 7 * HOUR  # the digest of the evening is gone
    await timed(evening, "12h", "out", people=(ADA, BLAISE, CLARA))
    sent = await pass_time(evening, 12.5 * HOUR)
    heard = [(at, what) for at, who, what in told(sent) if who == "ada"]
    assert heard[0] == (0.9 * 12 * HOUR, "reminder-tenth")
    assert heard[1:] == [(12 * HOUR, "overtime-told-out")]
    assert [who for _, who, _ in told(sent) if who == "blaise"] == []


async def test_a_digest_is_sent_once_even_after_a_restart_and_called_off(evening: Evening) -> None:
    noon(evening)
    await evening.club.people.choose(ADA, "digest", "on")
    await timed(evening, "none")
    await evening.post()
    evening.time += 6 * HOUR
    await evening.club.keeper.work()
    await evening.reopen()
    await evening.club.keeper.work()
    assert len(digests([(0, one) for one in await evening.post()])) == 1
    await evening.club.people.choose(ADA, "digest", "off")
    assert await Errands(evening.club._house.database.reading).next_due() is None


async def test_the_week_is_summed_up_on_monday(evening: Evening) -> None:
    evening.time = datetime(2026, 5, 6, 12, tzinfo=ZoneInfo("Europe/Vienna")).timestamp()
    custom = await evening.club.customs.choose(
        "guild", summary_channel="news", zone="europe/vienna"
    )
    assert (custom.summary_channel, custom.zone) == ("news", "Europe/Vienna")
    table = await timed(evening, "none")
    evening.time += 30 * HOUR
    await evening.play_on(table.id)
    evening.time += 60
    quick = await timed(evening, "none", channel="garden")
    await evening.play_on(quick.id, words="other luck")
    sent = await pass_time(evening, 7 * DAY, beat=DAY)
    ((at, letter),) = [one for one in sent if isinstance(one[1].content, WeekLetter)]
    monday = datetime(2026, 5, 11, 9, tzinfo=ZoneInfo("Europe/Vienna")).timestamp()
    assert evening.time - 7 * DAY + at == monday
    assert letter.channel == "news"
    content = letter.content
    assert isinstance(content, WeekLetter)
    week = content.week
    assert sorted(one.channel for one in week.finished) == ["garden", "salon"]
    assert all(one.winners and one.moves for one in week.finished)
    assert [(one.channel, one.seconds) for one in week.waits] == [("salon", 30 * HOUR)]
    points = {one.channel: one.points or 0 for one in week.finished}
    record = [points["garden"]] if points["garden"] > points["salon"] else []
    assert [one.points for one in week.records] == record
    sent = await pass_time(evening, 7 * DAY, beat=DAY)
    assert not [one for _, one in sent if isinstance(one.content, WeekLetter)], "a quiet week"
    await evening.club.customs.choose("guild", summary_channel="")
    assert await Errands(evening.club._house.database.reading).next_due() is None


async def test_points_that_decided_nothing_are_no_record(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    noon(evening)
    monkeypatch.setattr(parlour, "Outcome", partial(Outcome, by_points=False))
    start = evening.time
    for channel, words in (("salon", "some luck"), ("garden", "other luck")):
        table = await timed(evening, "none", channel=channel)
        await evening.play_on(table.id, words=words)
        evening.time += 60
    week = await week_of(evening.club._house.database.reading, "guild", start - 1, evening.time)
    assert [one.points for one in week.finished] == [None, None]
    assert week.records == ()
    named = tuple(replace(one, game="innovation") for one in week.finished)
    written = week_panel(replace(week, finished=named), Words("en")).written()
    assert written.count(" won (") == 2
    assert "won with" not in written


async def test_a_digest_leaves_out_a_club_one_is_away_from(evening: Evening) -> None:
    noon(evening)
    await evening.club.people.choose(ADA, "digest", "on")
    await timed(evening, "none", people=(ADA, BLAISE))
    today = await evening.club.absence.today("ada")
    await evening.club.absence.go(ADA, "guild", today, today)
    sent = await pass_time(evening, 20.5 * HOUR)
    assert digests(sent) == [(20 * HOUR, "ada")]
