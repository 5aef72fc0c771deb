"""What may be done, read from the rules a second time: slowly, and with none of the engine's help.

It knows the position and the tables of data, and nothing of how the engine offers its options.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement

from games.decision import Decision
from games.noria.facts import DATA, GOODS, RECIPES, RESOURCES, TRACKS
from games.noria.state import House, State
from games.text import Name

PATHS = [set(path) for path in DATA.tables["path"].values()]
ACTIVE = set().union(*PATHS)
SPACES, MOST_ACTIONS, TOP, MOST_FACTORIES = 16, 4, 9, 7

Paid = frozenset[tuple[str, int]]


def expected(state: State, decision: Decision) -> set[str]:
    """The keys that a decision of the player in turn has to offer."""
    verbs = {option.verb for option in decision.options}
    turn, house = state.turn, state.house
    if turn.phase == "administration":
        return {f"place:{slot}" for slot in _wheel(house)}
    if "end" in verbs and not turn.acting:
        return _between_discs(state)
    if verbs == {"remove"}:
        return {f"remove:{name}" for name, chamber in state.chambers.items() if chamber.upper}
    if verbs == {"modify"}:
        start = re.split("[:-]", decision.options[0].key)[1]
        return {f"modify:{start}-{slot}" for slot in _wheel(house) if slot != start}
    if verbs & {"ship", "factory"}:
        return _on_the_island(state)
    return _of_a_disc(state)


def ways_to_pay(state: State, decision: Decision) -> set[Paid]:
    """Everything that pays what a decision asks for."""
    asked, house = decision.prompt, state.house
    track = asked.args.get("track")
    if isinstance(track, Name):
        return _payments(house, track.key, _toll(state, track.key))
    units = asked.args.get("price", asked.args.get("toll"))
    assert isinstance(units, int)
    return {paid for paid in _bundles(RESOURCES, units) if _has(house, paid)}


def payment(key: str) -> Paid:
    """What a key of the verb `pay` hands over."""
    return frozenset((thing, int(count)) for count, thing in re.findall(r"(\d+)([A-Za-z]+)", key))


def _wheel(house: House) -> dict[str, str]:
    rings = {"S": house.wheel.small, "M": house.wheel.medium, "L": house.wheel.large}
    return {f"{ring}{at}": disc for ring, discs in rings.items() for at, disc in enumerate(discs)}


def _bundles(kinds: Iterable[str], units: int) -> set[Paid]:
    found = combinations_with_replacement(sorted(kinds), units)
    return {frozenset(Counter(bundle).items()) for bundle in found}


def _has(house: House, paid: Paid) -> bool:
    return all((house.stock | house.full)[thing] >= count for thing, count in paid)


def _toll(state: State, track: str) -> int:
    own = state.house.levels[track]
    return sum(rival.levels[track] > own for rival in state.houses if rival is not state.house)


def _payments(house: House, track: str, toll: int) -> set[Paid]:
    price = TRACKS[track].level[str(house.levels[track] + 1)]
    found = set()
    for bundle in _bundles(TRACKS[track].pays, price.units):
        if (price.kinds == "same" and len(bundle) > 1) or (
            price.kinds == "different" and len(bundle) < 2
        ):
            continue
        for fee in _bundles(RESOURCES, toll):
            paid = frozenset((Counter(dict(bundle)) + Counter(dict(fee))).items())
            if _has(house, paid):
                found.add(paid)
    return found


def _city(state: State) -> set[str]:
    house = state.house
    purse = sum(house.stock.values())
    found = {
        f"buy:{disc}"
        for disc, count in state.market.items()
        if count and state.prices[disc] <= purse
    }
    return found | {
        f"invest:{track}"
        for track in TRACKS
        if house.levels[track] < TOP and _payments(house, track, _toll(state, track))
    }


def _travel(state: State) -> set[str]:
    house, circle = state.house, [isle.id for isle in state.islands]
    found = {"travel:new"} if state.stack else set()
    for at, island in enumerate(circle):
        if island == house.island:
            continue
        if state.options.mode == "expert" and house.island:
            steps = (at - circle.index(house.island)) % len(circle)
            if steps not in (1, len(circle) - 1):
                continue
        others = sum(rival.island == island for rival in state.houses if rival is not house)
        if others <= sum(house.stock.values()):
            found.add(f"travel:{island}")
    return found


def _on_the_island(state: State) -> set[str]:
    isle = state.isle(state.house.island)
    assert isle
    found = {f"ship:{kind}" for kind, count in isle.ships.items() if count}
    if state.house.factories < MOST_FACTORIES:
        found |= {f"factory:{site}" for site, owner in isle.sites.items() if owner < 0}
    return found


def _tool(state: State, slot: str) -> set[str]:
    house = state.house
    found = {
        f"upgrade:{other}"
        for other, disc in _wheel(house).items()
        if disc and not disc.endswith("*") and other != slot
    }
    orders = {f"{count}{good}": {good: count} for good in GOODS for count in range(1, 15)}
    for size in range(2, len(GOODS) + 1):
        orders |= {"+".join(mix): dict.fromkeys(mix, 1) for mix in combinations(GOODS, size)}
    for key, goods in orders.items():
        needs: Counter[str] = Counter()
        for good, count in goods.items():
            needs.update({kind: units * count for kind, units in RECIPES[good].items()})
        room = all(house.empty[good] >= count for good, count in goods.items())
        if room and all(house.stock[kind] >= units for kind, units in needs.items()):
            found.add(f"produce:{key}")
    return found


def _bonus(state: State, slot: str) -> set[str]:
    turn, wheel = state.turn, _wheel(state.house)
    if state.options.edition == "fr":
        repeated = {other for other in turn.activated if wheel[other].rstrip("*") != "BON"}
        return {f"bonus:{other}" for other in repeated if _actions(state, other)}
    used = {*turn.used, slot}
    named = {other for other in turn.extra if any({*used, other} <= path for path in PATHS)}
    return {
        f"bonus:{other}"
        for other in ACTIVE
        if wheel[other].rstrip("*") not in ("", "BON")
        and all(other[0] != one[0] for one in used)
        and any({*used, *named, other} <= path for path in PATHS)
    }


def _actions(state: State, slot: str) -> set[str]:
    """What the disc in a slot could do now; a resource disc always yields."""
    match _wheel(state.house)[slot].rstrip("*"):
        case "CIT":
            return _city(state)
        case "TRA":
            return _travel(state)
        case "TOO":
            return _tool(state, slot)
        case "BON":
            return _bonus(state, slot)
    return {"gather"}


def _of_a_disc(state: State) -> set[str]:
    acting = state.turn.acting
    assert acting
    found = _actions(state, acting.repeats or acting.slot)
    if acting.done and not acting.repeats:
        found.add("end:disc")
        inside = state.options.market_inside_disc
        if inside == "yes" or (inside == "edition" and state.options.edition == "fr"):
            found |= _trades(state.house)
    return found


def _trades(house: House) -> set[str]:
    found = {f"trade:{good}" for good in GOODS if house.full[good]}
    return found | ({f"trade:{kind}" for kind in RESOURCES} if house.knowledge >= 3 else set())


def _discs(state: State) -> set[str]:
    """Activations and inspections."""
    turn, wheel, found = state.turn, _wheel(state.house), set()
    begun = any(wheel[slot].rstrip("*") != "BON" for slot in turn.activated)
    for slot in ACTIVE:
        disc = wheel[slot].rstrip("*")
        ring_used = any(slot[0] == one[0] for one in turn.used)
        on_path = any({*turn.used, slot} <= path for path in PATHS)
        if not disc or ring_used or not on_path or turn.actions >= MOST_ACTIONS:
            continue
        found.add(f"inspect:{slot}")
        in_time = disc != "BON" or begun == (state.options.edition == "fr")
        if slot in turn.upgraded or not in_time or not _actions(state, slot):
            continue
        found.add(f"activate:{slot}")
        free = disc == "BON" and state.options.bonus_double_is_free
        if wheel[slot].endswith("*") and (free or not turn.doubled):
            found.add(f"activate:{slot}-double")
    return found


def _between_discs(state: State) -> set[str]:
    turn, house = state.turn, state.house
    space = SPACES - state.rounds + state.round
    dearer = space >= 11
    found = {"end:turn"}
    if turn.phase in ("influence", "action"):
        found |= _discs(state)
    if turn.phase == "action":
        found |= _trades(house)
    if turn.phase == "influence":
        if _trades(house):
            found.add("end:influence")
        if house.knowledge >= (1 + dearer) * 2**turn.shifts:
            found |= {"shift:medium", "shift:large"}
        if house.knowledge >= (2 + dearer) * 2**turn.modifications:
            found |= {f"modify:{slot}" for slot, disc in _wheel(house).items() if disc}
    gears = sum(gear <= space for gear in DATA.tables["round_track"]["gear_spaces"])
    if house.knowledge >= gears * 2**turn.intrigues:
        found |= {f"intrigue:{name}" for name, chamber in state.chambers.items() if chamber.upper}
    return found
