"""The town hall: four tracks with every representative, six chambers with their politicians."""

from __future__ import annotations

from games.noria.facts import CHAMBER_VALUE, CHAMBERS, LIMIT, TRACKS, Price
from games.noria.view import View
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, LABEL, NAME, NUMBER, SMALL, STRONG
from rendering.kit.pieces import medallion, panel, seat_token
from rendering.noria import icons
from rendering.words import Words

HEADING, TRACK, EXTRA = 34, 84, 70
HEIGHT = 24 + HEADING + TRACK * len(TRACKS) + EXTRA * (len(CHAMBERS) - len(TRACKS))
LABELS, LEVELS = 190, 740
COUNTED = 380
"""Room for everybody's level in the chambers without a track."""
FLAGS = {"any": "", "same": " =", "different": " ≠"}
"""Behind a price: whether its units must be alike or not."""


class Row:
    """The parts of a track's or a chamber's row."""

    def __init__(self, box: Box) -> None:
        self.label = box.left_part(LABELS)
        self.levels = box.without_left(LABELS).left_part(LEVELS)
        self.cells = self.levels.columns(LIMIT.level + 1, 4)
        chamber = box.without_left(LABELS + LEVELS + 24)
        self.chamber = chamber
        self.value = chamber.right_part(72)
        self.waiting = chamber.without_right(78).right_part(140)
        self.seats = chamber.left_part(chamber.w - 78 - 152).columns(LIMIT.politicians + 1, 6)


def rows(box: Box) -> dict[str, Row]:
    """Where each chamber's row is."""
    inside = box.inset(16, 12).without_top(HEADING)
    found = {}
    for name in CHAMBERS:
        height = TRACK if name in TRACKS else EXTRA
        found[name] = Row(inside.top_part(height).inset(0, 3))
        inside = inside.without_top(height)
    return found


def draw_static(canvas: Canvas, box: Box, words: Words) -> None:
    """Names, prices of all levels, and the seats with their values."""
    palette = canvas.palette
    inside = panel(canvas, box)
    head = Row(inside.top_part(HEADING))
    canvas.text(head.cells[0], words.message("noria", "picture-cave"), SMALL, palette.muted)
    for level, cell in enumerate(head.cells[1:], 1):
        canvas.text(cell, str(level), LABEL, palette.muted, align="centre")
    said = words.message("noria", "picture-seats")
    seats = Box(head.seats[0].x, head.value.y, head.waiting.x - head.seats[0].x, HEADING)
    canvas.text(seats, said, SMALL, palette.muted)
    waiting = words.message("noria", "picture-waiting")
    canvas.text(head.waiting, waiting, SMALL, palette.muted)
    value = words.message("noria", "picture-value")
    canvas.text(head.value, value, SMALL, palette.muted, align="centre")
    for name, row in rows(box).items():
        canvas.place(f"chamber.{name}", row.chamber)
        if name in TRACKS:
            _track_static(canvas, row, name, words)
        else:
            _extra_static(canvas, row, name, words)
        for number, (cell, worth) in enumerate(zip(row.seats, CHAMBER_VALUE[name], strict=True)):
            last = number == LIMIT.politicians
            ground = palette.band if last else palette.sunk
            canvas.frame(cell, ground, palette.line, 2, radius=10)
            shade = palette.band_ink if last else palette.muted
            canvas.text(cell, str(worth), STRONG, shade, align="centre")


def _track_static(canvas: Canvas, row: Row, name: str, words: Words) -> None:
    palette, track = canvas.palette, TRACKS[name]
    canvas.place(f"track.{name}", row.levels)
    canvas.text(row.label.top_part(40), words.name("noria", name), NAME)
    for number, kind in enumerate(track.pays):
        canvas.stamp(icons.thing(kind, 32, palette), row.label.x + number * 38, row.label.y + 43)
    for level, cell in enumerate(row.cells):
        ground = palette.paper if level == 0 else palette.sunk
        canvas.frame(cell, ground, palette.line, 2, radius=8)
        if level:
            text = price_text(track.level[str(level)])
            canvas.text(cell.bottom_part(26), text, LABEL, palette.muted, align="centre")


def price_text(price: Price) -> str:
    """A price in a few signs."""
    return f"{price.units}{FLAGS[price.kinds]}"


def _extra_static(canvas: Canvas, row: Row, name: str, words: Words) -> None:
    palette = canvas.palette
    canvas.rule(row.label.x, row.label.y - 3, LABELS + LEVELS, palette.line)
    left = Box(row.label.x, row.label.y, LABELS + LEVELS - COUNTED, row.label.h)
    canvas.text(left.left_part(276), words.name("noria", name), NAME.at(24), lines=2)
    said = words.message("noria", f"picture-{name}")
    canvas.text(left.without_left(290), said, BODY, palette.muted, lines=2)


def draw(canvas: Canvas, box: Box, view: View) -> None:
    """Representatives, politicians and what the chambers are worth now."""
    palette = canvas.palette
    for name, row in rows(box).items():
        chamber = view.chambers[name]
        if name in TRACKS:
            _representatives(canvas, row, view, name)
        else:
            _counted(canvas, row, view, name)
        for cell in row.seats[: chamber.seated]:
            canvas.frame(cell, palette.card, palette.edge, 2, radius=10)
            canvas.stamp_in(icons.politician(min(cell.h - 8, 52), palette), cell)
        canvas.frame(row.seats[chamber.seated], palette.card, palette.metal, 4, radius=10)
        canvas.text(row.seats[chamber.seated], str(chamber.value), STRONG.at(28), align="centre")
        for number in range(chamber.upper):
            place = row.waiting.left_part(33).moved(number * 34, 0)
            canvas.stamp_in(icons.politician(32, palette), place)
        size = min(66, row.value.h)
        canvas.stamp_in(medallion(size, str(chamber.value), palette), row.value)


def _representatives(canvas: Canvas, row: Row, view: View, name: str) -> None:
    size = 28
    for level, cell in enumerate(row.cells):
        there = [seat for seat, house in enumerate(view.houses) if house.levels[name] == level]
        room = cell if level == 0 else cell.without_bottom(22)
        across = 2 if len(there) > 1 else 1
        down = 1 if len(there) < 3 else 2
        if there and level:
            size = 30 if len(there) < 3 else 26
        for seat, place in zip(there, room.inset(4, 0).grid(across, down), strict=False):
            canvas.stamp_in(seat_token(seat, size, canvas.palette), place)


def _counted(canvas: Canvas, row: Row, view: View, name: str) -> None:
    """Whose highest, or lowest, level counts in a chamber without a track."""
    pick = max if name == "SPE" else min
    cells = row.levels.right_part(COUNTED).columns(4)
    for seat, (house, cell) in enumerate(zip(view.houses, cells, strict=False)):
        canvas.stamp_in(seat_token(seat, 36, canvas.palette), cell.left_part(44))
        level = pick(house.levels.values())
        canvas.text(cell.without_left(52), str(level), NUMBER.at(28))
