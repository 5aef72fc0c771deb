"""A game's data: cards, tiles and numbers in TOML, each value tagged with where it comes from.

A file may have a `[tags]` table of patterns (`"machine.*.cost"`): the longest pattern that fits a
value's path says whether it stands in the rulebook, in a named source, or is designed by us.
Whatever has an `id` and a `name` can be spoken of in every language: in those that the name is
given in, and in any other whose `names.xx.toml` lists names by their ids.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeVar, get_args

import msgspec
from msgspec import Struct

Tag = Literal["rulebook", "source", "designed"]
LANGUAGES = ("en", "fr", "de")
"""The languages in which everything is said. Others may be added by files alone."""
FIRST_LANGUAGE = LANGUAGES[0]
"""What is said in it is what has to be said in the others."""

T = TypeVar("T")


class Value(Struct, frozen=True):
    """One value of a data table, where it stands and where it comes from."""

    path: str
    value: Any
    tag: Tag


class Data:
    """All data files of one game."""

    def __init__(self, tables: dict[str, Any], tags: dict[str, str]) -> None:
        self.tables = tables
        self._tags = sorted(tags.items(), key=lambda item: len(item[0]), reverse=True)
        self.names: dict[str, dict[str, str]] = dict(_names(tables))

    def read(self, table: str, kind: type[T]) -> T:
        """A table as typed values; a wrong or missing column is an error here, not in a game."""
        return msgspec.convert(self.tables[table], kind, strict=True)

    def values(self) -> Iterator[Value]:
        """Every single value with its tag."""
        for path, value in _leaves("", self.tables):
            yield Value(path, value, self._tag(path))

    def _tag(self, path: str) -> Tag:
        for pattern, tag in self._tags:
            if fnmatchcase(path, pattern):
                if tag in get_args(Tag):
                    return tag  # type: ignore[return-value]
                raise ValueError(f"{pattern}: unknown tag {tag!r}")
        raise ValueError(f"{path} has no tag: say where the value comes from")


@cache
def load(package: str) -> Data:
    """Read every TOML file in a game's `data` folder."""
    tables: dict[str, Any] = {}
    tags: dict[str, str] = {}
    further: dict[str, dict[str, str]] = {}
    for file in sorted(files(package).joinpath("data").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            content = tomllib.loads(file.read_text(encoding="utf-8"))
            if listed := re.fullmatch(r"names\.([\w-]+)\.toml", file.name):
                further[listed[1]] = content
                continue
            tags |= content.pop("tags", {})
            tables |= content
    data = Data(tables, tags)
    for language, names in further.items():
        for thing, name in names.items():
            data.names[thing] = data.names[thing] | {language: name}
    return data


def _leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict) and not _is_name(value):
        for key, inner in value.items():
            yield from _leaves(f"{path}.{key}" if path else key, inner)
    elif isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        for index, row in enumerate(value):
            yield from _leaves(f"{path}.{row.get('id', index)}", row)
    elif not path.endswith(".id"):
        yield path, value


def _is_name(value: dict[str, Any]) -> bool:
    return set(value) == set(LANGUAGES)


def _names(value: Any) -> Iterator[tuple[str, dict[str, str]]]:
    if isinstance(value, dict):
        if "id" in value and "name" in value:
            yield value["id"], value["name"]
        for inner in value.values():
            yield from _names(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _names(inner)
