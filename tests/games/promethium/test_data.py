"""The designed sets fulfil every constraint that the rulebook puts on them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from games.promethium.box import (
    DATA,
    ELEMENTS,
    EXPERTS,
    GRID_TILES,
    IMPROVEMENT_OF,
    IMPROVEMENTS,
    NATIONS,
    ORES,
    PROJECTS,
    RULE,
    SCHEMES,
    START_TILES,
    THEMES,
    TILES,
    tiles_for,
)
from games.promethium.workshop import fulfils


@pytest.mark.parametrize(
    ("seats", "count", "experts", "ores", "uses"),
    [
        (4, 44, (13, 13, 9, 9), (13, 13, 9, 9), (20, 16, 8)),
        (3, 32, (9, 9, 7, 7), (9, 9, 7, 7), (14, 12, 6)),
        (2, 32, (9, 9, 7, 7), (9, 9, 7, 7), (14, 12, 6)),
    ],
)
def test_tiles_are_spread_as_designed(
    seats: int,
    count: int,
    experts: tuple[int, ...],
    ores: tuple[int, ...],
    uses: tuple[int, ...],
) -> None:
    tiles = [TILES[tile] for tile in tiles_for(seats)]
    shown = Counter(element for tile in tiles for element in tile.elements)
    assert len(tiles) == count
    assert {shown[nation] for nation in NATIONS} == {count // 4}
    assert tuple(shown[expert] for expert in EXPERTS) == experts
    assert tuple(shown[ore] for ore in ORES) == ores
    assert tuple(Counter(tile.uses for tile in tiles)[times] for times in (1, 2, 3)) == uses


def test_every_tile_is_different_and_shows_one_of_its_own_elements_on_the_back() -> None:
    assert len({tile.elements for tile in GRID_TILES.values()}) == 44
    assert all(tile.back in tile.elements for tile in GRID_TILES.values())
    backs = Counter(tile.back for tile in GRID_TILES.values())
    assert set(backs) == set(ELEMENTS)
    assert set(backs.values()) == {3, 4}


@pytest.mark.parametrize(
    ("elements", "uses"),
    [
        (("DE", "MAC", "IRO"), {2}),
        (("DE", "ENG", "COP"), {1, 2, 3}),
        (("GB", "CHE", "COA"), {1, 2, 3}),
        (("FR", "ENG", "COP"), {2}),
        (("GB", "ENG", "COA"), {3}),
    ],
)
def test_the_tiles_of_the_rulebooks_examples_exist(
    elements: tuple[str, str, str], uses: set[int]
) -> None:
    assert any(tile.elements == elements and tile.uses in uses for tile in GRID_TILES.values())


def test_start_tiles_are_even() -> None:
    shown = Counter(element for tile in START_TILES.values() for element in tile.elements)
    assert shown == dict.fromkeys(ELEMENTS, 1)
    alone = [card.id for card in PROJECTS.values() if card.level == 1]
    assert not any(
        fulfils(project, (tile.id,)) for project in alone for tile in START_TILES.values()
    )


def test_projects_are_spread_over_levels_and_elements() -> None:
    assert Counter(card.level for card in PROJECTS.values()) == {1: 12, 2: 12, 3: 12}
    for level in (2, 3):
        fixed = [
            slot
            for card in PROJECTS.values()
            if card.level == level
            for slot in card.slots
            if slot in ELEMENTS
        ]
        assert sorted(fixed) == sorted(ELEMENTS)
    values = {
        level: [card.value for card in PROJECTS.values() if card.level == level]
        for level in (1, 2, 3)
    }
    assert [(min(found), max(found)) for found in values.values()] == [(8, 12), (16, 20), (26, 36)]


def test_the_submarine_is_the_rulebooks() -> None:
    card = PROJECTS["P29"]
    assert (card.level, card.slots, card.value, card.theme) == (
        3,
        ("diff", "ENG", "any"),
        28,
        "SEA",
    )
    assert IMPROVEMENT_OF["SEA"] == "IMP_ENGINEER"
    assert card.name["fr"] == "Sous-marin"
    assert PROJECTS["P36"].name["en"] == "Dirigible"


@pytest.mark.parametrize("seats", [3, 4])
def test_every_project_can_be_made(seats: int) -> None:
    tiles = tiles_for(seats)
    for card in PROJECTS.values():
        assert any(fulfils(card.id, chosen) for chosen in combinations(tiles, card.level))


def test_every_improvement_has_its_theme_on_at_least_two_cards() -> None:
    assert len(IMPROVEMENTS) == 13
    assert set(IMPROVEMENT_OF) == set(THEMES)
    themes = Counter(card.theme for card in PROJECTS.values())
    assert set(themes) == set(THEMES)
    assert themes["SEA"] == 4
    assert min(themes.values()) == 2


def test_the_cards_and_numbers_of_the_rulebook() -> None:
    costs = {key: card.costs for key, card in SCHEMES.items()}
    assert costs == {
        "patent": (2,),
        "sabotage": (1,),
        "espionage": (1,),
        "bribes": (2,),
        "theft": (3,),
        "persuasion": (2,),
        "opportunism": (3,),
        "subsidies": (2,),
        "cooperation": (2,),
        "market": (2, 4),
        "planning": (1,),
    }
    assert sum(RULE.tokens) == 32
    assert RULE.elements_each * 4 == 32


def test_the_designed_values_are_told_apart() -> None:
    tags = {value.path: value.tag for value in DATA.values()}
    assert tags["project.P29.value"] == "rulebook"
    assert tags["project.P28.value"] == "designed"
    assert tags["tile.T02.uses"] == "rulebook"
    assert tags["tile.T02.back"] == "designed"
    assert tags["improvement.IMP_ENGINEER.theme"] == "rulebook"
    assert tags["improvement.IMP_LOBBY.theme"] == "designed"
    assert tags["numbers.money"] == "rulebook"
