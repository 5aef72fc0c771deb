"""Where cards and their effects meet.

The modules in `ages` register each card's effects in printed order:

    @demand("oars")
    def oars(v: Actor, a: Actor) -> Steps[None]: ...

    @shared("oars")
    def oars_unheeded(p: Actor) -> None: ...

An effect that asks nobody anything is a plain function.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from games.innovation.actor import Actor, Steps
from games.innovation.cards import CARDS, NAMES, Card
from games.innovation.match import DogmaOver
from games.text import Seat, say

Shared = Callable[[Actor], "Steps[Any] | None"]
Demand = Callable[[Actor, Actor], "Steps[Any] | None"]


class Effect(Struct, frozen=True):
    """One effect of a card: a demand or a shared one."""

    number: int
    demand: Demand | None = None
    shared: Shared | None = None


EFFECTS: dict[str, list[Effect]] = {card: [] for card in CARDS}


def demand(card: str) -> Callable[[Demand], Demand]:
    """The next effect of the card, suffered by those with fewer of its icons."""

    def register(effect: Demand) -> Demand:
        EFFECTS[card].append(Effect(len(EFFECTS[card]) + 1, demand=effect))
        return effect

    return register


def shared(card: str) -> Callable[[Shared], Shared]:
    """The next effect of the card, for its player and those with at least as many of its icons."""

    def register(effect: Shared) -> Shared:
        EFFECTS[card].append(Effect(len(EFFECTS[card]) + 1, shared=effect))
        return effect

    return register


class Audience(NamedTuple):
    """Who else takes part when a card is activated, clockwise from its player's left."""

    sharers: tuple[Seat, ...]
    victims: tuple[Seat, ...]


def audience(seat: Seat, shown: Sequence[int]) -> Audience:
    """Who shares and who must comply when everybody shows so many of the featured icon."""
    seats = len(shown)
    others = [(seat + step) % seats for step in range(1, seats)]
    return Audience(
        tuple([other for other in others if shown[other] >= shown[seat]]),
        tuple([other for other in others if shown[other] < shown[seat]]),
    )


def reached(seat: Seat, effects: Sequence[Effect], shown: Sequence[int]) -> Audience:
    """Those of them for whom these effects of a card are meant."""
    sharers, victims = audience(seat, shown)
    demands, shares = effects[0].demand is not None, effects[-1].shared is not None
    return Audience(sharers if shares else (), victims if demands else ())


def dogma(a: Actor, card: Card) -> Steps[None]:
    """Activate a card: every effect for everyone concerned, then the bonus if somebody shared."""
    match = a.match
    shown = [holding.icons(card.featured) for holding in match.state.players]
    sharing, suffering = audience(a.seat, shown)
    sharers = [other for other in a.others if other.seat in sharing]
    victims = [other for other in a.others if other.seat in suffering]
    match.story.used(f"card:{card.id}")
    match.tell(
        say("innovation.activated", player=a.who, card=NAMES[card.id]),
        marks=(f"board.{a.seat}.{card.colour}",),
    )
    try:
        for effect in EFFECTS[card.id]:
            match.source = (card.id, effect.number)
            if effect.demand:
                yield from _demand(effect.demand, victims, a)
            elif effect.shared:
                yield from _share(effect.shared, sharers, a)
    except DogmaOver:
        return
    if match.shared:
        match.tell(say("innovation.bonus", player=a.who))
        a.draw(a.highest_top)
    elif not match.altered:
        match.tell(say("innovation.unaltered"))


def _demand(effect: Demand, victims: list[Actor], a: Actor) -> Steps[None]:
    match = a.match
    for victim in victims:
        _tell_execution(victim, "innovation.suffers")
        match.executing, match.demanding = victim.seat, True
        steps = effect(victim, a)
        if steps:
            yield from steps
        match.demanding = False


def _share(effect: Shared, sharers: list[Actor], a: Actor) -> Steps[None]:
    match = a.match
    for player in (*sharers, a):
        match.executing, match.sharing = player.seat, player is not a
        if match.sharing:
            _tell_execution(player, "innovation.shares")
        elif sharers:
            _tell_execution(player, "innovation.carries-out")
        else:
            match.story.used("effect:{}-{}".format(*match.source))
        steps = effect(player)
        if steps:
            yield from steps


def execute(p: Actor, card: Card) -> Steps[None]:
    """Carry out a card's shared effects alone; nobody shares them and its demand is skipped."""
    match = p.match
    before = match.source, match.demand_met
    match.demand_met = False
    match.tell(say("innovation.executes", player=p.who, card=NAMES[card.id]))
    for effect in EFFECTS[card.id]:
        if effect.shared:
            match.source = (card.id, effect.number)
            match.story.used(f"effect:{card.id}-{effect.number}")
            steps = effect.shared(p)
            if steps:
                yield from steps
    match.source, match.demand_met = before


def _tell_execution(player: Actor, message: str) -> None:
    """Say whose part begins: what came before it depended on what another player holds."""
    match = player.match
    card, number = match.source
    match.story.used(f"effect:{card}-{number}")
    match.tell(
        say(message, player=player.who, card=NAMES[card], number=number),
        touches=(player.seat,) if player.seat != match.state.turn else (),
        reveals=True,
    )
