"""Killed at random instants: nothing acknowledged is lost, everything is told, once."""

import asyncio
import random
import shutil
import sys
from pathlib import Path
from typing import Any

from bot.club import Club
from bot.club.examining import examine
from bot.club.league.examining import examine_ratings
from storage.care import unsound
from storage.database import Database
from storage.moves import Moves
from tests.bot.club.mortal import Notes, lines, post_all
from tests.bot.club.stories import hold_story

KILLS = 30
COPIES = 12
ROOT = Path(__file__).parents[3]


async def _let(doing: str, times: int, folder: Path) -> None:
    """Have a mortal killed or copied."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tests.bot.club.mortal", str(folder), doing, str(times)),
        cwd=ROOT,
        stderr=asyncio.subprocess.PIPE,
    )
    _, complaint = await process.communicate()
    assert process.returncode == 0, complaint.decode()


async def test_kill_after_kill(tmp_path: Path) -> None:
    await _let("kill", KILLS, tmp_path)
    club = await Club.open(tmp_path / "club.db")
    await club.settled()
    await post_all(club, Notes(tmp_path / "posted"))
    session = club._house.database.reading

    acknowledged = lines(tmp_path / "acknowledged")
    assert len(acknowledged) >= KILLS
    for note in acknowledged:
        row = await Moves(session).by_interaction(note["interaction"])
        assert row, f"{note} was acknowledged and is lost"
        assert (row.game, row.number) == (note["table"], note["number"])

    findings = [finding async for finding in examine(session)]
    assert len(findings) >= 3
    assert [finding.problem for finding in findings] == [None] * len(findings)

    posted = [note["nonce"] for note in lines(tmp_path / "posted")]
    rows = await session.rows("SELECT nonce, state FROM outbox")
    wanted = {nonce for nonce, state in rows if state != "overtaken"}
    assert wanted <= set(posted) <= {nonce for nonce, _ in rows}
    assert not [nonce for nonce, state in rows if state == "due"]

    for finding in findings:
        await hold_story(session, finding.table)

    finished = {finding.table for finding in findings if finding.phase == "finished"}
    assert {row[0] for row in await session.rows("SELECT id FROM results")} == finished
    assert await examine_ratings(session) == []
    await club.close()


async def test_the_power_goes_at_any_instant(tmp_path: Path) -> None:
    await _let("copy", COPIES, tmp_path)
    luck, opened = random.Random(3), 0
    for number in range(COPIES):
        copy = tmp_path / f"copy-{number}"
        journal = (copy / "club.db-wal").read_bytes()
        # What was written last may not have reached the disk, in part or at all.
        for kept in (len(journal), *(luck.randrange(len(journal) + 1) for _ in range(3))):
            cut = tmp_path / f"cut-{number}-{kept}"
            shutil.copytree(copy, cut, dirs_exist_ok=True)
            (cut / "club.db-wal").write_bytes(journal[:kept])
            acknowledged = lines(copy / "acknowledged") if kept == len(journal) else []
            opened += await _sound(cut / "club.db", acknowledged)
    assert opened > 3 * COPIES


async def _sound(path: Path, acknowledged: list[dict[str, Any]]) -> bool:
    """Whether there is a database yet; it must be sound then, and have what was acknowledged."""
    database = await Database.open(path)
    try:
        assert unsound(path) == []
        assert [one.problem async for one in examine(database.reading) if one.problem] == []
        for note in acknowledged:
            assert await Moves(database.reading).by_interaction(note["interaction"])
        return bool(await database.reading.row("SELECT 1 FROM moves"))
    finally:
        await database.close()
