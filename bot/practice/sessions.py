"""Connections of a bot to the gateway, and the sessions that outlive them."""

import asyncio
import importlib
import json
import secrets
import zlib
from collections import deque
from enum import IntEnum
from typing import Any, Protocol

from aiohttp import web

from bot.practice.intents import Intent
from bot.practice.model import JSON

HEARTBEAT_MS = 41_250
REPLAYED = 1000
PER_MINUTE = 120


class Op(IntEnum):
    """What a payload is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    MEMBERS = 8
    INVALID = 9
    HELLO = 10
    ACK = 11


class Close(IntEnum):
    """Why a connection ended."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    WRONG_TOKEN = 4004
    AGAIN = 4005
    INVALID_SEQUENCE = 4007
    RATE_LIMITED = 4008
    TIMED_OUT = 4009
    INVALID_SHARD = 4010
    INVALID_VERSION = 4012
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class Compressor(Protocol):
    """Turns each payload into bytes of one long stream."""

    def pack(self, data: bytes) -> bytes:
        """The next piece of the stream, complete in itself."""


class ZlibStream:
    """Discord's zlib-stream."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def pack(self, data: bytes) -> bytes:
        """The next piece of the stream."""
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """Discord's zstd-stream, which discord.py asks for where Python brings zstd (3.14)."""

    def __init__(self) -> None:
        self._stream: Any = importlib.import_module("compression.zstd").ZstdCompressor()

    def pack(self, data: bytes) -> bytes:
        """The next piece of the stream."""
        piece: bytes = self._stream.compress(data, self._stream.FLUSH_BLOCK)
        return piece


COMPRESSORS: dict[str, type[ZlibStream] | type[ZstdStream]] = {
    "zlib-stream": ZlibStream,
    "zstd-stream": ZstdStream,
}


class Connection:
    """One socket of a bot: writes in order, counts what comes in, notices silence."""

    def __init__(self, socket: web.WebSocketResponse, compressor: Compressor | None) -> None:
        self._socket = socket
        self._compressor = compressor
        self._out: asyncio.Queue[JSON | int] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self._silence: asyncio.TimerHandle | None = None
        self._received: deque[float] = deque()
        self.heard_from()

    def send(self, op: int, data: object = None, **more: object) -> None:
        """Say something."""
        self._out.put_nowait({"op": op, "d": data, "s": None, "t": None, **more})

    def close(self, code: int) -> None:
        """End the connection after all that was said before."""
        self._out.put_nowait(code)

    def heard_from(self) -> None:
        """The bot lives: wait for its next sign."""
        if self._silence is not None:
            self._silence.cancel()
        loop = asyncio.get_running_loop()
        self._silence = loop.call_later(HEARTBEAT_MS / 1000 * 2, self.close, Close.TIMED_OUT)

    def too_much(self) -> bool:
        """Count an incoming payload; whether there were too many in the last minute."""
        now = asyncio.get_running_loop().time()
        self._received.append(now)
        while self._received[0] < now - 60:
            self._received.popleft()
        return len(self._received) > PER_MINUTE

    async def end(self) -> None:
        """Stop writing."""
        if self._silence is not None:
            self._silence.cancel()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            what = await self._out.get()
            if isinstance(what, int):
                await self._socket.close(code=what)
                return
            text = json.dumps(what, ensure_ascii=False)
            if self._compressor is None:
                await self._socket.send_str(text)
            else:
                await self._socket.send_bytes(self._compressor.pack(text.encode()))


class Session:
    """What a bot has been told since it identified itself; it outlives the connection."""

    def __init__(self, wanted: Intent, shard: tuple[int, int], connection: Connection) -> None:
        self.id = secrets.token_hex(16)
        self.intents = wanted
        self.shard = shard
        self.connection: Connection | None = connection
        self._sequence = 0
        self._told: deque[JSON] = deque(maxlen=REPLAYED)

    def tell(self, name: str, data: JSON) -> None:
        """Send an event, now or when the bot comes back."""
        self._sequence += 1
        event: JSON = {"data": data, "s": self._sequence, "t": name}
        self._told.append(event)
        if self.connection is not None:
            self.connection.send(Op.DISPATCH, **event)

    def replay(self, connection: Connection, after: int) -> bool:
        """Send everything after a number again; whether that was possible."""
        oldest = self._told[0]["s"] if self._told else self._sequence + 1
        if after > self._sequence or after < oldest - 1:
            return False
        self.connection = connection
        for event in self._told:
            if event["s"] > after:
                connection.send(Op.DISPATCH, **event)
        self.tell("RESUMED", {"_trace": []})
        return True

    def serves(self, guild_id: int | None) -> bool:
        """Whether events of this server (or of DMs) belong to this shard."""
        number, shards = self.shard
        return ((guild_id or 0) >> 22) % shards == number
