"""The machine phase: build, upgrade or pass, until everybody has passed in a row."""

from functools import lru_cache

from games.cartels.cards import KINDS, MACHINES, SLOTS, UPGRADES, Slot, named
from games.cartels.office import change, draw_specials, take_out
from games.cartels.payment import (
    Amounts,
    amounts,
    bundle_from_text,
    bundle_text,
    exchanges,
    payments,
)
from games.cartels.state import State, Workshop
from games.chance import Chance
from games.decision import Decision, Option
from games.event import Story
from games.rules import Play, choose
from games.text import Player, Seat, Series, Text, say

SENSIBLE = 3
"""How many ways to pay for the same thing are shown before the rest is asked for."""

PASS = Option(key="pass", label=say("cartels.option-pass"), hint=say("cartels.hint-pass"))


def goods_text(bundle: Amounts) -> Series:
    """Goods as a list: 2 steel, 1 coal."""
    return Series(
        tuple(
            say("cartels.amount", count=count, kind=named(kind))
            for kind, count in zip(KINDS, bundle, strict=True)
            if count
        )
    )


def machine_turn(state: State, chance: Chance, story: Story) -> Play:
    """One step of the seat in turn: an exchange, or the action that ends the turn."""
    seat = state.turn
    workshop = state.workshops[seat]
    key = yield from choose(
        Decision(
            seat=seat,
            prompt=say("cartels.ask-machine"),
            options=machine_options(workshop, tuple(state.office)),
        )
    )
    verb, _, what = key.partition(":")
    story.used(verb)
    if verb == "exchange":
        _exchange(workshop, seat, what, story)
        return None
    if verb == "pass":
        state.passes += 1
        story.tell(say("cartels.passed", player=Player(seat)))
    else:
        state.passes = 0
        if verb == "build":
            _build(state, seat, what, chance, story)
        else:
            _upgrade(workshop, seat, what, story)
    state.turn = (seat + 1) % state.seats
    return None


def machine_options(workshop: Workshop, office: tuple[str, ...]) -> tuple[Option, ...]:
    """Everything the seat in turn may do."""
    works = "converter" in workshop.upgrades and "converter" not in workshop.fresh
    return _options(
        amounts(workshop.goods), office, tuple(sorted(workshop.upgrades)), converter=works
    )


@lru_cache(maxsize=1024)
def _options(
    stock: Amounts, office: tuple[str, ...], owned: tuple[str, ...], *, converter: bool
) -> tuple[Option, ...]:
    options: list[Option] = []
    for slot, card in zip(SLOTS, office, strict=True):
        if card:
            options += _build_options(slot, card, payments(stock, card, converter=converter))
    options += [
        option
        for upgrade, option in _UPGRADES.items()
        if upgrade not in owned and stock[-1] >= UPGRADES[upgrade].cost
    ]
    options.append(PASS)
    return (*options, *_exchange_options(stock))


@lru_cache(maxsize=4096)
def _build_options(slot: Slot, card: str, ways: tuple[Amounts, ...]) -> tuple[Option, ...]:
    machine = MACHINES[card]
    exact = amounts(machine.cost)
    return tuple(
        Option(
            key=f"build:{slot}" if way == exact else f"build:{slot}:{bundle_text(way)}",
            label=say("cartels.option-build", card=named(card), points=machine.points),
            hint=say("cartels.hint-pay", goods=goods_text(way)),
            more=number >= SENSIBLE,
        )
        for number, way in enumerate(ways)
    )


_UPGRADES = {
    upgrade.id: Option(
        key=f"upgrade:{upgrade.id}",
        label=say("cartels.option-upgrade", upgrade=named(upgrade.id), cost=upgrade.cost),
        hint=say(f"cartels.hint-{upgrade.id}"),
    )
    for upgrade in UPGRADES.values()
}


@lru_cache(maxsize=1024)
def _exchange_options(stock: Amounts) -> tuple[Option, ...]:
    return tuple(
        _exchange_option(given, kind, more=number >= 8)
        for number, (given, kind) in enumerate(exchanges(stock))
    )


@lru_cache(maxsize=4096)
def _exchange_option(given: Amounts, kind: str, more: bool) -> Option:
    return Option(
        key=f"exchange:{bundle_text(given)}=1{kind}",
        label=say("cartels.option-exchange", goods=goods_text(given), kind=named(kind)),
        more=more,
    )


def _exchange(workshop: Workshop, seat: Seat, what: str, story: Story) -> None:
    given_text, _, got = what.partition("=")
    kind = got[1:]
    given = bundle_from_text(given_text) or ()
    _pay(workshop, given)
    workshop.goods[kind] += 1
    story.tell(
        say("cartels.exchanged", player=Player(seat), goods=goods_text(given), kind=named(kind)),
        marks=(f"workshop.{seat}.goods",),
    )


def _build(state: State, seat: Seat, what: str, chance: Chance, story: Story) -> None:
    slot_name, _, paid = what.partition(":")
    slot = [str(name) for name in SLOTS].index(slot_name)
    card = state.office[slot]
    way = (bundle_from_text(paid) if paid else None) or amounts(MACHINES[card].cost)
    workshop = state.workshops[seat]
    _pay(workshop, way)
    workshop.machines.append(card)
    state.built += 1
    story.tell(
        say("cartels.built", player=Player(seat), card=named(card), goods=goods_text(way)),
        marks=(f"workshop.{seat}.machines", f"workshop.{seat}.goods"),
    )
    story.used(f"build {card}")
    if paid:
        story.used("converter")
    take_out(state, slot, chance, story)


def _upgrade(workshop: Workshop, seat: Seat, what: str, story: Story) -> None:
    upgrade = UPGRADES[what]
    workshop.goods["AU"] -= upgrade.cost
    workshop.upgrades.append(what)
    workshop.fresh.append(what)
    if what == "fourth" and workshop.stock:
        workshop.workers += 1
        workshop.stock -= 1
    story.tell(
        say("cartels.upgraded", player=Player(seat), upgrade=named(what)),
        marks=(f"workshop.{seat}.upgrades",),
    )
    story.used(f"upgrade {what}")


def _pay(workshop: Workshop, way: Amounts) -> None:
    for kind, count in zip(KINDS, way, strict=True):
        workshop.goods[kind] -= count


def close_machines(state: State, chance: Chance, story: Story) -> None:
    """Everybody has passed: the office may change and the First Engineer goes back."""
    for workshop in state.workshops:
        workshop.fresh.clear()
    if state.built == 0:
        story.tell(say("cartels.nothing-built"))
        change(state, chance, story)
    else:
        (special,) = draw_specials(chance, 1)
        story.tell(_change_text(special.id, changes=special.change))
        if special.change:
            change(state, chance, story)
    state.engineer = None


def _change_text(card: str, *, changes: bool) -> Text:
    return say("cartels.change-card" if changes else "cartels.no-change-card", card=named(card))
