"""The small drawings of Innovation: the six icons, the five colours, splays, backs and signs."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.innovation.cards import Colour as Pile
from games.innovation.cards import Slot, Splay
from rendering.kit.colours import Colour, Palette, mixed
from rendering.kit.layout import Point, around
from rendering.kit.lettering import LABEL, LEAST, STRONG
from rendering.kit.pieces import draw_shape
from rendering.kit.sketch import Sketch, sprite

HUES: dict[Slot, str] = {
    "castle": "grey",
    "crown": "yellow",
    "leaf": "green",
    "bulb": "purple",
    "factory": "red",
    "clock": "blue",
}
"""The grounds of the icons; their shapes tell them apart."""


class _Plate:
    """A square of 100 units in whatever size, with a glyph in one ink."""

    def __init__(self, size: int, ground: Colour, palette: Palette) -> None:
        self.unit = size / 100
        self.ground = ground
        self.ink = palette.on(ground)
        self.sketch = Sketch(size, size)
        width = min(palette.outline, max(1.2, size / 18))
        edge = (0, 0, size, size)
        self.sketch.rectangle(edge, ground, palette.edge, width, radius=size * 0.2)

    def _at(self, points: tuple[Point, ...]) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in points]

    def solid(self, *points: Point) -> None:
        self.sketch.polygon(self._at(points), self.ink)

    def stroke(self, *points: Point, width: float, cut: bool = False) -> None:
        colour = self.ground if cut else self.ink
        self.sketch.line(self._at(points), colour, width * self.unit)

    def disc(self, x: float, y: float, radius: float, *, cut: bool = False) -> None:
        centre = (x * self.unit, y * self.unit)
        self.sketch.disc(centre, radius * self.unit, self.ground if cut else self.ink)


def _castle(plate: _Plate) -> None:
    plate.solid(
        (20, 18), (34, 18), (34, 30), (43, 30), (43, 18), (57, 18), (57, 30), (66, 30), (66, 18),
        (80, 18), (80, 44), (72, 50), (72, 84), (28, 84), (28, 50), (20, 44),
    )  # fmt: skip
    plate.disc(50, 64, 9, cut=True)
    plate.stroke((50, 66), (50, 84), width=18, cut=True)


def _crown(plate: _Plate) -> None:
    plate.solid((16, 34), (34, 54), (50, 24), (66, 54), (84, 34), (77, 68), (23, 68))
    plate.stroke((26, 79), (74, 79), width=10)
    for x, y in ((16, 31), (50, 20), (84, 31)):
        plate.disc(x, y, 7)


def _leaf(plate: _Plate) -> None:
    plate.solid(
        (82, 16), (84, 40), (78, 60), (64, 74), (46, 78), (30, 72), (24, 58), (26, 44), (36, 32),
        (54, 22),
    )  # fmt: skip
    plate.stroke((70, 30), (34, 68), width=6, cut=True)
    plate.stroke((30, 72), (17, 86), width=8)


def _bulb(plate: _Plate) -> None:
    plate.disc(50, 38, 24)
    plate.solid((32, 52), (68, 52), (61, 68), (39, 68))
    plate.stroke((41, 76), (59, 76), width=7)
    plate.stroke((45, 87), (55, 87), width=7)
    plate.stroke((42, 40), (50, 48), (58, 40), width=5, cut=True)
    plate.stroke((50, 48), (50, 62), width=5, cut=True)


def _factory(plate: _Plate) -> None:
    plate.solid(
        (16, 84), (16, 20), (30, 20), (32, 54), (52, 38), (52, 54), (72, 38), (72, 54), (84, 46),
        (84, 84),
    )  # fmt: skip
    for x in (34, 52, 70):
        plate.stroke((x, 66), (x, 73), width=8, cut=True)


def _clock(plate: _Plate) -> None:
    plate.disc(50, 50, 36)
    plate.disc(50, 50, 27, cut=True)
    plate.stroke((50, 32), (50, 52), (64, 60), width=8)


_GLYPHS: dict[Slot, Callable[[_Plate], None]] = {
    "castle": _castle,
    "crown": _crown,
    "leaf": _leaf,
    "bulb": _bulb,
    "factory": _factory,
    "clock": _clock,
}


@sprite
def icon(slot: Slot, size: int, palette: Palette) -> Image.Image:
    """What a slot shows: an icon, or the hexagon that counts for nothing."""
    if slot == "hex":
        sketch = Sketch(size, size)
        corners = [around((size / 2, size / 2), size * 0.44, angle) for angle in range(0, 360, 60)]
        sketch.polygon(corners, palette.panel, palette.edge, max(1.2, size / 20))
        return sketch.done()
    plate = _Plate(size, palette.hues[HUES[slot]], palette)
    _GLYPHS[slot](plate)
    return plate.sketch.done()


def _pattern(sketch: Sketch, colour: Pile, width: int, height: int, ink: Colour) -> None:
    """Each colour has its own texture, so that it is known without being seen as a colour."""
    step = 10
    match colour:
        case "red":
            for x in range(-height, width, step):
                sketch.line([(x, height), (x + height, 0)], ink, 2)
        case "yellow":
            for row, y in enumerate(range(4, height, step)):
                for x in range(4 + row % 2 * step // 2, width, step):
                    sketch.disc((x, y), 2, ink)
        case "green":
            for y in range(5, height, step):
                sketch.line([(0, y), (width, y)], ink, 2)
        case "blue":
            for y in range(4, height + step, step):
                points = [(x, y + (4 if x // 8 % 2 else -2)) for x in range(-8, width + 16, 8)]
                sketch.line([(float(px), float(py)) for px, py in points], ink, 1.6)
        case "purple":
            for x in range(-height, width, step + 2):
                sketch.line([(x, height), (x + height, 0)], ink, 1.4)
                sketch.line([(x, 0), (x + height, height)], ink, 1.4)


@sprite
def cloth(colour: Pile, width: int, height: int, letters: str, palette: Palette) -> Image.Image:
    """A strip in a pile's colour and pattern, with its letters in the middle."""
    ground = palette.hues[colour]
    ink = palette.on(ground)
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0, width, height), ground)
    _pattern(sketch, colour, width, height, mixed(ground, ink, 0.4))
    if letters:
        x, y = width / 2, height / 2
        sketch.rectangle((x - 18, y - 14, x + 18, y + 14), ground, radius=8)
        sketch.letters(letters, LABEL, ink, (x, y))
    return sketch.done()


@sprite
def back(age: int | None, width: int, height: int, palette: Palette) -> Image.Image:
    """The back of a card: only its age is known, which the card above it may hide."""
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0, width, height), palette.band, palette.edge, palette.outline, radius=6)
    sketch.rectangle((4, 4, width - 4, height - 4), None, palette.metal, 1.2, radius=3)
    if age is not None:
        style = STRONG.at(max(LEAST, height * 45 // 100))
        sketch.letters(str(age), style, palette.band_ink, (width / 2, height / 2))
    return sketch.done()


@sprite
def no_deck(age: int, width: int, height: int, palette: Palette) -> Image.Image:
    """Where the last card of an age was."""
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0, width, height), palette.sunk, palette.line, 2, radius=6)
    style = STRONG.at(max(LEAST, height * 45 // 100))
    sketch.letters(str(age), style, palette.muted, (width / 2, height / 2))
    return sketch.done()


@sprite
def splay(direction: Splay, size: int, palette: Palette) -> Image.Image:
    """Where a pile is splayed to: an arrow; a closed pile is a stack of lines."""
    sketch = Sketch(size, size)
    middle = size / 2
    if direction == "none":
        for row in range(3):
            y = size * (0.3 + 0.2 * row)
            sketch.line([(size * 0.2, y), (size * 0.8, y)], palette.muted, size * 0.09)
        return sketch.done()
    turn = {"up": 0, "right": 90, "left": 270}[direction]
    sketch.disc((middle, middle), middle - 0.5, palette.band, palette.edge, 1.2)
    tip = around((middle, middle), size * 0.36, turn)
    tail = around((middle, middle), size * 0.34, turn + 180)
    sketch.line([tail, tip], palette.band_ink, size * 0.11)
    for side in (-1, 1):
        barb = around(tip, size * 0.32, turn + 180 + side * 42)
        sketch.line([tip, barb], palette.band_ink, size * 0.11)
    return sketch.done()


@sprite
def sharing(size: int, palette: Palette) -> Image.Image:
    """Who takes part for their own good: two rings linked."""
    sketch = Sketch(size, size)
    for x in (0.33, 0.67):
        sketch.disc((size * x, size / 2), size * 0.28, None, palette.ink, size * 0.1)
    return sketch.done()


@sprite
def demand(size: int, palette: Palette) -> Image.Image:
    """Who must comply: a warning triangle."""
    sketch = Sketch(size, size)
    corners = [around((size / 2, size * 0.6), size * 0.52, angle) for angle in (0, 120, 240)]
    sketch.polygon(corners, palette.mark, palette.edge, 1.5)
    ink = palette.on(palette.mark)
    sketch.line([(size / 2, size * 0.36), (size / 2, size * 0.6)], ink, size * 0.1)
    sketch.disc((size / 2, size * 0.75), size * 0.06, ink)
    return sketch.done()


@sprite
def laurel(size: int, palette: Palette) -> Image.Image:
    """A special achievement that nobody has: a star on a brass disc."""
    sketch = Sketch(size, size)
    middle = (size / 2, size / 2)
    sketch.disc(middle, size / 2 - 0.5, palette.metal, palette.edge, palette.outline)
    ground = mixed(palette.metal, palette.light, 0.6)
    points = [
        around(middle, size * (0.4 if turn % 2 == 0 else 0.17), turn * 36) for turn in range(10)
    ]
    sketch.polygon(points, ground, palette.edge, 1)
    return sketch.done()


@sprite
def crest(size: int, letters: str, palette: Palette) -> Image.Image:
    """A special achievement somebody has: its first letters on a shield."""
    sketch = Sketch(size, size)
    ground = mixed(palette.metal, palette.light, 0.55)
    draw_shape(sketch, "shield", size, ground, palette.edge, palette.outline)
    sketch.letters(letters, LABEL, palette.on(ground), (size / 2, size * 0.44))
    return sketch.done()
