"""Innovation is told in every language."""

import pytest

from games.catalogue import game
from games.data import LANGUAGES
from games.innovation.questions import effect_text, prompt
from games.innovation.state import Options
from rendering.words import Words
from tests.games.driving import observers, random_game


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


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("tools", Options(tools_needs_three=False)),
        ("fission", Options(fission_stops_action=False)),
        ("bioengineering", Options(bioengineering_own_board=True)),
    ],
)
def test_a_card_reads_as_the_table_plays_it(card: str, options: Options, language: str) -> None:
    words = Words(language)
    usual, switched = (words.say(effect_text(card, 1, one)) for one in (Options(), options))
    assert usual != switched
    assert words.say(effect_text(card, 1, Options(monument_combined=False))) == usual
    question = words.say(prompt((card, 1), "return", options=options))
    assert switched.rstrip(".") in question
