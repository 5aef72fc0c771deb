"""Trying a turn on a private copy of what one's seat can know."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from msgspec import Struct

from bot.club.giving import give
from bot.club.house import House
from bot.club.play import reply_to
from bot.club.refusals import ClubRefusal, Stale
from bot.club.results import Asked, Reply, Summary, Told
from bot.club.telling import told
from bot.club.warm import AnyTable, Warm
from games.chance import Seed
from games.decision import Answer, Decision, Illegal
from games.table import Fault
from games.text import Seat
from storage.moves import Moves

PLANS = 256
"""How many plans are kept; the one not touched for longest goes first."""
DEALS = 40
"""How many deals are tried until one fits what the table has been through."""


class Plan(Struct, frozen=True):
    """Where a plan stands. What is hidden from the seat is dealt at random in it."""

    table: Summary
    seat: Seat
    answers: tuple[Answer, ...]
    view: Any
    asked: Asked | None
    """`None` when the plan has come to the end of the person's turn."""
    told: tuple[Told, ...]
    """What the last tried answer led to."""
    guessed: bool
    """Whether something in it came from chance or from what the seat cannot know."""


class Sent(Struct, frozen=True):
    """What became of a plan that was sent."""

    replies: tuple[Reply, ...]
    left: tuple[Answer, ...]
    """Answers not given, because something came to light on the way."""


class _Trial:
    """A plan in the making."""

    def __init__(self, number: int, seat: Seat, luck: Seed, table: AnyTable) -> None:
        self.number = number
        self.seat = seat
        self.luck = luck
        self.table = table
        self.answers: list[Answer] = []
        self.told: tuple[Told, ...] = ()
        self.guessed = False

    def answer(self, answer: Answer) -> None:
        """Answer in the copy."""
        decision = self.table.decision(self.seat)
        events = self.table.answer(self.seat, answer)
        self.answers.append(answer)
        self.told = told(events, self.seat)
        self.guessed |= came_to_light(self.table, self.seat, decision, answer)


def came_to_light(table: AnyTable, seat: Seat, decision: Decision | None, answer: Answer) -> bool:
    """Whether an answer led to something that nobody could foresee."""
    if table.may_undo(seat) is None or decision is None:
        return False
    return not any(option.final for option in decision.options if option.key in answer)


class Planning:
    """One plan per person and table, kept in memory while the table stands still."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._trials: OrderedDict[tuple[str, str], _Trial] = OrderedDict()

    async def begin(self, table: str, person: str) -> Plan:
        """Begin anew with the table as it is; the person must be asked something."""
        async with self._house.tables.hold(table) as warm:
            live, seat = warm.playing(), warm.seated(person)
            if warm.asked(seat) is None:
                raise ClubRefusal("plan-not-asked")
            trial = await asyncio.to_thread(_imagine, live, warm.row.number, seat)
            self._keep(table, person, trial)
            return _plan(warm, trial)

    async def now(self, table: str, person: str) -> Plan:
        """The plan as it stands."""
        async with self._house.tables.hold(table) as warm:
            return _plan(warm, self._trial(warm, person))

    async def try_out(
        self, table: str, person: str, answer: Answer, *, token: str | None = None
    ) -> Plan:
        """Answer in the plan."""
        async with self._house.tables.hold(table) as warm:
            trial = self._trial(warm, person)
            asked = _asked(trial)
            if asked is None:
                raise ClubRefusal("plan-complete")
            if token is not None and token != asked.token:
                raise Stale("moved-on")
            try:
                await asyncio.to_thread(trial.answer, answer)
            except Fault as fault:
                raise ClubRefusal("rules-failed") from fault
            return _plan(warm, trial)

    async def step_back(self, table: str, person: str) -> Plan:
        """Take back the last tried answer."""
        async with self._house.tables.hold(table) as warm:
            trial = self._trial(warm, person)
            if not trial.answers:
                raise ClubRefusal("nothing-to-undo")
            again = await asyncio.to_thread(_again, warm.playing(), trial)
            self._keep(table, person, again)
            return _plan(warm, again)

    async def send(self, table: str, person: str, *, interaction: str) -> Sent:
        """Give the planned answers at the table, until something unforeseen comes to light."""
        async with self._house.tables.hold(table) as warm:
            replies = await self._sent_before(warm, interaction)
            left: list[Answer] = []
            if not replies:
                trial = self._trial(warm, person)
                if not trial.answers:
                    raise ClubRefusal("plan-empty")
                replies, left = await self._send(warm, trial, person, interaction)
                await self.drop(table, person)
        self._house.stand_ins.wake(table)
        return Sent(tuple(replies), tuple(left))

    async def drop(self, table: str, person: str) -> None:
        """Forget the plan."""
        self._trials.pop((table, person), None)

    async def _send(
        self, warm: Warm, trial: _Trial, person: str, interaction: str
    ) -> tuple[list[Reply], list[Answer]]:
        left, replies = list(trial.answers), list[Reply]()
        while left:
            live = warm.playing()
            decision = live.decision(trial.seat)
            try:
                move = await give(
                    self._house.ledger,
                    warm,
                    trial.seat,
                    left[0],
                    person=person,
                    interaction=_part(interaction, len(replies)),
                )
            except Illegal:
                if not replies:
                    raise
                break
            replies.append(reply_to(warm.row, move))
            answer = left.pop(0)
            if warm.row.phase != "playing" or came_to_light(live, trial.seat, decision, answer):
                break
        return replies, left

    async def _sent_before(self, warm: Warm, interaction: str) -> list[Reply]:
        """What this interaction did when it was delivered before."""
        moves, replies = Moves(self._house.database.reading), list[Reply]()
        while move := await moves.by_interaction(_part(interaction, len(replies))):
            replies.append(reply_to(warm.row, move))
        return replies

    def _keep(self, table: str, person: str, trial: _Trial) -> None:
        self._trials[table, person] = trial
        self._trials.move_to_end((table, person))
        while len(self._trials) > PLANS:
            self._trials.popitem(last=False)

    def _trial(self, warm: Warm, person: str) -> _Trial:
        """The person's plan, as long as the table has not moved since it was begun."""
        warm.playing()
        warm.seated(person)
        trial = self._trials.get((warm.row.id, person))
        if trial is None:
            raise Stale("no-plan")
        if trial.number != warm.row.number:
            self._trials.pop((warm.row.id, person))
            raise Stale("plan-stale")
        self._keep(warm.row.id, person, trial)
        return trial


def _part(interaction: str, index: int) -> str:
    """Each answer of a plan has an interaction of its own."""
    return f"{interaction}/{index}" if index else interaction


def _imagine(table: AnyTable, number: int, seat: Seat) -> _Trial:
    """A copy in which the seat is asked what it is asked at the table."""
    asked = table.decision(seat)
    for _ in range(DEALS):
        luck = Seed.new()
        try:
            copy = table.imagine(seat, luck)
        except (Illegal, Fault):
            continue
        if copy.decision(seat) == asked:
            return _Trial(number, seat, luck, copy)
    raise ClubRefusal("cannot-plan")


def _again(table: AnyTable, trial: _Trial) -> _Trial:
    """The same plan without its last answer."""
    again = _Trial(trial.number, trial.seat, trial.luck, table.imagine(trial.seat, trial.luck))
    for answer in trial.answers[:-1]:
        again.answer(answer)
    return again


def _asked(trial: _Trial) -> Asked | None:
    decision = trial.table.decision(trial.seat)
    if decision is None or trial.table.outcome:
        return None
    return Asked(decision, f"plan{len(trial.answers):04}")


def _plan(warm: Warm, trial: _Trial) -> Plan:
    return Plan(
        table=warm.summary(),
        seat=trial.seat,
        answers=tuple(trial.answers),
        view=trial.table.view(trial.seat),
        asked=_asked(trial),
        told=trial.told,
        guessed=trial.guessed,
    )
