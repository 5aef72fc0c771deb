"""A club in a fresh file, with the parlour game in its catalogue."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from games.chance import Seed
from tests.bot.club import parlour
from tests.bot.club.evening import Evening


@pytest.fixture(autouse=True)
def _same_every_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parlour game, and seeds that are the same in every run."""
    parlour.install(monkeypatch)
    numbers = count()
    monkeypatch.setattr(Seed, "new", lambda: Seed.from_words(f"evening {next(numbers)}"))


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A club and those who play in it."""
    async with Evening(tmp_path / "club.db") as evening:
        yield evening
