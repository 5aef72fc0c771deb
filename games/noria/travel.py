"""The Travel disc: sail to another island, then take a ship or build a factory there."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from games.decision import Decision, Option
from games.event import Story
from games.noria.facts import (
    INCOME,
    ISLANDS,
    LIMIT,
    NAME,
    RECIPES,
    RESOURCES,
    YIELD,
    Price,
    ships_on,
)
from games.noria.payment import amounts, pay
from games.noria.state import FREE, HARBOUR, Isle, State
from games.noria.words import amount_of
from games.rules import Answers, Ask, choose
from games.text import Player, Series, Text, say

NEW = "new"
"""What a journey to the top island of the face-down stack is called."""


def why_not_travel(state: State, island: str) -> Text | None:
    """Why this journey cannot be made."""
    if island == NEW:
        return None if state.stack else say("noria.no-new-island")
    if island not in ISLANDS:
        return say("noria.no-island", island=island)
    if state.isle(island) is None:
        return say("noria.no-island-yet", island=NAME[island])
    here = state.house.island
    if island == here:
        return say("noria.no-staying", island=NAME[island])
    if state.options.mode == "expert" and here != HARBOUR and island not in neighbours(state, here):
        return say("noria.no-neighbour", island=NAME[island], here=NAME[here])
    toll, have = state.toll_on(island), sum(state.house.stock.values())
    if have < toll:
        return say("noria.no-toll", island=NAME[island], toll=toll, have=have)
    return None


def neighbours(state: State, island: str) -> tuple[str, str]:
    """The islands on either side in the expert game's circle."""
    circle = [isle.id for isle in state.islands]
    at = circle.index(island)
    return circle[at - 1], circle[(at + 1) % len(circle)]


def why_not_ship(state: State, kind: str) -> Text | None:
    """Why no ship of this kind can be taken where the ambassador is."""
    isle = state.isle(state.house.island)
    if isle is None or not isle.ships.get(kind):
        return say("noria.no-ship", kind=NAME[kind]) if kind in RESOURCES else None
    return None


def why_not_factory(state: State, site: str) -> Text | None:
    """Why no factory can be built on this site where the ambassador is."""
    if state.house.factories == LIMIT.factories:
        return say("noria.no-factory-left", most=LIMIT.factories)
    isle = state.isle(state.house.island)
    if isle is None or site not in isle.sites:
        return say("noria.no-site", site=site)
    return None if isle.sites[site] == FREE else say("noria.no-site-free", site=site)


def options(state: State) -> list[Option]:
    """Every island that can be reached and paid."""
    found = []
    house = state.house
    purse = sum(house.stock.values())
    near = None
    if state.options.mode == "expert" and house.island != HARBOUR:
        near = neighbours(state, house.island)
    for isle in state.islands:
        if isle.id == house.island or (near and isle.id not in near):
            continue
        toll = state.toll_on(isle.id)
        if toll <= purse:
            ships = tuple((kind, count) for kind, count in isle.ships.items() if count)
            sites = tuple(site for site, owner in isle.sites.items() if owner == FREE)
            found.append(_journey(isle.id, toll, ships, sites))
    if state.stack:
        found.append(_REVEAL)
    return found


def possible(state: State) -> bool:
    """Whether any journey can be made."""
    return bool(state.stack) or bool(options(state))


_REVEAL = Option(f"travel:{NEW}", say("noria.travel-new"), say("noria.travel-new-hint"))


@cache
def _journey(
    island: str, toll: int, ships: tuple[tuple[str, int], ...], sites: tuple[str, ...]
) -> Option:
    label = say("noria.travel", island=NAME[island], toll=toll)
    goods = Series(tuple(NAME[good] for good in dict.fromkeys(YIELD[site][0] for site in sites)))
    hint = say(
        "noria.travel-hint", ships=len(ships), kinds=amounts(ships), sites=len(sites), goods=goods
    )
    return Option(f"travel:{island}", label, hint)


@cache
def _ship(kind: str, owned: int) -> Option:
    hint = say("noria.ship-hint", count=owned + 1)
    return Option(f"ship:{kind}", say("noria.ship", kind=NAME[kind]), hint)


@cache
def _factory(site: str, built: int) -> Option:
    good, warehouses = YIELD[site]
    label = say("noria.factory", warehouses=warehouses, good=NAME[good])
    needs, income = amount_of(RECIPES[good]), INCOME[built + 1]
    return Option(f"factory:{site}", label, say("noria.factory-hint", needs=needs, income=income))


def travel(state: State, story: Story, island: str) -> Generator[Ask, Answers, None]:
    """Pay the toll, sail there, and use the island."""
    house = state.house
    if island == NEW:
        isle = reveal(state)
        story.used("action:reveal")
        story.used(f"island:{isle.id}")
        story.tell(
            say(
                "noria.revealed",
                player=Player(state.at),
                island=NAME[isle.id],
                ships=amount_of(isle.ships),
            ),
            marks=(f"island.{isle.id}",),
            reveals=True,
        )
    else:
        toll = state.toll_on(island)
        prompt = say("noria.ask-pay-toll", island=NAME[island], toll=toll)
        paid = yield from pay(state.at, house, RESOURCES, Price(toll), 0, prompt)
        isle = next(isle for isle in state.islands if isle.id == island)
        story.tell(
            say(
                "noria.travelled-toll" if paid else "noria.travelled",
                player=Player(state.at),
                island=NAME[island],
                paid=amounts(paid),
            ),
            marks=(f"island.{island}",),
        )
    house.island = isle.id
    story.used("action:move")
    yield from _use(state, story, isle)


def reveal(state: State) -> Isle:
    """Turn the next island over and lay its ships on it."""
    isle = new_isle(state.stack.pop(0), state.seats)
    state.islands.append(isle)
    return isle


def new_isle(island: str, seats: int) -> Isle:
    """An island as it comes into play."""
    return Isle(island, ships_on(island, seats), dict.fromkeys(ISLANDS[island].sites, FREE))


def _use(state: State, story: Story, isle: Isle) -> Generator[Ask, Answers, None]:
    """One ship or one factory, if there is either."""
    house = state.house
    built = house.factories
    uses = [_ship(kind, house.ships[kind]) for kind, count in isle.ships.items() if count]
    if built < LIMIT.factories:
        uses += [_factory(site, built) for site, owner in isle.sites.items() if owner == FREE]
    if not uses:
        story.used("action:nothing-there")
        return
    prompt = say("noria.ask-island", island=NAME[isle.id])
    key = yield from choose(Decision(state.at, prompt, tuple(uses)))
    verb, _, what = key.partition(":")
    marks = (f"island.{isle.id}", f"player.{state.at}")
    if verb == "ship":
        isle.ships[what] -= 1
        house.ships[what] += 1
        story.used("action:ship")
        story.tell(
            say("noria.shipped", player=Player(state.at), kind=NAME[what], now=house.ships[what]),
            marks=marks,
        )
        return
    isle.sites[what] = state.at
    house.factories += 1
    good, warehouses = YIELD[what]
    house.empty[good] += warehouses
    story.used("action:factory")
    story.used(f"site:{what}")
    story.tell(
        say("noria.built", player=Player(state.at), good=NAME[good], warehouses=warehouses),
        marks=marks,
    )
