"""What a seat may see. All is open but the face-down islands and wheels that are being built."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from games.noria.facts import (
    CHAMBER_VALUE,
    CROWDS,
    GEAR_SPACES,
    INCOME,
    INFLUENCE,
    LIMIT,
    TRACKS,
    Price,
    gears,
    space,
    surcharge,
)
from games.noria.scoring import clutter, points, values
from games.noria.state import Acting, House, Isle, Options, State
from games.noria.wheel import RING_OF, Disc, Slot, Wheel, on_one_path, plain
from games.text import Seat


class HouseView(Struct, frozen=True):
    """One player's things."""

    wheel: Wheel
    pending: tuple[Disc, ...]
    stock: dict[str, int]
    knowledge: int
    ships: dict[str, int]
    empty: dict[str, int]
    full: dict[str, int]
    factories: int
    income: int
    """Knowledge in the next Administration."""
    levels: dict[str, int]
    island: str
    points: dict[str, int]
    """What each chamber would give if the game ended now."""
    clutter: int
    """What decides a tie: fewer is better."""
    plan: tuple[Slot, ...]

    @property
    def score(self) -> int:
        """The points if the game ended now."""
        return sum(self.points.values())

    @property
    def next_wheel(self) -> Wheel:
        """The wheel as it will stand next turn: its active half is what to plan for."""
        return self.wheel.turned()


class IsleView(Struct, frozen=True):
    """An island in play."""

    id: str
    ships: dict[str, int]
    sites: dict[str, Seat]
    """Whose factory stands on each site; -1 is a free one."""
    ambassadors: tuple[Seat, ...]


class ChamberView(Struct, frozen=True):
    """A chamber of the town hall."""

    upper: int
    seated: int
    value: int
    """Points for each level now."""
    next_value: int
    """Points for each level with one more politician seated."""


class Space(Struct, frozen=True):
    """A space of the round track, with the prices that hold from there on."""

    number: int
    round: int
    """The round that opens it; below 1 it was never covered."""
    gear: bool
    surcharge: bool
    intrigue: int
    night_shift: int
    modification: int


class TurnView(Struct, frozen=True):
    """What the player in turn has done so far."""

    phase: str
    used: tuple[Slot, ...]
    activated: tuple[Slot, ...]
    upgraded: tuple[Slot, ...]
    doubled: bool
    actions: int
    extra: dict[Slot, int]
    acting: Slot
    """The slot of the disc in use."""
    repeats: Slot
    left: int
    """How often the disc in use may still act."""


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    seat: Seat | None
    options: Options
    stage: str
    round: int
    rounds: int
    first: Seat
    at: Seat
    houses: tuple[HouseView, ...]
    islands: tuple[IsleView, ...]
    stack: int
    """How many islands lie face down."""
    market: dict[str, int]
    prices: dict[str, int]
    chambers: dict[str, ChamberView]
    spaces: tuple[Space, ...]
    night_shift_price: int
    modification_price: int
    intrigue_price: int
    turn: TurnView

    @property
    def own(self) -> HouseView:
        """The house of whoever looks; of the player in turn for a spectator."""
        return self.houses[self.at if self.seat is None else self.seat]

    @property
    def usable(self) -> tuple[Slot, ...]:
        """Slots of the player in turn that the paths still allow to be activated or inspected."""
        used = self.turn.used
        if self.stage != "turn" or self.turn.phase not in ("influence", "action"):
            return ()
        if self.turn.actions >= LIMIT.actions:
            return ()
        rings = {RING_OF[slot] for slot in used}
        return tuple(
            slot
            for slot in self.houses[self.at].wheel.active()
            if RING_OF[slot] not in rings and on_one_path(frozenset([*used, slot]))
        )

    @property
    def barred(self) -> tuple[Slot, ...]:
        """Slots of the player in turn whose discs can no longer be activated, only inspected."""
        turn, wheel = self.turn, self.houses[self.at].wheel
        begun = any(plain(wheel.disc(slot)) != "BON" for slot in turn.activated)
        late = begun and self.options.edition == "de"
        return tuple(
            slot
            for slot in self.usable
            if slot in turn.upgraded or (late and plain(wheel.disc(slot)) == "BON")
        )

    def next_level(self, seat: Seat, track: str) -> tuple[Price, int] | None:
        """What a seat's next level of a track costs, and the toll; `None` at the top."""
        level = self.houses[seat].levels[track]
        if level == LIMIT.level:
            return None
        toll = sum(house.levels[track] > level for house in self.houses)
        return TRACKS[track].level[str(level + 1)], toll


@cache
def _spaces(seats: int) -> tuple[Space, ...]:
    first = space(seats, 0)
    return tuple(
        Space(
            number=number,
            round=number - first,
            gear=number in GEAR_SPACES,
            surcharge=number == INFLUENCE.surcharge_space,
            intrigue=gears(seats, number - first),
            night_shift=INFLUENCE.night_shift + surcharge(seats, number - first),
            modification=INFLUENCE.modification + surcharge(seats, number - first),
        )
        for number in range(1, LIMIT.round_spaces + 1)
    )


def view(state: State, seat: Seat | None) -> View:
    """The table as one seat sees it; `None` is a spectator."""
    value = values(state)
    turn = state.turn
    acting = turn.acting or Acting("", 0)
    return View(
        seat=seat,
        options=state.options,
        stage=state.stage,
        round=state.round,
        rounds=CROWDS[state.seats].rounds,
        first=state.first,
        at=state.at,
        houses=tuple(
            _house(house, value, state.options.tie_break, own=seat == owner)
            for owner, house in enumerate(state.houses)
        ),
        islands=tuple(_isle(isle, state.houses) for isle in state.islands),
        stack=len(state.stack),
        market=state.market.copy(),
        prices=state.prices.copy(),
        chambers={
            name: _chamber(name, each.upper, each.seated) for name, each in state.chambers.items()
        },
        spaces=_spaces(state.seats),
        night_shift_price=state.night_shift_price,
        modification_price=state.modification_price,
        intrigue_price=state.intrigue_price,
        turn=TurnView(
            phase=turn.phase,
            used=tuple(turn.used),
            activated=tuple(turn.activated),
            upgraded=tuple(turn.upgraded),
            doubled=turn.doubled,
            actions=turn.actions,
            extra=turn.extra.copy(),
            acting=acting.slot,
            repeats=acting.repeats,
            left=acting.left,
        ),
    )


def _house(house: House, value: dict[str, int], tie_break: str, *, own: bool) -> HouseView:
    return HouseView(
        wheel=house.wheel,
        pending=tuple(house.pending),
        stock=house.stock.copy(),
        knowledge=house.knowledge,
        ships=house.ships.copy(),
        empty=house.empty.copy(),
        full=house.full.copy(),
        factories=house.factories,
        income=INCOME[house.factories],
        levels=house.levels.copy(),
        island=house.island,
        points=points(house.levels, value),
        clutter=clutter(house, tie_break),
        plan=tuple(house.plan) if own else (),
    )


def _isle(isle: Isle, houses: list[House]) -> IsleView:
    return IsleView(
        id=isle.id,
        ships=isle.ships.copy(),
        sites=isle.sites.copy(),
        ambassadors=tuple(seat for seat, house in enumerate(houses) if house.island == isle.id),
    )


@cache
def _chamber(name: str, upper: int, seated: int) -> ChamberView:
    scale = CHAMBER_VALUE[name]
    return ChamberView(upper, seated, scale[seated], scale[min(seated + 1, len(scale) - 1)])
