"""What is said about time is said in every language, and in the same terms."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.club.settings import LANGUAGE, PERSONAL
from games.data import LANGUAGES
from rendering.words import Words


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message about time with the arguments it takes."""
    text = files("bot").joinpath("texts", f"clock.{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_described_briefly(language: str) -> None:
    words = Words(language)
    for message in messages(language):
        if message.startswith("command-"):
            assert len(words.message("bot", message)) <= 100


def test_every_setting_has_words() -> None:
    words = Words("en")
    for one in PERSONAL:
        values = () if one is LANGUAGE else one.values  # languages have their own names
        for rest in ("", "-about", *(f"-{value}" for value in values)):
            assert words.message("bot", f"setting-{one.name}{rest}")
