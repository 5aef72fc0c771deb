"""What the channel and the people are told: once a turn, and nothing they may not know."""

import msgspec

from bot.club import HandLetter
from tests.bot.club.evening import (
    ADA,
    BLAISE,
    CLARA,
    Evening,
    first,
    hands,
    ids,
    second,
    turns,
)
from tests.bot.club.parlour import CARDS


async def test_a_turn_of_many_decisions_is_told_once_when_it_ends(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    await evening.post()
    for _ in range(4):
        reply = await evening.answer(table.id, first(table), "step:one")
        assert not reply.turn_over
    assert turns(await evening.post()) == []
    reply = await evening.answer(table.id, first(table), "stop:")
    assert reply.turn_over
    letters = await evening.post()
    (turn,) = turns(letters)
    assert ids(turn.story) == ["stepped"] * 4 + ["stopped"]
    assert (turn.asked, turn.move, turn.over) == ((1,), table.moves + 5, False)
    assert hands(letters) == [(second(table), True), (first(table), False)], "what is new first"


async def test_people_who_answer_together_are_told_together(evening: Evening) -> None:
    table = await evening.table([ADA, BLAISE, CLARA])
    await evening.post()
    await evening.answer(table.id, "clara", "pick:1")
    await evening.answer(table.id, "ada", "pick:2")
    assert turns(await evening.post()) == [], "nothing has happened yet that can be told"
    await evening.answer(table.id, "blaise", "pick:3")
    letters = await evening.post()
    (turn,) = turns(letters)
    assert (first(table), first(table) != "blaise") in hands(letters), "whose turn begins"
    assert ids(turn.story) == ["picked"] * 3
    assert turn.asked == (0,)


async def test_a_turn_that_follows_on_the_common_answers_is_a_turn_of_its_own(
    evening: Evening,
) -> None:
    """Whoever answers last is asked again at once: the table has gone on all the same."""
    table = await evening.table()
    await evening.answer(table.id, second(table), "pick:1")
    await evening.post()
    await evening.answer(table.id, first(table), "pick:1")
    letters = await evening.post()
    assert [turn.asked for turn in turns(letters)] == [(0,)]


async def test_people_who_are_asked_together_again_are_told_so(evening: Evening) -> None:
    """Whoever answered first is looking elsewhere by the time the others have."""
    table = await evening.table(game="noria", mode="expert")
    await evening.post()
    await evening.answer(table.id, "ada", "wheel:S1-M2")
    assert turns(await evening.post()) == []
    await evening.answer(table.id, "blaise", "wheel:M2-L5")
    letters = await evening.post()
    assert [turn.asked for turn in turns(letters)] == [(0, 1)]
    assert ("ada", True) in hands(letters)


async def test_what_stand_ins_do_is_part_of_the_story_until_a_person_is_asked(
    evening: Evening,
) -> None:
    table = await evening.table([ADA], stand_ins=3)
    while table.seat_of("ada") != 1:
        await evening.club.lobby.cancel(table.id, "ada")
        table = await evening.table([ADA], stand_ins=3)
    await evening.post()
    await evening.picks(table)
    (turn,) = turns(await evening.post())
    assert ids(turn.story)[-1] == "stopped", "the stand-in before Ada has played"
    assert turn.asked == (1,)
    await evening.answer(table.id, "ada", "stop:")
    await evening.club.settled()
    letters = await evening.post()
    (turn,) = turns(letters)
    assert ids(turn.story).count("stopped") == 3
    assert ("ada", True) in hands(letters)


async def test_the_hand_is_kept_up_to_date_while_the_turn_goes_on(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    await evening.post()
    await evening.answer(table.id, first(table), "draw:card")
    await evening.answer(table.id, first(table), "draw:card")
    letters = await evening.post()
    assert hands(letters) == [(first(table), False)], "two changes, one message, one edit"
    assert letters[0].replaces


async def test_who_is_touched_gets_a_fresh_look(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    await evening.post()
    await evening.answer(table.id, first(table), "hit:1")
    assert (second(table), False) in hands(await evening.post())


async def test_the_end_is_told_to_everybody(evening: Evening) -> None:
    table = await evening.table([ADA, BLAISE])
    await evening.play_on(table.id)
    letters = await evening.post()
    last = turns(letters)[-1]
    assert (last.over, last.asked) == (True, ())
    closing = [letter for letter in letters if isinstance(letter.content, HandLetter)][-2:]
    assert sorted(hands(closing)) == [("ada", False), ("blaise", False)]
    stories = [line for turn in turns(evening.letters) for line in turn.story]
    assert ids(stories).count("stopped") == 4, "each turn once"


async def test_no_letter_holds_what_its_reader_may_not_know(evening: Evening) -> None:
    table = await evening.table([ADA, BLAISE, CLARA])
    await evening.play_on(table.id, words="draw a lot")
    await evening.post()
    seen = msgspec.json.encode([letter.content for letter in evening.letters]).decode()
    assert "drew-something" in seen
    assert not [card for card in CARDS if f'"{card}"' in seen]
