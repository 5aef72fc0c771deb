"""The bot: one Discord client over one club."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import discord
from discord import app_commands

from bot import replies
from bot.club import Club
from bot.club.keeper import BEAT
from bot.commands.absence import AbsenceCommands
from bot.commands.customs import CustomCommands
from bot.commands.help import HelpCommands
from bot.commands.league import LeagueCommands
from bot.commands.learn import LearnCommands
from bot.commands.lobby import LobbyCommands
from bot.commands.looking import LookCommands
from bot.commands.moves import MoveCommands
from bot.commands.seats import SeatCommands
from bot.commands.settings import SettingsCommands
from bot.post import Postman
from bot.presses import Presses
from bot.replies import Interaction
from bot.speech import NO_MENTIONS
from bot.standing import Standing
from bot.translating import Translator
from rendering.blocks import give_back_at_once

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""How many seconds a stopping bot gives to what it has begun; Discord itself gave up before."""

FAMILIES = (
    LobbyCommands,
    LearnCommands,
    MoveCommands,
    LookCommands,
    HelpCommands,
    SeatCommands,
    SettingsCommands,
    CustomCommands,
    AbsenceCommands,
    LeagueCommands,
)


class Commands(app_commands.CommandTree["PetitBleu"]):
    """The slash commands, which know who uses them before they begin."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Anybody may use them while the club is open; autocompletion comes by here as well."""
        return await self.client.listen(interaction)

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Whatever goes wrong around a command is answered as well."""

        async def doing() -> None:
            raise error

        if not isinstance(error, app_commands.CheckFailure):
            await replies.guarded(interaction, doing)


class PetitBleu(discord.Client):
    """Listens to Discord and hands everything on."""

    def __init__(self, database: Path, now: Callable[[], float], beat: float) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=NO_MENTIONS,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.tree: app_commands.CommandTree[PetitBleu] = Commands(self)
        self._database = database
        self._now = now
        self._beat = beat
        self._workers: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[Any]] = set()
        self._connected = False
        self.club: Club | None = None
        self.presses: Presses

    async def setup_hook(self) -> None:
        """Open the club, offer the commands, begin to post."""
        club = self.club = await Club.open(self._database, now=self._now, beat=self._beat)
        standing = Standing()
        self.presses = Presses(club, standing)
        for family in FAMILIES:
            family(club, self.presses).add_to(self.tree)
        await self.tree.set_translator(Translator())
        await self.tree.sync()
        postman = Postman(self, club, standing)
        keeper = club.keeper.run(lambda: self._connected and postman.answered, self._here)
        league = club.league.tending.run()
        for name, work in (("postman", postman.run()), ("keeper", keeper), ("league", league)):
            worker = asyncio.create_task(work, name=name)
            worker.add_done_callback(_report)
            self._workers.append(worker)

    async def close(self) -> None:
        """Finish what is in hand, stop working, close the club; the connection goes last."""
        club, self.club = self.club, None
        if self._errands:
            await asyncio.wait(self._errands, timeout=PATIENCE)
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        if club:
            await club.close()
        await super().close()

    def _open(self) -> Club | None:
        """The club while it is open: it closes only when whatever asked for it is done."""
        task = asyncio.current_task()
        if self.club and task:
            self._errands.add(task)
            task.add_done_callback(self._errands.discard)
        return self.club

    async def on_ready(self) -> None:
        """Discord can be reached."""
        self._reach(connected=True)

    async def on_resumed(self) -> None:
        """Discord can be reached again."""
        self._reach(connected=True)

    async def on_disconnect(self) -> None:
        """Discord cannot be reached: no clock is to run out meanwhile."""
        self._reach(connected=False)

    def _here(self) -> set[str]:
        """The servers in which people can play."""
        return {str(guild.id) for guild in self.guilds if not guild.unavailable}

    def _reach(self, *, connected: bool) -> None:
        self._connected = connected
        if self.club:
            self.club.keeper.wake()

    async def _look_round(self, club: Club) -> None:
        """See at once where people can play; before all servers are known the keeper waits."""
        if self._connected:
            await club.keeper.look_round(self._here())
            club.keeper.wake()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Controls and dialogs; commands reach the tree by themselves."""
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ) and await self.listen(interaction):
            await self.presses.press(interaction)

    async def listen(self, interaction: Interaction) -> bool:
        """Learn who somebody is and what they read; whether anybody is there to answer."""
        if club := self._open():
            try:
                await replies.listen(club, interaction)
            except Exception:
                log.exception("nobody knows who %s is", interaction.user.id)
        return club is not None

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table's channel is gone, and the table with it."""
        await self._gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A table's thread is gone, and the table with it."""
        await self._gone(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away; perhaps by mistake, so its tables are kept."""
        if club := self._open():
            await self._look_round(club)
            await club.outbox.sent_away(str(guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps back."""
        if club := self._open():
            await self._look_round(club)
            await club.outbox.back(str(guild.id))

    async def on_guild_unavailable(self, _: discord.Guild) -> None:
        """Discord has lost a server for now."""
        if club := self._open():
            await self._look_round(club)

    async def on_guild_available(self, _: discord.Guild) -> None:
        """Discord has found a server again."""
        if club := self._open():
            await self._look_round(club)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Somebody has deleted a message; if it was the table's, it is posted anew."""
        await self._deleted(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Somebody has tidied up a channel."""
        await self._deleted(payload.channel_id, payload.message_ids)

    async def _deleted(self, channel: int, messages: set[int]) -> None:
        if club := self._open():
            await club.outbox.deleted(str(channel), {str(one) for one in messages})

    async def _gone(self, channel: int) -> None:
        if club := self._open():
            await club.lobby.channel_gone(str(channel))
            await club.league.channel_gone(str(channel))


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (problem := task.exception()):
        log.critical("the %s has stopped", task.get_name(), exc_info=problem)


def make_bot(database: Path, now: Callable[[], float] = time.time, beat: float = BEAT) -> PetitBleu:
    """The bot over a database, not yet logged in.

    `now` is the time of day, and `beat` how often it notes that it is at work.
    """
    discord.VoiceClient.warn_nacl = False  # it has no voice, and need not say so
    give_back_at_once()
    return PetitBleu(database, now, beat)
