"""The components: what is printed on cards, board and workshops."""

from typing import Literal

from msgspec import Struct

from games.data import load
from games.text import Name

DATA = load("games.cartels")

Slot = Literal["top", "middle", "bottom"]
SLOTS: tuple[Slot, ...] = ("top", "middle", "bottom")
CARTELS = ("A", "B", "C")
STRIKE = "STRIKE"
ENGINEER = "engineer"
NPC = "npc"


class Machine(Struct, frozen=True):
    """A machine card."""

    id: str
    name: dict[str, str]
    deck: int
    points: int
    type: str
    nation: str
    cost: dict[str, int]


class Objective(Struct, frozen=True):
    """A secret objective card: a combination of types and one of nations."""

    id: str
    name: dict[str, str]
    types: tuple[str, ...]
    nations: tuple[str, ...]


class ObjectivePoints(Struct, frozen=True):
    """What a fulfilled combination is worth."""

    types: int
    nations: int


class Special(Struct, frozen=True):
    """A special card: a value for ties, a change symbol, and what the NPC takes."""

    id: str
    name: dict[str, str]
    value: int
    change: bool
    preference: str


class Cartel(Struct, frozen=True):
    """A cartel and the two resources of its depot."""

    id: str
    name: dict[str, str]
    primary: str
    secondary: str


class Upgrade(Struct, frozen=True):
    """A workshop upgrade and its price in gold."""

    id: str
    name: dict[str, str]
    cost: int


class Numbers(Struct, frozen=True):
    """The fixed numbers of the rulebook."""

    workers: int
    workshop: int
    capacity: int
    gold_for_resource: int
    resources_for_gold: int
    converter_rate: int
    first_take: int
    strike_first: int
    strike_second: int
    merge_deck_2_after: int
    merge_discards_after: int
    last_round: dict[str, int]


class _Good(Struct, frozen=True):
    id: str
    name: dict[str, str]


MACHINES = {card.id: card for card in DATA.read("machine", list[Machine])}
OBJECTIVES = {card.id: card for card in DATA.read("objective", list[Objective])}
OBJECTIVE_POINTS = DATA.read("objective_points", ObjectivePoints)
SPECIALS = {card.id: card for card in DATA.read("special", list[Special])}
DEPOTS = {cartel.id: cartel for cartel in DATA.read("cartel", list[Cartel])}
UPGRADES = {upgrade.id: upgrade for upgrade in DATA.read("upgrade", list[Upgrade])}
NUMBERS = DATA.read("numbers", Numbers)
TRACK = DATA.read("track", tuple[str, ...])
DEPOT_SIZES = DATA.read("depot", dict[str, tuple[int, int, int]])
GOLD = "AU"
KINDS = tuple(good.id for good in DATA.read("good", list[_Good]))
RESOURCES = tuple(kind for kind in KINDS if kind != GOLD)


def named(key: str) -> Name:
    """Anything of this game, to be spoken by its name."""
    return Name("cartels", key)


def depot_content(cartel: str, seats: int) -> dict[str, int]:
    """What lies in a freshly filled depot."""
    primary, secondary, gold = DEPOT_SIZES[str(seats)]
    depot = DEPOTS[cartel]
    return {depot.primary: primary, depot.secondary: secondary, GOLD: gold}


def last_round(seats: int) -> int:
    """The round after which the game is scored."""
    return NUMBERS.last_round[str(seats)]
