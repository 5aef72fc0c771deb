"""The disk is full, or somebody else holds the database: nothing is half done, and it goes on."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from bot import post
from bot.club import Letter, stand_ins
from bot.discord_bot import make_bot
from bot.practice.connect import joined
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from storage import database as storage
from tests.e2e.books import all_quiet, hold_posts, hold_tables, rows
from tests.e2e.driver import Driver
from tests.e2e.tables import At, answers, posted, reads, seated, use
from tests.e2e.troubles import Trouble, full, locked

TROUBLES = pytest.mark.parametrize("trouble", [full, locked])


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for the disk."""
    monkeypatch.setattr(storage, "BUSY_SECONDS", 0.1)
    monkeypatch.setattr(stand_ins, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(post, "PAUSE", 0.05)


@TROUBLES
@pytest.mark.usefixtures("impatient")
async def test_what_cannot_be_written_is_refused_and_can_be_done_again(
    local: LocalDiscord, club: list[Person], tmp_path: Path, trouble: Trouble
) -> None:
    path = tmp_path / "club.sqlite3"
    petit_bleu = make_bot(path)
    async with joined(local, petit_bleu):
        at = await seated(local, club[2:4])
        await posted(petit_bleu)
        person, panel = await at.panel()
        control = answers(panel)
        before = rows(path, "SELECT * FROM moves")
        with trouble(path):
            await reads(await use(person, panel, control[0]), "Nothing has changed")
            assert rows(path, "SELECT * FROM moves") == before
        assert answers(panel) == control
        await use(person, panel, control[0])
        await local.until(lambda: answers(panel) != control)
        await all_quiet(local, path)
    hold_posts(local, path, at.where, at.people)
    await hold_tables(path)


@TROUBLES
@pytest.mark.usefixtures("impatient")
async def test_stand_ins_wait_until_the_disk_is_well_again(
    local: LocalDiscord,
    club: list[Person],
    tmp_path: Path,
    trouble: Trouble,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    path = tmp_path / "club.sqlite3"
    petit_bleu, think, failing = make_bot(path), stand_ins._think, threading.Event()
    async with joined(local, petit_bleu):
        await club[2].use("new", game="cartels", quick=True)
        at = At(local, local.channel("general"), [club[2]])
        person, seen = await at.asked()
        await posted(petit_bleu)
        monkeypatch.setattr(stand_ins, "_think", lambda one: failing.wait(30) and think(one))
        await Driver(local, at.where, at.people, typing=False).work(person, seen)
        with trouble(path):
            failing.set()
            await local.until(lambda: "waits for a stand-in; again" in caplog.text)
        await at.turn(after=seen.id)
        await all_quiet(local, path)
    hold_posts(local, path, at.where, at.people)
    await hold_tables(path)


@TROUBLES
@pytest.mark.usefixtures("impatient")
async def test_a_post_that_could_not_be_written_down_is_not_posted_twice(
    local: LocalDiscord,
    club: list[Person],
    tmp_path: Path,
    trouble: Trouble,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    path = tmp_path / "club.sqlite3"
    petit_bleu = make_bot(path)
    async with joined(local, petit_bleu):
        at = await seated(local, club[2:4])
        await posted(petit_bleu)
        person, seen = await at.asked()
        sending, send = asyncio.Event(), post.Postman._send

        async def slowly(postman: post.Postman, target: object, letter: Letter) -> int:
            await sending.wait()
            return await send(postman, target, letter)

        monkeypatch.setattr(post.Postman, "_send", slowly)
        await Driver(local, at.where, at.people, typing=False).work(person, seen)
        with trouble(path):
            sending.set()
            await local.until(lambda: "cannot be written down" in caplog.text)
        await all_quiet(local, path)
    hold_posts(local, path, at.where, at.people)
    await hold_tables(path)
