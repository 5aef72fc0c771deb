"""The HTTP API put together: who calls, how often, what goes wrong, what is answered."""

import asyncio
import hmac
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from aiohttp import BodyPartReader, web

from bot.practice import addresses, errors, files
from bot.practice.api import channels, commands, guilds, interactions, messages, threads, users
from bot.practice.api.routes import Answer, Call, Route, Upload
from bot.practice.errors import DiscordError
from bot.practice.faults import Fault, Faults
from bot.practice.gateway import Gateway
from bot.practice.model import JSON
from bot.practice.rates import Limited, Limiter, limited_headers
from bot.practice.world import World

ROUTES: list[Route] = [
    route
    for resource in (channels, commands, guilds, interactions, messages, threads, users)
    for route in resource.ROUTES.all
]


@dataclass(frozen=True, slots=True)
class Exchange:
    """A call and its answer, for whoever wants to compare them with Discord's description."""

    method: str
    template: str
    query: dict[str, str]
    body: JSON | list[JSON] | None
    status: int
    answer: JSON | list[JSON] | None


class Api:
    """Serves the API to a bot that has the token."""

    def __init__(
        self, world: World, gateway: Gateway, token: str, limiter: Limiter, faults: Faults
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._token = token
        self._limiter = limiter
        self._faults = faults
        self.watchers: list[Callable[[Exchange], None]] = []
        self.crashes: list[Exception] = []

    def routes(self) -> list[web.RouteDef]:
        """Where everything lives; a path with "@me" in it comes before one with an id there."""
        by_kind = sorted(ROUTES, key=lambda route: route.template.count("{"))
        return [
            web.route(route.method, addresses.API + route.template, self._serve(route))
            for route in by_kind
        ] + [web.route("*", addresses.API + "/{rest:.*}", self._nothing_here)]

    async def _nothing_here(self, _: web.Request) -> web.Response:
        return _json(404, DiscordError(errors.NOT_FOUND).body())

    def _serve(self, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            call = Call(self._world, self._gateway, request.match_info, request.query)
            sent: JSON | list[JSON] | None = None
            headers: dict[str, str] = {}
            try:
                if not route.open and not self._knows(request):
                    raise DiscordError(errors.UNAUTHORIZED)
                sent = await _read(request, call)
                fault = self._faults.next_for(route.method, route.template)
                if fault is not None and fault.delay:
                    await self._wait(fault.delay)
                if fault is not None and fault.status is not None and not fault.lost:
                    return _broken(fault)
                headers = self._limiter.count(
                    route.method, route.template, request.match_info, interaction=route.open
                )
                answer: Answer = await route.handler(call)
                status = 204 if answer is None else route.status
                if fault is not None and fault.status is not None:
                    return _broken(fault)
            except DiscordError as refusal:
                answer, status = refusal.body(), refusal.problem.status
            except Limited as limited:
                return _too_many(limited.retry_after, limited.headers, overall=limited.overall)
            except ConnectionError:  # the bot has gone in the middle of its call
                raise
            except Exception as crash:
                self.crashes.append(crash)
                raise
            exchange = Exchange(
                route.method, route.template, dict(request.query), sent, status, answer
            )
            for watcher in self.watchers:
                watcher(exchange)
            return _json(status, answer, headers)

        return serve

    def _knows(self, request: web.Request) -> bool:
        given = request.headers.get("Authorization", "")
        return hmac.compare_digest(given.encode(), f"Bot {self._token}".encode())

    async def _wait(self, seconds: float) -> None:
        over = asyncio.Event()
        self._world.clock.call_later(seconds, over.set)
        await over.wait()


async def _read(request: web.Request, call: Call) -> JSON | list[JSON] | None:
    """Take in the body: JSON, or a form with JSON and files in it."""
    if request.content_type == "multipart/form-data":
        text = await _read_form(request, call)
    else:
        try:
            text = await request.read()
        except web.HTTPRequestEntityTooLarge:
            raise DiscordError(errors.TOO_LARGE) from None
    if not text:
        return None
    try:
        body = json.loads(text)
    except ValueError:
        raise DiscordError(errors.INVALID_JSON) from None
    if isinstance(body, list):
        call.items = body
        return body
    if not isinstance(body, dict):
        raise DiscordError(errors.INVALID_JSON)
    call.body = body
    return body


async def _read_form(request: web.Request, call: Call) -> bytes:
    text = b""
    too_large = False
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise DiscordError(errors.INVALID_FORM)
        content = bytearray()
        while chunk := await part.read_chunk(1 << 16):
            if len(content) <= files.LARGEST:
                content += chunk
        name = part.name or ""
        if name == "payload_json":
            text = bytes(content)
        elif name.startswith("files[") and name[6:-1].isdigit():
            too_large = too_large or len(content) > files.LARGEST
            call.files.append(Upload(int(name[6:-1]), part.filename or "file", bytes(content)))
    if too_large:
        raise DiscordError(errors.TOO_LARGE)
    return text


def _json(status: int, answer: Answer, headers: dict[str, str] | None = None) -> web.Response:
    if answer is None:
        return web.Response(status=status, headers=headers)
    # discord.py compares the type as a whole: no charset after it.
    headers = (headers or {}) | {"Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(answer).encode(), headers=headers)


def _too_many(after: float, headers: dict[str, str], *, overall: bool) -> web.Response:
    body: JSON = {
        "message": "You are being rate limited.",
        "retry_after": round(after, 3),
        "global": overall,
    }
    return _json(429, body, headers)


def _broken(fault: Fault) -> web.Response:
    if fault.retry_after is not None:
        headers = limited_headers(fault.retry_after, overall=fault.overall)
        return _too_many(fault.retry_after, headers, overall=fault.overall)
    status = fault.status or 500
    return _json(status, {"message": f"{status}: Server Error", "code": 0})
