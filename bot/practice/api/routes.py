"""What the resources have in common: how a call looks and how handlers say where they live."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.practice import errors
from bot.practice.errors import DiscordError, refuse
from bot.practice.gateway import Gateway
from bot.practice.model import JSON, Channel, Message
from bot.practice.permissions import Permission
from bot.practice.world import World


class Upload(NamedTuple):
    """A file of a call, with the number the body calls it by."""

    number: int
    filename: str
    content: bytes


@dataclass(slots=True)
class Call:
    """A request to the API, taken apart."""

    world: World
    gateway: Gateway
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: JSON = field(default_factory=dict)
    items: list[JSON] = field(default_factory=list)
    files: list[Upload] = field(default_factory=list)

    def number(self, name: str) -> int:
        """An id from the path."""
        return snowflake(name, self.params[name])

    def limit(self, default: int, most: int) -> int:
        """How many things the caller wants."""
        text = self.query.get("limit", str(default))
        if not text.isdigit() or not 1 <= int(text) <= most:
            message = f"int value should be between 1 and {most}."
            raise refuse(("limit",), "NUMBER_TYPE_RANGE", message)
        return int(text)

    def around(self, name: str) -> int | None:
        """An id from the query, such as the one before which messages are wanted."""
        return snowflake(name, self.query[name]) if self.query.get(name) else None

    def channel(self, *needed: Permission) -> Channel:
        """The channel of the path, if the bot sees it and has the permissions needed there."""
        channel = self.world.channel(self.number("channel_id"))
        granted = self.world.permissions(channel, self.world.bot_id)
        if Permission.VIEW_CHANNEL not in granted:
            raise DiscordError(errors.MISSING_ACCESS)
        for permission in needed:
            if permission not in granted:
                raise DiscordError(errors.MISSING_PERMISSIONS)
        return channel

    def message(self, channel: Channel) -> Message:
        """The message of the path."""
        return self.world.message(channel, self.number("message_id"), self.world.bot_id)


Answer = JSON | list[JSON] | None
Handler = Callable[[Call], Awaitable[Answer]]


class Route(NamedTuple):
    """A place in the API. `open` ones carry their own token in the path.

    `status` is that of an answer with something in it; nothing is 204.
    """

    method: str
    template: str
    handler: Handler
    open: bool
    status: int


class Routes:
    """Collects the handlers of one resource."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def add(
        self, method: str, template: str, *, open_to_all: bool = False, status: int = 200
    ) -> Callable[[Handler], Handler]:
        """Say that a function serves this method at this path, written as Discord writes it."""

        def keep(handler: Handler) -> Handler:
            self.all.append(Route(method, template, handler, open_to_all, status))
            return handler

        return keep


def snowflake(name: str, text: object) -> int:
    """An id out of a text."""
    if not isinstance(text, str | int) or not str(text).isascii() or not str(text).isdigit():
        raise refuse((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    return int(text)
