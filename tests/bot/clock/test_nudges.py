"""Nudges: once a day, by those at the table, and never in quiet hours."""

from __future__ import annotations

import pytest

from bot.club import ClubRefusal, HandLetter, NoteLetter
from tests.bot.clock.hourglass import DAY, HOUR, noon, timed
from tests.bot.club.evening import ADA, BLAISE, CLARA, DENIS, Evening, refused, seat_of


async def test_everybody_may_nudge_once_a_day(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "none", people=(ADA, BLAISE, CLARA))
    await evening.answer(table.id, "ada", "pick:1")
    await evening.post()
    reminded = await evening.club.nudging.nudge(table.id, "ada")
    assert sorted(reminded) == sorted((seat_of(table, BLAISE), seat_of(table, CLARA)))
    (letter,) = [one for one in await evening.post() if isinstance(one.content, NoteLetter)]
    assert sorted(letter.content.mentions) == ["blaise", "clara"]  # type: ignore[union-attr]
    evening.time += DAY - 1
    with pytest.raises(ClubRefusal) as info:
        await evening.club.nudging.nudge(table.id, "ada")
    assert refused(info) == "nudge-again"
    await evening.club.nudging.nudge(table.id, "blaise")
    evening.time += 1
    await evening.club.nudging.nudge(table.id, "ada")


async def test_only_for_those_at_the_table_and_only_others(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "none")
    with pytest.raises(ClubRefusal) as info:
        await evening.club.nudging.nudge(table.id, "denis")
    assert refused(info) == "not-seated"
    await evening.answer(table.id, "blaise", "pick:1")
    with pytest.raises(ClubRefusal) as info:
        await evening.club.nudging.nudge(table.id, "ada")
    assert refused(info) == "nudge-nobody"


async def test_whoever_sleeps_is_let_sleep(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, "none", people=(ADA, BLAISE, CLARA))
    await evening.answer(table.id, "ada", "pick:1")
    await evening.club.people.set_hours(BLAISE, quiet="11-15")
    assert await evening.club.nudging.nudge(table.id, "ada") == (seat_of(table, CLARA),)
    await evening.club.people.set_hours(CLARA, quiet="10-16")
    evening.time += DAY
    await evening.post()
    with pytest.raises(ClubRefusal) as info:
        await evening.club.nudging.nudge(table.id, "ada")
    assert refused(info) == "nudge-asleep"
    assert await evening.post() == []
    evening.time += 3 * HOUR
    assert await evening.club.nudging.nudge(table.id, "ada") == (seat_of(table, BLAISE),)


async def test_whoever_is_not_called_in_channels_gets_a_message(evening: Evening) -> None:
    noon(evening)
    await evening.club.people.choose(BLAISE, "notify", "dm")
    await evening.club.people.choose(DENIS, "notify", "none")
    table = await timed(evening, "none", people=(ADA, BLAISE, DENIS))
    await evening.answer(table.id, "ada", "pick:1")
    await evening.post()
    await evening.club.nudging.nudge(table.id, "ada")
    line, word = await evening.post()
    assert isinstance(line.content, NoteLetter)
    assert line.content.mentions == ()
    assert isinstance(word.content, HandLetter)
    assert (word.person, word.content.note is not None) == ("blaise", True)
