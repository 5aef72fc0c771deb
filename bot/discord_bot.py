"""The bot: one Discord client over one club."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import discord
from discord import app_commands

from bot.club import Club
from bot.commands.lobby import LobbyCommands
from bot.commands.looking import LookCommands
from bot.commands.moves import MoveCommands
from bot.commands.seats import SeatCommands
from bot.post import Postman
from bot.presses import Presses
from bot.replies import Interaction
from bot.speech import NO_MENTIONS
from bot.standing import Standing

log = logging.getLogger(__name__)


class PetitBleu(discord.Client):
    """Listens to Discord and hands everything on."""

    def __init__(self, database: Path) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=NO_MENTIONS,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.tree: app_commands.CommandTree[PetitBleu] = app_commands.CommandTree(self)
        self._database = database
        self._posting: asyncio.Task[None] | None = None
        self.club: Club | None = None
        self.presses: Presses

    async def setup_hook(self) -> None:
        """Open the club, offer the commands, begin to post."""
        club = self.club = await Club.open(self._database)
        standing = Standing()
        self.presses = Presses(club, standing)
        for family in (LobbyCommands, MoveCommands, LookCommands, SeatCommands):
            family(club, self.presses).add_to(self.tree)
        await self.tree.sync()
        self._posting = asyncio.create_task(Postman(self, club, standing).run(), name="postman")
        self._posting.add_done_callback(_report)

    async def close(self) -> None:
        """Stop posting and close the club before the connection goes."""
        if self._posting:
            self._posting.cancel()
            await asyncio.gather(self._posting, return_exceptions=True)
            self._posting = None
        if self.club:
            club, self.club = self.club, None
            await club.close()
        await super().close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Controls and dialogs; commands reach the tree by themselves."""
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            await self.presses.press(interaction)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table's channel is gone, and the table with it."""
        await self._gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A table's thread is gone, and the table with it."""
        await self._gone(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away."""
        if self.club:
            await self.club.lobby.guild_gone(str(guild.id))

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Somebody has deleted a message; if it was the table's, it is posted anew."""
        await self._deleted(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Somebody has tidied up a channel."""
        await self._deleted(payload.channel_id, payload.message_ids)

    async def _deleted(self, channel: int, messages: set[int]) -> None:
        if self.club:
            await self.club.outbox.deleted(str(channel), {str(one) for one in messages})

    async def _gone(self, channel: int) -> None:
        if self.club:
            await self.club.lobby.channel_gone(str(channel))


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (problem := task.exception()):
        log.critical("the postman has stopped", exc_info=problem)


def make_bot(database: Path) -> PetitBleu:
    """The bot over a database, not yet logged in."""
    discord.VoiceClient.warn_nacl = False  # it has no voice, and need not say so
    return PetitBleu(database)
