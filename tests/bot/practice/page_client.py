"""The page's side of its socket, for tests that speak the protocol without a browser."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.practice.person import PATIENCE
from bot.practice.server import LocalDiscord


class Page:
    """A page's socket, read and written by a test."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self._number = 0

    async def ask(self, name: str, **what: Any) -> dict[str, Any]:
        self._number += 1
        await self.socket.send_json({"ask": name, "id": self._number, **what})
        while True:
            said: dict[str, Any] = await self.socket.receive_json(timeout=PATIENCE)
            if said.get("reply") == self._number:
                return said
            self.heard.append(said)

    async def hears(self, name: str) -> dict[str, Any]:
        while True:
            for said in self.heard:
                if said["t"] == name:
                    self.heard.remove(said)
                    found: dict[str, Any] = said["d"]
                    return found
            self.heard.append(await self.socket.receive_json(timeout=PATIENCE))


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as made:
        yield made


@pytest.fixture
async def page(local: LocalDiscord, session: aiohttp.ClientSession) -> AsyncIterator[Page]:
    async with session.ws_connect(f"{local.address}/page-api/live") as socket:
        yield Page(socket)
