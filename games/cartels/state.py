"""Where everything lies."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from games.cartels.cards import KINDS, NUMBERS
from games.text import Seat

Phase = Literal["workers", "opening", "collecting", "machines", "over"]


class Options(Struct, frozen=True):
    """What a table may agree on before it starts."""

    show_cubes: bool = False
    """Show how many workers lie in the closed cubes, although all were placed openly."""
    objective_all_or_nothing: bool = False
    """Score an objective card only when both of its combinations are fulfilled."""


class Workshop(Struct):
    """One player's side of the table."""

    objective: str
    workers: int = NUMBERS.workshop
    stock: int = NUMBERS.workers - NUMBERS.workshop
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    machines: list[str] = []
    upgrades: list[str] = []
    fresh: list[str] = []
    """Upgrades bought in the machine phase under way: they work from the next phase on."""

    @property
    def size(self) -> int:
        """How many workers this workshop has in a round."""
        return NUMBERS.workshop + ("fourth" in self.upgrades)

    def room_for(self, kind: str) -> bool:
        """Whether the warehouse can take one more of a kind."""
        return self.goods[kind] < NUMBERS.capacity


class Opened(Struct):
    """The cartel being handled."""

    cartel: str
    counts: list[int]
    """Workers per seat when it was opened; with two players the NPC's follow."""
    order: list[int] = []
    """The order track: seats by rank; the number of seats stands for the NPC."""
    turn: int = 0
    """Whose take it is, as a place on the order track."""
    left: int = NUMBERS.first_take
    """How many takes this turn still has."""
    preference: list[str] = []
    """The kinds the NPC takes in turn."""
    asked: int = 0
    """How many seats have been asked for their time machine."""


class State(Struct):
    """A whole game of Cartels."""

    options: Options
    workshops: list[Workshop]
    first: Seat
    office: list[str]
    """Cards in the slots top, middle, bottom; an empty slot is an empty string."""
    pile: list[str]
    """The draw pile, the next card first."""
    later: list[str]
    """Deck 2 until it is merged."""
    unused: list[str]
    """Objectives that were not dealt."""
    cubes: dict[str, list[int]]
    depots: dict[str, dict[str, int]]
    discards: list[str] = []
    round: int = 1
    phase: Phase = "workers"
    turn: int = 0
    """Workers: how many seats have placed. Machines: the seat in turn."""
    to_open: list[str] = []
    opened: Opened | None = None
    engineer: Seat | None = None
    """Who holds the First Engineer; `None`: the marker is on the board."""
    passes: int = 0
    built: int = 0

    @property
    def seats(self) -> int:
        """How many people play."""
        return len(self.workshops)

    def clockwise(self, start: Seat) -> list[Seat]:
        """All seats, beginning with one."""
        return [(start + step) % self.seats for step in range(self.seats)]
