"""Moments to look at: what everybody sees through whole random games."""

from functools import cache
from typing import Any

from msgspec import Struct

from games.catalogue import game
from games.chance import Chance, Seed
from tests.games.driving import random_game, state_of

NAMES = ("Ada", "Blaise", "Carl", "Dora")
"""Short enough that nothing on a board may need an ellipsis."""


class Moment(Struct, frozen=True):
    """A moment of a game, as everybody sees it."""

    spectator: Any
    seats: tuple[Any, ...]
    elsewhere: Any
    """A spectator's view of a game in which all that is hidden was dealt anew."""
    marks: tuple[str, ...]


@cache
def moments(key: str, seats: int, **options: Any) -> tuple[Moment, ...]:
    """Every moment of one random game."""
    entry = game(key)
    rules = entry.rules
    return tuple(
        Moment(
            step.table.view(None),
            tuple(step.table.view(seat) for seat in range(seats)),
            rules.view(rules.imagine(state_of(step.table), None, _luck(number)), None),
            tuple(mark for event in step.events for mark in event.marks),
        )
        for number, step in enumerate(
            random_game(entry, seats, rules.options_type(**options), "seen")
        )
    )


def _luck(number: int) -> Chance:
    """Chance for one moment: what is drawn for an answer is bounded."""
    return Chance(Seed.from_words(f"elsewhere {number}"))


def spread(found: tuple[Moment, ...], count: int) -> list[Moment]:
    """Some of them, from the first to the last."""
    return [found[index * (len(found) - 1) // (count - 1)] for index in range(count)]
