"""Positions written by hand: they name what matters, and the rest is filled up around it."""

from typing import Any

import msgspec

from games.cartels.cards import CARTELS, KINDS, MACHINES, NUMBERS, OBJECTIVES, SLOTS, STRIKE
from games.cartels.state import State
from games.rules import Broken, overlay


def arrange(state: State, drawn: dict[str, Any]) -> State:
    """Lay what is written over a fresh layout, then put every card and worker left over away."""
    workshops: list[dict[str, Any]] = drawn.get("workshops", [])
    if len(workshops) not in (0, state.seats):
        raise Broken(f"a position for {state.seats} describes {state.seats} workshops or none")
    written = [
        workshop | {"goods": dict.fromkeys(KINDS, 0) | workshop.get("goods", {})}
        for workshop in workshops
    ]
    laid = overlay(msgspec.to_builtins(state), drawn | ({"workshops": written} if written else {}))
    placed = msgspec.convert(laid, State)
    _gather_cards(placed, drawn)
    if "unused" not in drawn:
        _gather_objectives(placed, [workshop.get("objective") for workshop in workshops])
    _gather_workers(placed)
    return placed


def _gather_cards(state: State, drawn: dict[str, Any]) -> None:
    """Cards that lie nowhere go below the draw pile, or out of play if the pile was written."""
    built = [card for workshop in state.workshops for card in workshop.machines]
    places = {"office": state.office, "pile": state.pile, "later": state.later}
    fixed = {*built, *state.discards}.union(*(places[name] for name in places if name in drawn))
    for name, cards in places.items():
        if name not in drawn:
            cards[:] = [card for card in cards if card not in fixed]
    while len(state.office) < len(SLOTS):
        state.office.insert(0, state.pile.pop(0) if state.pile else "")
    there = fixed.union(*places.values())
    merged = state.round > NUMBERS.merge_deck_2_after
    for card in [*MACHINES, STRIKE]:
        if card in there:
            continue
        late = card != STRIKE and MACHINES[card].deck == 2 and not merged
        if late and "later" not in drawn:
            state.later.append(card)
        elif "pile" in drawn:
            state.discards.append(card)
        else:
            state.pile.append(card)
    if merged and "later" not in drawn:
        (state.discards if "pile" in drawn else state.pile).extend(state.later)
        state.later = []


def _gather_objectives(state: State, written: list[str | None]) -> None:
    """Seats whose card is not written down are dealt one that is free."""
    free = [key for key in OBJECTIVES if key not in written]
    for workshop, key in zip(state.workshops, written, strict=False):
        if key is None:
            workshop.objective = free.pop(0)
    dealt = {workshop.objective for workshop in state.workshops}
    state.unused = [key for key in OBJECTIVES if key not in dealt]


def _gather_workers(state: State) -> None:
    for seat, workshop in enumerate(state.workshops):
        ranked = state.opened is not None and seat in state.opened.order
        in_cubes = sum(state.cubes[cartel][seat] for cartel in CARTELS)
        workshop.stock = NUMBERS.workers - workshop.workers - in_cubes - ranked
