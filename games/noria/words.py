"""Small texts that many sentences are made of."""

from __future__ import annotations

from functools import cache

from games.noria.facts import NAME
from games.noria.payment import amounts
from games.noria.wheel import Disc, Slot, is_upgraded, plain
from games.text import Name, Series, Text, say


@cache
def slot_text(slot: Slot) -> Text:
    """Where a slot is, in words."""
    return say(f"noria.slot-{slot}")


@cache
def disc_text(disc: Disc) -> Name | Text:
    """A disc by its name, and whether it is upgraded; an empty slot has words too."""
    if not disc:
        return say("noria.empty-slot")
    name = NAME[plain(disc)]
    return say("noria.upgraded-disc", disc=name) if is_upgraded(disc) else name


def amount_of(things: dict[str, int]) -> Series:
    """Resources or goods with their numbers, leaving out what there is none of."""
    return amounts(tuple((thing, count) for thing, count in things.items() if count))
