"""Grammar and print: one is not several, French elides, and signs are those of each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast, visitor

from games.catalogue import KEYS, game
from games.chance import Chance, Seed
from games.data import LANGUAGES
from games.stand_in import Random, StandIn
from games.table import Table
from games.text import Text
from rendering.texts import AREAS, lines, messages, sources
from rendering.words import Words

NEVER_ONE = {
    "core": {"seats"},
    "bot": {
        "bad-days", "games-latest", "guide-welcome", "league-bad-adjustment", "league-bad-days",
        "league-bad-name", "league-bad-points", "league-bad-reason", "league-bad-size",
        "league-bad-tables", "league-fair", "league-full", "lobby-seats", "show-all", "table-full",
        "act-begun", "week-game", "week-game-won", "wrong-number",
    },
    "noria": {"ask-action", "no-action-left", "no-factory-left", "why-no-action-left"},
    "innovation": {
        "end-achievements", "learn-achieving", "learn-opening", "picture-need",
        "why-too-few-points",
    },
    "promethium": {"why-wrong-number"},
    "cartels": {"exchange-how", "why-exchange-how"},
}  # fmt: skip
"""Messages with a number that is a bound of the rules or of ours, and more than one."""

SEVERAL = {
    "en": re.compile(r"(?<![-\w])1 (?!begins|comes|ends|goes|opens|takes)[a-z]+s\b"),
    "fr": re.compile(r"(?<![-\w])[01] [a-zà-ÿœ]+[sx]\b"),
}
"""A single thing in the plural, which French uses from two on."""

PEOPLE = ("Émile", "Anna", "Ines", "Otto")
"""Names before which French elides."""
NAMED = {"player", "target", "thief", "owner", "who", "name", "old", "new", "one",
         "champion"}  # fmt: skip
"""Variables that are people."""

UNELIDED = re.compile(
    r"(?<![-\w])(?:[Ll][ea]|[JjNnSsMmTtDd]e|[Dd]u|[Aa]u|[Qq]ue|[JjLlPp](?:us|ors|uis)que|"
    r"[Ss]i(?= ils?\b)) "
    r"(?!onz|oui\b|uns?\b)[aeiouyàâæéèêëîïôùûœAEIOUYÀÂÆÉÈÊËÎÏÔÙÛŒ]"
)
"""A small word that would have to give up its vowel."""


class _Filled(visitor.Visitor):
    """The variables of a message, and those whose number it asks for."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        forms = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if "one" in forms and isinstance(node.selector, ast.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def filled(language: str) -> dict[tuple[str, str], _Filled]:
    """What is filled into every message of a language."""
    found: dict[tuple[str, str], _Filled] = {}
    for area in AREAS:
        for name, entry in messages(area, language).items():
            if "." not in name:
                found[area, name] = _Filled()
                found[area, name].visit(entry)
    return found


def said(area: str, message: str, language: str, args: dict[str, str | int]) -> Iterator[str]:
    """A message and its parts, with something in every place."""
    bundle = lines(area, language).with_message(message)
    entry = bundle.get_message(message)
    for pattern in (entry.value, *entry.attributes.values()):
        if pattern is not None:
            yield str(bundle.format_pattern(pattern, args)[0])


@pytest.mark.parametrize("language", SEVERAL)
def test_one_thing_is_not_told_as_several(language: str) -> None:
    numbers = set().union(*(one.counted for one in filled(language).values()))
    assert {"count", "points", "cards"} <= numbers
    wrong = [
        (area, name, text)
        for (area, name), one in filled(language).items()
        if name not in NEVER_ONE.get(area, ())
        for number in ((0, 1) if language == "fr" else (1,))
        for text in said(
            area, name, language, {arg: number if arg in numbers else "X" for arg in one.all}
        )
        if SEVERAL[language].search(text)
    ]
    assert wrong == []


def test_those_that_are_never_one_are_there_and_would_be_found() -> None:
    found = {(area, name) for area, names in NEVER_ONE.items() for name in names}
    assert found <= filled("en").keys()
    assert SEVERAL["en"].search("Ada has 1 cards.")
    assert SEVERAL["fr"].search("Ada a 0 cartes.")
    assert not SEVERAL["fr"].search("Ada a 0 carte, 11 points.")


def test_french_elides_before_a_person() -> None:
    assert UNELIDED.search("La table de Émile")
    assert not UNELIDED.search("La table d’Émile est près de la fin, où le onze gagne.")
    wrong = [
        (area, name, text)
        for (area, name), one in filled("fr").items()
        for text in said(
            area, name, "fr", {arg: "Émile" if arg in NAMED else "X" for arg in one.all}
        )
        if UNELIDED.search(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("key", KEYS)
def test_french_elides_in_all_that_is_asked_answered_and_told(key: str) -> None:
    wrong = [text for text in told(key, "fr") if UNELIDED.search(text)]
    assert wrong == []


def told(key: str, language: str) -> set[str]:
    """Everything that is said in two whole games."""
    entry = game(key)
    words = Words(language, PEOPLE)
    found: dict[str, Text] = {}
    players: tuple[StandIn[Any], ...] = (entry.greedy(), Random[Any]())
    for player in players:
        table = Table.start(entry.rules, 3, entry.rules.options_type(), Seed.from_words("grammar"))
        luck = Chance(Seed.from_words("grammar luck"))
        while table.outcome is None:
            decision = table.pending[0]
            answer = player.answer(table.view(decision.seat), decision, luck)
            texts = [decision.prompt]
            for option in decision.options[:40]:
                texts += [option.label, *([option.hint] if option.hint else [])]
            texts += [event.text for event in table.answer(decision.seat, answer)]
            found |= {repr(text): text for text in texts}
    return {words.say(text) for text in found.values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_signs_are_those_of_print(area: str, language: str) -> None:
    for source in sources(area, language):
        text = "\n".join(line for line in source.splitlines() if not line.startswith("#"))
        text = re.sub(r'\{ ?"[^"\n]*" ?\}', "", text)
        assert not re.search(r"\w'\w|\"|\.\.\.", text)
        assert not re.search("[\u00a0\u202f]", text), (
            "spaces that keep together are set by themselves"
        )
        if language == "de":
            assert text.count("„") == text.count("“")
        if language == "fr":
            assert text.count("« ") == text.count(" »") == text.count("«")
            assert not re.search(r"[^\s\d/}](?:[;?!]|:(?=\s))", re.sub(r"`[^`]*`", "", text))
