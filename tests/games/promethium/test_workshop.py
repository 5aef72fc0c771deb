"""Projects from tiles and Promethium from ores, held against trying everything."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from games.promethium.box import GRID_TILES, NATIONS, ORES, PROJECTS, RULE, tiles_for
from games.promethium.workshop import (
    Payment,
    chemist_payments,
    chemist_yield,
    contents,
    expeditions,
    fulfils,
    ways,
)

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


@pytest.mark.parametrize(
    ("project", "in_44", "in_32"),
    [
        ("P01", 3, 3),
        ("P10", 4, 2),
        ("P14", 35, 18),
        ("P18", 62, 30),
        ("P22", 63, 29),
        ("P25", 32, 6),
        ("P28", 165, 56),
        ("P29", 135, 36),
        ("P34", 128, 44),
        ("P36", 44, 17),
    ],
)
def test_so_many_sets_of_tiles_fulfil_a_project(project: str, in_44: int, in_32: int) -> None:
    level = PROJECTS[project].level
    for tiles, count in ((tuple(GRID_TILES), in_44), (tuple(tiles_for(3)), in_32)):
        assert sum(fulfils(project, chosen) for chosen in combinations(tiles, level)) == count


def test_ways_with_fewer_cubes_come_first() -> None:
    found = ways("P16", {"T36": 1, "T35": 0, "T39": 0, "T02": 0})
    assert found[0] == ("T35", "T39")
    assert set(found) == {("T35", "T39"), ("T36", "T35"), ("T36", "T39")}


def test_a_project_takes_exactly_as_many_tiles_as_its_level() -> None:
    assert not fulfils("P16", ("T35",))
    assert not fulfils("P28", ("T35", "T36"))
    assert fulfils("P28", ("T35", "T36", "T39"))
