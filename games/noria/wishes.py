"""What things are worth to a house, in points, judged from what its seat sees.

Rough by design: it looks at the next few turns and knows neither plans nor bluffs.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from games.noria.black_market import WORTH
from games.noria.city import next_price
from games.noria.facts import (
    CHAMBER_VALUE,
    CHAMBERS,
    COMPLEX,
    GIVES,
    GOODS,
    INCOME,
    LIMIT,
    RECIPES,
    RESOURCES,
    SIMPLE,
    TRACKS,
    YIELD,
)
from games.noria.payment import can_pay
from games.noria.state import FREE
from games.noria.view import HouseView, View
from games.noria.wheel import PATHS, SLOTS, Disc, Slot, Wheel, is_upgraded, plain

KNOWLEDGE = 1.0
"""What one knowledge is worth while there is time to use it."""


class Wishes:
    """What the seat that looks would like most."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.at if view.seat is None else view.seat
        self.house: HouseView = view.houses[self.seat]
        self.rivals = [house for house in view.houses if house is not self.house]
        self.left = view.rounds - max(view.round, 1)
        """Rounds after this one."""

    @cached_property
    def focus(self) -> str:
        """The track to climb: the one climbed furthest, else one that differs from seat to seat."""
        levels = self.house.levels
        tracks = list(TRACKS)
        turn = self.seat + self.view.prices["TRA"]
        return max(tracks, key=lambda track: (levels[track], -((tracks.index(track) - turn) % 4)))

    @cached_property
    def promise(self) -> dict[str, float]:
        """What a level will be worth at the end: between what it gives and what it may yet give."""
        found = {}
        for chamber, each in self.view.chambers.items():
            scale = CHAMBER_VALUE[chamber]
            hope = min(each.seated + min(each.upper, 2), len(scale) - 1)
            found[chamber] = scale[each.seated] + (scale[hope] - scale[each.seated]) * 0.6
        return found

    def level_gain(self, track: str) -> float:
        """The points to expect from one more level of a track."""
        levels = self.house.levels
        gain = self.promise[track]
        if levels[track] == max(levels.values()):
            gain += self.promise["SPE"]
        lowest = min(levels.values())
        if levels[track] == lowest and list(levels.values()).count(lowest) == 1:
            gain += self.promise["DIV"]
        return gain

    def _demand(self, track: str) -> int:
        """Units that the next few levels of a track ask for."""
        level = self.house.levels[track]
        ahead = range(level + 1, min(level + 3, LIMIT.level) + 1)
        return sum(next_price(track, each).units for each in ahead)

    @cached_property
    def resource(self) -> dict[str, float]:
        """The worth of each resource: what it can still be turned into, and in time to be used."""
        stock, levels = self.house.stock, self.house.levels
        found = dict.fromkeys(RESOURCES, 0.1)
        for track in ("REF", "SET"):
            pays = TRACKS[track].pays
            if levels[track] == LIMIT.level:
                continue
            price = next_price(track, levels[track] + 1).units
            keen = 0.6 if track == self.focus else 0.35
            worth = min(1.3, self.level_gain(track) / price * keen)
            short = sum(stock[kind] for kind in pays) < self._demand(track)
            for kind in pays:
                scarce = len(pays) > 1 and stock[kind] < 2
                if short or scarce:
                    found[kind] = max(found[kind], worth)
        for good, needs in RECIPES.items():
            wanted = self.house.empty[good]
            for kind, units in needs.items():
                if wanted and stock[kind] < wanted * units:
                    share = self.good[good] * 0.45 / sum(needs.values())
                    found[kind] = max(found[kind], min(1.4, share))
        fading = min(1.0, 0.25 + self.left * 0.25)
        return {kind: worth * fading for kind, worth in found.items()}

    @cached_property
    def good(self) -> dict[str, float]:
        """The worth of each good: a level of its track, or knowledge."""
        found = {}
        for track, goods in (("EXP", SIMPLE), ("RCH", COMPLEX)):
            level = self.house.levels[track]
            worth = 0.0
            if level < LIMIT.level and self.left:
                kept = sum(self.house.full[good] for good in goods)
                glut = max(1.0, kept / max(1, self._demand(track)) * 2)
                worth = self.level_gain(track) / next_price(track, level + 1).units * 0.8 / glut
            for good in goods:
                found[good] = max(worth, WORTH[good] * 0.5)
        return found

    def cost(self, paid: Iterable[tuple[str, int]]) -> float:
        """What is given up by paying."""
        return sum(
            count * (self.resource[thing] if thing in RESOURCES else self.good[thing])
            for thing, count in paid
        )

    def disc_future(self, disc: Disc) -> float:
        """What one more disc of this type is worth for the rest of the game."""
        turns = max(0, self.left - 1) * 0.3
        owned = [plain(each) for _, each in self.house.wheel.discs()] + [*self.house.pending]
        more = owned.count(disc)
        if gives := GIVES[disc]:
            each = self.resource[gives] * self.house.ships[gives]
        else:
            each = {"CIT": 4.0, "TRA": 1.6, "TOO": 1.8, "BON": 1.5}[disc]
        if disc == "TOO" and self.focus in ("EXP", "RCH"):
            each = 3.0
        return turns * each / (1 + max(0, more - 1)) * (0.4 if len(owned) > 10 else 1)

    def buying(self, disc: Disc) -> float:
        """The worth of taking a disc from the market."""
        cheapest = min(self.resource.values())
        return self.disc_future(disc) - self.view.prices[disc] * cheapest * 1.2

    def investing(self, track: str) -> float:
        """The worth of rising on a track, less what it costs."""
        price, toll = self.view.next_level(self.seat, track) or (None, 0)
        if price is None:
            return -1.0
        pays = TRACKS[track].pays
        worth = self.resource if pays[0] in RESOURCES else self.good
        per_unit = min(worth[kind] for kind in pays)
        if worth is self.good:
            per_unit *= 0.4
        fee = toll * min(self.resource.values())
        return self.level_gain(track) - price.units * per_unit * 0.6 - fee

    def affordable(self, track: str) -> bool:
        """Whether the next level of a track could be paid now."""
        price, toll = self.view.next_level(self.seat, track) or (None, 0)
        return price is not None and can_pay(self.house, TRACKS[track].pays, price, toll)

    def ship(self, kind: str) -> float:
        """The worth of one more ship."""
        sources = sum(GIVES[plain(disc)] == kind for _, disc in self.house.wheel.discs())
        enough = 1 + self.house.ships[kind] / 3
        return self.resource[kind] * sources * self.left * 0.45 / enough

    def factory(self, site: str) -> float:
        """The worth of a factory: its warehouses, and knowledge in every round to come."""
        good, warehouses = YIELD[site]
        built = self.house.factories
        if built == LIMIT.factories or not self.left:
            return 0.0
        income = (INCOME[built + 1] - INCOME[built]) * self.left * KNOWLEDGE * 0.8
        kin = SIMPLE if good in SIMPLE else COMPLEX
        idle = sum(self.house.empty[each] + self.house.full[each] for each in kin)
        ingredients = sum(RECIPES[good].values()) * 0.5
        use = min(1.0, self.left / 6) / (1 + idle / 2)
        return income + warehouses * max(0.0, self.good[good] - ingredients) * use

    def landing(self, island: str) -> float:
        """The worth of going to an island, less the toll."""
        for isle in self.view.islands:
            if isle.id == island:
                ships = [self.ship(kind) for kind, count in isle.ships.items() if count]
                sites = [self.factory(site) for site, who in isle.sites.items() if who == FREE]
                rivals = sum(seat != self.seat for seat in isle.ambassadors)
                return max([0.0, *ships, *sites]) - rivals * min(self.resource.values())
        return 0.0

    def discovery(self) -> float:
        """The worth of an island that nobody has seen."""
        ships = sum(map(self.ship, RESOURCES)) / len(RESOURCES)
        sites = sum(map(self.factory, YIELD)) / len(YIELD)
        return max(ships, sites) + 0.2

    def upgrading(self, disc: Disc) -> float:
        """The worth of turning a disc to its upgraded side."""
        return max(0.0, self.left - 0.5) * 0.12 * self.acting(plain(disc)) + 0.05

    def producing(self, goods: Iterable[tuple[str, int]]) -> float:
        """The worth of filling warehouses, less the resources that go in."""
        return sum(
            count
            * (
                self.good[good]
                - sum(self.resource[kind] * units for kind, units in RECIPES[good].items()) * 0.5
            )
            for good, count in goods
        )

    @cached_property
    def _acting(self) -> dict[str, float]:
        stock, empty = self.house.stock, self.house.empty
        found = {
            disc: self.resource[gives] * self.house.ships[gives]
            for disc, gives in GIVES.items()
            if gives
        }
        investments = [self.investing(track) for track in TRACKS if self.affordable(track)]
        purchases = [self.buying(disc) for disc, count in self.view.market.items() if count]
        found["CIT"] = max([0.0, *investments, *purchases])
        journeys = [self.landing(isle.id) for isle in self.view.islands]
        if self.view.stack:
            journeys.append(self.discovery())
        found["TRA"] = max([0.0, *journeys])
        wares = [
            self.producing([(good, min(empty[good], self._batches(good, stock)))])
            for good in GOODS
            if empty[good]
        ]
        found["TOO"] = max([0.4 * max(0, self.left - 1), *wares])
        found["BON"] = max(found.values()) * 0.8
        return found

    @staticmethod
    def _batches(good: str, stock: dict[str, int]) -> int:
        return min(stock[kind] // units for kind, units in RECIPES[good].items())

    def acting(self, disc: Disc) -> float:
        """The worth of one action of a disc now."""
        return self._acting[plain(disc)]

    def using(self, disc: Disc, *, double: bool) -> float:
        """The worth of a disc in use, or of its inspection where that is better."""
        worth = self.acting(disc)
        if double and is_upgraded(disc):
            worth *= 1.8
        return max(worth, KNOWLEDGE * 0.9 * bool(self.left))

    def in_slots(self, wheel: Wheel) -> dict[Slot, float]:
        """The worth of using each slot's disc if it came into the active half."""
        return {
            slot: self.using(disc, double=True) if (disc := wheel.disc(slot)) else 0.0
            for slot in SLOTS
        }

    @cached_property
    def slots(self) -> dict[Slot, float]:
        """The same for the wheel as it stands."""
        return self.in_slots(self.house.wheel)

    def swap_worth(self, start: Slot, target: Slot) -> float:
        """The worth of a turn with two slots of the wheel exchanged."""
        worth = self.slots
        return turn_worth(worth | {start: worth[target], target: worth[start]})

    def slot_worth(self, slot: Slot, disc: Disc) -> float:
        """How good a slot is for a new disc: an empty one, in a ring that comes round soon."""
        there = self.house.wheel.disc(slot)
        if there:
            return -2.0 - self.disc_future(plain(there)) * (1.5 if is_upgraded(there) else 1)
        return {"S": 1.0, "M": 0.6, "L": 0.3}[slot[0]] - SLOTS.index(slot) * 0.001 * len(disc)

    def chamber_gain(self, chamber: str) -> float:
        """What a politician seated there brings this house more than its rivals."""
        mine = self._count(self.house, chamber)
        theirs = [self._count(house, chamber) for house in self.rivals]
        each = self.view.chambers[chamber]
        return (each.next_value - each.value) * (
            mine - max(theirs) * 0.5 - sum(theirs) / len(theirs) * 0.5
        )

    def _count(self, house: HouseView, chamber: str) -> float:
        levels = house.levels
        best = max(levels.values())
        if chamber == "SPE":
            return best
        if chamber == "DIV":
            return min(levels.values())
        growing = levels[chamber] == best
        return levels[chamber] + (min(self.left * 0.35, 3) if growing else 0)

    @cached_property
    def best_chamber(self) -> str:
        """Where a politician would help most."""
        open_chambers = [name for name in CHAMBERS if self.view.chambers[name].upper]
        return max(open_chambers or CHAMBERS, key=self.chamber_gain)


def turn_worth(slots: dict[Slot, float]) -> float:
    """The worth of a turn: the best path through the active half."""
    return max(slots[small] + slots[medium] + slots[large] for small, medium, large in _PATHS)


_PATHS = tuple(PATHS.values())
