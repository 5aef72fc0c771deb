"""Whole games: nothing appears or vanishes, everything gets used, and sense beats luck."""

from __future__ import annotations

import os
import time
from collections import Counter
from typing import Literal

import pytest

from games.catalogue import game
from games.chance import Chance, Seed
from games.noria.balance import measure, report
from games.noria.facts import CHAMBERS, DISCS, GOODS, ISLANDS, TRACKS, YIELD
from games.noria.state import Options
from games.selfplay import play_one, seat_order
from games.table import Table
from games.text import Seat
from tests.games.noria.laying import NoriaTable

Mode = Literal["base", "expert"]
Edition = Literal["de", "fr"]

NORIA = game("noria")
EVERYTHING = {
    *(f"disc:{disc}" for disc in DISCS),
    *(f"buy:{disc}" for disc in DISCS),
    *(f"invest:{track}" for track in TRACKS),
    *(f"intrigue:{chamber}" for chamber in CHAMBERS),
    *(f"remove:{chamber}" for chamber in CHAMBERS),
    *(f"good:{good}" for good in GOODS),
    *(f"site:{site}" for site in YIELD),
    *(f"island:{island}" for island in ISLANDS),
    "action:factory",
    "action:gather",
    "action:intrigue",
    "action:invest",
    "action:market",
    "action:move",
    "action:nothing-there",
    "action:overwrite",
    "action:place",
    "action:production",
    "action:production-mixed",
    "action:reveal",
    "action:ship",
    "action:upgrade",
    "bonus:named",
    "bonus:repeated",
    "special:double",
    "special:forgone",
    "special:inspection",
    "special:modification",
    "special:night-shift",
    "trade:complex",
    "trade:resource",
    "trade:simple",
}
"""Every action, disc, good, site, island, track and chamber that the rules count."""


def sound(table: NoriaTable, seat: Seat, answer: tuple[str, ...]) -> None:
    """Hold the position against all that must be conserved."""
    table.check()


def played(
    sitters: list[str], mode: Mode, edition: Edition, words: str, *, checked: bool = True
) -> NoriaTable:
    options = Options(mode=mode, edition=edition)
    seed = Seed.from_words(words)
    table = play_one(NORIA, options, seed, sitters, after=sound if checked else None)
    assert table.outcome is not None
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["base", "expert"])
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_games_conserve_everything(seats: int, mode: Mode, edition: Edition) -> None:
    for sitter in ("random", "greedy"):
        table = played([sitter] * seats, mode, edition, f"conserve {sitter}")
        assert table.view(None).round == table.view(None).rounds


LAZY = ("end:turn", "end:influence", "inspect", "intrigue", "buy:ENE", "buy:MYC", "buy:OBS")


def busy_game(edition: Edition, words: str) -> NoriaTable:
    """A random game between players who rather do something than nothing."""
    table = Table.start(NORIA.rules, 4, Options(edition=edition), Seed.from_words(words))
    luck = Chance(Seed.from_words(words + " luck"))
    while table.outcome is None:
        decision = table.pending[0]
        busy = [option for option in decision.options if not option.key.startswith(LAZY)]
        choices = busy if busy and luck.below("mood", 8) else decision.options
        chosen = choices[luck.below("answer", len(choices))].key
        table.answer(decision.seat, (chosen,))
    return table


def test_everything_is_used() -> None:
    uses: Counter[str] = Counter()
    for number in range(12):
        for edition in ("de", "fr"):
            uses += busy_game(edition, f"uses {number}").uses
    for number in range(4):
        uses += played(["greedy"] * 4, "base", "de", f"uses {number}", checked=False).uses
    assert not EVERYTHING - uses.keys()


def test_greedy_beats_random() -> None:
    wins, games = 0, 40
    for number in range(games):
        sitters = seat_order(["greedy", *["random"] * (1 + number % 3)], number)
        table = played(sitters, "base", "de", f"sense {number}", checked=False)
        wins += table.outcome is not None and sitters.index("greedy") in table.outcome.winners
    assert wins >= games * 0.9


def test_balance_is_counted() -> None:
    figures = measure(2, 6, Options())
    assert figures.games == 6
    assert sum(figures.won_from) == pytest.approx(6)
    assert sum(figures.climbed.values()) == 12
    assert "2 players, 6 games" in report(figures)


@pytest.mark.fuzz
def test_long_random_play() -> None:
    """All numbers of players, modes and editions, for a share of what the fuzz job allows."""
    ends = time.monotonic() + float(os.environ.get("FUZZ_SECONDS", "60")) / 4
    number = 0
    while not number or time.monotonic() < ends:
        for seats in (2, 3, 4):
            for mode in ("base", "expert"):
                for edition in ("de", "fr"):
                    played(["random"] * seats, mode, edition, f"fuzz {number}")
        number += 1


@pytest.mark.fuzz
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_designed_values_are_in_balance(seats: int) -> None:
    """A sample of what `python -m games.noria.balance` measures over 400 games."""
    figures = measure(seats, 80, Options())
    assert figures.favourite <= 60, report(figures)
    assert figures.seat_advantage <= 10, report(figures)
