"""What a game must offer to be played at a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from games.chance import Chance
from games.decision import Answer, Decision
from games.event import Event, Story
from games.text import Player, Seat, Text, say

Ask = tuple[Decision, ...]
"""Questions put at the same time, to one seat each."""

Answers = dict[Seat, Answer]


class ScoreLine(Struct, frozen=True):
    """One line of the final account: where points came from, for each seat."""

    label: Text
    points: tuple[int, ...]


class Outcome(Struct, frozen=True):
    """How a game ended."""

    reason: Text
    places: tuple[int, ...]
    """Each seat's place, 1 for the winner; those who share a place have the same number."""
    scores: tuple[int, ...]
    account: tuple[ScoreLine, ...] = ()
    by_points: bool = True
    """Whether the scores say who came where; otherwise they are one line of the account."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, several when they share it."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


Play = Generator[Ask, Answers, Outcome | None]

S = TypeVar("S", bound=Struct)
V = TypeVar("V", bound=Struct)
Opts = TypeVar("Opts", bound=Struct)


class Broken(Exception):
    """A position that the rules could never have led to."""


class Rules(ABC, Generic[S, V, Opts]):
    """A game's rules. One object serves every table: it keeps nothing of its own."""

    key: ClassVar[str]
    version: ClassVar[int]
    """Goes up whenever the same answers could lead elsewhere than before."""
    seats: ClassVar[range]
    verbs: ClassVar[tuple[str, ...]]
    """Every verb an option may have, in the order in which commands list them."""

    opening: ClassVar[tuple[tuple[str, ...], str] | None] = None
    """Messages of which a player's first is typical of their play, and the argument that says it.

    Without them, it is whatever brought a player most points in the end.
    """

    state_type: type[S]
    view_type: type[V]
    options_type: type[Opts]

    @abstractmethod
    def setup(self, seats: int, options: Opts, chance: Chance) -> S:
        """Lay out the game."""

    @abstractmethod
    def play(self, state: S, chance: Chance, story: Story) -> Play:
        """Play from one resting point to the next, changing the state in place.

        Returns `None` at a resting point, where the state alone tells how the game goes on and can
        be written down, and the outcome when the game is over. It rests at least once a turn.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may see; `None` is a spectator. It shares nothing mutable with the state."""

    @abstractmethod
    def imagine(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """A copy in which everything that the seat may not know is dealt anew at random.

        It is the definition of what is secret, written apart from `view` so that each checks the
        other, and it gives plans and stand-ins a game to try things in without peeking.
        """

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise `Broken` unless all is where it can be: nothing appeared, nothing vanished."""

    def spoken(self, language: str) -> dict[str, Any]:  # noqa: ARG002
        """The options that follow from a table's language, where nobody chooses otherwise."""
        return {}

    def why_not(self, state: S, seat: Seat, key: str) -> Text | None:  # noqa: ARG002
        """Why this seat may not answer with this key now, where the game can tell."""
        return None

    def habits(self, story: Iterable[Event], outcome: Outcome) -> tuple[Text | None, ...]:
        """What was typical of each seat in a game that is over, for its statistics."""
        seats = range(len(outcome.places))
        if self.opening is None:
            return tuple(_best_line(outcome, seat) for seat in seats)
        messages, what = self.opening
        found: dict[Seat, Text] = {}
        for text in (event.text for event in story):
            who = text.args.get("player")
            if text.id in messages and isinstance(who, Player):
                found.setdefault(who.seat, say("core.habit", what=text.args[what]))
        return tuple(found.get(seat) for seat in seats)

    def arrange(self, state: S, drawn: dict[str, Any]) -> S:
        """Lay what a written position says over a fresh layout."""
        return msgspec.convert(overlay(msgspec.to_builtins(state), drawn), self.state_type)


def _best_line(outcome: Outcome, seat: Seat) -> Text | None:
    best = max(outcome.account, key=lambda line: line.points[seat], default=None)
    return best.label if best and best.points[seat] > 0 else None


def overlay(under: Any, over: Any) -> Any:
    """Lay one tree of plain data over another: tables are merged, lists of tables row by row."""
    if isinstance(under, dict) and isinstance(over, dict):
        return under | {key: overlay(under.get(key), value) for key, value in over.items()}
    if isinstance(under, list) and isinstance(over, list) and len(over) == len(under):
        return [overlay(low, high) for low, high in zip(under, over, strict=True)]
    return over


def ask(decision: Decision) -> Generator[Ask, Answers, Answer]:
    """Ask one seat and continue with its answer."""
    answers = yield (decision,)
    return answers[decision.seat]


def choose(decision: Decision) -> Generator[Ask, Answers, str]:
    """Ask one seat for one option and continue with its key."""
    answers = yield (decision,)
    return answers[decision.seat][0]


def places(standings: list[Any]) -> tuple[int, ...]:
    """Places from a sortable standing per seat, highest first; equal standings share a place."""
    order = sorted(standings, reverse=True)
    return tuple(order.index(standing) + 1 for standing in standings)
