"""A knock-out bracket: round by round from left to right, with lines to where the winners go."""

from __future__ import annotations

from typing import NamedTuple

from rendering.kit.canvas import Canvas
from rendering.kit.colours import PALETTES, Palette
from rendering.kit.encode import png
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, HEADING, LABEL, STRONG
from rendering.kit.pieces import medallion
from rendering.league.heading import name_or_number, sheet
from rendering.words import Words

LINE = 40
GAP = 22
TITLE = 56
LAST = 6
"""How many rounds a picture shows: the last ones."""


class Tie(NamedTuple):
    """One table: names where they are known, and who goes on."""

    names: tuple[str | None, ...]
    through: tuple[bool, ...]


class Bracket(NamedTuple):
    """All that a picture shows."""

    title: str
    subtitle: str
    rounds: tuple[tuple[Tie, ...], ...]
    champion: str | None


def bracket_png(found: Bracket, words: Words, palette: str = "default") -> bytes:
    """The picture, ready to be posted."""
    colours = PALETTES[palette]
    return png(bracket(found, words, colours).image, colours)


def bracket(found: Bracket, words: Words, palette: Palette) -> Canvas:
    """Every table between those that feed it."""
    rounds = found.rounds[-LAST:]
    first = len(found.rounds) - len(rounds)
    height = TITLE + sum(_height(tie) + GAP for tie in rounds[0]) + GAP
    height = max(height, 260)
    canvas, room = sheet(height, found.title, found.subtitle, palette)
    columns = room.columns(len(rounds) + 1, gap=44 if len(rounds) < LAST - 1 else 20)
    before: list[Box] = []
    for number, (ties, column) in enumerate(zip(rounds, columns, strict=False)):
        name = round_name(first + number, len(rounds) - number, words)
        canvas.text(column.top_part(TITLE), name, HEADING, align="centre")
        boxes = _places(column.without_top(TITLE), ties, before)
        for box, tie in zip(boxes, ties, strict=True):
            _tie(canvas, box, tie, first + number)
        _lines(canvas, before, boxes)
        before = boxes
    _champion(canvas, columns[-1].without_top(TITLE), before[0], found.champion, words)
    return canvas


def _height(tie: Tie) -> int:
    return LINE * max(2, len(tie.names)) + 8


def round_name(number: int, left: int, words: Words) -> str:
    """What a round is called: by its number from 0, or by how many are left with it."""
    if left <= 2:
        return words.message("picture", "league-final" if left == 1 else "league-semi-final")
    return words.message("picture", "league-round", round=number + 1)


def _places(column: Box, ties: tuple[Tie, ...], before: list[Box]) -> list[Box]:
    """One below the other in the first round, afterwards beside those that feed them."""
    if not before:
        found, y = [], column.y + GAP
        for tie in ties:
            found.append(Box(column.x, y, column.w, _height(tie)))
            y += _height(tie) + GAP
        return found
    fan = len(before) // len(ties)
    found = []
    for number, tie in enumerate(ties):
        feeders = before[number * fan : (number + 1) * fan]
        middle = (feeders[0].y + feeders[-1].bottom) // 2
        height = _height(tie)
        found.append(Box(column.x, middle - height // 2, column.w, height))
    return found


def _tie(canvas: Canvas, box: Box, tie: Tie, number: int) -> None:
    palette = canvas.palette
    bye = number == 0 and len(tie.names) == 1
    canvas.frame(box, palette.sunk if bye else palette.panel, palette.line, 2, radius=10)
    lines = box.inset(4).rows(1 if bye else max(2, len(tie.names)))
    for seat, (name, through) in enumerate(zip(tie.names, tie.through, strict=True)):
        line = lines[seat]
        if through and not bye:
            canvas.fill(line, palette.tint(palette.hues["green"]), 6)
            canvas.text(line.right_part(26), "▸", LABEL, palette.ink, align="centre")
        if name is None:
            canvas.text(line.inset(10, 0), "…", BODY, palette.muted)
            continue
        style = STRONG if through else BODY
        ink = palette.ink if through or not any(tie.through) else palette.muted
        room = Box(line.x + 10, line.y, line.w - (34 if through and not bye else 18), line.h)
        canvas.text(room, name_or_number(name, seat + 1), style, ink)


def _lines(canvas: Canvas, before: list[Box], after: list[Box]) -> None:
    """From each table to the one that its winners go to."""
    palette = canvas.palette
    fan = len(before) // len(after) if after else 1
    for number, box in enumerate(before):
        to = after[number // fan]
        middle = (box.right + to.x) // 2
        canvas.rule(box.right, box.centre[1] - 1, middle - box.right, palette.edge)
        low, high = sorted((box.centre[1], to.centre[1]))
        canvas.fill(Box(middle - 1, low - 1, 2, high - low + 2), palette.edge)
        canvas.rule(middle, to.centre[1] - 1, to.x - middle, palette.edge)


def _champion(canvas: Canvas, column: Box, final: Box, champion: str | None, words: Words) -> None:
    palette = canvas.palette
    box = Box(column.x, final.centre[1] - 62, column.w, 124)
    canvas.rule(final.right, final.centre[1] - 1, box.x - final.right, palette.edge)
    canvas.frame(box, palette.card, palette.metal, 3, radius=14)
    canvas.stamp_in(medallion(54, "1", palette), box.top_part(66))
    text = box.inset(12, 6).bottom_part(54)
    if champion is None:
        canvas.text(
            text, words.message("picture", "league-open"), BODY, palette.muted, align="centre"
        )
    else:
        canvas.text(text, name_or_number(champion, 1), HEADING, align="centre")
