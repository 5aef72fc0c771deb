"""Emoji are decoration: whoever does not see them, or hears them read out, misses nothing."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

import bot
from games.data import LANGUAGES
from rendering.texts import AREAS

EMOJI = re.compile("[\u25a0-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]")
WORD = re.compile(r"[^\W\d_]{3,}")
WITH_WORDS = {"★", "▲", "▼"}
"""Signs in the code that stand beside a word for the same thing."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_says_anything_by_emoji_alone(language: str) -> None:
    for area in AREAS:
        for line in _lines(area, language):
            if EMOJI.search(line):
                assert WORD.search(EMOJI.sub("", line)), line


def _lines(area: str, language: str) -> list[str]:
    home = files(AREAS[area]).joinpath("texts")
    found = [file for file in home.iterdir() if file.name.endswith(f"{language}.ftl")]
    return [
        line.partition("=")[2] or line
        for file in found
        for line in file.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]


def test_the_code_writes_no_emoji_of_its_own() -> None:
    for file in Path(bot.__file__).parent.rglob("*.py"):
        if "practice" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert {*EMOJI.findall(node.value)} <= WITH_WORDS, (file, node.value)
