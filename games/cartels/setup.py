"""Laying out the game."""

from games.cartels.cards import (
    CARTELS,
    MACHINES,
    OBJECTIVES,
    SLOTS,
    STRIKE,
    depot_content,
)
from games.cartels.state import Options, State, Workshop
from games.chance import Chance


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Shuffle and deal. A Strike among the first three cards goes back without effect."""
    pile = [card.id for card in MACHINES.values() if card.deck == 1] + [STRIKE]
    later = [card.id for card in MACHINES.values() if card.deck == 2]
    chance.shuffle("machines", pile)
    chance.shuffle("later", later)
    office: list[str] = []
    while len(office) < len(SLOTS):
        if (card := pile.pop(0)) != STRIKE:
            office.insert(0, card)
    if STRIKE not in pile:
        pile.append(STRIKE)
        chance.shuffle("pile", pile)
    objectives = chance.shuffle("objectives", list(OBJECTIVES))
    return State(
        options=options,
        workshops=[Workshop(objective) for objective in objectives[:seats]],
        first=chance.below("first", seats),
        office=office,
        pile=pile,
        later=later,
        unused=objectives[seats:],
        cubes={cartel: [0] * seats for cartel in CARTELS},
        depots={cartel: depot_content(cartel, seats) for cartel in CARTELS},
    )
