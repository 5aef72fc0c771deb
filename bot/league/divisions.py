"""Divisions: how large they are, who goes up and down, and who begins where.

All but the last division have the size that was asked for, so that nobody who earned a place is
squeezed out when fewer people come back. Whoever does not come back makes room: everybody below
moves up by one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct


class Move(Struct, frozen=True):
    """Where somebody ended in a division, and in which one they have earned a place."""

    person: str
    division: int
    rank: int
    goes_to: int


def sizes(entrants: int, size: int, least: int) -> list[int]:
    """The sizes of divisions, top first; a last one below `least` joins the one above it."""
    whole, rest = divmod(entrants, size)
    found = [size] * whole + ([rest] if rest else [])
    if len(found) > 1 and found[-1] < max(least, (size + 1) // 2):
        last = found.pop()
        found[-1] += last
    return found


def moves(final: Sequence[Sequence[str]], up: int, down: int) -> list[Move]:
    """What each place of the final tables means; `final` has a list of people per division.

    Of a small division at most half goes either way, and no more go up than come down: nobody who
    stays is pushed out.
    """
    last = len(final) - 1
    falls = [min(down, len(people) // 2) for people in final[:last]] + [0]
    found = []
    for division, people in enumerate(final):
        climb = min(up, len(people) // 2, falls[division - 1]) if division else 0
        fall = falls[division]
        for rank, person in enumerate(people, 1):
            step = -1 if rank <= climb else 1 if rank > len(people) - fall else 0
            found.append(Move(person, division, rank, division + step))
    return found


def ladder(earned: Sequence[Move]) -> list[str]:
    """Everybody of last season in the order in which they begin the next.

    Within a division first those who come down, then those who stay, then those who come up.
    """
    order = sorted(earned, key=lambda move: (move.goes_to, move.division, move.rank))
    return [move.person for move in order]


def seeding(
    signed_up: Sequence[str], earned: Sequence[Move], ratings: Mapping[str, float]
) -> list[str]:
    """The order in which a season begins: last season's ladder, then newcomers by rating.

    Who has no rating comes after those who have, in the order of signing up.
    """
    before = [person for person in ladder(earned) if person in set(signed_up)]
    known = set(before)
    new = [person for person in signed_up if person not in known]
    new.sort(key=lambda person: (person not in ratings, -ratings.get(person, 0.0)))
    return before + new


def divided(order: Sequence[str], size: int, least: int) -> list[list[str]]:
    """The seeded entrants in their divisions, top first."""
    found, at = [], 0
    for count in sizes(len(order), size, least):
        found.append(list(order[at : at + count]))
        at += count
    return found
