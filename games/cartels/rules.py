"""Cartels: rounds of placing workers, opening cartels and building machines."""

from typing import Any

import msgspec

from games.cartels.cards import (
    CARTELS,
    KINDS,
    MACHINES,
    NUMBERS,
    OBJECTIVES,
    STRIKE,
    TRACK,
    last_round,
    named,
)
from games.cartels.cartel import collect, open_next, refill_depots, time_machines
from games.cartels.machines import close_machines, machine_turn
from games.cartels.office import fill_gaps
from games.cartels.refusals import why_not
from games.cartels.scoring import outcome
from games.cartels.setup import setup
from games.cartels.state import Options, State
from games.cartels.view import View, view
from games.cartels.workers import place_workers, refill_workshops
from games.cartels.written import arrange
from games.chance import Chance
from games.event import Story
from games.rules import Broken, Outcome, Play, Rules
from games.text import Player, Seat, Text, say


class Cartels(Rules[State, View, Options]):
    """The rules object of the catalogue."""

    key = "cartels"
    version = 1
    seats = range(2, 5)
    verbs = ("place", "send", "take", "build", "upgrade", "exchange", "pass")
    opening = (("cartels.built",), "card")
    state_type = State
    view_type = View
    options_type = Options

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Lay out the game."""
        return setup(seats, options, chance)

    def play(self, state: State, chance: Chance, story: Story) -> Play:
        """Take the next step of the round."""
        match state.phase:
            case "workers" if state.turn < state.seats:
                return (yield from place_workers(state, story))
            case "workers":
                refill_workshops(state)
                state.to_open = list(TRACK[state.round - 1])
                if not state.to_open:
                    return end_round(state, chance, story)
                state.phase = "opening"
            case "opening" if state.opened:
                return (yield from time_machines(state, state.opened, chance, story))
            case "opening" if state.to_open:
                open_next(state, chance, story)
            case "opening":
                refill_depots(state)
                start_machines(state, story)
            case "collecting" if state.opened:
                return (yield from collect(state, state.opened, story))
            case "machines" if state.passes < state.seats:
                return (yield from machine_turn(state, chance, story))
            case "machines":
                close_machines(state, chance, story)
                return end_round(state, chance, story)
            case _:
                return outcome(state)
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may see."""
        return view(state, seat)

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Deal the other objectives anew and put the piles into another order."""
        other = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
        chance.shuffle("imagined", other.pile)
        chance.shuffle("imagined", other.later)
        if state.phase == "over":
            return other
        others = [workshop for owner, workshop in enumerate(other.workshops) if owner != seat]
        hidden = other.unused + [workshop.objective for workshop in others]
        chance.shuffle("imagined", hidden)
        for workshop in others:
            workshop.objective = hidden.pop()
        other.unused = hidden
        return other

    def check(self, state: State) -> None:
        """Cards, workers and goods are all there and within their limits."""
        office = [card for card in state.office if card]
        built = [card for workshop in state.workshops for card in workshop.machines]
        cards = sorted([*office, *state.pile, *state.later, *state.discards, *built])
        if cards != sorted([*MACHINES, STRIKE]):
            raise Broken("the machine cards are not all there once each")
        dealt = [workshop.objective for workshop in state.workshops]
        if sorted(dealt + state.unused) != sorted(OBJECTIVES):
            raise Broken("the objectives are not all there once each")
        for seat, workshop in enumerate(state.workshops):
            ranked = state.opened is not None and seat in state.opened.order
            in_cubes = sum(state.cubes[cartel][seat] for cartel in CARTELS)
            if workshop.workers + workshop.stock + in_cubes + ranked != NUMBERS.workers:
                raise Broken(f"seat {seat + 1} does not have {NUMBERS.workers} workers")
            if min(workshop.workers, workshop.stock) < 0 or workshop.workers > workshop.size:
                raise Broken(f"seat {seat + 1} has an impossible workshop")
            if list(workshop.goods) != list(KINDS) or not all(
                0 <= count <= NUMBERS.capacity for count in workshop.goods.values()
            ):
                raise Broken(f"seat {seat + 1} has an impossible warehouse")
        if any(count < 0 for depot in state.depots.values() for count in depot.values()):
            raise Broken("a depot holds less than nothing")

    def why_not(self, state: State, seat: Seat, key: str) -> Text | None:
        """The rule that stands against an answer."""
        return why_not(state, seat, key)

    def arrange(self, state: State, drawn: dict[str, Any]) -> State:
        """Lay out a written position: what it does not name fills up the rest."""
        return arrange(state, drawn)


def start_machines(state: State, story: Story) -> None:
    """The First Engineer begins; without one the first player does."""
    state.phase = "machines"
    state.turn = state.first if state.engineer is None else state.engineer
    state.passes = 0
    state.built = 0
    story.tell(say("cartels.machines-start", player=Player(state.turn)))


def end_round(state: State, chance: Chance, story: Story) -> Outcome | None:
    """Merge decks after rounds 12 and 22, pass the Priority card on, or score the game."""
    if state.round == last_round(state.seats):
        state.phase = "over"
        result = outcome(state)
        for seat, workshop in enumerate(state.workshops):
            card, score = named(workshop.objective), result.scores[seat]
            story.tell(
                say("cartels.revealed", player=Player(seat), card=card, score=score), reveals=True
            )
        return result
    if state.round == NUMBERS.merge_deck_2_after:
        state.pile += state.later
        state.later = []
        chance.shuffle("pile", state.pile)
        story.tell(say("cartels.merged-deck", count=len(state.pile)))
        fill_gaps(state, chance, story)
    if state.round == NUMBERS.merge_discards_after:
        state.pile += state.discards
        state.discards = []
        chance.shuffle("pile", state.pile)
        story.tell(say("cartels.merged-discards", count=len(state.pile)))
        fill_gaps(state, chance, story)
    state.round += 1
    state.first = (state.first + 1) % state.seats
    state.phase = "workers"
    state.turn = 0
    story.tell(say("cartels.round", round=state.round, player=Player(state.first)))
    return None
