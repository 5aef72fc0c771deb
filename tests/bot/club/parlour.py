"""A tiny game with everything a table has to cope with.

Each round everybody secretly picks a number at the same time; then each in turn takes as many small
actions as they like: a step, a hit at somebody, a card drawn unseen by the others, and the end.
"""

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
from games.decision import Answer, Decision, Option
from games.event import Story
from games.rules import Broken, Outcome, Play, Rules, choose, places
from games.text import Player, Seat, say

ROUNDS = 2
CARDS = tuple(f"card-{number}" for number in range(40))


class State(Struct):
    """The position."""

    round: int
    phase: str
    player: Seat
    points: list[int]
    hands: list[list[str]]
    deck: list[str]


class View(Struct, frozen=True):
    """What a seat sees."""

    points: tuple[int, ...]
    hand: tuple[str, ...]
    deck: int


class Options(Struct, frozen=True):
    """What a table may choose."""

    long: bool = False


def _pick(seat: Seat) -> Decision:
    options = tuple(Option(f"pick:{number}", say("parlour.pick")) for number in (1, 2, 3))
    return Decision(seat, say("parlour.pick-one"), options, secret=True)


class Parlour(Rules[State, View, Options]):
    """The rules."""

    key = "parlour"
    version = 1
    seats = range(2, 5)
    verbs = ("pick", "step", "hit", "draw", "stop")
    state_type = State
    view_type = View
    options_type = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        deck = chance.shuffle("deck", list(CARDS))
        return State(0, "pick", 0, [0] * seats, [[] for _ in range(seats)], deck)

    def play(self, state: State, chance: Chance, story: Story) -> Play:
        if state.phase == "pick":
            answers = yield tuple(_pick(seat) for seat in range(len(state.points)))
            for seat, answer in sorted(answers.items()):
                number = int(answer[0].partition(":")[2])
                state.points[seat] += number
                text = say("parlour.picked", player=Player(seat), number=number)
                story.tell(text, marks=(f"points.{seat}",), reveals=True)
            state.phase, state.player = "turn", 0
            return None
        while (key := (yield from choose(self._action(state)))) != "stop:":
            self._act(state, key, story)
        story.tell(say("parlour.stopped", player=Player(state.player)))
        state.player += 1
        if state.player == len(state.points):
            state.round, state.phase = state.round + 1, "pick"
        if state.round == ROUNDS:
            scores = tuple(state.points)
            return Outcome(say("parlour.over"), places(state.points), scores)
        return None

    def _action(self, state: State) -> Decision:
        keys = ["step:one", "draw:card"] if state.deck else ["step:one"]
        keys += [f"hit:{seat}" for seat in range(len(state.points)) if seat != state.player]
        options = [Option(key, say("parlour.act")) for key in keys]
        stop = Option("stop:", say("parlour.stop"), final=state.points[state.player] % 2 == 0)
        return Decision(state.player, say("parlour.your-turn"), (*options, stop))

    def _act(self, state: State, key: str, story: Story) -> None:
        seat, (verb, _, what) = state.player, key.partition(":")
        if verb == "step":
            state.points[seat] += 1
            story.tell(say("parlour.stepped", player=Player(seat)), marks=(f"points.{seat}",))
        elif verb == "hit":
            state.points[int(what)] -= 1
            text = say("parlour.hit", player=Player(seat), other=Player(int(what)))
            story.tell(text, touches=(int(what),), marks=(f"points.{what}",))
        else:
            card = state.deck.pop()
            state.hands[seat].append(card)
            text = say("parlour.drew", player=Player(seat), card=card)
            shadow = say("parlour.drew-something", player=Player(seat))
            story.tell(text, to=(seat,), shadow=shadow, reveals=True)

    def view(self, state: State, seat: Seat | None) -> View:
        hand = () if seat is None else tuple(state.hands[seat])
        return View(tuple(state.points), hand, len(state.deck))

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        pool = chance.shuffle("deck", [*state.deck, *(card for hand in others for card in hand)])
        for hand in others:
            hand[:] = [pool.pop() for _ in hand]
        state.deck = pool
        return state

    def check(self, state: State) -> None:
        cards = [*state.deck, *(card for hand in state.hands for card in hand)]
        if sorted(cards) != sorted(CARDS):
            raise Broken("a card is missing")


class Careful:
    """Steps once and stops."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> Answer:
        keys = [option.key for option in decision.options]
        if "stop:" in keys:
            return ("step:one",) if chance.below("luck", 2) else ("stop:",)
        return (keys[0],)


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the game into the catalogue for one test."""
    module: Any = ModuleType("games.parlour")
    module.GAME = Game(Parlour(), Data({}, {}), Careful)
    monkeypatch.setitem(sys.modules, "games.parlour", module)
    monkeypatch.setattr(catalogue, "KEYS", (*catalogue.KEYS, "parlour"))
    catalogue.game.cache_clear()
