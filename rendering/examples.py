"""Pictures of examples: the part of a board on which something changed."""

from __future__ import annotations

from PIL import Image, ImageChops

from games.example import Example
from rendering.kit.colours import PALETTES, Palette
from rendering.kit.encode import png
from rendering.kit.layout import Box
from rendering.pictures import drawing_of
from rendering.words import Words

NAMES = ("Ada", "Blaise", "Carl", "Dora")
"""Who plays in examples."""
MARGIN = 40
LEAST_WIDTH, LEAST_HEIGHT = 900, 420
"""Enough to see what surrounds the change."""
MOST_HEIGHT = 700
"""Beyond this a picture is too small on a phone held upright."""


def example_png(key: str, example: Example, language: str, palette: str = "default") -> bytes:
    """What the example changed on the board; where it changed nothing, what its player saw."""
    words, colours = Words(language, NAMES[: example.seats]), PALETTES[palette]
    return png(
        _changed(key, example, words, colours) or _seen(key, example, words, colours), colours
    )


def _changed(key: str, example: Example, words: Words, palette: Palette) -> Image.Image | None:
    """The board around its marks: they are where it differs from a board without any."""
    drawing = drawing_of(key)
    bare = drawing.board(example.after, words, palette)
    found: Image.Image | None = None
    # What lies far apart would be too small to read: then only what was marked first.
    for marks in (example.marks, example.marks[:1]):
        marked = drawing.board(example.after, words, palette, marks)
        box = ImageChops.difference(marked, bare).getbbox()
        if box:
            found = marked.crop(_around(box, marked.size))
            if box[3] - box[1] <= MOST_HEIGHT:
                break
    return found


def _seen(key: str, example: Example, words: Words, palette: Palette) -> Image.Image:
    drawing = drawing_of(key)
    hand = drawing.hand(example.before, words, palette)
    return hand or drawing.board(example.before, words, palette)


def _around(box: tuple[int, int, int, int], size: tuple[int, int]) -> tuple[int, int, int, int]:
    """A part of the picture with room on every side, and no smaller than is good to look at."""
    left, top, right, bottom = box
    inner = Box(left, top, right - left, bottom - top).inset(-MARGIN)
    wide, tall = max(inner.w, LEAST_WIDTH), max(inner.h, LEAST_HEIGHT)
    if tall > wide:
        wide = size[0]
    x = min(max(0, inner.centre[0] - wide // 2), max(0, size[0] - wide))
    y = min(max(0, inner.centre[1] - tall // 2), max(0, size[1] - tall))
    return x, y, min(size[0], x + wide), min(size[1], y + tall)


def example_text(example: Example, language: str) -> tuple[str, str, str]:
    """The question, the answer and what came of it, in words."""
    words = Words(language, NAMES[: example.seats])
    chosen = words.series([words.say(label) for label in example.chosen])
    return words.say(example.prompt), chosen, " ".join(words.say(text) for text in example.told)
