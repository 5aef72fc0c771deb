"""Threads: made from a message or beside it, joined, left, archived."""

from bot.practice import errors, messages, wire
from bot.practice.errors import DiscordError
from bot.practice.messages import Draft
from bot.practice.model import (
    JSON,
    Channel,
    ChannelType,
    Message,
    MessageFlag,
    MessageType,
    ThreadState,
)
from bot.practice.permissions import Permission
from bot.practice.world import World


def create(
    world: World,
    parent: Channel,
    owner_id: int,
    name: str,
    *,
    kind: ChannelType = ChannelType.PUBLIC_THREAD,
    message: Message | None = None,
    auto_archive_minutes: int = 4320,
    invitable: bool = True,
) -> Channel:
    """Begin a thread; one made from a message has that message's id."""
    if parent.type is not ChannelType.TEXT:
        raise DiscordError(errors.WRONG_CHANNEL_TYPE)
    if message is not None and message.id in world.channels:
        raise DiscordError(errors.THREAD_EXISTS)
    now = world.clock.now()
    thread = Channel(
        id=world.snowflakes.new() if message is None else message.id,
        type=kind,
        guild_id=parent.guild_id,
        name=name,
        parent_id=parent.id,
        thread=ThreadState(
            owner_id=owner_id,
            created_at=now,
            archived_at=now,
            invitable=invitable,
            auto_archive_minutes=auto_archive_minutes,
            members={owner_id: now},
        ),
    )
    world.channels[thread.id] = thread
    world.tell_in(
        thread,
        "THREAD_CREATE",
        lambda viewer: wire.channel(world, thread, viewer) | {"newly_created": True},
    )
    if message is not None:
        message.thread_id = thread.id
        message.flags |= MessageFlag.HAS_THREAD
        messages.tell(world, parent, message, "MESSAGE_UPDATE")
    elif kind is ChannelType.PUBLIC_THREAD:
        announcement = messages.post(
            world, parent, owner_id, Draft(content=name, type=MessageType.THREAD_CREATED)
        )
        announcement.thread_id = thread.id
    _archive_when_idle(world, thread)
    return thread


def state(thread: Channel) -> ThreadState:
    """What a thread has beyond a channel; refuses channels that are none."""
    if thread.thread is None:
        raise DiscordError(errors.WRONG_CHANNEL_TYPE)
    return thread.thread


def set_archived(world: World, thread: Channel, archived: bool) -> None:
    """Archive a thread or open it again."""
    its = state(thread)
    if its.archived == archived:
        return
    its.archived = archived
    its.archived_at = world.clock.now()
    tell(world, thread)
    if not archived:
        _archive_when_idle(world, thread)


def tell(world: World, thread: Channel) -> None:
    """Bring the news that a thread has changed."""
    world.tell_in(thread, "THREAD_UPDATE", lambda viewer: wire.channel(world, thread, viewer))


def delete(world: World, thread: Channel) -> None:
    """Take a thread away with everything in it."""
    world.tell_in(thread, "THREAD_DELETE", lambda _: _end(thread))
    del world.channels[thread.id]


def add_member(world: World, thread: Channel, user_id: int) -> None:
    """Bring somebody into a thread."""
    its = state(thread)
    must_be_open(its)
    if user_id in its.members:
        return
    world.user(user_id)
    its.members[user_id] = world.clock.now()
    if thread.type is ChannelType.PRIVATE_THREAD:
        world.tell(
            "THREAD_CREATE",
            lambda viewer: wire.channel(world, thread, viewer),
            lambda viewer: viewer == user_id,
        )
    data = _members_update(thread)
    data["added_members"] = [wire.thread_member(thread, user_id)]
    world.tell_in(thread, "THREAD_MEMBERS_UPDATE", lambda _: data)


def remove_member(world: World, thread: Channel, user_id: int) -> None:
    """Let somebody leave a thread."""
    its = state(thread)
    must_be_open(its)
    if user_id not in its.members:
        raise DiscordError(errors.UNKNOWN_MEMBER)
    data = _members_update(thread) | {"removed_member_ids": [str(user_id)]}
    world.tell_in(thread, "THREAD_MEMBERS_UPDATE", lambda _: data)
    del its.members[user_id]
    if user_id != world.bot_id and not world.can_view(thread, user_id):
        world.tell_one(user_id, "THREAD_DELETE", _end(thread))


def must_be_open(its: ThreadState) -> None:
    """Refuse to change anything in an archived thread."""
    if its.archived:
        raise DiscordError(errors.ARCHIVED_THREAD)


def wake(world: World, thread: Channel, author_id: int) -> None:
    """A new message opens an archived thread again, if its author may write there at all."""
    its = thread.thread
    if its is None or not (its.archived or its.locked):
        return
    may_manage = Permission.MANAGE_THREADS in world.permissions(thread, author_id)
    if its.locked and not may_manage:
        raise DiscordError(errors.ARCHIVED_THREAD)
    set_archived(world, thread, archived=False)


def _end(thread: Channel) -> JSON:
    return {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "parent_id": str(thread.parent_id),
        "type": int(thread.type),
    }


def _members_update(thread: Channel) -> JSON:
    return {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": len(state(thread).members),
    }


def _archive_when_idle(world: World, thread: Channel) -> None:
    """Archive the thread once nothing has been said in it for the time it was given."""
    its = state(thread)

    def look() -> None:
        if thread.id not in world.channels or its.archived:
            return
        last = next(reversed(thread.messages.values()), None)
        active = max(its.archived_at, last.created_at if last is not None else 0.0)
        left = active + its.auto_archive_minutes * 60 - world.clock.now()
        if left > 0:
            world.clock.call_later(left, look)
        else:
            set_archived(world, thread, archived=True)

    world.clock.call_later(its.auto_archive_minutes * 60, look)
