"""Taking back: alone, with consent, and what becomes of the record."""

import pytest

from bot.club import ClubRefusal, Consent, ConsentLetter, Reply, Summary
from games.record import read, replay
from tests.bot.club.evening import ADA, BLAISE, CLARA, Evening, first, hands, ids, refused, turns


async def _ended_turn(evening: Evening, people: int = 2) -> Summary:
    """The first person has ended a turn for good: only the table can take it back."""
    table = await evening.picks(await evening.table([ADA, BLAISE, CLARA][:people]), number=2)
    await evening.answer(table.id, first(table), "draw:card")
    await evening.answer(table.id, first(table), "stop:")
    await evening.post()
    return await evening.club.look.summary(table.id)


async def _undo(evening: Evening, table: Summary, person: str) -> Reply | Consent:
    return await evening.club.undo.undo(table.id, person, interaction=evening.click())


async def test_what_was_not_told_is_taken_back_silently(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    await evening.post()
    before = await evening.club.look.desk(table.id, first(table))
    await evening.answer(table.id, first(table), "step:one")
    assert (await evening.club.look.desk(table.id, first(table))).may_undo
    reply = await _undo(evening, table, first(table))
    assert isinstance(reply, Reply)
    letters = await evening.post()
    assert turns(letters) == []
    assert hands(letters) == [(first(table), False)]
    after = await evening.club.look.desk(table.id, first(table))
    assert (after.view, after.asked) == (before.view, before.asked)
    assert after.table.moves == before.table.moves
    await evening.answer(table.id, first(table), "stop:")
    assert ids(turns(await evening.post())[0].story) == ["stopped"]


async def test_what_was_told_is_taken_back_aloud(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    await evening.post()
    await evening.answer(table.id, first(table), "stop:")
    await evening.post()
    await _undo(evening, table, first(table))
    letters = await evening.post()
    (turn,) = turns(letters)
    assert ids(turn.story) == ["took-back"]
    assert turn.asked == (0,)
    assert len(hands(letters)) == 2
    assert not any(fresh for _, fresh in hands(letters))


async def test_the_same_undo_is_not_done_twice(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    for _ in range(3):
        await evening.answer(table.id, first(table), "step:one")
    replies = [
        await evening.club.undo.undo(table.id, first(table), interaction="back") for _ in range(2)
    ]
    assert replies[0] == replies[1]
    assert (await evening.club.look.summary(table.id)).moves == table.moves + 2


async def test_the_table_is_asked_and_everybody_agrees(evening: Evening) -> None:
    table = await _ended_turn(evening, people=3)
    asker, *others = [sitting.person or "" for sitting in table.seats]
    consent = await _undo(evening, table, asker)
    assert isinstance(consent, Consent)
    assert consent.missing == (1, 2)
    (letter,) = await evening.post()
    assert isinstance(letter.content, ConsentLetter)
    assert (letter.fresh, letter.content.granted) == (True, None)
    with pytest.raises(ClubRefusal) as info:
        await _undo(evening, table, others[0])
    assert refused(info) == "asked-already"

    await evening.club.undo.agree(table.id, others[0], consent.id)
    await evening.club.undo.agree(table.id, others[0], consent.id)
    own = await evening.club.undo.agree(table.id, asker, consent.id)
    assert own.missing == (2,), "one's own agreement does not count"
    await evening.reopen()
    done = await evening.club.undo.agree(table.id, others[1], consent.id)
    assert done.missing == ()
    letters = await evening.post()
    asked = [letter.content for letter in letters if isinstance(letter.content, ConsentLetter)]
    assert [each.granted for each in asked] == [True], "the earlier edits are overtaken"
    assert ids(turns(letters)[-1].story) == ["took-back"]
    after = await evening.club.look.summary(table.id)
    assert after.moves == table.moves - 1
    assert [sitting.asked for sitting in after.seats] == [True, False, False]
    with pytest.raises(ClubRefusal) as info:
        await evening.club.undo.agree(table.id, others[1], consent.id)
    assert refused(info) == "no-such-request"


async def test_one_refusal_settles_it(evening: Evening) -> None:
    table = await _ended_turn(evening, people=3)
    consent = await _undo(evening, table, first(table))
    assert isinstance(consent, Consent)
    with pytest.raises(ClubRefusal):
        await evening.club.undo.refuse(table.id, "eve", consent.id)
    other = table.seats[2].person or ""
    await evening.club.undo.refuse(table.id, other, consent.id)
    letters = await evening.post()
    last = letters[-1].content
    assert isinstance(last, ConsentLetter)
    assert last.granted is False
    assert (await evening.club.look.summary(table.id)).moves == table.moves
    again = await _undo(evening, table, first(table))
    assert isinstance(again, Consent)
    assert again.id != consent.id


async def test_whoever_plays_on_has_refused(evening: Evening) -> None:
    table = await _ended_turn(evening)
    consent = await _undo(evening, table, first(table))
    assert isinstance(consent, Consent)
    await evening.post()
    other = table.seats[1].person or ""
    await evening.answer(table.id, other, "step:one")
    settled = [letter.content for letter in await evening.post()]
    assert any(isinstance(each, ConsentLetter) and each.granted is False for each in settled)
    with pytest.raises(ClubRefusal) as info:
        await evening.club.undo.agree(table.id, other, consent.id)
    assert refused(info) == "no-such-request"


async def test_among_stand_ins_nobody_has_to_be_asked(evening: Evening) -> None:
    table = await evening.picks(await evening.table([ADA], stand_ins=1))
    moves = table.moves
    await evening.answer(table.id, "ada", "draw:card")
    reply = await _undo(evening, table, "ada")
    assert isinstance(reply, Reply)
    after = await evening.club.look.summary(table.id)
    assert after.moves == moves
    await evening.play_on(table.id)
    assert (await evening.club.look.verify(table.id)).agrees


async def test_an_answer_among_several_is_taken_back_and_the_record_stays_true(
    evening: Evening,
) -> None:
    table = await evening.table([ADA, BLAISE, CLARA])
    await evening.answer(table.id, "ada", "pick:1")
    await evening.answer(table.id, "blaise", "pick:2")
    await _undo(evening, table, "ada")
    desk = await evening.club.look.desk(table.id, "ada")
    assert desk.asked
    await evening.reopen()
    await evening.answer(table.id, "ada", "pick:3")
    await evening.answer(table.id, "clara", "pick:1")
    log = await evening.club.look.log(table.id, None)
    assert [line.move for line in log] == [0, 1, 2, 3]
    await evening.play_on(table.id)
    export = await evening.club.look.export(table.id, None)
    assert replay(read(export.text)).outcome
    lines = [line.split(" ", 1)[1] for line in export.text.splitlines() if " pick:" in line]
    seats = {name: table.seat_of(name) or 0 for name in ("ada", "blaise")}
    assert lines[0].startswith(f"{seats['blaise'] + 1} pick:2")
    assert lines[1].startswith(f"{seats['ada'] + 1} pick:3")


async def test_nothing_to_take_back(evening: Evening) -> None:
    table = await evening.table()
    with pytest.raises(ClubRefusal) as info:
        await _undo(evening, table, first(table))
    assert refused(info) == "nothing-to-undo"
    with pytest.raises(ClubRefusal) as info:
        await _undo(evening, table, "eve")
    assert refused(info) == "not-seated"
