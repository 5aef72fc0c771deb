"""What picture and text form both read out of a view."""

from __future__ import annotations

from typing import NamedTuple

from games.noria.facts import TRACKS, Price
from games.noria.payment import can_pay
from games.noria.view import HouseView, View
from games.noria.wheel import PATHS, SLOTS, Disc, Slot
from games.text import Seat


class Step(NamedTuple):
    """A slot of a path: what lies there, and whether it can be used or has been."""

    slot: Slot
    disc: Disc
    used: bool
    usable: bool
    barred: bool
    """It can be used for an inspection only."""


class Way(NamedTuple):
    """One of the four paths through the active half."""

    name: str
    steps: tuple[Step, ...]

    @property
    def is_open(self) -> bool:
        """Whether anything on it can still be used."""
        return any(step.usable for step in self.steps)


def ways(view: View, seat: Seat) -> tuple[Way, ...]:
    """What a seat's wheel offers this turn, or will offer when its turn comes."""
    wheel = view.houses[seat].wheel
    in_turn = view.stage == "turn" and view.at == seat and view.turn.phase != "administration"
    used = view.turn.used if in_turn else ()
    usable = view.usable if in_turn else tuple(wheel.active())
    barred = view.barred if in_turn else ()
    found = []
    for name, path in PATHS.items():
        fits = set(used) <= set(path)
        steps = tuple(
            Step(slot, wheel.disc(slot), slot in used, fits and slot in usable, slot in barred)
            for slot in path
        )
        found.append(Way(name, steps))
    return tuple(found)


def coming(house: HouseView) -> dict[Slot, Disc]:
    """The discs that will be in the active half next turn, where they will lie then."""
    return house.next_wheel.active()


def resting(house: HouseView) -> dict[Slot, Disc]:
    """The discs in the inactive half."""
    active = house.wheel.active()
    there = {slot: house.wheel.disc(slot) for slot in SLOTS if slot not in active}
    return {slot: disc for slot, disc in there.items() if disc}


class Rise(NamedTuple):
    """The next level of a track, and whether a house could pay for it now."""

    track: str
    level: int
    price: Price
    toll: int
    payable: bool


def rises(view: View, seat: Seat) -> tuple[Rise, ...]:
    """What each track's next level asks of a seat; nothing for a track climbed to the top."""
    found = []
    house = view.houses[seat]
    for track, facts in TRACKS.items():
        cost = view.next_level(seat, track)
        if cost:
            price, toll = cost
            payable = can_pay(house, facts.pays, price, toll)
            found.append(Rise(track, house.levels[track] + 1, price, toll, payable))
    return tuple(found)


def phase_of(view: View) -> str:
    """The words for where the game stands."""
    return (
        f"picture-phase-{view.turn.phase}"
        if view.stage == "turn"
        else f"picture-stage-{view.stage}"
    )
