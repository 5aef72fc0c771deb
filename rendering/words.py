"""Finding the words: message ids become sentences in a reader's language.

Words live in Fluent files beside what they speak of: each game's in its own `texts` folder, the
table's in `games/texts`, the bot's in `bot/texts`. A file is called after its language, or
`something.en.ftl` where one area has several files.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from games.catalogue import KEYS, game
from games.data import LANGUAGES
from games.text import Arg, Name, Player, Series, Text

_HOMES = {"core": "games", "bot": "bot", "picture": "rendering"}


class Unspoken(Exception):
    """There are no words for this message."""


class Words:
    """One language, and the names of those at the table."""

    def __init__(self, language: str = "en", players: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
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
        return format_list(list(items), locale=self.language)


@cache
def spoken(language: str) -> bool:
    """Whether there are words in a language for everything."""
    try:
        for area in (*_HOMES, *KEYS):
            _bundle(area, language)
    except Unspoken:
        return False
    return True


@cache
def _bundle(area: str, language: str) -> FluentBundle:
    if area not in _HOMES and area not in KEYS:
        raise Unspoken(f"there are no words about {area!r}")
    home = _HOMES.get(area, f"games.{area}")
    bundle = FluentBundle([language], use_isolating=False)
    found = False
    for file in sorted(files(home).joinpath("texts").iterdir(), key=lambda file: file.name):
        if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            found = True
    if not found:
        raise Unspoken(f"there are no words about {area!r} in {language!r}")
    return bundle
