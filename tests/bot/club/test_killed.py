"""Killed at random instants: nothing acknowledged is lost, everything is told, once."""

import asyncio
import sys
from pathlib import Path

from bot.club import Club, Told, TurnLetter
from bot.club.examining import examine
from bot.club.letters import content_from_text
from bot.club.telling import story_of, told
from storage.moves import MoveRow, Moves
from storage.session import columns
from tests.bot.club.mortal import Notes, lines, post_all

KILLS = 30
ROOT = Path(__file__).parents[3]


async def test_kill_after_kill(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.bot.club.mortal",
        str(tmp_path),
        str(KILLS),
        cwd=ROOT,
        stderr=asyncio.subprocess.PIPE,
    )
    _, complaint = await process.communicate()
    assert process.returncode == 0, complaint.decode()

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
        await _told_once(club, finding.table)
    await club.close()


async def _told_once(club: Club, table: str) -> None:
    """The channel's messages together tell what happened, each thing once and in order."""
    session = club._house.database.reading
    letters = await session.rows(
        "SELECT content FROM outbox WHERE game = ? AND kind = 'turn' ORDER BY position", table
    )
    heard: list[Told] = []
    for (text,) in letters:
        letter = content_from_text(text)
        assert isinstance(letter, TurnLetter)
        heard += letter.story
    (told_up_to,) = await session.row("SELECT told FROM games WHERE id = ?", table) or (0,)
    sql = f"SELECT {columns(MoveRow)} FROM moves WHERE game = ? ORDER BY number"
    rows = [MoveRow(*row) for row in await session.rows(sql, table)]
    silent = {row.number for row in rows if row.kind == "undo" and not story_of(row)}
    happened = [
        line
        for row in rows
        if row.number <= told_up_to and row.taken_back not in silent
        for line in told(story_of(row), None)
    ]
    assert heard == happened
