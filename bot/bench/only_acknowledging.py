"""A bot that acknowledges every interaction and does nothing else: the floor of every answer.

It is run as `python -m bot.bench.only_acknowledging ADDRESS`, the token by standard input.
"""

from __future__ import annotations

import asyncio
import sys

import discord

from bot.practice.bot_process import join
from bot.replies import Interaction, thinking


class OnlyAcknowledging(discord.Client):
    """Says "thinking" and thinks nothing."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )

    async def on_interaction(self, interaction: Interaction) -> None:
        """Acknowledge."""
        await thinking(interaction)


if __name__ == "__main__":
    asyncio.run(join(OnlyAcknowledging(), sys.argv[1]))
