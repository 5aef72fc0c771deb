"""The City disc: take a disc from the market, or invest in a track."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from games.decision import Option
from games.event import Story
from games.noria.facts import CHAMBER_VALUE, DISCS, LIMIT, NAME, RESOURCES, TRACKS, Price
from games.noria.payment import Payment, amounts, can_pay, pay
from games.noria.state import State
from games.noria.words import amount_of
from games.rules import Answers, Ask
from games.text import Player, Series, Text, say


def why_not_buy(state: State, disc: str) -> Text | None:
    """Why this disc cannot be taken from the market."""
    if disc not in state.market:
        return say("noria.no-such-disc", disc=disc)
    if not state.market[disc]:
        return say("noria.no-disc-left", disc=NAME[disc])
    price, have = state.prices[disc], sum(state.house.stock.values())
    if have < price:
        return say("noria.no-price", disc=NAME[disc], price=price, have=have)
    return None


def why_not_invest(state: State, track: str) -> Text | None:
    """Why this representative cannot rise."""
    if track not in TRACKS:
        return say("noria.no-track", track=track)
    house = state.house
    level = house.levels[track] + 1
    if level > LIMIT.level:
        return say("noria.no-level-left", track=NAME[track])
    price, toll = next_price(track, level), state.toll_above(track)
    if can_pay(house, TRACKS[track].pays, price, toll):
        return None
    return say(
        "noria.no-investment",
        track=NAME[track],
        price=price_text(price, TRACKS[track].pays),
        toll=toll,
        have=amount_of(house.stock | house.full),
    )


def next_price(track: str, level: int) -> Price:
    """What a level of a track costs."""
    return TRACKS[track].level[str(level)]


@cache
def price_text(price: Price, pays: tuple[str, ...]) -> Text:
    """A price in words."""
    kinds = Series(tuple(NAME[kind] for kind in pays))
    rule = "one" if len(pays) == 1 else price.kinds
    return say(f"noria.price-{rule}", units=price.units, kinds=kinds)


def options(state: State) -> list[Option]:
    """Everything the City disc can do now, investments first."""
    found = []
    house = state.house
    for track, level in house.levels.items():
        if level < LIMIT.level:
            toll = state.toll_above(track)
            if can_pay(house, TRACKS[track].pays, next_price(track, level + 1), toll):
                found.append(_invest(track, level + 1, toll, state.chambers[track].seated))
    purse = sum(house.stock.values())
    for disc, count in state.market.items():
        if count and state.prices[disc] <= purse:
            found.append(_buy(disc, state.prices[disc]))
    return found


def possible(state: State) -> bool:
    """Whether the City disc can do anything."""
    return any(why_not_buy(state, disc) is None for disc in DISCS) or any(
        why_not_invest(state, track) is None for track in TRACKS
    )


@cache
def _buy(disc: str, price: int) -> Option:
    return Option(f"buy:{disc}", say("noria.buy", disc=NAME[disc], price=price))


@cache
def _invest(track: str, level: int, toll: int, seated: int) -> Option:
    track_price = price_text(next_price(track, level), TRACKS[track].pays)
    label = say("noria.invest", track=NAME[track], level=level, toll=toll)
    points = CHAMBER_VALUE[track][seated]
    hint = say("noria.invest-hint", price=track_price, points=points)
    return Option(f"invest:{track}", label, hint)


def buy(state: State, story: Story, disc: str) -> Generator[Ask, Answers, None]:
    """Take a disc from the market; it waits in the wheel's centre."""
    price = Price(state.prices[disc])
    prompt = say("noria.ask-pay-disc", disc=NAME[disc], price=price.units)
    paid: Payment = yield from pay(state.at, state.house, RESOURCES, price, 0, prompt)
    state.market[disc] -= 1
    state.house.pending.append(disc)
    story.used("action:market")
    story.used(f"buy:{disc}")
    story.tell(
        say(
            "noria.bought" if paid else "noria.bought-free",
            player=Player(state.at),
            disc=NAME[disc],
            paid=amounts(paid),
        ),
        marks=(f"market.{disc}", f"player.{state.at}"),
    )


def invest(state: State, story: Story, track: str) -> Generator[Ask, Answers, None]:
    """Pay the next level and the toll for rivals ahead, and rise."""
    house = state.house
    level = house.levels[track] + 1
    price, pays, toll = next_price(track, level), TRACKS[track].pays, state.toll_above(track)
    prompt = say(
        "noria.ask-pay-level",
        track=NAME[track],
        level=level,
        price=price_text(price, pays),
        toll=toll,
    )
    paid = yield from pay(state.at, house, pays, price, toll, prompt)
    house.levels[track] = level
    story.used("action:invest")
    story.used(f"invest:{track}")
    story.tell(
        say(
            "noria.invested",
            player=Player(state.at),
            track=NAME[track],
            level=level,
            paid=amounts(paid),
        ),
        marks=(f"track.{track}", f"player.{state.at}"),
    )
