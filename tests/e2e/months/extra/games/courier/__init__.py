"""The smallest game for long evenings: everybody says hello, then a letter goes round."""

from __future__ import annotations

from msgspec import Struct

from games.catalogue import Game
from games.chance import Chance
from games.data import Data
from games.decision import Answer, Decision, Option
from games.event import Story
from games.rules import Outcome, Play, Rules, choose, places
from games.text import Player, Seat, say

ROUNDS = 100


class State(Struct):
    """Who is next."""

    seats: int
    greeted: bool = False
    turn: int = 0


class View(Struct, frozen=True):
    """Everybody sees everything."""

    turn: int


class Options(Struct, frozen=True):
    """There are none."""


class Courier(Rules[State, View, Options]):
    """The rules."""

    key = "courier"
    version = 1
    seats = range(2, 5)
    verbs = ("greet", "pass")
    state_type = State
    view_type = View
    options_type = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        return State(seats)

    def play(self, state: State, chance: Chance, story: Story) -> Play:
        if not state.greeted:
            yield tuple(_ask(seat, "greet") for seat in range(state.seats))
            state.greeted = True
            return None
        seat = state.turn % state.seats
        yield from choose(_ask(seat, "pass"))
        story.tell(say("courier.passed", player=Player(seat)))
        state.turn += 1
        if state.turn == ROUNDS * state.seats:
            points = [0] * state.seats
            return Outcome(say("courier.arrived"), places(points), tuple(points))
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        return View(state.turn)

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return state

    def check(self, state: State) -> None:
        return None


def _ask(seat: Seat, verb: str) -> Decision:
    options = tuple(Option(f"{verb}:{how}", say(f"courier.{how}")) for how in ("on", "over"))
    return Decision(seat, say("courier.ask"), options)


class Quick:
    """Passes on."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> Answer:
        return (decision.options[0].key,)


GAME = Game(Courier(), Data({}, {}), Quick)
