"""Threads: begun from a message or without, joined, left, listed."""

from bot.practice import errors, threads, wire
from bot.practice.api.routes import Answer, Call, Routes
from bot.practice.errors import DiscordError, Form
from bot.practice.limits.fields import Field, OneOf, Text, check
from bot.practice.model import JSON, Channel, ChannelType
from bot.practice.permissions import Permission

ROUTES = Routes()
_FIELDS: dict[str, Field] = {
    "name": Text(1, 100, required=True),
    "auto_archive_duration": OneOf(frozenset({60, 1440, 4320, 10080})),
    "type": OneOf(frozenset({11, 12})),
}


def _checked(call: Call) -> JSON:
    form = Form()
    check(form, (), call.body, _FIELDS)
    form.check()
    return call.body


@ROUTES.add("POST", "/channels/{channel_id}/messages/{message_id}/threads", status=201)
async def create_from_message(call: Call) -> Answer:
    """Begin a thread on a message."""
    channel, body = call.channel(Permission.CREATE_PUBLIC_THREADS), _checked(call)
    made = threads.create(
        call.world,
        channel,
        call.world.bot_id,
        body["name"],
        message=call.message(channel),
        auto_archive_minutes=body.get("auto_archive_duration") or 4320,
    )
    return wire.channel(call.world, made, call.world.bot_id)


@ROUTES.add("POST", "/channels/{channel_id}/threads", status=201)
async def create_thread(call: Call) -> Answer:
    """Begin a thread that belongs to no message."""
    channel, body = call.channel(), _checked(call)
    kind = ChannelType(body.get("type") or ChannelType.PRIVATE_THREAD)
    private = kind is ChannelType.PRIVATE_THREAD
    call.channel(Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    made = threads.create(
        call.world,
        channel,
        call.world.bot_id,
        body["name"],
        kind=kind,
        auto_archive_minutes=body.get("auto_archive_duration") or 4320,
        invitable=bool(body.get("invitable", True)),
    )
    return wire.channel(call.world, made, call.world.bot_id)


@ROUTES.add("GET", "/channels/{channel_id}/thread-members")
async def list_members(call: Call) -> Answer:
    """Who is in a thread."""
    thread = call.channel()
    return [wire.thread_member(thread, one) for one in threads.state(thread).members]


@ROUTES.add("GET", "/channels/{channel_id}/thread-members/{user_id}")
async def get_member(call: Call) -> Answer:
    """Somebody's place in a thread."""
    thread, user_id = call.channel(), call.number("user_id")
    if user_id not in threads.state(thread).members:
        raise DiscordError(errors.UNKNOWN_MEMBER)
    return wire.thread_member(thread, user_id)


@ROUTES.add("PUT", "/channels/{channel_id}/thread-members/@me")
async def join(call: Call) -> Answer:
    """Join a thread."""
    threads.add_member(call.world, call.channel(), call.world.bot_id)
    return None


@ROUTES.add("DELETE", "/channels/{channel_id}/thread-members/@me")
async def leave(call: Call) -> Answer:
    """Leave a thread."""
    threads.remove_member(call.world, call.channel(), call.world.bot_id)
    return None


@ROUTES.add("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add_member(call: Call) -> Answer:
    """Bring somebody into a thread."""
    threads.add_member(call.world, call.channel(), call.number("user_id"))
    return None


@ROUTES.add("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def remove_member(call: Call) -> Answer:
    """Put somebody out of a thread."""
    thread = call.channel()
    if threads.state(thread).owner_id != call.world.bot_id:
        call.channel(Permission.MANAGE_THREADS)
    threads.remove_member(call.world, thread, call.number("user_id"))
    return None


def _archived(call: Call, kind: ChannelType) -> JSON:
    parent, world, limit = call.channel(), call.world, call.limit(50, 100)
    found: list[Channel] = [
        thread
        for thread in world.visible_channels(world.bot_id)
        if thread.parent_id == parent.id
        and thread.type is kind
        and thread.thread is not None
        and thread.thread.archived
    ]
    found.sort(key=lambda thread: threads.state(thread).archived_at, reverse=True)
    return {
        "threads": [wire.channel(world, thread, world.bot_id) for thread in found[:limit]],
        "members": [
            wire.thread_member(thread, world.bot_id)
            for thread in found[:limit]
            if world.bot_id in threads.state(thread).members
        ],
        "has_more": len(found) > limit,
    }


@ROUTES.add("GET", "/channels/{channel_id}/threads/archived/public")
async def list_archived_public(call: Call) -> Answer:
    """Archived public threads, last archived first."""
    return _archived(call, ChannelType.PUBLIC_THREAD)


@ROUTES.add("GET", "/channels/{channel_id}/threads/archived/private")
async def list_archived_private(call: Call) -> Answer:
    """Archived private threads, last archived first."""
    call.channel(Permission.MANAGE_THREADS)
    return _archived(call, ChannelType.PRIVATE_THREAD)
