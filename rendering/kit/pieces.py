"""Pieces that every board has: tokens, seats, gauges, chips, card backs, ornaments."""

from __future__ import annotations

from typing import Literal

from PIL import Image

from rendering.kit.canvas import Canvas
from rendering.kit.colours import Colour, Palette, mixed
from rendering.kit.layout import Box, Point, around
from rendering.kit.lettering import HEADING, LABEL, LEAST, NUMBER, STRONG, Style, width
from rendering.kit.sketch import Sketch, sprite

Shape = Literal[
    "circle", "square", "triangle", "hexagon", "diamond", "octagon", "drop", "ring", "star",
    "shield", "gear",
]  # fmt: skip

SEAT_SHAPES: tuple[Shape, ...] = ("circle", "square", "hexagon", "diamond")
"""Each seat is told by its number and its shape as well as by its colour."""


def outline_of(shape: Shape, size: float) -> list[Point] | None:
    """The corners of a shape in a square of some size; `None` for round ones."""
    middle, reach = (size / 2, size / 2), size / 2 - 1.5
    match shape:
        case "square":
            low, high = size * 0.1, size * 0.9
            return [(low, low), (high, low), (high, high), (low, high)]
        case "triangle":
            return [around((size / 2, size * 0.58), reach * 1.12, angle) for angle in (0, 120, 240)]
        case "diamond":
            return [around(middle, reach, angle) for angle in (0, 90, 180, 270)]
        case "hexagon":
            return [around(middle, reach, angle) for angle in range(30, 390, 60)]
        case "octagon":
            return [around(middle, reach, angle + 22.5) for angle in range(0, 360, 45)]
        case "star":
            return [
                around(middle, reach if turn % 2 == 0 else reach * 0.8, turn * 22.5)
                for turn in range(16)
            ]
        case "drop":
            belly = (size / 2, size * 0.6)
            return [(size / 2, 1.5), *(around(belly, size * 0.38, a) for a in range(55, 306, 10))]
        case "shield":
            return [
                (size * 0.1, size * 0.06), (size * 0.9, size * 0.06), (size * 0.9, size * 0.55),
                (size * 0.76, size * 0.8), (size * 0.5, size * 0.96), (size * 0.24, size * 0.8),
                (size * 0.1, size * 0.55),
            ]  # fmt: skip
        case "gear":
            return gear(middle, reach, 10)
        case _:
            return None


def gear(centre: Point, radius: float, teeth: int) -> list[Point]:
    """The outline of a cogwheel."""
    step = 360 / teeth
    return [
        around(centre, radius * depth, tooth * step + offset * step)
        for tooth in range(teeth)
        for offset, depth in ((-0.3, 0.8), (-0.18, 1.0), (0.18, 1.0), (0.3, 0.8))
    ]


def draw_shape(
    sketch: Sketch, shape: Shape, size: float, fill: Colour, line: Colour, width: float
) -> None:
    """A shape with its outline, filling a square sheet."""
    corners = outline_of(shape, size)
    middle = (size / 2, size / 2)
    if corners:
        sketch.polygon(corners, fill, line, width)
    else:
        sketch.disc(middle, size / 2 - 0.5, fill, line, width)
        if shape == "ring":
            sketch.disc(middle, size * 0.42, None, line, width * 0.7)


@sprite
def token(
    shape: Shape,
    size: int,
    hue: str,
    letters: str,
    palette: Palette,
    style: Style = LABEL,
) -> Image.Image:
    """A piece of some kind: shape, hue and one or two letters each say which."""
    fill = palette.hues[hue]
    sketch = Sketch(size, size)
    draw_shape(sketch, shape, size, fill, palette.edge, palette.outline)
    lower = {"drop": 0.1, "triangle": 0.1, "shield": -0.06}.get(shape, 0.0)
    if letters:
        sketch.letters(letters, style, palette.on(fill), (size / 2, size / 2 + size * lower))
    return sketch.done()


@sprite
def ghost(shape: Shape, size: int, palette: Palette) -> Image.Image:
    """The empty place of a piece."""
    sketch = Sketch(size, size)
    draw_shape(sketch, shape, size, palette.sunk, palette.line, 2)
    return sketch.done()


@sprite
def seat_token(seat: int, size: int, palette: Palette) -> Image.Image:
    """Somebody's piece: number, shape and colour of the seat."""
    fill = palette.seats[seat]
    sketch = Sketch(size, size)
    draw_shape(sketch, SEAT_SHAPES[seat], size, fill, palette.edge, palette.outline)
    style = STRONG.at(max(LEAST, size * 6 // 10))
    sketch.letters(str(seat + 1), style, palette.on(fill), (size / 2, size / 2))
    return sketch.done()


@sprite
def worker(seat: int, size: int, palette: Palette) -> Image.Image:
    """A plain piece of a seat, for rows of them beside a numbered one."""
    sketch = Sketch(size, size)
    draw_shape(sketch, SEAT_SHAPES[seat], size, palette.seats[seat], palette.edge, palette.outline)
    return sketch.done()


@sprite
def medallion(size: int, number: str, palette: Palette) -> Image.Image:
    """Points: a number on a cogwheel of brass."""
    ground = mixed(palette.metal, palette.light, 0.55)
    sketch = Sketch(size, size)
    middle = (size / 2, size / 2)
    sketch.polygon(gear(middle, size / 2 - 1.5, 12), palette.metal, palette.edge, palette.outline)
    sketch.disc(middle, size * 0.345, ground, palette.edge, 1.5)
    style = NUMBER.at(max(LEAST, size * (46 if len(number) < 2 else 38) // 100))
    sketch.letters(number, style, palette.on(ground), middle)
    return sketch.done()


@sprite
def card_back(width: int, height: int, palette: Palette, hue: str | None = None) -> Image.Image:
    """The back of a card: a framed plate with a cogwheel."""
    ground = palette.hues[hue] if hue else palette.band
    trim = palette.metal if hue is None else palette.on(ground)
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0, width, height), ground, palette.edge, palette.outline, radius=10)
    sketch.rectangle((6, 6, width - 6, height - 6), None, trim, 1.5, radius=6)
    middle, reach = (width / 2, height / 2), min(width, height) * 0.3
    sketch.polygon(gear(middle, reach, 10), None, trim, 2)
    sketch.disc(middle, reach * 0.45, None, trim, 2)
    return sketch.done()


@sprite
def pointer(size: int, palette: Palette) -> Image.Image:
    """An arrowhead that points right: whose turn it is."""
    sketch = Sketch(size, size)
    corners = [(size * 0.15, size * 0.1), (size * 0.9, size * 0.5), (size * 0.15, size * 0.9)]
    sketch.polygon(corners, palette.mark, palette.band_ink, 2)
    return sketch.done()


@sprite
def tick(size: int, palette: Palette, *, done: bool) -> Image.Image:
    """A box that is ticked, or not."""
    sketch = Sketch(size, size)
    edge = size - 2
    ground = palette.band if done else palette.sunk
    sketch.rectangle((2, 2, edge, edge), ground, palette.edge, palette.outline, radius=5)
    if done:
        path = [(size * 0.26, size * 0.52), (size * 0.44, size * 0.7), (size * 0.75, size * 0.3)]
        sketch.line(path, palette.band_ink, size * 0.11)
    return sketch.done()


@sprite
def flourish(length: int, palette: Palette) -> Image.Image:
    """A brass rule with a lozenge in its middle and curled ends."""
    height = 16
    sketch = Sketch(length, height)
    middle, axis = length / 2, height / 2
    for start, end in ((8, middle - 14), (middle + 14, length - 8)):
        sketch.line([(start, axis), (end, axis)], palette.metal, 1.6)
    sketch.polygon([around((middle, axis), 7, a) for a in (0, 90, 180, 270)], palette.metal)
    for x in (6.0, length - 6.0):
        sketch.disc((x, axis), 3.5, None, palette.metal, 1.6)
    return sketch.done()


@sprite
def gauge(width: int, height: int, count: int, capacity: int, palette: Palette) -> Image.Image:
    """So many of so many, as a row of cells, full or hollow."""
    sketch = Sketch(width, height)
    for index, cell in enumerate(Box(0, 0, width, height).columns(capacity, gap=3)):
        full = index < count
        ground, line = (palette.ink, palette.ink) if full else (palette.sunk, palette.line)
        sketch.rectangle((cell.x, cell.y, cell.right, cell.bottom), ground, line, 1.5, radius=2)
    return sketch.done()


@sprite
def plate(width: int, height: int, ground: Colour, line: Colour) -> Image.Image:
    """The head of a panel: round corners above, open below."""
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0, width, height + 30), ground, line, 2, radius=14)
    return sketch.done()


def panel(canvas: Canvas, box: Box, title: str = "", *, height: int = 46) -> Box:
    """A framed ground with a heading; returns the room inside."""
    palette = canvas.palette
    canvas.frame(box, palette.panel, palette.line, 2, radius=14)
    inside = box.inset(16, 12)
    if not title:
        return inside
    head = Box(box.x + 18, box.y + 8, box.w - 36, height)
    covered = canvas.text(head, title, HEADING)
    rule_from = covered.right + 14
    if rule_from < box.right - 60:
        canvas.rule(rule_from, head.centre[1] + 2, box.right - 22 - rule_from, palette.line)
    return inside.without_top(height)


def chip(
    canvas: Canvas,
    x: int,
    y: int,
    height: int,
    text: str,
    *,
    ground: Colour,
    line: Colour | None = None,
    icon: Image.Image | None = None,
    style: Style = LABEL,
    most: int = 10_000,
) -> Box:
    """A rounded label as wide as its text, with an icon before it if wanted."""
    before = icon.width + 8 if icon else 0
    inner = min(width(text, style), most - before - 28)
    box = Box(x, y, inner + before + 28, height)
    canvas.frame(box, ground, line or ground, 2, radius=height // 2)
    if icon:
        canvas.stamp(icon, x + 12, y + (height - icon.height) // 2)
    room = Box(x + 14 + before, y, inner, height)
    canvas.text(room, text, style, canvas.palette.on(ground))
    return box
