"""Finding the words: message ids become sentences in a reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from babel.core import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle

from games.catalogue import KEYS, game
from games.data import FIRST_LANGUAGE
from games.text import Arg, Name, Player, Series, Text
from rendering.texts import AREAS, lines, written


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

    def message(self, area: str, message: str, /, **args: Arg | float) -> str:
        """A sentence by its area and id.

        What is counted has to come as a number: the language then writes it and bends to it.
        """
        bundle = _saying(area, message, self.language)
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
        return message in lines(area, self.language)

    def topics(self, area: str, message: str) -> dict[str, str]:
        """The parts of a message that has several, by their names."""
        bundle = _saying(area, message, self.language)
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

    def _argument(self, arg: Arg | float) -> Any:
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

    def labelled(self, label: str, said: Arg | float) -> str:
        """What something is called and what it is, with the language's colon between them."""
        return self.message("core", "labelled", label=label, said=said)

    def series(self, items: Sequence[str]) -> str:
        """A list as the language speaks it."""
        if not items:
            return self.message("core", "nothing")
        return format_list(list(items), locale=self.language.replace("-", "_"))


@cache
def spoken(language: str) -> bool:
    """Whether there are words in a language for everything: only then is it offered to people."""
    if language not in written():
        return False
    named = all(language in names for key in KEYS for names in game(key).data.names.values())
    return named and all(
        lines(area, FIRST_LANGUAGE).names() <= lines(area, language).names() for area in AREAS
    )


def own_name(language: str) -> str:
    """What a language calls itself."""
    try:
        name = Locale.parse(language.replace("-", "_")).get_display_name()
    except (ValueError, UnknownLocaleError):
        name = None
    return name[0].upper() + name[1:] if name else language


def _saying(area: str, message: str, language: str) -> FluentBundle:
    """A bundle that has this message."""
    if area not in AREAS or message not in (found := lines(area, language)):
        raise Unspoken(f"{area}.{message} in {language}")
    return found.with_message(message)
