"""Channels: looked at, changed, deleted; their permissions; typing."""

from bot.practice import channels, errors, threads, wire
from bot.practice.api.routes import Answer, Call, Routes
from bot.practice.errors import DiscordError, Form
from bot.practice.limits.fields import Field, Number, OneOf, Text, check
from bot.practice.model import Channel, ChannelType
from bot.practice.permissions import Overwrite, Permission

ROUTES = Routes()
_FIELDS: dict[str, Field] = {
    "name": Text(1, 100),
    "topic": Text(0, 1024),
    "position": Number(0, 2**31 - 1),
    "auto_archive_duration": OneOf(frozenset({60, 1440, 4320, 10080})),
}


@ROUTES.add("GET", "/channels/{channel_id}")
async def get_channel(call: Call) -> Answer:
    """A channel, a thread or a DM."""
    return wire.channel(call.world, call.channel(), call.world.bot_id)


@ROUTES.add("PATCH", "/channels/{channel_id}")
async def edit_channel(call: Call) -> Answer:
    """Change a channel or a thread."""
    channel = call.channel()
    form = Form()
    check(form, (), call.body, _FIELDS)
    form.check()
    if channel.type is ChannelType.DM:
        raise DiscordError(errors.WRONG_FOR_DM)
    if channel.thread is not None:
        _edit_thread(call, channel)
    else:
        call.channel(Permission.MANAGE_CHANNELS)
        channel.name = call.body.get("name") or channel.name
        channel.topic = call.body.get("topic", channel.topic)
        channel.position = call.body.get("position", channel.position)
        channels.changed(call.world, channel)
    return wire.channel(call.world, channel, call.world.bot_id)


def _edit_thread(call: Call, thread: Channel) -> None:
    world, body, its = call.world, call.body, threads.state(thread)
    manages = Permission.MANAGE_THREADS in world.permissions(thread, world.bot_id)
    if not manages and (its.owner_id != world.bot_id or "locked" in body or its.locked):
        raise DiscordError(errors.MISSING_PERMISSIONS)
    if its.archived and body.get("archived") is not False:
        raise DiscordError(errors.ARCHIVED_THREAD)
    archived = bool(body.get("archived", its.archived))
    locked = bool(body.get("locked", its.locked))
    thread.name = body.get("name") or thread.name
    its.auto_archive_minutes = body.get("auto_archive_duration") or its.auto_archive_minutes
    its.invitable = bool(body.get("invitable", its.invitable))
    its.locked = locked
    if archived == its.archived:
        threads.tell(world, thread)
    else:
        threads.set_archived(world, thread, archived=archived)


@ROUTES.add("DELETE", "/channels/{channel_id}")
async def delete_channel(call: Call) -> Answer:
    """Delete a channel or a thread."""
    channel, world = call.channel(), call.world
    if channel.type is ChannelType.DM:
        raise DiscordError(errors.WRONG_FOR_DM)
    body = wire.channel(world, channel, world.bot_id)
    if world.is_thread(channel):
        call.channel(Permission.MANAGE_THREADS)
        threads.delete(world, channel)
    else:
        call.channel(Permission.MANAGE_CHANNELS)
        channels.delete(world, channel)
    return body


@ROUTES.add("PUT", "/channels/{channel_id}/permissions/{overwrite_id}")
async def set_overwrite(call: Call) -> Answer:
    """Give or take permissions of a role or a member in a channel."""
    channel = call.channel(Permission.MANAGE_ROLES)
    channel.overwrites[call.number("overwrite_id")] = Overwrite(
        of_member=call.body.get("type") == 1,
        allow=Permission(int(call.body.get("allow") or 0)),
        deny=Permission(int(call.body.get("deny") or 0)),
    )
    channels.changed(call.world, channel)
    return None


@ROUTES.add("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
async def delete_overwrite(call: Call) -> Answer:
    """Go back to what the roles say."""
    channel = call.channel(Permission.MANAGE_ROLES)
    if channel.overwrites.pop(call.number("overwrite_id"), None) is None:
        raise DiscordError(errors.UNKNOWN_OVERWRITE)
    channels.changed(call.world, channel)
    return None


@ROUTES.add("POST", "/channels/{channel_id}/typing")
async def start_typing(call: Call) -> Answer:
    """Show that the bot is writing."""
    channel, world = call.channel(), call.world
    data = {
        "channel_id": str(channel.id),
        "user_id": str(world.bot_id),
        "timestamp": int(world.clock.now()),
    }
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    world.tell_in(channel, "TYPING_START", lambda _: data)
    return None
