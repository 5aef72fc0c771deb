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

from rendering.kit.colours import PALETTES, Palette
from rendering.kit.encode import png
from rendering.words import Words

_BULLET = re.compile(r"^\s*(#+|-|\*)\s+")
_ESCAPED = re.compile(r"\\([^\w\s])")

ALT_MOST = 1024
"""Discord's bound for a description of an attachment."""


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
    key: str, view: Any, words: Words, *, marks: Sequence[str] = (), palette: str = "default"
) -> Image.Image:
    """The public picture of a table: the same whoever's view it is drawn from."""
    return _drawing(key).board(view, words, PALETTES[palette], marks)


def board_png(
    key: str, view: Any, words: Words, *, marks: Sequence[str] = (), palette: str = "default"
) -> bytes:
    """The public picture of a table, ready to be posted."""
    image = board_image(key, view, words, marks=marks, palette=palette)
    return png(image, PALETTES[palette])


def hand_png(key: str, view: Any, words: Words, *, palette: str = "default") -> bytes | None:
    """The private picture of the seat whose view it is."""
    colours = PALETTES[palette]
    image = _drawing(key).hand(view, words, colours)
    return png(image, colours) if image else None


def seat_png(key: str, view: Any, words: Words, *, palette: str = "default") -> bytes:
    """All that a seat sees in one picture: the board and, below it, what only the seat sees."""
    drawing, colours = _drawing(key), PALETTES[palette]
    board, hand = drawing.board(view, words, colours), drawing.hand(view, words, colours)
    if hand is None:
        return png(board, colours)
    whole = Image.new(board.mode, (max(board.width, hand.width), board.height + hand.height))
    whole.paste(board, (0, 0))
    whole.paste(hand, (0, board.height))
    return png(whole, colours)


def text(key: str, view: Any, words: Words) -> str:
    """All that the viewer sees in words: the board, and for a seat what only it sees."""
    drawing = _drawing(key)
    private = drawing.describe_hand(view, words)
    public = drawing.describe(view, words)
    return f"{public}\n{private}" if private else public


def alt_text(key: str, view: Any, words: Words) -> str:
    """What a screen reader says of the public picture."""
    return _cut(_drawing(key).alt(view, words))


def hand_alt_text(key: str, view: Any, words: Words) -> str | None:
    """What a screen reader says of the private picture."""
    private = _drawing(key).describe_hand(view, words)
    return _cut(plain(private)) if private else None


def plain(markdown: str) -> str:
    """A text form without its markup, on one line."""
    lines = (_BULLET.sub("", line) for line in markdown.splitlines())
    return _ESCAPED.sub(r"\1", " ".join(line for line in lines if line))


def _cut(said: str) -> str:
    return said if len(said) <= ALT_MOST else said[: ALT_MOST - 1].rstrip() + "…"


@cache
def _drawing(key: str) -> Drawing:
    return cast("Drawing", import_module(f"rendering.{key}"))
