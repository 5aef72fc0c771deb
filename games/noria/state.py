"""Everything on the table, as plain data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from games.noria.facts import CROWDS, GOODS, INFLUENCE, RESOURCES, TRACKS, gears, surcharge
from games.noria.wheel import Disc, Slot, Wheel
from games.text import Seat

Stage = Literal["wheels", "resources", "tracks", "turn", "over"]
Phase = Literal["influence", "action", "politics", "administration"]

FREE = -1
"""A building site without a factory."""
HARBOUR = ""
"""Where an ambassador is who has not travelled yet."""


class Options(Struct, frozen=True):
    """What the players agree on before they start."""

    mode: Literal["base", "expert"] = "base"
    edition: Literal["de", "fr"] = "de"
    market_layout: Literal["first_game", "random"] = "first_game"
    """The expert game always lays the market at random."""
    tie_break: Literal["warehouses", "factories"] = "warehouses"
    market_inside_disc: Literal["edition", "yes", "no"] = "edition"
    """Black Market between two actions of one disc; the French edition allows it."""
    bonus_double_is_free: bool = False
    """A double use of an upgraded Bonus disc is not the turn's one double."""

    @property
    def trades_inside_disc(self) -> bool:
        """Whether the Black Market is open between two actions of one disc."""
        if self.market_inside_disc == "edition":
            return self.edition == "fr"
        return self.market_inside_disc == "yes"


def _none_of(things: tuple[str, ...]) -> dict[str, int]:
    return dict.fromkeys(things, 0)


class House(Struct):
    """What one player has."""

    wheel: Wheel = Wheel()
    pending: list[Disc] = field(default_factory=list)
    """Discs bought this turn, in the wheel's centre until Administration."""
    stock: dict[str, int] = field(default_factory=lambda: _none_of(RESOURCES))
    knowledge: int = 0
    ships: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 1))
    empty: dict[str, int] = field(default_factory=lambda: _none_of(GOODS))
    full: dict[str, int] = field(default_factory=lambda: _none_of(GOODS))
    factories: int = 0
    levels: dict[str, int] = field(default_factory=lambda: _none_of(tuple(TRACKS)))
    island: str = HARBOUR
    plan: list[Slot] = field(default_factory=list)
    """The slots chosen so far while a wheel for the expert game is built."""


class Isle(Struct):
    """An island in play: what still lies there, and whose factories stand on its sites."""

    id: str
    ships: dict[str, int]
    sites: dict[str, Seat]


class Chamber(Struct):
    """Politicians waiting above a chamber, and those seated in it."""

    upper: int
    seated: int = 0


class Acting(Struct):
    """A disc whose actions are being taken."""

    slot: Slot
    left: int
    done: int = 0
    repeats: Slot = ""
    """The disc that a Bonus disc is repeating (French edition)."""


class Turn(Struct):
    """What the player in turn has done so far."""

    phase: Phase = "influence"
    shifts: int = 0
    modifications: int = 0
    trades: int = 0
    intrigues: int = 0
    used: list[Slot] = field(default_factory=list)
    """Slots activated or inspected."""
    activated: list[Slot] = field(default_factory=list)
    upgraded: list[Slot] = field(default_factory=list)
    """Slots whose discs were turned this turn."""
    doubled: bool = False
    actions: int = 0
    extra: dict[Slot, int] = field(default_factory=dict)
    """Actions that a Bonus disc gave to discs still to come (German edition)."""
    acting: Acting | None = None
    placed: list[Slot] = field(default_factory=list)

    @property
    def touched(self) -> bool:
        """Whether the player has done anything yet that could be taken back."""
        return bool(self.used or self.shifts or self.modifications or self.trades or self.intrigues)


class State(Struct):
    """A whole game of Noria."""

    options: Options
    houses: list[House]
    first: Seat
    """Who has the chimney and starts every round."""
    stack: list[str]
    """Face-down islands, the next one first."""
    removed: list[str]
    """Islands that are not in this game."""
    market: dict[str, int]
    prices: dict[str, int]
    gone: dict[str, int]
    """Discs that have left the game."""
    chambers: dict[str, Chamber]
    islands: list[Isle] = field(default_factory=list)
    stage: Stage = "resources"
    at: Seat = 0
    """Whose turn it is."""
    round: int = 0
    turn: Turn = field(default_factory=Turn)

    @property
    def house(self) -> House:
        """The house of the player in turn."""
        return self.houses[self.at]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.houses)

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return CROWDS[len(self.houses)].rounds

    @property
    def last_seat(self) -> Seat:
        """Who plays last in every round."""
        return (self.first - 1) % len(self.houses)

    @property
    def night_shift_price(self) -> int:
        """Knowledge for the next Night Shift of this turn: it doubles with each."""
        base = INFLUENCE.night_shift + surcharge(len(self.houses), self.round)
        return base << self.turn.shifts

    @property
    def modification_price(self) -> int:
        """Knowledge for the next Modification of this turn: it doubles with each."""
        base = INFLUENCE.modification + surcharge(len(self.houses), self.round)
        return base << self.turn.modifications

    @property
    def intrigue_price(self) -> int:
        """Knowledge for the next Intrigue of this turn: it doubles with each."""
        return gears(len(self.houses), self.round) << self.turn.intrigues

    def isle(self, island: str) -> Isle | None:
        """An island in play, if it has been revealed."""
        for isle in self.islands:
            if isle.id == island:
                return isle
        return None

    def toll_on(self, island: str) -> int:
        """Resources to pay for coming ashore: one for each other ambassador."""
        return sum(
            house.island == island for seat, house in enumerate(self.houses) if seat != self.at
        )

    def toll_above(self, track: str) -> int:
        """Resources to pay for rising on a track: one for each rival strictly above."""
        own = self.house.levels[track]
        return sum(house.levels[track] > own for house in self.houses)
