"""The small drawings of Noria: resources, goods, discs, ships, politicians, gears."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.noria.facts import GIVES
from games.noria.wheel import is_upgraded, plain
from rendering.kit.colours import Colour, Palette, mixed
from rendering.kit.layout import Point, around
from rendering.kit.lettering import LABEL
from rendering.kit.pieces import Shape, draw_shape, gear
from rendering.kit.sketch import Sketch, sprite

THINGS: dict[str, tuple[Shape, str]] = {
    "E": ("circle", "yellow"),
    "M": ("circle", "green"),
    "O": ("circle", "purple"),
    "propeller": ("square", "orange"),
    "sail": ("square", "teal"),
    "compass": ("square", "pink"),
    "lamp": ("hexagon", "yellow"),
    "piston": ("hexagon", "grey"),
}
"""Resources are round, simple goods square, complex goods hexagonal; each has a sign of its own."""

DISC_HUES = {"CIT": "red", "TRA": "blue", "TOO": "brown", "BON": "pink"}


class _Plan:
    """A sheet of 100 by 100 units in whatever size, drawn in one ink on one ground."""

    def __init__(self, sketch: Sketch, box: tuple[float, float, float], ink: Colour) -> None:
        self.sketch = sketch
        self.x, self.y, size = box
        self.unit = size / 100
        self.ink = ink

    def _at(self, points: tuple[Point, ...]) -> list[Point]:
        return [(self.x + x * self.unit, self.y + y * self.unit) for x, y in points]

    def shape(self, *points: Point, fill: Colour | None = None) -> None:
        self.sketch.polygon(self._at(points), fill or self.ink)

    def stroke(self, *points: Point, width: float = 8, colour: Colour | None = None) -> None:
        self.sketch.line(self._at(points), colour or self.ink, width * self.unit)

    def disc(self, x: float, y: float, radius: float, fill: Colour | None = None) -> None:
        (centre,) = self._at(((x, y),))
        self.sketch.disc(centre, radius * self.unit, fill or self.ink)

    def ring(self, x: float, y: float, radius: float, width: float = 8) -> None:
        (centre,) = self._at(((x, y),))
        self.sketch.disc(centre, radius * self.unit, None, self.ink, width * self.unit)

    def plate(self, x: float, y: float, right: float, bottom: float, radius: float = 4) -> None:
        (left, top), (far, low) = self._at(((x, y), (right, bottom)))
        self.sketch.rectangle((left, top, far, low), self.ink, radius=radius * self.unit)


def _energy(plan: _Plan, ground: Colour) -> None:  # noqa: ARG001
    plan.shape((58, 6), (20, 56), (46, 56), (38, 94), (80, 40), (54, 40))


def _mycelium(plan: _Plan, ground: Colour) -> None:
    cap = [around((50, 52), 40, angle) for angle in range(-90, 91, 10)]
    plan.shape(*cap)
    plan.plate(39, 50, 61, 92, 8)
    for x, y, radius in ((36, 36, 6), (56, 26, 6), (70, 42, 5)):
        plan.disc(x, y, radius, ground)


def _obsidian(plan: _Plan, ground: Colour) -> None:
    plan.shape((50, 6), (82, 34), (70, 92), (30, 92), (18, 34))
    plan.stroke((50, 10), (46, 40), (32, 90), width=5, colour=ground)
    plan.stroke((46, 40), (80, 36), width=5, colour=ground)


def _propeller(plan: _Plan, ground: Colour) -> None:
    for turn in (0, 120, 240):
        tip = [around((50, 50), 42, turn + side) for side in (-24, 0, 24)]
        plan.shape((50, 50), *tip)
    plan.disc(50, 50, 12)
    plan.disc(50, 50, 5, ground)


def _sail(plan: _Plan, ground: Colour) -> None:  # noqa: ARG001
    plan.shape((46, 8), (46, 70), (12, 70))
    plan.shape((56, 20), (88, 70), (56, 70))
    plan.shape((10, 78), (90, 78), (76, 94), (24, 94))


def _compass(plan: _Plan, ground: Colour) -> None:
    plan.disc(50, 50, 42)
    plan.disc(50, 50, 33, ground)
    plan.shape((70, 24), (58, 58), (42, 42))
    plan.shape((30, 76), (42, 42), (58, 58))


def _lamp(plan: _Plan, ground: Colour) -> None:
    plan.disc(50, 38, 30)
    plan.shape((34, 58), (66, 58), (62, 72), (38, 72))
    plan.plate(37, 76, 63, 84)
    plan.plate(42, 87, 58, 95)
    plan.stroke((42, 58), (42, 40), (50, 48), (58, 40), (58, 58), width=5, colour=ground)


def _piston(plan: _Plan, ground: Colour) -> None:
    plan.plate(22, 8, 78, 46, 6)
    plan.stroke((24, 20), (76, 20), width=5, colour=ground)
    plan.stroke((24, 32), (76, 32), width=5, colour=ground)
    plan.plate(43, 44, 57, 80)
    plan.disc(50, 82, 14)
    plan.disc(50, 82, 6, ground)


def _city(plan: _Plan, ground: Colour) -> None:
    plan.plate(12, 44, 36, 90, 2)
    plan.plate(64, 52, 88, 90, 2)
    plan.plate(34, 30, 66, 90, 2)
    plan.shape((28, 32), (50, 6), (72, 32))
    for x, y in ((50, 46), (50, 64), (24, 58), (76, 66)):
        plan.disc(x, y, 5, ground)


def _travel(plan: _Plan, ground: Colour) -> None:
    oval = [(50 + (x - 50) * 1.0, 34 + (y - 34) * 0.52) for x, y in _circle(34)]
    plan.shape(*oval)
    plan.stroke((34, 52), (38, 68), width=5)
    plan.stroke((66, 52), (62, 68), width=5)
    plan.plate(26, 66, 74, 86, 8)
    plan.stroke((12, 34), (88, 34), width=4, colour=ground)


def _circle(y: float) -> list[Point]:
    return [around((50, y), 44, angle) for angle in range(0, 360, 12)]


def _tool(plan: _Plan, ground: Colour) -> None:
    plan.stroke((28, 86), (62, 38), width=15)
    plan.disc(68, 30, 24)
    plan.shape((66, 30), (74, 0), (100, 22), fill=ground)
    plan.disc(30, 83, 4, ground)


def _bonus(plan: _Plan, ground: Colour) -> None:  # noqa: ARG001
    plan.plate(40, 14, 60, 86, 5)
    plan.plate(14, 40, 86, 60, 5)


_SIGNS: dict[str, Callable[[_Plan, Colour], None]] = {
    "E": _energy,
    "M": _mycelium,
    "O": _obsidian,
    "propeller": _propeller,
    "sail": _sail,
    "compass": _compass,
    "lamp": _lamp,
    "piston": _piston,
    "CIT": _city,
    "TRA": _travel,
    "TOO": _tool,
    "BON": _bonus,
}


def _sign(sketch: Sketch, what: str, centre: Point, size: float, ink: Colour, on: Colour) -> None:
    box = (centre[0] - size / 2, centre[1] - size / 2, size)
    _SIGNS[what](_Plan(sketch, box, ink), on)


@sprite
def thing(what: str, size: int, palette: Palette, *, hollow: bool = False) -> Image.Image:
    """A resource or a good; hollow where a warehouse for it stands empty."""
    shape, hue = THINGS[what]
    sketch = Sketch(size, size)
    fill = palette.sunk if hollow else palette.hues[hue]
    line = palette.line if hollow else palette.edge
    ink = palette.muted if hollow else palette.on(fill)
    draw_shape(sketch, shape, size, fill, line, palette.outline)
    _sign(sketch, what, (size / 2, size / 2), size * 0.6, ink, fill)
    return sketch.done()


@sprite
def disc(kind: str, size: int, palette: Palette, *, used: bool = False) -> Image.Image:
    """An action disc; a cogwheel's rim on its upgraded side, pale once it is used."""
    what = plain(kind)
    hue = THINGS[GIVES[what]][1] if GIVES[what] else DISC_HUES[what]
    fill = palette.tint(palette.hues[hue]) if used else palette.hues[hue]
    ink = palette.muted if used else palette.on(fill)
    edge = palette.line if used else palette.edge
    sketch = Sketch(size, size)
    middle = (size / 2, size / 2)
    if is_upgraded(kind):
        rim = mixed(palette.metal, palette.panel, 0.6) if used else palette.metal
        sketch.polygon(gear(middle, size / 2 - 1.5, 14), rim, edge, palette.outline)
        sketch.disc(middle, size * 0.37, fill, edge, 1.5)
    else:
        sketch.disc(middle, size / 2 - 1.5, fill, edge, palette.outline)
        sketch.disc(middle, size * 0.41, None, edge, 1)
    _sign(sketch, GIVES[what] or what, middle, size * 0.5, ink, fill)
    return sketch.done()


@sprite
def slot(size: int, palette: Palette) -> Image.Image:
    """An empty slot of a wheel."""
    sketch = Sketch(size, size)
    sketch.disc((size / 2, size / 2), size / 2 - 4, palette.sunk, palette.line, 2)
    return sketch.done()


@sprite
def ship(kind: str, size: int, palette: Palette) -> Image.Image:
    """A ship that brings a resource: its hull carries the resource's sign."""
    shade = palette.hues[THINGS[kind][1]]
    sketch = Sketch(size, size)
    unit = size / 100
    hull = [(4, 52), (96, 52), (82, 92), (18, 92)]
    sail = [(50, 6), (86, 46), (50, 46)]
    mast = [(44, 6), (44, 46), (16, 46)]
    for corners, fill in ((hull, shade), (sail, shade), (mast, palette.card)):
        points = [(x * unit, y * unit) for x, y in corners]
        sketch.polygon(points, fill, palette.edge, palette.outline)
    ink = palette.on(shade)
    _sign(sketch, kind, (size * 0.5, size * 0.72), size * 0.3, ink, shade)
    return sketch.done()


@sprite
def politician(size: int, palette: Palette) -> Image.Image:
    """A politician: a head in a top hat."""
    sketch = Sketch(size, size)
    unit = size / 100
    sketch.polygon(
        [(x * unit, y * unit) for x, y in ((10, 98), (24, 68), (76, 68), (90, 98))], palette.edge
    )
    sketch.disc((50 * unit, 52 * unit), 22 * unit, palette.metal, palette.edge, 1.5)
    sketch.rectangle((28 * unit, 4 * unit, 72 * unit, 38 * unit), palette.edge, radius=2)
    sketch.rectangle((16 * unit, 32 * unit, 84 * unit, 42 * unit), palette.edge, radius=2)
    return sketch.done()


@sprite
def knowledge(size: int, palette: Palette) -> Image.Image:
    """Knowledge: an open book."""
    sketch = Sketch(size, size)
    unit = size / 100
    for left in (True, False):
        corners = [(50, 26), (8, 14), (8, 78), (50, 90)]
        points = [((x if left else 100 - x) * unit, y * unit) for x, y in corners]
        sketch.polygon(points, palette.card, palette.edge, palette.outline)
        for y in (36, 52, 68):
            ends = [(18, y - 2), (42, y + 5)]
            line = [((x if left else 100 - x) * unit, at * unit) for x, at in ends]
            sketch.line(line, palette.edge, 1.5)
    return sketch.done()


@sprite
def cog(size: int, palette: Palette, *, bright: bool = True) -> Image.Image:
    """A gear of the round track or of a factory board."""
    sketch = Sketch(size, size)
    middle = (size / 2, size / 2)
    fill = palette.metal if bright else palette.sunk
    line = palette.edge if bright else palette.line
    sketch.polygon(gear(middle, size / 2 - 1.5, 9), fill, line, 1.5)
    sketch.disc(middle, size * 0.16, palette.panel, line, 1.5)
    return sketch.done()


@sprite
def works(size: int, palette: Palette) -> Image.Image:
    """A factory with a smoking chimney."""
    sketch = Sketch(size, size)
    unit = size / 100
    roof = [(4, 96), (4, 46), (32, 62), (32, 46), (60, 62), (62, 20), (82, 20), (94, 96)]
    sketch.polygon([(x * unit, y * unit) for x, y in roof], palette.edge)
    for x, y, radius in ((76, 10, 7), (62, 6, 5)):
        sketch.disc((x * unit, y * unit), radius * unit, palette.muted)
    return sketch.done()


@sprite
def factory(seat: int, palette: Palette) -> Image.Image:
    """Somebody's factory: the seat's piece under a roof with a chimney."""
    width, height = 38, 44
    sketch = Sketch(width, height)
    shade = palette.seats[seat]
    roof = [(1, 18), (13, 9), (13, 18), (25, 9), (25, 18), (27, 2), (33, 2), (37, 18)]
    corners = [*roof, (37, 43), (1, 43)]
    sketch.polygon(corners, shade, palette.edge, 2)
    sketch.letters(str(seat + 1), LABEL, palette.on(shade), (width / 2, 31))
    return sketch.done()
