"""Phase III: intrigues. One politician takes a seat, another leaves the game."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from games.decision import Decision, Option
from games.event import Story
from games.noria.facts import CHAMBER_VALUE, CHAMBERS, NAME
from games.noria.state import State
from games.rules import Answers, Ask, choose
from games.text import Player, Text, say


def why_not_intrigue(state: State, chamber: str) -> Text | None:
    """Why no politician of this chamber can be seated now."""
    if chamber not in CHAMBERS:
        return say("noria.no-chamber", chamber=chamber)
    if not any(each.upper for each in state.chambers.values()):
        return say("noria.no-politicians")
    if not state.chambers[chamber].upper:
        return say("noria.no-politician", chamber=NAME[chamber])
    price, have = state.intrigue_price, state.house.knowledge
    return None if have >= price else say("noria.no-knowledge", price=price, have=have)


def why_not_remove(state: State, chamber: str) -> Text | None:
    """Why no politician of this chamber can be sent away: those seated stay."""
    if chamber not in CHAMBERS:
        return say("noria.no-chamber", chamber=chamber)
    if state.chambers[chamber].upper:
        return None
    return say("noria.no-politician", chamber=NAME[chamber])


def options(state: State, *, early: bool) -> list[Option]:
    """The chambers in which a politician can be seated; early if discs would be given up for it."""
    price = state.intrigue_price
    if state.house.knowledge < price:
        return []
    return [
        _intrigue(chamber, each.seated, price, early)
        for chamber, each in state.chambers.items()
        if each.upper
    ]


@cache
def _intrigue(chamber: str, seated: int, price: int, early: bool) -> Option:
    values = CHAMBER_VALUE[chamber]
    return Option(
        f"intrigue:{chamber}",
        say("noria.intrigue", chamber=NAME[chamber], price=price),
        say("noria.intrigue-hint", now=values[seated], then=values[seated + 1]),
        more=early,
    )


@cache
def _remove(chamber: str, upper: int) -> Option:
    label = say("noria.remove", chamber=NAME[chamber], upper=upper)
    return Option(f"remove:{chamber}", label)


def intrigue(state: State, story: Story, chamber: str) -> Generator[Ask, Answers, None]:
    """Pay, seat one politician, and send another away."""
    price = state.intrigue_price
    state.turn.phase = "politics"
    state.turn.intrigues += 1
    state.house.knowledge -= price
    served = state.chambers[chamber]
    served.upper -= 1
    served.seated += 1
    story.used("action:intrigue")
    story.used(f"intrigue:{chamber}")
    story.tell(
        say(
            "noria.intrigued",
            player=Player(state.at),
            chamber=NAME[chamber],
            price=price,
            value=CHAMBER_VALUE[chamber][served.seated],
        ),
        marks=(f"chamber.{chamber}",),
    )
    decision = Decision(
        state.at,
        say("noria.ask-remove"),
        tuple(_remove(each, it.upper) for each, it in state.chambers.items() if it.upper),
    )
    key = yield from choose(decision)
    removed = key.partition(":")[2]
    state.chambers[removed].upper -= 1
    story.used(f"remove:{removed}")
    rivals = tuple(
        seat
        for seat, house in enumerate(state.houses)
        if seat != state.at and house.levels.get(removed)
    )
    story.tell(
        say("noria.removed", player=Player(state.at), chamber=NAME[removed]),
        touches=rivals,
        marks=(f"chamber.{removed}",),
    )
