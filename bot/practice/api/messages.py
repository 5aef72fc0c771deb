"""Messages of channels: posted, read, changed, deleted, pinned, reacted to."""

from bot.practice import errors, messages, snowflakes, threads, wire
from bot.practice.api import compose
from bot.practice.api.routes import Answer, Call, Routes, snowflake
from bot.practice.clock import timestamp
from bot.practice.errors import DiscordError, Problem, refuse
from bot.practice.messages import Draft
from bot.practice.model import JSON, Channel, ChannelType, Message, MessageType
from bot.practice.permissions import Permission

ROUTES = Routes()
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
REACTION = MESSAGE + "/reactions/{emoji_name}"
NONCE_SECONDS = 300.0
PINS = 250
CANNOT_REPLY = Problem(400, 160002, "Cannot reply without permission to read message history")
TWO_WEEKS = 14 * 24 * 3600.0


def _wire(call: Call, message: Message) -> JSON:
    return wire.message(call.world, message, call.world.bot_id)


def _open_thread(channel: Channel) -> None:
    if channel.thread is not None:
        threads.must_be_open(channel.thread)


@ROUTES.add("POST", "/channels/{channel_id}/messages")
async def create_message(call: Call) -> Answer:
    """Post a message."""
    channel, world, body = call.channel(), call.world, call.body
    messages.may_post(world, channel, world.bot_id)
    if channel.type is ChannelType.CATEGORY:
        raise DiscordError(errors.WRONG_CHANNEL_TYPE)
    granted = world.permissions(channel, world.bot_id)
    if (call.files and Permission.ATTACH_FILES not in granted) or (
        body.get("embeds") and Permission.EMBED_LINKS not in granted
    ):
        raise DiscordError(errors.MISSING_PERMISSIONS)
    if body.get("enforce_nonce") and (posted := _same_nonce(call, channel)) is not None:
        return _wire(call, posted)
    draft = compose.new(call, body, channel.id)
    draft.reply_to = _reply_to(call, channel)
    draft.nonce = body.get("nonce")
    threads.wake(world, channel, world.bot_id)
    return _wire(call, messages.post(world, channel, world.bot_id, draft))


def _same_nonce(call: Call, channel: Channel) -> Message | None:
    nonce = call.body.get("nonce")
    since = snowflakes.at(call.world.clock.now() - NONCE_SECONDS)
    for message in reversed(channel.messages.values()):
        if message.id < since:
            break
        mine = message.author_id == call.world.bot_id
        if mine and nonce is not None and str(message.nonce) == str(nonce):
            return message
    return None


def _reply_to(call: Call, channel: Channel) -> int | None:
    reference = call.body.get("message_reference")
    if not reference:
        return None
    number = snowflake("message_reference", reference.get("message_id"))
    if number in channel.messages and channel.messages[number].only_for is None:
        granted = call.world.permissions(channel, call.world.bot_id)
        if Permission.READ_MESSAGE_HISTORY not in granted:
            raise DiscordError(CANNOT_REPLY)
        return number
    if reference.get("fail_if_not_exists", True):
        code = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE"
        raise refuse(("message_reference",), code, "Unknown message")
    return None


@ROUTES.add("GET", "/channels/{channel_id}/messages")
async def list_messages(call: Call) -> Answer:
    """Messages of a channel, newest first."""
    channel, limit = call.channel(), call.limit(50, 100)
    world = call.world
    if Permission.READ_MESSAGE_HISTORY not in world.permissions(channel, world.bot_id):
        return []
    seen = [one for one in channel.messages.values() if one.only_for is None]
    before, after, around = call.around("before"), call.around("after"), call.around("around")
    if after is not None:
        seen = [one for one in seen if one.id > after][:limit]
    elif around is not None:
        older = [one for one in seen if one.id < around][-(limit // 2) :]
        newer = [one for one in seen if one.id >= around][: limit - len(older)]
        seen = older + newer
    else:
        seen = [one for one in seen if before is None or one.id < before][-limit:]
    return [_wire(call, message) for message in reversed(seen)]


@ROUTES.add("GET", MESSAGE)
async def get_message(call: Call) -> Answer:
    """One message."""
    return _wire(call, call.message(call.channel(Permission.READ_MESSAGE_HISTORY)))


@ROUTES.add("PATCH", MESSAGE)
async def edit_message(call: Call) -> Answer:
    """Change a message."""
    channel = call.channel()
    message = call.message(channel)
    _open_thread(channel)
    messages.may_edit(call.world, message, call.world.bot_id)
    compose.change(call, call.body, message)
    messages.changed(call.world, message)
    return _wire(call, message)


@ROUTES.add("DELETE", MESSAGE)
async def delete_message(call: Call) -> Answer:
    """Delete a message."""
    channel, world = call.channel(), call.world
    message = call.message(channel)
    _open_thread(channel)
    if message.author_id != world.bot_id:
        call.channel(Permission.MANAGE_MESSAGES)
    messages.delete(world, channel, message)
    return None


@ROUTES.add("POST", "/channels/{channel_id}/messages/bulk-delete")
async def bulk_delete(call: Call) -> Answer:
    """Delete several messages, none older than two weeks."""
    channel, world = call.channel(Permission.MANAGE_MESSAGES), call.world
    numbers = {snowflake("messages", one) for one in call.body.get("messages") or []}
    if not 2 <= len(numbers) <= 100:
        raise DiscordError(errors.WRONG_DELETE_COUNT)
    if min(numbers) < snowflakes.at(world.clock.now() - TWO_WEEKS):
        raise DiscordError(Problem(400, 50034, "A message provided was too old to bulk delete"))
    for number in numbers:
        if number in channel.messages:
            messages.delete(world, channel, channel.messages[number])
    return None


@ROUTES.add("PUT", REACTION + "/@me")
async def add_reaction(call: Call) -> Answer:
    """React as the bot."""
    _react(call, call.world.bot_id, on=True)
    return None


@ROUTES.add("DELETE", REACTION + "/@me")
async def remove_own_reaction(call: Call) -> Answer:
    """Take the bot's reaction away."""
    _react(call, call.world.bot_id, on=False)
    return None


@ROUTES.add("DELETE", REACTION + "/{user_id}")
async def remove_reaction(call: Call) -> Answer:
    """Take somebody's reaction away."""
    call.channel(Permission.MANAGE_MESSAGES)
    _react(call, call.number("user_id"), on=False)
    return None


def _react(call: Call, user_id: int, *, on: bool) -> None:
    channel = call.channel()
    message = call.message(channel)
    _open_thread(channel)
    emoji = call.params["emoji_name"]
    if on and emoji not in message.reactions:
        call.channel(Permission.ADD_REACTIONS)
    if not emoji or len(emoji) > 64 or (emoji.isascii() and ":" not in emoji):
        raise DiscordError(errors.UNKNOWN_EMOJI)
    messages.react(call.world, channel, message, user_id, emoji, on=on)


@ROUTES.add("GET", REACTION)
async def list_reactions(call: Call) -> Answer:
    """Who reacted with an emoji."""
    message = call.message(call.channel())
    who = sorted(message.reactions.get(call.params["emoji_name"], []))
    who = [one for one in who if one > (call.around("after") or 0)]
    return [wire.user(call.world.user(one)) for one in who[: call.limit(25, 100)]]


@ROUTES.add("DELETE", MESSAGE + "/reactions")
async def clear_reactions(call: Call) -> Answer:
    """Take all reactions away."""
    channel = call.channel(Permission.MANAGE_MESSAGES)
    message = call.message(channel)
    for emoji, who in list(message.reactions.items()):
        for user_id in list(who):
            messages.react(call.world, channel, message, user_id, emoji, on=False)
    return None


@ROUTES.add("GET", "/channels/{channel_id}/messages/pins")
async def list_pins(call: Call) -> Answer:
    """The pinned messages of a channel, last pinned first."""
    channel, limit = call.channel(), call.limit(50, 50)
    pinned = [(one.pinned_at, one) for one in channel.messages.values() if one.pinned_at]
    pinned.sort(key=lambda pair: pair[0] or 0.0, reverse=True)
    before = call.query.get("before")
    items: list[JSON] = [
        {"pinned_at": timestamp(at or 0.0), "message": _wire(call, one)} for at, one in pinned
    ]
    if before:
        items = [item for item in items if item["pinned_at"] < before]
    return {"items": items[:limit], "has_more": len(items) > limit}


@ROUTES.add("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
async def pin(call: Call) -> Answer:
    """Pin a message; the channel says so."""
    channel, world = _may_pin(call), call.world
    message = call.message(channel)
    if message.pinned_at is not None:
        return None
    if sum(one.pinned_at is not None for one in channel.messages.values()) >= PINS:
        raise DiscordError(errors.TOO_MANY_PINS)
    message.pinned_at = channel.last_pin_at = world.clock.now()
    _pins_changed(call, channel, message)
    messages.post(world, channel, world.bot_id, Draft(type=MessageType.PINNED, reply_to=message.id))
    return None


@ROUTES.add("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
async def unpin(call: Call) -> Answer:
    """Take a pin out."""
    channel = _may_pin(call)
    message = call.message(channel)
    if message.pinned_at is not None:
        message.pinned_at = None
        _pins_changed(call, channel, message)
    return None


def _may_pin(call: Call) -> Channel:
    channel = call.channel()
    if channel.guild_id is not None:
        call.channel(Permission.PIN_MESSAGES)
    _open_thread(channel)
    return channel


def _pins_changed(call: Call, channel: Channel, message: Message) -> None:
    messages.tell(call.world, channel, message, "MESSAGE_UPDATE")
    at = timestamp(channel.last_pin_at) if channel.last_pin_at else None
    data: JSON = {"channel_id": str(channel.id), "last_pin_timestamp": at}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    call.world.tell_in(channel, "CHANNEL_PINS_UPDATE", lambda _: data)
