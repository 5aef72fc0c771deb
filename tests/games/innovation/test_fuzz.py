"""Thousands of random games: nothing breaks, and every effect of every card gets its turn."""

import os
import time
from collections import Counter

import pytest

from games.catalogue import game
from games.innovation.ages import EFFECTS
from games.innovation.state import Options
from tests.games.driving import random_game

GAMES = 5000
SECONDS = float(os.environ.get("FUZZ_SECONDS", "60")) / 2
"""Its share of the job; `make fuzz SECONDS=600` has time for all the games."""


@pytest.mark.fuzz
def test_random_games_use_every_effect() -> None:
    uses: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    lengths: list[int] = []
    until = time.monotonic() + SECONDS
    while len(lengths) < GAMES and (time.monotonic() < until or len(lengths) < 300):
        seats = 2 + len(lengths) % 3
        for step in random_game(game("innovation"), seats, Options(), f"effects {len(lengths)}"):
            step.table.check()
        assert step.table.outcome
        reasons[step.table.outcome.reason.id] += 1
        lengths.append(step.table.answered)
        uses += step.table._story.uses
    print(f"\n{len(lengths)} games of {min(lengths)} to {max(lengths)} answers: {dict(reasons)}")
    for card, effects in EFFECTS.items():
        counts = [uses[f"effect:{card}-{effect.number}"] for effect in effects]
        print(f"{card:20}", *(f"{count:6}" for count in counts))
        assert all(counts), card
