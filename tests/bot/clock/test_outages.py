"""Nobody loses time to an outage, whether the bot was down or Discord out of reach."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.club import Letter
from bot.club.outages import GRACE
from bot.post import Postman
from bot.standing import Standing
from tests.bot.clock.hourglass import (
    DAY,
    HOUR,
    MINUTE,
    clock_of,
    new_hands,
    noon,
    pass_time,
    timed,
    told,
)
from tests.bot.club.evening import ADA, BLAISE, Evening, turns


async def test_nine_hours_are_given_back_and_a_grace_follows(evening: Evening) -> None:
    start = noon(evening)
    table = await timed(evening, "1d", "turn")
    other = await timed(evening, "12h", "turn", channel="garden")
    await pass_time(evening, 11 * HOUR + 50 * MINUTE, beat=MINUTE)
    await evening.club.close()
    evening.time += 9 * HOUR
    await evening.open()
    evening.club.keeper._beat = MINUTE
    await evening.club.keeper.work()
    clock = await clock_of(evening, table.id, "ada")
    assert clock.deadline == start + DAY + 9 * HOUR
    clock = await clock_of(evening, other.id, "ada")
    assert clock.deadline == evening.time + GRACE, "ten minutes were left"
    shown = [letter for letter in await evening.post() if letter.channel]
    assert sorted(letter.channel or "" for letter in shown if not letter.fresh) == [
        "garden",
        "salon",
    ], "the tables show it"
    sent = await pass_time(evening, 11 * HOUR, beat=MINUTE)
    assert {at for at, _, what in told(sent) if what == "reminder-tenth"} == {
        start + 0.9 * DAY + 9 * HOUR - (start + 20 * HOUR + 50 * MINUTE)
    }


async def test_a_short_restart_costs_and_gives_nothing(evening: Evening) -> None:
    start = noon(evening)
    table = await timed(evening, "1d")
    await pass_time(evening, HOUR, beat=MINUTE)
    await evening.reopen()
    evening.time += 90.0
    await evening.club.keeper.work()
    assert (await clock_of(evening, table.id, "ada")).deadline == start + DAY


async def test_an_outage_within_a_vacation_is_not_given_back_twice(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "1d")
    await pass_time(evening, HOUR, beat=MINUTE)
    today = await evening.club.absence.today("ada")
    away = await evening.club.absence.go(ADA, "guild", today, today)
    before = (await clock_of(evening, table.id, "ada")).deadline
    other = (await clock_of(evening, table.id, "blaise")).deadline
    evening.time += 5 * HOUR
    assert evening.time < away.ends
    await evening.club.keeper.work()
    assert (await clock_of(evening, table.id, "ada")).deadline == before
    assert other
    assert (await clock_of(evening, table.id, "blaise")).deadline == other + 5 * HOUR


async def test_what_is_late_wakes_nobody_up(evening: Evening) -> None:
    noon(evening)
    await evening.club.people.set_hours(ADA, zone="UTC", quiet="22-8")
    evening.time += 11 * HOUR
    await timed(evening, "1d")
    await pass_time(evening, 8 * HOUR, beat=MINUTE)
    await evening.club.close()
    evening.time += 17 * HOUR  # past the next midnight
    await evening.open()
    evening.club.keeper._beat = MINUTE
    sent = await pass_time(evening, 15 * HOUR, beat=MINUTE)
    assert [at for at, who in new_hands(sent) if who == "ada"] == [8 * HOUR], "the next morning"


async def test_nothing_is_done_while_discord_is_out_of_reach(evening: Evening) -> None:
    start = noon(evening)
    table = await timed(evening, "12h", "turn")
    keeper, reachable = evening.club.keeper, [False]
    await keeper.work()
    evening.time += 20 * HOUR
    task = asyncio.create_task(keeper.run(lambda: reachable[0]))
    try:
        await asyncio.sleep(0.05)
        assert (await clock_of(evening, table.id, "ada")).deadline == start + 12 * HOUR
        assert (await evening.club.look.summary(table.id)).seats[0].asked
        reachable[0] = True
        keeper.wake()
        async with asyncio.timeout(10):
            while (await clock_of(evening, table.id, "ada")).deadline == start + 12 * HOUR:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert (await clock_of(evening, table.id, "ada")).deadline == start + 32 * HOUR
    finally:
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task


async def test_the_keeper_wakes_when_something_is_due_sooner(evening: Evening) -> None:
    noon(evening)
    evening.club.keeper._beat = DAY
    task = asyncio.create_task(evening.club.keeper.run())
    try:
        await asyncio.sleep(0.05)
        await timed(evening, "12h")
        evening.time += 6 * HOUR
        evening.club.keeper.wake()
        async with asyncio.timeout(10):
            while not told((0, each) for each in await evening.post()):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_the_postman_notices_when_discord_does_not_answer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    noon(evening)
    await timed(evening)
    postman = Postman(discord.Client(intents=discord.Intents.none()), evening.club, Standing())
    answers: list[OSError | int] = [OSError("no route"), 7]

    async def post(_: Letter) -> int:
        found = answers.pop(0)
        if isinstance(found, OSError):
            raise found
        return found

    monkeypatch.setattr(postman, "_post", post)
    (letter, *_) = await evening.club.outbox.due()
    heard = []
    for _ in range(2):
        await postman._deliver(letter)
        heard.append(postman.answered)
    assert heard == [False, True]


async def test_a_reminder_that_had_no_room_before_the_night_comes_after_an_outage(
    evening: Evening,
) -> None:
    noon(evening)
    await evening.club.people.set_hours(ADA, zone="UTC", quiet="0-9")
    evening.time += 3.5 * HOUR
    await timed(evening, "18h")
    # Half the time would be left at 0:30 and a tenth at 7:42: only the latter is told, at 23:50.
    assert told(await pass_time(evening, 4.5 * HOUR, beat=MINUTE)) == []
    await evening.club.close()
    evening.time += 9 * HOUR  # it is five in the morning, and 13½ hours are left
    await evening.open()
    sent = await pass_time(evening, DAY, beat=MINUTE)
    assert [(at, what) for at, who, what in told(sent) if who == "ada"] == [
        (4.5 * HOUR, "reminder-half"),
        (11.7 * HOUR, "reminder-tenth"),
    ]


async def test_a_reminder_is_not_told_twice_because_of_an_outage(evening: Evening) -> None:
    noon(evening)
    await timed(evening, "18h")
    sent = await pass_time(evening, 9 * HOUR, beat=MINUTE)
    assert [what for _, who, what in told(sent) if who == "ada"] == ["reminder-half"]
    evening.time += 9 * HOUR
    sent = await pass_time(evening, 7 * HOUR, beat=MINUTE)
    assert [what for _, who, what in told(sent) if who == "ada"] == []
    evening.time += 9 * HOUR
    sent = await pass_time(evening, HOUR, beat=MINUTE)
    assert [(at, what) for at, who, what in told(sent) if who == "ada"] == [
        (0.2 * HOUR, "reminder-tenth")
    ]


async def test_what_was_held_up_until_the_night_waits_for_the_morning(evening: Evening) -> None:
    night = noon(evening) + 10 * HOUR
    await evening.club.people.set_hours(ADA, quiet="22:00-8:00")
    await timed(evening, "1d", "flag", (ADA, BLAISE))
    evening.time = night + HOUR
    letters = await evening.post()
    assert [one.person for one in letters if one.person] == ["blaise"]
    (turn,) = turns(letters)
    assert turn.called == ("blaise",), "the table is told at once and wakes nobody"
    evening.time = night + 10 * HOUR
    assert [one.person for one in await evening.post()] == ["ada"]


@pytest.mark.parametrize("again", [False, True])
async def test_what_waited_for_the_morning_is_not_told_to_somebody_who_has_answered(
    evening: Evening, *, again: bool
) -> None:
    night = noon(evening) + 10 * HOUR
    await evening.club.people.set_hours(ADA, quiet="22:00-8:00")
    table = await timed(evening, "1d", "flag", (ADA, BLAISE))
    evening.time = night + HOUR
    await evening.post()
    evening.time += HOUR
    await evening.answer(table.id, "ada", "pick:1")
    if again:
        await evening.answer(table.id, "blaise", "pick:1")
        if not (await clock_of(evening, table.id, "ada")).asked:
            await evening.answer(table.id, "blaise", "stop:")
    sent = await pass_time(evening, 12 * HOUR, beat=MINUTE)
    assert [at for at, who in new_hands(sent) if who == "ada"] == [8 * HOUR] * again
