"""A club with a league evening, and the shortest game in its catalogue."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from games.chance import Seed
from tests.bot.league import toss
from tests.bot.league.evening import LeagueEvening


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LeagueEvening]:
    """A club in a fresh file; seeds are the same in every run."""
    toss.install(monkeypatch)
    numbers = count()
    monkeypatch.setattr(Seed, "new", lambda: Seed.from_words(f"league {next(numbers)}"))
    async with LeagueEvening(tmp_path / "club.db") as evening:
        yield evening
