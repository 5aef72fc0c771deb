"""Thousands of random games: nothing breaks, and every effect of every card gets its turn."""

import os
import time
from collections import Counter
from statistics import median

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
    lengths: dict[int, list[int]] = {2: [], 3: [], 4: []}
    played = 0
    until = time.monotonic() + SECONDS
    while played < GAMES and (time.monotonic() < until or played < 300):
        seats = 2 + played % 3
        for step in random_game(game("innovation"), seats, Options(), f"effects {played}"):
            step.table.check()
        assert step.table.outcome
        reasons[step.table.outcome.reason.id] += 1
        lengths[seats].append(step.table.answered)
        uses += step.table._story.uses
        played += 1
    print(f"\n{played} games, ended by {dict(reasons)}")
    for seats, answers in lengths.items():
        half = median(answers)
        print(f"{seats} seats: {min(answers)} to {max(answers)} answers, half of them {half:g}")
    for card, effects in EFFECTS.items():
        counts = [uses[f"effect:{card}-{effect.number}"] for effect in effects]
        print(f"{card:20}", *(f"{count:6}" for count in counts))
        assert all(counts), card
