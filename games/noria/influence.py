"""Phase I: Night Shifts and Modifications, paid with knowledge."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from games.decision import Decision, Option
from games.event import Story
from games.noria.state import State
from games.noria.wheel import ACTIVE, RINGS, SLOTS, Disc, Slot, Wheel
from games.noria.words import disc_text, slot_text
from games.rules import Answers, Ask, choose
from games.text import Player, Series, Text, say

SHIFTING = ("medium", "large")
"""The rings that a Night Shift may turn."""


def why_not_shift(state: State, ring: str) -> Text | None:
    """Why this ring cannot be turned by a Night Shift now."""
    if state.turn.phase != "influence":
        return say("noria.no-influence-over")
    if ring not in SHIFTING:
        return say("noria.no-shift-small")
    return _too_dear(state.house.knowledge, state.night_shift_price)


def why_not_modify(state: State, slot: Slot) -> Text | None:
    """Why no Modification can take up the disc in this slot now."""
    if state.turn.phase != "influence":
        return say("noria.no-influence-over")
    start, _, target = slot.partition("-")
    if start not in SLOTS or (target and target not in SLOTS):
        return say("noria.no-slot", slot=slot)
    if not state.house.wheel.disc(start):
        return say("noria.no-disc-there", slot=slot_text(start))
    return _too_dear(state.house.knowledge, state.modification_price)


def _too_dear(knowledge: int, price: int) -> Text | None:
    if knowledge < price:
        return say("noria.no-knowledge", price=price, have=knowledge)
    return None


def options(state: State) -> list[Option]:
    """The special actions that can be paid."""
    found = []
    price, knowledge = state.night_shift_price, state.house.knowledge
    if knowledge >= price:
        found = [_shift(ring, price, _coming(state.house.wheel, ring)) for ring in SHIFTING]
    price = state.modification_price
    if knowledge >= price:
        found += [_modify(slot, disc, price) for slot, disc in state.house.wheel.discs()]
    return found


def _coming(wheel: Wheel, ring: str) -> tuple[Disc, ...]:
    """What a ring would have in the active half after a Night Shift."""
    turned = wheel.turned(ring)
    return tuple(turned.disc(slot) for slot in RINGS[ring] if slot in ACTIVE)


@cache
def _shift(ring: str, price: int, coming: tuple[Disc, ...]) -> Option:
    label = say("noria.shift", ring=say(f"noria.ring-{ring}"), price=price)
    discs = tuple(disc_text(disc) for disc in coming if disc) or (say("core.nothing"),)
    return Option(f"shift:{ring}", label, say("noria.shift-hint", discs=Series(discs)))


@cache
def _modify(slot: Slot, disc: Disc, price: int) -> Option:
    label = say("noria.modify", disc=disc_text(disc), slot=slot_text(slot), price=price)
    return Option(f"modify:{slot}", label)


@cache
def _move(start: Slot, target: Slot, there: Disc) -> Option:
    message = "noria.modify-swap" if there else "noria.modify-move"
    label = say(message, disc=disc_text(there), slot=slot_text(target))
    return Option(f"modify:{start}-{target}", label)


def shift(state: State, story: Story, ring: str) -> None:
    """Turn the medium or the large ring one step."""
    price, house = state.night_shift_price, state.house
    house.knowledge -= price
    house.wheel = house.wheel.turned(ring)
    state.turn.shifts += 1
    story.used("special:night-shift")
    story.tell(
        say(
            "noria.shifted",
            player=Player(state.at),
            ring=say(f"noria.ring-{ring}"),
            price=price,
        ),
        marks=(f"wheel.{state.at}",),
    )


def modify(state: State, story: Story, start: Slot) -> Generator[Ask, Answers, None]:
    """Swap two discs, or move one to an empty slot."""
    house = state.house
    wheel = house.wheel
    targets = sorted(
        (slot for slot in SLOTS if slot != start), key=lambda slot: wheel.disc(slot) != ""
    )
    decision = Decision(
        state.at,
        say("noria.ask-modify", disc=disc_text(wheel.disc(start))),
        tuple(_move(start, slot, wheel.disc(slot)) for slot in targets),
    )
    key = yield from choose(decision)
    target = key.rpartition("-")[2]
    price = state.modification_price
    house.knowledge -= price
    house.wheel = wheel.swapped(start, target)
    state.turn.modifications += 1
    story.used("special:modification")
    there = wheel.disc(target)
    story.tell(
        say(
            "noria.modified-swap" if there else "noria.modified-move",
            player=Player(state.at),
            disc=disc_text(wheel.disc(start)),
            other=disc_text(there),
            slot=slot_text(target),
            price=price,
        ),
        marks=(f"wheel.{state.at}",),
    )
