"""Whole games: nothing appears or vanishes, everything gets used, and sense beats luck."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from itertools import product
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
from tests.games.noria.laying import NoriaTable, state
from tests.games.noria.second_reading import expected, payment, ways_to_pay

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


LAZY = ("end:", "inspect", "intrigue", "trade", "buy:ENE", "buy:MYC", "buy:OBS")


def held_to_a_second_reading(table: NoriaTable) -> None:
    """Everything that is allowed is offered, and nothing else."""
    position = state(table)
    (decision,) = table.pending if position.stage == "turn" else (None,)
    if decision is None:
        return
    keys = {option.key for option in decision.options}
    if {option.verb for option in decision.options} == {"pay"}:
        assert {payment(key) for key in keys} == ways_to_pay(position, decision)
    else:
        assert keys == expected(position, decision)


def busy_game(
    seats: int, mode: Mode, edition: Edition, words: str, *, free: bool = False
) -> NoriaTable:
    """A random game between players who rather do something than nothing."""
    options = Options(mode=mode, edition=edition, bonus_double_is_free=free)
    table = Table.start(NORIA.rules, seats, options, Seed.from_words(words))
    luck = Chance(Seed.from_words(words + " luck"))
    while table.outcome is None:
        decision = table.pending[0]
        busy = [option for option in decision.options if not option.key.startswith(LAZY)]
        choices = busy if busy and luck.below("mood", 8) else [*decision.options]
        verb = luck.shuffle("verb", [*dict.fromkeys(option.verb for option in choices)])[0]
        keys = [option.key for option in luck.shuffle("answer", choices) if option.verb == verb]
        held_to_a_second_reading(table)
        table.answer(decision.seat, tuple(keys[: decision.most]))
        table.check()
    return table


def every_way() -> Iterator[tuple[int, Mode, Edition]]:
    """All numbers of players, modes and editions."""
    yield from product((2, 3, 4), ("base", "expert"), ("de", "fr"))


def test_everything_is_used_and_only_what_the_rules_allow_is_offered() -> None:
    uses: Counter[str] = Counter()
    for number in range(5):
        for seats, mode, edition in every_way():
            uses += busy_game(seats, mode, edition, f"uses {number}").uses
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
    """Every way to play, for a share of what the fuzz job allows; in the end all has been used."""
    ends = time.monotonic() + float(os.environ.get("FUZZ_SECONDS", "60")) / 4
    uses: Counter[str] = Counter()
    number = 0
    while EVERYTHING - uses.keys() or time.monotonic() < ends:
        for seats, mode, edition in every_way():
            words = f"fuzz {number}"
            uses += played(["random"] * seats, mode, edition, words).uses
            uses += busy_game(seats, mode, edition, words, free=bool(number % 2)).uses
        number += 1
        assert number < 20 or not EVERYTHING - uses.keys()


@pytest.mark.fuzz
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_designed_values_are_in_balance(seats: int) -> None:
    """A sample of what `python -m games.noria.balance` measures over 400 games."""
    figures = measure(seats, 80, Options())
    assert figures.favourite <= 60, report(figures)
    assert figures.seat_advantage <= 10, report(figures)
