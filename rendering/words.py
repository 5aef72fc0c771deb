"""Finding the words: message ids become sentences in a reader's language.

Words live in Fluent files beside what they speak of: each game's in its own `texts` folder, the
table's in `games/texts`, the bot's in `bot/texts`. A file is called after its language, or
`something.en.ftl` where one area has several files. A language is there when its files are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.core import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from games.catalogue import KEYS, game
from games.data import FIRST_LANGUAGE
from games.text import Arg, Name, Player, Series, Text

AREAS = {"core": "games", "bot": "bot", "picture": "rendering"} | {
    key: f"games.{key}" for key in KEYS
}
"""What is spoken of, and the package whose `texts` folder has the words."""


class Unspoken(Exception):
    """There are no words for this message."""


class Words:
    """One language, and the names of those at the table."""

    def __init__(self, language: str = FIRST_LANGUAGE, players: Sequence[str] = ()) -> None:
        if language not in written():
            raise ValueError(f"there are no words in {language!r}")
        self.language = language
        self.players = tuple(players)

    def say(self, text: Text) -> str:
        """The sentence in this language."""
        area, _, message = text.id.partition(".")
        return self.message(area, message, **text.args)

    def message(self, area: str, message: str, /, **args: Arg) -> str:
        """A sentence by its area and id."""
        bundle = _bundle(area, self.language)
        if not bundle.has_message(message):
            raise Unspoken(f"{area}.{message} in {self.language}")
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise Unspoken(f"{area}.{message} in {self.language} has no text of its own")
        spoken, errors = bundle.format_pattern(
            pattern, {key: self._argument(arg) for key, arg in args.items()}
        )
        if errors:
            raise Unspoken(f"{area}.{message} in {self.language}: {errors[0]}")
        return str(spoken)

    def knows(self, area: str, message: str) -> bool:
        """Whether there is such a sentence."""
        return bool(_bundle(area, self.language).has_message(message))

    def topics(self, area: str, message: str) -> dict[str, str]:
        """The parts of a message that has several, by their names."""
        bundle = _bundle(area, self.language)
        if not bundle.has_message(message):
            raise Unspoken(f"{area}.{message} in {self.language}")
        parts = bundle.get_message(message).attributes
        return {name: str(bundle.format_pattern(part)[0]) for name, part in parts.items()}

    def name(self, key: str, thing: str) -> str:
        """A card, tile or good of a game by its name."""
        return game(key).data.names[thing][self.language]

    def player(self, seat: int) -> str:
        """Whoever sits at a seat."""
        if seat < len(self.players):
            return self.players[seat]
        return self.message("core", "seat", number=seat + 1)

    def _argument(self, arg: Arg) -> Any:
        match arg:
            case Name(game=key, key=thing):
                return self.name(key, thing)
            case Player(seat=seat):
                return self.player(seat)
            case Series(items=items):
                return self.series([str(self._argument(item)) for item in items])
            case Text():
                return self.say(arg)
            case _:
                return arg

    def series(self, items: Sequence[str]) -> str:
        """A list as the language speaks it."""
        if not items:
            return self.message("core", "nothing")
        return format_list(list(items), locale=self.language.replace("-", "_"))


@cache
def written() -> tuple[str, ...]:
    """Every language with words for the table, our first one before the others."""
    found = {
        file.name.removesuffix(".ftl").rpartition(".")[2]
        for file in files(AREAS["core"]).joinpath("texts").iterdir()
        if file.name.endswith(".ftl")
    }
    return (FIRST_LANGUAGE, *sorted(found - {FIRST_LANGUAGE}))


@cache
def spoken(language: str) -> bool:
    """Whether there are words in a language for everything: only then is it offered to people."""
    if language not in written():
        return False
    named = all(language in names for key in KEYS for names in game(key).data.names.values())
    return named and all(
        set(messages(area, FIRST_LANGUAGE)) <= set(messages(area, language)) for area in AREAS
    )


def own_name(language: str) -> str:
    """What a language calls itself."""
    try:
        name = Locale.parse(language.replace("-", "_")).get_display_name()
    except (ValueError, UnknownLocaleError):
        name = None
    return name[0].upper() + name[1:] if name else language


def messages(area: str, language: str) -> dict[str, ast.Message]:
    """What an area's files say in a language, by id; a part of a message is `id.part`."""
    found: dict[str, ast.Message] = {}
    for resource in resources(area, language):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
                found |= {f"{entry.id.name}.{part.id.name}": entry for part in entry.attributes}
    return found


def text_files(area: str, language: str) -> Iterator[Traversable]:
    """The Fluent files of an area in a language."""
    for file in sorted(files(AREAS[area]).joinpath("texts").iterdir(), key=lambda file: file.name):
        if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl"):
            yield file


@cache
def resources(area: str, language: str) -> tuple[ast.Resource, ...]:
    """The Fluent files of an area in a language, taken apart."""
    # Where in a file something stands would take more room than all the words.
    parser = FluentParser(with_spans=False)
    return tuple(
        parser.parse(_typeset(file.read_text(encoding="utf-8"), language))
        for file in text_files(area, language)
    )


def _typeset(text: str, language: str) -> str:
    """French sets some signs apart by a space at which no line may break; it is written plainly."""
    if language != "fr":
        return text
    text = re.sub(r" (?=[;?!»])|(?<=«) ", "\u202f", text)
    return re.sub(r" (?=:)", "\u00a0", text)


@cache
def _bundle(area: str, language: str) -> FluentBundle:
    if area not in AREAS:
        raise Unspoken(f"there are no words about {area!r}")
    found = resources(area, language)
    if not found:
        raise Unspoken(f"there are no words about {area!r} in {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    for resource in found:
        bundle.add_resource(resource)
    return bundle
