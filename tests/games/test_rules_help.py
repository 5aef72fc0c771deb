"""The rules as help: complete in every language, and every kind of move shown by an example."""

import re

import pytest

from games.catalogue import KEYS, game
from games.data import LANGUAGES
from games.example import BEST, example
from rendering.words import Words

EVERY = {"game-end", "glossary"}
"""Topics that every game has besides its verbs."""

MESSAGE = 3600
"""What fits into one panel."""


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_an_aim_a_turn_in_five_lines_and_every_topic(
    key: str, language: str
) -> None:
    words, verbs = Words(language), set(game(key).rules.verbs)
    aim, heading, *lines = words.message(key, "rules").splitlines()
    assert aim.startswith("**")
    assert heading.startswith("**")
    assert [line[:3] for line in lines] == ["1. ", "2. ", "3. ", "4. ", "5. "]
    topics = words.topics(key, "rules")
    assert list(topics) == list(Words("en").topics(key, "rules")) or language != "en"
    assert set(topics) == set(Words("en").topics(key, "rules"))
    assert verbs | EVERY <= set(topics)
    for topic, text in topics.items():
        assert text.startswith("**"), topic
        assert text.count("**") % 2 == 0, topic
        assert len(words.message(key, "rules")) + len(text) < MESSAGE
        assert words.message(key, f"{'verb' if topic in verbs else 'topic'}-{topic}")
    entries = re.findall(r"^- \*\*(.+?)\*\*", topics["glossary"], re.MULTILINE)
    assert len(entries) >= 10


@pytest.mark.parametrize(
    ("key", "verb"), [(key, verb) for key in KEYS for verb in game(key).rules.verbs]
)
def test_every_kind_of_move_has_an_example(key: str, verb: str) -> None:
    found = example(key, verb)
    assert found, "play more games, or write a position into examples.toml"
    assert found.chosen
    words = Words("en")
    assert words.say(found.prompt)
    assert found is example(key, verb)
    assert bool(found.told) + bool(found.marks) <= BEST
    if found.marks:
        assert found.told
