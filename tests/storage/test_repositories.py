"""The contract of the repositories: whatever database serves them has to pass this."""

import pytest

from storage.consents import ConsentRow, Consents
from storage.database import Database
from storage.games import Games
from storage.moves import Moves
from storage.outbox import Outbox
from storage.players import Players
from storage.seats import Seats, asking
from storage.session import Session, Taken
from tests.storage.rows import game_row, move_row, seat_row


async def test_a_channel_has_one_open_table_at_most(database: Database) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row(id="over", phase="finished"))
        await Games(session).add(game_row(id="lobby", phase="lobby", seed=None, saved=None))
        await Games(session).add(game_row(id="elsewhere", channel="other"))
    for phase in ("lobby", "playing"):
        with pytest.raises(Taken):
            async with database.writing() as session:
                await Games(session).add(game_row(id="second", phase=phase))
    games = Games(database.reading)
    assert (await games.open_in("channel")) == game_row(
        id="lobby", phase="lobby", seed=None, saved=None
    )
    assert [row.id for row in await games.in_channel("channel", 9)] == ["lobby", "over"]
    async with database.writing() as session:
        lobby = game_row(id="lobby", phase="cancelled", seed=None, saved=None)
        await Games(session).save(lobby, 0)
        await Games(session).add(game_row(id="second"))


async def test_a_table_that_moved_on_cannot_be_saved_from_an_old_reading(
    database: Database,
) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row())
        await Games(session).save(game_row(number=1), 0)
    with pytest.raises(Taken):
        async with database.writing() as session:
            await Games(session).save(game_row(number=1, drift="late"), 0)
    row = await Games(database.reading).get("g1")
    assert row == game_row(number=1)


async def test_moves_are_unique_by_number_and_by_interaction(database: Database) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row())
        await Moves(session).add(move_row(interaction="click"))
        await Moves(session).add(move_row(number=2))
        await Moves(session).add(move_row(number=3))
    for again in (move_row(), move_row(number=4, interaction="click")):
        with pytest.raises(Taken):
            async with database.writing() as session:
                await Moves(session).add(again)
    assert await Moves(database.reading).by_interaction("click") == move_row(interaction="click")
    assert len(await Moves(database.reading).standing("g1")) == 3


async def test_what_is_taken_back_no_longer_stands_but_stays(database: Database) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row())
        moves = Moves(session)
        await moves.add(move_row(number=1, move=1, seat=0))
        await moves.add(move_row(number=2, move=2, seat=1, person="blaise"))
        await moves.add(move_row(number=3, move=3, seat=0, interaction="x"))
        await moves.take_back("g1", [3], by=4)
    moves = Moves(database.reading)
    assert [row.number for row in await moves.standing("g1")] == [1, 2]
    assert [row.number for row in await moves.standing("g1", after=1)] == [2]
    assert [row.number for row in await moves.latest("g1", upto=9, limit=1)] == [2]
    assert [row.number for row in await moves.between("g1", after=1, upto=9)] == [2]
    assert [row.number for row in await moves.between("g1", after=0, upto=1)] == [1]
    assert await moves.answers_by_seat("g1") == {0: 1, 1: 1}
    last = await moves.last_of("g1", 0)
    assert last
    assert last.number == 1
    last = await moves.last_by("g1", "blaise")
    assert last
    assert last.number == 2
    taken = await moves.by_interaction("x")
    assert taken
    assert taken.taken_back == 4


async def test_seats(database: Database) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row())
        seats = Seats(session)
        await seats.take(seat_row(0, "ada"))
        await seats.take(seat_row(1, None, interaction="click"))
        before = await seats.of("g1")
        both = asking(before, {0, 1}, 5.0)
        await seats.ask("g1", before, both)
        await seats.ask("g1", both, asking(both, {1}, 6.0))
    assert [(row.asked, row.since) for row in await Seats(database.reading).of("g1")] == [
        (0, 5.0),
        (1, 5.0),
    ]
    games = Games(database.reading)
    assert await games.waiting_for("ada") == []
    assert await games.waiting_for_stand_ins() == ["g1"]
    for row in (
        seat_row(0, "blaise"),
        seat_row(2, "ada"),
        seat_row(2, None, interaction="click"),
    ):
        with pytest.raises(Taken):
            async with database.writing() as session:
                await Seats(session).take(row)
    async with database.writing() as session:
        await Seats(session).arrange("g1", [seat_row(0, None), seat_row(1, "ada", asked=1)])
    assert [row.id for row in await games.waiting_for("ada")] == ["g1"]
    assert await games.waiting_for_stand_ins() == []


async def _write(
    session: Session, nonce: str, target: str, *, fresh: bool = True, at: float = 1.0
) -> None:
    await Outbox(session).add(
        nonce=nonce, game="g1", target=target, kind="turn", content="{}", fresh=fresh, at=at
    )


async def test_letters_come_in_order_one_per_target(database: Database) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row())
        for nonce, target in (("a1", "a"), ("a2", "a"), ("b1", "b"), ("a1", "a")):
            await _write(session, nonce, target)
    outbox = Outbox(database.reading)
    assert [row.nonce for row in await outbox.due(1.0, 9)] == ["a1", "b1"]
    async with database.writing() as session:
        await Outbox(session).postpone("a1", 7.0, "slow down")
        await Outbox(session).settle("b1", "posted", message="m1")
    assert await outbox.due(6.0, 9) == [], "a2 waits for a1"
    assert await outbox.next_due() == 7.0
    assert [(row.nonce, row.attempts) for row in await outbox.due(7.0, 9)] == [("a1", 1)]
    assert await outbox.last_message("g1", "turn", "b") == "m1"
    async with database.writing() as session:
        await Outbox(session).settle("a1", "given up", reason="gone")
    assert [row.nonce for row in await outbox.due(7.0, 9)] == ["a2"]
    assert await outbox.last_message("g1", "turn", "a") is None


async def test_what_is_new_comes_before_what_is_only_brought_up_to_date(
    database: Database,
) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row())
        await _write(session, "edit a", "a", fresh=False)
        await _write(session, "edit b", "b", fresh=False)
        await _write(session, "post b", "b")
        await _write(session, "post c", "c")
        await _write(session, "later", "a", at=5.0)
    outbox = Outbox(database.reading)
    assert [row.nonce for row in await outbox.due(1.0, 9)] == ["edit b", "post c", "edit a"]
    assert [row.nonce for row in await outbox.due(1.0, 2)] == ["edit b", "post c"]
    assert [row.nonce for row in await outbox.due(5.0, 9)] == ["edit a", "edit b", "post c"]


async def test_a_later_update_overtakes_an_unposted_one(database: Database) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row())
        await _write(session, "post", "a")
        await _write(session, "edit1", "a", fresh=False)
        await _write(session, "edit2", "a", fresh=False)
    outbox = Outbox(database.reading)
    states = {}
    for nonce in ("post", "edit1", "edit2"):
        row = await outbox.get(nonce)
        assert row
        states[nonce] = row.state
    assert states == {"post": "due", "edit1": "overtaken", "edit2": "due"}
    async with database.writing() as session:
        await Outbox(session).drop_due("a", "the channel is gone")
    assert await outbox.due(9.0, 9) == []


async def test_old_letters_are_forgotten_but_for_what_is_still_needed(
    database: Database,
) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row())
        for nonce in ("old", "last", "waiting"):
            await _write(session, nonce, "a", at=1.0)
        await _write(session, "elsewhere", "b", at=1.0)
        await _write(session, "young", "b", at=9.0)
        await Outbox(session).settle("old", "posted", message="m1")
        await Outbox(session).settle("last", "posted", message="m2")
        await Outbox(session).settle("elsewhere", "posted", message="m3")
        await Outbox(session).settle("young", "posted", message="m4")
        assert await Outbox(session).tidy(5.0) == 2
        assert await Outbox(session).tidy(5.0) == 0
    outbox = Outbox(database.reading)
    kept = {
        nonce
        for nonce in ("old", "last", "waiting", "elsewhere", "young")
        if await outbox.get(nonce)
    }
    assert kept == {"last", "waiting", "young"}
    assert await outbox.last_message("g1", "turn", "a") == "m2"


async def test_people(database: Database) -> None:
    async with database.writing() as session:
        await Players(session).meet("ada", "Ada", "fr")
        await Players(session).meet("ada", "Ada L.")
    assert await Players(database.reading).language("ada") == "fr"
    assert await Players(database.reading).language("nobody") is None
    async with database.writing() as session:
        await Players(session).meet("ada", "Ada", "de")
    assert await Players(database.reading).language("ada") == "de"


async def test_a_table_is_asked_one_thing_at_a_time(database: Database) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row())
        await Consents(session).add(ConsentRow("c1", "g1", 0, 3, 5, "[]", "click"))
        await Consents(session).agree("c1", "[1]")
    with pytest.raises(Taken):
        async with database.writing() as session:
            await Consents(session).add(ConsentRow("c2", "g1", 1, 3, 5, "[]", "other"))
    found = await Consents(database.reading).of("g1")
    assert found == ConsentRow("c1", "g1", 0, 3, 5, "[1]", "click")
    async with database.writing() as session:
        await Consents(session).drop("g1")
    assert await Consents(database.reading).of("g1") is None
