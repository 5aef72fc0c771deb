"""Balanced designs from a few tables that are turned until everybody has had every place.

Put all entrants on a circle and turn a table by one place after another: two of them then meet as
often as the way between them comes up within the tables that are turned. So only as many tables
have to be chosen as there are ways, not as many as there are meetings, and most perfect designs
that there are can be found in a moment. Where a circle does not do, entrants are put on several
circles of one length, or one of them stays where they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp
from random import Random

Tables = list[list[int]]
Turns = list[list[int]]
"""What each turn makes of each entrant; the first one leaves all where they are."""

STARTS = 2
"""How often a single circle is tried while nothing has led to a perfect design."""
STEPS = 60_000
"""How many changes are tried before tables are taken as they are."""


def turned(entrants: int, seats: int, each: int) -> Tables:
    """Tables at which entrants meet as evenly as may be.

    Each plays `each` of them, or fewer by less than `seats` where turning does not give as many.
    """
    found: Tables = []
    least: int | None = None
    for start in range(STARTS):
        layouts = list(_layouts(entrants, seats, each % seats, start))
        for turns, short in layouts[: 1 if start else None]:
            apart = [table for one in short for table in _apart(turns, one)]
            search = _Search(turns, seats, (each - len(apart) * seats // entrants) // seats, apart)
            search.run(start)
            if least is None or search.gap < least:
                found, least = search.tables(), search.gap
            if not search.gap:
                return found
    return found


def _layouts(entrants: int, seats: int, more: int, start: int) -> Iterator[tuple[Turns, Tables]]:
    """The ways to put entrants and turn them, each with tables that soon meet themselves again.

    Everybody plays fewer of those than there are seats, which makes up for what is over when each
    plays whole turns.
    """
    short: Tables = []
    if more and not entrants % seats:
        short = [list(range(0, entrants, entrants // seats))]
    elif more == 2 and seats == 4:  # an even number of entrants, then
        across = entrants // 2
        aside = start % (across - 1) + 1
        short = [[0, aside, across, across + aside]]
    yield _circles(1, entrants), short
    if more == 1 and not (entrants - 1) % (seats - 1):
        circle = entrants - 1
        turns = [[*turn, circle] for turn in _circles(1, circle)]
        yield turns, [[*range(0, circle, circle // (seats - 1)), circle]]
    for number in range(2, entrants):
        if number * number <= entrants and not entrants % (number * number) and not more:
            yield _circles(number, entrants // number), []


def _circles(number: int, length: int) -> Turns:
    """So many circles, turned by themselves and changed for one another."""
    return [
        [
            (circle + change) % number * length + (place + turn) % length
            for circle in range(number)
            for place in range(length)
        ]
        for change in range(number)
        for turn in range(length)
    ]


class _Search:
    """Simulated annealing over the tables that are turned; pairs on one way meet equally often."""

    def __init__(self, turns: Turns, seats: int, blocks: int, apart: Tables) -> None:
        self.turns, self.seats, self.apart = turns, seats, apart
        self.moving = len({turn[0] for turn in turns})
        self.way, self.pairs = _ways(turns)
        """Which way is between two entrants, and how many pairs are on it."""
        self.adds = [len(turns) // pairs for pairs in self.pairs]
        """How often a pair on a way meets for each table on it that is turned."""
        self.met = [0] * len(self.pairs)
        for table in apart:
            for one, other in combinations(table, 2):
                self.met[self.way[one][other]] += 1
        self.met = [count // pairs for count, pairs in zip(self.met, self.pairs, strict=True)]
        self.blocks: Tables = [list(range(seats)) for _ in range(blocks)]
        for block in self.blocks:
            for one, other in combinations(block, 2):
                way = self.way[one][other]
                self.met[way] += self.adds[way]

    @property
    def gap(self) -> int:
        """How far the sum of squared meetings is from the least that there could be."""
        meetings = sum(count * pairs for count, pairs in zip(self.met, self.pairs, strict=True))
        low, rest = divmod(meetings, sum(self.pairs))
        least = rest * (low + 1) ** 2 + (sum(self.pairs) - rest) * low**2
        return self._cost() - least

    def tables(self) -> Tables:
        """Every table, turned all the way."""
        whole = [[turn[who] for who in block] for block in self.blocks for turn in self.turns]
        return whole + self.apart

    def _cost(self) -> int:
        return sum(count**2 * pairs for count, pairs in zip(self.met, self.pairs, strict=True))

    def run(self, start: int) -> None:
        """Move one player of a table at a time, cooler and cooler; keep the best there was."""
        chance = Random(len(self.turns) * 1013 + self.seats * 101 + start)  # noqa: S311
        unit = max(self.pairs)
        best, gap = self._kept(), self.gap
        now = gap
        for step in range(STEPS if self.blocks else 0):
            if not gap:
                break
            block = self.blocks[int(chance.random() * len(self.blocks))]
            at = 1 + int(chance.random() * (self.seats - 1))
            new = 1 + int(chance.random() * (self.moving - 1))
            if new in block:
                continue
            old = block[at]
            change = self._move(block, at, new)
            heat = unit * (1 - step / STEPS + 0.05)
            if change > 0 and chance.random() >= exp(-change / heat):
                self._move(block, at, old)
                continue
            now += change
            if now < gap:
                best, gap = self._kept(), now
        self.blocks, self.met = best

    def _kept(self) -> tuple[Tables, list[int]]:
        return [list(block) for block in self.blocks], list(self.met)

    def _move(self, block: list[int], at: int, new: int) -> int:
        """Put another player at a table; how the cost changes."""
        change, met = 0, self.met
        for sign, who in ((-1, block[at]), (1, new)):
            for place, other in enumerate(block):
                if place != at:
                    way = self.way[who][other]
                    more = sign * self.adds[way]
                    change += self.pairs[way] * more * (2 * met[way] + more)
                    met[way] += more
        block[at] = new
        return change


def _ways(turns: Turns) -> tuple[list[list[int]], list[int]]:
    """A number for each pair, the same for those that turn into each other; how many there are."""
    count = len(turns[0])
    way = [[-1] * count for _ in range(count)]
    pairs: list[int] = []
    for one, other in combinations(range(count), 2):
        if way[one][other] < 0:
            alike = {frozenset((turn[one], turn[other])) for turn in turns}
            for here, there in alike:
                way[here][there] = way[there][here] = len(pairs)
            pairs.append(len(alike))
    return way, pairs


def _apart(turns: Turns, table: Sequence[int]) -> Tables:
    """A table turned until it meets itself again."""
    found = {tuple(sorted(turn[who] for who in table)) for turn in turns}
    return [list(one) for one in sorted(found)]
