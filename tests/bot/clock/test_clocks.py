"""Clocks at tables: who is told what when, and how much time everybody has."""

from __future__ import annotations

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
from tests.bot.club.evening import ADA, BLAISE, CLARA, Evening, first, second, turns


async def test_all_seats_asked_at_once_run_in_parallel(evening: Evening) -> None:
    start = noon(evening)
    table = await timed(evening, "1d", people=(ADA, BLAISE, CLARA))
    for person in ("ada", "blaise", "clara"):
        assert (await clock_of(evening, table.id, person)).deadline == start + DAY
    evening.time += HOUR
    await evening.answer(table.id, "blaise", "pick:1")
    assert (await clock_of(evening, table.id, "blaise")).deadline is None
    assert (await clock_of(evening, table.id, "ada")).deadline == start + DAY
    sent = await pass_time(evening, 2 * DAY)
    late = ["reminder-half", "reminder-tenth", "overtime-flag"]
    for person in ("ada", "clara"):
        assert [(at, what) for at, who, what in told(sent) if who == person] == [
            (11 * HOUR, "reminder-half"),
            (0.9 * DAY - HOUR, "reminder-tenth"),
        ]
    assert [what for _, where, what in told(sent) if where == "salon"] == [late[-1]] * 2
    assert all(who != "blaise" for _, who, _ in told(sent))


async def test_several_answers_are_one_turn_and_one_message(evening: Evening) -> None:
    start = noon(evening)
    table = await evening.picks(await timed(evening))
    await evening.post()
    for _ in range(3):
        evening.time += HOUR
        await evening.answer(table.id, first(table), "step:one")
        assert new_hands([(0.0, letter) for letter in await evening.post()]) == []
        assert (await clock_of(evening, table.id, first(table))).deadline == start + DAY
    await evening.answer(table.id, first(table), "stop:")
    assert (await clock_of(evening, table.id, second(table))).deadline == evening.time + DAY
    assert new_hands([(0.0, letter) for letter in await evening.post()]) == [(0.0, second(table))]


async def test_who_ends_a_common_question_begins_a_turn_of_their_own(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "1d")
    evening.time += HOUR
    await evening.answer(table.id, second(table), "pick:1")
    evening.time += 10 * HOUR
    await evening.post()
    await evening.answer(table.id, first(table), "pick:1")
    assert (await clock_of(evening, table.id, first(table))).deadline == evening.time + DAY
    sent = await evening.post()
    assert new_hands((0.0, letter) for letter in sent) == [], "they are there"
    assert turns(sent)[0].called == (first(table),)


async def test_a_reserve_is_used_up_and_refills(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "2d+12h")
    evening.time += HOUR
    await evening.answer(table.id, first(table), "pick:1")
    assert (await clock_of(evening, table.id, first(table))).reserve == 2 * DAY, "the cap"
    evening.time += 29 * HOUR
    await evening.answer(table.id, second(table), "pick:1")
    assert (await clock_of(evening, table.id, second(table))).reserve == 18 * HOUR + 12 * HOUR
    clock = await clock_of(evening, table.id, first(table))
    assert clock.deadline == evening.time + 2 * DAY
    evening.time += 30 * HOUR
    await evening.answer(table.id, first(table), "stop:")
    assert (await clock_of(evening, table.id, first(table))).reserve == 30 * HOUR
    clock = await clock_of(evening, table.id, second(table))
    assert clock.deadline == evening.time + 30 * HOUR


async def test_undo_gives_no_time_back_and_no_increment_twice(evening: Evening) -> None:
    noon(evening)
    table = await evening.picks(await timed(evening, "2d+12h"))
    mine, theirs = first(table), second(table)
    before = (await clock_of(evening, table.id, theirs)).reserve
    for _ in range(3):
        evening.time += 10 * HOUR
        await evening.answer(table.id, mine, "stop:")
        evening.time += HOUR
        await evening.club.undo.undo(table.id, mine, interaction=evening.click())
    clock = await clock_of(evening, table.id, mine)
    assert clock.deadline == evening.time + 18 * HOUR, "three times ten hours are gone"
    assert (await clock_of(evening, table.id, theirs)).reserve == before
    await evening.answer(table.id, mine, "stop:")
    clock = await clock_of(evening, table.id, theirs)
    assert clock.deadline == evening.time + 2 * DAY, "what was withdrawn has cost nothing"


async def test_asked_in_quiet_hours_one_is_told_in_the_morning(evening: Evening) -> None:
    noon(evening)
    await evening.club.people.set_hours(ADA, zone="Europe/Paris", quiet="22-8")
    evening.time += 10 * HOUR + 30 * MINUTE  # half past midnight in Paris
    table = await timed(evening, "12h")
    start = evening.time
    sent = [(0.0, letter) for letter in await evening.post()]
    assert new_hands(sent) == [(0.0, "blaise")]
    (opening,) = turns(letter for _, letter in sent)
    assert opening.called == ("blaise",)
    clock = await clock_of(evening, table.id, "ada")
    morning = start + 7.5 * HOUR
    assert (clock.starts, clock.deadline) == (morning, morning + 12 * HOUR)
    sent = await pass_time(evening, 8 * HOUR)
    assert new_hands(sent) == [(7.5 * HOUR, "ada")]
    assert (7.5 * HOUR, "salon", "call-notice") in told(sent)
    assert (await clock_of(evening, table.id, "ada")).starts is None


async def test_who_answers_before_being_told_is_not_told(evening: Evening) -> None:
    noon(evening)
    await evening.club.people.set_hours(ADA, quiet="11-15")
    table = await timed(evening, "1d+12h")
    evening.time += HOUR
    await evening.answer(table.id, "ada", "pick:1")
    assert (await clock_of(evening, table.id, "ada")).reserve == DAY, "nothing was used up"
    sent = await pass_time(evening, 6 * HOUR)
    assert "ada" not in [who for _, who in new_hands(sent)]


async def test_everybody_is_told_in_the_way_they_chose(evening: Evening) -> None:
    noon(evening)
    people = evening.club.people
    await people.choose(ADA, "notify", "mention")
    await people.choose(BLAISE, "notify", "none")
    await people.choose(BLAISE, "notify", "dm", "guild")
    await people.choose(CLARA, "notify", "none")
    await timed(evening, "1d", people=(ADA, BLAISE, CLARA))
    sent = await pass_time(evening, 23 * HOUR)
    assert new_hands(sent) == [(0.0, "blaise")]
    (opening,) = turns(letter for _, letter in sent)
    assert opening.called == ("ada",)
    assert [(where, what) for _, where, what in told(sent)] == [
        ("salon", "call-half"),
        ("blaise", "reminder-half"),
        ("salon", "call-tenth"),
        ("blaise", "reminder-tenth"),
    ]


async def test_a_table_without_a_pace_tells_and_waits(evening: Evening) -> None:
    noon(evening)
    await evening.table()
    sent = await pass_time(evening, 30 * DAY, beat=DAY)
    assert sorted(who for _, who in new_hands(sent)) == ["ada", "blaise"]
    assert told(sent) == []


async def test_a_closed_table_has_no_clocks(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening)
    await evening.club.lobby.cancel(table.id, "ada", manage=True)
    assert told(await pass_time(evening, 3 * DAY)) == [(0.0, "salon", "cancelled")]


async def test_new_hours_move_what_was_not_told_yet(evening: Evening) -> None:
    noon(evening)
    await timed(evening, "1d", people=(ADA, BLAISE))
    await evening.club.people.set_hours(ADA, zone="UTC", quiet="22-8")
    sent = told(await pass_time(evening, 23 * HOUR))
    assert (20 * HOUR, "ada", "reminder-half") in sent
    assert (12 * HOUR, "blaise", "reminder-half") in sent


async def test_a_reminder_that_comes_late_says_how_late_it_is(evening: Evening) -> None:
    noon(evening)
    await timed(evening, "1d", people=(ADA, BLAISE))
    evening.club.keeper._beat = 30 * DAY
    await evening.club.keeper.work()
    await evening.post()
    evening.time += 22 * HOUR
    await evening.club.keeper.work()
    sent = told((0.0, letter) for letter in await evening.post())
    assert sorted(sent) == [(0.0, "ada", "reminder-tenth"), (0.0, "blaise", "reminder-tenth")]
    evening.time += HOUR
    await evening.club.keeper.work()
    assert await evening.post() == []
