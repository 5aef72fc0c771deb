"""The one place that points discord.py at another address than Discord's."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.practice import addresses

if TYPE_CHECKING:
    from bot.practice.server import LocalDiscord


@contextlib.contextmanager
def pointed_at(address: str) -> Iterator[None]:
    """While the block lasts, every discord.py client of this process talks to the local Discord.

    The address is all it takes: the bot may run in another process than the local Discord.
    """
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = addresses.api(address)
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(addresses.gateway(address))
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@contextlib.asynccontextmanager
async def joined(
    local: "LocalDiscord", client: discord.Client
) -> AsyncIterator[asyncio.Task[None]]:
    """While the block lasts, a bot is in the local Discord.

    It begins when the bot is logged in, has done its set-up and is connected; what happens from
    then on reaches it. The task is the bot's run: it ends early if the bot is thrown out.
    """
    with pointed_at(local.address):
        try:
            await client.login(local.token)
            run = asyncio.create_task(client.connect())
            there = asyncio.create_task(local.until(lambda: local.world.bot_online))
            try:
                await asyncio.wait({run, there}, return_when=asyncio.FIRST_COMPLETED)
                if run.done():
                    run.result()
                yield run
            finally:
                there.cancel()
                await client.close()
                await asyncio.gather(run, there, return_exceptions=True)
        finally:
            await client.close()
