"""Noria's tables, read once from the data files into typed values."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.data import load
from games.text import Name

DATA = load("games.noria")

Kinds = Literal["any", "same", "different"]


class Crowd(Struct, frozen=True):
    """What depends on the number of players."""

    seats: int
    rounds: int
    islands: int
    market_stack: int


class Price(Struct, frozen=True):
    """So many units, of any kinds, all of the same, or of at least two different ones."""

    units: int
    kinds: Kinds = "any"


class Track(Struct, frozen=True):
    """What a track is paid with, and the price of each of its levels."""

    pays: tuple[str, ...]
    level: dict[str, Price]


class Island(Struct, frozen=True):
    """An island as it is printed: its ship symbols and its building sites."""

    ships: dict[str, int]
    sites: tuple[str, ...]


class Limit(Struct, frozen=True):
    """Numbers that hold for everybody."""

    round_spaces: int
    actions: int
    factories: int
    level: int
    politicians: int


class Influence(Struct, frozen=True):
    """The prices of the Influence phase."""

    night_shift: int
    modification: int
    surcharge: int
    surcharge_space: int


class BlackMarket(Struct, frozen=True):
    """The rates of the Black Market."""

    simple: int
    complex: int
    resource: int


class _Thing(Struct, frozen=True):
    id: str


class _Good(_Thing, frozen=True, rename={"kind": "class"}):
    kind: Literal["simple", "complex"]


class _Disc(_Thing, frozen=True):
    gives: str = ""


class _RoundTrack(Struct, frozen=True):
    gear_spaces: tuple[int, ...]


CROWDS = {crowd.seats: crowd for crowd in DATA.read("crowd", tuple[Crowd, ...])}
LIMIT = DATA.read("limit", Limit)
INFLUENCE = DATA.read("influence", Influence)
BLACK_MARKET = DATA.read("black_market", BlackMarket)
BOX = DATA.read("box", dict[str, int])
SUPPLY = DATA.read("supply", dict[str, int])

RESOURCES = tuple(row.id for row in DATA.read("resource", tuple[_Thing, ...]))
_goods = DATA.read("good", tuple[_Good, ...])
GOODS = tuple(good.id for good in _goods)
SIMPLE = tuple(good.id for good in _goods if good.kind == "simple")
COMPLEX = tuple(good.id for good in _goods if good.kind == "complex")
GIVES = {disc.id: disc.gives for disc in DATA.read("disc", tuple[_Disc, ...])}
"""The resource that each type of disc yields; nothing for City, Travel, Tool and Bonus."""
DISCS = tuple(GIVES)
RESOURCE_DISCS = tuple(disc for disc, gives in GIVES.items() if gives)
PRICED_DISCS = tuple(disc for disc, gives in GIVES.items() if not gives)
FIRST_GAME = DATA.read("first_game", dict[str, int])
BASE_LAYOUT = DATA.read("base_layout", dict[str, str])

TRACKS = DATA.read("track", dict[str, Track])
CHAMBER_VALUE = DATA.read("chamber_value", dict[str, tuple[int, ...]])
CHAMBERS = tuple(CHAMBER_VALUE)
GEAR_SPACES = DATA.read("round_track", _RoundTrack).gear_spaces
INCOME = tuple(DATA.read("factory_board", dict[str, int]).values())
"""Knowledge in each Administration by the number of factories built."""

RECIPES = DATA.read("recipe", dict[str, dict[str, int]])
ISLANDS = DATA.read("island", dict[str, Island])
YIELD: dict[str, tuple[str, int]] = {
    site: (site.partition("-")[0], int(site.partition("-")[2]))
    for island in ISLANDS.values()
    for site in island.sites
}
"""The good of each kind of site, and how many warehouses come with it."""

NAME = {thing: Name("noria", thing) for thing in DATA.names}


def ships_on(island: str, seats: int) -> dict[str, int]:
    """The ships that lie at an island when it comes into play."""
    return {kind: max(1, seats + offset) for kind, offset in ISLANDS[island].ships.items()}


def space(seats: int, round_number: int) -> int:
    """The open spaces of the round track in a round: shorter games start further up."""
    return LIMIT.round_spaces - CROWDS[seats].rounds + round_number


def gears(seats: int, round_number: int) -> int:
    """The gears in sight on the round track: the price of a turn's first intrigue."""
    here = space(seats, round_number)
    return sum(gear <= here for gear in GEAR_SPACES)


def surcharge(seats: int, round_number: int) -> int:
    """What every use of a special action of the Influence phase costs more in this round."""
    return INFLUENCE.surcharge * (space(seats, round_number) >= INFLUENCE.surcharge_space)
