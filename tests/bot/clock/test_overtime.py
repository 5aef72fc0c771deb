"""When time is up: what the table chose happens, is announced, and can be undone."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.club import ClubRefusal, Consent, Person, Summary, seating, stand_ins
from games.record import Sat, read
from tests.bot.clock.hourglass import DAY, HOUR, clock_of, noon, pass_time, timed, told
from tests.bot.club import parlour
from tests.bot.club.evening import ADA, BLAISE, CLARA, Evening, first, ids, refused, second, turns


async def at_turn(evening: Evening, overtime: str, pace: str = "1d") -> Summary:
    """Three people; everybody has picked and the first one is to move."""
    noon(evening)
    table = await timed(evening, pace, overtime, (ADA, BLAISE, CLARA))  # type: ignore[arg-type]
    table = await evening.picks(table)
    await evening.post()
    return table


async def test_a_flag_is_only_a_flag(evening: Evening) -> None:
    table = await at_turn(evening, "flag")
    sent = await pass_time(evening, 5 * DAY, beat=DAY)
    assert told(sent)[-1] == (DAY, "salon", "overtime-flag")
    clock = await clock_of(evening, table.id, first(table))
    assert clock.over
    assert (await evening.club.look.summary(table.id)).seats[0].asked
    await evening.answer(table.id, first(table), "stop:")
    assert (await clock_of(evening, table.id, second(table))).deadline == evening.time + DAY


async def test_a_stand_in_plays_this_turn_and_no_more(evening: Evening) -> None:
    table = await at_turn(evening, "turn")
    late = first(table)
    sent = await pass_time(evening, DAY + HOUR)
    now = await evening.club.look.summary(table.id)
    assert now.seats[0].person == late, "the seat is theirs again"
    assert now.seats[1].asked
    (letter,) = turns(letter for _, letter in sent)
    assert ids(letter.story)[0] == "overtime-turn"
    assert ids(letter.story)[-1] == "stopped"
    log = await evening.club.look.log(table.id, None, limit=50)
    assert "overtime-turn" in [one for line in log for one in ids(line.told)]


async def test_the_record_says_who_played(evening: Evening) -> None:
    table = await at_turn(evening, "turn")
    late = table.seats[0].name
    await pass_time(evening, DAY + HOUR)
    record = read((await evening.club.look.export(table.id, None)).text)
    sat = [entry for entry in record.entries[3:] if isinstance(entry, Sat) and entry.seat == 0]
    assert [(one.sitter.name, one.sitter.stand_in) for one in sat] == [
        ("greedy", True),
        (late, False),
    ]


async def test_what_a_stand_in_played_goes_back_with_the_tables_consent(evening: Evening) -> None:
    table = await at_turn(evening, "turn", "2d+12h")
    late = first(table)
    await pass_time(evening, 2 * DAY + HOUR)
    asked = await evening.club.undo.undo(table.id, late, interaction=evening.click())
    assert isinstance(asked, Consent), "even though nothing has come to light"
    for sitting in table.seats[1:]:
        assert sitting.person
        await evening.club.undo.agree(table.id, sitting.person, asked.id)
    now = await evening.club.look.summary(table.id)
    assert [sitting.asked for sitting in now.seats] == [True, False, False]
    assert (await clock_of(evening, table.id, late)).deadline == evening.time + 12 * HOUR


@pytest.mark.parametrize("overtime", ["turn", "until-back"])
async def test_the_whole_turn_of_a_stand_in_goes_back_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, overtime: str
) -> None:
    table = await at_turn(evening, overtime)
    late, *others = (Person(one.person or "", one.name) for one in table.seats)
    plays = iter(("step:one", "hit:1", "stop:", "pick:1"))
    monkeypatch.setattr(parlour.Careful, "answer", lambda *_: (next(plays),))
    await pass_time(evening, DAY + HOUR)
    assert (await evening.club.look.summary(table.id)).moves == table.moves + 3
    if overtime == "until-back":
        await evening.club.overtime.back(table.id, late, interaction=evening.click())
    asked = await evening.club.undo.undo(table.id, late.id, interaction=evening.click())
    assert isinstance(asked, Consent)
    assert asked.move == table.moves
    for one in others:
        await evening.club.undo.agree(table.id, one.id, asked.id)
    now = await evening.club.look.summary(table.id)
    assert now.moves == table.moves
    assert [sitting.asked for sitting in now.seats] == [True, False, False]
    assert (await clock_of(evening, table.id, late.id)).deadline == evening.time + DAY


async def test_a_stand_in_until_the_person_is_back(evening: Evening) -> None:
    table = await at_turn(evening, "until-back")
    late = first(table)
    sent = await pass_time(evening, DAY + HOUR)
    assert (DAY, late, "overtime-told-until-back") in told(sent)
    now = await evening.club.look.summary(table.id)
    assert (now.seats[0].stand_in, now.seats[0].away) == ("greedy", late)
    for sitting in table.seats[1:]:
        assert sitting.person
        await evening.answer(table.id, sitting.person, "stop:")
    await evening.club.settled()
    assert now.seat_of(late) is None
    with pytest.raises(ClubRefusal) as info:
        await evening.club.overtime.back(table.id, Person("eve", "Eve"), interaction="x")
    assert refused(info) == "not-away"
    name = next(one.name for one in table.seats if one.person == late)
    click = evening.click()
    for _ in range(2):  # delivered twice
        await evening.club.overtime.back(table.id, Person(late, name), interaction=click)
    now = await evening.club.look.summary(table.id)
    assert (now.seats[0].person, now.seats[0].away, now.seats[0].name) == (late, None, name)


@pytest.mark.parametrize("returns", [False, True])
async def test_who_loses_a_turn_asleep_hears_of_it_in_the_morning(
    evening: Evening, *, returns: bool
) -> None:
    table = await at_turn(evening, "until-back")
    late = Person(first(table), table.seats[0].name)
    await evening.club.people.set_hours(late, quiet="11:00-14:00")
    sent = await pass_time(evening, DAY + HOUR)
    assert late.id not in [where for at, where, _ in told(sent) if at >= DAY - HOUR]
    if returns:
        await evening.club.overtime.back(table.id, late, interaction=evening.click())
    sent = await pass_time(evening, 2 * HOUR)
    heard = [(at, what) for at, where, what in told(sent) if where == late.id]
    assert heard == ([] if returns else [(HOUR, "overtime-told-until-back")])


async def test_who_is_back_while_the_stand_in_thinks_decides_alone(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_turn(evening, "until-back")
    late = Person(first(table), table.seats[0].name)
    think, begun, free = stand_ins._think, threading.Event(), threading.Event()

    def slowly(question: Any) -> Any:
        begun.set()
        free.wait(30)
        return think(question)

    monkeypatch.setattr(stand_ins, "_think", slowly)
    evening.club.keeper._beat = DAY
    evening.time += DAY
    await evening.club.keeper.work()
    assert await asyncio.to_thread(begun.wait, 30)
    await evening.club.overtime.back(table.id, late, interaction=evening.click())
    free.set()
    await evening.club.settled()
    now = await evening.club.look.summary(table.id)
    assert (now.seats[0].person, now.moves) == (late.id, table.moves)


async def test_a_seat_is_given_back_after_a_restart_too(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_turn(evening, "turn")
    tried = asyncio.Event()

    async def fail(*_: object, **__: object) -> None:
        tried.set()
        raise OSError("the disk is full")

    evening.club.keeper._beat = DAY
    evening.time += DAY
    with monkeypatch.context() as patch:
        patch.setattr(seating, "seat_anew", fail)
        await evening.club.keeper.work()
        async with asyncio.timeout(30):
            await tried.wait()
        assert (await evening.club.look.summary(table.id)).seats[0].person is None
        await evening.club.close()
    await evening.open()
    await pass_time(evening, HOUR, beat=DAY)
    now = await evening.club.look.summary(table.id)
    assert now.seats[0].person == first(table)
    assert [one.asked for one in now.seats] == [False, True, False]


async def test_out_is_out(evening: Evening) -> None:
    table = await at_turn(evening, "out")
    late = first(table)
    await pass_time(evening, DAY + HOUR)
    now = await evening.club.look.summary(table.id)
    assert (now.seats[0].stand_in, now.seats[0].away) == ("greedy", None)
    with pytest.raises(ClubRefusal):
        await evening.club.overtime.back(table.id, Person(late, "Late"), interaction="x")


@pytest.mark.parametrize("overtime", ["turn", "until-back", "out"])
async def test_where_nobody_else_waits_it_is_a_flag(evening: Evening, overtime: str) -> None:
    noon(evening)
    table = await timed(evening, "1d", overtime, (ADA,), stand_ins=1)  # type: ignore[arg-type]
    sent = await pass_time(evening, 2 * DAY)
    assert told(sent)[-1] == (DAY, "salon", "overtime-flag")
    assert (await evening.club.look.summary(table.id)).seat_of("ada") is not None


async def test_all_run_out_at_once(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "1d", "until-back", (ADA, BLAISE, CLARA))
    sent = await pass_time(evening, 3 * DAY, beat=DAY)
    now = await evening.club.look.summary(table.id)
    people = [sitting.person for sitting in now.seats if sitting.person]
    assert len(people) == 1, "the last person is not left to stand-ins"
    assert now.phase == "playing"
    announced = [one for letter in turns(letter for _, letter in sent) for one in ids(letter.story)]
    assert announced.count("overtime-until-back") == 2
    assert [what for _, where, what in told(sent) if where == "salon"] == ["overtime-flag"]


async def test_all_run_out_at_once_and_stand_ins_play_this_turn_for_all_of_them(
    evening: Evening,
) -> None:
    noon(evening)
    table = await timed(evening, "1d", "turn", (ADA, BLAISE, CLARA))
    sent = await pass_time(evening, DAY + HOUR)
    announced = [one for letter in turns(letter for _, letter in sent) for one in ids(letter.story)]
    assert announced.count("overtime-turn") == 3
    assert "overtime-flag" not in [what for _, _, what in told(sent)]
    now = await evening.club.look.summary(table.id)
    assert {one.person for one in now.seats} == {"ada", "blaise", "clara"}, "all are back"
    assert [one.asked for one in now.seats] == [True, False, False], "and the game goes on"


async def test_a_flag_is_all_until_somebody_is_back_who_waits(evening: Evening) -> None:
    table = await at_turn(evening, "until-back")
    late, later, last = (Person(one.person or "", one.name) for one in table.seats)
    await pass_time(evening, 2 * DAY + HOUR, beat=DAY)
    sent = await pass_time(evening, 2 * DAY, beat=DAY)
    assert told(sent)[-1][1:] == ("salon", "overtime-flag")
    assert (await clock_of(evening, table.id, last.id)).over
    await evening.club.overtime.back(table.id, late, interaction=evening.click())
    sent = await pass_time(evening, HOUR)
    now = await evening.club.look.summary(table.id)
    assert [one.away for one in now.seats] == [None, later.id, last.id]
    announced = [one for letter in turns(letter for _, letter in sent) for one in ids(letter.story)]
    assert announced.count("overtime-until-back") == 1
    assert now.seats[0].asked, "the game has come round to the one who is back"


async def test_a_vacation_that_starts_during_overtime_changes_nothing_before_it(
    evening: Evening,
) -> None:
    table = await at_turn(evening, "flag", "2d+12h")
    late = first(table)
    person = next(one for one in (ADA, BLAISE, CLARA) if one.id == late)
    await pass_time(evening, 3 * DAY)
    assert (await clock_of(evening, table.id, late)).over
    today = await evening.club.absence.today(late)
    away = await evening.club.absence.go(person, "guild", today, today)
    clock = await clock_of(evening, table.id, late)
    assert (clock.over, clock.away) == (True, away.ends)
    sent = await pass_time(evening, 4 * DAY)
    assert [what for _, _, what in told(sent)] == ["away"], "it is not announced twice"
    await evening.answer(table.id, late, "stop:")
    clock = await clock_of(evening, table.id, late)
    assert clock.reserve == 12 * HOUR, "the reserve was used up before"


async def test_a_vacation_that_starts_in_the_middle_of_a_turn_stops_the_clock(
    evening: Evening,
) -> None:
    table = await at_turn(evening, "turn")
    late = first(table)
    person = next(one for one in (ADA, BLAISE, CLARA) if one.id == late)
    evening.time += 2 * HOUR
    today = await evening.club.absence.today(late)
    away = await evening.club.absence.go(person, "guild", today, today)
    clock = await clock_of(evening, table.id, late)
    assert clock.deadline == away.ends + 22 * HOUR
    evening.time += 5 * HOUR
    assert await evening.club.absence.come_back(person, "guild")
    clock = await clock_of(evening, table.id, late)
    assert clock.deadline == evening.time + 22 * HOUR
