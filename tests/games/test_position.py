"""Positions written down and read back."""

from __future__ import annotations

import pytest

from games.catalogue import games
from games.position import read, write
from games.rules import Broken
from tests.games.driving import json, random_game, state_of


def test_any_position_of_any_game_can_be_written_down() -> None:
    for entry in games():
        seats = entry.rules.seats[0]
        steps = random_game(entry, seats, entry.rules.options_type(), "positions")
        for number, step in enumerate(steps):
            if number % 19:
                continue
            again = read(write(step.table, seed=step.table.seed.hex()))
            assert again.pending == step.table.pending
            assert json(state_of(again)) == json(state_of(step.table))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = 3", "no position"),
        ('game = "whist"\nseats = 2', "no game"),
        ('game = "cartels"\nseats = 9', "for 2 to 4"),
        ('game = "cartels"\nseats = 2\nextra = 1', "no position"),
        ('game = "cartels"\nseats = 2\n[options]\nshow_cubes = 7', "no position"),
        ('game = "cartels"\nseats = 2\nanswers = ["place:1-1-1"]', "begin with a seat"),
        ('game = "cartels"\nseats = 2\nanswers = ["9 place:1-1-1"]', "refused"),
        ('game = "cartels"\nseats = 2\n[state]\npile = ["M01", "M01"]', "not all there"),
        ('game = "cartels"\nseats = 2\n[[state.workshops]]\nworkers = 3', "describes 2"),
        ('{"game": "cartels", "seats": 2', "no position"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Broken, match=reason):
        read(text)
