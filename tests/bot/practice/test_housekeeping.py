"""What bots do now and then: channels, members, roles, threads, single commands, the gateway."""

import discord
import pytest
from discord.http import Route

from bot.practice.permissions import Permission
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import Bell


def allow(local: LocalDiscord, permission: Permission) -> None:
    """Give the bot's role one more permission."""
    (own,) = [role for role in local.guild.roles.values() if role.managed]
    own.permissions |= permission


async def test_channels_are_made_changed_and_deleted(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    guild = bell.guilds[0]
    with pytest.raises(discord.Forbidden):
        await guild.create_text_channel("tables")
    allow(local, Permission.MANAGE_CHANNELS)
    made = await guild.create_text_channel("tables", topic="Ours")
    await made.send("Hello")
    assert zoe.last(local.channel("tables")).text == "Hello"
    await made.edit(name="boards", topic="Theirs")
    fetched = await bell.fetch_channel(made.id)
    assert isinstance(fetched, discord.TextChannel)
    assert (fetched.name, fetched.topic) == ("boards", "Theirs")
    await made.delete()
    assert [one.name for one in await guild.fetch_channels()] == ["general", "games", "league"]


async def test_members_roles_and_servers_are_listed(bell: Bell, local: LocalDiscord) -> None:
    guild = bell.guilds[0]
    route = Route("GET", "/guilds/{guild_id}/members", guild_id=guild.id)
    members = await bell.http.request(route, params={"limit": 4})
    assert len(members) == 4
    after = {"limit": 10, "after": members[-1]["user"]["id"]}
    assert len(await bell.http.request(route, params=after)) == 3
    search = Route("GET", "/guilds/{guild_id}/members/search", guild_id=guild.id)
    found = await bell.http.request(search, params={"query": "zo", "limit": 5})
    assert [one["user"]["global_name"] for one in found] == ["Zoé"]
    assert [role.name for role in await guild.fetch_roles()] == ["@everyone", "Petit Bleu", "Host"]
    assert [one.name async for one in bell.fetch_guilds()] == ["Le Club"]
    assert await bell.fetch_application_emojis() == []
    with pytest.raises(discord.HTTPException) as refused:
        await bell.http.request(route, params={"limit": 1001})
    assert refused.value.code == 50035


async def test_threads_are_joined_left_and_listed(
    bell: Bell, local: LocalDiscord, bjoern: Person
) -> None:
    channel = bell.guilds[0].text_channels[0]
    thread = await channel.create_thread(name="Quiet", type=None)
    await thread.add_user(discord.Object(bjoern.id))
    members = {one.id for one in await thread.fetch_members()}
    assert members == {local.world.bot_id, bjoern.id}
    assert (await thread.fetch_member(bjoern.id)).id == bjoern.id
    await thread.leave()
    await thread.join()
    await thread.edit(archived=True)
    assert [one.id async for one in channel.archived_threads(private=True)] == [thread.id]
    await thread.edit(archived=False)
    with pytest.raises(discord.NotFound):
        await thread.fetch_member(12345)


async def test_several_messages_are_deleted_at_once(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    channel, general = bell.guilds[0].text_channels[0], local.channel("general")
    sent = [await channel.send(str(number)) for number in range(4)]
    await sent[0].add_reaction("👍")
    await sent[0].remove_reaction("👍", bell.guilds[0].me)
    assert zoe.sees(general)[0].message.reactions == {}
    await channel.delete_messages(sent[:3])
    assert [seen.text for seen in zoe.sees(general)] == ["3"]
    route = Route("POST", "/channels/{channel_id}/messages/bulk-delete", channel_id=channel.id)
    with pytest.raises(discord.HTTPException) as refused:
        await bell.http.request(route, json={"messages": [str(sent[3].id)]})
    assert refused.value.code == 50016
    local.clock.advance(15 * 24 * 3600)
    late = await channel.send("late")
    with pytest.raises(discord.HTTPException) as refused:
        await channel.delete_messages([sent[3], late])
    assert refused.value.code == 50034


async def test_commands_one_by_one(bell: Bell, local: LocalDiscord) -> None:
    body = {"name": "single", "description": "Single", "type": 1}
    application_id, guild_id = local.world.application_id, local.guild.id
    everywhere = Route(
        "POST", "/applications/{application_id}/commands", application_id=application_id
    )
    here = Route(
        "POST",
        "/applications/{application_id}/guilds/{guild_id}/commands",
        application_id=application_id,
        guild_id=guild_id,
    )
    first = await bell.http.request(everywhere, json=body)
    again = await bell.http.request(everywhere, json=body | {"description": "Other"})
    assert first["id"] == again["id"]
    assert (await bell.http.request(here, json=body))["guild_id"] == str(guild_id)
    command = await bell.tree.fetch_command(int(first["id"]))
    assert command.description == "Other"
    assert (await command.edit(name="renamed")).name == "renamed"
    await command.delete()
    with pytest.raises(discord.NotFound):
        await command.delete()


async def test_the_gateway_and_the_application_are_where_they_say(
    bell: Bell, local: LocalDiscord
) -> None:
    url = local.gateway.url
    assert (await bell.http.request(Route("GET", "/gateway")))["url"] == url
    assert await bell.http.get_bot_gateway() == (1, url, await _limit(bell))
    mine = await bell.http.request(Route("GET", "/applications/@me"))
    assert mine["id"] == str(local.world.application_id)
    assert (await bell.application_info()).owner.id == local.world.people[0].id


async def _limit(bell: Bell) -> object:
    answer = await bell.http.request(Route("GET", "/gateway/bot"))
    return answer["session_start_limit"]
