"""Whoever sees and hears the same is given the same, in every other way as well."""

from __future__ import annotations

from typing import Any

import pytest

from games.catalogue import game
from games.text import Seat
from tests.games.alike import Step, Trail, alike
from tests.games.driving import AnyTable, json, observers, state_of, table_id, tables

OPENING = 10
"""So many answers are looked at one by one: in the opening several games ask all at once."""
STRIDE = 5
"""After that, somebody looks every so many answers."""
BACK = 3
"""How many answers ago what they did not know is dealt anew."""


@pytest.mark.parametrize(("key", "seats", "options"), tables(), ids=table_id)
def test_nothing_but_views_and_stories_tells_games_apart(
    key: str, seats: int, options: Any
) -> None:
    trail = Trail(game(key), seats, options, "alike")
    offered: dict[str, None] = {}
    compared = otherwise = 0
    while trail.step():
        for decision in trail.table.pending:
            offered |= dict.fromkeys(option.key for option in decision.options)
        number = len(trail.given)
        if number % STRIDE and number > OPENING:
            continue
        looking = observers(seats)
        seat = looking[(number if number <= OPENING else number // STRIDE) % len(looking)]
        tried = list(offered)[number % 7 :: 7]
        for found in alike(trail, BACK, seat, f"{number}"):
            assert reaching(found.real, found.steps, seat, tried) == reaching(
                found.other, found.other_steps, seat, tried
            )
            compared += 1
            otherwise += state_of(found.real) != state_of(found.other)
    assert otherwise > 10, f"only {otherwise} of {compared} games were dealt otherwise"


def reaching(table: AnyTable, steps: list[Step], seat: Seat | None, tried: list[str]) -> Any:
    """What an observer gets to know of a table besides what they see and hear."""
    over = max((number for number, step in enumerate(steps) if step.turn_over), default=-1)
    told = [event for step in steps[-1:] for event in step.told if event.heard_by(seat)]
    return {
        "who is asked": [decision.seat for decision in table.pending],
        "own": _own(table, seat, tried) if seat is not None else None,
        "ended": json(table.outcome),
        "moves": table.answered,
        "marks": [(event.marks, event.touches) for event in told],
        "answers": [
            step.given.answer
            if step.given.seat == seat or (number <= over and not step.secret)
            else None
            for number, step in enumerate(steps)
        ],
    }


def _own(table: AnyTable, seat: Seat, tried: list[str]) -> Any:
    """What only whoever sits there is told: their question, refusals, whether they may go back."""
    return (
        json(table.decision(seat)),
        [_reason(table, seat, key) for key in tried],
        json(getattr(table.may_undo(seat), "reason", None)),
    )


def _reason(table: AnyTable, seat: Seat, key: str) -> bytes | None:
    refusal = table.refusal(seat, (key,))
    return json(refusal.reason) if refusal else None
