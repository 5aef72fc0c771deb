"""Promethium's rules, as the table sees them."""

from __future__ import annotations

from typing import Any

from games.chance import Chance
from games.decision import Decision
from games.event import Story
from games.promethium import arrange, check, imagine, refusal, view
from games.promethium.bidding import bid
from games.promethium.box import START_TILES
from games.promethium.buying import buy
from games.promethium.closing import end_round, expo
from games.promethium.office import office
from games.promethium.schemes import Step
from games.promethium.scoring import outcome
from games.promethium.setup import lay_out
from games.promethium.state import Options, State, order_of, take_from_reserve
from games.promethium.view import View
from games.promethium.wording import element_option, name, names, phrase, tile_text
from games.rules import Outcome, Play, Rules, choose
from games.text import Player, Seat, Text

VERBS = (
    "line",
    "place",
    "announce",
    "lobby",
    "buy",
    "sell",
    "decline",
    "leave",
    "persuade",
    "steal",
    "order",
    "realise",
    "activate",
    "chemist",
    "expedition",
    "engineer",
    "financier",
    "machinist",
    "resell",
    "scheme",
    "take",
    "discard",
    "pass",
    "done",
    "tile",
    "token",
    "give",
    "keep",
    "bank",
    "forfeit",
)
"""The first 24 can have slash commands of their own; the rest answer a card or a rare case."""


class Promethium(Rules[State, View, Options]):
    """Three rounds of Industry Salon, Design Office and Universal Exhibition."""

    key = "promethium"
    version = 2
    seats = range(2, 5)
    verbs = VERBS
    opening = (("promethium.activates", "promethium.activates-token"), "project")
    state_type = State
    view_type = View
    options_type = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Lay out the game."""
        return lay_out(seats, options, chance)

    def play(self, state: State, chance: Chance, story: Story) -> Play:
        """Take the next step of the phase."""
        match state.phase:
            case "start":
                yield from _start(state, story)
            case "bid":
                yield from bid(state, story)
            case "buy":
                yield from buy(state, story)
            case "office":
                yield from office(state, story)
            case "expo":
                yield from expo(state, story)
            case "end":
                yield from end_round(state, chance, story)
            case "over":
                return _over(state, story)
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may see."""
        return view.view(state, seat)

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """A copy with everything hidden from the seat dealt anew."""
        return imagine.imagine(state, seat, chance)

    def check(self, state: State) -> None:
        """Raise `Broken` unless every piece is in one place."""
        check.check(state)

    def why_not(self, state: State, seat: Seat, key: str) -> Text | None:
        """Why this seat may not answer so now."""
        return refusal.why_not(state, seat, key)

    def arrange(self, state: State, drawn: dict[str, Any]) -> State:
        """Lay a written position over a fresh layout."""
        return arrange.arrange(state, drawn)


def _start(state: State, story: Story) -> Step:
    """The next player takes two elements of the start tile and leaves the third to the Stock."""
    seat = order_of(state)[state.turn]
    tile = START_TILES[state.players[seat].colour]
    options = tuple(element_option("leave", element) for element in reversed(tile.elements))
    prompt = phrase("ask-start", tile=tile_text(tile.id))
    left = (yield from choose(Decision(seat, prompt, options))).removeprefix("leave:")
    taken = [element for element in tile.elements if element != left]
    for element in taken:
        take_from_reserve(state, seat, element)
    state.reserve[left] -= 1
    state.stock[left] += 1
    text = phrase("takes", player=Player(seat), taken=names(taken), left=name(left))
    story.tell(text, marks=("stock", f"player.{seat}"))
    state.turn += 1
    if state.turn == len(state.players):
        state.phase = "bid"
        state.turn = 0
        story.tell(phrase("round-begins", round=1, player=Player(state.first)))


def _over(state: State, story: Story) -> Outcome:
    ended = outcome(state)
    for seat in ended.winners:
        story.tell(phrase("winner", player=Player(seat), score=ended.scores[seat]))
    return ended
