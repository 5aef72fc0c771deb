"""A club with the real games, whose tables panels show."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.club.evening import Evening


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A club in a fresh file."""
    async with Evening(tmp_path / "club.db") as evening:
        yield evening
