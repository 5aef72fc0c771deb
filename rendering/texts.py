"""The Fluent files: where the words are written, and taking them apart.

Words live beside what they speak of: each game's in its own `texts` folder, the table's in
`games/texts`, the bot's in `bot/texts`. A file is called after its language, or `something.en.ftl`
where one area has several files. A language is there when its files are.

All of them together would take the parser most of a second and ten megabytes, of which a club hears
a small part. So a message is parsed when it is first spoken, and what it refers to with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from games.catalogue import KEYS
from games.data import FIRST_LANGUAGE

AREAS = {"core": "games", "bot": "bot", "picture": "rendering"} | {
    key: f"games.{key}" for key in KEYS
}
"""What is spoken of, and the package whose `texts` folder has the words."""

_NAME = r"-?[a-zA-Z][a-zA-Z0-9_-]*"
_ENTRY = re.compile(rf"^({_NAME}) *=", re.MULTILINE)
_PART = re.compile(rf"^ +\.({_NAME}) *=", re.MULTILINE)
_REFERENCE = re.compile(rf"{{\s*({_NAME})")


@cache
def written() -> tuple[str, ...]:
    """Every language with words for the table, our first one before the others."""
    found = {
        file.name.removesuffix(".ftl").rpartition(".")[2]
        for file in files(AREAS["core"]).joinpath("texts").iterdir()
        if file.name.endswith(".ftl")
    }
    return (FIRST_LANGUAGE, *sorted(found - {FIRST_LANGUAGE}))


class Lines:
    """What an area's files say in a language, message by message."""

    def __init__(self, area: str, language: str) -> None:
        self._sources = {
            name: source for text in _texts(area, language) for name, source in _entries(text)
        }
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsed: set[str] = set()
        self._parsing = Lock()

    def __contains__(self, message: str) -> bool:
        return message in self._sources and not message.startswith("-")

    def names(self) -> set[str]:
        """Every message; a part of one is `message.part`."""
        parts = {
            f"{name}.{part}"
            for name, source in self._sources.items()
            for part in _PART.findall(source)
        }
        return {name for name in {*self._sources, *parts} if not name.startswith("-")}

    def with_message(self, message: str) -> FluentBundle:
        """A bundle that can say this message."""
        if message not in self._parsed:
            with self._parsing:
                self._parse(message)
        return self._bundle

    def _parse(self, name: str) -> None:
        """What a message refers to comes first: once it is there, it can be spoken."""
        source = self._sources.get(name)
        if source is None or name in self._parsed:
            return
        for other in _REFERENCE.findall(source):
            self._parse(other)
        self._bundle.add_resource(FluentResource(source))
        self._parsed.add(name)


@cache
def lines(area: str, language: str) -> Lines:
    """What an area's files say in a language, parsed as it is needed."""
    return Lines(area, language)


@cache
def resources(area: str, language: str) -> tuple[ast.Resource, ...]:
    """The Fluent files of an area in a language, taken apart as a whole: for proofreading."""
    return tuple(map(FluentResource, _texts(area, language)))


def messages(area: str, language: str) -> dict[str, ast.Message]:
    """What an area's files say in a language, by id; a part of a message is `id.part`."""
    found: dict[str, ast.Message] = {}
    for resource in resources(area, language):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
                found |= {f"{entry.id.name}.{part.id.name}": entry for part in entry.attributes}
    return found


def _files(area: str, language: str) -> Iterator[Traversable]:
    for file in sorted(files(AREAS[area]).joinpath("texts").iterdir(), key=lambda file: file.name):
        if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl"):
            yield file


def sources(area: str, language: str) -> Iterator[str]:
    """The files of an area in a language as they were written."""
    for file in _files(area, language):
        yield file.read_text(encoding="utf-8")


def _texts(area: str, language: str) -> Iterator[str]:
    for source in sources(area, language):
        yield _typeset(source, language)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Messages and terms by name; each ends where the next begins."""
    found = list(_ENTRY.finditer(text))
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    for entry, end in zip(found, ends, strict=True):
        yield entry[1], text[entry.start() : end]


def _typeset(text: str, language: str) -> str:
    """French sets some signs apart by a space at which no line may break; it is written plainly."""
    if language != "fr":
        return text
    text = re.sub(r" (?=[;?!»])|(?<=«) ", "\u202f", text)
    return re.sub(r" (?=:)", "\u00a0", text)
