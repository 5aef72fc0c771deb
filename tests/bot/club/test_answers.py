"""Answers: once each, by the right person, to the right question, and never half."""

import asyncio
import sqlite3

import pytest

from bot.club import ClubRefusal, Reply, Stale
from bot.club.ledger import Ledger
from games.catalogue import KEYS
from games.decision import Illegal
from games.table import Fault
from storage.games import Games
from storage.moves import Moves
from tests.bot.club.evening import ADA, BLAISE, CLARA, Evening, first, ids, refused, second
from tests.bot.club.parlour import Parlour


async def test_the_same_interaction_gets_the_same_reply_and_is_applied_once(
    evening: Evening,
) -> None:
    table = await evening.picks(await evening.table())
    person = first(table)

    async def click() -> Reply:
        return await evening.club.play.answer(table.id, person, ("step:one",), interaction="one")

    once, twice = await asyncio.gather(click(), click())
    assert once == twice
    assert ids(once.told) == ["stepped"]
    after = await evening.answer(table.id, person, "step:one")
    assert await click() == once
    assert (await evening.club.look.summary(table.id)).moves == after.move
    await evening.reopen()
    assert await click() == once


async def test_two_clicks_on_one_question_count_as_one(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    person = first(table)
    asked = (await evening.club.look.desk(table.id, person)).asked
    assert asked
    results = await asyncio.gather(
        *(
            evening.club.play.answer(
                table.id, person, ("step:one",), interaction=f"c{number}", token=asked.token
            )
            for number in range(5)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Reply) for result in results) == 1
    assert sum(isinstance(result, Stale) for result in results) == 4
    assert (await evening.club.look.summary(table.id)).moves == table.moves + 1


async def test_a_token_names_one_question_for_good(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    person = first(table)
    tokens = []
    for _ in range(3):
        asked = (await evening.club.look.desk(table.id, person)).asked
        assert asked
        tokens.append(asked.token)
        await evening.answer(table.id, person, "step:one")
    assert len(set(tokens)) == 3
    await evening.club.undo.undo(table.id, person, interaction="back")
    await evening.reopen()
    asked = (await evening.club.look.desk(table.id, person)).asked
    assert asked
    assert asked.token == tokens[-1]


async def test_others_answering_at_the_same_time_do_not_make_a_panel_old(evening: Evening) -> None:
    table = await evening.table([ADA, BLAISE, CLARA])
    asked = (await evening.club.look.desk(table.id, "ada")).asked
    assert asked
    await asyncio.gather(
        evening.answer(table.id, "blaise", "pick:1"), evening.answer(table.id, "clara", "pick:2")
    )
    reply = await evening.club.play.answer(
        table.id, "ada", ("pick:3",), interaction="i", token=asked.token
    )
    assert ids(reply.told) == ["picked"] * 3


async def test_what_is_refused_changes_nothing(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    now, later = first(table), second(table)
    before = await evening.club.look.desk(table.id, now)
    for person, keys, reason in (
        ("eve", ("step:one",), "not-seated"),
        (later, ("step:one",), "not-asked"),
        (now, ("fly:away",), "not-offered"),
        (now, (), "too-few"),
        (now, ("step:one", "stop:"), "too-many"),
    ):
        with pytest.raises((ClubRefusal, Illegal)) as info:
            await evening.club.play.answer(table.id, person, keys, interaction=evening.click())
        assert refused(info) == reason
    assert await evening.club.look.desk(table.id, now) == before
    await evening.reopen()
    assert await evening.club.look.desk(table.id, now) == before


async def test_a_seat_at_one_table_is_none_at_another(evening: Evening) -> None:
    one = await evening.picks(await evening.table([ADA, BLAISE]))
    other = await evening.table([CLARA, BLAISE], channel="kitchen")
    with pytest.raises(ClubRefusal) as info:
        await evening.club.play.answer(other.id, "ada", ("pick:1",), interaction="i")
    assert refused(info) == "not-seated"
    assert one.id != other.id


async def test_a_move_that_cannot_be_written_is_not_made(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await evening.picks(await evening.table())
    person = first(table)
    before = await evening.club.look.desk(table.id, person)
    await evening.post()

    async def full(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(Ledger, "post", full)
        with pytest.raises(sqlite3.OperationalError):
            await evening.answer(table.id, person, "stop:")
    assert await evening.club.look.desk(table.id, person) == before
    assert await evening.post() == []
    await evening.answer(table.id, person, "stop:")


async def test_a_cancelled_answer_is_whole_or_not_there(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    person = first(table)
    for number in range(25):
        task = asyncio.create_task(
            evening.club.play.answer(table.id, person, ("step:one",), interaction=f"c{number}")
        )
        for _ in range(number):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
    desk = await evening.club.look.desk(table.id, person)
    await evening.reopen()
    assert await evening.club.look.desk(table.id, person) == desk
    database = evening.club._house.database
    standing = await Moves(database.reading).standing(table.id)
    assert sum(row.kind == "answer" for row in standing) == desk.table.moves
    row = await Games(database.reading).get(table.id)
    assert row
    assert desk.view.points[0] == 1 + sum(row.answer == "step:one" for row in standing)


async def test_rules_that_fail_leave_the_table_as_it_was(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await evening.picks(await evening.table())
    person = first(table)

    def fail(*_: object) -> None:
        raise Fault("a rule is broken")

    with monkeypatch.context() as patched:
        patched.setattr(Parlour, "_act", fail)
        with pytest.raises(ClubRefusal) as info:
            await evening.answer(table.id, person, "step:one")
    assert refused(info) == "rules-failed"
    assert (await evening.club.look.summary(table.id)).moves == table.moves
    await evening.answer(table.id, person, "step:one")


@pytest.mark.parametrize("game", ["parlour", *KEYS])
async def test_whole_games_with_everything_loaded_anew_each_time(
    evening: Evening, game: str
) -> None:
    """With no table kept warm, every single step goes through the database."""
    await evening.reopen(warm=0)
    table = await evening.table([ADA, BLAISE], stand_ins=1, game=game)
    table = await evening.play_on(table.id, 150)
    if table.phase == "playing":
        await evening.reopen()
        table = await evening.play_on(table.id)
    assert table.phase == "finished"
    assert table.outcome
    verdict = await evening.club.look.verify(table.id)
    assert verdict.agrees, verdict.problem
    assert verdict.moves == table.moves
