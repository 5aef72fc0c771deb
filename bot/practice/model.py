"""What there is in the local Discord: people, servers, channels, messages, interactions."""

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

from bot.practice.clock import Timer
from bot.practice.permissions import Overwrite, Permission

JSON = dict[str, Any]


class ChannelType(IntEnum):
    """The kinds of channels that exist here."""

    TEXT = 0
    DM = 1
    CATEGORY = 4
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = frozenset({ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD})


class MessageFlag(IntFlag):
    """The bits of a message's flags that mean something here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


class MessageType(IntEnum):
    """The kinds of messages that exist here."""

    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21
    CONTEXT_MENU_COMMAND = 23


@dataclass(slots=True)
class User:
    """Somebody with an account; `dms_open` is a person's own setting."""

    id: int
    username: str
    global_name: str | None
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True


@dataclass(slots=True)
class Role:
    """A role of a server; the one whose id is the server's own is @everyone."""

    id: int
    name: str
    permissions: Permission
    position: int = 0
    managed: bool = False


@dataclass(slots=True)
class Member:
    """A user's place in a server."""

    user_id: int
    joined_at: float
    nick: str | None = None
    role_ids: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)


@dataclass(slots=True)
class Attachment:
    """A file that came with a message; its bytes are kept with it."""

    id: int
    filename: str
    content_type: str
    content: bytes
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


@dataclass(slots=True)
class Message:
    """A message; `only_for` names the one person who sees an ephemeral one."""

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    type: MessageType = MessageType.DEFAULT
    created_at: float = 0.0
    edited_at: float | None = None
    embeds: list[JSON] = field(default_factory=list)
    components: list[JSON] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = NO_FLAGS
    mention_ids: list[int] = field(default_factory=list)
    mention_role_ids: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reply_to: int | None = None
    nonce: str | int | None = None
    pinned_at: float | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)
    only_for: int | None = None
    interaction: "Interaction | None" = None
    thread_id: int | None = None
    old_edits: list[float] = field(default_factory=list)


@dataclass(slots=True)
class ThreadState:
    """What a thread has beyond a channel."""

    owner_id: int
    created_at: float
    archived_at: float
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 4320
    members: dict[int, float] = field(default_factory=dict)


@dataclass(slots=True)
class Channel:
    """A channel of a server, a thread (with `thread`) or a DM (with `recipient_ids`)."""

    id: int
    type: ChannelType
    guild_id: int | None = None
    name: str | None = None
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipient_ids: tuple[int, ...] = ()
    thread: ThreadState | None = None
    messages: dict[int, Message] = field(default_factory=dict)
    last_message_id: int | None = None
    last_pin_at: float | None = None
    read_up_to: dict[int, int] = field(default_factory=dict)


class InteractionType(IntEnum):
    """Why the bot is asked."""

    PING = 1
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


@dataclass(slots=True)
class Interaction:
    """One use of a command, a component or a modal by a person, and how far its answer has come."""

    id: int
    type: InteractionType
    token: str
    user_id: int
    channel_id: int
    guild_id: int | None
    data: JSON
    created_at: float
    nonce: str | None = None
    message_id: int | None = None
    from_modal_of: "Interaction | None" = None
    acknowledged: bool = False
    failed: bool = False
    answered: bool = False
    original_id: int | None = None
    modal: JSON | None = None
    choices: list[JSON] | None = None
    over: asyncio.Event = field(default_factory=asyncio.Event)
    patience: Timer | None = None
