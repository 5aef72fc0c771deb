"""What is stored about time: clocks, errands, absences, outages, choices, nudges and offers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from storage.choices import Choices, ClubChoices
from storage.clocks import ClockRow, Clocks
from storage.database import Database
from storage.errands import ErrandRow, Errands
from storage.games import Games
from storage.nudges import Nudges
from storage.offers import OfferRow, Offers
from storage.players import Players
from storage.pulse import OutageRow, Pulse
from storage.session import Session, Taken
from storage.vacations import VacationRow, Vacations
from tests.storage.rows import game_row

CLOCK = ClockRow("g1", 0, "ada", 50.0, 0, 10.0, 60.0, 3, "half", 35.0)


async def _table(session: Session, key: str = "g1", channel: str = "channel") -> None:
    for person in ("ada", "blaise"):
        await Players(session).meet(person, person.capitalize())
    await Games(session).add(game_row(id=key, channel=channel))


async def test_clocks_come_in_the_order_in_which_they_are_due(database: Database) -> None:
    async with database.writing() as session:
        await _table(session)
        await _table(session, "g2", "garden")
        clocks = Clocks(session)
        assert await clocks.next_due() is None
        await clocks.put(CLOCK)
        await clocks.put(replace(CLOCK, seat=1, person="blaise", next_at=20.0))
        await clocks.put(replace(CLOCK, game="g2", since=None, next_at=None))
        assert await clocks.next_due() == 20.0
        assert [row.seat for row in await clocks.due(40.0, 10)] == [1, 0]
        assert [row.seat for row in await clocks.due(40.0, 1)] == [1]
        assert await clocks.due(19.0, 10) == []
        assert await clocks.running("ada") == [(CLOCK, "guild")]
        assert len(await clocks.running()) == 2
        await clocks.put(replace(CLOCK, stage="tenth", next_at=55.0))
        assert (await clocks.of("g1"))[0].stage == "tenth"
        await clocks.postpone("g1", 1, 70.0)
        assert await clocks.next_due() == 55.0
        await clocks.stop_all("g1")
        assert await clocks.next_due() is None
        stopped = await clocks.get("g1", 0)
        assert stopped
        assert (stopped.since, stopped.deadline, stopped.spare) == (None, None, 50.0)


async def test_errands_are_one_of_a_kind(database: Database) -> None:
    async with database.writing() as session:
        errands = Errands(session)
        await errands.set("digest", "ada", 30.0)
        await errands.set("digest", "ada", 20.0)
        await errands.set("week", "guild", 10.0)
        assert await errands.due(20.0, 5) == [
            ErrandRow("week", "guild", 10.0),
            ErrandRow("digest", "ada", 20.0),
        ]
        await errands.set("week", "guild", None)
        assert await errands.next_due() == 20.0
        assert await errands.get("week", "guild") is None


async def test_absences_end_early_or_never_were(database: Database) -> None:
    async with database.writing() as session:
        await _table(session)
        vacations = Vacations(session)
        now, later = (
            VacationRow("ada", "guild", 10.0, 50.0),
            VacationRow("ada", "guild", 60.0, 90.0),
        )
        for row in (later, now):
            await vacations.add(row)
        assert await vacations.of("ada", "guild") == [now, later]
        assert await vacations.of("ada", "guild", 50.0) == [later]
        assert await vacations.of("ada", "elsewhere") == []
        assert await vacations.everybody(0.0) == {("ada", "guild"): [now, later]}
        await vacations.end("ada", "guild", 10.0, 20.0)
        await vacations.end("ada", "guild", 60.0, 20.0)
        assert await vacations.of("ada", "guild") == [replace(now, ends=20.0)]


async def test_the_pulse_and_what_it_missed(database: Database) -> None:
    async with database.writing() as session:
        pulse = Pulse(session)
        assert await pulse.last() is None
        await pulse.beat(5.0)
        await pulse.beat(9.0)
        assert await pulse.last() == 9.0
        await pulse.missed(OutageRow(9.0, 20.0, 25.0))
        assert await pulse.outages(19.0) == [OutageRow(9.0, 20.0, 25.0)]
        assert await pulse.outages(20.0) == []


async def test_choices_here_and_everywhere(database: Database) -> None:
    async with database.writing() as session:
        await _table(session)
        choices, club = Choices(session), ClubChoices(session)
        await choices.choose("ada", "", "notify", "dm")
        await choices.choose("ada", "guild", "notify", "none")
        await choices.choose("ada", "", "notify", "both")
        everything = {("", "notify"): "both", ("guild", "notify"): "none"}
        assert await choices.of("ada") == everything
        assert await choices.everybody() == {"ada": everything}
        await choices.choose("ada", "guild", "notify", None)
        assert await choices.of("ada") == {("", "notify"): "both"}
        await club.choose("guild", "zone", "UTC")
        await club.choose("guild", "zone", "Asia/Tokyo")
        assert await club.of("guild") == {"zone": "Asia/Tokyo"}
        await club.choose("guild", "zone", None)
        assert await club.of("guild") == {}


async def test_nudges_and_offers(database: Database) -> None:
    async with database.writing() as session:
        await _table(session)
        await Nudges(session).nudge("g1", "ada", 5.0)
        await Nudges(session).nudge("g1", "ada", 7.0)
        assert await Nudges(session).last("g1", "ada") == 7.0
        assert await Nudges(session).last("g1", "blaise") is None
        offer = OfferRow("g1", 1, "ada", "click")
        await Offers(session).add(offer)
        assert await Offers(session).get("g1", 1) == offer
        assert await Offers(session).of("g1") == [1]
        assert await Offers(session).settle("g1", 1)
        assert not await Offers(session).settle("g1", 1)
        await Offers(session).add(offer)
        with pytest.raises(Taken):
            await Offers(session).add(offer)
