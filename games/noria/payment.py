"""Every way to pay a price, the sensible ones first."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Mapping
from functools import cache
from typing import Protocol

from games.decision import Decision, Option
from games.noria.facts import GOODS, NAME, RESOURCES, Price
from games.noria.state import House
from games.rules import Answers, Ask, choose
from games.text import Seat, Series, Text, say

Payment = tuple[tuple[str, int], ...]
"""What is handed over: resources and goods with their numbers, in the order of the data."""

SENSIBLE = 6
"""How many ways to pay are shown before the rest is asked for."""


def _ways(kinds: tuple[str, ...], units: int, have: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Every way to take so many units out of what there is."""
    if len(kinds) == 1:
        if have[kinds[0]] >= units:
            yield {kinds[0]: units}
        return
    first, rest = kinds[0], kinds[1:]
    for count in range(min(units, have[first]), -1, -1):
        for way in _ways(rest, units - count, have):
            yield {first: count, **way}


def accepts(price: Price, way: Mapping[str, int]) -> bool:
    """Whether this many of each kind is what the price asks for."""
    kinds = sum(count > 0 for count in way.values())
    if sum(way.values()) != price.units:
        return False
    if price.kinds == "same":
        return kinds == 1
    return price.kinds == "any" or kinds >= 2


class Purse(Protocol):
    """Whoever has resources and goods: a house, or the view of one."""

    @property
    def stock(self) -> dict[str, int]:
        """Resources."""

    @property
    def full(self) -> dict[str, int]:
        """Goods in full warehouses."""


def can_pay(house: Purse, pays: tuple[str, ...], price: Price, toll: int) -> bool:
    """Whether a price and the toll on top of it can be paid together."""
    purse = house.stock if pays[0] in house.stock else house.full
    counts = [purse[kind] for kind in pays]
    if sum(counts) < price.units:
        return False
    if price.kinds == "same" and max(counts) < price.units:
        return False
    if price.kinds == "different" and sum(count > 0 for count in counts) < 2:
        return False
    spare = sum(house.stock.values())
    return spare - (price.units if purse is house.stock else 0) >= toll


def payments(house: House, pays: tuple[str, ...], price: Price, toll: int = 0) -> list[Payment]:
    """What may be handed over for a price and a toll, leaving the most even stock first."""
    have = house.stock | house.full
    found: dict[Payment, int] = {}
    for way in _ways(pays, price.units, have):
        if not accepts(price, way):
            continue
        left = have | {kind: have[kind] - count for kind, count in way.items()}
        for fee in _ways(RESOURCES, toll, left):
            paid = tuple(
                (thing, total)
                for thing in RESOURCES + GOODS
                if (total := way.get(thing, 0) + fee.get(thing, 0))
            )
            if paid not in found:
                found[paid] = sum(
                    (have[thing] - count) ** 2 - have[thing] ** 2 for thing, count in paid
                )
    return sorted(found, key=lambda paid: (found[paid], paid))


def payment_key(paid: Payment) -> str:
    """A payment as a key: `pay:2E-1M`."""
    return "pay:" + "-".join(f"{count}{thing}" for thing, count in paid)


def paid_by(key: str) -> Payment:
    """Read back what `payment_key` wrote behind the verb."""
    parts = re.findall(r"(\d+)([A-Za-z]+)", key)
    return tuple((thing, int(count)) for count, thing in parts)


@cache
def amounts(paid: Payment) -> Series:
    """A payment in words."""
    return Series(
        tuple(say("noria.amount", count=count, thing=NAME[thing]) for thing, count in paid)
    )


@cache
def _option(paid: Payment, more: bool) -> Option:
    return Option(payment_key(paid), say("noria.pay", what=amounts(paid)), more=more)


def pay(
    seat: Seat,
    house: House,
    pays: tuple[str, ...],
    price: Price,
    toll: int,
    prompt: Text,
) -> Generator[Ask, Answers, Payment]:
    """Let the player choose how to pay, and take it."""
    ways = payments(house, pays, price, toll)
    paid = ways[0]
    if len(ways) > 1:
        options = tuple(_option(way, number >= SENSIBLE) for number, way in enumerate(ways))
        key = yield from choose(Decision(seat, prompt, options))
        paid = ways[[option.key for option in options].index(key)]
    for thing, count in paid:
        spend(house, thing, count)
    return paid


def spend(house: House, thing: str, count: int) -> None:
    """Hand over resources, or goods, whose warehouses stay behind empty."""
    if thing in house.stock:
        house.stock[thing] -= count
    else:
        house.full[thing] -= count
        house.empty[thing] += count
