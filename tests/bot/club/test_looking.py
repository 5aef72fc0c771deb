"""Looking: each sees what their seat may see, then and now."""

import pytest

from bot.club import ClubRefusal
from games.record import Answered, read, replay
from tests.bot.club.evening import ADA, BLAISE, CLARA, Evening, first, ids, refused, second
from tests.bot.club.parlour import CARDS


async def test_a_desk_is_for_one_person(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    await evening.answer(table.id, first(table), "draw:card")
    mine = await evening.club.look.desk(table.id, first(table))
    theirs = await evening.club.look.desk(table.id, second(table))
    nobodys = await evening.club.look.desk(table.id, "eve")
    assert len(mine.view.hand) == 1
    assert mine.asked
    assert not mine.may_undo, "a card came to light"
    assert (theirs.view.hand, theirs.asked, theirs.may_undo) == ((), None, False)
    assert (nobodys.seat, nobodys.view.hand, nobodys.asked) == (None, (), None)


async def test_since_my_last_answer_what_was_done_to_me_first(evening: Evening) -> None:
    table = await evening.picks(await evening.table([ADA, BLAISE, CLARA]))
    me = first(table)
    await evening.answer(table.id, me, "stop:")
    other = second(table)
    for key in ("step:one", "draw:card", "hit:0", "hit:2", "stop:"):
        await evening.answer(table.id, other, key)
    since = await evening.club.look.since(table.id, me)
    assert ids(since.told) == ["hit", "stepped", "drew-something", "hit", "stopped"]
    assert since.to_me == 1
    assert since.marks == ("points.1", "points.0", "points.2")
    assert since.move == table.moves + 1
    assert (await evening.club.look.since(table.id, other)).told == ()
    with pytest.raises(ClubRefusal) as info:
        await evening.club.look.since(table.id, "eve")
    assert refused(info) == "not-seated"


async def test_who_never_answered_hears_everything(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    await evening.club.play.replace(table.id, "x", 1, CLARA, interaction="sit", manage=True)
    await evening.answer(table.id, first(table), "hit:1")
    since = await evening.club.look.since(table.id, "clara")
    assert ids(since.told) == ["hit"]


async def test_the_log_pages_back_and_tells_each_what_they_may_hear(evening: Evening) -> None:
    table = await evening.table()
    await evening.answer(table.id, "ada", "pick:3")
    await evening.answer(table.id, "blaise", "pick:1")
    for key in ("step:one", "draw:card", "step:one"):
        await evening.answer(table.id, first(table), key)
    last = await evening.club.look.log(table.id, first(table), limit=2)
    assert [line.move for line in last] == [4, 5]
    assert ids(last[0].told) == ["drew"]
    seen = await evening.club.look.log(table.id, second(table), limit=2)
    assert ids(seen[0].told) == ["drew-something"]
    page = await evening.club.look.log(table.id, None, upto=3, limit=2)
    assert [line.move for line in page] == [2, 3]
    for wrong in (-1, 6):
        with pytest.raises(ClubRefusal) as info:
            await evening.club.look.log(table.id, None, upto=wrong)
        assert refused(info) == "no-such-move"


async def test_what_was_taken_back_leaves_room_for_what_stands(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    person = first(table)
    for _ in range(25):
        await evening.answer(table.id, person, "step:one")
        await evening.club.undo.undo(table.id, person, interaction=evening.click())
    await evening.answer(table.id, person, "step:one")
    lines = await evening.club.look.log(table.id, None)
    assert [line.move for line in lines] == [0, 1, 2, 3]
    assert ids(lines[-1].told) == ["stepped"]


async def test_an_export_of_a_running_game_tells_no_secrets(evening: Evening) -> None:
    table = await evening.table([ADA, BLAISE])
    await evening.answer(table.id, "ada", "pick:3")
    await evening.answer(table.id, "blaise", "pick:2")
    await evening.answer(table.id, first(table), "draw:card")
    seats = {name: table.seat_of(name) for name in ("ada", "blaise")}
    for reader, known in (("ada", "ada"), ("blaise", "blaise"), ("eve", None), (None, None)):
        export = await evening.club.look.export(table.id, reader)
        record = read(export.text)
        assert not export.complete
        assert (record.seed, record.commitment) == (None, table.commitment)
        picks = [entry for entry in record.answers if entry.seat == seats["ada"]][:1]
        picks += [entry for entry in record.answers if entry.seat == seats["blaise"]][:1]
        hidden = {entry.seat for entry in picks if entry.answer is None}
        assert hidden == {seat for name, seat in seats.items() if name != known}
        assert not [card for card in CARDS if card in export.text]
    await evening.play_on(table.id)
    export = await evening.club.look.export(table.id, None)
    assert export.complete
    assert "?" not in export.text
    assert replay(read(export.text)).outcome
    assert all(entry.answer for entry in read(export.text).entries if isinstance(entry, Answered))


async def test_an_export_holds_back_what_its_player_may_still_take_back(evening: Evening) -> None:
    table = await evening.picks(await evening.table([ADA, BLAISE]))
    await evening.answer(table.id, first(table), "step:one")

    async def last(reader: str | None) -> tuple[str, ...] | None:
        return read((await evening.club.look.export(table.id, reader)).text).answers[-1].answer

    assert await last(first(table)) == ("step:one",)
    assert await last(second(table)) is None
    assert await last(None) is None
    await evening.answer(table.id, first(table), "stop:")
    assert await last(second(table)) == ("stop:",)


async def test_verifying_needs_an_end_and_finds_what_was_changed(evening: Evening) -> None:
    table = await evening.table()
    with pytest.raises(ClubRefusal) as info:
        await evening.club.look.verify(table.id)
    assert refused(info) == "verify-later"
    table = await evening.play_on(table.id)
    verdict = await evening.club.look.verify(table.id)
    assert (verdict.agrees, verdict.moves) == (True, table.moves)
    assert verdict.commitment == table.commitment
    database = evening.club._house.database
    async with database.writing() as session:
        await session.run(
            "UPDATE moves SET answer = 'pick:1' WHERE answer = 'pick:3' OR answer = 'pick:2'"
        )
    verdict = await evening.club.look.verify(table.id)
    assert not verdict.agrees
    assert verdict.problem
    assert "elsewhere" in verdict.problem
    async with database.writing() as session:
        await session.run("UPDATE games SET seed = ?", "ab" * 32)
    verdict = await evening.club.look.verify(table.id)
    assert verdict.problem == "the seed is not the one whose hash was published"


async def test_earlier_boards(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    me = first(table)
    for key in ("step:one", "draw:card", "step:one"):
        await evening.answer(table.id, me, key)
    points = [
        (await evening.club.look.board(table.id, me, move)).view.points[0] for move in range(6)
    ]
    assert points == [0, 0, 1, 2, 2, 3]
    hands = [
        len((await evening.club.look.board(table.id, person, 4)).view.hand)
        for person in (me, second(table), None)
    ]
    assert hands == [1, 0, 0]
    now = await evening.club.look.board(table.id, None)
    assert (now.move, now.marks, now.over) == (5, ("points.0",), False)
    for move in (-1, 6):
        with pytest.raises(ClubRefusal) as info:
            await evening.club.look.board(table.id, me, move)
        assert refused(info) == "no-such-move"


async def test_everything_that_waits_for_me(evening: Evening) -> None:
    salon = await evening.table([ADA, BLAISE])
    await evening.post()
    evening.time += 60
    kitchen = await evening.table([CLARA, ADA], channel="kitchen")
    waiting = await evening.club.look.turns("ada")
    assert [each.table.channel for each in waiting] == ["salon", "kitchen"]
    assert [each.since for each in waiting] == [1_000_000.0, 1_000_060.0]
    assert waiting[0].prompt.id == "parlour.pick-one"
    assert [bool(each.message) for each in waiting] == [True, False]
    await evening.answer(salon.id, "ada", "pick:1")
    assert [each.table.id for each in await evening.club.look.turns("ada")] == [kitchen.id]
    assert await evening.club.look.turns("eve") == ()


async def test_the_games_of_a_channel(evening: Evening) -> None:
    one = await evening.table()
    await evening.play_on(one.id)
    evening.time += 60
    two = await evening.lobby([CLARA])
    await evening.club.lobby.cancel(two.id, "clara")
    evening.time += 60
    three = await evening.table([ADA, CLARA])
    found = await evening.club.look.games("salon")
    assert [(game.id, game.phase) for game in found] == [
        (three.id, "playing"),
        (two.id, "cancelled"),
        (one.id, "finished"),
    ]
    outcome = found[2].outcome
    assert outcome
    assert len(outcome.scores) == 2
    assert (await evening.club.look.at("salon")).id == three.id
    assert (await evening.club.look.at("salon", one.id)).id == one.id
    for channel, table in (("kitchen", one.id), ("salon", "nonsense")):
        with pytest.raises(ClubRefusal) as info:
            await evening.club.look.at(channel, table)
        assert refused(info) == "no-such-table"
