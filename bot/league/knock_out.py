"""Knock-out brackets, for tables of two, three and four.

Of each table some go on: one of two or three, two of four. A bracket has as many places as whole
rounds need; the best seeds sit where places stay empty. A table where nobody could drop out is not
played: all who are there have a bye.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct


class Slot(Struct, frozen=True):
    """A place at a table: somebody's by seeding, or for whoever gets through from a table before.

    `through` counts from 0: the first of those who go on, then the second.
    """

    seed: int | None = None
    match: int | None = None
    through: int = 0


class Match(Struct, frozen=True):
    """One table of the bracket; its number within the round says where it stands."""

    slots: tuple[Slot, ...]


class Bracket(Struct, frozen=True):
    """Every round, the first one first; the last has one table."""

    rounds: tuple[tuple[Match, ...], ...]
    through: int
    """How many of a table go on."""


def go_on(seats: int) -> int:
    """How many of a table go on to the next round."""
    return 2 if seats == 4 else 1


def bracket(entrants: int, seats: int) -> Bracket:
    """The bracket for so many entrants, who are numbers from 0, the best seed first."""
    through = go_on(seats)
    fan = seats // through
    """How many tables feed one of the next round."""
    first = 1
    while first * seats < entrants:
        first *= fan
    order = _spread(first, fan)
    filled: list[list[int]] = [[] for _ in range(first)]
    for seed in range(first * seats):
        layer, at = divmod(seed, first)
        table = order[at] if layer % 2 == 0 else order[first - 1 - at]
        if seed < entrants:
            filled[table].append(seed)
    rounds = [tuple(Match(tuple(Slot(seed=seed) for seed in seeds)) for seeds in filled)]
    while len(rounds[-1]) > 1:
        before = rounds[-1]
        rounds.append(
            tuple(
                Match(
                    tuple(
                        Slot(match=match, through=place)
                        for match in range(at, at + fan)
                        for place in range(min(through, len(before[match].slots)))
                    )
                )
                for at in range(0, len(before), fan)
            )
        )
    return Bracket(tuple(rounds), through)


def _spread(tables: int, fan: int) -> list[int]:
    """In which order tables take seeds, so that the best meet as late as can be."""
    order, size = [0], tables
    while size > 1:
        size //= fan
        order = [
            at + branch * size
            for turn, branch in enumerate(range(fan))
            for at in (order if turn % 2 == 0 else order[::-1])
        ]
    return order


Results = Mapping[tuple[int, int], Sequence[int]]
"""Who came through at tables that are over, in order of place, by round and number.

Nobody does where all have withdrawn: whoever would have met them goes on as if by a bye.
"""


class Standing(Struct, frozen=True):
    """A bracket as far as it is known: who sits at each table.

    `None` is where that is open, or where nobody came through.
    """

    rounds: tuple[tuple[tuple[int | None, ...], ...], ...]
    ready: tuple[tuple[int, int], ...]
    """Tables whose players are known and that are not played yet, by round and number."""
    champion: int | None


def standing(drawn: Bracket, results: Results) -> Standing:
    """Fill in the bracket from results; byes go through by themselves."""
    known: list[tuple[tuple[int | None, ...], ...]] = []
    ready: list[tuple[int, int]] = []
    through: dict[tuple[int, int], Sequence[int]] = {}
    for number, matches in enumerate(drawn.rounds):
        line = []
        last = number == len(drawn.rounds) - 1
        for at, match in enumerate(matches):
            who = tuple(_sitter(slot, number, through) for slot in match.slots)
            line.append(who)
            there = [one for one in who if one is not None]
            feeders = {(number - 1, slot.match) for slot in match.slots if slot.match is not None}
            if (number, at) in results:
                through[number, at] = results[number, at]
            elif not feeders <= through.keys():
                continue
            elif len(there) <= (1 if last else drawn.through):
                through[number, at] = sorted(there)
            else:
                ready.append((number, at))
        known.append(tuple(line))
    final = through.get((len(drawn.rounds) - 1, 0), ())
    return Standing(tuple(known), tuple(ready), final[0] if final else None)


def _sitter(
    slot: Slot, number: int, through: Mapping[tuple[int, int], Sequence[int]]
) -> int | None:
    if slot.seed is not None:
        return slot.seed
    if slot.match is None:
        return None
    gone = through.get((number - 1, slot.match), ())
    return gone[slot.through] if slot.through < len(gone) else None


def order_of(places: Mapping[int, int]) -> list[int]:
    """Those of a table from first to last; of those who share a place the better seed."""
    return sorted(places, key=lambda seed: (places[seed], seed))
