"""The public picture of Innovation: decks and achievements, then everybody's piles."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.innovation.view import View
from rendering.innovation import table, zone
from rendering.kit.canvas import WIDTH, Canvas
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, NAME, NUMBER, STRONG, TITLE
from rendering.kit.names import drawn_name
from rendering.kit.pieces import chip, pointer, seat_token
from rendering.words import Words

MARGIN, GAP = 24, 14
HEADER = Box(0, 0, WIDTH, 84)
TABLE = Box(MARGIN, HEADER.bottom + 18, WIDTH - 2 * MARGIN, table.HEIGHT)


def board(view: View, words: Words, palette: Palette, marks: Sequence[str] = ()) -> Image.Image:
    """Everything that lies open on the table."""
    return drawn(view, words, palette, marks).image


def drawn(view: View, words: Words, palette: Palette, marks: Sequence[str]) -> Canvas:
    """The board with its places, for those who ask where things are."""
    zones: list[Box] = []
    y = TABLE.bottom + GAP
    for player in view.players:
        zones.append(Box(MARGIN, y, TABLE.w, zone.height(player, TABLE.w)))
        y = zones[-1].bottom + GAP
    canvas = Canvas(WIDTH, y - GAP + MARGIN, palette)
    _header(canvas, view, words)
    table.draw(canvas, TABLE, view, words)
    for seat, box in enumerate(zones):
        zone.draw(canvas, box, view, seat, words)
    canvas.mark(marks)
    return canvas


def _header(canvas: Canvas, view: View, words: Words) -> None:
    palette = canvas.palette
    canvas.fill(HEADER, palette.band)
    canvas.rule(0, HEADER.bottom, WIDTH, palette.metal, 4)
    title = words.message("innovation", "title")
    said = canvas.text(Box(MARGIN, 0, 320, HEADER.h), title, TITLE, palette.band_ink)
    phase = words.message("innovation", f"picture-phase-{view.phase}")
    box = chip(canvas, said.right + 30, 20, 44, phase, ground=palette.metal, style=STRONG)
    if view.phase != "actions":
        return
    number = words.message("innovation", "picture-turn", number=view.number)
    canvas.text(HEADER.inset(MARGIN, 0), number, NUMBER.at(30), palette.band_ink, align="right")
    x = box.right + 20
    canvas.stamp_in(pointer(36, palette), Box(x, 0, 40, HEADER.h))
    canvas.stamp_in(seat_token(view.turn, 46, palette), Box(x + 46, 0, 46, HEADER.h))
    left = words.message("innovation", "picture-actions", left=view.actions)
    room = Box(x + 104, 0, WIDTH - MARGIN - 200 - x - 104, HEADER.h)
    name = canvas.text(
        room.without_right(220), drawn_name(words, view.turn), NAME.at(30), palette.band_ink
    )
    rest = Box(name.right + 20, 0, room.right - name.right - 20, HEADER.h)
    canvas.text(rest, left, BODY, palette.band_ink)
