"""The small drawings of Promethium: elements, bid tokens, gems, cubes and marks."""

from __future__ import annotations

from PIL import Image

from games.promethium.box import EXPERTS, NATIONS
from games.promethium.state import NEUTRAL
from rendering.kit.colours import Colour, Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import LABEL, LEAST, NUMBER, STRONG
from rendering.kit.pieces import (
    SEAT_SHAPES,
    Shape,
    draw_shape,
    gear,
    ghost,
    seat_token,
    token,
)
from rendering.kit.sketch import Sketch, sprite
from rendering.words import Words

HUES = {
    "FR": "blue",
    "US": "teal",
    "GB": "red",
    "DE": "grey",
    "ENG": "orange",
    "MAC": "brown",
    "CHE": "green",
    "FIN": "yellow",
    "COA": "grey",
    "COP": "orange",
    "IRO": "red",
    "ALU": "teal",
}
SYMBOLS = {"COA": "C", "COP": "Cu", "IRO": "Fe", "ALU": "Al"}
"""Ores carry the signs of chemistry, which every language shares."""


def shape_of(element: str) -> Shape:
    """Nations are shields, experts are round, ores are cut gems."""
    if element in NATIONS:
        return "shield"
    return "circle" if element in EXPERTS else "hexagon"


def letters(element: str, words: Words) -> str:
    """What a piece carries: a country's code, an expert's first letters, an ore's sign."""
    if element in EXPERTS:
        name = words.name("promethium", element)
        return name[0].upper() + name[1:2]
    return SYMBOLS.get(element, element)


def element(key: str, size: int, palette: Palette, words: Words) -> Image.Image:
    """An element of some kind."""
    return token(shape_of(key), size, HUES[key], letters(key, words), palette)


def no_element(key: str, size: int, palette: Palette) -> Image.Image:
    """Where an element of some kind could lie."""
    return ghost(shape_of(key), size, palette)


@sprite
def slot(kind: int, rule: str, size: int, palette: Palette) -> Image.Image:
    """What a project asks of nations, experts or ores where it names none: unlike, or anything."""
    shapes: tuple[Shape, Shape, Shape] = ("shield", "circle", "hexagon")
    sketch = Sketch(size, size)
    different = rule == "diff"
    ground = palette.card if different else palette.sunk
    draw_shape(sketch, shapes[kind], size, ground, palette.edge if different else palette.line, 2)
    if different:
        style = STRONG.at(max(LEAST, size * 6 // 10))
        sketch.letters("≠", style, palette.ink, (size / 2, size / 2 - (kind == 0) * 2))
    return sketch.done()


@sprite
def bid(owner: int, value: int, size: int, palette: Palette) -> Image.Image:
    """A bid token: shape and colour of its owner, its value, or 0 while it lies face down."""
    sketch = Sketch(size, size)
    neutral = owner == NEUTRAL
    fill = palette.hues["grey"] if neutral else palette.seats[owner]
    shape: Shape = "octagon" if neutral else SEAT_SHAPES[owner]
    draw_shape(sketch, shape, size, fill, palette.edge, palette.outline)
    style = NUMBER.at(max(LEAST, size * 55 // 100))
    sketch.letters(str(value) if value else "?", style, palette.on(fill), (size / 2, size / 2))
    return sketch.done()


@sprite
def neutral(size: int, sign: str, palette: Palette) -> Image.Image:
    """The neutral player's marker."""
    return token("octagon", size, "grey", sign, palette, LABEL)


@sprite
def promethium(size: int, palette: Palette) -> Image.Image:
    """A gem of Promethium."""
    sketch = Sketch(size, size)
    pale, deep = palette.hues["pink"], palette.hues["purple"]
    top, middle, bottom = size * 0.1, size * 0.38, size * 0.94
    left, right = size * 0.06, size * 0.94
    outline = [
        (size * 0.28, top),
        (size * 0.72, top),
        (right, middle),
        (size / 2, bottom),
        (left, middle),
    ]
    sketch.polygon(outline, deep, palette.edge, palette.outline)
    sketch.polygon([(size * 0.3, middle), (size * 0.7, middle), (size / 2, size * 0.8)], pale)
    sketch.line([(left, middle), (right, middle)], palette.edge, 1.2)
    return sketch.done()


@sprite
def cube(size: int, palette: Palette, *, there: bool) -> Image.Image:
    """A corruption cube, or the square on which one will lie."""
    sketch = Sketch(size, size)
    ground: Colour = palette.dark if there else palette.sunk
    edge = palette.edge if there else palette.muted
    sketch.rectangle((1, 1, size - 1, size - 1), ground, edge, 2, radius=3)
    return sketch.done()


@sprite
def lobby(size: int, palette: Palette) -> Image.Image:
    """A lobby token: a top hat."""
    sketch = Sketch(size, size)
    ink, brass = palette.edge, palette.metal
    sketch.rectangle((size * 0.26, size * 0.14, size * 0.74, size * 0.74), ink, radius=3)
    sketch.rectangle((size * 0.26, size * 0.56, size * 0.74, size * 0.66), brass)
    sketch.rectangle((size * 0.06, size * 0.7, size * 0.94, size * 0.84), ink, radius=4)
    return sketch.done()


@sprite
def patent(seat: int, size: int, palette: Palette) -> Image.Image:
    """A reserved tile: its owner's piece on a pale seal, to be seen on fronts and dark backs."""
    sketch = Sketch(size, size)
    sketch.disc((size / 2, size / 2), size / 2 - 1, palette.light, palette.edge, 1.5)
    seal, piece = sketch.done(), seat_token(seat, size * 3 // 4, palette)
    edge = (size - piece.width) // 2
    seal.alpha_composite(piece, (edge, edge))
    return seal


@sprite
def swapped(size: int, palette: Palette) -> Image.Image:
    """Two arrows: a tile that Espionage has moved."""
    sketch = Sketch(size, size)
    sketch.disc((size / 2, size / 2), size / 2 - 1, palette.panel, palette.edge, 1.5)
    for y, tip, tail in ((0.36, 0.78, 0.22), (0.64, 0.22, 0.78)):
        sketch.line([(size * tail, size * y), (size * tip, size * y)], palette.ink, 2)
        inward = tip + (0.14 if tip < tail else -0.14)
        for up in (-0.1, 0.1):
            sketch.line([(size * tip, size * y), (size * inward, size * (y + up))], palette.ink, 2)
    return sketch.done()


@sprite
def dial(width: int, height: int, count: int, most: int, palette: Palette) -> Image.Image:
    """Influence: so many of so many, each cell outlined so that empty ones are seen as well."""
    sketch = Sketch(width, height)
    for index, cell in enumerate(Box(0, 0, width, height).columns(most, gap=4)):
        ground = palette.band if index < count else palette.sunk
        box = (cell.x, cell.y, cell.right, cell.bottom)
        sketch.rectangle(box, ground, palette.muted, 1.5, radius=3)
    return sketch.done()


@sprite
def cog(size: int, palette: Palette, *, lit: bool) -> Image.Image:
    """A project's state: a lit cogwheel runs, a pale one waits."""
    sketch = Sketch(size, size)
    middle = (size / 2, size / 2)
    ground = palette.metal if lit else palette.sunk
    sketch.polygon(gear(middle, size / 2 - 1.5, 9), ground, palette.edge, 1.5)
    sketch.disc(middle, size * 0.16, palette.panel, palette.edge, 1.5)
    return sketch.done()
