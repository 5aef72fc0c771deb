"""What is said at a table, before it has words: message ids with arguments.

The rules never contain a sentence. They say *which* sentence, and the words for it live in Fluent
files, one per language. An id is `area.message`; the area is a game's key, or `core`.
"""

from __future__ import annotations

from msgspec import Struct

Seat = int
"""A place at a table, counted from 0. People read it counted from 1."""


class Name(Struct, frozen=True, tag="name"):
    """A card, tile or good, spoken by its name in the reader's language."""

    game: str
    key: str


class Player(Struct, frozen=True, tag="player"):
    """Whoever sits at a seat, spoken by their name."""

    seat: Seat


class Series(Struct, frozen=True, tag="series"):
    """Several things in a row, spoken as the language lists them."""

    items: tuple[int | str | Name | Player | Series | Text, ...]


class Text(Struct, frozen=True, tag="text"):
    """One message: its id and what is filled in."""

    id: str
    args: dict[str, int | str | Name | Player | Series | Text] = {}

    @property
    def area(self) -> str:
        """The Fluent file that has the words."""
        return self.id.partition(".")[0]


Arg = int | str | Name | Player | Series | Text


def say(message: str, /, **args: Arg) -> Text:
    """Write a Text the short way: `say("cartels.built", player=Player(0))`."""
    return Text(message, args)


def names_in(arg: Arg) -> set[Name]:
    """Every named thing that a text speaks of, however deep: what it could give away."""
    match arg:
        case Name():
            return {arg}
        case Text(args=args):
            return set[Name]().union(*map(names_in, args.values()))
        case Series(items=items):
            return set[Name]().union(*map(names_in, items))
        case _:
            return set()
