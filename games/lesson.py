"""Lessons: a first game with a guide who explains each of the first questions.

A lesson is a fixed seed and a script, `lesson.toml` in the game's folder: which words explain which
question, the first time it is put and the times after. The advice comes from a good stand-in that
looks at the real position, so the guide has something to say whatever the learner has chosen
before, and can never get stuck.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from games.catalogue import KEYS, game
from games.chance import Chance, Seed
from games.decision import Answer, Decision
from games.studying import study
from games.text import Arg, Text


class Question(Struct, frozen=True):
    """A question that the guide has something to say about."""

    prompt: str
    """The id of its message."""
    lessons: tuple[str, ...]
    """What is explained when it is put for the first time, the second time and so on."""
    answers: tuple[str, ...] = ()
    """The verbs by which one sees how often it was put; if none, those on offer."""


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson's file says."""

    seats: int
    guided: int
    """How many of the learner's answers are guided."""
    question: tuple[Question, ...]


class Hint(Struct, frozen=True):
    """What the guide says to one question."""

    first: bool
    """Whether the lesson begins here."""
    last: bool
    """Whether it ends here: from now on the learner plays freely."""
    explained: Text | None
    advised: tuple[Text, ...]
    """The options that a good player would choose; empty where that is to decline."""
    why: Text | None


def taught() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(key for key in KEYS if files(f"games.{key}").joinpath("lesson.toml").is_file())


study(Script)


@cache
def script(key: str) -> Script:
    """The lesson of a game."""
    text = files(f"games.{key}").joinpath("lesson.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Script)


def seed(key: str) -> Seed:
    """Every lesson of a game deals the same cards."""
    return Seed.from_words(f"lesson {key}")


def hint(key: str, view: Any, decision: Decision, before: Sequence[str]) -> Hint | None:
    """What the guide says now; `before` are the verbs of the learner's answers so far.

    `None` once the lesson is over.
    """
    lesson = script(key)
    if len(before) > lesson.guided:
        return None
    if len(before) == lesson.guided:
        return Hint(first=False, last=True, explained=None, advised=(), why=None)
    facts = _facts(key, view)
    advised = game(key).greedy().answer(view, decision, Chance(Seed.from_words("advice")))
    return Hint(
        first=not before,
        last=False,
        explained=_explained(key, lesson, decision, before, facts),
        advised=tuple(option.label for option in decision.options if option.key in advised),
        why=_why(key, advised, facts),
    )


def _explained(
    key: str, lesson: Script, decision: Decision, before: Sequence[str], facts: dict[str, Arg]
) -> Text | None:
    for question in lesson.question:
        if question.prompt == decision.prompt.id:
            verbs = question.answers or {option.verb for option in decision.options}
            times = sum(verb in verbs for verb in before)
            if times < len(question.lessons):
                message = f"learn-{question.lessons[times]}"
                return Text(f"{key}.{message}", facts)
    return None


def _why(key: str, advised: Answer, facts: dict[str, Arg]) -> Text | None:
    verb = advised[0].partition(":")[0] if advised else "none"
    if verb not in _module(key).REASONS:
        return None
    message = f"learn-good-{verb}"
    return Text(f"{key}.{message}", facts)


def _facts(key: str, view: Any) -> dict[str, Arg]:
    found: dict[str, Arg] = _module(key).facts(view)
    return found


def _module(key: str) -> Any:
    return import_module(f"games.{key}.lesson")
