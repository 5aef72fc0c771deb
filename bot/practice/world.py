"""All that the local Discord knows, and the news of what changes in it."""

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.practice import errors, permissions, wire
from bot.practice.clock import Clock
from bot.practice.errors import DiscordError
from bot.practice.model import (
    JSON,
    THREADS,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Interaction,
    Member,
    Message,
    User,
)
from bot.practice.permissions import Permission
from bot.practice.snowflakes import Snowflakes


@dataclass(frozen=True, slots=True)
class Event:
    """News: what it says to each who looks, and who may hear it."""

    name: str
    data: Callable[[int], JSON]
    audience: Callable[[int], bool]
    in_dm: bool = False


class World:
    """People, servers, channels and everything in them.

    The operations live in modules of their own (`messages`, `threads`, `interactions` ...); here
    are the shelves, the ways to find a thing, and `tell`, which brings news to all who listen.
    """

    def __init__(self, clock: Clock, bot_name: str = "Petit Bleu") -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.signing_key = secrets.token_bytes(32)
        self.address = ""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.uploads: dict[int, Attachment] = {}
        self.commands: dict[int, JSON] = {}
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.modals: dict[int, Interaction] = {}
        self.reach_bot: Callable[[str, JSON, int | None], bool] = lambda *_: False
        self.listeners: list[Callable[[Event], None]] = []
        self.bot_id = self.add_user(bot_name.lower().replace(" ", "-"), bot_name, bot=True).id
        self.application_id = self.bot_id
        self.bot_online = False

    # The people

    def add_user(
        self, username: str, global_name: str | None, *, bot: bool = False, locale: str = "en-US"
    ) -> User:
        """Make an account."""
        made = User(self.snowflakes.new(), username, global_name, bot, locale)
        self.users[made.id] = made
        return made

    @property
    def people(self) -> list[User]:
        """Everybody who is not a bot."""
        return [user for user in self.users.values() if not user.bot]

    def user(self, user_id: int) -> User:
        """The user with this id."""
        try:
            return self.users[user_id]
        except KeyError:
            raise DiscordError(errors.UNKNOWN_USER) from None

    # The servers

    def guild(self, guild_id: int) -> Guild:
        """The server with this id."""
        try:
            return self.guilds[guild_id]
        except KeyError:
            raise DiscordError(errors.UNKNOWN_GUILD) from None

    def member(self, guild: Guild, user_id: int) -> Member:
        """Somebody's place in a server."""
        try:
            return guild.members[user_id]
        except KeyError:
            raise DiscordError(errors.UNKNOWN_MEMBER) from None

    def guilds_of(self, user_id: int) -> list[Guild]:
        """The servers somebody is in."""
        return [guild for guild in self.guilds.values() if user_id in guild.members]

    # The channels

    def channel(self, channel_id: int) -> Channel:
        """The channel with this id."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise DiscordError(errors.UNKNOWN_CHANNEL) from None

    def permissions(self, channel: Channel, user_id: int) -> Permission:
        """What somebody may do in a channel."""
        if channel.guild_id is None:
            return permissions.IN_DM if user_id in channel.recipient_ids else permissions.NONE
        at = channel
        if self.is_thread(channel) and channel.parent_id is not None:
            at = self.channels[channel.parent_id]
        granted = permissions.in_channel(self.guilds[channel.guild_id], at, user_id)
        if (
            channel.type is ChannelType.PRIVATE_THREAD
            and channel.thread is not None
            and user_id not in channel.thread.members
            and Permission.MANAGE_THREADS not in granted
        ):
            return permissions.NONE
        return granted

    def is_thread(self, channel: Channel) -> bool:
        """Whether a channel is a thread of another."""
        return channel.type in THREADS

    def can_view(self, channel: Channel, user_id: int) -> bool:
        """Whether somebody sees a channel at all."""
        return Permission.VIEW_CHANNEL in self.permissions(channel, user_id)

    def visible_channels(self, user_id: int) -> Iterator[Channel]:
        """The channels, threads and DMs that somebody sees."""
        return (channel for channel in self.channels.values() if self.can_view(channel, user_id))

    def dm(self, one: int, other: int) -> Channel:
        """The DM channel between two users, made at the first call."""
        pair = tuple(sorted((one, other)))
        for channel in self.channels.values():
            if channel.recipient_ids == pair:
                return channel
        made = Channel(self.snowflakes.new(), ChannelType.DM, recipient_ids=pair)
        self.channels[made.id] = made
        self.tell_in(made, "CHANNEL_CREATE", lambda viewer: wire.channel(self, made, viewer))
        return made

    # The messages

    def message(self, channel: Channel, message_id: int, viewer: int) -> Message:
        """A message of a channel, if `viewer` may see it."""
        found = channel.messages.get(message_id)
        if found is None or found.only_for not in (None, viewer):
            raise DiscordError(errors.UNKNOWN_MESSAGE)
        return found

    def messages(
        self, channel: Channel, viewer: int, limit: int, *, before: int | None = None
    ) -> list[Message]:
        """The last messages of a channel that somebody sees, oldest first."""
        found: list[Message] = []
        for message in reversed(channel.messages.values()):
            if len(found) == limit:
                break
            if message.only_for in (None, viewer) and (before is None or message.id < before):
                found.append(message)
        return found[::-1]

    # The news

    def tell(
        self,
        name: str,
        data: Callable[[int], JSON],
        audience: Callable[[int], bool],
        *,
        in_dm: bool = False,
    ) -> None:
        """Bring news to all who listen."""
        event = Event(name, data, audience, in_dm)
        for listener in list(self.listeners):
            listener(event)

    def tell_in(
        self, channel: Channel, name: str, data: Callable[[int], JSON], only_for: int | None = None
    ) -> None:
        """Bring news to those who see a channel, or to one of them alone."""

        def audience(viewer: int) -> bool:
            return only_for in (None, viewer) and self.can_view(channel, viewer)

        self.tell(name, data, audience, in_dm=channel.guild_id is None)

    def tell_guild(self, guild: Guild, name: str, data: JSON) -> None:
        """Bring news to the members of a server."""
        self.tell(name, lambda _: data, lambda viewer: viewer in guild.members)

    def tell_one(self, user_id: int, name: str, data: JSON) -> None:
        """Bring news to one person."""
        self.tell(name, lambda _: data, lambda viewer: viewer == user_id)
