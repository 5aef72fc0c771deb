"""What is posted, where, to whom; and what happens where it cannot be."""

from __future__ import annotations

from bot.discord_bot import PetitBleu
from bot.practice import channels, threads
from bot.practice.permissions import Permission
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from tests.e2e.driver import Driver
from tests.e2e.tables import At, answers, posted, seated, table_messages, use


async def finish_turn(at: At) -> Person:
    """Let whoever is asked answer until the table message is another one."""
    person, seen = await at.asked()
    await Driver(at.local, at.where, at.people, typing=False).work(person, seen)
    await at.turn(after=seen.id)
    return person


async def test_a_turn_is_one_message_with_the_board_and_the_last_one_loses_its_controls(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:3])
    for _ in range(3):
        await at.asked()
        before = len(table_messages(at.where))
        await finish_turn(at)
        assert len(table_messages(at.where)) == before + 1
    shown = table_messages(at.where)
    await local.until(lambda: not any(seen.buttons for seen in shown[:-1]))
    assert set(shown[-1].buttons) == {"Play", "My hand", "What happened?", "Board", "Nudge"}
    for seen in shown:
        (picture,) = seen.message.attachments
        assert picture.content.startswith(b"\x89PNG")
        assert picture.description
        assert len(picture.description) > 40


async def test_only_those_asked_are_called_and_names_are_only_names(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    club[1].user.global_name = "**@everyone** <@&1> `x`"
    at = await seated(local, club[:2])
    for _ in range(3):
        person, seen = await at.asked()
        assert seen.message.mention_ids == [person.id]
        assert not seen.message.mention_everyone
        assert "@everyone" not in seen.text.replace("@\u200beveryone", "")
        await finish_turn(at)
    resigned = await club[1].use("resign", at.where)
    assert "stand-in" in resigned.text
    note = await club[0].gets(at.where, "resigns")
    assert "@everyone" not in note.text.replace("@\u200beveryone", "")


async def test_the_hand_is_one_message_and_new_only_when_the_turn_comes(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:2])
    person, _ = await at.asked()
    hand = await person.gets(person.dm)
    count = len(person.sees(person.dm))
    control = answers(hand)
    assert control
    assert hand.files
    await use(person, hand, control[0])
    await local.until(lambda: answers(hand) != control)
    assert len(person.sees(person.dm)) == count


async def test_closed_direct_messages_get_one_polite_line_and_hand_does_everything(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    for person in club[:2]:
        local.faults.close_dms(person.user)
    at = await seated(local, club[:2])
    asked, _ = await at.asked()
    line = await asked.gets(at.where, "direct messages are closed")
    assert line.message.mention_ids == [asked.id]
    for _ in range(2):
        person, seen = await at.asked()
        panel = (await person.use("hand", at.where)).seen
        assert panel.files
        await Driver(local, at.where, at.people, typing=False).work_on(person, panel)
        await at.turn(after=seen.id)
    await posted(petit_bleu)
    lines = [one for one in asked.sees(at.where) if "are closed to me" in one.text]
    called = [one.message.mention_ids for one in lines]
    assert sorted(called) == sorted([person.id] for person in at.people)


async def test_who_left_the_server_is_named_and_the_seat_can_be_given_away(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:3])
    asked, seen = await at.asked()
    gone = (
        at.others(asked)[0]
        if asked is club[0]
        else next(one for one in at.others(asked) if one is not club[0])
    )
    local.faults.leave(gone.user)
    local.faults.close_dms(gone.user)
    while True:
        person, seen = await at.asked()
        if person is gone:
            break
        await finish_turn(at)
    note = await club[0].gets(at.where, "has left this server")
    seat = int(note.text.rsplit("seat:", 1)[1].split()[0])
    await club[0].use("replace", at.where, seat=seat, stand_in=True)
    assert "takes over the seat" in (await at.turn(after=seen.id)).text


async def test_a_deleted_table_message_is_posted_anew(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:2])
    _, seen = await at.asked()
    text = seen.text
    await posted(petit_bleu)
    local.faults.delete(seen.message)
    again = await at.turn(after=seen.id)
    assert again.text == text
    assert "Play" in again.buttons


async def test_lost_permissions_hold_the_channel_up_and_not_the_game(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:2])
    person, seen = await at.asked()
    hand = await person.gets(person.dm)
    own = dict(at.where.overwrites)
    local.faults.take_permission(at.where, Permission.SEND_MESSAGES)
    await Driver(local, at.where, at.people, typing=False).work_on(person, hand)
    (other,) = at.others(person)
    await other.gets(other.dm)
    assert table_messages(at.where)[-1].id == seen.id
    refused = await club[2].use("new", local.channel("general"), game="cartels")
    assert "Send Messages" in refused.text
    at.where.overwrites.clear()
    at.where.overwrites.update({key: one for key, one in own.items() if key != local.world.bot_id})
    channels.changed(local.world, at.where)
    assert (await at.turn(after=seen.id)).files


async def test_the_first_board_is_posted_when_a_person_is_asked(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    person, where = club[2], local.channel("general")
    for _ in range(5):
        before = max(where.messages, default=0)
        await person.use("new", where, game="cartels", quick=True)
        first = await person.gets(where, "Hash of the secret seed", after=before)
        await posted(petit_bleu)
        boards = [seen for seen in table_messages(where) if seen.id > before]
        assert [seen.id for seen in boards] == [first.id]
        assert person.mention in first.text.rsplit("\n", 1)[-1]
        await person.use("cancel", where)


async def test_a_thread_is_made_for_a_table_and_wakes_when_it_goes_on(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    where = local.channel("general")
    made = await club[2].use("new", where, game="cartels", thread=True, quick=True)
    assert "begins" in made.text
    thread = next(one for one in local.world.channels.values() if local.world.is_thread(one))
    at = At(local, thread, [club[2]])
    person, seen = await at.asked()
    hand = await person.gets(person.dm)
    threads.set_archived(local.world, thread, archived=True)
    await Driver(local, thread, at.people, typing=False).work_on(person, hand)
    assert (await at.turn(after=seen.id)).files
