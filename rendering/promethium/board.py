"""The public picture of Promethium: grid, track, queue, Stock, and a column for each player."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.promethium.box import ELEMENTS, IMPROVEMENTS, RULE
from games.promethium.state import NEUTRAL
from games.promethium.view import View
from rendering.kit.canvas import WIDTH, Canvas
from rendering.kit.colours import Palette
from rendering.kit.layers import layer
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, HEADING, NAME, NUMBER, SMALL, STRONG, TITLE
from rendering.kit.names import drawn_name
from rendering.kit.pieces import card_back, chip, panel, pointer, seat_token
from rendering.promethium import column, faces, icons, money, salon
from rendering.words import Words

MARGIN, GAP = 24, 14
HEADER = Box(0, 0, WIDTH, 84)
SALON = Box(MARGIN, 100, 760, 760)
RIGHT = Box(SALON.right + GAP, 100, WIDTH - MARGIN - SALON.right - GAP, SALON.h)
TRACK = RIGHT.top_part(88)
QUEUE = Box(RIGHT.x, TRACK.bottom + GAP, RIGHT.w, 498)
STOCK = Box(RIGHT.x, QUEUE.bottom + GAP, RIGHT.w, RIGHT.bottom - QUEUE.bottom - GAP)
BENEFITS = Box(MARGIN, SALON.bottom + GAP, WIDTH - 2 * MARGIN, 330)
SCORE = Box(MARGIN, BENEFITS.bottom + GAP, WIDTH - 2 * MARGIN, money.TALL)
TOP = SCORE.bottom + GAP

PHASES = {"start": 0, "bid": 0, "buy": 1, "office": 2, "expo": 3, "end": 3, "over": 4}
STEPS = ("bidding", "sale", "office", "expo", "over")


def board(view: View, words: Words, palette: Palette, marks: Sequence[str] = ()) -> Image.Image:
    """Everything that lies open on the table."""
    return drawn(view, words, palette, marks).image


def drawn(view: View, words: Words, palette: Palette, marks: Sequence[str]) -> Canvas:
    """The board with its places, for those who ask where things are."""
    boxes = _columns(view, 0)
    plan = column.plan(view, boxes[0].w)
    boxes = _columns(view, plan.height)
    key = ("promethium", len(view.players), plan, palette.name, words.language)
    canvas = layer(key, lambda: _ground(view, boxes, palette, words))
    _header(canvas, view, words)
    salon.draw(canvas, SALON, view, words)
    _track(canvas, view, words)
    _queue(canvas, view, words)
    _stock(canvas, view)
    _benefits(canvas, view, words)
    money.draw(canvas, SCORE, view)
    for player, box in zip(view.players, boxes, strict=True):
        column.draw(canvas, box, plan, view, player, words)
    canvas.mark(marks)
    return canvas


def _columns(view: View, tall: int) -> tuple[Box, ...]:
    return Box(MARGIN, TOP, WIDTH - 2 * MARGIN, tall).columns(len(view.players), GAP)


def _slots() -> tuple[Box, ...]:
    """Slots 1 and 2 are the uppermost row."""
    return QUEUE.inset(16, 12).without_top(46).grid(2, 4, 8)


def _kinds() -> tuple[Box, ...]:
    return STOCK.inset(16, 10).without_left(104).columns(len(ELEMENTS))


# What never changes


def _ground(view: View, boxes: tuple[Box, ...], palette: Palette, words: Words) -> Canvas:
    canvas = Canvas(WIDTH, boxes[0].bottom + MARGIN, palette)
    canvas.fill(HEADER, palette.band)
    canvas.rule(0, HEADER.bottom, WIDTH, palette.metal, 4)
    title = words.message("promethium", "title")
    canvas.text(Box(MARGIN, 0, 290, HEADER.h), title, TITLE, palette.band_ink)
    salon.draw_static(canvas, SALON, view.side)
    panel(canvas, TRACK)
    canvas.place("track", TRACK.inset(6))
    label = words.message("promethium", "picture-track")
    canvas.text(TRACK.inset(16, 0).left_part(130), label, HEADING.at(26))
    panel(canvas, QUEUE)
    canvas.place("queue", QUEUE.inset(6))
    for number, slot in enumerate(_slots(), 1):
        canvas.frame(slot, palette.sunk, palette.line, 2, radius=10)
        canvas.place(f"queue.{number}", slot)
    panel(canvas, STOCK)
    canvas.place("stock", STOCK.inset(6))
    inside = STOCK.inset(16, 10)
    for row, message in zip(_rows(inside), ("picture-stock", "picture-reserve"), strict=True):
        canvas.text(row.left_part(100), words.message("promethium", message), BODY)
    for element, cell in zip(ELEMENTS, _kinds(), strict=True):
        piece = icons.element(element, 44, palette, words)
        canvas.stamp_in(piece, cell.top_part(54))
    panel(canvas, BENEFITS)
    head = BENEFITS.inset(18, 8).top_part(46)
    canvas.text(head, words.message("promethium", "picture-improvements"), HEADING)
    canvas.place("improvements", BENEFITS.inset(6))
    money.draw_static(canvas, SCORE, words)
    for box in boxes:
        column.draw_static(canvas, box)
    return canvas


def _rows(inside: Box) -> tuple[Box, Box]:
    upper, lower = inside.without_top(54).rows(2)
    return upper, lower


# What changes


def _header(canvas: Canvas, view: View, words: Words) -> None:
    palette, now = canvas.palette, PHASES[view.phase]
    x = 330
    for number, step in enumerate(STEPS):
        if step == "over" and now != 4:
            continue
        label = words.message("promethium", f"picture-phase-{step}")
        if number == now:
            x = chip(canvas, x, 20, 44, label, ground=palette.metal, style=STRONG).right + 12
        elif now != 4:
            said = canvas.text(Box(x + 6, 20, 220, 44), label, BODY, palette.band_ink)
            x = said.right + 18
    rounds = words.message("picture", "round", round=view.round, last=RULE.rounds)
    room = Box(WIDTH - MARGIN - 210, 0, 210, 84)
    canvas.text(room, rounds, NUMBER.at(30), palette.band_ink, align="right")
    if view.active is not None:
        canvas.stamp_in(pointer(36, palette), Box(x + 12, 0, 40, 84))
        canvas.stamp_in(_marker(view.active, 46, palette, words), Box(x + 58, 0, 46, 84))
        name = (
            words.name("promethium", "neutral")
            if view.active == NEUTRAL
            else drawn_name(words, view.active)
        )
        place = Box(x + 116, 0, WIDTH - MARGIN - 220 - x - 116, 84)
        canvas.text(place, name, NAME.at(28), palette.band_ink)


def _marker(bidder: int, size: int, palette: Palette, words: Words) -> Image.Image:
    if bidder == NEUTRAL:
        return icons.neutral(size, words.message("promethium", "picture-neutral-sign"), palette)
    return seat_token(bidder, size, palette)


def _track(canvas: Canvas, view: View, words: Words) -> None:
    palette = canvas.palette
    row = TRACK.inset(16, 0).without_left(140)
    now = None
    if view.phase == "bid":
        now = view.turn % len(view.track)
        said = words.message("promethium", "picture-pass", count=view.turn // len(view.track) + 1)
        canvas.text(row.right_part(130), said, SMALL, palette.muted, align="right", lines=2)
    elif view.phase == "buy":
        now = 0
    elif view.phase == "office":
        seats = len(view.players)
        said = words.message("promethium", "text-passes", count=view.passes, seats=seats)
        canvas.text(row, said, BODY, palette.muted)
    for index, bidder in enumerate(view.track):
        place = Box(row.x + index * 58, row.y, 50, row.h)
        canvas.stamp_in(_marker(bidder, 48, palette, words), place)
        if index == now:
            canvas.bracket(place.centred(50, 50))


def _queue(canvas: Canvas, view: View, words: Words) -> None:
    palette = canvas.palette
    head = QUEUE.inset(18, 8).top_part(46)
    title = canvas.text(head, words.message("promethium", "picture-queue"), HEADING)
    label = words.message("promethium", "picture-deck", count=view.deck + len(view.buried))
    said = canvas.text(head, label, BODY, align="right")
    canvas.stamp_in(card_back(32, 42, palette), Box(said.x - 42, head.y, 34, head.h))
    if view.round < RULE.rounds:
        leaving = words.message("promethium", "picture-leaving")
        room = Box(title.right + 24, head.y, said.x - title.right - 80, head.h)
        canvas.text(room, leaving, SMALL, palette.muted)
    for card, slot in zip(view.queue, _slots(), strict=True):
        if card:
            canvas.lay(faces.project(card, palette, words.language), slot, radius=10)


def _stock(canvas: Canvas, view: View) -> None:
    palette = canvas.palette
    for counts, number in ((view.stock, 0), (view.reserve, 1)):
        for element, cell in zip(ELEMENTS, _kinds(), strict=True):
            place = _rows(cell)[number]
            count = counts[element]
            shade = palette.ink if count else palette.muted
            style = STRONG.at(30) if number == 0 else BODY
            canvas.text(place, str(count), style, shade, align="centre")


def _benefits(canvas: Canvas, view: View, words: Words) -> None:
    """Every improvement with its theme, and who has it."""
    palette = canvas.palette
    supplies = words.message(
        "promethium",
        "picture-supplies",
        lobby=view.lobby,
        cubes=max(0, view.cubes),
        tiles=view.pile,
    )
    canvas.text(BENEFITS.inset(18, 8).top_part(46), supplies, SMALL, palette.muted, align="right")
    owners = {token: one.seat for one in view.players for token in one.improvements}
    for token, cell in zip(IMPROVEMENTS, _cells(), strict=False):
        size = cell.w, cell.h
        canvas.lay(faces.benefit(token, owners.get(token), size, palette, words.language), cell)


def _cells() -> tuple[Box, ...]:
    return BENEFITS.inset(16, 10).without_top(46).grid(5, 3, 6)
