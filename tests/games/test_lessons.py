"""Lessons: the guide always has something true to say, and never holds anybody up."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from games.catalogue import KEYS, game
from games.chance import Chance, Seed
from games.data import LANGUAGES
from games.decision import Decision
from games.lesson import Hint, hint, script, seed
from games.stand_in import Random, StandIn
from games.table import Table
from games.text import Text
from rendering.texts import messages
from rendering.words import Words

Moment = tuple[Decision, Hint | None, list[str]]


def lesson(key: str, learner: Callable[[], StandIn[Any]], luck: str) -> Iterator[Moment]:
    """A lesson from the learner's seat, a little longer than it is guided."""
    entry = game(key)
    table = Table.start(entry.rules, script(key).seats, entry.rules.options_type(), seed(key))
    chance, before = Chance(Seed.from_words(luck)), list[str]()
    while table.outcome is None and len(before) < script(key).guided + 4:
        decision = table.pending[0]
        view = table.view(decision.seat)
        player = learner() if decision.seat == 0 else entry.greedy()
        if decision.seat == 0:
            yield decision, hint(key, view, decision, before), before
        answer = player.answer(view, decision, chance)
        if decision.seat == 0:
            before.append(answer[0].partition(":")[0] if answer else "none")
        table.answer(decision.seat, answer)


def labels(decision: Decision) -> list[Text]:
    return [option.label for option in decision.options]


def said(found: Hint, words: Words) -> str:
    texts = [found.explained, found.why, *found.advised]
    return " ".join(words.say(text) for text in texts if text)


@pytest.mark.parametrize("key", KEYS)
def test_every_word_of_a_lesson_has_its_place(key: str) -> None:
    written, asked = script(key), messages(key, "en")
    assert written.seats in game(key).rules.seats
    used = {f"learn-{one}" for question in written.question for one in question.lessons}
    used |= {f"learn-good-{verb}" for verb in import_module(f"games.{key}.lesson").REASONS}
    assert used == {one for one in asked if one.startswith("learn-")}
    assert {question.prompt.partition(".")[2] for question in written.question} <= set(asked)
    verbs = {*game(key).rules.verbs, "none"}
    assert {verb for question in written.question for verb in question.answers} <= verbs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_whoever_follows_the_guide_has_the_game_explained(key: str, language: str) -> None:
    words, explained = Words(language, ("Ada", "Blaise", "Carl")), list[str]()
    for decision, found, before in lesson(key, game(key).greedy, "followed"):
        if len(before) > script(key).guided:
            assert found is None
            continue
        assert found
        assert found.first == (not before)
        assert found.last == (len(before) == script(key).guided)
        assert "{" not in said(found, words)
        assert all(label in labels(decision) for label in found.advised)
        assert found.last or len(found.advised) >= decision.least
        assert found.last or not found.advised or found.why, decision.prompt.id
        if found.explained:
            explained.append(found.explained.id)
    assert len(set(explained)) >= 5
    assert len(explained) <= len(set(explained)) + 2, "little is said twice"


@pytest.mark.parametrize("key", KEYS)
def test_the_guide_goes_on_whatever_the_learner_chooses(key: str) -> None:
    words = Words("en", ("Ada", "Blaise", "Carl"))
    for luck in ("astray", "elsewhere", "contrary"):
        seen = 0
        for decision, found, before in lesson(key, Random[Any], luck):
            if len(before) < script(key).guided:
                seen += 1
                assert found
                assert all(label in labels(decision) for label in found.advised)
                assert said(found, words) or not found.advised
        assert seen == script(key).guided


@pytest.mark.parametrize("key", KEYS)
def test_hints_are_read_off_the_real_position(key: str) -> None:
    """The same question to whoever has chosen otherwise before gets other advice or numbers."""
    told: dict[str, set[str]] = {}
    for luck in ("astray", "elsewhere", "contrary"):
        for _, found, _ in lesson(key, Random[Any], luck):
            if found and found.explained:
                told.setdefault(found.explained.id, set()).add(said(found, Words("en")))
    assert any(len(texts) > 1 for texts in told.values())
