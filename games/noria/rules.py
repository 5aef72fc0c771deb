"""Noria: wheels of discs that turn, islands to sail to, tracks to rise on, chambers to fill."""

from __future__ import annotations

from typing import Any

import msgspec

from games.chance import Chance
from games.event import Story
from games.noria.opening import build_wheels, enter_track, fitting, take_resource
from games.noria.refusals import why_not
from games.noria.scoring import outcome
from games.noria.setup import setup
from games.noria.soundness import check
from games.noria.state import Options, State
from games.noria.turn import step
from games.noria.view import View, view
from games.noria.written import arrange
from games.rules import Play, Rules
from games.text import Seat, Text


class Noria(Rules[State, View, Options]):
    """The rules object of the catalogue."""

    key = "noria"
    version = 2
    seats = range(2, 5)
    verbs = (
        "activate",
        "inspect",
        "buy",
        "invest",
        "travel",
        "ship",
        "factory",
        "upgrade",
        "produce",
        "bonus",
        "trade",
        "shift",
        "modify",
        "intrigue",
        "remove",
        "pay",
        "place",
        "end",
        "start",
        "wheel",
    )
    state_type = State
    view_type = View
    options_type = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Lay out the game."""
        return setup(seats, options, chance)

    def play(self, state: State, chance: Chance, story: Story) -> Play:  # noqa: ARG002
        """Take the next step: nothing after the layout is left to chance."""
        match state.stage:
            case "wheels":
                yield from build_wheels(state, story)
            case "resources":
                yield from take_resource(state, story)
            case "tracks":
                yield from enter_track(state, story)
            case "turn":
                yield from step(state, story)
            case "over":
                return outcome(state)
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may see."""
        return view(state, seat)

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Other islands lie face down, and the others plan other wheels."""
        other = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
        if other.stack:
            hidden = chance.shuffle("imagined", other.stack + other.removed)
            count = len(other.stack)
            other.stack, other.removed = hidden[:count], hidden[count:]
        for owner, house in enumerate(other.houses):
            if owner == seat:
                continue
            planned, house.plan = len(house.plan), []
            while len(house.plan) < planned:
                house.plan += chance.shuffle("imagined", fitting(house.plan))[0]
        return other

    def check(self, state: State) -> None:
        """Nothing appeared, nothing vanished."""
        check(state)

    def why_not(self, state: State, seat: Seat, key: str) -> Text | None:
        """The rule that stands against a move of the player in turn."""
        return why_not(state, key) if seat == state.at else None

    def arrange(self, state: State, drawn: dict[str, Any]) -> State:
        """Fit a fresh layout around what a position says."""
        return arrange(state, drawn)
