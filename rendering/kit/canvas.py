"""The sheet a board is drawn on. Text is given a box and cannot leave it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Literal, ParamSpec

from PIL import Image

from rendering.kit import lettering
from rendering.kit.colours import Colour, Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, Style
from rendering.kit.shelf import Shelf
from rendering.kit.sketch import Sketch, corner, rounded, sprite

WIDTH = 1600
"""How wide every board is."""

Align = Literal["left", "centre", "right"]

P = ParamSpec("P")

_TILES: Shelf[Canvas] = Shelf(room=8_000_000)


def tile(draw: Callable[P, Canvas]) -> Callable[P, Canvas]:
    """Draw each tile once for the same arguments: a card's face, a line of a list.

    Tiles are opaque, which makes them far cheaper to put down than the pieces they consist of.
    They are shared by every picture: nobody may draw on one that is finished.
    """

    @wraps(draw)
    def kept(*args: P.args, **kwargs: P.kwargs) -> Canvas:
        key = (draw, args, tuple(kwargs.items()))
        return _TILES.get(key, lambda: draw(*args, **kwargs), _size)

    return kept


def _size(tile: Canvas) -> int:
    return tile.image.width * tile.image.height * 4


class Canvas:
    """A picture in the making: pixels, the places on it that have names, and what did not fit."""

    def __init__(
        self, width: int, height: int, palette: Palette, ground: Colour | None = None
    ) -> None:
        self.palette = palette
        self.image = Image.new("RGB", (width, height), ground or palette.paper)
        self.places: dict[str, Box] = {}
        self.shortened: list[str] = []
        """Texts that needed an ellipsis; only what people chose themselves may be among them."""

    @property
    def box(self) -> Box:
        """All of it."""
        return Box(0, 0, *self.image.size)

    def copy(self) -> Canvas:
        """A sheet that begins with what is on this one: how static layers are reused."""
        other = Canvas.__new__(Canvas)
        other.palette = self.palette
        other.image = self.image.copy()
        other.places = dict(self.places)
        other.shortened = list(self.shortened)
        return other

    # Text

    def text(
        self,
        box: Box,
        text: str,
        style: Style = BODY,
        colour: Colour | None = None,
        *,
        align: Align = "left",
        lines: int = 1,
    ) -> Box:
        """Write into a box, in smaller type or cut short if need be; return what it covers.

        The text is centred vertically by the height of its capitals.
        """
        shown = lettering.legible(text)
        suited = lettering.suited(shown, style)
        broken, fit, short = lettering.fitted(shown, (box.w, box.h), suited, lines)
        if short:
            self.shortened.append(text)
        measures = lettering.metrics(fit)
        block = measures.height * (len(broken) - 1) + measures.capital
        baseline = box.y + (box.h - block) // 2 + measures.capital
        left, right = box.right, box.x
        for number, line in enumerate(broken):
            found = lettering.ink(line, fit)
            slack = box.w - found.width
            x = box.x + {"left": 0, "centre": slack // 2, "right": slack}[align]
            self._paint(box, found, x, baseline + number * measures.height, colour)
            left, right = min(left, x), max(right, x + found.width)
        return Box(left, baseline - measures.capital, max(0, right - left), block)

    def _paint(
        self, box: Box, found: lettering.Ink, x: int, baseline: int, colour: Colour | None
    ) -> None:
        """Put a line down, clipped to its box whatever happens."""
        mask, left, top = found.mask, max(x + found.left, box.x), baseline + found.top
        over = Box(left, top, *mask.size)
        if not box.contains(over):
            keep = Box(
                max(0, box.x - left),
                max(0, box.y - top),
                min(mask.width, box.right - left),
                min(mask.height, box.bottom - top),
            )
            if keep.w <= keep.x or keep.h <= keep.y:
                return
            mask = mask.crop(keep)
            left, top = left + keep.x, top + keep.y
        self.image.paste(colour or self.palette.ink, (left, top), mask)

    # Shapes

    def stamp(self, sprite: Image.Image, x: int, y: int) -> Box:
        """Put a sprite down with its upper left corner at a point."""
        self.image.paste(sprite, (x, y), sprite)
        return Box(x, y, *sprite.size)

    def stamp_in(self, sprite: Image.Image, box: Box) -> Box:
        """Put a sprite down in the middle of a box."""
        where = box.centred(*sprite.size)
        return self.stamp(sprite, where.x, where.y)

    def lay(
        self, card: Canvas | Image.Image, box: Box, radius: int = 0, width: int | None = None
    ) -> None:
        """Put something opaque down at a box's corner: with round corners, or its left part."""
        image = card.image if isinstance(card, Canvas) else card
        if isinstance(card, Canvas):
            self.shortened += card.shortened
        if width is not None:
            image = image.crop((0, 0, width, image.height))
        mask = rounded(*image.size, radius) if radius else None
        self.image.paste(image, (box.x, box.y), mask)

    def fill(self, box: Box, colour: Colour, radius: int = 0) -> None:
        """Fill a box, with round corners if wanted."""
        radius = min(radius, box.w // 2, box.h // 2)
        middle = box.inset(0, radius)
        if middle.w and middle.h:
            self.image.paste(colour, (middle.x, middle.y, middle.right, middle.bottom))
        if not radius:
            return
        low, right, bottom = box.bottom - radius, box.right - radius, box.bottom
        self.image.paste(colour, (box.x + radius, box.y, right, box.y + radius))
        self.image.paste(colour, (box.x + radius, low, right, bottom))
        for turns, place in enumerate(((box.x, box.y), (box.x, low), (right, low), (right, box.y))):
            self.image.paste(colour, place, corner(radius, turns))

    def frame(self, box: Box, fill: Colour, line: Colour, width: int = 2, radius: int = 0) -> None:
        """Fill a box and outline it inside its edge."""
        self.fill(box, line, radius)
        self.fill(box.inset(width), fill, max(0, radius - width))

    def rule(self, x: int, y: int, length: int, colour: Colour, width: int = 2) -> None:
        """A horizontal line."""
        self.fill(Box(x, y, length, width), colour)

    # What changed

    def place(self, name: str, box: Box) -> Box:
        """Give a place the name that events mark it by."""
        self.places[name] = box
        return box

    def mark(self, names: Iterable[str]) -> None:
        """Set the places that changed into brackets: shape, not colour alone."""
        for name in dict.fromkeys(names):
            if name in self.places:
                self.bracket(self.places[name])

    def bracket(self, box: Box) -> None:
        """Brackets at the four corners of a box, a little outside it."""
        arm = max(10, min(30, box.w // 3, box.h // 3))
        outer = box.inset(-6)
        for turns, (x, y) in enumerate(
            (
                (outer.x, outer.y),
                (outer.x, outer.bottom - arm),
                (outer.right - arm, outer.bottom - arm),
                (outer.right - arm, outer.y),
            )
        ):
            self.stamp(_bracket(arm, turns, self.palette), x, y)


@sprite
def _bracket(arm: int, turns: int, palette: Palette) -> Image.Image:
    sketch = Sketch(arm, arm)
    for colour, width in ((palette.panel, 9), (palette.mark, 6)):
        sketch.line([(4.5, arm - 4.5), (4.5, 4.5), (arm - 4.5, 4.5)], colour, width)
    return sketch.done().rotate(90 * turns)
