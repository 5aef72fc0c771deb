"""A player's wheel: three rings on a pyramid, of which the lower half is active.

            inactive half (top)
   L0 (10 h)      L1 (12 h)      L2 (2 h)
        M0 (10:30)      M1 (1:30)
               S0 (12 h)
   -------------------------------------
               S1 (6 h)
        M3 (7:30)       M2 (4:30)
   L5 (8 h)       L4 (6 h)       L3 (4 h)
             active half (bottom)

Slots stay where they are and discs move through them, clockwise: a disc enters the active half on
the right and leaves it on the left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import Annotated, Final

from msgspec import Meta, Struct

from games.noria.facts import DATA

Slot = str
"""A place on the wheel, `S0` to `L5`."""
Disc = str
"""A disc's type, with a star when its upgraded side is up; nothing where a slot is empty."""

EMPTY: Final = ""
UPGRADED: Final = "*"

RINGS: dict[str, tuple[Slot, ...]] = DATA.read("ring", dict[str, tuple[Slot, ...]])
SLOTS: tuple[Slot, ...] = tuple(slot for ring in RINGS.values() for slot in ring)
PATHS: dict[str, tuple[Slot, ...]] = DATA.read("path", dict[str, tuple[Slot, ...]])
ACTIVE: tuple[Slot, ...] = tuple(
    slot for slot in SLOTS if any(slot in path for path in PATHS.values())
)
RING_OF: dict[Slot, str] = {slot: ring for ring, slots in RINGS.items() for slot in slots}
_PLACE = {slot: (ring, at) for ring, slots in RINGS.items() for at, slot in enumerate(slots)}


class Wheel(Struct, frozen=True):
    """Which disc lies where. A value: whatever changes it gives a new wheel."""

    small: Annotated[tuple[Disc, ...], Meta(min_length=2, max_length=2)] = (EMPTY,) * 2
    medium: Annotated[tuple[Disc, ...], Meta(min_length=4, max_length=4)] = (EMPTY,) * 4
    large: Annotated[tuple[Disc, ...], Meta(min_length=6, max_length=6)] = (EMPTY,) * 6

    @classmethod
    def of(cls, discs: dict[Slot, Disc]) -> Wheel:
        """The wheel with these discs in these slots and nothing else."""
        return cls(*(tuple(discs.get(slot, EMPTY) for slot in ring) for ring in RINGS.values()))

    def disc(self, slot: Slot) -> Disc:
        """What lies in a slot."""
        ring, at = _PLACE[slot]
        discs: tuple[Disc, ...] = getattr(self, ring)
        return discs[at]

    def discs(self) -> Iterator[tuple[Slot, Disc]]:
        """Every disc with its slot, from the small ring outwards."""
        for slot, disc in zip(SLOTS, self.small + self.medium + self.large, strict=True):
            if disc:
                yield slot, disc

    def active(self) -> dict[Slot, Disc]:
        """The discs in the active half."""
        return {slot: disc for slot, disc in self.discs() if slot in ACTIVE}

    def turned(self, *rings: str) -> Wheel:
        """One step clockwise, of the rings named or else of all three."""
        return Wheel(
            *(
                (discs[-1], *discs[:-1]) if not rings or ring in rings else discs
                for ring, discs in zip(RINGS, (self.small, self.medium, self.large), strict=True)
            )
        )

    def put(self, slot: Slot, disc: Disc) -> Wheel:
        """A disc laid into a slot; what lay there is gone."""
        return Wheel.of(dict(self.discs()) | {slot: disc})

    def swapped(self, one: Slot, other: Slot) -> Wheel:
        """Two slots with their discs exchanged; with an empty slot, one disc moves."""
        discs = dict(self.discs())
        return Wheel.of(discs | {one: discs.get(other, EMPTY), other: discs.get(one, EMPTY)})

    def upgraded(self, slot: Slot) -> Wheel:
        """The disc of a slot turned to its upgraded side."""
        return self.put(slot, plain(self.disc(slot)) + UPGRADED)


def plain(disc: Disc) -> Disc:
    """A disc's type, whichever side is up."""
    return disc.removesuffix(UPGRADED)


def is_upgraded(disc: Disc) -> bool:
    """Whether a disc shows its upgraded side."""
    return disc.endswith(UPGRADED)


@cache
def on_one_path(slots: frozenset[Slot]) -> bool:
    """Whether these slots may all be used in one turn."""
    return any(slots.issubset(path) for path in PATHS.values())


def pattern_fault(slots: Iterable[Slot]) -> str | None:
    """What is wrong with the slots of a wheel built for the expert game.

    It takes one disc in the small ring, two in the medium and three in the large one; two of the
    six lie in the active half.
    """
    slots = set(slots)
    if any(len(slots.intersection(ring)) != len(ring) // 2 for ring in RINGS.values()):
        return "rings"
    return None if len(slots.intersection(ACTIVE)) == 2 else "halves"


PATTERNS: tuple[tuple[Slot, ...], ...] = tuple(
    slots for slots in combinations(SLOTS, 6) if pattern_fault(slots) is None
)
"""Every set of slots that a wheel of the expert game may fill."""
