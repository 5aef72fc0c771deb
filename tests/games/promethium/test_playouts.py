"""Whole games: everything in the box is used, and the stand-in knows what it does."""

from __future__ import annotations

from collections import Counter

import pytest

from games.catalogue import game
from games.chance import Seed
from games.promethium.box import EXPERTS, IMPROVEMENTS, PROJECTS, SCHEMES
from games.promethium.state import Options
from games.selfplay import play_one


@pytest.fixture(scope="module")
def uses() -> Counter[str]:
    """What was used in sixty games, half of them played at random."""
    entry = game("promethium")
    counted: Counter[str] = Counter()
    for number in range(60):
        sitters = ["greedy" if number % 2 else "random"] * (2 + number % 3)
        table = play_one(entry, Options(), Seed.from_words(f"uses {number}"), sitters)
        table.check()
        counted += table.uses
    return counted


@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        ("scheme", tuple(SCHEMES)),
        ("activate", tuple(IMPROVEMENTS)),
        ("improvement", tuple(IMPROVEMENTS)),
        ("expert", EXPERTS),
        ("expedition", ("2", "3", "4")),
        ("project", tuple(PROJECTS)),
        ("sale", ("player", "bank", "neutral", "from-neutral")),
        ("neutral", ("takes", "keeps")),
    ],
)
def test_everything_is_used(uses: Counter[str], kind: str, keys: tuple[str, ...]) -> None:
    assert [key for key in keys if not uses[f"{kind}:{key}"]] == []


def test_patents_and_lobby_tokens_are_used(uses: Counter[str]) -> None:
    assert uses["resell"]
    assert uses["lobby"]
    assert uses["lobby:bonus"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    """The full measure over 200 games is the fuzz job's."""
    entry = game("promethium")
    wins = 0.0
    for number in range(12):
        sitters = ["random"] * seats
        sitters[number % seats] = "greedy"
        table = play_one(entry, Options(), Seed.from_words(f"strong {number}"), sitters)
        assert table.outcome
        wins += (number % seats in table.outcome.winners) / len(table.outcome.winners)
    assert wins >= 10
