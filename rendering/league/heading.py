"""The head of every picture of a league: a band with a title and what it is about."""

from __future__ import annotations

from rendering.kit.canvas import WIDTH, Canvas
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import STAND_IN, STRONG, TITLE, legible
from rendering.kit.pieces import flourish

MARGIN = 28
HEAD = 118


def sheet(height: int, title: str, subtitle: str, palette: Palette) -> tuple[Canvas, Box]:
    """A sheet with its band, and the room below it."""
    canvas = Canvas(WIDTH, HEAD + height + MARGIN, palette)
    canvas.fill(Box(0, 0, WIDTH, HEAD - 22), palette.band)
    text = Box(MARGIN + 8, 8, WIDTH - 2 * MARGIN - 16, HEAD - 40)
    left, right = text.columns((2, 1), gap=30)
    canvas.text(left, title, TITLE, palette.band_ink)
    canvas.text(right, subtitle, STRONG, palette.band_ink, align="right", lines=2)
    canvas.stamp_in(flourish(WIDTH - 2 * MARGIN, palette), Box(0, HEAD - 20, WIDTH, 18))
    return canvas, Box(MARGIN, HEAD, WIDTH - 2 * MARGIN, height)


def name_or_number(name: str, number: int) -> str:
    """A name that can be drawn; a number where no letter of it could be."""
    return name if legible(name).strip(STAND_IN + " .") else f"#{number}"
