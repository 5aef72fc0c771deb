"""Paying, converting and exchanging: which goods can buy what.

All of it works on a warehouse as a tuple of amounts in the order of `KINDS`, so that the answers
can be kept: the same few warehouses come up again and again.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from games.cartels.cards import GOLD, KINDS, MACHINES, NUMBERS, RESOURCES

Amounts = tuple[int, ...]
"""How much of each kind, in the order of KINDS."""

_GOLD = KINDS.index(GOLD)


def amounts(goods: dict[str, int]) -> Amounts:
    """Goods by kind as a tuple."""
    return tuple(goods.get(kind, 0) for kind in KINDS)


COSTS = {card.id: amounts(card.cost) for card in MACHINES.values()}


def bundle_text(bundle: Sequence[int]) -> str:
    """Goods as a compact word: `2ST1CO`."""
    return "".join(f"{count}{kind}" for kind, count in zip(KINDS, bundle, strict=True) if count)


def bundle_from_text(text: str) -> Amounts | None:
    """Read back what `bundle_text` wrote; `None` if it is something else."""
    counts = dict.fromkeys(KINDS, 0)
    for start in range(0, len(text), 3):
        digit, kind = text[start : start + 1], text[start + 1 : start + 3]
        if not digit.isdecimal() or kind not in counts:
            return None
        counts[kind] = int(digit)
    return tuple(counts.values())


def splits(stock: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """Every way to take `count` pieces out of a stock, from the fullest kinds first."""
    if not stock:
        if count == 0:
            yield ()
        return
    behind = sum(stock[1:])
    for here in range(min(stock[0], count), max(0, count - behind) - 1, -1):
        for rest in splits(stock[1:], count - here):
            yield (here, *rest)


@lru_cache(maxsize=4096)
def bundles(stock: Amounts, count: int) -> tuple[Amounts, ...]:
    """Every way to give `count` resources (never gold), those that keep the stock even first."""
    ways = [(*way, 0) for way in splits(stock[:_GOLD], count)]

    def evenness(way: Amounts) -> list[int]:
        return sorted((held - given for held, given in zip(stock, way, strict=True)), reverse=True)

    ways.sort(key=evenness)
    return tuple(ways)


@lru_cache(maxsize=8192)
def payments(stock: Amounts, card: str, *, converter: bool) -> tuple[Amounts, ...]:
    """Every way to pay for a card: exactly its cost, or with what the converter makes up for.

    What one owns of a needed kind is paid first; each unit still missing costs two other resources.
    Missing gold cannot be made up for.
    """
    cost = COSTS[card]
    missing = [max(0, need - have) for need, have in zip(cost, stock, strict=True)]
    if not any(missing):
        return (cost,)
    if not converter or missing[_GOLD]:
        return ()
    paid = [min(need, have) for need, have in zip(cost, stock, strict=True)]
    left = tuple(have - gone for have, gone in zip(stock, paid, strict=True))
    return tuple(
        tuple(gone + extra for gone, extra in zip(paid, more, strict=True))
        for more in bundles(left, NUMBERS.converter_rate * sum(missing))
    )


@lru_cache(maxsize=4096)
def exchanges(stock: Amounts) -> tuple[tuple[Amounts, str], ...]:
    """Every exchange: what is given and the kind that comes back."""
    found: list[tuple[Amounts, str]] = []
    price = NUMBERS.gold_for_resource
    if stock[_GOLD] >= price:
        given = tuple(price * (kind == GOLD) for kind in KINDS)
        found += [
            (given, kind)
            for kind, held in zip(KINDS, stock, strict=True)
            if kind in RESOURCES and held < NUMBERS.capacity
        ]
    if stock[_GOLD] < NUMBERS.capacity:
        found += [(given, GOLD) for given in bundles(stock, NUMBERS.resources_for_gold)]
    return tuple(found)
