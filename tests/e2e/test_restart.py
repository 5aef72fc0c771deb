"""The bot stops and comes back: whatever people have open goes on working, or says why not."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from bot.discord_bot import make_bot
from bot.practice.connect import joined
from bot.practice.person import Outcome, Person, Seen
from bot.practice.server import LocalDiscord
from tests.e2e.books import all_quiet, bots_messages
from tests.e2e.driver import Driver
from tests.e2e.tables import At, answers, posted, reads, seated, table_messages, use


async def test_everything_works_on_after_a_restart(
    local: LocalDiscord, club: list[Person], tmp_path: Path
) -> None:
    database = tmp_path / "club.sqlite3"
    async with joined(local, make_bot(database)):
        await club[0].use("new", game="cartels")
        lobby = await club[0].gets(local.channel("general"), "For ")
        at = await seated(local, club[2:4], where=local.channel("games"))
        person, panel = await at.panel()
        hand = await person.gets(person.dm)
        seen = await at.turn()
        total = len(at.where.messages)
    async with joined(local, make_bot(database)):
        await club[1].press(lobby, "Join")
        await local.until(lambda: "2. " in lobby.text)
        assert len(at.where.messages) == total
        again = (await person.press(seen, "Play")).seen
        assert answers(again) == answers(panel) == answers(hand)
        before = answers(panel)
        await use(person, panel, before[0])
        await local.until(lambda: answers(panel) != before and answers(hand) != before)
        stale = await use(person, again, before[0])
        await reads(stale, "moved on")
        await local.until(lambda: answers(again) != before)


async def test_a_dialog_that_was_open_can_still_be_sent(
    local: LocalDiscord, club: list[Person], tmp_path: Path
) -> None:
    database = tmp_path / "club.sqlite3"
    person, where = club[2], local.channel("general")
    async with joined(local, make_bot(database)):
        await person.use("new", where, game="noria", options="mode=expert", quick=True)
        panel = (await person.use("hand", where)).seen
        while not (dialog := _dialogs(panel)):
            before = answers(panel)
            await use(person, panel, before[0])
            await local.until(lambda before=before: answers(panel) != before)  # type: ignore[misc]
        opened = [await person.press(panel, dialog[0]) for _ in range(3)]
    async with joined(local, make_bot(database)):
        refused = await _write(person, opened[0], "1 2 zwölf")
        await reads(refused, "“zwölf” is not a number")
        assert _dialogs(panel) == dialog
        await _write(person, opened[1])
        await local.until(lambda: _dialogs(panel) == [])
        await reads(await _write(person, opened[2]), "The table has moved on")


async def test_a_plan_is_gone_and_says_so(
    local: LocalDiscord, club: list[Person], tmp_path: Path
) -> None:
    database = tmp_path / "club.sqlite3"
    async with joined(local, make_bot(database)):
        at = await seated(local, club[2:4])
        person, seen = await at.asked()
        plan = (await person.use("plan", at.where)).seen
        menu = plan.menus[0]
        await person.choose(plan, menu["options"][0]["value"], menu=menu["custom_id"])
        await local.until(lambda: not plan.buttons["Send"].get("disabled"))
    async with joined(local, make_bot(database)):
        outcome = await person.press(plan, "Send")
        await reads(outcome, "You have no plan at this table")
        await local.until(lambda: "Send" not in plan.buttons)
        assert answers(plan)
        assert (await at.turn()).id == seen.id


async def test_messages_that_were_deleted_meanwhile_are_posted_when_they_are_next_needed(
    local: LocalDiscord, club: list[Person], tmp_path: Path
) -> None:
    database = tmp_path / "club.sqlite3"
    host, guest, where = club[0], club[1], local.channel("general")
    petit_bleu = make_bot(database)
    async with joined(local, petit_bleu):
        await host.use("new", where, game="cartels")
        lobby = await host.gets(where, "For ")
        at = await seated(local, club[2:4], where=local.channel("games"))
        person, shown = await at.asked()
        hand = await person.gets(person.dm)
        await posted(petit_bleu)
    for seen in (lobby, shown):
        local.faults.delete(seen.message)
    async with joined(local, make_bot(database)):
        await guest.use("join", where)
        again = await host.gets(where, "2. ", after=lobby.id)
        assert guest.mention in again.text
        await host.press(again, "Start")
        await At(local, where, [host, guest]).panel()
        await Driver(local, at.where, at.people, typing=False).work_on(person, hand)
        await at.turn(after=shown.id)
        await all_quiet(local, database)
    assert len([seen for seen in bots_messages(local, where) if "2. " in seen.text]) == 1
    assert len(table_messages(at.where)) == 1


def _dialogs(panel: Seen) -> list[str]:
    ids = [str(one.get("custom_id", "")) for one in panel.buttons.values()]
    return [one for one in ids if one.split(":")[1:2] == ["dialog"]]


async def _write(person: Person, opened: Outcome, text: str = "") -> Outcome:
    """Send a dialog with a text of one's own, or with the one it proposes."""
    field = opened.modal["components"][-1]["component"]
    return await person.submit(opened, {field["custom_id"]: text or field["value"]})


async def test_a_stopping_bot_finishes_what_it_has_begun(
    local: LocalDiscord,
    club: list[Person],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    begun = asyncio.Event()
    async with joined(local, petit_bleu := make_bot(tmp_path / "club.sqlite3")):
        at = await seated(local, club[2:4])
        person, panel = await at.panel()
        assert petit_bleu.club
        play = petit_bleu.club.play
        answer = play.answer

        async def slowly(*given: Any, **named: Any) -> Any:
            begun.set()
            await asyncio.sleep(0.3)
            return await answer(*given, **named)

        monkeypatch.setattr(play, "answer", slowly)
        press = asyncio.create_task(use(person, panel, before := answers(panel)[0]))
        await begun.wait()
    await press
    assert before not in answers(panel)
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []
