"""Lessons at the club: the same cards for everybody, and a guide for the learner alone."""

import pytest

from bot.club import Summary
from games.catalogue import KEYS
from games.lesson import script
from tests.bot.club.evening import ADA, BLAISE, Evening


async def begun(evening: Evening, key: str, channel: str = "7") -> Summary:
    """A lesson in play, with the learner in the first seat."""
    table = await evening.club.lobby.open(
        game=key, options={}, language="en", host=ADA, channel=channel, guild=None, lesson=True
    )
    for _ in range(script(key).seats - 1):
        await evening.club.lobby.add_stand_in(table.id, ADA.id)
    await evening.club.lobby.start(table.id, ADA.id)
    await evening.club.settled()
    return await evening.club.look.summary(table.id)


@pytest.mark.parametrize("key", KEYS)
async def test_every_lesson_deals_the_same_to_whoever_learns(evening: Evening, key: str) -> None:
    one, other = await begun(evening, key, "7"), await begun(evening, key, "8")
    assert one.lesson
    assert one.seats[0].person == ADA.id
    assert one.commitment == other.commitment
    first = await evening.club.look.desk(one.id, ADA.id)
    second = await evening.club.look.desk(other.id, ADA.id)
    assert first.view == second.view


async def test_the_guide_follows_answers_and_what_is_taken_back(evening: Evening) -> None:
    table = await begun(evening, "cartels")
    first = await evening.club.teach.hint(table.id, ADA.id)
    assert first
    assert first.first
    assert first.explained
    assert await evening.club.teach.hint(table.id, BLAISE.id) is None
    await evening.answer(table.id, ADA.id, "place:1-1-1")
    await evening.club.settled()
    second = await evening.club.teach.hint(table.id, ADA.id)
    assert second
    assert not second.first
    assert second.explained != first.explained
    await evening.club.undo.undo(table.id, ADA.id, interaction="back")
    await evening.club.settled()
    assert await evening.club.teach.hint(table.id, ADA.id) == first


async def test_other_tables_have_no_guide(evening: Evening) -> None:
    table = await evening.table()
    assert not table.lesson
    assert await evening.club.teach.hint(table.id, ADA.id) is None
