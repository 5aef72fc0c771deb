"""A local Discord, and a bot of the tests' own in it."""

from collections.abc import AsyncIterator

import pytest

from bot.practice.connect import joined
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import Bell
from tests.local_discord import bjoern, club, local, zoe

__all__ = ["bell", "bjoern", "club", "local", "zoe"]


@pytest.fixture
async def bell(local: LocalDiscord) -> AsyncIterator[Bell]:
    """The tests' bot, joined."""
    client = Bell()
    async with joined(local, client):
        yield client
