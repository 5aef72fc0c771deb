"""A wheel as it lies before its player, with the active half lit and the coming one hinted at."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from games.noria.wheel import SLOTS, Disc, Slot, Wheel
from rendering.kit.canvas import Canvas
from rendering.kit.colours import Palette, mixed
from rendering.kit.layout import Box, Point, around
from rendering.kit.sketch import Sketch, sprite
from rendering.noria import icons

RADIUS = {"S": 0.177, "M": 0.49, "L": 0.81}
"""How far from the centre each ring's slots lie, as parts of the wheel's radius."""
DISC = 0.325
"""How wide a disc is, as a part of the wheel's radius."""
WAITING = 0.128
"""How wide a disc is that waits beside the wheel, as a part of the wheel's width."""
ANGLES: dict[Slot, int] = {
    "S0": 0, "S1": 180,
    "M0": 315, "M1": 45, "M2": 135, "M3": 225,
    "L0": 300, "L1": 0, "L2": 60, "L3": 120, "L4": 180, "L5": 240,
}  # fmt: skip
"""Where each slot lies on the clock."""
COMING = {"S": (-90, 90, 0.35), "M": (0, 180, 0.665), "L": (30, 210, 0.985)}
"""Arcs over what the next turn makes active: from, to, and how far out, for each ring."""


def slot_centre(slot: Slot, box: Box) -> Point:
    """The middle of a slot in a wheel that fills a square box."""
    x, y = around((box.w / 2, box.w / 2), box.w / 2 * RADIUS[slot[0]], ANGLES[slot])
    return box.x + x, box.y + y


def disc_box(slot: Slot, box: Box) -> Box:
    """Where the disc of a slot lies."""
    size = round(box.w / 2 * DISC)
    x, y = slot_centre(slot, box)
    return Box(round(x) - size // 2, round(y) - size // 2, size, size)


def beside(box: Box) -> tuple[Box, ...]:
    """Where the round wheel leaves room in its square: for as many discs as a turn can bring."""
    size = round(box.w * WAITING)
    left, right = box.x - size // 7, box.right + size // 7 - size
    top, bottom = box.y - size // 22, box.bottom + size // 22 - size
    step = size + 2
    return (
        Box(left, bottom, size, size),
        Box(left, bottom - step, size, size),
        Box(right, top, size, size),
        Box(right, top + step, size, size),
    )


def draw_pending(canvas: Canvas, box: Box, pending: Collection[Disc]) -> None:
    """Discs just bought, which have no slot yet."""
    for kind, place in zip(pending, beside(box), strict=False):
        canvas.stamp_in(icons.disc(kind, place.w, canvas.palette), place)


def draw(canvas: Canvas, box: Box, wheel: Wheel, used: Collection[Slot] = ()) -> None:
    """Put a whole wheel into a square box."""
    draw_static(canvas, box)
    draw_discs(canvas, box, wheel, used)


def draw_static(canvas: Canvas, box: Box) -> None:
    """A wheel without discs."""
    canvas.stamp(ground(box.w, canvas.palette), box.x, box.y)
    for slot in SLOTS:
        place = disc_box(slot, box)
        canvas.stamp(icons.slot(place.w, canvas.palette), place.x, place.y)


def draw_discs(canvas: Canvas, box: Box, wheel: Wheel, used: Collection[Slot]) -> None:
    """The discs of a wheel; what was used this turn is pale."""
    for slot, kind in wheel.discs():
        place = disc_box(slot, box)
        piece = icons.disc(kind, place.w, canvas.palette, used=slot in used)
        canvas.stamp(piece, place.x, place.y)


@sprite
def ground(size: int, palette: Palette) -> Image.Image:
    """The wheel without its discs: three rings, the lower half lit, brass arcs for next turn."""
    sketch = Sketch(size, size)
    middle, reach = (size / 2, size / 2), size / 2
    lit = mixed(palette.metal, palette.panel, 0.6)
    sketch.disc(middle, reach - 1, palette.card, palette.edge, palette.outline)
    sketch.sector(middle, 0, reach - 3, 90, 270, lit)
    for radius in (0.645, 0.335):
        sketch.disc(middle, reach * radius, None, palette.line, 2)
    sketch.line([(4, size / 2), (size - 4, size / 2)], palette.edge, 2)
    for start, end, radius in COMING.values():
        if radius > 0.9:
            sketch.arc(middle, reach - 1, start, end, palette.ink, 7)
        else:
            sketch.arc(middle, reach * radius, start, end, palette.ink, 6)
    return sketch.done()


@sprite
def lit(size: int, palette: Palette) -> Image.Image:
    """A sign for the active half."""
    sketch = Sketch(size, size)
    middle, reach = (size / 2, size / 2), size / 2
    sketch.disc(middle, reach - 1, palette.card, palette.edge, 2)
    sketch.sector(middle, 0, reach - 2, 90, 270, mixed(palette.metal, palette.panel, 0.6))
    return sketch.done()


@sprite
def arc(size: int, palette: Palette) -> Image.Image:
    """A sign for the arcs over what comes next."""
    sketch = Sketch(size, size)
    middle = (size / 2, size / 2)
    sketch.arc(middle, size / 2 - 2, 30, 210, palette.ink, 5)
    return sketch.done()
