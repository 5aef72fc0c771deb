"""What can be made of what one has: projects of tiles, Promethium of ores and of nations.

Pure and exact. Every list comes best first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations

from games.promethium.box import IMPROVEMENTS, NATIONS, ORE, ORES, PROJECTS, RULE, TILES

Payment = tuple[int, int, int, int]
"""How many gems of each ore, in the order of the box."""


@cache
def fulfils(project: str, tiles: tuple[str, ...]) -> bool:
    """Whether exactly these tiles realise the project."""
    card = PROJECTS[project]
    if len(tiles) != card.level:
        return False
    columns = zip(*(TILES[tile].elements for tile in tiles), strict=True)
    for slot, shown in zip(card.slots, columns, strict=True):
        if slot == "diff":
            if len(set(shown)) < len(shown):
                return False
        elif slot != "any" and any(element != slot for element in shown):
            return False
    return True


@lru_cache(maxsize=4096)
def sets_for(project: str, tiles: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every choice among these tiles that realises the project."""
    level = PROJECTS[project].level
    return tuple(chosen for chosen in combinations(tiles, level) if fulfils(project, chosen))


def ways(project: str, uses: Mapping[str, int]) -> list[tuple[str, ...]]:
    """The sets of tiles that realise a project, those that put the fewest cubes on it first.

    Of equal ones, tiles that could serve least any more come first: they are the ones to part
    with.
    """

    def waste(chosen: tuple[str, ...]) -> tuple[int, int]:
        return cubes_from(chosen, uses), sum(TILES[tile].uses - uses[tile] for tile in chosen)

    return sorted(sets_for(project, tuple(uses)), key=waste)


def cubes_from(tiles: Sequence[str], uses: Mapping[str, int]) -> int:
    """How many cubes come onto a project made with these tiles."""
    return sum(uses[tile] > 0 for tile in tiles)


def contents(improvements: Sequence[str]) -> tuple[int, ...]:
    """What each ore holds of Promethium for whoever owns these improvements."""
    return tuple(
        ORE[ore].content
        + (IMPROVEMENTS[f"IMP_LAB_{ore}"].gain if f"IMP_LAB_{ore}" in improvements else 0)
        for ore in ORES
    )


@lru_cache(maxsize=4096)
def chemist_payments(gems: Payment, content: tuple[int, ...]) -> tuple[Payment, ...]:
    """Every payment of ores that holds enough and from which no gem could be left out.

    Those of one kind come first, as they yield more; then those that would be missed least.
    """
    needed = RULE.content_needed
    found: list[Payment] = []

    def extend(paid: tuple[int, ...], held: int) -> None:
        index = len(paid)
        if held >= needed or index == len(ORES):
            if held >= needed:
                payment = paid + (0,) * (len(ORES) - index)
                least = min(content[ore] for ore, count in enumerate(payment) if count)
                if held - least < needed:
                    found.append((payment[0], payment[1], payment[2], payment[3]))
            return
        for count in range(gems[index] + 1):
            extend((*paid, count), held + count * content[index])
            if held + count * content[index] >= needed:
                break

    extend((), 0)
    return tuple(sorted(found, key=lambda payment: (not is_pure(payment), _worth(payment))))


def is_pure(payment: Payment) -> bool:
    """Whether all its gems are of one kind."""
    return sum(count > 0 for count in payment) == 1


def chemist_yield(payment: Payment) -> int:
    """The Promethium that a sufficient payment gives."""
    return RULE.chemist_yield_pure if is_pure(payment) else RULE.chemist_yield


def _worth(payment: Payment) -> tuple[int, int]:
    final = sum(count * ORE[ore].final for ore, count in zip(ORES, payment, strict=True))
    content = sum(count * ORE[ore].content for ore, count in zip(ORES, payment, strict=True))
    return final, content


@lru_cache(maxsize=4096)
def expeditions(nations: tuple[int, ...], ores: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    """Every set of two to four nations with one ore to pay an expedition, best first.

    Longer expeditions come first; for each length, nations held most often and the least ore.
    Without ores to choose from, the nations alone.
    """
    held = [NATIONS[index] for index, count in enumerate(nations) if count]
    plenty = dict(zip(NATIONS, nations, strict=True))
    gems = sorted((ore for ore, count in zip(ORES, ores, strict=False) if count), key=_gem_worth)
    tails: list[tuple[str, ...]] = [(ore,) for ore in gems] if ores else [()]
    found = []
    for length in range(len(held), 1, -1):
        groups = sorted(
            combinations(held, length), key=lambda group: -sum(plenty[nation] for nation in group)
        )
        found += [(*group, *tail) for group in groups for tail in tails]
    return tuple(found)


def _gem_worth(ore: str) -> tuple[int, int]:
    return ORE[ore].final, ORE[ore].content
