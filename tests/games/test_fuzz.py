"""Long random play over every game, bounded by the clock, and how strong the stand-ins are."""

from __future__ import annotations

import os
import time
from collections import Counter
from typing import Any

import pytest

from games.catalogue import KEYS, game
from games.selfplay import Tally, play_many
from tests.games.driving import random_game, table_id, tables, variants

pytestmark = pytest.mark.fuzz

SECONDS = float(os.environ.get("FUZZ_SECONDS", "60"))
"""For the whole job on two cores; each of the tests below takes its share."""

WINS_AGAINST_RANDOM = {"cartels": 0.8, "innovation": 0.8, "noria": 0.9, "promethium": 0.9}


@pytest.mark.parametrize(("key", "seats", "options"), tables(), ids=table_id)
def test_random_games_break_no_rule(key: str, seats: int, options: Any) -> None:
    share = 2 * SECONDS / len(tables())
    until = time.monotonic() + share
    reasons: Counter[str] = Counter()
    lengths: list[int] = []
    while not lengths or time.monotonic() < until:
        for step in random_game(game(key), seats, options, f"fuzz {len(lengths)}"):
            step.table.check()
        outcome = step.table.outcome
        assert outcome
        reasons[outcome.reason.id] += 1
        lengths.append(step.table.answered)
    print(f"{key} {seats}: {len(lengths)} games of {min(lengths)}-{max(lengths)}; {dict(reasons)}")


@pytest.mark.parametrize("key", KEYS)
def test_greedy_beats_random_whoever_starts(key: str) -> None:
    entry = game(key)
    players = ["greedy", "random"]
    tally = Tally(entry, players)
    options = variants(entry)[0]
    for table, sitters, _, seconds in play_many(
        entry, options, "strength", players, 200, record=False
    ):
        tally.add(table, sitters, seconds)
    assert tally.report.wins_by_player["greedy"] >= 200 * WINS_AGAINST_RANDOM[key]
