"""The local Discord put together: one web server on 127.0.0.1."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

from aiohttp import web

from bot.practice import addresses, files, rates
from bot.practice.api.site import Api
from bot.practice.cdn import Cdn
from bot.practice.clock import Clock
from bot.practice.faults import Faults
from bot.practice.fresh import fresh_world
from bot.practice.gateway import Gateway
from bot.practice.intents import NO_INTENTS, Intent
from bot.practice.model import Channel, Guild
from bot.practice.page_site import Site
from bot.practice.rates import Limiter, Rates
from bot.practice.world import Event

T = TypeVar("T")
HOST = "127.0.0.1"
LOOK_AGAIN = 0.02


class LocalDiscord:
    """A local Discord with a fresh club in it.

    `privileged` are the privileged intents that the bot's owner would have switched on at Discord.
    """

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        limits: Rates = rates.DISCORD,
        privileged: Intent = NO_INTENTS,
    ) -> None:
        self.clock = clock or Clock()
        self.world = fresh_world(self.clock)
        self.secret = secrets.token_urlsafe(24)
        self.token = secrets.token_urlsafe(32)
        self.gateway = Gateway(self.world, self.token, privileged)
        self.faults = Faults(self.world, self.gateway)
        self.limiter = Limiter(limits, self.clock)
        self.api = Api(self.world, self.gateway, self.token, self.limiter, self.faults)
        self.port = 0
        self.patience = 30.0
        """For how many seconds something is waited for unless it is said."""

    @property
    def guild(self) -> Guild:
        """The club's server."""
        return next(iter(self.world.guilds.values()))

    def channel(self, name: str) -> Channel:
        """The channel or thread with that name."""
        return next(one for one in self.world.channels.values() if one.name == name)

    async def until(self, condition: Callable[[], T], within: float | None = None) -> T:
        """Wait, over whatever happens meanwhile, for something to be so, and return what it is.

        It is looked at after every event, and now and then for what only the bot knows.
        """
        happened = asyncio.Event()

        def hear(_: Event) -> None:
            happened.set()

        self.world.listeners.append(hear)
        try:
            async with asyncio.timeout(self.patience if within is None else within):
                while not (found := condition()):
                    # Not wait_for: before Python 3.12 it swallows a cancellation now and then.
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(LOOK_AGAIN):
                            await happened.wait()
                    happened.clear()
                return found
        finally:
            self.world.listeners.remove(hear)

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://{HOST}:{self.port}"

    @property
    def api_address(self) -> str:
        """What a bot uses in the place of Discord's API."""
        return addresses.api(self.address)

    @property
    def page_address(self) -> str:
        """What to open in a browser."""
        return f"{self.address}/#{self.secret}"

    @contextlib.asynccontextmanager
    async def running(self, port: int = 0) -> AsyncIterator["LocalDiscord"]:
        """Listen on a port (0: any that is free) until the block is left."""
        application = web.Application(
            middlewares=[self._only_this_host], client_max_size=2 * files.LARGEST
        )
        for part in (self.api, self.gateway, Site(self.world, self.secret), Cdn(self.world)):
            application.add_routes(part.routes())
        runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        try:
            await web.TCPSite(runner, HOST, port).start()
            self.port = runner.addresses[0][1]
            self.world.address = self.address
            yield self
        finally:
            await runner.cleanup()
            self.clock.stop()

    @web.middleware
    async def _only_this_host(
        self,
        request: web.Request,
        handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
    ) -> web.StreamResponse:
        """Refuse names that somebody made point here: a web site must not reach this server."""
        name, _, port = request.headers.get("Host", "").partition(":")
        if name not in (HOST, "localhost") or (port or "80") != str(self.port):
            return web.Response(status=421, text="This server answers to 127.0.0.1 alone.\n")
        return await handler(request)
