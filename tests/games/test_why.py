"""Refusals: they give nothing away, and say what would make the move legal."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from games.catalogue import KEYS, game
from games.chance import Chance, Seed
from games.data import LANGUAGES
from games.text import Text
from rendering.words import Words
from tests.games.driving import Step, copy_of, random_game, state_of

STRIDE = 7
"""Every so many moments of a game are looked at."""


@cache
def played(key: str) -> tuple[tuple[Step, ...], tuple[str, ...]]:
    """Some moments of a game, and every key that anybody was ever offered in it."""
    entry = game(key)
    steps, keys = [], Counter[str]()
    options = entry.rules.options_type()
    for number, step in enumerate(random_game(entry, entry.rules.seats[0], options, "why")):
        keys.update(option.key for option in step.decision.options)
        if number % STRIDE == 0:
            step.table = copy_of(step.table)
            steps.append(step)
    return tuple(steps), tuple(sorted(keys))


def refused(key: str) -> list[tuple[Any, int, str, Text]]:
    """Moves that the rules refuse with a reason of their own."""
    steps, keys = played(key)
    found = []
    for number, step in enumerate(steps):
        for decision in step.table.pending:
            offered = {option.key for option in decision.options}
            for move in keys[number % 5 :: 5]:
                if move not in offered:
                    refusal = step.table.refusal(decision.seat, (move,))
                    assert refusal
                    found.append((step.table, decision.seat, move, refusal.reason))
    return found


@pytest.mark.parametrize("key", KEYS)
def test_a_refusal_gives_nothing_away(key: str) -> None:
    """It is the same whatever the seat cannot know."""
    rules = game(key).rules
    seen = 0
    for number, (table, seat, move, _) in enumerate(refused(key)[::3]):
        known = rules.why_not(state_of(table), seat, move)
        luck = Chance(Seed.from_words(f"why {number}"))
        assert rules.why_not(rules.imagine(state_of(table), seat, luck), seat, move) == known
        seen += known is not None
    assert seen > 10


@pytest.mark.parametrize("key", KEYS)
def test_most_refusals_say_what_would_make_the_move_legal(key: str) -> None:
    reasons = Counter(reason.id for *_, reason in refused(key))
    helped = sum(
        count
        for reason, count in reasons.items()
        if Words("en").knows(reason.partition(".")[0], f"why-{reason.partition('.')[2]}")
    )
    assert helped > sum(reasons.values()) * 0.8, reasons.most_common(12)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_help_after_a_refusal_can_be_said(key: str, language: str) -> None:
    words = Words(language, ("Ada", "Blaise", "Carl", "Dora"))
    for reason in {reason.id: reason for *_, reason in refused(key)}.values():
        assert words.say(reason)
        area, _, name = reason.id.partition(".")
        if words.knows(area, f"why-{name}"):
            assert "{" not in words.say(Text(f"{area}.why-{name}", reason.args))


def test_a_table_tells_what_it_would_refuse_and_changes_nothing() -> None:
    (step, *_), _ = played("innovation")
    table = step.table
    decision = table.pending[0]
    before = table.digest
    assert table.refusal(decision.seat, (decision.options[0].key,)) is None or decision.least > 1
    refusal = table.refusal(decision.seat, ("achieve:9",))
    assert refusal
    assert refusal.reason.id in ("innovation.too-few-points", "core.not-offered")
    assert table.digest == before
