"""The outbox: in order, as often as it takes, and polite about closed doors."""

import asyncio

from bot.club import HandLetter, Letter, NoteLetter, TurnLetter
from tests.bot.club.evening import ADA, BLAISE, Evening, first, second


async def _hand(evening: Evening, person: str) -> Letter:
    for letter in await evening.club.outbox.due():
        if letter.person == person and isinstance(letter.content, HandLetter):
            return letter
    raise AssertionError(f"there is no hand for {person}")


async def test_a_letter_comes_again_with_the_same_nonce_until_it_is_posted(
    evening: Evening,
) -> None:
    await evening.table()
    first_look = await evening.club.outbox.due()
    assert len({letter.nonce for letter in first_look}) == len(first_look) == 3
    assert all(len(letter.nonce) <= 25 for letter in first_look)
    await evening.reopen()
    assert await evening.club.outbox.due() == first_look
    await evening.club.outbox.posted(first_look[0].nonce, "m1")
    assert first_look[0] not in await evening.club.outbox.due()


async def test_a_failed_letter_waits_longer_each_time_and_holds_up_its_target_only(
    evening: Evening,
) -> None:
    table = await evening.table()
    letter = await _hand(evening, "ada")
    pauses = []
    for _ in range(12):
        await evening.club.outbox.retry(letter.nonce, "server error")
        begun = evening.time
        while letter.nonce not in [each.nonce for each in await evening.club.outbox.due()]:
            evening.time += 1
        pauses.append(evening.time - begun)
    assert pauses[:5] == [1, 2, 4, 8, 16]
    assert pauses[-1] == 300
    await evening.club.outbox.retry(letter.nonce, "slow down", after=7)
    due = await evening.club.outbox.due()
    assert {each.person or each.channel for each in due} == {"salon", "blaise"}
    evening.time += 7
    again = await _hand(evening, "ada")
    assert (again.nonce, again.attempts) == (letter.nonce, 13)
    assert table.id == again.table


async def test_closed_messages_are_mentioned_once_per_table_and_person(evening: Evening) -> None:
    table = await evening.table()
    letter = await _hand(evening, first(table))
    await evening.club.outbox.give_up(letter.nonce, "DMs are closed")
    await evening.picks(table)
    letter = await _hand(evening, first(table))
    await evening.club.outbox.give_up(letter.nonce, "DMs are closed")
    notes = [each for each in await evening.post() if isinstance(each.content, NoteLetter)]
    assert len(notes) == 1
    assert notes[0].channel == "salon"
    content = notes[0].content
    assert isinstance(content, NoteLetter)
    assert content.text.id == "bot.hand-closed"
    assert content.mentions == (first(table),)


async def test_a_table_message_knows_the_one_before(evening: Evening) -> None:
    table = await evening.table()
    (opening,) = [each for each in await evening.post() if isinstance(each.content, TurnLetter)]
    assert opening.replaces is None
    await evening.picks(table)
    (letter,) = [each for each in await evening.club.outbox.due() if each.channel]
    assert letter.replaces == await evening.club.outbox.message(table.id, "turn", "salon")
    assert letter.replaces


async def test_the_worker_sleeps_until_a_letter_is_there_to_be_read(evening: Evening) -> None:
    table = await evening.table()
    await evening.post()
    found: asyncio.Queue[Letter] = asyncio.Queue()

    async def work() -> None:
        while True:
            await evening.club.outbox.wait(60)
            for letter in await evening.club.outbox.due():
                await evening.club.outbox.posted(letter.nonce, "m")
                await found.put(letter)

    worker = asyncio.create_task(work())
    for number in range(5):
        await asyncio.sleep(0.01)
        assert found.empty()
        key = "pick:1" if number == 0 else "step:one"
        await evening.answer(table.id, first(table), key)
        letter = await asyncio.wait_for(found.get(), 5)
        assert letter.person == first(table)
        if number == 0:
            await evening.answer(table.id, second(table), "pick:1")
            await asyncio.wait_for(asyncio.gather(*(found.get() for _ in range(3))), 5)
    worker.cancel()
    await asyncio.gather(worker, return_exceptions=True)


async def test_the_worker_wakes_when_a_postponed_letter_is_due(evening: Evening) -> None:
    await evening.table()
    for letter in await evening.club.outbox.due():
        await evening.club.outbox.retry(letter.nonce, "slow down", after=0.02)
    assert await evening.club.outbox.due() == ()
    await evening.club.outbox.wait(60)
    evening.time += 1
    assert await evening.club.outbox.due()


async def test_a_letter_that_nobody_knows_is_no_trouble(evening: Evening) -> None:
    await evening.table([ADA, BLAISE])
    await evening.club.outbox.posted("nothing", "m")
    await evening.club.outbox.retry("nothing", "?")
    await evening.club.outbox.give_up("nothing", "?")
    assert len(await evening.club.outbox.due()) == 3
