"""Nothing appears and nothing vanishes: what holds in every position."""

from __future__ import annotations

from collections import Counter

from games.noria.facts import (
    BOX,
    CHAMBERS,
    CROWDS,
    DISCS,
    GOODS,
    ISLANDS,
    LIMIT,
    RESOURCES,
    SUPPLY,
    TRACKS,
    YIELD,
    ships_on,
)
from games.noria.opening import fitting
from games.noria.state import FREE, State
from games.noria.wheel import SLOTS, plain
from games.rules import Broken


def check(state: State) -> None:
    """Raise `Broken` where something is not where it can be."""
    _check_islands(state)
    _check_discs(state)
    _check_ships(state)
    _check_buildings(state)
    _check_politicians(state)
    _check_players(state)


def _require(holds: bool, problem: str) -> None:
    if not holds:
        raise Broken(problem)


def _check_islands(state: State) -> None:
    crowd = CROWDS[state.seats]
    open_islands = [isle.id for isle in state.islands]
    everywhere = sorted([*open_islands, *state.stack, *state.removed])
    _require(everywhere == sorted(ISLANDS), "the islands are not all there once each")
    in_play = len(open_islands) + len(state.stack)
    _require(in_play == crowd.islands, f"{in_play} islands are in play, not {crowd.islands}")
    if state.options.mode == "expert":
        _require(not state.stack, "the expert game has no face-down islands")
    for seat, house in enumerate(state.houses):
        _require(
            house.island in ["", *open_islands],
            f"the ambassador of seat {seat + 1} is on no island in play",
        )


def _check_discs(state: State) -> None:
    there = Counter(state.market) + Counter(state.gone)
    for house in state.houses:
        there.update(plain(disc) for _, disc in house.wheel.discs())
        there.update(house.pending)
    _require(there.keys() <= BOX.keys(), "there are discs that no box holds")
    if state.stage == "wheels":
        there.update(disc for disc in DISCS if disc != "BON" for _ in state.houses)
    for disc in DISCS:
        _require(there[disc] == BOX[disc], f"there are {there[disc]} {disc} discs")
    counts = [*state.market.values(), *state.gone.values()]
    _require(min(counts) >= 0, "fewer than no discs lie somewhere")


def _check_ships(state: State) -> None:
    for kind in RESOURCES:
        taken = sum(house.ships[kind] - 1 for house in state.houses)
        missing = sum(
            ships_on(isle.id, state.seats).get(kind, 0) - isle.ships.get(kind, 0)
            for isle in state.islands
        )
        _require(taken == missing, f"{taken} {kind} ships were taken but {missing} are missing")
        there = sum(house.ships[kind] for house in state.houses)
        there += sum(isle.ships.get(kind, 0) for isle in state.islands)
        _require(there <= SUPPLY[kind], f"there are too many {kind} ships")
    ships = [count for isle in state.islands for count in isle.ships.values()]
    ships += [house.ships[kind] - 1 for house in state.houses for kind in RESOURCES]
    _require(not ships or min(ships) >= 0, "fewer than no ships lie somewhere")


def _check_buildings(state: State) -> None:
    built: Counter[int] = Counter()
    stores: Counter[tuple[int, str]] = Counter()
    for isle in state.islands:
        _require(tuple(isle.sites) == ISLANDS[isle.id].sites, f"{isle.id} has other sites")
        for site, owner in isle.sites.items():
            _require(FREE <= owner < state.seats, f"{isle.id} has a factory of nobody")
            if owner != FREE:
                good, warehouses = YIELD[site]
                built[owner] += 1
                stores[owner, good] += warehouses
    for seat, house in enumerate(state.houses):
        _require(
            built[seat] == house.factories <= LIMIT.factories,
            f"seat {seat + 1} has {house.factories} factories, {built[seat]} stand on islands",
        )
        for good in GOODS:
            empty, full = house.empty[good], house.full[good]
            _require(
                min(empty, full) >= 0 and empty + full == stores[seat, good],
                f"seat {seat + 1} has {empty}+{full} {good} warehouses of {stores[seat, good]}",
            )


def _check_politicians(state: State) -> None:
    _require(tuple(state.chambers) == CHAMBERS, "these are not the six chambers")
    seated = removed = 0
    for name, chamber in state.chambers.items():
        there = chamber.upper + chamber.seated
        fits = min(chamber.upper, chamber.seated) >= 0 and there <= LIMIT.politicians
        _require(fits, f"{name} has impossible politicians")
        seated += chamber.seated
        removed += LIMIT.politicians - there
    if state.stage == "over":
        _require(removed >= seated, "more politicians are seated than left")
    else:
        between = state.turn.intrigues > 0 and removed == seated - 1
        _require(
            removed == seated or between, f"{seated} politicians are seated but {removed} left"
        )


def _check_players(state: State) -> None:
    _require(0 <= state.at < state.seats and 0 <= state.first < state.seats, "nobody is in turn")
    in_play = state.stage in ("turn", "over")
    _require(0 <= state.round <= state.rounds, "there is no such round")
    _require(in_play == (state.round > 0), "the rounds and the preparations are mixed up")
    for seat, house in enumerate(state.houses):
        _require(
            tuple(house.levels) == tuple(TRACKS)
            and all(0 <= level <= LIMIT.level for level in house.levels.values()),
            f"seat {seat + 1} has impossible levels",
        )
        _require(
            tuple(house.stock) == RESOURCES and min(house.stock.values()) >= 0,
            f"seat {seat + 1} has impossible resources",
        )
        _require(house.knowledge >= 0, f"seat {seat + 1} knows less than nothing")
        _require(
            not house.pending or (seat == state.at and in_play),
            f"seat {seat + 1} has discs pending out of turn",
        )
        _require(
            set(house.plan) <= set(SLOTS) and (not house.plan or _planned(house.plan)),
            f"seat {seat + 1} plans an impossible wheel",
        )


def _planned(plan: list[str]) -> bool:
    return tuple(plan[:2]) in fitting([]) and (
        len(plan) == 2 or tuple(plan[2:]) in fitting(plan[:2])
    )
