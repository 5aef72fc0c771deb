"""Faults to order: what goes wrong between a bot and Discord, when a test wants it to."""

import re
from dataclasses import dataclass

from bot.practice import channels, messages, wire
from bot.practice.gateway import Gateway
from bot.practice.model import Channel, Guild, Member, Message, User
from bot.practice.permissions import Overwrite, Permission
from bot.practice.world import World


@dataclass(slots=True)
class Fault:
    """What happens to the next calls that it fits."""

    pattern: re.Pattern[str]
    times: int
    status: int | None = None
    retry_after: float | None = None
    overall: bool = False
    delay: float = 0.0
    lost: bool = False

    def fits(self, call: str) -> bool:
        """Whether it is about a call such as "POST /channels/{channel_id}/messages"."""
        return self.times > 0 and self.pattern.fullmatch(call) is not None


class Faults:
    """Orders faults. Calls are named by method and path as in Discord's documentation.

    `POST .*/messages` is a regular expression that must match all of
    "POST /channels/{channel_id}/messages".
    """

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self.gateway = gateway
        self._ordered: list[Fault] = []

    def next_for(self, method: str, template: str) -> Fault | None:
        """The fault, if any, that the next such call runs into."""
        for fault in self._ordered:
            if fault.fits(f"{method} {template}"):
                fault.times -= 1
                if fault.times == 0:
                    self._ordered.remove(fault)
                return fault
        return None

    def error(self, calls: str, status: int = 500, *, times: int = 1, lost: bool = False) -> None:
        """Answer with an error; with `lost` the call is carried out and only its answer is lost."""
        self._order(calls, times, status=status, lost=lost)

    def too_many(
        self, calls: str, retry_after: float, *, times: int = 1, overall: bool = False
    ) -> None:
        """Answer 429."""
        self._order(calls, times, status=429, retry_after=retry_after, overall=overall)

    def slow(self, calls: str, seconds: float, *, times: int = 1) -> None:
        """Let calls wait before they are carried out, by the club's clock."""
        self._order(calls, times, delay=seconds)

    def clear(self) -> None:
        """Call off what was ordered."""
        self._ordered.clear()

    def close_dms(self, user: User) -> None:
        """This person takes no more DMs."""
        user.dms_open = False

    def leave(self, user: User) -> None:
        """This person leaves every server."""
        for guild in self._world.guilds_of(user.id):
            del guild.members[user.id]
            data = {"guild_id": str(guild.id), "user": wire.user(user)}
            self._world.tell_guild(guild, "GUILD_MEMBER_REMOVE", data)

    def send_away(self, guild: Guild) -> None:
        """The bot is kicked from a server."""
        del guild.members[self._world.bot_id]
        data = {"id": str(guild.id), "unavailable": False}
        self._world.tell_one(self._world.bot_id, "GUILD_DELETE", data)

    def ask_back(self, guild: Guild) -> None:
        """The bot is invited again; it comes with the role that bears its name."""
        world = self._world
        own = next(role.id for role in guild.roles.values() if role.managed)
        guild.members[world.bot_id] = Member(world.bot_id, world.clock.now(), role_ids={own})
        self.gateway.arrive(guild)

    def lose(self, guild: Guild) -> None:
        """Discord itself has lost a server for now."""
        data = {"id": str(guild.id), "unavailable": True}
        self._world.tell_one(self._world.bot_id, "GUILD_DELETE", data)

    def find(self, guild: Guild) -> None:
        """And has it again."""
        self.gateway.arrive(guild, found=True)

    def take_permission(self, channel: Channel, permission: Permission) -> None:
        """The bot loses a permission in a channel."""
        own = channel.overwrites.setdefault(self._world.bot_id, Overwrite(of_member=True))
        own.allow &= ~permission
        own.deny |= permission
        channels.changed(self._world, channel)

    def delete(self, message: Message) -> None:
        """Somebody deletes a message under the bot's feet."""
        messages.delete(self._world, self._world.channels[message.channel_id], message)

    def _order(
        self,
        calls: str,
        times: int,
        *,
        status: int | None = None,
        retry_after: float | None = None,
        overall: bool = False,
        delay: float = 0.0,
        lost: bool = False,
    ) -> None:
        self._ordered.append(
            Fault(re.compile(calls), times, status, retry_after, overall, delay, lost)
        )
