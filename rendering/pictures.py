"""Pictures and text forms of every game, found by the game's key.

The pictures of a game are a module `rendering.<key>` that has the functions of `Drawing`. Adding a
game touches nothing here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from PIL import Image

from games.rules import Outcome
from rendering.kit.colours import PALETTES, Palette
from rendering.kit.encode import QUICK, png
from rendering.kit.ending import describe_ending, ending, ending_in_short
from rendering.words import Words

_BULLET = re.compile(r"^\s*(#+|-|\*)\s+")
_ESCAPED = re.compile(r"\\([^\w\s])")

ALT_MOST = 1024
"""Discord's bound for a description of an attachment."""


class Cards(Protocol):
    """What a game's module offers besides where people ask for single cards by their names."""

    cards: tuple[str, ...]

    def card(self, card: str, words: Words, palette: Palette, options: Any) -> Image.Image:
        """The face of a card with all its words, as a table with these options plays it."""

    def describe_card(self, card: str, words: Words, options: Any) -> str:
        """The same in words."""


class Drawing(Protocol):
    """What a game's module of pictures offers. The views are those of the game's rules."""

    def board(
        self, view: Any, words: Words, palette: Palette, marks: Sequence[str] = ()
    ) -> Image.Image:
        """The public picture, 1600 pixels wide, with the places of the last events marked."""

    def hand(self, view: Any, words: Words, palette: Palette) -> Image.Image | None:
        """What only the viewing seat may see; `None` where there is nothing of that."""

    def describe(self, view: Any, words: Words) -> str:
        """All of the board in words, under headings (Discord's markdown); nothing private."""

    def describe_hand(self, view: Any, words: Words) -> str | None:
        """All of the hand in words, likewise; `None` where there is none."""

    def alt(self, view: Any, words: Words) -> str:
        """The board in a few sentences, at most `ALT_MOST` characters."""


def board_image(
    key: str,
    view: Any,
    words: Words,
    *,
    marks: Sequence[str] = (),
    palette: str = "default",
    outcome: Outcome | None = None,
) -> Image.Image:
    """The public picture of a table: the same whoever's view it is drawn from.

    With the outcome of an ended game, the final standing stands above the board.
    """
    board = drawing_of(key).board(view, words, PALETTES[palette], marks)
    return _stacked(ending(outcome, words, PALETTES[palette]).image, board) if outcome else board


def board_png(
    key: str,
    view: Any,
    words: Words,
    *,
    marks: Sequence[str] = (),
    palette: str = "default",
    outcome: Outcome | None = None,
) -> bytes:
    """The public picture of a table, ready to be posted."""
    image = board_image(key, view, words, marks=marks, palette=palette, outcome=outcome)
    return png(image, PALETTES[palette])


def hand_png(key: str, view: Any, words: Words, *, palette: str = "default") -> bytes | None:
    """The private picture of the seat whose view it is; somebody waits for it."""
    colours = PALETTES[palette]
    image = drawing_of(key).hand(view, words, colours)
    return png(image, colours, QUICK) if image else None


def seat_png(
    key: str,
    view: Any,
    words: Words,
    *,
    palette: str = "default",
    outcome: Outcome | None = None,
) -> bytes:
    """All that a seat sees in one picture: the board and, below it, what only the seat sees."""
    board = board_image(key, view, words, palette=palette, outcome=outcome)
    hand = drawing_of(key).hand(view, words, PALETTES[palette])
    return png(_stacked(board, hand) if hand else board, PALETTES[palette])


def _stacked(upper: Image.Image, lower: Image.Image) -> Image.Image:
    whole = Image.new(upper.mode, (max(upper.width, lower.width), upper.height + lower.height))
    whole.paste(upper, (0, 0))
    whole.paste(lower, (0, upper.height))
    return whole


def text(key: str, view: Any, words: Words, *, outcome: Outcome | None = None) -> str:
    """All that the viewer sees in words: the board, and for a seat what only it sees."""
    drawing = drawing_of(key)
    parts = [
        describe_ending(outcome, words) if outcome else None,
        drawing.describe(view, words),
        drawing.describe_hand(view, words),
    ]
    return "\n".join(part for part in parts if part)


def alt_text(key: str, view: Any, words: Words, *, outcome: Outcome | None = None) -> str:
    """What a screen reader says of the public picture."""
    said = drawing_of(key).alt(view, words)
    return _cut(f"{ending_in_short(outcome, words)} {said}" if outcome else said)


def hand_alt_text(key: str, view: Any, words: Words) -> str | None:
    """What a screen reader says of the private picture: all of it, or what matters most."""
    private = drawing_of(key).describe_hand(view, words)
    if not private:
        return None
    whole = plain(private, words)
    if len(whole) <= ALT_MOST:
        return whole
    outer = (line for line in private.splitlines() if not line.startswith(" "))
    return _cut(plain("\n".join(outer), words))


def plain(markdown: str, words: Words) -> str:
    """A text form without its markup, on one line, with a pause after each line of it."""
    said = []
    for line in markdown.splitlines():
        bare = _ESCAPED.sub(r"\1", _BULLET.sub("", line)).strip()
        if bare and bare[-1] not in ".:;!?…":
            bare = words.labelled(bare, "").rstrip() if line.startswith("#") else f"{bare}."
        said.append(bare)
    return " ".join(filter(None, said))


def _cut(said: str) -> str:
    """As many whole sentences as fit; where even one is too long, its beginning."""
    if len(said) <= ALT_MOST:
        return said
    kept = said[: ALT_MOST - 2]
    end = max(kept.rfind(mark) for mark in (". ", "; ", ": "))
    return f"{kept[: end + 1] if end > ALT_MOST // 2 else kept.rstrip()} …"


def cards(key: str) -> tuple[str, ...]:
    """The cards of a game that can be looked at one by one."""
    return tuple(getattr(drawing_of(key), "cards", ()))


def card_png(key: str, card: str, words: Words, options: Any, *, palette: str = "default") -> bytes:
    """A single card, ready to be posted."""
    colours, drawing = PALETTES[palette], cast("Cards", drawing_of(key))
    return png(drawing.card(card, words, colours, options), colours)


def card_text(key: str, card: str, words: Words, options: Any) -> str:
    """A single card in words."""
    return cast("Cards", drawing_of(key)).describe_card(card, words, options)


@cache
def drawing_of(key: str) -> Drawing:
    """The pictures of one game."""
    return cast("Drawing", import_module(f"rendering.{key}"))
