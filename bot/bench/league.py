"""How fast leagues are: a large season drawn up, and on disk with its first tables due."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench.figure import Figure, seconds
from bot.club import Club, Person
from bot.club.league import LeagueRules, Organiser
from bot.league.fixtures import fixtures

ENTRANTS = 500
SEASON_SECONDS = 10.0
DAY = 86400.0


def figures() -> Iterator[Figure]:
    """Drawing up a season for everybody in divisions, and for everybody in one."""
    for seats in (2, 4):
        with TemporaryDirectory() as folder:
            yield asyncio.run(_season(Path(folder) / "club.db", seats))
    yield _one_division()


async def _season(path: Path, seats: int) -> Figure:
    """From the end of the sign-up to fixtures and first tables on disk."""
    at = 0.0
    club = await Club.open(path, now=lambda: at)
    try:
        boss = Organiser("boss", "guild", manage=True)
        office = club.league.office
        rules = LeagueRules(game="cartels", seats=seats)
        league = await office.create(boss, "Bench", rules, channel="1", language="en")
        season = await office.open_season(boss, league.id, days=1)
        began = time.perf_counter()
        for number in range(ENTRANTS):
            await club.league.entry.join(season.id, Person(str(number), f"Player {number}"))
        signing_up = time.perf_counter() - began
        at = 2 * DAY
        began = time.perf_counter()
        await club.league.tending.tend_all()
        taken = time.perf_counter() - began
    finally:
        await club.close()
    return Figure(
        f"league: a season of {ENTRANTS}, tables of {seats}",
        round(taken, 2),
        "s",
        "signing them all up",
        round(taken / signing_up, 2),
        f"at most {SEASON_SECONDS:g} s",
        taken <= SEASON_SECONDS,
    )


def _one_division() -> Figure:
    """The search for a balanced design, where it is largest."""
    taken = seconds(lambda: fixtures(ENTRANTS, 4, 10))
    floor = seconds(lambda: fixtures(ENTRANTS, 2))
    return Figure(
        f"league: {ENTRANTS} in one division, tables of 4",
        round(taken, 2),
        "s",
        "an exact round robin of as many",
        round(taken / floor, 2),
        f"at most {SEASON_SECONDS:g} s",
        taken <= SEASON_SECONDS,
    )
