"""Laying out the game."""

from __future__ import annotations

from itertools import permutations

from games.chance import Chance
from games.noria.facts import (
    BASE_LAYOUT,
    BOX,
    CHAMBERS,
    CROWDS,
    DISCS,
    FIRST_GAME,
    ISLANDS,
    LIMIT,
    PRICED_DISCS,
    RESOURCE_DISCS,
)
from games.noria.opening import BUILT
from games.noria.state import Chamber, House, Options, State
from games.noria.travel import reveal
from games.noria.wheel import Wheel


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Everything in its place before the first decision."""
    crowd = CROWDS[seats]
    first = chance.below("start", seats)
    islands = chance.shuffle("islands", list(ISLANDS))
    expert = options.mode == "expert"
    state = State(
        options=options,
        houses=[House() for _ in range(seats)],
        first=first,
        stack=islands[: crowd.islands],
        removed=islands[crowd.islands :],
        market=dict.fromkeys(DISCS, crowd.market_stack),
        prices=_prices(options, chance),
        gone={
            disc: BOX[disc] - crowd.market_stack - (seats if disc in BUILT else 0) for disc in DISCS
        },
        chambers={chamber: Chamber(LIMIT.politicians) for chamber in CHAMBERS},
        stage="wheels" if expert else "resources",
        at=first,
    )
    if expert:
        while state.stack:
            reveal(state)
        state.removed.sort()
        return state
    orders = chance.shuffle("wheels", list(permutations(RESOURCE_DISCS)))
    for house, order in zip(state.houses, orders, strict=False):
        house.wheel = base_wheel(order)
        house.knowledge = 1
    return state


def _prices(options: Options, chance: Chance) -> dict[str, int]:
    """Prices belong to places of the market; which disc lies where can be left to chance."""
    if options.market_layout == "first_game" and options.mode == "base":
        return dict(FIRST_GAME)
    places = [FIRST_GAME[disc] for disc in PRICED_DISCS]
    return FIRST_GAME | dict(zip(PRICED_DISCS, chance.shuffle("market", places), strict=True))


def base_wheel(order: tuple[str, ...]) -> Wheel:
    """The base game's wheel with the resource discs in this order."""
    resources = dict(zip("abc", order, strict=True))
    return Wheel.of({slot: resources.get(disc, disc) for slot, disc in BASE_LAYOUT.items()})
