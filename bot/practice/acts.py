"""What a person can do in the local Discord, from the page or from a test."""

import msgspec

from bot.practice import errors, files, messages, reading, threads, wire
from bot.practice.errors import DiscordError, Form
from bot.practice.limits.commands import LOCALES
from bot.practice.messages import Draft
from bot.practice.model import JSON, Attachment, Channel, Message, User
from bot.practice.page_api import GuildView, PersonView, ReadState, Snapshot
from bot.practice.permissions import Permission
from bot.practice.world import World

LONGEST = 2000
UPLOADS_KEPT = 50


def person(world: World, user_id: int | None) -> User:
    """Somebody to be; the first person of the club if nobody is named."""
    if user_id is None:
        return world.people[0]
    found = world.user(user_id)
    if found.bot:
        raise DiscordError(errors.UNKNOWN_USER)
    return found


def visible(world: World, me: User, channel_id: int) -> Channel:
    """A channel that this person sees."""
    channel = world.channel(channel_id)
    if not world.can_view(channel, me.id):
        raise DiscordError(errors.MISSING_ACCESS)
    return channel


def set_locale(me: User, locale: str) -> None:
    """Set the language of somebody's Discord."""
    form = Form()
    if locale not in LOCALES:
        form.wrong(("locale",), "BASE_TYPE_CHOICES", "This is no language that Discord knows.")
    form.check()
    me.locale = locale


def send(
    world: World,
    me: User,
    channel_id: int,
    content: str,
    *,
    reply_to: int | None = None,
    upload_ids: list[int] | None = None,
    nonce: str | None = None,
) -> Message:
    """Post a message as this person."""
    channel = visible(world, me, channel_id)
    messages.may_post(world, channel, me.id)
    form = Form()
    form.length(("content",), content, 0, LONGEST)
    if len(upload_ids or []) > 10:
        form.wrong(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    form.check()
    if reply_to is not None:
        world.message(channel, reply_to, me.id)
    if not content.strip() and not upload_ids:
        raise DiscordError(errors.EMPTY_MESSAGE)
    threads.wake(world, channel, me.id)
    attached = [take_upload(world, one) for one in upload_ids or []]
    draft = Draft(content.strip(), attachments=attached, reply_to=reply_to, nonce=nonce)
    return messages.post(world, channel, me.id, draft)


def take_upload(world: World, upload_id: int) -> Attachment:
    """A file that the page has sent ahead; it can be used once."""
    try:
        return world.uploads.pop(upload_id)
    except KeyError:
        form = Form()
        form.wrong(("attachments",), "UNKNOWN_UPLOAD", "This file is not here (any more).")
        form.check()
        raise


def upload(world: World, filename: str, content: bytes) -> int:
    """Keep a file that is going to be part of something."""
    made = files.keep(world, 0, filename, content)
    world.uploads[made.id] = made
    while len(world.uploads) > UPLOADS_KEPT:
        forgotten = next(iter(world.uploads))
        del world.uploads[forgotten], world.attachments[forgotten]
    return made.id


def delete_message(world: World, me: User, channel_id: int, message_id: int) -> None:
    """Delete one's own message or dismiss one that only this person sees."""
    channel = visible(world, me, channel_id)
    message = world.message(channel, message_id, me.id)
    granted = world.permissions(channel, me.id)
    mine = me.id in (message.author_id, message.only_for)
    if not mine and Permission.MANAGE_MESSAGES not in granted:
        raise DiscordError(errors.MISSING_PERMISSIONS)
    messages.delete(world, channel, message)


def react(
    world: World, me: User, channel_id: int, message_id: int, emoji: str, *, on: bool
) -> None:
    """Put this person's reaction on a message or take it off."""
    channel = visible(world, me, channel_id)
    message = world.message(channel, message_id, me.id)
    if message.only_for is not None:
        raise DiscordError(errors.UNKNOWN_MESSAGE)
    if not emoji or len(emoji) > 64:
        raise DiscordError(errors.UNKNOWN_EMOJI)
    messages.react(world, channel, message, me.id, emoji, on=on)


def open_dm(world: World, me: User, user_id: int) -> Channel:
    """Open the DM channel with somebody else."""
    other = world.user(user_id)
    if other.id == me.id:
        raise DiscordError(errors.CANNOT_DM)
    return world.dm(me.id, other.id)


def history(
    world: World, me: User, channel_id: int, before: int | None, limit: int
) -> list[Message]:
    """Older messages of a channel, oldest first."""
    channel = visible(world, me, channel_id)
    return world.messages(channel, me.id, min(max(limit, 1), 100), before=before)


def mark_read(world: World, me: User, channel_id: int) -> ReadState:
    """This person has seen the channel; all pages of this person hear of it."""
    state = reading.mark_read(world, visible(world, me, channel_id), me.id)
    world.tell_one(me.id, "READ_STATE_UPDATE", msgspec.to_builtins(state))
    return state


def snapshot(world: World, me: User) -> Snapshot:
    """All that this person sees."""
    channels = list(world.visible_channels(me.id))
    return Snapshot(
        me=wire.user(me),
        people=[
            PersonView(wire.user(one), one.locale, *reading.waiting(world, one.id))
            for one in world.people
        ],
        bot=wire.user(world.user(world.bot_id)),
        bot_online=world.bot_online,
        guilds=[
            GuildView(
                id=str(guild.id),
                name=guild.name,
                roles=[wire.role(role) for role in guild.roles.values()],
                members=[wire.member(world, member) for member in guild.members.values()],
                channels=_channels(world, me, channels, guild.id, threads=False),
                threads=_channels(world, me, channels, guild.id, threads=True),
            )
            for guild in world.guilds_of(me.id)
        ],
        dms=_channels(world, me, channels, None, threads=False),
        messages={
            str(channel.id): [
                wire.message(world, message, me.id)
                for message in world.messages(channel, me.id, 50)
            ]
            for channel in channels
        },
        read_states=[
            reading.state(world, channel, me.id) for channel in channels if channel.messages
        ],
    )


def _channels(
    world: World, me: User, channels: list[Channel], guild_id: int | None, *, threads: bool
) -> list[JSON]:
    return [
        wire.channel(world, channel, me.id)
        for channel in channels
        if channel.guild_id == guild_id and world.is_thread(channel) == threads
    ]
