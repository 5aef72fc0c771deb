"""A stand-in that buys tiles for the projects in sight and turns what it has into Promethium."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from games.chance import Chance
from games.decision import Answer, Decision
from games.promethium.auction import Stake
from games.promethium.box import ELEMENTS, NATIONS, ORES, PROJECTS, RULE, TILES
from games.promethium.grid import ends_at, place_of, places_in
from games.promethium.view import PlayerView, View
from games.promethium.workshop import fulfils

ELEMENT_WORTH = dict(
    zip(ELEMENTS, (1.6,) * 4 + (1.5, 1.4, 0.6, 1.6, 0.8, 1.2, 1.8, 2.6), strict=True)
)
PASS = 0.5
UNKNOWN_TILE = 7.0
UNKNOWN_TOKEN = 4
REACHED = (0.0, 0.08, 0.25, 0.55)
"""The share of a project's value that tiles bring nearer, by how many are still missing."""
NAMED = 4
"""How many elements it names to be stolen."""
DULL = ("bribes", "espionage", "sabotage", "patent", "cooperation")
"""Cards it rather discards, the dullest first."""


class Greedy:
    """Weighs each option by itself, from what its own seat can see."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> Answer:
        """The options of the greatest worth; equals are drawn by lot."""
        verb = decision.options[0].verb if decision.options else ""
        if verb == "discard":
            return _discards(decision)
        keys = [option.key for option in decision.options]
        chance.shuffle("answer", keys)
        keys.sort(key=lambda key: -_worth(view, decision, key))
        count = min(max(decision.least, 1), len(keys))
        if verb == "order":
            count = NAMED
        return tuple(keys[:count])


def _discards(decision: Decision) -> Answer:
    held = {option.key for option in decision.options}
    dull = [f"discard:{scheme}" for scheme in DULL]
    return tuple(key for key in dull if key in held)[: decision.most]


def _worth(view: View, decision: Decision, key: str) -> float:
    mine = view.players[decision.seat]
    verb, _, what = key.partition(":")
    match verb:
        case "line":
            return _line(view, mine, what)
        case "place":
            return _token(view, mine, what)
        case "announce":
            return _announce(view, mine, place_of(view.side, what))
        case "buy":
            return _purchase(view, mine)
        case "sell" | "decline" | "bank":
            return 4.0
        case "lobby":
            return 3.0 - int(what) if what != "0" else 1.5
        case "leave" | "give":
            return -_element(mine, what)
        case "take" | "steal":
            return _element(mine, what.partition("-")[0])
        case "persuade":
            return 1.0 if mine.influence > 4 else -5.0
        case "order":
            return _element(mine, what) if what in ELEMENTS else -1.0
        case "tile":
            place = place_of(view.side, what)
            return _tile_at(view, mine, place)
        case "keep":
            return _kept(mine, what.split("-")[0])
        case "pass":
            return PASS + (what in {"rest", "salon"}) * (not mine.cards or what == "salon")
        case "done":
            return 0.2
        case _:
            return _office(view, mine, verb, what)


def _office(view: View, mine: PlayerView, verb: str, what: str) -> float:
    """An action of the Design Office: what it brings less what it takes."""
    effort = _effort(view, mine)
    match verb:
        case "activate":
            return 100.0 + PROJECTS[what].value
        case "realise":
            project, *tiles = what.split("-")
            return _realise(view, mine, project, tiles) - effort
        case "chemist":
            gems = {part[1:]: int(part[0]) for part in what.split("-")}
            gain = 3 if len(gems) == 1 else 2
            paid = sum(ELEMENT_WORTH[ore] * count for ore, count in gems.items())
            return gain * _gem(mine) - 0.6 * paid - effort
        case "expedition":
            elements = what.split("-")
            gain = sum(element in NATIONS for element in elements) - 1
            gain += "IMP_EXP_PR" in mine.improvements
            paid = sum(ELEMENT_WORTH[element] for element in elements)
            return gain * _gem(mine) - 0.6 * paid - effort
        case "resell":
            uses = next(held.uses for held in mine.tiles if held.id == what)
            gain = TILES[what].uses - uses + ("IMP_PATENT" in mine.improvements)
            return gain * _gem(mine) - _loss(view, mine, what) - effort
        case "engineer":
            return (1.2 if what == "1" else 3.2) - effort * int(what)
        case "financier":
            if what == "exchange":
                return 2.4 - effort
            return 1.4 - 0.5 * mine.elements[what] - effort
        case "machinist":
            return _machinist(view, mine, int(what))
        case "scheme":
            return _scheme(mine, what) - 2 * effort
        case _:
            return 0.0


def _effort(view: View, mine: PlayerView) -> float:
    """What a point of influence is worth: nothing at the end, little when it would be lost."""
    if view.round == RULE.rounds:
        return 0.0
    return 0.3 if mine.influence > RULE.influence_most - RULE.influence_a_round else 0.9


def _waiting(mine: PlayerView) -> int:
    """The Promethium that realised projects wait for."""
    return sum(PROJECTS[built.id].level for built in mine.projects if not built.active)


def _gem(mine: PlayerView) -> float:
    """What a gem of Promethium is worth now."""
    return 5.0 if mine.promethium < _waiting(mine) else 2.9


def _element(mine: PlayerView, element: str) -> float:
    have = mine.elements[element]
    if element in ORES:
        first = not any(mine.elements[ore] for ore in ORES)
        return ELEMENT_WORTH[element] + (0.8 if first else 0.3 if have else 0.0)
    return ELEMENT_WORTH[element] - 0.25 * have


def _machinist(view: View, mine: PlayerView, count: int) -> float:
    if view.round == RULE.rounds and mine.influence > 3:
        return 0.0
    room = RULE.influence_most - mine.influence
    gain = min(room, RULE.machinist_gain[count - 1])
    return gain * 0.5 - count * 0.6 if mine.influence < 4 else 0.0


def _scheme(mine: PlayerView, what: str) -> float:
    match what:
        case "market-1":
            return _gem(mine)
        case "market-2":
            return 2 * _gem(mine) - 1
        case "opportunism":
            return 5.0
        case "subsidies" | "planning":
            return 1.6
        case "cooperation":
            return 1.2
        case _:
            return 0.0


def _realise(view: View, mine: PlayerView, project: str, tiles: list[str]) -> float:
    card = PROJECTS[project]
    uses = {held.id: held.uses for held in mine.tiles}
    cubes = sum(uses[tile] > 0 for tile in tiles)
    share = 0.9 if mine.promethium >= _waiting(mine) + card.level else 0.7
    worn = sum(1.0 for tile in tiles if uses[tile] + 1 == TILES[tile].uses)
    last = 0.2 if view.round == RULE.rounds else 1.0
    return share * card.value - 3.0 * cubes - last * worn


def _kept(mine: PlayerView, project: str) -> float:
    tiles = tuple(sorted(held.id for held in mine.tiles))
    return PROJECTS[project].value * REACHED[3 - PROJECTS[project].level + progress(project, tiles)]


@lru_cache(maxsize=65536)
def progress(project: str, tiles: tuple[str, ...]) -> int:
    """How many of these tiles could serve the project together."""
    card = PROJECTS[project]
    fitting = [tile for tile in tiles if _fits(project, tile)]
    if card.level == 1 or len(fitting) < 2:
        return min(len(fitting), card.level)
    if any(fulfils(project, chosen) for chosen in combinations(fitting, card.level)):
        return card.level
    if card.level == 3 and any(_differ(project, pair) for pair in combinations(fitting, 2)):
        return 2
    return 1


def _fits(project: str, tile: str) -> bool:
    slots = zip(PROJECTS[project].slots, TILES[tile].elements, strict=True)
    return all(slot in {"any", "diff", element} for slot, element in slots)


def _differ(project: str, pair: tuple[str, ...]) -> bool:
    one, other = (TILES[tile].elements for tile in pair)
    slots = zip(PROJECTS[project].slots, one, other, strict=True)
    return all(slot != "diff" or first != second for slot, first, second in slots)


@lru_cache(maxsize=65536)
def prospects(projects: tuple[str, ...], tiles: tuple[str, ...]) -> float:
    """What these tiles promise of the projects in sight: the best two count."""
    shares = sorted(
        PROJECTS[project].value * REACHED[3 - PROJECTS[project].level + progress(project, tiles)]
        for project in projects
        if project and progress(project, tiles)
    )
    return sum(shares[-2:]) + 0.2 * sum(shares[-4:-2])


def _projects(view: View, mine: PlayerView) -> tuple[str, ...]:
    return (*view.queue, *(mine.reserved or ()))


def _tile(view: View, mine: PlayerView, tile: str) -> float:
    """What a tile would add: prospects, elements, and the worth of its patent."""
    own = tuple(sorted(held.id for held in mine.tiles))
    projects = _projects(view, mine)
    gain = prospects(projects, tuple(sorted((*own, tile)))) - prospects(projects, own)
    elements = sum(_element(mine, element) for element in TILES[tile].elements)
    return gain + 0.5 * elements + 1.2 * TILES[tile].uses


def _loss(view: View, mine: PlayerView, tile: str) -> float:
    """What parting with a tile would take away."""
    own = tuple(sorted(held.id for held in mine.tiles))
    rest = tuple(held for held in own if held != tile)
    projects = _projects(view, mine)
    return prospects(projects, own) - prospects(projects, rest)


def _tile_at(view: View, mine: PlayerView, place: int) -> float:
    cell = view.grid[place]
    if cell is None:
        return 0.0
    return _tile(view, mine, cell.tile) if cell.tile else UNKNOWN_TILE


def _line(view: View, mine: PlayerView, line: str) -> float:
    """The best tile of the line, the more so where a token of one's own crosses."""
    own = {bid.end for bid in view.bids if bid.owner == mine.seat}
    best = 0.0
    for place in places_in(view.side, line):
        if view.grid[place]:
            crossing = sum(end in own for end in ends_at(view.side, place))
            best = max(best, _tile_at(view, mine, place) * (1 + 0.25 * crossing))
    return best


def _token(view: View, mine: PlayerView, what: str) -> float:
    """High tokens for good lines, low ones for the rest."""
    value = int(what.partition("-")[0])
    best = max(_tile_at(view, mine, place) for place in places_in(view.side, view.line))
    mean = sum(_tile_at(view, mine, place) for place in range(len(view.grid))) / len(view.grid)
    return value if best > 1.3 * mean else -value


def _announce(view: View, mine: PlayerView, place: int) -> float:
    if view.active != mine.seat:
        return -_tile_at(view, mine, place)
    totals: dict[int, int] = {}
    own: list[int] = []
    for bid in view.bids:
        if bid.end in ends_at(view.side, place):
            totals[bid.owner] = totals.get(bid.owner, 0) + (bid.value or UNKNOWN_TOKEN)
            if bid.owner == mine.seat and bid.value:
                own.append(bid.value)
    lead = totals.pop(mine.seat, 0) - max(totals.values(), default=0)
    chance = min(0.95, max(0.1, 0.5 + 0.12 * lead))
    return chance * (_tile_at(view, mine, place) - 0.6 * Stake(mine.seat, tuple(own)).price)


def _purchase(view: View, mine: PlayerView) -> float:
    """Whether the tile on sale is worth its price, compared with selling or declining."""
    place = view.announced
    own = tuple(
        bid.value
        for bid in view.bids
        if bid.owner == mine.seat and bid.value and bid.end in ends_at(view.side, place)
    )
    return _tile_at(view, mine, place) - 0.6 * Stake(mine.seat, own).price
