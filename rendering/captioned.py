"""Pictures with what a screen reader says of them, as they are posted.

Functions of plain values, so that they can be called in another process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from games.example import example
from games.rules import Outcome
from rendering.examples import NAMES, example_png, example_text
from rendering.league import Bracket, Course, Sheet, bracket_png, graph_png, standings_png
from rendering.pictures import (
    ALT_MOST,
    alt_text,
    board_png,
    card_png,
    card_text,
    hand_alt_text,
    hand_png,
    plain,
)
from rendering.words import Words


class Captioned(NamedTuple):
    """An encoded picture and its alt text."""

    content: bytes
    alt: str


def board(
    key: str,
    view: Any,
    words: Words,
    marks: Sequence[str],
    palette: str,
    outcome: Outcome | None,
) -> Captioned:
    """The public picture of a table."""
    content = board_png(key, view, words, marks=marks, palette=palette, outcome=outcome)
    return Captioned(content, alt_text(key, view, words, outcome=outcome))


def hand(key: str, view: Any, words: Words, palette: str) -> Captioned | None:
    """What only the seat sees; `None` where the game has nothing private to show."""
    content = hand_png(key, view, words, palette=palette)
    alt = hand_alt_text(key, view, words)
    return Captioned(content, alt) if content and alt else None


def played_example(key: str, verb: str, language: str, palette: str) -> Captioned | None:
    """An example of a kind of move, with the question, the answer and what came of it."""
    found = example(key, verb)
    if found is None:
        return None
    question, answer, told = example_text(found, language)
    words = Words(language, NAMES)
    said = words.message(
        "bot", "example", player=words.player(found.seat), question=question, answer=answer
    )
    return Captioned(example_png(key, found, language, palette), cut(f"{said} {told}".strip()))


def card(key: str, name: str, words: Words, options: Any, palette: str) -> Captioned:
    """A single card."""
    content = card_png(key, name, words, options, palette=palette)
    return Captioned(content, cut(plain(card_text(key, name, words, options), words)))


def league(shown: Sheet | Bracket | Course, words: Words, palette: str, alt: str) -> Captioned:
    """Standings, a bracket or the course of a rating."""
    match shown:
        case Sheet():
            content = standings_png(shown, words, palette)
        case Bracket():
            content = bracket_png(shown, words, palette)
        case Course():
            content = graph_png(shown, words, palette)
    return Captioned(content, cut(alt))


def cut(said: str) -> str:
    """An alt text that Discord takes."""
    return said if len(said) <= ALT_MOST else said[: ALT_MOST - 1].rstrip() + "…"
