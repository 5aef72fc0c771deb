"""Who plays whom: everybody meets everybody as evenly as the numbers allow.

Two-seat tables get an exact round robin. For three and four seats a balanced design is searched
for (`bot.league.turning`), and where the numbers allow none, players are exchanged between tables
until it is nearly one. The search always begins alike: the same numbers give the same fixtures.
`Fairness` says how far from perfect the result is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp
from random import Random

from msgspec import Struct

from bot.league.seating import seated
from bot.league.turning import turned

Tables = list[list[int]]


class Fairness(Struct, frozen=True):
    """How even a list of fixtures is, by our own measure."""

    tables: int
    """How many each entrant plays; the same number for all."""
    least: int
    """The fewest times that any two entrants meet."""
    most: int
    excess: int
    """Meetings too many or too few, over all pairs, beside the most even share there could be."""
    seat_gap: int
    """The largest difference between how often an entrant has one seat and another."""

    @property
    def same(self) -> bool:
        """Whether any two meet equally often."""
        return self.least == self.most

    @property
    def perfect(self) -> bool:
        """Whether the numbers allow nothing more even."""
        return not self.excess and self.seat_gap <= 1


class Fixtures(Struct, frozen=True):
    """Tables in the order in which they are to be opened; entrants are numbers, in seat order."""

    tables: tuple[tuple[int, ...], ...]
    fairness: Fairness


def fixtures(entrants: int, seats: int, tables: int | None = None) -> Fixtures:
    """A fixture list for a division; `tables` is how many each entrant should play.

    Without a number everybody meets everybody about once. Where the number does not come out even,
    the nearest that does is taken. A division smaller than its tables plays at smaller ones.
    """
    if entrants < 2:
        return Fixtures((), Fairness(0, 0, 0, 0, 0))
    seats = min(seats, entrants)
    each = played_by_each(entrants, seats, tables)
    if seats == 2:
        found = _round_robin(entrants, each)
    else:
        found = _in_order(_balanced(entrants, seats, each), entrants)
    in_seats = seated(found, entrants, seats)
    return Fixtures(tuple(tuple(table) for table in in_seats), fairness(in_seats, entrants, seats))


def played_by_each(entrants: int, seats: int, wanted: int | None) -> int:
    """The number of tables nearest to the wanted one that everybody can play equally often."""
    once = -(-(entrants - 1) // (seats - 1))
    target = once if wanted is None else max(1, wanted)
    even = [each for each in range(1, target + seats + 1) if entrants * each % seats == 0]
    return min(even, key=lambda each: (abs(each - target), -each))


def fairness(tables: Sequence[Sequence[int]], entrants: int, seats: int) -> Fairness:
    """Measure any list of fixtures."""
    met = dict.fromkeys(combinations(range(entrants), 2), 0)
    in_seat = [[0] * seats for _ in range(entrants)]
    for table in tables:
        for one, other in combinations(sorted(table), 2):
            met[one, other] += 1
        for seat, entrant in enumerate(table):
            in_seat[entrant][seat] += 1
    low, rest = divmod(sum(met.values()), len(met))
    high = low + 1 if rest else low
    return Fairness(
        tables=max(sum(row) for row in in_seat),
        least=min(met.values()),
        most=max(met.values()),
        excess=sum(max(0, count - high, low - count) for count in met.values()),
        seat_gap=max(max(row) - min(row) for row in in_seat),
    )


# Two seats


def _round_robin(entrants: int, each: int) -> Tables:
    """Exact: whole rounds of everybody against everybody, then as many distinct opponents."""
    whole, more = divmod(each, entrants - 1)
    return _circle(entrants) * whole + _in_order(_some_opponents(entrants, more), entrants)


def _circle(entrants: int) -> Tables:
    """Everybody against everybody, in rounds: one stays, the others go round the table."""
    ring = list(range(entrants)) + [-1] * (entrants % 2)
    found = Tables()
    for _ in range(len(ring) - 1):
        pairs = zip(ring[: len(ring) // 2], reversed(ring[len(ring) // 2 :]), strict=True)
        found += [[one, other] for one, other in pairs if -1 not in (one, other)]
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return found


def _some_opponents(entrants: int, each: int) -> Tables:
    """Each entrant against so many different others: neighbours on a circle of all."""
    pairs = [
        [one, (one + distance) % entrants]
        for distance in range(1, each // 2 + 1)
        for one in range(entrants)
    ]
    if each % 2:  # an even number of entrants, then: those opposite each other
        pairs += [[one, one + entrants // 2] for one in range(entrants // 2)]
    return pairs


# Three and four seats


def _balanced(entrants: int, seats: int, each: int) -> Tables:
    """A design if one is found; what it leaves over is evened out by exchanging players."""
    if entrants == seats:
        return [list(range(seats)) for _ in range(each)]
    if design := _one_left_out(entrants, seats, each):
        return design
    found: Tables = []
    least: int | None = None
    for by_turns in dict.fromkeys((each, each - each % seats)):
        design = turned(entrants, seats, by_turns)
        search = _Search(_filled(design, entrants, seats, each), entrants)
        search.run()
        if least is None or search.best_cost < least:
            found, least = search.best, search.best_cost
        if least == search.least:
            break
    return found


def _filled(tables: Tables, entrants: int, seats: int, each: int) -> Tables:
    """These tables, and as many in plain order as are missing until everybody plays enough."""
    missing = entrants * each // seats - len(tables)
    return tables + [
        [(number * seats + seat) % entrants for seat in range(seats)] for number in range(missing)
    ]


def _one_left_out(entrants: int, seats: int, each: int) -> Tables:
    """Where one more could all meet once, the tables without that one; `[]` where they could not.

    Everybody misses only those with whom they would have met the one that is left out.
    """
    if each * (seats - 1) != entrants - seats + 1:
        return []
    design = turned(entrants + 1, seats, each + 1)
    if not fairness(design, entrants + 1, seats).same:
        return []
    return [table for table in design if entrants not in table]


class _Search:
    """Simulated annealing over exchanges; the cost is the sum of squared meetings."""

    def __init__(self, tables: Tables, entrants: int) -> None:
        self.tables = tables
        self.met = [[0] * entrants for _ in range(entrants)]
        for table in tables:
            for one, other in combinations(table, 2):
                self.met[one][other] += 1
                self.met[other][one] += 1
        pairs = entrants * (entrants - 1) // 2
        meetings = sum(map(sum, self.met)) // 2
        low, rest = divmod(meetings, pairs)
        self.least = rest * (low + 1) ** 2 + (pairs - rest) * low**2
        """No list of fixtures costs less."""
        self.cost = sum(count * count for row in self.met for count in row) // 2
        self.best, self.best_cost = [list(table) for table in tables], self.cost

    def run(self) -> None:
        """Search until nothing can be better, or the steps are used up; cooler and cooler."""
        chance = Random(len(self.met) * 1009 + len(self.tables))  # noqa: S311
        tables, number, seats = self.tables, len(self.tables), len(self.tables[0])
        steps = min(120_000, 20_000 + 220 * number)
        heat = 0.9 if number >= len(self.met) else 2.2
        for step in range(steps if number > 1 else 0):
            if self.cost == self.least:
                break
            now = heat * (1 - step / steps) + 0.05
            one, other = int(chance.random() * number), int(chance.random() * number)
            here, there = tables[one], tables[other]
            seat, seat_there = int(chance.random() * seats), int(chance.random() * seats)
            moved, taken = here[seat], there[seat_there]
            if moved in there or taken in here:
                continue
            change = self._exchange(here, there, moved, taken)
            if change > 0 and chance.random() >= exp(-change / now):
                self._exchange(here, there, taken, moved)
                continue
            here[seat], there[seat_there] = taken, moved
            self.cost += change
            if self.cost < self.best_cost:
                self.best, self.best_cost = [list(table) for table in tables], self.cost

    def _exchange(self, here: list[int], there: list[int], moved: int, taken: int) -> int:
        """Count the meetings as if two players changed places; how the cost changes."""
        change, met = 0, self.met
        row_moved, row_taken = met[moved], met[taken]
        for stays in here:
            if stays not in (moved, taken):
                change += 2 * (row_taken[stays] - row_moved[stays] + 1)
                row_moved[stays] -= 1
                row_taken[stays] += 1
                met[stays][moved] -= 1
                met[stays][taken] += 1
        for stays in there:
            if stays not in (moved, taken):
                change += 2 * (row_moved[stays] - row_taken[stays] + 1)
                row_taken[stays] -= 1
                row_moved[stays] += 1
                met[stays][taken] -= 1
                met[stays][moved] += 1
        return change


def _in_order(tables: Tables, entrants: int) -> Tables:
    """Round after round, as many tables at a time as have nobody in common: nobody waits long."""
    left, ordered, had = tables, Tables(), [0] * entrants
    while left:
        busy, later = [False] * entrants, Tables()
        left.sort(key=lambda table: sorted(had[who] for who in table))
        for table in left:
            if any(busy[who] for who in table):
                later.append(table)
                continue
            for who in table:
                busy[who] = True
                had[who] += 1
            ordered.append(table)
        left = later
    return ordered
