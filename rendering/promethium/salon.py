"""The grid of tiles with the bid tokens at the ends of its rows and columns."""

from __future__ import annotations

from games.promethium.grid import ends_of, lines, spot
from games.promethium.state import NOWHERE
from games.promethium.view import View
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Box
from rendering.kit.lettering import SMALL
from rendering.kit.pieces import panel
from rendering.promethium import faces, icons
from rendering.words import Words

EDGE, GAP = 60, 8


class Grid:
    """Where every tile and every end lies."""

    def __init__(self, box: Box, side: int) -> None:
        inside = box.inset(16, 12)
        self.side = side
        core = inside.inset(EDGE + GAP)
        self.tile = (core.w - (side - 1) * GAP) // side
        self.places = tuple(cell for cell in core.grid(side, side, GAP))
        self.ends: dict[str, Box] = {}
        for number in range(side):
            across, down = self.places[number], self.places[number * side]
            left, right = ends_of(f"row-{number + 1}")
            top, bottom = ends_of(f"column-{number + 1}")
            self.ends[left] = Box(inside.x, down.y, EDGE, down.h)
            self.ends[right] = Box(inside.right - EDGE, down.y, EDGE, down.h)
            self.ends[top] = Box(across.x, inside.y, across.w, EDGE)
            self.ends[bottom] = Box(across.x, inside.bottom - EDGE, across.w, EDGE)


def draw_static(canvas: Canvas, box: Box, side: int) -> None:
    """The empty grid."""
    panel(canvas, box)
    canvas.place("grid", box.inset(6))
    grid, palette = Grid(box, side), canvas.palette
    for place, cell in enumerate(grid.places):
        canvas.frame(cell, palette.sunk, palette.line, 2, radius=10)
        canvas.place(f"grid.{spot(side, place)}", cell)
    for end, hole in grid.ends.items():
        slot = hole.centred(EDGE, EDGE)
        canvas.frame(slot, palette.sunk, palette.line, 2, radius=EDGE // 2)
        canvas.place(f"end.{end}", slot)


def draw(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Tiles as they lie, tokens as everybody sees them."""
    palette, grid = canvas.palette, Grid(box, view.side)
    for place, (cell, hole) in enumerate(zip(view.grid, grid.places, strict=True)):
        if cell is None:
            where = spot(view.side, place)
            canvas.text(hole, where, SMALL, palette.muted, align="centre")
            continue
        if cell.tile:
            face = faces.tile(cell.tile, grid.tile, palette, words.language)
            shade = palette.muted
        else:
            face = faces.tile_back(cell.back, grid.tile, palette, words.language)
            shade = palette.band_ink
        canvas.lay(face, hole, radius=10)
        corner = hole.inset(14, 9) if cell.tile is None else hole.inset(9, 6)
        canvas.text(corner.top_part(28), spot(view.side, place), SMALL, shade, align="right")
        if cell.swapped:
            canvas.stamp(icons.swapped(30, palette), hole.x + hole.w // 2 - 15, hole.bottom - 22)
        if cell.patent is not None:
            canvas.stamp_in(icons.patent(cell.patent, 42, palette), hole.top_part(44))
    for bid in view.bids:
        shown = bid.value if bid.up and bid.value else 0
        canvas.stamp_in(icons.bid(bid.owner, shown, 56, palette), grid.ends[bid.end])
    if view.announced != NOWHERE:
        canvas.bracket(grid.places[view.announced])
    if view.line in lines(view.side):
        for end in ends_of(view.line):
            canvas.bracket(grid.ends[end].centred(EDGE, EDGE))
