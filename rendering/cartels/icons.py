"""The small drawings of Cartels: machines by type, flags, goods, cubes, markers."""

from __future__ import annotations

from PIL import Image

from rendering.kit.colours import Colour, Palette, mixed
from rendering.kit.layout import Point, around
from rendering.kit.lettering import LABEL, STRONG
from rendering.kit.pieces import Shape, draw_shape, gear, ghost, token
from rendering.kit.sketch import Sketch, sprite
from rendering.words import Words

GOODS: dict[str, tuple[Shape, str]] = {
    "ST": ("square", "blue"),
    "BR": ("hexagon", "orange"),
    "CO": ("octagon", "brown"),
    "AE": ("drop", "purple"),
    "GL": ("diamond", "teal"),
    "RU": ("ring", "pink"),
    "AU": ("star", "yellow"),
}
"""Each kind by shape and hue; its letters are the first two of its name."""


def letters(words: Words, thing: str) -> str:
    """The first two letters of a thing's name, as its piece carries them."""
    name = words.name("cartels", thing)
    return name[0].upper() + name[1:2]


def good(kind: str, size: int, palette: Palette, words: Words) -> Image.Image:
    """A good of some kind."""
    shape, hue = GOODS[kind]
    return token(shape, size, hue, letters(words, kind), palette)


def no_good(kind: str, size: int, palette: Palette) -> Image.Image:
    """Where a good of some kind could lie."""
    return ghost(GOODS[kind][0], size, palette)


class _Plan:
    """A sheet of 100 by 64 units in whatever size: machines are engraved in ink and brass."""

    def __init__(self, width: int, palette: Palette) -> None:
        self.unit = width / 100
        self.sketch = Sketch(width, round(width * 0.64))
        self.ink = palette.edge
        self.brass = palette.metal
        self.pale = mixed(palette.metal, palette.panel, 0.72)
        self.stroke = max(1.2, 1.9 * self.unit)

    def _at(self, points: list[Point]) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in points]

    def oval(self, x: float, y: float, right: float, bottom: float, fill: Colour) -> None:
        unit = self.unit
        self.sketch.ellipse(
            (x * unit, y * unit, right * unit, bottom * unit), fill, self.ink, self.stroke
        )

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        self.oval(x - radius, y - radius, x + radius, y + radius, fill)

    def plate(
        self, x: float, y: float, right: float, bottom: float, fill: Colour, radius: float = 3
    ) -> None:
        unit = self.unit
        self.sketch.rectangle(
            (x * unit, y * unit, right * unit, bottom * unit),
            fill,
            self.ink,
            self.stroke,
            radius * unit,
        )

    def shape(self, *points: Point, fill: Colour) -> None:
        self.sketch.polygon(self._at(list(points)), fill, self.ink, self.stroke)

    def stroke_along(
        self, *points: Point, width: float = 1.0, colour: Colour | None = None
    ) -> None:
        self.sketch.line(self._at(list(points)), colour or self.ink, self.stroke * width)


def _airship(plan: _Plan) -> None:
    plan.shape((80, 18), (98, 6), (98, 42), (80, 30), fill=plan.pale)
    plan.oval(3, 5, 92, 43, plan.brass)
    plan.stroke_along((4, 24), (91, 24), width=0.8)
    for x, reach in ((26, 17), (47, 19), (68, 17)):
        plan.stroke_along((x, 24 - reach), (x - 4, 24), (x, 24 + reach), width=0.8)
    plan.stroke_along((36, 42), (38, 52))
    plan.stroke_along((60, 42), (58, 52))
    plan.plate(30, 50, 66, 61, plan.ink, 5)
    for x in (39, 48, 57):
        plan.disc(x, 55, 2.2, plan.pale)


def _submersible(plan: _Plan) -> None:
    plan.stroke_along((46, 14), (46, 4), (56, 4), width=1.6)
    plan.plate(36, 11, 58, 30, plan.pale, 4)
    plan.shape((86, 24), (97, 18), (97, 58), (86, 50), fill=plan.pale)
    plan.oval(3, 20, 90, 58, plan.brass)
    plan.stroke_along((14, 48), (80, 48), width=0.8)
    for x in (24, 44, 64):
        plan.disc(x, 36, 6, plan.pale)
        plan.disc(x, 36, 2.4, plan.ink)


def _walker(plan: _Plan) -> None:
    for hip, knee, ankle, toe in ((40, 24, 32, 18), (60, 76, 68, 82)):
        plan.stroke_along((hip, 30), (knee, 42), (ankle, 59), width=2.6)
        plan.stroke_along((ankle, 60), (toe, 60), width=2.6)
        plan.disc(knee, 42, 3.6, plan.pale)
    plan.plate(62, 1, 70, 14, plan.ink, 2)
    plan.plate(26, 9, 74, 36, plan.brass, 9)
    plan.stroke_along((72, 24), (92, 20), width=2.2)
    plan.disc(42, 22, 8, plan.pale)
    plan.disc(42, 22, 3, plan.ink)
    for x in (56, 62, 68):
        plan.disc(x, 29, 1.2, plan.ink)


def _automaton(plan: _Plan) -> None:
    plan.shape((24, 63), (30, 46), (70, 46), (76, 63), fill=plan.brass)
    plan.plate(45, 40, 55, 48, plan.ink, 1)
    plan.plate(34, 15, 66, 43, plan.pale, 8)
    plan.plate(39, 1, 61, 15, plan.ink, 2)
    plan.plate(30, 13, 70, 18, plan.ink, 2)
    for x in (43, 57):
        plan.disc(x, 26, 4.2, plan.brass)
    plan.stroke_along((42, 36), (58, 36), width=1.3)
    plan.disc(50, 55, 4.4, plan.pale)
    plan.disc(50, 55, 1.2, plan.ink)


def _locomotive(plan: _Plan) -> None:
    plan.plate(19, 4, 31, 26, plan.ink, 2)
    plan.plate(16, 2, 34, 9, plan.brass, 2)
    plan.oval(42, 13, 54, 27, plan.pale)
    plan.plate(9, 20, 68, 44, plan.brass, 9)
    for x in (24, 44):
        plan.stroke_along((x, 21), (x, 43), width=0.8)
    plan.plate(64, 6, 93, 46, plan.pale, 2)
    plan.plate(60, 3, 97, 9, plan.ink, 2)
    plan.plate(71, 14, 86, 26, plan.ink, 2)
    plan.shape((10, 46), (1, 60), (16, 60), fill=plan.ink)
    for x, radius in ((27, 8), (50, 10.5), (77, 10.5)):
        plan.disc(x, 62.5 - radius, radius, plan.brass)
        plan.disc(x, 62.5 - radius, radius * 0.35, plan.ink)
    plan.stroke_along((27, 55), (77, 53), width=1.5)


_MACHINES = {
    "AIR": _airship,
    "SUB": _submersible,
    "WAL": _walker,
    "AUT": _automaton,
    "LOC": _locomotive,
}


@sprite
def machine(kind: str, width: int, palette: Palette) -> Image.Image:
    """A machine of some type, in silhouette."""
    plan = _Plan(width, palette)
    _MACHINES[kind](plan)
    return plan.sketch.done()


@sprite
def flag(nation: str, width: int, palette: Palette) -> Image.Image:
    """A nation's flag: each has a pattern of its own, whatever the colours."""
    height = round(width * 0.68)
    sketch = Sketch(width, height)
    red, blue, white, black = palette.hues["red"], palette.hues["blue"], palette.light, palette.dark
    whole = (0.0, 0.0, float(width), float(height))
    match nation:
        case "BRI":
            sketch.rectangle(whole, blue)
            corners = ((0, 0, width, height), (0, height, width, 0))
            for x, y, right, bottom in corners:
                sketch.line([(x, y), (right, bottom)], white, height * 0.2)
            for colour, share in ((white, 0.36), (red, 0.2)):
                middle = (
                    [(width / 2, 0), (width / 2, height)],
                    [(0, height / 2), (width, height / 2)],
                )
                for path in middle:
                    sketch.line(path, colour, height * share)
        case "FRA":
            for index, colour in enumerate((blue, white, red)):
                sketch.rectangle((width * index / 3, 0, width * (index + 1) / 3, height), colour)
        case "PRU":
            sketch.rectangle(whole, white)
            sketch.rectangle((0, 0, width, height * 0.24), black)
            sketch.rectangle((0, height * 0.76, width, height), black)
            centre, reach = (width / 2, height / 2), height * 0.2
            sketch.polygon([around(centre, reach, a) for a in (0, 90, 180, 270)], black)
        case _:
            for index, colour in enumerate((white, blue, red)):
                sketch.rectangle((0, height * index / 3, width, height * (index + 1) / 3), colour)
    sketch.rectangle(whole, None, palette.edge, palette.outline)
    return sketch.done()


@sprite
def cube(letter: str, size: int, palette: Palette, *, is_open: bool) -> Image.Image:
    """A cartel's cube with its letter; the lid stands up while it is open."""
    sketch = Sketch(size, size)
    edge, width = palette.edge, palette.outline
    face, side, lid = palette.band, mixed(palette.band, palette.dark, 0.4), palette.metal
    front, top, depth = size * 0.74, size * (0.5 if is_open else 0.32), size * 0.2
    sketch.polygon(
        [(front, top), (size - 2, top - depth), (size - 2, size - depth), (front, size - 2)],
        side, edge, width,
    )  # fmt: skip
    rim = [(2, top), (2 + depth, top - depth), (size - 2, top - depth), (front, top)]
    sketch.polygon(rim, palette.dark if is_open else lid, edge, width)
    if is_open:
        rise = size * 0.03
        sketch.polygon(
            [rim[1], rim[2], (size - 6, rise), (depth + 6, rise)], lid, edge, width
        )  # fmt: skip
    sketch.rectangle((2, top, front, size - 2), face, edge, width)
    sketch.rectangle((6, top + 4, front - 4, size - 6), None, lid, 1.4)
    style = STRONG.at(max(22, size * 44 // 100))
    sketch.letters(letter, style, palette.band_ink, ((2 + front) / 2, (top + size - 2) / 2))
    return sketch.done()


@sprite
def cartel_tile(
    letter: str, width: int, height: int, palette: Palette, *, solid: bool
) -> Image.Image:
    """A cartel's letter on the round track; hollow when its round is over."""
    sketch = Sketch(width, height)
    ground, ink = (palette.band, palette.band_ink) if solid else (palette.paper, palette.muted)
    edge = palette.edge if solid else palette.line
    sketch.rectangle((1, 1, width - 1, height - 1), ground, edge, 1.5, radius=4)
    sketch.letters(letter, LABEL, ink, (width / 2, height / 2))
    return sketch.done()


@sprite
def engineer(size: int, palette: Palette) -> Image.Image:
    """The First Engineer: a cogwheel with a top hat."""
    sketch = Sketch(size, size)
    middle = (size / 2, size / 2)
    sketch.polygon(gear(middle, size / 2 - 1, 9), palette.metal, palette.edge, palette.outline)
    brim, crown = size * 0.64, size * 0.28
    sketch.rectangle((size * 0.38, crown, size * 0.62, brim), palette.dark, radius=size * 0.03)
    sketch.rectangle((size * 0.27, brim - size * 0.08, size * 0.73, brim), palette.dark, radius=2)
    return sketch.done()


@sprite
def no_engineer(size: int, palette: Palette) -> Image.Image:
    """The place of the First Engineer while somebody holds the marker."""
    sketch = Sketch(size, size)
    sketch.polygon(gear((size / 2, size / 2), size / 2 - 1, 9), palette.sunk, palette.line, 2)
    return sketch.done()


@sprite
def priority(size: int, palette: Palette) -> Image.Image:
    """The Priority card: a pennant on a pole."""
    sketch = Sketch(size, size)
    pole = size * 0.24
    sketch.polygon(
        [(pole, size * 0.1), (size * 0.92, size * 0.32), (pole, size * 0.56)],
        palette.mark, palette.edge, palette.outline,
    )  # fmt: skip
    sketch.line([(pole, size * 0.08), (pole, size * 0.94)], palette.edge, size * 0.09)
    return sketch.done()


@sprite
def upgrade(which: str, size: int, palette: Palette) -> Image.Image:
    """An upgrade of the workshop: a worker more, an hourglass, or two arrows that turn."""
    sketch = Sketch(size, size)
    ink, stroke = palette.edge, max(2.0, size * 0.08)
    middle = (size / 2, size / 2)
    match which:
        case "fourth":
            sketch.disc((size * 0.38, size * 0.3), size * 0.17, palette.metal, ink, stroke * 0.7)
            body = [
                (size * 0.08, size * 0.92),
                (size * 0.16, size * 0.55),
                (size * 0.6, size * 0.55),
            ]
            sketch.polygon([*body, (size * 0.68, size * 0.92)], palette.metal, ink, stroke * 0.7)
            sketch.line([(size * 0.82, size * 0.1), (size * 0.82, size * 0.46)], ink, stroke)
            sketch.line([(size * 0.64, size * 0.28), (size * 0.98, size * 0.28)], ink, stroke)
        case "time":
            left, right, top, low = size * 0.22, size * 0.78, size * 0.14, size * 0.86
            sketch.polygon([(left, top), (right, top), middle], palette.panel, ink, stroke * 0.7)
            sketch.polygon([(left, low), (right, low), middle], palette.metal, ink, stroke * 0.7)
            for y in (size * 0.09, size * 0.91):
                sketch.line([(size * 0.14, y), (size * 0.86, y)], ink, stroke * 1.2)
        case _:
            for start, tip in ((200, 340), (20, 160)):
                sketch.arc(middle, size * 0.4, start, tip, ink, stroke)
                x, y = around(middle, size * 0.36, tip)
                head = [around((x, y), size * 0.17, tip + 90 + turn) for turn in (0, 120, 240)]
                sketch.polygon(head, palette.metal, ink, stroke * 0.5)
    return sketch.done()


@sprite
def strike(width: int, palette: Palette) -> Image.Image:
    """The Strike card in small: a placard."""
    height = round(width * 0.64)
    sketch = Sketch(width, height)
    middle = width / 2
    sketch.line([(middle, height * 0.5), (middle, height - 2)], palette.edge, width * 0.07)
    board = (width * 0.16, 2.0, width * 0.84, height * 0.72)
    sketch.rectangle(board, palette.mark, palette.edge, palette.outline, radius=3)
    bar = [(middle, height * 0.14), (middle, height * 0.42)]
    sketch.line(bar, palette.on(palette.mark), width * 0.07)
    sketch.disc((middle, height * 0.58), width * 0.045, palette.on(palette.mark))
    return sketch.done()


@sprite
def npc(size: int, sign: str, palette: Palette) -> Image.Image:
    """The marker of the third collector in a game for two."""
    sketch = Sketch(size, size)
    draw_shape(sketch, "star", size, palette.hues["grey"], palette.edge, palette.outline)
    ink = palette.on(palette.hues["grey"])
    sketch.letters(sign, STRONG.at(max(22, size // 2)), ink, (size / 2, size / 2))
    return sketch.done()
