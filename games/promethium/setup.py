"""Laying out the game."""

from __future__ import annotations

from games.chance import Chance
from games.promethium.box import (
    COLOURS,
    ELEMENTS,
    IMPROVEMENTS,
    PROJECTS,
    RULE,
    SCHEMES,
    START_TILES,
    side_for,
    tiles_for,
)
from games.promethium.state import Cell, Held, Industrialist, Options, State, order_of, snake


def lay_out(seats: int, options: Options, chance: Chance) -> State:
    """Everything in its place for the first player to choose start elements."""
    cards = chance.shuffle("projects", list(PROJECTS))
    queue, buried = deal_queue(cards)
    tiles = chance.shuffle("tiles", tiles_for(seats))
    side = side_for(seats)
    state = State(
        open_hands=options.open_hands,
        players=[_player(colour, chance, seats) for colour in COLOURS[:seats]],
        first=chance.below("first", seats),
        queue=queue,
        deck=cards,
        buried=buried,
        grid=[Cell(tile) for tile in tiles[: side * side]],
        side=side,
        pile=tiles[side * side :],
        reserve=dict.fromkeys(ELEMENTS, RULE.elements_each),
        track=[],
        improvements=list(IMPROVEMENTS),
    )
    state.track = snake(state)
    state.meeple = order_of(state)[1]
    return state


def _player(colour: str, chance: Chance, seats: int) -> Industrialist:
    schemes = chance.shuffle("schemes", list(SCHEMES))
    return Industrialist(
        colour=colour,
        money=RULE.money,
        influence=RULE.influence,
        tokens=list(RULE.tokens),
        hand=sorted(schemes[: RULE.hand]),
        pile=schemes[RULE.hand :],
        tiles=[Held(START_TILES[colour].id)],
        elements=dict.fromkeys(ELEMENTS, 0),
        blue=list(RULE.neutral_tokens) if seats == 2 else [],
    )


def deal_queue(deck: list[str]) -> tuple[list[str], list[str]]:
    """Deal the first queue from the top of the deck; also returns what went under the deck.

    The two slots at the arrows wait for a card that fixes none of the scarce elements.
    """
    queue = [""] * RULE.queue
    buried: list[str] = []
    while "" in queue:
        card = deck.pop(0)
        free = queue.index("")
        if free < RULE.arrows and any(slot in RULE.scarce for slot in PROJECTS[card].slots):
            further = [slot for slot in range(RULE.arrows, RULE.queue) if not queue[slot]]
            if not further:
                buried.append(card)
                continue
            free = further[0]
        queue[free] = card
    return queue, buried
