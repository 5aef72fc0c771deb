"""The tables of Noria: where each value comes from, and what the rulebooks say about it."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations, product

from games.noria.facts import (
    CHAMBER_VALUE,
    CHAMBERS,
    COMPLEX,
    DATA,
    GOODS,
    INCOME,
    ISLANDS,
    LIMIT,
    RECIPES,
    RESOURCES,
    SIMPLE,
    SUPPLY,
    TRACKS,
    YIELD,
    gears,
    ships_on,
    space,
)


def tagged(tag: str) -> set[str]:
    """The tables, or rows of them, that have values with this tag."""
    return {".".join(value.path.split(".")[:2]) for value in DATA.values() if value.tag == tag}


def test_only_what_no_text_tells_is_designed() -> None:
    printed = {f"island.{island}" for island in ISLANDS}
    names = {f"island_name.{island}" for island in ISLANDS}
    goods = {f"recipe.{good}" for good in GOODS}
    factories = {f"factory_board.{count}" for count in (1, 2, 4, 5, 6, 7)}
    tracks = {f"track.{track}" for track in TRACKS}
    expected = printed | names | goods | factories | tracks | {"round_track.gear_spaces"}
    assert tagged("designed") == expected


def test_what_is_sourced_or_derived() -> None:
    slots = {f"base_layout.{slot}" for slot in ("S0", "M0", "L0", "M2", "L2", "L5")}
    values = {f"chamber_value.{chamber}" for chamber in CHAMBERS}
    assert tagged("source") == slots | values | {"track.REF", "track.SET"}


def test_tags_within_a_row() -> None:
    tags = {value.path: value.tag for value in DATA.values()}
    for level in range(1, 10):
        expected = "source" if level <= 6 else "designed"
        assert tags[f"track.REF.level.{level}.units"] == expected
        for track in ("SET", "EXP", "RCH"):
            assert tags[f"track.{track}.level.{level}.units"] == "designed"
    assert [tags[f"track.{track}.pays"] for track in TRACKS] == ["source"] * 2 + ["rulebook"] * 2
    assert tags["island.I8.ships.M"] == tags["island.I8.ships.O"] == "rulebook"
    assert tags["island.I7.ships.O"] == tags["island.I8.sites"] == "designed"
    assert tags["factory_board.0"] == tags["factory_board.3"] == "rulebook"


def test_designed_values_stand_in_one_file() -> None:
    """An owner of the game corrects the numbers in one place; names are apart from them."""
    designed = {path.partition(".")[0] for path in tagged("designed")} - {"island_name"}
    file = files("games.noria").joinpath("data", "designed.toml")
    assert designed <= tomllib.loads(file.read_text("utf-8")).keys()


def test_the_recipes_fit_the_rulebook_and_use_each_resource_alike() -> None:
    def needs(*goods: str) -> list[int]:
        return [sum(RECIPES[good].get(kind, 0) for good in goods) for kind in RESOURCES]

    assert needs("compass", "sail", "lamp") == [2, 3, 2]
    assert needs(*RECIPES) == [4, 4, 4]
    assert {sum(RECIPES[good].values()) for good in SIMPLE} == {2}
    assert {sum(RECIPES[good].values()) for good in COMPLEX} == {3}


def test_the_islands_use_up_the_ships_and_warehouses_of_the_box() -> None:
    for kind in RESOURCES:
        there = sum(ships_on(island, 4).get(kind, 0) for island in ISLANDS)
        assert there + 4 == SUPPLY[kind]
    assert all(sum(ships_on(island, 4).values()) == 5 for island in ISLANDS)
    stores: Counter[str] = Counter()
    for island in ISLANDS.values():
        assert sorted(YIELD[site][1] for site in island.sites) == [1, 1, 2, 2]
        for site in island.sites:
            good, warehouses = YIELD[site]
            stores[good] += warehouses
    assert stores == {good: SUPPLY[good] for good in GOODS}


def test_each_simple_good_meets_each_complex_good_once() -> None:
    pairs = [
        tuple(sorted({YIELD[site][0] for site in island.sites})) for island in ISLANDS.values()
    ]
    assert len(set(pairs)) == len(ISLANDS)
    wanted = {*combinations(sorted(SIMPLE), 2), *map(tuple, map(sorted, product(SIMPLE, COMPLEX)))}
    assert set(pairs) == wanted


def test_prices_of_tracks() -> None:
    refining = [TRACKS["REF"].level[str(level)].units for level in range(1, LIMIT.level + 1)]
    assert sum(refining[:6]) == 21
    assert 5 in refining
    for track in TRACKS.values():
        units = [price.units for price in track.level.values()]
        assert len(units) == LIMIT.level
        assert units == sorted(units)
        assert all(price.kinds == "any" for price in track.level.values() if price.units == 1)


def seated(values: tuple[int, ...], steps: tuple[int, ...]) -> list[int] | None:
    """The politicians in each chamber that give these values; nothing if none can."""
    counts = [value / step for value, step in zip(values, steps, strict=True)]
    return [int(count) for count in counts] if set(counts) <= {0, 1, 2, 3, 4} else None


def test_the_examples_fix_the_steps_of_the_chambers() -> None:
    """Of all even steps only ours seat no more than the twelve politicians that intrigues can."""
    jan, final = (2, 6, 12, 8, 4, 0), (6, 8, 0, 8, 2, 8)
    fitting = []
    for steps in product(range(1, 5), repeat=6):
        one, other = seated(jan, steps), seated(final, steps)
        if one and other and sum(one) <= 12 and sum(other) <= 12 and one[2] == 4:
            assert sum(one) == sum(other) == 12
            fitting.append(steps)
    ours = tuple(CHAMBER_VALUE[chamber][1] for chamber in CHAMBERS)
    assert fitting == [ours]
    for step, chamber in zip(ours, CHAMBERS, strict=True):
        assert list(CHAMBER_VALUE[chamber]) == [step * count for count in range(5)]


def test_gears_on_the_round_track_and_the_factory_boards() -> None:
    assert gears(4, 4) == 2
    assert gears(4, 7) == 3
    assert space(4, 7) < 11
    assert [space(seats, first) for seats, first in ((2, 11), (3, 10), (4, 9))] == [11] * 3
    assert (INCOME[0], INCOME[3]) == (0, 2)
    assert list(INCOME) == sorted(INCOME)
