"""A fresh database for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.database import Database
from storage.players import Players


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """An open database that knows Ada and Blaise."""
    database = await Database.open(tmp_path / "club.db")
    async with database.writing() as session:
        await Players(session).meet("ada", "Ada")
        await Players(session).meet("blaise", "Blaise")
    yield database
    await database.close()
