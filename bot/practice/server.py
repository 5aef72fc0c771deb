"""The local Discord put together: one web server on 127.0.0.1."""

import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable

from aiohttp import web

from bot.practice.cdn import Cdn
from bot.practice.clock import Clock
from bot.practice.fresh import fresh_world
from bot.practice.page_site import Site

HOST = "127.0.0.1"


class LocalDiscord:
    """A running local Discord."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.world = fresh_world(self.clock)
        self.secret = secrets.token_urlsafe(24)
        self.port = 0

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://{HOST}:{self.port}"

    @property
    def page_address(self) -> str:
        """What to open in a browser."""
        return f"{self.address}/#{self.secret}"

    @contextlib.asynccontextmanager
    async def running(self, port: int = 0) -> AsyncIterator["LocalDiscord"]:
        """Listen on a port (0: any that is free) until the block is left."""
        application = web.Application(middlewares=[self._only_this_host])
        application.add_routes(Site(self.world, self.secret).routes())
        application.add_routes(Cdn(self.world).routes())
        runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        try:
            site = web.TCPSite(runner, HOST, port)
            await site.start()
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
        if request.headers.get("Host") not in (f"{HOST}:{self.port}", f"localhost:{self.port}"):
            return web.Response(status=421, text="This server answers to 127.0.0.1 alone.\n")
        return await handler(request)
