"""Months at the club: everything is told at its minute, once, and never in quiet hours.

A few tables for a week in every run of the tests; `make long` has the whole club (PETITBLEU_TABLES,
PETITBLEU_DAYS and PETITBLEU_KILLS say how much of it, PETITBLEU_SEED which one).
"""

from __future__ import annotations

import os
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.clock.pace import read_pace
from tests.e2e.months.club import Heard, Months, Table
from tests.e2e.months.oracle import (
    OUTAGE,
    Due,
    Habits,
    Move,
    Turn,
    after_outage,
    comes,
    due,
    others,
    turns,
    used,
)

DAY = 86400.0
START = datetime(2026, 3, 25, 12, tzinfo=UTC).timestamp()
"""The clocks of Europe go forward four days later."""

SEED = int(os.environ.get("PETITBLEU_SEED", "5"))
"""What people do and when; any other number gives another club."""

Outages = list[tuple[float, float, float]]


async def live(months: Months, days: float, kills: int) -> Outages:
    """Let the days pass, with kills spread over them; every third is a long outage."""
    await months.move_in()
    end = months.now + days * DAY
    strikes = [months.now + (one + 0.5) * days * DAY / kills for one in range(kills)]
    while months.now < end:
        await months.settled()
        months.plan_deeds()
        coming = min(months.next_deed, months.next_due(), end)
        months.put_forward(max(coming, months.now))
        if strikes and strikes[0] <= months.now:
            strikes.pop(0)
            await months.strike(OUTAGE if months.kills % 3 == 0 else 0.0)
        await months.settled()
        await months.do_deeds()
    for person, habits in months.habits.items():
        rows = months.rows("SELECT starts, ends FROM vacations WHERE person = ?", person)
        habits.away = [(row[0], row[1]) for row in rows]
    await months.settled()
    outages: Outages = [
        (row[0], row[1], row[2])
        for row in months.rows("SELECT starts, ends, grace FROM outages ORDER BY starts")
    ]
    return outages


def judge(months: Months, outages: Outages) -> tuple[Counter[str], list[str]]:
    """Hold everything that was heard against what should have been: how much of what there was,
    and every complaint."""
    seen: Counter[str] = Counter()
    complaints: list[str] = []
    held = [one for one in months.heard if _kind(one) in ("half", "tenth", "flag")]
    explained: set[tuple[int, str]] = set()
    dms = {str(person.dm.id): key for key, person in months.people.items()}
    for one in months.heard:
        complaints += _woken(months, dms, one)
    for table in months.tables:
        spares: dict[str, float] = {}
        ended: dict[str, float] = {}
        told_already: set[Turn] = set()
        """Turns of those who have just answered, and see on their panel that they go on."""
        pace = read_pace(table.pace)
        moves = _moves(months, table)
        for turn in turns(str(table.channel.id), moves, months.now):
            habits = months.habits[turn.person]
            spare = spares.get(turn.person, float(pace.time))
            wanted = due(turn, spare, habits, outages)
            if ended.get(turn.person) == turn.asked == wanted.start:
                told_already.add(turn)
            ended[turn.person] = turn.ended
            left = max(0.0, spare - used(turn, habits, outages))
            spares[turn.person] = pace.refilled(left)
            kinds = ["half", "tenth"] if turn in told_already else ["notice", "half", "tenth"]
            found, wrong = _as_wanted(months, table, turn, wanted, outages, moves, explained, kinds)
            seen += found
            complaints += wrong
    known = {one for one, _ in explained}
    complaints += [f"due to nobody: {one}" for one in held if id(one) not in known]
    return seen, complaints


def _as_wanted(
    months: Months,
    table: Table,
    turn: Turn,
    wanted: Due,
    outages: Outages,
    moves: list[Move],
    explained: set[tuple[int, str]],
    kinds: list[str],
) -> tuple[Counter[str], list[str]]:
    """One turn."""
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    habits = months.habits[turn.person]
    where = f"{table.pace} {table.policy} {habits} {turn} {wanted}"
    instants = {"notice": wanted.start, "half": wanted.half, "tenth": wanted.tenth}
    for kind in kinds:
        at = instants[kind]
        heard = [
            one
            for one in _to(months, table, turn.person)
            if _kind(one) == kind
            and turn.asked <= one.at <= turn.ended
            and not (kind == "notice" and one.at == turn.ended)
            and (id(one), turn.person) not in explained
        ]
        at = after_outage(at, habits, outages, None if kind == "notice" else wanted.zero)
        late = at is None or at > turn.ended or (kind == "notice" and at == turn.ended)
        expected = [] if at is None or late or habits.notify == "none" else [at]
        if kind == "notice" or not (expected and turn.ended == at):
            close = len(heard) == len(expected) and all(
                abs(one.at - at) < 60 for one in heard if at is not None
            )
            if not close:
                wrong.append(f"{kind}: {[one.at for one in heard]} for {expected}: {where}")
        explained.update((id(one), turn.person) for one in heard)
        seen[kind] += len(heard)
    zero, policy = wanted.zero, table.policy
    at_once = policy != "flag" and others(moves, turn.person, zero)
    later = None if policy == "flag" else comes(moves, turn.person, zero)
    played = zero if at_once else later
    if turn.by_stand_in:
        if played is None or abs(turn.ended - played) >= 60:
            wrong.append(f"stand-in, due {played}: {where}")
        seen["stand-in"] += 1
    elif played is not None and played < turn.ended:
        wrong.append(f"nobody plays: {where}")
    name = months.people[turn.person].user.global_name
    flags = [
        one
        for one in months.heard_in(str(table.channel.id))
        if f"The time of {name} is up. The table goes on waiting" in one.text
        and turn.asked <= one.at <= turn.ended
        and (id(one), turn.person) not in explained
    ]
    flagged = zero <= turn.ended and not at_once
    if len(flags) != flagged or any(abs(one.at - zero) >= 60 for one in flags):
        wrong.append(f"flags {[one.at for one in flags]}: {where}")
    explained.update((id(one), turn.person) for one in flags)
    seen["flag"] += len(flags)
    return seen, wrong


def _moves(months: Months, table: Table) -> list[Move]:
    seats = [("seat", seat, person, 0.0) for seat, person in table.seats.items()]
    rows = months.rows(
        "SELECT moves.kind, COALESCE(moves.seat, -1), moves.person, moves.made_at FROM moves"
        " JOIN games ON games.id = moves.game WHERE games.channel = ? ORDER BY moves.number",
        str(table.channel.id),
    )
    return [*seats, *((kind, seat, person, at) for kind, seat, person, at in rows)]


def _kind(heard: Heard) -> str:
    """What a message is about."""
    text = heard.text.casefold()
    if "half of your time" in text:
        return "half"
    if "little of your time" in text:
        return "tenth"
    if "the table goes on waiting" in text:
        return "flag"
    return "notice"


def _by_dm(habits: Habits) -> bool:
    return habits.notify in ("both", "dm")


def _to(months: Months, table: Table, person: str) -> list[Heard]:
    """What somebody was told about a table in the way they chose."""
    dm, channel = str(months.people[person].dm.id), str(table.channel.id)
    if _by_dm(months.habits[person]):
        hands = [one for one in months.heard_in(dm) if one.table == channel]
        return [one for one in hands if "was up in" not in one.text]
    return [one for one in months.heard_in(channel) if person in one.called]


def _woken(months: Months, dms: dict[str, str], heard: Heard) -> list[str]:
    """Nothing is sent to anybody in their quiet hours."""
    called = [*heard.called, *([dms[heard.channel]] if heard.channel in dms else [])]
    return [
        f"woken: {months.habits[person]}: {heard}"
        for person in called
        if months.habits[person].sleeps(heard.at)
    ]


@pytest.mark.parametrize(
    ("tables", "people", "days", "kills"),
    [
        (4, 6, 4, 2),
        pytest.param(
            int(os.environ.get("PETITBLEU_TABLES", "300")),
            2 * int(os.environ.get("PETITBLEU_TABLES", "300")),
            int(os.environ.get("PETITBLEU_DAYS", "60")),
            int(os.environ.get("PETITBLEU_KILLS", "20")),
            marks=pytest.mark.long,
        ),
    ],
    ids=["a few days", "months"],
)
async def test_everything_is_told_at_its_minute(
    tmp_path: Path, tables: int, people: int, days: int, kills: int
) -> None:
    months = Months(tmp_path, START, tables, people, slow=days > 7, seed=SEED)
    async with months.open():
        outages = await live(months, days, kills)
    assert months.kills == kills
    assert len(outages) == (kills + 2) // 3
    seen, complaints = judge(months, outages)
    months.close()
    print(f"{tables} tables, {days} days, {kills} kills, seed {SEED}: {dict(seen)}")
    assert complaints == []
    assert all(seen[kind] for kind in ("notice", "half", "tenth", "stand-in"))
