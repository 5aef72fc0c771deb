"""Where the files of messages are read: no secret, but an address that nobody can guess."""

import hmac

from aiohttp import web

from bot.practice import errors, files
from bot.practice.errors import DiscordError
from bot.practice.world import World

# A file is data, whatever it calls itself: only pictures are shown in place.
_SHOWN = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})


class Cdn:
    """Serves the attachments of a world."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[web.RouteDef]:
        """Where attachments live."""
        return [web.get("/cdn/attachments/{channel}/{number}/{name}", self._attachment)]

    async def _attachment(self, request: web.Request) -> web.Response:
        text = request.match_info["number"]
        number = int(text) if text.isascii() and text.isdigit() else 0
        found = self._world.attachments.get(number)
        signature = files.signature(self._world, number)
        if found is None or not hmac.compare_digest(request.query.get("hm", ""), signature):
            return web.json_response(DiscordError(errors.NOT_FOUND).body(), status=404)
        shown = found.content_type in _SHOWN
        return web.Response(
            body=found.content,
            content_type=found.content_type if shown else "application/octet-stream",
            headers={
                "X-Content-Type-Options": "nosniff",
                "Content-Disposition": "inline" if shown else "attachment",
                "Content-Security-Policy": "sandbox",
            },
        )
