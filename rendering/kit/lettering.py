"""Type: the two families of the house, and text that is cut, wrapped and cleaned to fit.

Playfair Display is for names and headings, Source Sans for all that must be read small, numbers
above all. Both are free (OFL) and come as packages, so a picture looks the same on every machine.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

LEAST = 22
"""The smallest type, in pixels of a 1600 pixel picture: 11 on a phone held sideways."""

TOGETHER = "\u00a0"
"""The space at which no line is broken."""

STAND_IN = "•"
"""Shown for a character that the family lacks: never an empty box, never nothing."""

_FILES = {
    "display": ("fontpkg_playfair_display", "PlayfairDisplay[wght].ttf"),
    "text": ("fontpkg_source_sans_3", "SourceSans3[wght].ttf"),
}


Family = Literal["display", "text"]


class Style(NamedTuple):
    """A family, weight and size. Sizes below `LEAST` do not exist."""

    family: Family
    weight: int
    size: int

    def at(self, size: int) -> Style:
        """The same in another size."""
        return self._replace(size=size)


TITLE = Style("display", 800, 46)
HEADING = Style("display", 700, 30)
NAME = Style("display", 700, 26)
BODY = Style("text", 400, 24)
STRONG = Style("text", 650, 24)
SMALL = Style("text", 450, LEAST)
LABEL = Style("text", 650, LEAST)
NUMBER = Style("text", 700, 34)


@lru_cache(maxsize=64)
def font(style: Style) -> ImageFont.FreeTypeFont:
    """The font of a style."""
    if style.size < LEAST:
        raise ValueError(f"type of {style.size} pixels cannot be read on a phone")
    package, name = _FILES[style.family]
    file = str(files(package).joinpath("files", name))
    found = ImageFont.truetype(file, style.size, layout_engine=ImageFont.Layout.BASIC)
    found.set_variation_by_axes([style.weight])
    return found


class Metrics(NamedTuple):
    """How far a style reaches above and below the line on which it stands."""

    ascent: int
    descent: int
    capital: int

    @property
    def height(self) -> int:
        """A line of it."""
        return self.ascent + self.descent


@lru_cache(maxsize=64)
def metrics(style: Style) -> Metrics:
    """The measures of a style, with room for accented capitals."""
    found = font(style)
    top = found.getbbox("ÅÉŐ", anchor="ls")[1]
    bottom = found.getbbox("gjpqyç", anchor="ls")[3]
    capital = -found.getbbox("H", anchor="ls")[1]
    return Metrics(round(-top), round(bottom), round(capital))


class Ink(NamedTuple):
    """A line of text ready to be painted: its mask, and where the mask lies from the baseline."""

    mask: Image.Image
    left: int
    top: int
    width: int
    """How far the pen moves on."""


@lru_cache(maxsize=4096)
def ink(text: str, style: Style) -> Ink:
    """Render a line once; every later use is a copy of pixels."""
    found = font(style)
    left, top, right, bottom = (round(edge) for edge in found.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, found, anchor="ls")
    return Ink(mask, left, top, width(text, style))


@lru_cache(maxsize=8192)
def width(text: str, style: Style) -> int:
    """How wide a line is, counting whatever sticks out of its letters' own room."""
    found = font(style)
    left, _, right, _ = found.getbbox(text, anchor="ls")
    return int(max(found.getlength(text), right) - min(0, left) + 0.999)


@lru_cache(maxsize=4096)
def legible(text: str) -> str:
    """What can be shown of any text at all: composed, without marks that pile up, no empty boxes.

    A run of characters that the text family lacks becomes one visible stand-in. A space that keeps
    words together goes on doing so.
    """
    shown: list[str] = []
    parts = re.split(f"[{TOGETHER}\u202f]", text)
    for char in TOGETHER.join(unicodedata.normalize("NFKC", part) for part in parts):
        category = unicodedata.category(char)
        if category in {"Mn", "Me", "Cc", "Cf", "Cs"} and not char.isspace():
            continue
        if char == TOGETHER:
            pass
        elif char.isspace():
            char = " "  # noqa: PLW2901
        elif _lacks(char, "text"):
            char = STAND_IN  # noqa: PLW2901
        if not (shown and char == shown[-1] and char in {" ", TOGETHER, STAND_IN}):
            shown.append(char)
    return "".join(shown).strip()


def suited(text: str, style: Style) -> Style:
    """The style, or the other family's where only that one has all the letters."""
    if style.family == "text" or not any(_lacks(char, style.family) for char in text):
        return style
    return style._replace(family="text")


@lru_cache(maxsize=4096)
def _lacks(char: str, family: Family) -> bool:
    """Whether a family has no glyph: it then draws the one it draws for a non-character."""
    found = font(Style(family, 400, LEAST))
    return bytes(found.getmask(char)) == bytes(found.getmask("\uffff"))


def shorten(text: str, room: int, style: Style) -> str:
    """The text, or as much of its beginning as fits with an ellipsis."""
    if width(text, style) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + "…", style) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…" if low else ""


def wrap(text: str, room: int, style: Style, lines: int) -> tuple[str, ...]:
    """Break a text at its spaces, and after hyphens, into at most so many lines."""
    broken: list[str] = []
    for word in text.replace("-", "-\u200b").replace(" ", " \u200b").split("\u200b"):
        if broken and width((broken[-1] + word).rstrip(), style) <= room:
            broken[-1] += word
        else:
            broken.append(word)
    kept = [line.strip() for line in broken[:lines]]
    if len(broken) > lines:
        kept[-1] = "".join(broken[lines - 1 :]).strip()
    return tuple(shorten(line, room, style) for line in kept)


@lru_cache(maxsize=4096)
def fitted(
    text: str, room: tuple[int, int], style: Style, lines: int
) -> tuple[tuple[str, ...], Style, bool]:
    """Lines and style that fit a room: smaller type first, an ellipsis last, which is told."""
    for size in range(style.size, LEAST - 1, -1):
        smaller = style.at(size)
        for count in range(1, lines + 1):
            if metrics(smaller).height * count > room[1]:
                break
            broken = wrap(text, room[0], smaller, count)
            if "".join(broken).replace(" ", "") == text.replace(" ", ""):
                return broken, smaller, False
    least = style.at(LEAST)
    count = max(1, min(lines, room[1] // metrics(least).height))
    return wrap(text, room[0], least, count), least, True
