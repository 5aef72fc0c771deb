"""Trying a turn on a private copy of what one's seat can know."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.club.results import Asked, Reply, Summary, Told
from games.decision import Answer
from games.text import Seat


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


class Planning:
    """One plan per person and table, kept in memory while the table stands still."""

    async def begin(self, table: str, person: str) -> Plan:
        """Begin anew with the table as it is; the person must be asked something."""
        raise NotImplementedError

    async def try_out(
        self, table: str, person: str, answer: Answer, *, token: str | None = None
    ) -> Plan:
        """Answer in the plan."""
        raise NotImplementedError

    async def step_back(self, table: str, person: str) -> Plan:
        """Take back the last tried answer."""
        raise NotImplementedError

    async def send(self, table: str, person: str, *, interaction: str) -> Sent:
        """Give the planned answers at the table, until something unforeseen comes to light."""
        raise NotImplementedError

    async def drop(self, table: str, person: str) -> None:
        """Forget the plan."""
        raise NotImplementedError
