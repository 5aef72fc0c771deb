"""Everything that leagues say, they say in every language, and short enough for Discord."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.club.league.rules import Format
from games.data import LANGUAGES

ROOT = Path(__file__).parents[3]
SOURCES = [
    *ROOT.glob("bot/club/league/*.py"),
    *ROOT.glob("bot/league_*.py"),
    *ROOT.glob("bot/panels/league*.py"),
    *ROOT.glob("bot/panels/ratings.py"),
    *ROOT.glob("bot/commands/league*.py"),
]
SPOKEN = (
    re.compile(r'say\(\s*"bot\.([\w-]+)"'),
    re.compile(r'"bot\.(act-[\w-]+)"'),
    re.compile(r"""message\(\s*['"]bot['"],\s*['"]([\w-]+)['"]"""),
    re.compile(r'ClubRefusal\(\s*"([\w-]+)"'),
    re.compile(r'described\("([\w-]+)"\)'),
)


def _messages(language: str) -> dict[str, str]:
    """Every message of the bot in a language, as it is written."""
    found = {}
    for file in (ROOT / "bot/texts").glob(f"*.{language}.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                start, end = entry.span.start, entry.span.end  # type: ignore[union-attr]
                found[entry.id.name] = file.read_text(encoding="utf-8")[start:end]
    return found


def _league_ids(language: str) -> set[str]:
    files = (ROOT / f"bot/texts/{name}.{language}.ftl" for name in ("league", "league-names"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_has_words(language: str) -> None:
    known = _messages(language)
    said = {
        message
        for file in SOURCES
        for pattern in SPOKEN
        for message in pattern.findall(file.read_text(encoding="utf-8"))
    }
    assert len(said) > 100
    said |= {f"league-format-{one}" for one in Format.__args__}  # type: ignore[attr-defined]
    assert sorted(said - known.keys()) == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert _league_ids(language) == _league_ids("en")
    english, other = _messages("en"), _messages(language)
    for message in _league_ids("en"):
        variables = [set(re.findall(r"\$(\w+)", words[message])) for words in (english, other)]
        assert variables[0] == variables[1], message


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_fit_into_what_discord_allows(language: str) -> None:
    for message, text in _messages(language).items():
        said = text.partition("=")[2].strip()
        if message.startswith("command-league"):
            assert len(said) <= 100, message
        if message.startswith("name-league"):
            assert re.fullmatch(r"[-_\w]{1,32}", said), message
            assert said == said.lower()
