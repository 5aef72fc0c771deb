"""Reading the proofs: what is missing, left over or wrong in the Fluent files of a language.

English says what there is to say. Every other language has to say the same, with the same
variables; English in turn has to say no more than the code asks for.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel.core import Locale, UnknownLocaleError
from fluent.syntax import ast, visitor
from msgspec import Struct

from games.catalogue import KEYS, game
from games.data import FIRST_LANGUAGE
from rendering.texts import AREAS, messages, resources, written

EVERYWHERE = ("one", "other")
"""Plural forms taken for granted where a language has no rules that we know."""


class Fault(Struct, frozen=True, order=True):
    """One thing to mend."""

    area: str
    language: str
    message: str
    problem: str


def faults(language: str) -> list[Fault]:
    """Everything that is wrong with one language."""
    found = [fault for area in AREAS for fault in _of_area(area, language)]
    return sorted(found) + list(_nameless(language))


def languages() -> tuple[str, ...]:
    """Every language of which there is a file anywhere, our first one before the others."""
    found = set(written())
    for home in AREAS.values():
        for file in files(home).joinpath("texts").iterdir():
            if file.name.endswith(".ftl"):
                found.add(file.name.removesuffix(".ftl").rpartition(".")[2])
    return (FIRST_LANGUAGE, *sorted(found - {FIRST_LANGUAGE}))


def variables(area: str, message: str) -> set[str]:
    """What is filled into a message."""
    return _Found.in_(messages(area, FIRST_LANGUAGE), message).variables


def _of_area(area: str, language: str) -> Iterator[Fault]:
    def fault(message: str, problem: str) -> Fault:
        return Fault(area, language, message, problem)

    ours, first = messages(area, language), messages(area, FIRST_LANGUAGE)
    for message, entries in _entries(area, language).items():
        if entries > 1:
            yield fault(message, "is there twice")
    for resource in resources(area, language):
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                yield fault("", f"cannot be read: {(entry.content or '').strip()[:60]!r}")
    for message in first.keys() - ours.keys():
        yield fault(message, "is missing")
    for message in ours.keys() - first.keys():
        yield fault(message, f"does not exist in {FIRST_LANGUAGE}")
    for message in ours.keys() & first.keys():
        here, there = _Found.in_(ours, message), _Found.in_(first, message)
        for variable in sorted(here.variables - there.variables):
            yield fault(message, f"has the unknown variable ${variable}")
        for variable in sorted(there.variables - here.variables):
            yield fault(message, f"leaves out ${variable}")
        for reference in sorted(here.references - ours.keys()):
            yield fault(message, f"refers to {reference}, which is not there")
        for form in sorted(here.forms - _forms(language)):
            yield fault(message, f"has the plural form [{form}], which the language lacks")
    for message, entry in ours.items():
        for command in (
            re.findall(r"(?<![\w<:/])/([a-z]+)", _literal(entry)) if area == "bot" else ()
        ):
            if f"name-{command}" in first:
                yield fault(message, f"names /{command} and not /{{ name-{command} }}")
        if (most := _most(area, message)) and len(_literal(entry)) > most:
            yield fault(message, f"is longer than the {most} characters that Discord allows")
    if language == FIRST_LANGUAGE:
        referred = {one for message in ours for one in _Found.in_(ours, message).references}
        for message in sorted(ours):
            if message not in referred and not _used(area, message):
                yield fault(message, "is not used")


def _most(area: str, message: str) -> int | None:
    """How long Discord lets a message be that names or describes a command."""
    if message == "tagline" or message.startswith("command-") or message.endswith("-description"):
        return 100
    if message.startswith("name-" if area == "bot" else "verb-"):
        return 32
    return None


def _literal(entry: ast.Message) -> str:
    parts = entry.value.elements if entry.value else []
    return "".join(str(part.value) for part in parts if isinstance(part, ast.TextElement))


def _nameless(language: str) -> Iterator[Fault]:
    for key in KEYS:
        for thing, names in game(key).data.names.items():
            if not names.get(language, "").strip():
                yield Fault(key, language, thing, "has no name")


def _entries(area: str, language: str) -> dict[str, int]:
    """How often each message is there."""
    counts: dict[str, int] = {}
    for resource in resources(area, language):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                counts[entry.id.name] = counts.get(entry.id.name, 0) + 1
    return counts


class _Found(visitor.Visitor):
    """What a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.forms: set[str] = set()

    @classmethod
    def in_(cls, there: dict[str, ast.Message], message: str) -> _Found:
        found, (name, _, part) = cls(), message.partition(".")
        entry = there[name]
        parts = [one.value for one in entry.attributes if one.id.name == part]
        for pattern in parts if part else [entry.value]:
            if pattern is not None:
                found.visit(pattern)
        return found

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        forms = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if forms <= {"zero", "one", "two", "few", "many", "other"}:
            self.forms |= forms
        self.generic_visit(node)


@cache
def _forms(language: str) -> set[str]:
    """The plural forms of a language."""
    try:
        return set(Locale.parse(language, sep="-").plural_form.tags) | {"other"}
    except (ValueError, UnknownLocaleError):
        return set(EVERYWHERE)


def _used(area: str, message: str) -> bool:
    """Whether the code asks for a message; the parts of one are asked for together."""
    message = message.partition(".")[0]
    if area in KEYS:
        if message.startswith("verb-"):
            verb = message.removeprefix("verb-").removesuffix("-description")
            return verb in game(area).rules.verbs
        if (effect := re.fullmatch(r"(.+)-\d", message)) and effect[1] in game(area).data.names:
            return True
    plain, filled = _asked_for(area)
    return message in plain or any(one.fullmatch(message) for one in filled)


@cache
def _asked_for(area: str) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """What the strings of the code can become, where they could be the id of a message."""
    plain, filled = set[str](), set[str]()
    for source in _sources(area):
        strings, patterns = _strings(source)
        plain |= {one.removeprefix(f"{area}.") for one in strings}
        filled |= {one.removeprefix(re.escape(f"{area}.")) for one in patterns}
    telling = [one for one in filled if re.search(r"\w{2}", one.replace(".+", ""))]
    return frozenset(plain), tuple(re.compile(one) for one in telling)


@cache
def _strings(source: str) -> tuple[frozenset[str], frozenset[str]]:
    """Every string in a file, and as a pattern every one into which something is filled."""
    plain, filled = set[str](), set[str]()
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.JoinedStr):
            filled.add(_pattern(node.values))
        elif isinstance(node, python.Constant) and isinstance(node.value, str):
            plain.add(node.value)
    return frozenset(plain), frozenset(filled)


def _pattern(parts: Iterable[python.expr]) -> str:
    return "".join(
        re.escape(part.value)
        if isinstance(part, python.Constant) and isinstance(part.value, str)
        else ".+"
        for part in parts
    )


def _sources(area: str) -> Iterator[str]:
    """The code that may speak of an area: everything but the other games."""
    others = set(KEYS) - {area} if area in KEYS else set()
    for package in ("bot", "games", "rendering"):
        yield from _below(files(package), others | {"practice"})


def _below(folder: Traversable, left_out: set[str]) -> Iterator[str]:
    for found in folder.iterdir():
        if found.is_dir() and found.name not in left_out:
            yield from _below(found, left_out)
        elif found.name.endswith(".py"):
            yield found.read_text(encoding="utf-8")
