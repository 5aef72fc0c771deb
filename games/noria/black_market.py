"""The Black Market: goods for knowledge and knowledge for resources, in the Action phase only."""

from __future__ import annotations

from functools import cache

from games.decision import Option
from games.event import Story
from games.noria.facts import BLACK_MARKET, GOODS, NAME, RESOURCES, SIMPLE
from games.noria.state import State
from games.text import Player, Text, say

WORTH = {good: BLACK_MARKET.simple if good in SIMPLE else BLACK_MARKET.complex for good in GOODS}
"""Knowledge for one of each good."""


def why_not_trade(state: State, thing: str) -> Text | None:
    """Why this good cannot be sold, or this resource not be bought, now."""
    turn = state.turn
    if turn.phase != "action":
        return say("noria.no-trade-now")
    if turn.acting and not (turn.acting.done and state.options.trades_inside_disc):
        return say("noria.no-trade-inside")
    if thing in GOODS:
        return None if state.house.full[thing] else say("noria.no-good", good=NAME[thing])
    if thing not in RESOURCES:
        return say("noria.no-such-trade", thing=thing)
    have, price = state.house.knowledge, BLACK_MARKET.resource
    return None if have >= price else say("noria.no-knowledge", price=price, have=have)


def options(state: State) -> list[Option]:
    """The trades that can be made."""
    house = state.house
    found = [_sell(good) for good, count in house.full.items() if count]
    if house.knowledge >= BLACK_MARKET.resource:
        found += [_buy(kind) for kind in RESOURCES]
    return found


@cache
def _sell(good: str) -> Option:
    return Option(f"trade:{good}", say("noria.sell", good=NAME[good], knowledge=WORTH[good]))


@cache
def _buy(kind: str) -> Option:
    label = say("noria.trade", kind=NAME[kind], price=BLACK_MARKET.resource)
    return Option(f"trade:{kind}", label)


def trade(state: State, story: Story, thing: str) -> None:
    """Make one trade."""
    house = state.house
    state.turn.trades += 1
    marks = (f"player.{state.at}",)
    if thing in GOODS:
        house.full[thing] -= 1
        house.empty[thing] += 1
        house.knowledge += WORTH[thing]
        story.used("trade:simple" if thing in SIMPLE else "trade:complex")
        story.tell(
            say(
                "noria.sold",
                player=Player(state.at),
                good=NAME[thing],
                knowledge=WORTH[thing],
            ),
            marks=marks,
        )
        return
    house.knowledge -= BLACK_MARKET.resource
    house.stock[thing] += 1
    story.used("trade:resource")
    story.tell(
        say(
            "noria.traded",
            player=Player(state.at),
            kind=NAME[thing],
            price=BLACK_MARKET.resource,
        ),
        marks=marks,
    )
