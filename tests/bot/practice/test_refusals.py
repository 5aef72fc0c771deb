"""Who may do what to which: permissions, ages, archives and things that are gone."""

import io
from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.practice import channels, messages
from bot.practice.connect import joined
from bot.practice.permissions import Permission
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import Bell, as_file


def general(bell: Bell) -> discord.TextChannel:
    return bell.guilds[0].text_channels[0]


async def refused(
    doing: Awaitable[object], code: int, kind: type[discord.HTTPException] = discord.HTTPException
) -> None:
    """Something is refused with Discord's code and discord.py's exception for it."""
    with pytest.raises(kind) as refusal:
        await doing
    assert refusal.value.code == code


async def test_what_is_gone_is_unknown(bell: Bell, local: LocalDiscord) -> None:
    sent = await general(bell).send("Soon gone")
    local.faults.delete(local.channel("general").messages[sent.id])
    await refused(sent.edit(content="Gone?"), 10008, discord.NotFound)
    await refused(sent.delete(), 10008, discord.NotFound)
    await refused(sent.add_reaction("👍"), 10008, discord.NotFound)
    await refused(bell.fetch_channel(12345), 10003, discord.NotFound)
    await refused(bell.fetch_user(12345), 10013, discord.NotFound)
    await refused(bell.fetch_guild(12345), 10004, discord.NotFound)
    await refused(bell.guilds[0].fetch_member(12345), 10007, discord.NotFound)
    channels.delete(local.world, local.channel("general"))
    await refused(sent.channel.send("Gone?"), 10003, discord.NotFound)


async def test_without_permission_nothing_is_done(bell: Bell, local: LocalDiscord) -> None:
    channel, here = general(bell), local.channel("general")
    sent = await channel.send("Mine")
    local.faults.take_permission(here, Permission.ATTACH_FILES)
    await refused(channel.send(file=as_file()), 50013, discord.Forbidden)
    local.faults.take_permission(here, Permission.EMBED_LINKS)
    await refused(channel.send(embed=discord.Embed(title="T")), 50013, discord.Forbidden)
    local.faults.take_permission(here, Permission.READ_MESSAGE_HISTORY)
    await refused(sent.reply("To myself"), 160002)
    await refused(channel.fetch_message(sent.id), 50013, discord.Forbidden)
    local.faults.take_permission(here, Permission.CREATE_PUBLIC_THREADS)
    await refused(sent.create_thread(name="T"), 50013, discord.Forbidden)
    local.faults.take_permission(here, Permission.PIN_MESSAGES)
    await refused(sent.pin(), 50013, discord.Forbidden)
    local.faults.take_permission(here, Permission.SEND_MESSAGES)
    await refused(channel.send("Mute"), 50013, discord.Forbidden)
    local.faults.take_permission(here, Permission.VIEW_CHANNEL)
    await refused(channel.send("Blind"), 50001, discord.Forbidden)
    await refused(channel.edit(name="mine"), 50001, discord.Forbidden)
    await local.until(lambda: not channel.permissions_for(channel.guild.me).read_messages)


async def test_commands_are_answered_even_where_the_bot_may_not_post(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    here = local.channel("general")
    local.faults.take_permission(here, Permission.SEND_MESSAGES | Permission.VIEW_CHANNEL)
    assert (await zoe.use("say tree", tree="oak")).text == "oak"


async def test_others_messages_are_not_the_bots_to_change(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    said = zoe.send(local.channel("general"), "Mine")
    message = await general(bell).fetch_message(said.id)
    await refused(message.edit(content="Ours"), 50005, discord.Forbidden)
    local.faults.take_permission(local.channel("general"), Permission.MANAGE_MESSAGES)
    await refused(message.delete(), 50013, discord.Forbidden)


async def test_closed_dms_are_found_out_on_sending(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    local.faults.close_dms(zoe.user)
    user = await bell.fetch_user(zoe.id)
    channel = await user.create_dm()
    await refused(channel.send("Your hand"), 50007, discord.Forbidden)
    assert zoe.sees(zoe.dm) == []


async def test_old_messages_take_few_edits(bell: Bell, local: LocalDiscord) -> None:
    sent = await general(bell).send("Board")
    for number in range(10):
        await sent.edit(content=f"Board {number}")
    local.clock.advance(3601)
    for number in range(messages.OLD_EDITS):
        await sent.edit(content=f"Old board {number}")
    with pytest.raises(discord.HTTPException) as refusal:
        await sent.edit(content="Too often")
    assert (refusal.value.status, refusal.value.code) == (429, 30046)
    local.clock.advance(messages.OLD_EDITS_WITHIN)
    await sent.edit(content="Much later")


async def test_archived_threads_are_left_alone(bell: Bell, local: LocalDiscord) -> None:
    sent = await general(bell).send("A table")
    thread = await sent.create_thread(name="Table")
    await refused(sent.create_thread(name="Twice"), 160004)
    inside = await thread.send("Inside")
    await thread.edit(archived=True)
    for change in (inside.edit(content="x"), inside.delete(), inside.add_reaction("👍")):
        await refused(change, 50083)
    await refused(thread.edit(name="Renamed"), 50083)
    await thread.edit(archived=False)
    await inside.edit(content="Changed")
    await thread.edit(locked=True, archived=True)
    local.faults.take_permission(local.channel("general"), Permission.MANAGE_THREADS)
    await refused(thread.send("Locked"), 50083)


async def test_people_cannot_use_commands_in_an_archived_thread(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    thread = await (await general(bell).send("A table")).create_thread(name="Table")
    assert (await zoe.use("say tree", local.channel("Table"), tree="elm")).text == "elm"
    await thread.edit(archived=True)
    with pytest.raises(AssertionError, match="there is no /say"):
        await zoe.use("say tree", local.channel("Table"), tree="elm")


@pytest.mark.parametrize(("size", "taken"), [(10 * 1024 * 1024, True), (10_485_761, False)])
async def test_files_have_at_most_ten_mebibytes(
    bell: Bell, local: LocalDiscord, size: int, taken: bool
) -> None:
    def send() -> Awaitable[object]:
        return general(bell).send(file=discord.File(io.BytesIO(bytes(size)), "big.bin"))

    if taken:
        await send()
    else:
        with pytest.raises(discord.HTTPException) as refusal:
            await send()
        assert (refusal.value.status, refusal.value.code) == (413, 40005)


@pytest.mark.parametrize(
    "doing",
    [
        lambda bell: bell.http.request(discord.http.Route("GET", "/voice/regions")),
        lambda bell: bell.http.request(discord.http.Route("GET", "/users/abc")),
    ],
)
async def test_calls_that_are_not_there_are_refused(
    bell: Bell, doing: Callable[[Bell], Awaitable[object]]
) -> None:
    with pytest.raises(discord.HTTPException):
        await doing(bell)


async def test_a_wrong_token_is_refused(local: LocalDiscord) -> None:
    local.token = "wrong"
    with pytest.raises(discord.LoginFailure):
        async with joined(local, Bell()):
            pass
