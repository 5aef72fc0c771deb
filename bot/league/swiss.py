"""Swiss pairing: each round those who stand alike meet, and as far as possible nobody twice.

Tables of three and four are drawn the same way. Where the numbers do not come out even, some
tables are smaller; where the game does not allow that, the lowest without one has a bye.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations

from msgspec import Struct

AGAIN = 10_000
"""What it costs to let two meet again, beside a difference in standing."""
TRIES = 40
"""How often all exchanges are gone through before a round stands as it is."""


class Round(Struct, frozen=True):
    """The tables of one round, best standing first, and who has a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def table_sizes(entrants: int, seats: int, least: int) -> tuple[list[int], int]:
    """How large the tables are, and how many entrants have a bye."""
    for byes in range(entrants + 1):
        playing = entrants - byes
        count = -(-playing // seats)
        if count == 0 or playing // count >= least:
            sizes = [playing // count + (number < playing % count) for number in range(count)]
            return sizes, byes
    return [], entrants


def pair(
    order: Sequence[int],
    met: Collection[frozenset[int]],
    *,
    seats: int,
    least: int,
    had_bye: Collection[int] = (),
) -> Round:
    """The next round; `order` is the standing, `met` the pairs that have played already."""
    sizes, count = table_sizes(len(order), seats, least)
    byes: list[int] = []
    playing = list(order)
    for _ in range(count):
        without = [who for who in reversed(playing) if who not in had_bye]
        who = (without or playing[::-1])[0]
        byes.append(who)
        playing.remove(who)
    if seats == 2 and (found := _matched(playing, met)):
        return Round(tuple(found), tuple(byes))
    tables, at = [], 0
    for size in sizes:
        tables.append(playing[at : at + size])
        at += size
    rank = {who: number for number, who in enumerate(playing)}
    _improve(tables, rank, met)
    return Round(tuple(tuple(table) for table in tables), tuple(byes))


def _matched(
    playing: list[int], met: Collection[frozenset[int]], budget: int = 20_000
) -> list[tuple[int, ...]]:
    """Two by two from the top, going back where that ends in a second meeting; `[]` if stuck."""
    left = budget

    def search(free: tuple[int, ...]) -> list[tuple[int, ...]] | None:
        nonlocal left
        if not free:
            return []
        first, *rest = free
        for at, other in enumerate(rest):
            left -= 1
            if left < 0:
                return None
            if frozenset((first, other)) not in met:
                found = search((*rest[:at], *rest[at + 1 :]))
                if found is not None:
                    return [(first, other), *found]
        return None

    return search(tuple(playing)) or []


def _improve(
    tables: list[list[int]], rank: dict[int, int], met: Collection[frozenset[int]]
) -> None:
    """Exchange players between tables near each other while that makes the round better."""
    cost = [_cost(table, rank, met) for table in tables]
    for _ in range(TRIES):
        better = False
        for one in range(len(tables)):
            for other in range(one + 1, len(tables)):
                if cost[one] < AGAIN and (cost[other] < AGAIN or other > one + 1):
                    continue
                better |= _exchange(tables, one, other, cost, rank, met)
        if not better:
            return


def _exchange(
    tables: list[list[int]],
    one: int,
    other: int,
    cost: list[int],
    rank: dict[int, int],
    met: Collection[frozenset[int]],
) -> bool:
    here, there = tables[one], tables[other]
    for at in range(len(here)):
        for across in range(len(there)):
            here[at], there[across] = there[across], here[at]
            new, new_there = _cost(here, rank, met), _cost(there, rank, met)
            if new + new_there < cost[one] + cost[other]:
                cost[one], cost[other] = new, new_there
                return True
            here[at], there[across] = there[across], here[at]
    return False


def _cost(table: Sequence[int], rank: dict[int, int], met: Collection[frozenset[int]]) -> int:
    """How far apart the players of a table stand, and how many have met before."""
    return sum(
        abs(rank[one] - rank[other]) + AGAIN * (frozenset((one, other)) in met)
        for one, other in combinations(table, 2)
    )
