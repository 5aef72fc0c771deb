"""Innovation, the first edition, for 2 to 4 players."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec

from games.chance import Chance
from games.event import Story
from games.innovation.cards import KEY
from games.innovation.ending import Over
from games.innovation.hidden import redeal
from games.innovation.match import Match
from games.innovation.questions import VERBS
from games.innovation.reasons import why_not
from games.innovation.setup import arrange, check, setup
from games.innovation.state import Options, State
from games.innovation.turn import action, opening
from games.innovation.view import View, view
from games.rules import Play, Rules
from games.text import Seat, Text


class Innovation(Rules[State, View, Options]):
    """The rules as the table knows them."""

    key = KEY
    version = 1
    seats = range(2, 5)
    verbs = VERBS
    opening = (("innovation.achieved",), "name")
    state_type = State
    view_type = View
    options_type = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Lay out the game."""
        return setup(seats, options, chance)

    def play(self, state: State, chance: Chance, story: Story) -> Play:
        """The first melds together, then one action after the other."""
        match = Match(state, chance, story)
        try:
            yield from opening(match) if state.phase == "opening" else action(match)
        except Over as over:
            return over.outcome
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may see."""
        return view(state, seat)

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """A copy with everything unknown to the seat dealt anew."""
        copy = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
        redeal(copy, seat, chance)
        return copy

    def spoken(self, language: str) -> dict[str, Any]:
        """Titles are compared as the table reads them."""
        known = get_args(get_type_hints(Options)["first_player_language"])
        return {"first_player_language": language} if language in known else {}

    def check(self, state: State) -> None:
        """All 105 cards, each once, where it can be."""
        check(state)

    def why_not(self, state: State, seat: Seat, key: str) -> Text | None:
        """Why a move is not possible."""
        return why_not(state, seat, key)

    def arrange(self, state: State, drawn: dict[str, Any]) -> State:
        """Lay a written position over a fresh layout."""
        return arrange(state, drawn)
