"""Reads along with everything the bot says, and knows a language from another.

What is said in a language must not be a message's id, must not have a hole where something should
be filled in, and must not be a sentence or a name that only English has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast, visitor

from bot.practice.api.site import Exchange
from games.catalogue import games
from rendering.texts import AREAS, messages, written
from rendering.words import own_name

READ = ("content", "label", "description", "placeholder", "title")
"""The fields of what a bot sends that people read; choices have a `name` beside a `value`."""


class Listener:
    """Everything that was said, once."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    def __call__(self, exchange: Exchange) -> None:
        if not exchange.template.endswith("/commands"):
            self.heard.update(readable(exchange.body))


def readable(body: Any) -> Iterator[str]:
    """Every text for people in what a bot sends."""
    if isinstance(body, list):
        for one in body:
            yield from readable(one)
    elif isinstance(body, dict):
        keys = (*READ, "name") if "name" in body and "value" in body else READ
        for key, value in body.items():
            if isinstance(value, str) and key in keys:
                yield value
            else:
                yield from readable(value)


def complaints(text: str, language: str) -> list[str]:
    """What is wrong with something that was said in a language."""
    foreign = _Foreign.to(language)
    found = [f"hole {hole!r}" for hole in re.findall(r"\{[^}]*\}|\$\w+", text)]
    found += [
        f"id {one!r}" for one in re.findall(r"[a-z_]+(?:[-.][a-z_]+)+", text) if one in _ids()
    ]
    found += [f"English {' '.join(gram)!r}" for gram in grams_of(text) if gram in foreign.grams]
    found += [f"English {line!r}" for line in _lines(text) if line in foreign.whole]
    found += [f"English name {name!r}" for name in foreign.names.findall(text.casefold())]
    return [f"{one} in {text!r}" for one in found]


class _Foreign:
    """What English says and a language does not."""

    def __init__(self, language: str) -> None:
        first, own = said_in("en"), said_in(language)
        self.grams = {gram for one in first for gram in grams_of(one)} - {
            gram for one in own for gram in grams_of(one)
        }
        names = {name["en"].casefold() for game in games() for name in game.data.names.values()}
        ours = {name[language].casefold() for game in games() for name in game.data.names.values()}
        spoken = " ".join((*own, *ours)).casefold()
        strange = [
            re.escape(name)
            for name in names
            if len(name) > 3 and not re.search(rf"\b{re.escape(name)}\b", spoken)
        ]
        self.names = re.compile(rf"\b(?:{'|'.join(strange)})\b" if strange else r"(?!)")
        self.whole = {line for one in first for line in _lines(one)} - {
            line for one in (*own, *ours, *map(own_name, written())) for line in _lines(one)
        }

    @staticmethod
    @cache
    def to(language: str) -> _Foreign:
        return _Foreign(language)


class _Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.add(node.value.strip())


@cache
def said_in(language: str) -> frozenset[str]:
    """Every piece of text in a language."""
    texts = _Texts()
    for area in AREAS:
        for entry in messages(area, language).values():
            texts.visit(entry)
    return frozenset(texts.found)


@cache
def _ids() -> frozenset[str]:
    """Every id that could be taken for nothing else."""
    ids = {one for area in AREAS for one in messages(area, "en") if "-" in one}
    return frozenset(ids | {f"{area}.{one}" for area in AREAS for one in messages(area, "en")})


def _lines(text: str) -> list[str]:
    """The lines of a text without what only sets them."""
    lines = [re.sub(r"[^\w ’'-]", "", line).strip() for line in text.splitlines()]
    return [line for line in lines if len(line) > 2 and not line.isdecimal()]


def grams_of(text: str) -> list[tuple[str, ...]]:
    """Every three words in a row."""
    found: list[tuple[str, ...]] = []
    for line in re.split(r"[\n.:;·(){}]", text.casefold()):
        words = re.findall(r"[^\W\d_]+(?:[’'][^\W\d_]+)?", line)
        found += list(zip(words, words[1:], words[2:], strict=False))
    return found
