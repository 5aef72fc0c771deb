"""Panels that explain fit into Discord's messages, whatever they have to say."""

import json
from typing import Any

import pytest

from bot.club.results import Asked
from bot.club.why import Explanation
from bot.panels.desk import GUIDE_MOST, guide_text
from bot.panels.parts import Picture
from bot.panels.rules import rules_panel, topics, why_panel
from games.catalogue import KEYS, game
from games.data import LANGUAGES
from games.stand_in import Random
from games.text import say
from rendering.words import Words
from tests.bot.panels.written import texts
from tests.games.test_lessons import lesson

WHOLE = 4000
"""What all texts of a layout may have together."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_what_a_guide_says_is_never_cut(key: str, language: str) -> None:
    words = Words(language, ("Ada", "Blaise", "Carl"))
    for _, found, _ in lesson(key, Random[Any], "said"):
        if found:
            said = guide_text(found, key, words)
            assert len(said) < GUIDE_MOST
            assert not said.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_rules_for_any_moment_fit(key: str, language: str) -> None:
    words = Words(language)
    example = Picture("example.png", b"", "x" * 1024)
    everything = list(topics(key, words))
    assert len(texts(rules_panel(key, words, everything, whole=True, example=example))) <= WHOLE
    for topic in everything:
        panel = rules_panel(key, words, [topic], whole=False, example=example)
        assert len(texts(panel)) <= WHOLE
        assert (
            words.topics(key, "rules")[topic].splitlines()[0]
            in json.loads(panel.written())[0]["components"][1]["content"]
        )


@pytest.mark.parametrize("key", KEYS)
def test_why_fits_with_the_longest_questions(key: str) -> None:
    words = Words("de", ("Ada", "Blaise", "Carl"))
    verb = max(game(key).rules.verbs, key=lambda one: len(words.topics(key, "rules")[one]))
    for decision, _, _ in lesson(key, Random[Any], "asked"):
        why = Explanation(
            key,
            (f"{verb}:nothing",),
            say("core.not-offered", key="x" * 90),
            say("core.why-other"),
            Asked(decision, "t"),
        )
        assert len(texts(why_panel(why, words))) <= WHOLE
