"""The shortest game there is: everybody picks a number at once, and the highest wins."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest
from msgspec import Struct

from games import catalogue
from games.catalogue import Game
from games.chance import Chance
from games.data import Data
from games.decision import Decision, Option
from games.event import Story
from games.rules import Outcome, Play, Rules, ScoreLine, places
from games.stand_in import Random
from games.text import Seat, say


class State(Struct):
    """Nothing is known before all have picked."""

    picks: list[int]


class View(Struct, frozen=True):
    """What a seat sees."""

    picks: tuple[int, ...]


class Options(Struct, frozen=True):
    """What a table may choose."""

    long: bool = False


class Toss(Rules[State, View, Options]):
    """The rules."""

    key = "toss"
    version = 1
    seats = range(2, 5)
    verbs = ("pick",)
    state_type = State
    view_type = View
    options_type = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return State([0] * seats)

    def play(self, state: State, chance: Chance, story: Story) -> Play:
        options = tuple(Option(f"pick:{number}", say("toss.pick")) for number in range(1, 7))
        answers = yield tuple(
            Decision(seat, say("toss.pick-one"), options, secret=True)
            for seat in range(len(state.picks))
        )
        for seat, answer in answers.items():
            state.picks[seat] = int(answer[0].partition(":")[2])
        points = tuple(state.picks)
        account = (ScoreLine(say("toss.luck"), points),)
        return Outcome(say("toss.over"), places(state.picks), points, account)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(tuple(state.picks))

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return state

    def check(self, state: State) -> None:
        return


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the game into the catalogue for one test."""
    module: Any = ModuleType("games.toss")
    module.GAME = Game(Toss(), Data({}, {}), Random)
    monkeypatch.setitem(sys.modules, "games.toss", module)
    keys = (*catalogue.KEYS, "toss")
    monkeypatch.setattr(catalogue, "KEYS", keys)
    monkeypatch.setattr("bot.club.league.rules.KEYS", keys)
    catalogue.game.cache_clear()
