"""Text forms: what every game's teller does in the same way."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from games.text import Arg
from rendering.kit.names import spoken_name, written_name
from rendering.words import Words

V = TypeVar("V")


class Teller(Generic[V]):
    """Writes the lines of a text form, in the words of one game."""

    game: ClassVar[str]

    def __init__(self, view: V, words: Words, seats: int) -> None:
        self.view = view
        self.words = words
        self.seats = seats
        self.lines: list[str] = []

    def say(self, message: str, **args: Arg) -> str:
        """A sentence of the game."""
        return self.words.message(self.game, message, **args)

    def item(self, message: str, **args: Arg) -> None:
        """A line of a list."""
        self.lines.append("- " + self.say(message, **args))

    def chosen(self, name: str, value: bool | str) -> None:
        """A line on how this table chose one of the game's options."""
        spoken = (
            self.words.message("picture", "yes" if value else "no")
            if isinstance(value, bool)
            else self.say(f"option-{name}-{value}")
        )
        label = self.say(f"option-{name}")
        self.lines.append("- " + self.words.message("picture", "option", name=label, value=spoken))

    def heading(self, text: str, level: int = 3) -> None:
        """A heading, which screen readers jump to."""
        self.lines.append(f"{'#' * level} {text}")

    def who(self, seat: int, *, plain: bool = False) -> str:
        """Somebody's name, with the seat where two have the same."""
        name = spoken_name(self.words, seat)
        others = [other for other in range(self.seats) if other != seat]
        alike = any(spoken_name(self.words, other) == name for other in others)
        shown = name if plain else written_name(self.words, seat)
        return self.say("text-seat", player=shown, number=seat + 1) if alike else shown
