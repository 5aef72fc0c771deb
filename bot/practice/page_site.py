"""The web page's side of the server: its files, its socket and its uploads (see `page_api`)."""

import asyncio
import hmac
import importlib.resources
import mimetypes
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.practice import acts, commands, errors, files, page_api, reading, uses, wire
from bot.practice.errors import DiscordError
from bot.practice.model import Interaction, User
from bot.practice.page_api import Dispatch, Refusal, Reply
from bot.practice.world import Event, World

PATIENCE = 1000  # dispatches waiting for a page that does not read
COUNT_AFTER = 0.1  # seconds in which whatever happens is counted together

_asks = msgspec.json.Decoder(page_api.AnyAsk)
_HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        "img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'; require-trusted-types-for 'script'"
    ),
}


class Site:
    """Serves the page to whoever has the secret."""

    def __init__(self, world: World, secret: str) -> None:
        self._world = world
        self._secret = secret

    def routes(self) -> list[web.RouteDef]:
        """Where the page and its calls live."""
        return [
            web.get("/", self._index),
            web.get("/page/{name}", self._file),
            web.get("/page-api/live", self._live),
            web.post("/page-api/uploads", self._upload),
        ]

    async def _index(self, _: web.Request) -> web.Response:
        return _page_file("index.html")

    async def _file(self, request: web.Request) -> web.Response:
        return _page_file(request.match_info["name"])

    async def _upload(self, request: web.Request) -> web.Response:
        given = request.headers.get("Authorization", "").removeprefix("Bearer ")
        if not self.knows(given):
            return web.json_response(DiscordError(errors.UNAUTHORIZED).body(), status=401)
        content = bytearray()
        async for chunk in request.content.iter_chunked(1 << 16):
            if len(content) <= files.LARGEST:  # what is too large is read to its end, not kept
                content += chunk
        name = request.query.get("filename", "file")
        try:
            number = acts.upload(self._world, name, bytes(content))
        except DiscordError as refusal:
            return web.json_response(refusal.body(), status=refusal.problem.status)
        return web.json_response({"id": str(number)})

    async def _live(self, request: web.Request) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"http://{request.host}":
            return web.json_response(DiscordError(errors.UNAUTHORIZED).body(), status=403)
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=1024 * 1024)
        await socket.prepare(request)
        await Visit(self._world, self, socket).serve()
        return socket

    def knows(self, secret: str) -> bool:
        """Whether somebody has the secret of this run."""
        return hmac.compare_digest(secret.encode(), self._secret.encode())


class Visit:
    """One open page: it looks at the world as one person at a time."""

    def __init__(self, world: World, site: Site, socket: web.WebSocketResponse) -> None:
        self._world = world
        self._site = site
        self._socket = socket
        self._me: User | None = None
        self._waiting: set[asyncio.Task[None]] = set()
        self._counted: dict[int, tuple[int, int]] = {}
        self._count_timer: asyncio.TimerHandle | None = None
        self._out: asyncio.Queue[bytes] = asyncio.Queue(PATIENCE)

    async def serve(self) -> None:
        """Talk until the page goes away."""
        writer = asyncio.create_task(self._write())
        self._world.listeners.append(self._hear)
        try:
            async for message in self._socket:
                if message.type is not WSMsgType.TEXT or not await self._take(message.data):
                    break
        finally:
            self._world.listeners.remove(self._hear)
            if self._count_timer is not None:
                self._count_timer.cancel()
            tasks = [writer, *self._waiting]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _take(self, text: str) -> bool:
        try:
            ask = _asks.decode(text)
        except msgspec.DecodeError as error:
            await self._socket.close(code=4002, message=str(error).encode()[:120])
            return False
        if isinstance(ask, page_api.Enter) and not self._site.knows(ask.secret):
            await self._socket.close(code=4004, message=b"wrong secret")
            return False
        if self._me is None and not isinstance(ask, page_api.Enter):
            await self._socket.close(code=4003, message=b"enter first")
            return False
        if isinstance(ask, page_api.Autocomplete):  # the bot may take its time; the page goes on
            task = asyncio.create_task(self._reply(ask))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
        else:
            await self._reply(ask)
        return True

    async def _reply(self, ask: page_api.AnyAsk) -> None:
        try:
            reply = Reply(ask.id, ok=await self._answer(ask))
        except DiscordError as refusal:
            body = refusal.body()
            reply = Reply(
                ask.id, error=Refusal(body["code"], body["message"], body.get("errors", {}))
            )
        self._say(reply)

    async def _answer(self, ask: page_api.AnyAsk) -> Any:
        world = self._world
        if isinstance(ask, page_api.Enter | page_api.Become):
            self._me = acts.person(world, _number(ask.person_id))
            return acts.snapshot(world, self._me)
        me = self._me
        assert me is not None  # noqa: S101 - nobody asks anything before entering
        match ask:
            case page_api.SetLocale():
                acts.set_locale(me, ask.locale)
            case page_api.Send():
                message = acts.send(
                    world,
                    me,
                    _id(ask.channel_id),
                    ask.content,
                    reply_to=_number(ask.reply_to),
                    upload_ids=[_id(one) for one in ask.upload_ids],
                    nonce=ask.nonce,
                )
                return wire.message(world, message, me.id)
            case page_api.DeleteMessage():
                acts.delete_message(world, me, _id(ask.channel_id), _id(ask.message_id))
            case page_api.React():
                acts.react(
                    world, me, _id(ask.channel_id), _id(ask.message_id), ask.emoji, on=ask.on
                )
            case page_api.OpenDM():
                return wire.channel(world, acts.open_dm(world, me, _id(ask.user_id)), me.id)
            case page_api.History():
                found = acts.history(world, me, _id(ask.channel_id), _number(ask.before), ask.limit)
                return {"messages": [wire.message(world, one, me.id) for one in found]}
            case page_api.MarkRead():
                self._count_soon()
                return acts.mark_read(world, me, _id(ask.channel_id))
            case page_api.Commands():
                return {"commands": uses.usable_commands(world, me, _id(ask.channel_id))}
            case page_api.Autocomplete():
                choices = await uses.autocomplete(
                    world, me, _id(ask.channel_id), _id(ask.command_id), ask.options
                )
                return {"choices": [commands.localized(one, me.locale) for one in choices]}
            case page_api.Invoke() | page_api.UseComponent() | page_api.SubmitModal():
                return {"interaction_id": str(self._use(me, ask).id)}
        return {}

    def _use(
        self, me: User, ask: page_api.Invoke | page_api.UseComponent | page_api.SubmitModal
    ) -> Interaction:
        world = self._world
        match ask:
            case page_api.Invoke():
                return uses.invoke(
                    world,
                    me,
                    _id(ask.channel_id),
                    _id(ask.command_id),
                    ask.options,
                    target_id=_number(ask.target_id),
                    nonce=ask.nonce,
                )
            case page_api.UseComponent():
                return uses.use_component(
                    world,
                    me,
                    _id(ask.channel_id),
                    _id(ask.message_id),
                    ask.custom_id,
                    values=ask.values,
                    nonce=ask.nonce,
                )
            case page_api.SubmitModal():
                return uses.submit_modal(
                    world, me, _id(ask.interaction_id), ask.values, nonce=ask.nonce
                )

    def _hear(self, event: Event) -> None:
        me = self._me
        if me is None:
            return
        if event.name in ("MESSAGE_CREATE", "MESSAGE_DELETE"):
            self._count_soon()
        if not event.audience(me.id):
            return
        data = event.data(me.id)
        self._say(Dispatch(event.name, data))
        if event.name in ("MESSAGE_CREATE", "MESSAGE_DELETE"):
            channel = self._world.channels[int(data["channel_id"])]
            state = msgspec.to_builtins(reading.state(self._world, channel, me.id))
            self._say(Dispatch("READ_STATE_UPDATE", state))

    def _count_soon(self) -> None:
        if self._count_timer is None:
            loop = asyncio.get_running_loop()
            self._count_timer = loop.call_later(COUNT_AFTER, self._count)

    def _count(self) -> None:
        """Tell what waits for each person, where it is not what this page was told before."""
        self._count_timer = None
        for person in self._world.people:
            counts = reading.waiting(self._world, person.id)
            if self._counted.get(person.id) != counts:
                self._counted[person.id] = counts
                told = {"user_id": str(person.id), "unread": counts[0], "mentions": counts[1]}
                self._say(Dispatch("PERSON_UPDATE", told))

    def _say(self, what: Reply | Dispatch) -> None:
        try:
            self._out.put_nowait(msgspec.json.encode(what))
        except asyncio.QueueFull:
            asyncio.ensure_future(self._socket.close(code=1013))  # noqa: RUF006 - the page is gone

    async def _write(self) -> None:
        while True:
            await self._socket.send_str((await self._out.get()).decode())


def _page_file(name: str) -> web.Response:
    folder = importlib.resources.files("bot.practice") / "page"
    found = folder / name
    if name.startswith(".") or "/" in name or "\\" in name or not found.is_file():
        return web.json_response(DiscordError(errors.NOT_FOUND).body(), status=404)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    charset = "utf-8" if kind.startswith("text/") or kind.endswith("javascript") else None
    return web.Response(
        body=found.read_bytes(), content_type=kind, charset=charset, headers=_HEADERS
    )


def _id(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise DiscordError(errors.INVALID_FORM)
    return int(text)


def _number(text: str | None) -> int | None:
    return None if text is None else _id(text)
