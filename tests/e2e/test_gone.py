"""The place of a table is gone, or the bot is."""

from __future__ import annotations

from bot.discord_bot import PetitBleu
from bot.practice import channels, threads
from bot.practice.model import Channel
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from tests.e2e.driver import Driver
from tests.e2e.tables import (
    At,
    answers,
    forge,
    found_so,
    opened,
    posted,
    reads,
    seated,
    table_messages,
)


async def called_off(petit_bleu: PetitBleu, where: Channel) -> None:
    """Wait until the table of a channel is called off."""
    assert petit_bleu.club
    look = petit_bleu.club.look
    (table,) = await look.games(str(where.id))

    async def closed() -> bool:
        return (await look.summary(table.id)).phase != "playing"

    await found_so(closed)


async def test_a_deleted_channel_ends_its_table_and_the_hand_says_so(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    person, _ = await at.asked()
    hand = await person.gets(person.dm)
    control, values = answers(hand)[0]
    channels.delete(local.world, at.where)
    await called_off(petit_bleu, at.where)
    await reads(await forge(person, hand, control, *values), "called off")
    assert "No table waits for you" in (await person.use("turns", local.channel("games"))).text


async def test_a_channel_that_was_deleted_while_the_bot_could_not_see_it_ends_at_the_next_post(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    person, _ = await at.asked()
    hand = await person.gets(person.dm)
    await posted(petit_bleu)
    del local.world.channels[at.where.id]
    await Driver(local, at.where, at.people, typing=False).work_on(person, hand)
    await called_off(petit_bleu, at.where)


async def test_a_deleted_thread_ends_its_table_and_leaves_the_channel_free(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    person, where = club[2], local.channel("general")
    await person.use("new", where, game="cartels", thread=True, quick=True)
    thread = next(one for one in local.world.channels.values() if local.world.is_thread(one))
    await At(local, thread, [person]).asked()
    hand = await person.gets(person.dm)
    control, values = answers(hand)[0]
    threads.delete(local.world, thread)
    await called_off(petit_bleu, thread)
    await reads(await forge(person, hand, control, *values), "called off")
    assert "is open" in (await person.use("new", where, game="cartels")).text


async def test_a_bot_that_was_sent_away_finds_its_tables_as_they_were(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    await club[4].use("new", local.channel("games"), game="noria")
    empty = await club[4].gets(local.channel("games"), "For 2 to 4 players")
    person, before = await at.asked()
    hand = await person.gets(person.dm)
    await posted(petit_bleu)
    await petit_bleu.wait_until_ready()
    local.faults.send_away(local.guild)
    await local.until(lambda: not petit_bleu.guilds)
    # A hand that is open can still be played: the table goes on, and nothing is posted meanwhile.
    await Driver(local, at.where, at.people, typing=False).work_on(person, hand)
    await posted(petit_bleu)
    assert table_messages(at.where)[-1].id == before.id
    local.faults.ask_back(local.guild)
    newest = await at.turn(after=before.id)
    (other,) = at.others(person)
    assert other.mention in newest.text
    lobby = await club[4].gets(local.channel("games"), "For 2 to 4 players", after=empty.id)
    await club[3].press(lobby, "Join")
    await local.until(lambda: "2. " in lobby.text)
    await at.panel()


async def clock_stands(petit_bleu: PetitBleu, at: At, *, so: bool) -> None:
    """Wait until no clock runs at a table, or until one does again."""
    assert petit_bleu.club
    look = petit_bleu.club.look
    (table,) = await look.games(str(at.where.id))

    async def stands() -> bool:
        return not any(one.deadline for one in await look.times(table.id))

    async def runs() -> bool:
        return not await stands()

    await found_so(stands if so else runs)


async def test_no_clock_runs_where_the_bot_was_sent_away(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    await petit_bleu.wait_until_ready()
    at = At(local, await opened(local, club[2:4], pace="1d"), club[2:4])
    _, before = await at.asked()
    local.faults.send_away(local.guild)
    await clock_stands(petit_bleu, at, so=True)
    local.faults.ask_back(local.guild)
    await clock_stands(petit_bleu, at, so=False)
    assert (await at.turn(after=before.id)).text == before.text


async def test_no_clock_runs_in_a_server_that_discord_has_lost_and_nothing_is_posted_again(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    await petit_bleu.wait_until_ready()
    at = At(local, await opened(local, club[2:4], pace="1d"), club[2:4])
    await at.asked()
    await posted(petit_bleu)
    shown = len(table_messages(at.where))
    local.faults.lose(local.guild)
    await clock_stands(petit_bleu, at, so=True)
    local.faults.find(local.guild)
    await clock_stands(petit_bleu, at, so=False)
    await posted(petit_bleu)
    assert len(table_messages(at.where)) == shown
