"""Posting, changing and deleting messages: the same for people and for the bot."""

import re
from dataclasses import dataclass, field

from bot.practice import errors, wire
from bot.practice.errors import DiscordError
from bot.practice.model import (
    JSON,
    NO_FLAGS,
    Attachment,
    Channel,
    Interaction,
    Message,
    MessageFlag,
    MessageType,
)
from bot.practice.permissions import Permission
from bot.practice.world import World

EPHEMERALS_KEPT = 50
AN_HOUR = 3600.0
OLD_EDITS = 3  # how many changes of a message older than an hour Discord lets through ...
OLD_EDITS_WITHIN = 3600.0  # ... in this time


@dataclass(slots=True)
class Draft:
    """A message before it has a place and a number. Contents have been found good already."""

    content: str = ""
    embeds: list[JSON] = field(default_factory=list)
    components: list[JSON] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = NO_FLAGS
    allowed_mentions: JSON | None = None
    reply_to: int | None = None
    nonce: str | int | None = None
    type: MessageType = MessageType.DEFAULT
    interaction: Interaction | None = None
    only_for: int | None = None


def may_post(world: World, channel: Channel, author_id: int) -> None:
    """Refuse whoever may not write in this channel."""
    granted = world.permissions(channel, author_id)
    if Permission.VIEW_CHANNEL not in granted:
        raise DiscordError(errors.MISSING_ACCESS)
    if world.is_thread(channel):
        if Permission.SEND_MESSAGES_IN_THREADS not in granted:
            raise DiscordError(errors.MISSING_PERMISSIONS)
    elif Permission.SEND_MESSAGES not in granted:
        raise DiscordError(errors.MISSING_PERMISSIONS)
    for one in channel.recipient_ids:
        if one != author_id and not (world.user(one).dms_open and world.guilds_of(one)):
            raise DiscordError(errors.CANNOT_DM)


def post(world: World, channel: Channel, author_id: int, draft: Draft) -> Message:
    """Put a message into a channel and tell everybody who sees it."""
    message = Message(
        id=world.snowflakes.new(),
        channel_id=channel.id,
        author_id=author_id,
        content=draft.content,
        type=_type(draft),
        created_at=world.clock.now(),
        embeds=draft.embeds,
        components=draft.components,
        attachments=draft.attachments,
        flags=draft.flags,
        reply_to=draft.reply_to,
        nonce=draft.nonce,
        interaction=draft.interaction,
        only_for=draft.only_for,
    )
    mention(world, channel, message, draft.allowed_mentions)
    channel.messages[message.id] = message
    if message.only_for is None:
        channel.last_message_id = message.id
        channel.read_up_to[author_id] = message.id
        if channel.thread is not None:
            channel.thread.members.setdefault(author_id, world.clock.now())
    else:
        _forget_old_ephemerals(world, channel, message.only_for)
    tell(world, channel, message, "MESSAGE_CREATE")
    return message


def tell(world: World, channel: Channel, message: Message, name: str) -> None:
    """Bring a message, new or changed, to those who see it."""

    def data(viewer: int) -> JSON:
        body = wire.message(world, message, viewer)
        if channel.guild_id is not None:
            guild = world.guilds[channel.guild_id]
            body["guild_id"] = str(guild.id)
            if message.author_id in guild.members:
                member = wire.member(world, guild.members[message.author_id])
                del member["user"]
                body["member"] = member
        return body

    world.tell_in(channel, name, data, message.only_for)


def may_edit(world: World, message: Message, editor_id: int) -> None:
    """Refuse changes of others' messages, and too many of an old one."""
    if message.author_id != editor_id:
        raise DiscordError(errors.NOT_YOUR_MESSAGE)
    now = world.clock.now()
    if now - message.created_at <= AN_HOUR:
        return
    message.old_edits = [at for at in message.old_edits if now - at < OLD_EDITS_WITHIN]
    if len(message.old_edits) >= OLD_EDITS:
        raise DiscordError(errors.TOO_MANY_OLD_EDITS)
    message.old_edits.append(now)


def changed(world: World, message: Message, *, edited: bool = True) -> None:
    """Mark a message as edited and tell everybody who sees it."""
    if edited:
        message.edited_at = world.clock.now()
    tell(world, world.channels[message.channel_id], message, "MESSAGE_UPDATE")


def delete(world: World, channel: Channel, message: Message) -> None:
    """Take a message away."""
    del channel.messages[message.id]
    for attachment in message.attachments:
        world.attachments.pop(attachment.id, None)
    data: JSON = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    world.tell_in(channel, "MESSAGE_DELETE", lambda _: data, message.only_for)


def react(
    world: World, channel: Channel, message: Message, user_id: int, emoji: str, *, on: bool
) -> None:
    """Put somebody's reaction on a message or take it off."""
    who = message.reactions.get(emoji, [])
    if (user_id in who) == on:
        return
    if on:
        if emoji not in message.reactions and len(message.reactions) >= 20:
            raise DiscordError(errors.TOO_MANY_REACTIONS)
        message.reactions.setdefault(emoji, []).append(user_id)
    else:
        who.remove(user_id)
        if not who:
            del message.reactions[emoji]
    data: JSON = {
        "user_id": str(user_id),
        "channel_id": str(channel.id),
        "message_id": str(message.id),
        "emoji": wire.emoji(emoji),
        "burst": False,
        "type": 0,
    }
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    name = "MESSAGE_REACTION_ADD" if on else "MESSAGE_REACTION_REMOVE"
    world.tell_in(channel, name, lambda _: data, message.only_for)


def mention(world: World, channel: Channel, message: Message, allowed: JSON | None) -> None:
    """Find out whom a message calls: those its text names, as far as the author allowed it."""
    text = message.content + "".join(_texts(message.components))
    users = _ids(r"<@!?(\d+)>", text)
    roles = _ids(r"<@&(\d+)>", text)
    everyone = bool(re.search(r"@(everyone|here)\b", text))
    replied = None
    if message.reply_to is not None and message.reply_to in channel.messages:
        replied = channel.messages[message.reply_to].author_id
    if allowed is not None:
        parse = allowed.get("parse", [])
        if "users" not in parse:
            users = [one for one in users if str(one) in map(str, allowed.get("users", []))]
        if "roles" not in parse:
            roles = [one for one in roles if str(one) in map(str, allowed.get("roles", []))]
        everyone = everyone and "everyone" in parse
        if not allowed.get("replied_user", False):
            replied = None
    if replied is not None and replied not in users:
        users.append(replied)
    granted = world.permissions(channel, message.author_id)
    message.mention_ids = [one for one in users if one in world.users]
    message.mention_role_ids = []
    if channel.guild_id is not None:
        known = world.guilds[channel.guild_id].roles
        message.mention_role_ids = [one for one in roles if one in known]
    message.mention_everyone = everyone and Permission.MENTION_EVERYONE in granted


def calls(world: World, message: Message, user_id: int) -> bool:
    """Whether a message calls somebody."""
    if message.mention_everyone or user_id in message.mention_ids:
        return True
    channel = world.channels[message.channel_id]
    if channel.guild_id is None:
        return True
    member = world.guilds[channel.guild_id].members.get(user_id)
    return member is not None and any(one in member.role_ids for one in message.mention_role_ids)


def _type(draft: Draft) -> MessageType:
    replies = draft.reply_to is not None and draft.type is MessageType.DEFAULT
    return MessageType.REPLY if replies else draft.type


def _ids(pattern: str, text: str) -> list[int]:
    return list(dict.fromkeys(int(found) for found in re.findall(pattern, text)))


def _texts(components: list[JSON]) -> list[str]:
    found = []
    for component in components:
        if component["type"] == 10:
            found.append(component["content"])
        found += _texts(component.get("components", []))
    return found


def _forget_old_ephemerals(world: World, channel: Channel, person_id: int) -> None:
    mine = [message for message in channel.messages.values() if message.only_for == person_id]
    for message in mine[:-EPHEMERALS_KEPT]:
        delete(world, channel, message)
