"""Noria speaks three languages, and says everything short enough."""

from __future__ import annotations

import re

import pytest

from games.data import LANGUAGES
from games.noria.state import Options
from rendering.words import Words
from tests.games.driving import random_game
from tests.games.noria.test_play import NORIA

NAMES = ("Ada", "Blaise", "Carl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_options_are_short(language: str) -> None:
    words = Words(language)
    for verb in NORIA.rules.verbs:
        name = words.message("noria", f"verb-{verb}")
        assert re.fullmatch(r"[\w-]{1,32}", name)
        assert name == name.lower()
        assert len(words.message("noria", f"verb-{verb}-description")) <= 100
    verbs = [words.message("noria", f"verb-{verb}") for verb in NORIA.rules.verbs]
    assert len(set(verbs)) == len(verbs)
    for field in Options.__struct_fields__:
        assert len(words.message("noria", f"option-{field}-description")) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [Options(), Options(mode="expert", edition="fr")])
def test_labels_and_hints_are_short(language: str, options: Options) -> None:
    words = Words(language, NAMES)
    for number, step in enumerate(random_game(NORIA, 3, options, "words")):
        for event in step.events:
            assert words.say(event.text)
        if number % 3:
            continue
        for decision in step.table.pending:
            assert words.say(decision.prompt)
            for option in decision.options:
                assert 0 < len(words.say(option.label)) <= 80, words.say(option.label)
                if option.hint:
                    assert len(words.say(option.hint)) <= 100, words.say(option.hint)
