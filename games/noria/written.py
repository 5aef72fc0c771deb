"""Positions written by hand: they name what matters, and the rest is fitted around it.

Besides the state's own fields a position may say

    [state.player.2]                # one house by its seat, counted from 1
    built = ["I6 lamp-1"]           # its factories: island and site
    full = { lamp = 1 }             # of the warehouses that came with them

    [state]
    revealed = ["I8", "I3"]         # islands that have come into play

    [state.island.I3]               # what is left on one of them
    ships = { O = 1 }
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.noria.facts import (
    BOX,
    CHAMBERS,
    CROWDS,
    GOODS,
    LIMIT,
    RESOURCES,
    YIELD,
)
from games.noria.state import FREE, Isle, State
from games.noria.travel import new_isle
from games.noria.wheel import plain
from games.rules import Broken, overlay


def arrange(state: State, drawn: dict[str, Any]) -> State:
    """Lay what is written over a fresh layout, then let the rest follow from it."""
    drawn = dict(drawn)
    players: dict[str, dict[str, Any]] = drawn.pop("player", {})
    revealed: list[str] = drawn.pop("revealed", [])
    left: dict[str, dict[str, Any]] = drawn.pop("island", {})
    built = _built(players)
    _reveal(state, [*revealed, *left, *_visited(players, built)], drawn)
    for isle in state.islands:
        isle.ships |= left.get(isle.id, {}).get("ships", {})
    if players:
        drawn["houses"] = [
            {key: value for key, value in row.items() if key != "built"}
            for row in (players.get(str(seat + 1), {}) for seat in range(state.seats))
        ]
    _seat_politicians(drawn)
    if drawn and "stage" not in drawn:
        drawn["stage"] = "turn"
        drawn.setdefault("round", 1)
    placed = msgspec.convert(overlay(msgspec.to_builtins(state), drawn), State)
    _build(placed, built)
    _take_ships(placed)
    _put_discs_away(placed, drawn.get("market", {}))
    _send_politicians_away(placed)
    return placed


def _built(players: dict[str, dict[str, Any]]) -> list[tuple[int, str, str]]:
    """Every factory that is written: whose it is, on which island and site."""
    found = []
    for number, row in players.items():
        if not number.isdecimal():
            raise Broken(f"player {number!r} is no seat, counted from 1")
        for factory in row.get("built", []):
            island, _, site = str(factory).partition(" ")
            found.append((int(number) - 1, island, site))
    return found


def _visited(players: dict[str, dict[str, Any]], built: list[tuple[int, str, str]]) -> list[str]:
    """Islands that somebody must have revealed."""
    return [row["island"] for row in players.values() if row.get("island")] + [
        island for _, island, _ in built
    ]


def _reveal(state: State, wanted: list[str], drawn: dict[str, Any]) -> None:
    """Bring islands into play instead of those that the shuffle chose."""
    wanted = list(dict.fromkeys(wanted))
    if "islands" in drawn:
        state.islands = []
        return
    if not (wanted or "stack" in drawn):
        return
    pool = [isle.id for isle in state.islands] + state.stack + state.removed
    if unknown := [island for island in [*wanted, *drawn.get("stack", [])] if island not in pool]:
        raise Broken(f"there is no island {unknown[0]!r}")
    stack = [*dict.fromkeys([*drawn.pop("stack", []), *pool])]
    stack = [island for island in stack if island not in wanted]
    count = CROWDS[state.seats].islands
    if state.options.mode == "expert":
        wanted += stack[: count - len(wanted)]
    order = [*wanted, *(island for island in stack if island not in wanted)]
    state.islands = [new_isle(island, state.seats) for island in wanted]
    state.stack = order[len(wanted) : count]
    state.removed = order[max(count, len(wanted)) :]


def _build(state: State, built: list[tuple[int, str, str]]) -> None:
    """Put factories on their sites; their warehouses are empty unless they are said to be full."""
    for seat, island, site in built:
        isle = state.isle(island)
        if isle is None or isle.sites.get(site) != FREE or seat >= state.seats:
            raise Broken(f"seat {seat + 1} cannot have a factory on {island} {site}")
        isle.sites[site] = seat
        state.houses[seat].factories += 1
        good, warehouses = YIELD[site]
        state.houses[seat].empty[good] += warehouses
    for house in state.houses if built else ():
        for good in GOODS:
            house.empty[good] -= house.full[good]


def _take_ships(state: State) -> None:
    """Ships that houses own beyond the first come from islands, which are revealed if need be."""
    for kind in RESOURCES:
        owned = sum(house.ships[kind] - 1 for house in state.houses)
        owned -= sum(_fresh(state, isle, kind) - isle.ships.get(kind, 0) for isle in state.islands)
        while owned > 0:
            isle = _with_ship(state, kind)
            isle.ships[kind] -= 1
            owned -= 1


def _fresh(state: State, isle: Isle, kind: str) -> int:
    return new_isle(isle.id, state.seats).ships.get(kind, 0)


def _with_ship(state: State, kind: str) -> Isle:
    """The island that has most ships of a kind, or else one that is revealed for it."""
    there = max(state.islands, key=lambda isle: isle.ships.get(kind, 0), default=None)
    if there and there.ships.get(kind):
        return there
    for island in state.stack:
        isle = new_isle(island, state.seats)
        if isle.ships.get(kind):
            state.stack.remove(island)
            state.islands.append(isle)
            return isle
    raise Broken(f"no island in play has so many {kind} ships")


def _put_discs_away(state: State, written: dict[str, int]) -> None:
    """Discs in houses come from the box, then from the market; those left over have left."""
    lost = dict(BOX)
    for disc, count in state.market.items():
        lost[disc] -= count
    for house in state.houses:
        for disc in [*(disc for _, disc in house.wheel.discs()), *house.pending]:
            if plain(disc) not in lost:
                raise Broken(f"there is no disc {disc!r}")
            lost[plain(disc)] -= 1
    if state.stage == "wheels":
        return
    for disc, count in lost.items():
        if count < 0 and disc not in written:
            state.market[disc] += count
            lost[disc] = 0
    state.gone = lost


def _seat_politicians(drawn: dict[str, Any]) -> None:
    """A chamber of which only the seated are written has the others waiting."""
    if "chambers" in drawn:
        drawn["chambers"] = {
            name: {"upper": LIMIT.politicians - row.get("seated", 0)} | row
            for name, row in drawn["chambers"].items()
        }


def _send_politicians_away(state: State) -> None:
    """For each politician seated another has left, from the last chambers first."""
    if state.stage == "over" or any(name not in CHAMBERS for name in state.chambers):
        return
    seated = sum(each.seated for each in state.chambers.values())
    there = sum(each.upper for each in state.chambers.values())
    leaving = there + 2 * seated - LIMIT.politicians * len(CHAMBERS)
    for each in reversed(state.chambers.values()):
        while leaving > 0 and each.upper:
            each.upper -= 1
            leaving -= 1
