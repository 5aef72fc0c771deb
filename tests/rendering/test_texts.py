"""Messages are parsed one by one, and come out as they would from whole files."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from rendering.texts import AREAS, Lines, messages, resources, written

every_file = pytest.mark.parametrize(
    ("area", "language"), [(area, language) for area in AREAS for language in written()]
)


@every_file
def test_every_message_is_found(area: str, language: str) -> None:
    found = Lines(area, language)
    assert found.names() == set(messages(area, language))
    assert all(message in found for message in messages(area, language) if "." not in message)


@every_file
def test_a_message_brings_what_it_refers_to(area: str, language: str) -> None:
    whole = {
        name: entry
        for resource in resources(area, language)
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Term)
        for name in [f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name]
    }
    for name, message in messages(area, language).items():
        if "." in name:
            continue
        bundle = Lines(area, language).with_message(name)
        entry = bundle._messages[name]
        assert entry.equals(message, ignored_fields=["span", "comment"])
        for other in _referred(message):
            kept = bundle._terms if other.startswith("-") else bundle._messages
            found = kept[other.removeprefix("-")]
            assert found.equals(whole[other], ignored_fields=["span", "comment"])


def _referred(node: ast.BaseNode | list[ast.BaseNode] | object) -> set[str]:
    """The names of all messages and terms in a message."""
    if isinstance(node, list):
        return set().union(*map(_referred, node))
    if isinstance(node, ast.MessageReference):
        return {node.id.name}
    own = {f"-{node.id.name}"} if isinstance(node, ast.TermReference) else set()
    if isinstance(node, ast.BaseNode):
        return own.union(*map(_referred, vars(node).values()))
    return own


def test_what_is_not_there_brings_nothing() -> None:
    found = Lines("core", "en")
    assert "no-such-message" not in found
    assert not found.with_message("no-such-message").has_message("no-such-message")
