"""The sentences of Innovation are complete in every language."""

import re
from importlib.resources import files

import pytest

from games.catalogue import game
from games.data import LANGUAGES
from games.innovation.state import Options
from rendering.words import Words
from tests.games.driving import observers, random_game


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the arguments it speaks."""
    text = files("games.innovation").joinpath(f"texts/{language}.ftl").read_text(encoding="utf-8")
    found = re.split(r"^([a-z][\w-]*) = ", text, flags=re.MULTILINE)[1:]
    return {
        name: set(re.findall(r"\$(\w+)", body))
        for name, body in zip(found[::2], found[1::2], strict=True)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_short_have_the_same_topics(language: str) -> None:
    words = Words(language)
    topics = words.topics("innovation", "rules")
    assert list(topics) == list(Words("en").topics("innovation", "rules"))
    assert {*game("innovation").rules.verbs} <= {*topics}
    assert words.message("innovation", "rules").count("\n- ") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    words = Words(language, ["Ada", "Blaise", "Caroline"])
    for step in random_game(game("innovation"), 3, Options(), "told"):
        for event in step.events:
            for seat in observers(3):
                if heard := event.heard_by(seat):
                    assert words.say(heard)
        for decision in step.table.pending:
            assert words.say(decision.prompt)
            for option in decision.options:
                assert len(words.say(option.label)) <= 80
                if option.hint:
                    assert len(words.say(option.hint)) <= 100
    assert step.table.outcome
    assert words.say(step.table.outcome.reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_options_fit(language: str) -> None:
    words = Words(language)
    rules = game("innovation").rules
    for verb in rules.verbs:
        assert len(words.message("innovation", f"verb-{verb}-description")) <= 100
        assert len(words.message("innovation", f"verb-{verb}")) <= 32
    for field in rules.options_type.__struct_fields__:
        assert len(words.message("innovation", f"option-{field}")) <= 45
        assert len(words.message("innovation", f"option-{field}-description")) <= 100
