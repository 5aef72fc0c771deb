"""What is in the box: tiles, projects, cards, improvements and the numbers of the rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.data import load

DATA = load("games.promethium")

Phase = Literal["start", "bid", "buy", "office", "expo", "end", "over"]


class Named(Struct, frozen=True):
    """A thing that only needs a name."""

    id: str
    name: dict[str, str]


class Ore(Struct, frozen=True):
    """An ore, what it holds of Promethium and what a gem left over is worth."""

    id: str
    name: dict[str, str]
    content: int
    final: int


class Tile(Struct, frozen=True):
    """A project tile: three elements, and how many projects it can serve."""

    id: str
    nation: str
    expert: str
    ore: str
    uses: int = 1
    four: bool = False
    back: str = ""
    colour: str = ""

    @property
    def elements(self) -> tuple[str, str, str]:
        """What its front shows."""
        return self.nation, self.expert, self.ore


class Project(Struct, frozen=True):
    """An industrial project and what its tiles must show."""

    id: str
    name: dict[str, str]
    level: int
    nation: str
    expert: str
    ore: str
    value: int
    theme: str

    @property
    def slots(self) -> tuple[str, str, str]:
        """What is asked of nation, expert and ore: an element, `diff` or `any`."""
        return self.nation, self.expert, self.ore


class Scheme(Struct, frozen=True):
    """A scheme card: when it may be played and what it costs."""

    id: str
    name: dict[str, str]
    phases: tuple[str, ...]
    costs: tuple[int, ...]


class Improvement(Struct, frozen=True):
    """An improvement token: the theme it goes with and how much it betters."""

    id: str
    name: dict[str, str]
    theme: str
    gain: int


class Numbers(Struct, frozen=True):
    """The numbers of the rules; `data/numbers.toml` says where each comes from."""

    rounds: int
    money: int
    influence: int
    influence_most: int
    influence_a_round: int
    hand: int
    discards: int
    tokens: tuple[int, ...]
    neutral_tokens: tuple[int, ...]
    placed_a_round: int
    bought_a_round: int
    queue: int
    arrows: int
    elements_each: int
    cubes: int
    lobby: int
    lobby_bonus: tuple[int, int]
    lobby_strength: int
    lobby_final: int
    compensation: int
    cube_cost: int
    content_needed: int
    chemist_yield: int
    chemist_yield_pure: int
    expedition_yield: tuple[int, int, int]
    machinist_gain: tuple[int, int]
    engineer_gain: tuple[int, int]
    financier_gain: int
    promethium_final: int
    unactivated_divisor: int
    scarce: tuple[str, ...]


RULE = DATA.read("numbers", Numbers)
NATIONS = tuple(row.id for row in DATA.read("nation", tuple[Named, ...]))
EXPERTS = tuple(row.id for row in DATA.read("expert", tuple[Named, ...]))
ORE = {row.id: row for row in DATA.read("ore", tuple[Ore, ...])}
ORES = tuple(ORE)
ELEMENTS = (*NATIONS, *EXPERTS, *ORES)
COLOURS = tuple(row.id for row in DATA.read("colour", tuple[Named, ...]))
THEMES = tuple(row.id for row in DATA.read("theme", tuple[Named, ...]))
PROJECTS = {row.id: row for row in DATA.read("project", tuple[Project, ...])}
SCHEMES = {row.id: row for row in DATA.read("scheme", tuple[Scheme, ...])}
IMPROVEMENTS = {row.id: row for row in DATA.read("improvement", tuple[Improvement, ...])}
IMPROVEMENT_OF = {row.theme: row.id for row in IMPROVEMENTS.values()}
GRID_TILES = {row.id: row for row in DATA.read("tile", tuple[Tile, ...])}
START_TILES = {row.colour: row for row in DATA.read("start_tile", tuple[Tile, ...])}
TILES = GRID_TILES | {tile.id: tile for tile in START_TILES.values()}


def tiles_for(seats: int) -> list[str]:
    """The grid tiles that a game of so many players uses."""
    return [tile.id for tile in GRID_TILES.values() if seats == 4 or not tile.four]


def side_for(seats: int) -> int:
    """How many tiles a row and a column of the grid have."""
    return 4 if seats == 4 else 3
