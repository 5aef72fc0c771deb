"""The Bonus disc: it has no action of its own but gives others more.

German edition: it comes before all other discs and names one that will act once more. French
edition: it comes after others and repeats an action of one that has been activated.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from games.decision import Option
from games.event import Story
from games.noria.state import Acting, State
from games.noria.wheel import ACTIVE, RING_OF, SLOTS, Disc, Slot, on_one_path, plain
from games.noria.words import disc_text, slot_text
from games.text import Player, Text, say

Possible = Callable[[State, Slot], bool]
"""Whether the disc in a slot has an action to take."""


def is_bonus(disc: Disc) -> bool:
    """Whether this is a Bonus disc, whichever side is up."""
    return plain(disc) == "BON"


def why_not_yet(state: State) -> Text | None:
    """Why it is not a Bonus disc's time."""
    wheel = state.house.wheel
    others = any(not is_bonus(wheel.disc(slot)) for slot in state.turn.activated)
    if state.options.edition == "de":
        return say("noria.no-bonus-late") if others else None
    return None if others else say("noria.no-bonus-early")


def why_not_target(state: State, slot: Slot, can_act: Possible) -> Text | None:
    """Why a Bonus disc cannot serve the disc in this slot."""
    if slot not in SLOTS:
        return say("noria.no-slot", slot=slot)
    turn, disc = state.turn, state.house.wheel.disc(slot)
    if not disc:
        return say("noria.no-disc-there", slot=slot_text(slot))
    if is_bonus(disc):
        return say("noria.no-bonus-on-bonus")
    if state.options.edition == "fr":
        if slot not in turn.activated:
            return say("noria.no-repeat", disc=disc_text(disc))
        return None if can_act(state, slot) else say("noria.no-action", disc=disc_text(disc))
    if slot not in ACTIVE:
        return say("noria.no-inactive", slot=slot_text(slot))
    if any(RING_OF[other] == RING_OF[slot] for other in turn.used):
        return say("noria.no-ring-twice", ring=say(f"noria.ring-{RING_OF[slot]}"))
    if not on_one_path(frozenset([*turn.used, *_still_named(state), slot])):
        return say("noria.no-path", slot=slot_text(slot))
    return None


def _still_named(state: State) -> list[Slot]:
    """Slots that have been named and can yet be used; what another way has ruled out is lost."""
    turn = state.turn
    return [slot for slot in turn.extra if on_one_path(frozenset([*turn.used, slot]))]


def targets(state: State, can_act: Possible) -> list[Slot]:
    """The slots whose discs a Bonus disc may serve now."""
    slots = ACTIVE if state.options.edition == "de" else state.turn.activated
    return [slot for slot in slots if why_not_target(state, slot, can_act) is None]


def possible(state: State, slot: Slot, can_act: Possible) -> bool:
    """Whether the Bonus disc in this slot, which is not in use yet, would find a target."""
    if state.options.edition == "fr":
        return bool(targets(state, can_act))
    state.turn.used.append(slot)
    found = bool(targets(state, can_act))
    state.turn.used.pop()
    return found


def options(state: State, can_act: Possible) -> list[Option]:
    """The discs that may be named or repeated."""
    wheel, edition = state.house.wheel, state.options.edition
    return [_serve(slot, wheel.disc(slot), edition) for slot in targets(state, can_act)]


@cache
def _serve(slot: Slot, disc: Disc, edition: str) -> Option:
    label = say(f"noria.bonus-{edition}", disc=disc_text(disc), slot=slot_text(slot))
    return Option(f"bonus:{slot}", label)


def name(state: State, story: Story, slot: Slot) -> None:
    """German edition: give a disc that is still to come one more action."""
    extra = state.turn.extra
    extra[slot] = extra.get(slot, 0) + 1
    story.used("bonus:named")
    story.tell(
        say(
            "noria.bonus-named",
            player=Player(state.at),
            disc=disc_text(state.house.wheel.disc(slot)),
        ),
        marks=(f"wheel.{state.at}",),
    )


def repeat(state: State, story: Story, acting: Acting, slot: Slot) -> None:
    """French edition: the disc in this slot is about to act again."""
    acting.repeats = slot
    story.used("bonus:repeated")
    story.tell(
        say(
            "noria.bonus-repeated",
            player=Player(state.at),
            disc=disc_text(state.house.wheel.disc(slot)),
        ),
        marks=(f"wheel.{state.at}",),
    )
