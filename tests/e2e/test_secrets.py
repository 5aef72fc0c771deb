"""Everything that Petit Bleu gives to somebody is the same in two games they cannot tell apart.

Channels, direct messages, panels, pictures to the byte, their names and descriptions, suggestions,
refusals, reasons, records and the bot's own log: all of it is gathered through Discord.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.discord_bot import PetitBleu, make_bot
from bot.panels import drawing
from bot.practice.connect import joined
from bot.practice.model import Attachment, Message
from bot.practice.person import Outcome, Person
from bot.practice.server import LocalDiscord
from bot.thrift import Thrift
from games.catalogue import game, games
from games.chance import Seed
from games.decision import answer_text
from rendering.kit.shelf import Shelf
from tests.e2e.doubles import MORNING, Double, Lane, lay_out, moment
from tests.e2e.tables import control, posted

AFTER = {2: 8, 3: 30, 4: 60}
"""From which answer on a game is looked at, by its seats: early, in the middle, late."""
LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("hand", {}), ("board", {}), ("board", {"as": "text"}), ("log", {}), ("since", {}),
    ("export", {}), ("verify", {}), ("games", {}), ("rules", {}), ("undo", {}), ("plan", {}),
)  # fmt: skip
"""Every command by which somebody looks at a table, and those refused to who may not use them."""
OURS = ("bot", "games", "rendering", "storage")
"""Whose log is read."""
SOON = {("noria", 3), ("innovation", 4), ("promethium", 2), ("cartels", 3)}
"""The tables that are compared on every change; the others take their time."""
TABLES = [
    pytest.param(one.key, seats, marks=() if (one.key, seats) in SOON else pytest.mark.long)
    for one in games()
    for seats in one.rules.seats
]


@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_whatever_somebody_is_given_tells_no_secret(
    key: str,
    seats: int,
    local: LocalDiscord,
    club: list[Person],
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    trail, found = moment(key, seats, AFTER[seats])
    monkeypatch.setattr(Seed, "new", lambda: trail.table.seed)
    database = tmp_path / "club.sqlite3"
    doubles = await lay_out(local, database, [*club[:seats], club[5]], trail, found)
    moves = sorted({option.key for one in trail.table.pending for option in one.options})[:4]
    moves += [f"{verb}:nonsense" for verb in game(key).rules.verbs[:3]]
    for package in OURS:
        caplog.set_level(logging.DEBUG, package)
    bot = make_bot(database, now=lambda: MORNING)
    async with joined(local, bot):
        for person in club:
            await person.use("turns")  # from now on the bot knows what they read
        for double in doubles:
            given = []
            for lane in (double.real, double.other):
                monkeypatch.setattr(drawing, "_kept", Shelf(room=6_000_000))
                given.append(await everything(bot, local, club, double, lane, moves, caplog))
            assert given[0].keys() == given[1].keys()
            for what, real in given[0].items():
                apart = _apart(real, given[1][what])
                assert not apart, f"{double.observer.user.username}: {what}: {apart}"


async def everything(
    bot: PetitBleu,
    local: LocalDiscord,
    club: list[Person],
    double: Double,
    lane: Lane,
    moves: list[str],
    caplog: pytest.LogCaptureFixture,
) -> dict[str, Any]:
    """Let the game go on in one of its two channels, and gather all that the observer is given."""
    me, where = double.observer, lane.where
    assert bot.club
    bot.presses.thrift = Thrift()
    caplog.clear()
    written = _plainly(local, lane)
    summary = await bot.club.look.summary(lane.table)
    sitting = {int(one.person): one.seat for one in summary.seats if one.person}
    people = {sitting[one.id]: one for one in club if one.id in sitting}
    seen_before = {message.id for message in me.dm.messages.values()}
    found: dict[str, Any] = {}
    for number, (seat, answer) in enumerate(lane.answers):
        took = await people[seat].use("play", where, choice=answer_text(answer))
        if people[seat] is me:
            found[f"answer {number}"] = _shown(took, written)
        await posted(bot)
    for number, one in enumerate(one for one in me.sees(where) if not one.ephemeral):
        found[f"channel {number}"] = written(_message(one.message))
    new = [one for one in me.dm.messages.values() if one.id not in seen_before]
    found["direct messages"] = [written(_message(one)) for one in new]
    for name, said in LOOKS:
        found[f"/{name} {said}"] = _shown(await me.use(name, where, **said), written)
    for move in moves:
        found[f"/why {move}"] = _shown(await me.use("why", where, move=move), written)
    found["refused"] = _shown(await me.use("play", where, choice="nonsense"), written)
    found["why it was"] = _shown(await me.use("why", where), written)
    found |= await _suggested(me, lane, summary.game)
    table = [one for one in me.sees(where) if not one.ephemeral and control(one, "board")][-1]
    for act in ("move", "hand", "since", "board"):
        pressed = await me.press(table, control(table, act))
        found[f"button {act}"] = _shown(pressed, written)
    found["log"] = [
        written(f"{one.name} {one.getMessage()}")
        for one in caplog.records
        if one.name.partition(".")[0] in OURS
    ]
    return found


async def _suggested(me: Person, lane: Lane, key: str) -> dict[str, Any]:
    """What is suggested while commands are typed."""
    where, verbs = lane.where, game(key).rules.verbs
    found: dict[str, Any] = {"/play …": await me.suggestions("play", "choice", "", where)}
    for verb in verbs[:4]:
        found[f"/{verb} …"] = await me.suggestions(f"{key} {verb}", "choice", "", where)
    for typed in ("an", "er", "on"):
        found[f"/why {typed}…"] = await me.suggestions("why", "move", typed, where)
    return found


def _shown(outcome: Outcome, written: Callable[[Any], str]) -> list[str]:
    """What somebody sees in answer to what they did."""
    answer = [outcome.seen] if outcome.answer else []
    return [written(_message(one.message)) for one in [*answer, *outcome.follow_ups]]


def _message(message: Message) -> Any:
    """All of a message that its reader gets."""
    return {
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
        "files": [
            (one.filename, one.description, one.width, one.height, _content(one))
            for one in message.attachments
        ],
        "flags": int(message.flags),
        "mentions": message.mention_ids,
    }


def _content(file: Attachment) -> str:
    """A picture to the byte; a record but for fingerprints, which say nothing without a seed."""
    if file.filename.endswith(".txt"):
        return re.sub(r"[0-9a-f]{16}$", "", file.content.decode(), flags=re.MULTILINE)
    return file.content.hex()


def _apart(real: Any, other: Any) -> str:
    """Where two things that should be the same first differ; nothing if they do not."""
    one, two = (json.dumps(it, ensure_ascii=False) for it in (real, other))
    at = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    begin = max(0, at - 100)
    return "" if one == two else f"…{one[begin : at + 200]}…, not …{two[begin : at + 200]}…"


def _plainly(local: LocalDiscord, lane: Lane) -> Callable[[Any], str]:
    """Write without what differs between any two channels: ids, nonces, fingerprints with seeds."""
    people = {str(one.id) for one in local.world.people}

    def written(what: Any) -> str:
        text = json.dumps(what, sort_keys=True, ensure_ascii=False).replace(lane.table, "TABLE")
        text = re.sub(r'"id": \d+', '"id": 0', text)
        text = re.sub(r"\?hm=[0-9a-f]{64}", "", text)
        # Whether the channel's message was there before the direct one is a matter of chance.
        text = re.sub(r"\[(\w+)\]\(https://discord.com/channels/\d+/\d+/\d+\)", r"\1", text)
        return re.sub(
            r"(?<![0-9a-f])\d{15,20}(?![0-9a-f])",
            lambda found: found[0] if found[0] in people else "ID",
            text,
        )

    return written
