"""Seats on offer, and who takes them."""

from __future__ import annotations

import pytest

from bot.club import ClubRefusal
from bot.club.letters import OfferLetter
from games.record import Sat, read
from tests.bot.clock.hourglass import noon, timed
from tests.bot.club.evening import ADA, BLAISE, CLARA, DENIS, Evening, refused, seat_of


async def test_a_seat_is_offered_taken_once_and_written_down(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening)
    seat = seat_of(table, ADA)
    click = evening.click()
    for _ in range(2):  # delivered twice
        await evening.club.offers.offer(table.id, ADA, seat, interaction=click)
    offered = [one for one in await evening.post() if isinstance(one.content, OfferLetter)]
    assert [one.fresh for one in offered] == [True]
    assert await evening.club.offers.open_seats(table.id) == (seat,)
    with pytest.raises(ClubRefusal) as info:
        await evening.club.offers.offer(table.id, ADA, seat, interaction=evening.click())
    assert refused(info) == "offered-already"
    with pytest.raises(ClubRefusal) as info:
        await evening.club.offers.take(table.id, BLAISE, seat, interaction=evening.click())
    assert refused(info) == "sits-already"

    await evening.answer(table.id, "ada", "pick:1")  # who offers it plays on
    click = evening.click()
    for _ in range(2):
        now = await evening.club.offers.take(table.id, CLARA, seat, interaction=click)
    assert now.seats[seat].person == "clara"
    updates = [one for one in await evening.post() if isinstance(one.content, OfferLetter)]
    assert [one.fresh for one in updates] == [False]
    with pytest.raises(ClubRefusal) as info:
        await evening.club.offers.take(table.id, DENIS, seat, interaction=evening.click())
    assert refused(info) == "not-offered"
    record = read((await evening.club.look.export(table.id, None)).text)
    last = record.entries[-1]
    assert isinstance(last, Sat)
    assert (last.seat, last.sitter.name, last.sitter.stand_in) == (seat, "Clara", False)
    lines = await evening.club.look.log(table.id, "clara", limit=50)
    assert lines, "there is a story to tell"


async def test_only_ones_own_seat_or_a_stand_ins(evening: Evening) -> None:
    noon(evening)
    table = await timed(evening, stand_ins=1)
    with pytest.raises(ClubRefusal) as info:
        await evening.club.offers.offer(
            table.id, ADA, seat_of(table, BLAISE), interaction=evening.click()
        )
    assert refused(info) == "replace-not-yours"
    program = next(one.seat for one in table.seats if one.stand_in)
    await evening.club.offers.offer(table.id, ADA, program, interaction=evening.click())
    now = await evening.club.offers.take(table.id, DENIS, program, interaction=evening.click())
    assert now.seats[program].person == "denis"
