"""People who leave, and those who take over."""

import pytest

from bot.club import ClubRefusal, Person, Summary
from games.record import Sat, Sitter, read
from tests.bot.club.evening import (
    ADA,
    BLAISE,
    CLARA,
    DENIS,
    Evening,
    first,
    hands,
    ids,
    refused,
    second,
    turns,
)


async def _replace(
    evening: Evening,
    table: Summary,
    by: str,
    seat: int,
    newcomer: Person | str,
    *,
    manage: bool = False,
) -> Summary:
    return await evening.club.play.replace(
        table.id, by, seat, newcomer, interaction=evening.click(), manage=manage
    )


async def test_a_stand_in_takes_the_seat_of_whoever_resigns(evening: Evening) -> None:
    table = await evening.picks(await evening.table([ADA, BLAISE, CLARA]))
    await evening.post()
    leaver = first(table)
    for _ in range(2):
        after = await evening.club.play.resign(table.id, leaver, interaction="enough")
    await evening.club.settled()
    after = await evening.club.look.summary(table.id)
    assert after.phase == "playing"
    assert (after.seats[0].person, after.seats[0].stand_in) == (None, "greedy")
    assert after.seats[1].asked, "the stand-in has played the turn to its end"
    stories = [ids(turn.story) for turn in turns(await evening.post())]
    assert stories[0] == ["resigned"]
    assert stories[1][-1] == "stopped"
    with pytest.raises(ClubRefusal) as info:
        await evening.answer_anyway(table.id, leaver, "step:one")
    assert refused(info) == "not-seated"
    await evening.play_on(table.id)
    assert (await evening.club.look.verify(table.id)).agrees


async def test_the_last_person_to_resign_ends_the_game(evening: Evening) -> None:
    table = await evening.table([ADA, BLAISE], stand_ins=1)
    await evening.club.play.resign(table.id, "ada", interaction="a")
    after = await evening.club.play.resign(table.id, "blaise", interaction="b")
    assert (after.phase, after.outcome) == ("abandoned", None)
    assert not any(sitting.asked for sitting in after.seats)
    await evening.club.settled()
    assert turns(await evening.post())[-1].over
    assert (await evening.club.look.summary(table.id)).moves == after.moves
    assert (await evening.club.look.export(table.id, None)).complete
    assert (await evening.club.look.verify(table.id)).agrees
    await evening.table([ADA, BLAISE])


async def test_a_seat_goes_to_another_person_with_everything_on_it(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    await evening.answer(table.id, first(table), "draw:card")
    hand = (await evening.club.look.desk(table.id, first(table))).view.hand
    await evening.post()
    after = await _replace(evening, table, first(table), 0, CLARA)
    assert after.seats[0].person == "clara"
    desk = await evening.club.look.desk(table.id, "clara")
    assert desk.view.hand == hand
    assert desk.asked
    gone = await evening.club.look.desk(table.id, first(table))
    assert (gone.seat, gone.view.hand) == (None, ())
    letters = await evening.post()
    assert ("clara", True) in hands(letters)
    assert (first(table), False) in hands(letters), "the hand that was left is closed"
    assert ids(turns(letters)[-1].story) == ["drew-something", "replaced"]
    assert (await evening.club.look.since(table.id, "clara")).told == ()


async def test_the_record_keeps_who_played_what(evening: Evening) -> None:
    table = await evening.picks(await evening.table([ADA, BLAISE]))
    mover = table.players[0]
    await evening.answer(table.id, first(table), "step:one")
    await _replace(evening, table, first(table), 0, CLARA)
    await _replace(evening, table, "clara", 0, "random")
    await evening.club.settled()
    await _replace(evening, table, second(table), 0, DENIS)
    await evening.play_on(table.id)
    export = await evening.club.look.export(table.id, None)
    entries = read(export.text).entries
    sat = [entry.sitter for entry in entries if isinstance(entry, Sat) and entry.seat == 0]
    assert sat == [
        Sitter(mover),
        Sitter("Clara"),
        Sitter("random", stand_in=True),
        Sitter("Denis"),
    ]
    assert (await evening.club.look.verify(table.id)).agrees


async def test_who_may_give_a_seat_away(evening: Evening) -> None:
    table = await evening.table([ADA, BLAISE], stand_ins=1)
    seats = {sitting.person or "": sitting.seat for sitting in table.seats}
    for by, seat, newcomer, reason in (
        ("ada", seats["blaise"], CLARA, "replace-not-yours"),
        ("eve", seats[""], CLARA, "replace-not-yours"),
        ("ada", 7, CLARA, "no-such-seat"),
        ("ada", seats["ada"], BLAISE, "sits-already"),
        ("ada", seats["ada"], "genius", "no-such-stand-in"),
    ):
        with pytest.raises(ClubRefusal) as info:
            await _replace(evening, table, by, seat, newcomer)
        assert refused(info) == reason
    assert (await evening.club.look.summary(table.id)).players == table.players
    await _replace(evening, table, "ada", seats[""], CLARA)
    after = await _replace(evening, table, "eve", seats["blaise"], DENIS, manage=True)
    assert sorted(after.players) == ["Ada", "Clara", "Denis"]


async def test_a_game_that_is_over_has_no_seats_to_give(evening: Evening) -> None:
    table = await evening.table()
    await evening.play_on(table.id)
    with pytest.raises(ClubRefusal) as info:
        await _replace(evening, table, first(table), 0, CLARA)
    assert refused(info) == "table-over"
    with pytest.raises(ClubRefusal) as info:
        await evening.club.play.resign(table.id, "ada", interaction="x")
    assert refused(info) == "table-over"
