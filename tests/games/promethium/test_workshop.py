"""Projects from tiles and Promethium from ores, held against trying everything."""

from __future__ import annotations

from itertools import combinations, permutations, product
from math import comb, log2
from statistics import mean

import pytest

from games.chance import Chance, Seed
from games.promethium.box import (
    GRID_TILES,
    IMPROVEMENTS,
    NATIONS,
    ORES,
    PROJECTS,
    RULE,
    TILES,
    tiles_for,
)
from games.promethium.state import Industrialist, State
from games.promethium.workshop import (
    Payment,
    chemist_payments,
    chemist_yield,
    contents,
    expeditions,
    fulfils,
    ways,
)
from tests.games.promethium.laying import PromethiumTable, offered, office, player, state

PLAIN = contents([])


def enough(payment: tuple[int, ...], content: tuple[int, ...]) -> bool:
    return sum(a * b for a, b in zip(payment, content, strict=True)) >= RULE.content_needed


@pytest.mark.parametrize("gems", [(0, 1, 3, 1), (6, 4, 3, 2), (8, 0, 0, 0), (2, 2, 2, 2)])
@pytest.mark.parametrize("improvements", [[], ["IMP_LAB_COP"], ["IMP_LAB_COA", "IMP_LAB_ALU"]])
def test_chemist_payments_are_all_that_need_every_gem(
    gems: Payment, improvements: list[str]
) -> None:
    content = contents(improvements)
    expected = set()
    for payment in product(*(range(count + 1) for count in gems)):
        less = [
            tuple(count - (index == ore) for index, count in enumerate(payment))
            for ore in range(4)
            if payment[ore]
        ]
        if enough(payment, content) and not any(enough(other, content) for other in less):
            expected.add(payment)
    found = chemist_payments(gems, content)
    assert set(found) == expected
    assert len(found) == len(expected)


def test_pure_payments_come_first_and_yield_three() -> None:
    found = chemist_payments((6, 4, 3, 2), PLAIN)
    yields = [chemist_yield(payment) for payment in found]
    assert yields == sorted(yields, reverse=True)
    assert set(found[:4]) == {(6, 0, 0, 0), (0, 4, 0, 0), (0, 0, 3, 0), (0, 0, 0, 2)}


def test_contents_with_every_laboratory() -> None:
    assert PLAIN == (2, 3, 4, 6)
    assert contents([f"IMP_LAB_{ore}" for ore in ORES]) == (4, 5, 6, 8)


def test_expeditions_name_different_nations_and_one_ore() -> None:
    found = expeditions((2, 1, 1, 0), (0, 1, 0, 1))
    assert len(found) == len(set(found)) == 4 * 2
    assert found[0] == ("FR", "US", "GB", "COP"), "three nations, and the ore worth least"
    assert {len(paid) for paid in found} == {3, 4}
    assert expeditions((1, 0, 0, 1), ()) == (("FR", "DE"),)
    assert expeditions((3, 0, 0, 0), (1, 1, 1, 1)) == ()
    assert expeditions((1, 1, 1, 1), (0, 0, 0, 0)) == ()
    assert all(set(paid[:-1]) <= set(NATIONS) for paid in found)


SETS = (
    (3, 3),
    (3, 3),
    (3, 3),
    (4, 3),
    (3, 3),
    (3, 2),
    (2, 2),
    (2, 2),
    (3, 2),
    (4, 2),
    (2, 2),
    (3, 3),
    (44, 21),
    (35, 18),
    (44, 23),
    (55, 28),
    (47, 21),
    (62, 30),
    (30, 17),
    (30, 17),
    (47, 23),
    (63, 29),
    (30, 18),
    (36, 21),
    (32, 6),
    (81, 28),
    (76, 28),
    (165, 56),
    (135, 36),
    (135, 44),
    (84, 35),
    (44, 17),
    (50, 17),
    (128, 44),
    (44, 20),
    (44, 17),
)
"""For each project, how many sets of tiles fulfil it with four players and with fewer."""


def test_so_many_sets_of_tiles_fulfil_each_project() -> None:
    for card, counts in zip(PROJECTS.values(), SETS, strict=True):
        found = [
            sum(fulfils(card.id, chosen) for chosen in combinations(tiles, card.level))
            for tiles in (tuple(GRID_TILES), tuple(tiles_for(3)))
        ]
        assert (card.id, *found) == (card.id, *counts)


def test_values_follow_from_how_hard_a_project_is() -> None:
    """The Submarine is the measure for level 3; scarce elements make level 1 dearer."""
    hard = {
        card.id: -log2(some / comb(44, card.level))
        for card, (some, _) in zip(PROJECTS.values(), SETS, strict=True)
    }
    second = [hard[card.id] for card in PROJECTS.values() if card.level == 2]
    for card in PROJECTS.values():
        if card.level == 1:
            due = 8.0 + 2 * sum(slot in RULE.scarce for slot in card.slots)
        elif card.level == 2:
            due = 17.6 + 3.5 * (hard[card.id] - mean(second))
        else:
            due = 28 + 4 * (hard[card.id] - hard["P29"])
        assert abs(card.value - due) <= 1.05, card.id


def test_ways_with_fewer_cubes_come_first() -> None:
    found = ways("P16", {"T36": 1, "T35": 0, "T39": 0, "T02": 0})
    assert found == [("T35", "T39"), ("T36", "T35"), ("T36", "T39")]


def test_of_equal_ways_the_tiles_that_serve_least_any_more_come_first() -> None:
    found = ways("P16", {"T36": 1, "T38": 2, "T34": 0, "T35": 0})
    assert found[0] == ("T34", "T35")
    assert found[1] == ("T38", "T35"), "one use each"
    assert found[-1] == ("T36", "T38"), "two cubes"


HOLDINGS = 60


def holding(number: int) -> PromethiumTable:
    """The Design Office with tiles, elements and improvements dealt by lot."""
    luck = Chance(Seed.from_words(f"holding {number}"))
    dealt = luck.shuffle("tiles", list(tiles_for(3)))[: 2 + luck.below("count", 6)]
    worn = [f'{{ id = "{one}", uses = {luck.below("uses", TILES[one].uses)} }}' for one in dealt]
    cards = luck.shuffle("queue", list(PROJECTS))[:9]
    counts = {element: luck.below("element", 4) for element in (*NATIONS, *ORES)}
    counts["CHE"] = luck.below("chemist", 3)
    written = ", ".join(f"{element} = {count}" for element, count in counts.items())
    owned = [one for one in IMPROVEMENTS if not luck.below("improvement", 4)]
    row = (
        f"hand = []\ninfluence = {1 + luck.below('influence', 9)}\ntiles = [{', '.join(worn)}]\n"
        f'reserved = ["{cards[8]}"]\nelements = {{ {written} }}\nimprovements = {owned}'
    )
    return office(row, "hand = []\nelements = { MAC = 1 }", more=f"queue = {cards[:8]}")


@pytest.mark.parametrize("number", range(HOLDINGS))
def test_what_the_office_offers_is_what_trying_everything_finds(number: int) -> None:
    table = holding(number)
    one, position = player(table, 0), state(table)
    keys = offered(table)
    assert [key for key in keys if key.startswith("realise:")] == by_trying_tiles(one, position)
    payments = {key for key in keys if key.startswith("chemist:")}
    assert payments == by_trying_gems(one)
    journeys = [key for key in keys if key.startswith("expedition:")]
    assert len(journeys) == len(set(journeys))
    found = {frozenset(key.removeprefix("expedition:").split("-")) for key in journeys}
    assert found == by_trying_elements(one)


def by_trying_tiles(one: Industrialist, position: State) -> list[str]:
    """Every project with every set of tiles: each project's best way first, dear ones first."""
    found = []
    for project in (*position.queue, *one.reserved):
        card = PROJECTS[project]
        ways_there = []
        for chosen in combinations(one.tiles, card.level):
            shown = zip(*(TILES[held.id].elements for held in chosen), strict=True)
            kinds = [set(column) for column in shown]
            fits = all(
                wanted == "any"
                or (wanted == "diff" and len(kind) == card.level)
                or kind == {wanted}
                for wanted, kind in zip(card.slots, kinds, strict=True)
            )
            if fits:
                cubes = sum(held.uses > 0 for held in chosen)
                left = sum(TILES[held.id].uses - held.uses for held in chosen)
                key = "-".join((f"realise:{project}", *(held.id for held in chosen)))
                ways_there.append((cubes, left, key))
        ways_there.sort(key=lambda way: way[:2])
        found += [(rank, -card.value, way[2]) for rank, way in enumerate(ways_there)]
    return [key for *_, key in sorted(found, key=lambda way: way[:2])]


def by_trying_gems(one: Industrialist) -> set[str]:
    """Every payment that holds twelve and could spare no gem."""
    if not one.elements["CHE"]:
        return set()
    gems = [ore for ore in ORES for _ in range(one.elements[ore])]
    content = dict(zip(ORES, contents(one.improvements), strict=True))
    found = set()
    for count in range(1, len(gems) + 1):
        for paid in combinations(gems, count):
            held = sum(content[ore] for ore in paid)
            if held >= 12 and held - min(content[ore] for ore in paid) < 12:
                kinds = [f"{paid.count(ore)}{ore}" for ore in ORES if ore in paid]
                found.add("chemist:" + "-".join(kinds))
    return found


def by_trying_elements(one: Industrialist) -> set[frozenset[str]]:
    """Every two to four nations with one ore, or without where none is needed."""
    nations = [nation for nation in NATIONS if one.elements[nation]]
    ores = [{ore} for ore in ORES if one.elements[ore]]
    if "IMP_EXP_ORE" in one.improvements:
        ores = [set()]
    return {
        frozenset({*paid} | ore)
        for length in (2, 3, 4)
        for paid in permutations(nations, length)
        for ore in ores
    }


def test_a_project_takes_exactly_as_many_tiles_as_its_level() -> None:
    assert not fulfils("P16", ("T35",))
    assert not fulfils("P28", ("T35", "T36"))
    assert fulfils("P28", ("T35", "T36", "T39"))
