"""A league whose bot is killed at random instants counts every game, and every game once."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from bot.club.league.examining import examine_ratings
from bot.club.league.reading import read_season
from storage.care import unsound
from storage.database import Database
from storage.leagues import Seasons
from storage.results import Results
from tests.bot.league.mortal import ENTRANTS, OVER

ROOT = Path(__file__).parents[3]


async def _life(folder: Path, number: int, instants: random.Random) -> bool:
    """One life, ended after some games or a moment later; whether the season is over."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tests.bot.league.mortal", str(folder), str(number)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    line = b""
    for _ in range(instants.randrange(1, 4)):
        line = await process.stdout.readline()
        assert line, "a life ended by itself"
        if line.decode().strip() == OVER:
            break
    if line.decode().strip() != OVER:
        await asyncio.sleep(instants.uniform(0, 0.02))
        process.kill()
    rest = await process.stdout.read()
    await process.wait()
    return OVER in (line + rest).decode()


async def _is_sound(path: Path) -> None:
    """Whatever instant it was: what ended is counted, once, and everything agrees."""
    database = await Database.open(path)
    try:
        session = database.reading
        assert unsound(path) == []
        assert await Results(session).uncounted() == []
        assert await examine_ratings(session) == []
        for row in await Seasons(session).live():
            now = await read_season(session, row.id)
            done = [one.row.id for one in now.fixtures if one.row.state == "done"]
            assert sorted(result.row.fixture or "" for result in now.results) == sorted(done)
            tables = [one.row.game for one in now.fixtures if one.row.state == "open"]
            assert len(set(tables)) == len(tables)
    finally:
        await database.close()


async def test_kill_after_kill_in_a_season(tmp_path: Path) -> None:
    instants, lives = random.Random(5), 0
    while not await _life(tmp_path, lives, instants):
        lives += 1
        assert lives < 60, "the season does not come to an end"
        await _is_sound(tmp_path / "club.db")
    assert lives >= 2
    database = await Database.open(tmp_path / "club.db")
    try:
        (row,) = await Seasons(database.reading).of(
            (await database.reading.rows("SELECT id FROM leagues"))[0][0]
        )
        now = await read_season(database.reading, row.id)
        assert row.phase == "ended"
        assert len(now.playing) == ENTRANTS
        assert len(now.results) == len(now.fixtures) == ENTRANTS * 4 // 3
        final = sorted(now.entrants.values(), key=lambda one: one.final or 0)
        assert [one.number for one in final] == now.final_order()[0]
        games = await database.reading.rows("SELECT COUNT(*) FROM games")
        assert games[0][0] == len(now.fixtures)
    finally:
        await database.close()
