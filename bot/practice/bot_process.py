"""The bot as a process of its own: `python -m bot.practice.bot_process ADDRESS DATABASE`.

The token comes by standard input.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import discord

from bot.discord_bot import make_bot
from bot.practice.connect import pointed_at


async def join(client: discord.Client, address: str) -> None:
    """Run in the local Discord at an address until killed."""
    token = sys.stdin.readline().strip()
    with pointed_at(address):
        async with client:
            await client.start(token)


if __name__ == "__main__":
    asyncio.run(join(make_bot(Path(sys.argv[2])), sys.argv[1]))
