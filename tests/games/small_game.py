"""A game small enough to read at a glance, with everything the core promises to handle.

Each round a card is turned up. Everybody bids for it at the same time and in secret; the highest
bid takes it, and a tie leaves it to nobody. Then the taker may look through the rest with a lens.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from games.chance import Chance
from games.decision import Decision, Option
from games.event import Story
from games.rules import Broken, Outcome, Play, Rules, ask, choose, places
from games.text import Player, Seat, say


class Options(Struct, frozen=True):
    """What a table may agree on."""

    fault: Literal["none", "error", "loop", "spin"] = "none"
    """What goes wrong when somebody bids five, to see what the table does then."""


class State(Struct):
    """Where everything lies."""

    options: Options
    deck: list[int]
    won: list[list[int]]
    hands: list[list[int]]
    face_up: int = 0
    taker: int | None = None


class View(Struct, frozen=True):
    """What a seat sees."""

    face_up: int
    left: int
    won: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...] | None


class Auction(Rules[State, View, Options]):
    """The rules object."""

    key = "auction"
    version = 1
    seats = range(2, 4)
    verbs = ("bid", "lens", "end")
    state_type = State
    view_type = View
    options_type = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Shuffle six cards; everybody has bids from one to five."""
        deck = chance.shuffle("deck", list(range(1, 7)))
        return State(options, deck, [[] for _ in range(seats)], [[1, 2, 3, 4, 5]] * seats)

    def play(self, state: State, chance: Chance, story: Story) -> Play:
        """One round, in two parts with a rest between them."""
        if state.taker is not None:
            return (yield from self._lens(state, state.taker, story))
        if len(state.deck) <= 2:
            totals = [sum(cards) for cards in state.won]
            return Outcome(say("auction.end"), places(totals), tuple(totals))
        state.face_up = state.deck.pop(0)
        story.tell(say("auction.turned", card=state.face_up), reveals=True)
        answers = yield tuple(self._bid(state, seat) for seat in range(len(state.won)))
        bids = {seat: int(answer[0][4:]) for seat, answer in answers.items()}
        if 5 in bids.values():
            _go_wrong(state.options.fault, story)
        for seat, bid in bids.items():
            state.hands[seat].remove(bid)
            story.tell(say("auction.bid", player=Player(seat), bid=bid), reveals=True)
        best = max(bids.values())
        winners = [seat for seat, bid in bids.items() if bid == best]
        if len(winners) == 1:
            state.won[winners[0]].append(state.face_up)
            state.taker = winners[0]
        return None

    def _bid(self, state: State, seat: Seat) -> Decision:
        return Decision(
            seat=seat,
            prompt=say("auction.ask-bid"),
            options=tuple(Option(f"bid:{bid}", say("auction.bid")) for bid in state.hands[seat]),
            secret=True,
        )

    def _lens(self, state: State, seat: Seat, story: Story) -> Play:
        """Two small steps that can be taken back, one that shows a card, and a final one."""
        looked = yield from ask(
            Decision(
                seat=seat,
                prompt=say("auction.ask-lens"),
                options=tuple(
                    Option(f"lens:{place}", say("auction.lens"))
                    for place in ("polish", "lift", "look")
                ),
                least=0,
                most=2,
                ordered=True,
            )
        )
        for key in looked:
            story.tell(say("auction.lens"))
            if key == "lens:look":
                story.tell(say("auction.saw", card=state.deck[0]), to=(seat,), reveals=True)
        yield from choose(
            Decision(
                seat=seat,
                prompt=say("auction.ask-end"),
                options=(Option("end:turn", say("auction.end"), final=True),),
                confirm=True,
            )
        )
        state.taker = None
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may see."""
        hand = None if seat is None else tuple(state.hands[seat])
        return View(state.face_up, len(state.deck), tuple(map(tuple, state.won)), hand)

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Only the deck is unknown: bids become public when they are made."""
        other = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
        chance.shuffle("imagined", other.deck)
        return other

    def check(self, state: State) -> None:
        """No card twice."""
        cards = state.deck + [card for pile in state.won for card in pile]
        if len(set(cards)) < len(cards):
            raise Broken("a card is there twice")


def _go_wrong(how: str, story: Story) -> None:
    if how == "error":
        raise ZeroDivisionError("a slip in the rules")
    while how == "loop":
        story.tell(say("auction.end"))
    while how == "spin":
        pass
