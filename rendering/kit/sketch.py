"""Sprites: small pictures drawn large, scaled down once for smooth edges, and kept.

A function that draws one is decorated with `sprite`, takes only hashable arguments and returns
`Sketch.done()`. What it returns is shared by every picture: nobody may draw on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import ParamSpec, cast

from PIL import Image, ImageDraw

from rendering.kit import lettering
from rendering.kit.colours import Colour
from rendering.kit.layout import Point, around
from rendering.kit.lettering import Style

_OVER = 4
"""How many times larger a sprite is drawn than it will be."""

P = ParamSpec("P")


def sprite(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Draw each sprite once for the same arguments."""
    return cast("Callable[P, Image.Image]", lru_cache(maxsize=256)(draw))


class Sketch:
    """A transparent sheet. Coordinates are pixels of the finished sprite and may be fractions."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self._sheet = Image.new("RGBA", (width * _OVER, height * _OVER))
        self._draw = ImageDraw.Draw(self._sheet)
        self._letters: list[tuple[str, Style, Colour, Point]] = []

    def ellipse(
        self,
        box: tuple[float, float, float, float],
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
    ) -> None:
        """An ellipse between two corners."""
        self._draw.ellipse(self._box(box), fill, line, self._width(width) if line else 0)

    def disc(
        self,
        centre: Point,
        radius: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A circle around a point."""
        x, y = centre
        self.ellipse((x - radius, y - radius, x + radius, y + radius), fill, line, width)

    def rectangle(
        self,
        box: tuple[float, float, float, float],
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
        radius: float = 0,
    ) -> None:
        """A rectangle between two corners, rounded if wanted."""
        self._draw.rounded_rectangle(
            self._box(box), radius * _OVER, fill, line, self._width(width) if line else 0
        )

    def polygon(
        self,
        points: Iterable[Point],
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A closed shape; its outline is centred on its edges, with round corners."""
        scaled = [(x * _OVER, y * _OVER) for x, y in points]
        if fill:
            self._draw.polygon(scaled, fill)
        if line and width:
            self._stroke([*scaled, scaled[0]], line, self._width(width))

    def line(self, points: Iterable[Point], colour: Colour, width: float) -> None:
        """An open stroke with round ends and corners."""
        self._stroke([(x * _OVER, y * _OVER) for x, y in points], colour, self._width(width))

    def arc(
        self, centre: Point, radius: float, start: float, end: float, colour: Colour, width: float
    ) -> None:
        """A piece of a circle, clockwise between two angles (0 at the top)."""
        x, y = centre
        self._draw.arc(
            self._box((x - radius, y - radius, x + radius, y + radius)),
            start - 90,
            end - 90,
            colour,
            self._width(width),
        )

    def sector(
        self,
        centre: Point,
        inner: float,
        outer: float,
        start: float,
        end: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A piece of a ring, clockwise between two angles (0 at the top)."""
        steps = max(2, round(abs(end - start) / 3))
        angles = [start + (end - start) * step / steps for step in range(steps + 1)]
        rim = [around(centre, outer, angle) for angle in angles]
        hub = [around(centre, inner, angle) for angle in reversed(angles)]
        self.polygon(rim + hub, fill, line, width)

    def letters(self, text: str, style: Style, colour: Colour, centre: Point) -> None:
        """Text around a point, in the finished size so that it stays crisp; on top of all."""
        self._letters.append((text, style, colour, centre))

    def done(self) -> Image.Image:
        """The finished sprite."""
        finished = self._sheet.reduce(_OVER)
        for text, style, colour, (x, y) in self._letters:
            ink = lettering.ink(text, style)
            capital = lettering.metrics(style).capital
            left = round(x - ink.mask.width / 2)
            top = round(y + capital / 2) + ink.top
            over = Image.new("RGBA", finished.size)
            over.paste(colour, (left, top), ink.mask)
            finished.alpha_composite(over)
        return finished

    def _stroke(self, points: list[Point], colour: Colour, width: int) -> None:
        self._draw.line(points, colour, width, joint="curve")
        half = width / 2
        for x, y in (points[0], points[-1]):
            self._draw.ellipse((x - half, y - half, x + half, y + half), colour)

    @staticmethod
    def _width(width: float) -> int:
        return max(1, round(width * _OVER))

    @staticmethod
    def _box(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
        left, top, right, bottom = box
        return left * _OVER, top * _OVER, right * _OVER - 1, bottom * _OVER - 1


@lru_cache(maxsize=64)
def corner(radius: int, turns: int) -> Image.Image:
    """The mask of a smooth round corner: the upper left one, turned so many quarters left."""
    mask = Image.new("L", (radius * _OVER, radius * _OVER))
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * radius * _OVER - 1, 2 * radius * _OVER - 1), 255)
    return mask.reduce(_OVER).rotate(90 * turns)


@lru_cache(maxsize=16)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a rectangle with smooth round corners."""
    mask = Image.new("L", (width, height), 255)
    right, bottom = width - radius, height - radius
    for turns, place in enumerate(((0, 0), (0, bottom), (right, bottom), (right, 0))):
        mask.paste(corner(radius, turns), place)
    return mask
