"""The table of a league, worth posting: one panel per division."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PIL import Image

from rendering.kit.canvas import Canvas
from rendering.kit.colours import PALETTES, Palette
from rendering.kit.encode import png
from rendering.kit.layout import Box
from rendering.kit.lettering import HEADING, LABEL, NAME, NUMBER, SMALL, STRONG
from rendering.kit.pieces import medallion
from rendering.kit.sketch import Sketch, sprite
from rendering.league.heading import name_or_number, sheet
from rendering.words import Words

Zone = Literal["champion", "up", "stay", "down"]

LINE = 54
TOP = 100
FOOT = 44
FOLDED = 74
"""What a note takes in two lines, where two divisions stand side by side."""
GAP = 26
RANK, POINTS, PLAYED, PLACE = 66, 88, 88, 46


class Row(NamedTuple):
    """One line of a division."""

    rank: int
    name: str
    points: str
    played: int
    left: int
    places: tuple[int, ...]
    zone: Zone
    withdrawn: bool


class Division(NamedTuple):
    """A division with a note below it."""

    title: str
    rows: tuple[Row, ...]
    note: str


class Sheet(NamedTuple):
    """All that a picture shows."""

    title: str
    subtitle: str
    divisions: tuple[Division, ...]


def standings_png(found: Sheet, words: Words, palette: str = "default") -> bytes:
    """The picture, ready to be posted."""
    colours = PALETTES[palette]
    return png(standings(found, words, colours).image, colours)


def standings(found: Sheet, words: Words, palette: Palette) -> Canvas:
    """Two divisions side by side, or a single one in full width."""
    across = min(2, max(1, len(found.divisions)))
    rows = [found.divisions[at : at + across] for at in range(0, len(found.divisions), across)]
    foot = FOOT if across == 1 else FOLDED
    heights = [max(_height(one, foot) for one in row) for row in rows]
    canvas, room = sheet(sum(heights) + GAP * len(rows), found.title, found.subtitle, palette)
    y = room.y
    for row, height in zip(rows, heights, strict=True):
        places = Box(room.x, y, room.w, height).columns(across, gap=GAP)
        for division, box in zip(row, places, strict=False):
            _division(canvas, box.top_part(_height(division, foot)), division, words, foot)
        y += height + GAP
    return canvas


def _height(division: Division, foot: int) -> int:
    return TOP + LINE * max(1, len(division.rows)) + foot


def _division(canvas: Canvas, box: Box, division: Division, words: Words, foot: int) -> None:
    palette = canvas.palette
    canvas.frame(box, palette.panel, palette.line, 2, radius=14)
    inside = box.inset(18, 10)
    canvas.text(inside.top_part(46), division.title, HEADING)
    seats = len(division.rows[0].places) if division.rows else 0
    heads = Box(inside.x, inside.y + 48, inside.w, 36)
    cells = _cells(heads, seats)
    for cell, head in zip(cells[2:], _heads(words, seats), strict=True):
        canvas.text(cell, head, LABEL, palette.muted, align="centre")
    canvas.rule(inside.x, heads.bottom + 2, inside.w, palette.line)
    for number, row in enumerate(division.rows):
        line = Box(inside.x, box.y + TOP + number * LINE, inside.w, LINE)
        _line(canvas, line, row, striped=number % 2 == 1)
    below = Box(inside.x, box.bottom - foot, inside.w, foot - 8)
    canvas.text(below, division.note, SMALL, palette.muted, lines=2)


def _cells(line: Box, seats: int) -> tuple[Box, ...]:
    """Rank, name, points, played, and how often on each place."""
    wide = 1 if line.w < 1000 else 1.7
    narrow = (RANK, *(round(one * wide) for one in (POINTS, PLAYED, *[PLACE] * seats)))
    name = line.w - sum(narrow) - 6 * len(narrow)
    return line.columns((RANK, name, *narrow[1:]), gap=6)


def _heads(words: Words, seats: int) -> list[str]:
    heads = [words.message("picture", f"league-{head}") for head in ("points", "played")]
    return heads + [
        words.message("picture", "league-place", place=at) for at in range(1, seats + 1)
    ]


def _line(canvas: Canvas, line: Box, row: Row, *, striped: bool) -> None:
    palette = canvas.palette
    if striped:
        canvas.fill(line.inset(-6, 1), palette.card, 8)
    rank, name, points, played, *places = _cells(line, len(row.places))
    if row.zone == "champion":
        canvas.stamp_in(medallion(46, str(row.rank), palette), rank)
    else:
        canvas.text(rank.without_right(24), str(row.rank), STRONG, align="right")
        if row.zone in ("up", "down"):
            canvas.stamp_in(_arrow(18, row.zone == "up", palette), rank.right_part(20))
    ink = palette.muted if row.withdrawn else palette.ink
    shown = name_or_number(row.name, row.rank)
    covered = canvas.text(name.inset(8, 0), shown, NAME, ink)
    if row.withdrawn:
        canvas.rule(covered.x, covered.centre[1], covered.w, palette.muted)
    canvas.text(points, row.points, NUMBER, align="centre")
    total = row.played + row.left
    canvas.text(played, f"{row.played}/{total}", STRONG, palette.muted, align="centre")
    for cell, count in zip(places, row.places, strict=True):
        text = str(count) if count else "·"
        canvas.text(cell, text, STRONG, ink if count else palette.muted, align="centre")


@sprite
def _arrow(size: int, up: bool, palette: Palette) -> Image.Image:
    sketch = Sketch(size, size)
    tip, base = (1.5, size - 2.0) if up else (size - 1.5, 2.0)
    corners = [(size / 2, tip), (size - 1.5, base), (1.5, base)]
    hue = palette.hues["green" if up else "red"]
    sketch.polygon(corners, hue, palette.edge, 1.5)
    return sketch.done()
