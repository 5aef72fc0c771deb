"""The bot in a local Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord_bot import PetitBleu, make_bot
from bot.practice.connect import joined
from bot.practice.server import LocalDiscord
from tests.local_discord import bjoern, club, local, zoe

__all__ = ["bjoern", "club", "local", "petit_bleu", "zoe"]


@pytest.fixture
async def petit_bleu(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[PetitBleu]:
    """Petit Bleu, joined, over a new database. Everybody reads English until a test says else."""
    for user in local.world.people:
        user.locale = "en-US"
    client = make_bot(tmp_path / "club.sqlite3")
    async with joined(local, client):
        yield client
