"""Where the bot is not, nobody's time runs: as in an outage, but for one server alone."""

from __future__ import annotations

import asyncio

from bot.club.outages import GRACE
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
from tests.bot.club.evening import ADA, BLAISE, Evening

HERE, GONE = frozenset({"guild"}), frozenset[str]()


async def sent_away(evening: Evening) -> None:
    """The bot is sent away, and knows of it."""
    await evening.club.keeper.look_round(GONE)
    await evening.club.outbox.sent_away("guild")


async def asked_back(evening: Evening) -> None:
    """It is invited again."""
    await evening.club.keeper.look_round(HERE)
    await evening.club.outbox.back("guild")


async def test_nothing_comes_while_the_bot_is_away_and_the_time_is_given_back(
    evening: Evening,
) -> None:
    start = noon(evening)
    table = await timed(evening, "1d", "out")
    assert told(await pass_time(evening, 11 * HOUR)) == []
    await sent_away(evening)
    assert await pass_time(evening, 3 * DAY) == []
    assert (await evening.club.look.summary(table.id)).seats[0].person == "ada"
    await asked_back(evening)
    assert (await clock_of(evening, table.id, "ada")).deadline == start + 4 * DAY
    sent = await pass_time(evening, 2 * DAY)
    assert [(at, what) for at, where, what in told(sent) if where == "ada"] == [
        (HOUR, "reminder-half"),
        (0.9 * DAY - 11 * HOUR, "reminder-tenth"),
        (13 * HOUR, "overtime-told-out"),
    ]


async def test_a_grace_follows(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "12h", "turn")
    await pass_time(evening, 12 * HOUR - MINUTE)
    await sent_away(evening)
    evening.time += 2 * DAY
    await asked_back(evening)
    assert (await clock_of(evening, table.id, "ada")).deadline == evening.time + GRACE


async def test_no_clock_is_shown_while_it_stands(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "1d")
    await sent_away(evening)
    evening.time += 2 * DAY
    clock = await clock_of(evening, table.id, "ada")
    assert (clock.asked, clock.deadline, clock.over) == (True, None, False)


async def test_tables_elsewhere_go_on(evening: Evening) -> None:
    noon(evening)
    await timed(evening, "12h")
    elsewhere = await evening.club.lobby.open(
        game="parlour",
        options={},
        language="en",
        host=ADA,
        channel="attic",
        guild="elsewhere",
        pace=(await evening.club.look.games("salon"))[0].pace,
    )
    await evening.club.lobby.join(elsewhere.id, BLAISE)
    await evening.club.lobby.start(elsewhere.id, "ada")
    await evening.club.keeper.look_round({"elsewhere"})
    flags = [where for _, where, what in told(await pass_time(evening, DAY)) if "flag" in what]
    assert flags == ["attic", "attic"], "one of each"


async def test_a_turn_played_meanwhile_costs_only_the_time_before(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "2d+12h")
    await pass_time(evening, 20 * HOUR)
    await sent_away(evening)
    evening.time += 5 * DAY
    await evening.answer(table.id, "ada", "pick:1")
    evening.time += DAY
    await asked_back(evening)
    clock = await clock_of(evening, table.id, "ada")
    assert clock.reserve == 40 * HOUR, "48 less 20 and 12 more"
    await evening.answer(table.id, "blaise", "pick:1")
    asked = await clock_of(evening, table.id, "ada")
    assert asked.deadline == evening.time + 40 * HOUR


async def test_a_turn_that_began_meanwhile_has_its_whole_time(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "1d")
    await evening.answer(table.id, "ada", "pick:1")
    await sent_away(evening)
    evening.time += 5 * HOUR
    await evening.answer(table.id, "blaise", "pick:1")
    evening.time += 2 * DAY
    await asked_back(evening)
    assert (await clock_of(evening, table.id, "ada")).deadline == evening.time + DAY


async def test_it_is_remembered_over_a_restart_and_seen_after_one(evening: Evening) -> None:
    start = noon(evening)
    table = await timed(evening, "1d", "out")
    await pass_time(evening, HOUR)
    await sent_away(evening)
    evening.time += HOUR
    await evening.reopen()
    await evening.club.keeper.look_round(GONE)
    assert await pass_time(evening, 2 * DAY) == []
    await evening.reopen()
    await evening.club.keeper.look_round(HERE)
    assert (await clock_of(evening, table.id, "ada")).deadline == start + 3 * DAY + HOUR


async def test_an_outage_while_the_bot_is_away_is_not_given_back_twice(evening: Evening) -> None:
    start = noon(evening)
    table = await timed(evening, "1d")
    await pass_time(evening, HOUR, beat=MINUTE)
    await sent_away(evening)
    await pass_time(evening, HOUR, beat=MINUTE)
    evening.time += 9 * HOUR
    await evening.reopen()
    await evening.club.keeper.look_round(GONE)
    await pass_time(evening, HOUR, beat=MINUTE)
    await asked_back(evening)
    assert (await clock_of(evening, table.id, "ada")).deadline == start + DAY + 11 * HOUR


async def test_settings_changed_meanwhile_set_nothing_off(evening: Evening) -> None:
    start = noon(evening)
    table = await timed(evening, "1d", "out")
    await pass_time(evening, HOUR)
    await sent_away(evening)
    evening.time += 2 * DAY
    await evening.club.people.set_hours(ADA, zone="Asia/Kathmandu", quiet="1-2")
    assert told(await pass_time(evening, DAY)) == []
    await asked_back(evening)
    assert (await clock_of(evening, table.id, "ada")).deadline == start + 4 * DAY


async def test_a_new_turn_is_told_on_the_return_and_out_of_quiet_hours(evening: Evening) -> None:
    noon(evening)
    await evening.club.people.set_hours(ADA, zone="UTC", quiet="22-8")
    evening.time += 11 * HOUR
    await timed(evening, "1d")
    await evening.post()
    await sent_away(evening)
    assert new_hands(await pass_time(evening, 2 * DAY)) == []
    await asked_back(evening)
    sent = await pass_time(evening, DAY)
    assert [at for at, who in new_hands(sent) if who == "ada"] == [9 * HOUR]


async def test_what_was_dropped_is_posted_though_nobody_saw_the_return(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "1d")
    await evening.post()
    await sent_away(evening)
    for person in ("ada", "blaise"):
        await evening.answer(table.id, person, "pick:1")
    await evening.club.outbox.sent_away("guild")
    await evening.post()
    await evening.reopen()
    await evening.club.keeper.look_round(HERE)
    channel = [letter for letter in await evening.post() if letter.channel and letter.fresh]
    assert [letter.channel for letter in channel] == ["salon"]


async def test_the_keeper_looks_round_by_itself(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "1d")
    here = [HERE]
    task = asyncio.create_task(evening.club.keeper.run(here=lambda: here[0]))
    try:
        await asyncio.sleep(0.05)
        here[0] = GONE
        evening.club.keeper.wake()
        async with asyncio.timeout(10):
            while (await clock_of(evening, table.id, "ada")).deadline:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
