"""The Tool disc: upgrade a disc of the wheel, or fill warehouses."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations

from games.decision import Option
from games.event import Story
from games.noria.facts import GOODS, NAME, RECIPES, RESOURCES
from games.noria.payment import Payment, amounts
from games.noria.state import House, State
from games.noria.wheel import SLOTS, Disc, Slot, is_upgraded
from games.noria.words import amount_of, disc_text, slot_text
from games.text import Player, Text, say


def why_not_upgrade(state: State, acting: Slot, slot: Slot) -> Text | None:
    """Why the Tool disc in the acting slot cannot upgrade the disc in another."""
    if slot not in SLOTS:
        return say("noria.no-slot", slot=slot)
    disc = state.house.wheel.disc(slot)
    if not disc:
        return say("noria.no-disc-there", slot=slot_text(slot))
    if slot == acting:
        return say("noria.no-upgrade-itself")
    return say("noria.no-upgrade-twice", disc=disc_text(disc)) if is_upgraded(disc) else None


def production(order: str) -> Payment | None:
    """The goods that a key asks for: `3compass`, or one each as `compass+sail`."""
    counts: dict[str, int] = {}
    for part in order.split("+"):
        match = re.fullmatch(r"(\d{0,2})([a-z]+)", part)
        if match is None or match[2] not in GOODS:
            return None
        counts[match[2]] = counts.get(match[2], 0) + int(match[1] or 1)
    return tuple((good, counts[good]) for good in GOODS if good in counts)


def why_not_produce(state: State, order: str) -> Text | None:
    """Why these goods cannot be produced in one action."""
    goods = production(order)
    if goods is None:
        return say("noria.no-production", order=order)
    if len(goods) > 1 and any(count > 1 for _, count in goods):
        return say("noria.no-mixed-production")
    for good, count in goods:
        if count > state.house.empty[good]:
            return say("noria.no-warehouse", good=NAME[good], empty=state.house.empty[good])
    needs = recipe(goods)
    if not _affordable(state.house, needs):
        return say(
            "noria.no-ingredients", needs=amount_of(needs), have=amount_of(state.house.stock)
        )
    return None


@cache
def recipe(goods: Payment) -> dict[str, int]:
    """The resources that go into some goods."""
    needs = dict.fromkeys(RESOURCES, 0)
    for good, count in goods:
        for kind, units in RECIPES[good].items():
            needs[kind] += units * count
    return needs


def _affordable(house: House, needs: dict[str, int]) -> bool:
    return all(house.stock[kind] >= units for kind, units in needs.items())


def productions(house: House) -> list[tuple[Payment, bool]]:
    """Every production that can be paid, with whether it is only a part of a greater one."""
    kinds = [good for good in GOODS if house.empty[good] and _affordable(house, RECIPES[good])]
    found: list[tuple[Payment, bool]] = []
    whole: list[set[str]] = []
    for size in range(len(kinds), 1, -1):
        for mix in combinations(kinds, size):
            goods = tuple((good, 1) for good in mix)
            if _affordable(house, recipe(goods)):
                part = any(greater.issuperset(mix) for greater in whole)
                found.append((goods, part))
                if not part:
                    whole.append(set(mix))
    for good in kinds:
        most = house.empty[good]
        while not _affordable(house, recipe(((good, most),))):
            most -= 1
        found += [(((good, count),), 1 < count < most) for count in range(most, 0, -1)]
    return found


def options(state: State, acting: Slot) -> list[Option]:
    """Everything the Tool disc in the acting slot can do now."""
    house = state.house
    found = [_produce(goods, part) for goods, part in productions(house)]
    found += [
        _upgrade(slot, disc)
        for slot, disc in house.wheel.discs()
        if slot != acting and not is_upgraded(disc)
    ]
    return found


def possible(state: State, acting: Slot) -> bool:
    """Whether the Tool disc in the acting slot can do anything."""
    house = state.house
    return any(
        slot != acting and not is_upgraded(disc) for slot, disc in house.wheel.discs()
    ) or any(house.empty[good] and _affordable(house, RECIPES[good]) for good in GOODS)


@cache
def _produce(goods: Payment, part: bool) -> Option:
    one_kind = len(goods) == 1
    key = f"{goods[0][1]}{goods[0][0]}" if one_kind else "+".join(good for good, _ in goods)
    return Option(
        f"produce:{key}",
        say("noria.produce", goods=amounts(goods)),
        say("noria.produce-hint", needs=amount_of(recipe(goods))),
        more=part,
    )


@cache
def _upgrade(slot: Slot, disc: Disc) -> Option:
    label = say("noria.upgrade", disc=disc_text(disc), slot=slot_text(slot))
    return Option(f"upgrade:{slot}", label)


def upgrade(state: State, story: Story, slot: Slot) -> None:
    """Turn a disc to its upgraded side for good; it can act from the next turn on."""
    house = state.house
    disc = house.wheel.disc(slot)
    house.wheel = house.wheel.upgraded(slot)
    state.turn.upgraded.append(slot)
    story.used("action:upgrade")
    story.tell(
        say(
            "noria.upgraded",
            player=Player(state.at),
            disc=disc_text(disc),
            slot=slot_text(slot),
        ),
        marks=(f"wheel.{state.at}",),
    )


def produce(state: State, story: Story, order: str) -> None:
    """Fill empty warehouses."""
    goods = production(order) or ()
    house = state.house
    needs = recipe(goods)
    for kind, units in needs.items():
        house.stock[kind] -= units
    for good, count in goods:
        house.empty[good] -= count
        house.full[good] += count
        story.used(f"good:{good}")
    story.used("action:production-mixed" if len(goods) > 1 else "action:production")
    story.tell(
        say(
            "noria.produced",
            player=Player(state.at),
            goods=amounts(goods),
            needs=amount_of(needs),
        ),
        marks=(f"player.{state.at}",),
    )
