"""Whole games: everything in the box is used, and the stand-in knows what it does."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from games.catalogue import game
from games.chance import Seed
from games.promethium.balance import measure, report
from games.promethium.box import EXPERTS, IMPROVEMENTS, PROJECTS, SCHEMES
from games.promethium.state import Options
from games.selfplay import play_one


@pytest.fixture(scope="module")
def uses() -> Counter[str]:
    """What was used in many games, half of them played at random."""
    entry = game("promethium")
    counted: Counter[str] = Counter()
    for number in range(120):
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


def test_balance_is_counted() -> None:
    figures = measure(3, 4)
    assert figures.games == 4
    assert len(figures.scores) == 12
    assert sum(figures.won_from) == pytest.approx(4)
    assert sum(figures.won_with) == pytest.approx(4)
    assert sum(figures.projects.values()) >= figures.activated > 0
    assert "3 players, 4 games" in report(figures)


@pytest.mark.fuzz
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_designed_values_are_in_balance(seats: int) -> None:
    """A sample of what `python -m games.promethium.balance` measures over 400 games."""
    figures = measure(seats, 120)
    chance = 100 * sqrt((1 / seats) * (1 - 1 / seats) / figures.games)
    assert figures.place_advantage <= 10 + chance, report(figures)
    assert figures.seat_advantage <= 10 + chance, report(figures)
