"""A table of Innovation set up by hand, spoken to in a few words. Seats are counted from 1."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games.decision import Decision, Illegal
from games.event import Event
from games.innovation.cards import Splay
from games.innovation.state import Holding, State
from games.position import Position, table_at
from games.rules import Outcome
from games.table import Table
from games.text import Player, names_in


def player(
    *board: str,
    hand: str = "",
    score: str = "",
    achievements: str = "",
    **counters: int,
) -> dict[str, Any]:
    """What one player has: piles as `"oars > archery [left]"`, cards as words."""
    return {
        "board": list(board),
        "hand": hand.split(),
        "score": score.split(),
        "achievements": achievements.split(),
        **counters,
    }


class Scene:
    """A position and what is done in it."""

    def __init__(
        self,
        *players: dict[str, Any],
        coming: str = "",
        decks: dict[int, str] | None = None,
        options: dict[str, Any] | None = None,
        **state: Any,
    ) -> None:
        position = Position(
            game="innovation",
            seats=len(players),
            options=options or {},
            state={
                "players": list(players),
                "next": coming.split(),
                "decks": {str(age): cards.split() for age, cards in (decks or {}).items()},
                **state,
            },
        )
        self.table: Table[State, Any, Any] = table_at(position)
        self.events: list[Event] = list(self.table.opening())

    @property
    def state(self) -> State:
        return self.table._state

    @property
    def outcome(self) -> Outcome:
        assert self.table.outcome is not None, "the game is not over"
        return self.table.outcome

    @property
    def over(self) -> bool:
        return self.table.outcome is not None

    def of(self, seat: int) -> Holding:
        return self.state.players[seat - 1]

    def hand(self, seat: int) -> set[str]:
        return set(self.of(seat).hand)

    def score(self, seat: int) -> set[str]:
        return set(self.of(seat).score)

    def pile(self, seat: int, colour: str) -> list[str]:
        return self.of(seat).board[colour].cards

    def splay(self, seat: int, colour: str) -> Splay:
        return self.of(seat).board[colour].splay

    def icons(self, seat: int) -> dict[str, int]:
        return cast("dict[str, int]", self.table.view(None).players[seat - 1].icons)

    def decision(self) -> Decision:
        assert len(self.table.pending) == 1
        return self.table.pending[0]

    def asks(self, seat: int) -> set[str]:
        """What the seat may answer; `none` stands for declining."""
        decision = self.table.decision(seat - 1)
        if decision is None:
            return set()
        return {option.key for option in decision.options} | (
            {"none"} if not decision.least else set()
        )

    def does(self, *answers: str) -> Scene:
        """Answer whatever is asked, one after the other: `"return:oars return:tools"`, `"none"`."""
        for words in answers:
            keys = () if words == "none" else tuple(words.split())
            self.events += self.table.answer(self.decision().seat, keys)
            self.table.check()
        return self

    def refuses(self, words: str) -> str:
        """The id of the reason why this answer is not taken."""
        keys = () if words == "none" else tuple(words.split())
        before = self.table.digest
        with pytest.raises(Illegal) as refusal:
            self.table.answer(self.decision().seat, keys)
        assert self.table.digest == before
        return refusal.value.reason.id

    @property
    def rests(self) -> bool:
        """Whether nobody is in the middle of an effect."""
        return self.asks(self.state.turn + 1) >= {"draw:card"}

    def told(self, message: str) -> int:
        """How often this was told."""
        return sum(event.text.id == f"innovation.{message}" for event in self.events)

    def shown(self, seat: int) -> set[str]:
        """The cards that the seat showed to prove that none of them fits."""
        return {
            name.key
            for event in self.events
            if event.text.id == "innovation.hand-shown"
            and event.audience is None
            and event.text.args["player"] == Player(seat - 1)
            for name in names_in(event.text)
        }
