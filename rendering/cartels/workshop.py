"""One player's column: workers, warehouse, upgrades, machines, and at the end the objective."""

from __future__ import annotations

from typing import Literal

from games.cartels.cards import (
    KINDS,
    NUMBERS,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    UPGRADES,
)
from games.cartels.view import View, WorkshopView
from rendering.cartels import faces, icons
from rendering.cartels.reading import total
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, NAME, SMALL, STRONG
from rendering.kit.names import drawn_name
from rendering.kit.pieces import (
    SEAT_SHAPES,
    chip,
    ghost,
    medallion,
    plate,
    pointer,
    seat_token,
    tick,
    worker,
)
from rendering.words import Words

HEAD, BADGES, WORKERS, GOODS, UPGRADE, LINE = 68, 32, 48, 102, 40, 44
LEAST_LINES = 4
OBJECTIVE = 150
WIDE = 600
"""From this width on upgrades stand beside the warehouse, and machines in two columns."""


class Column:
    """Where everything of one workshop lies; a wide one has its upgrades beside its warehouse."""

    def __init__(self, box: Box, lines: int) -> None:
        self.box = box
        self.head = box.top_part(HEAD)
        inside = box.inset(11, 12).without_top(HEAD + BADGES - 12)
        wide = box.w >= WIDE
        left, right = inside.columns((1, 1) if wide else (1, 0), gap=40 if wide else 0)
        self.workers = left.top_part(WORKERS)
        self.goods = left.without_top(WORKERS + 6).top_part(GOODS)
        upgrades = right if wide else inside.without_top(WORKERS + GOODS + 14)
        self.upgrades = upgrades.moved(0, 14 if wide else 0).top_part(UPGRADE * len(UPGRADES))
        self.ledger = inside.without_top(_upper(box.w)).top_part(LINE * lines)
        self.ledgers = self.ledger.columns(2 if wide else 1, gap=40)
        self.below = inside.without_top(_upper(box.w) + LINE * lines + 8)


def _upper(width: int) -> int:
    """How much of a workshop lies above its machines."""
    beside = 0 if width >= WIDE else UPGRADE * len(UPGRADES) + 8
    return WORKERS + 6 + GOODS + beside + 10


def height(view: View, width: int) -> tuple[int, int]:
    """How tall the columns are, and how many lines their ledgers have."""
    ledgers = 2 if width >= WIDE else 1
    most = max(len(workshop.machines) for workshop in view.workshops)
    lines = max(LEAST_LINES if ledgers == 1 else 3, -(-most // ledgers))
    tall = HEAD + BADGES + _upper(width) + LINE * lines + 12
    return tall + (OBJECTIVE if view.phase == "over" else 0), lines


def draw_static(canvas: Canvas, column: Column, seat: int, lines: int, words: Words) -> None:
    """What a workshop has before the game begins."""
    palette = canvas.palette
    canvas.frame(column.box, palette.panel, palette.line, 2, radius=14)
    canvas.text(column.workers.left_part(110), words.message("cartels", "picture-workers"), BODY)
    for ledger in column.ledgers:
        for row in ledger.rows(lines):
            canvas.rule(row.x, row.bottom - 1, row.w, palette.line, 1)
    canvas.place(f"workshop.{seat}.workers", column.workers)
    canvas.place(f"workshop.{seat}.goods", column.goods)
    canvas.place(f"workshop.{seat}.upgrades", column.upgrades)
    canvas.place(f"workshop.{seat}.machines", column.ledger)


def draw(canvas: Canvas, column: Column, view: View, seat: int, lines: int, words: Words) -> None:
    """What one player has now."""
    workshop = view.workshops[seat]
    _head(canvas, column, view, seat, words)
    _badges(canvas, column, view, seat, words)
    _workers(canvas, column, workshop, seat, words)
    _goods(canvas, column, workshop, words)
    _upgrades(canvas, column, workshop, words)
    if not workshop.machines:
        none = words.message("cartels", "picture-no-machines")
        canvas.text(column.ledgers[0].top_part(LINE), none, SMALL, canvas.palette.muted)
    for index, card in enumerate(workshop.machines):
        part = column.ledgers[index // lines]
        line = faces.ledger_line(card, part.w, LINE, canvas.palette, words.language)
        canvas.lay(line, Box(part.x, part.y + index % lines * LINE, part.w, LINE))
    if workshop.objective and view.phase == "over":
        objective(canvas, column.below, workshop, words)


def _head(canvas: Canvas, column: Column, view: View, seat: int, words: Words) -> None:
    palette, box = canvas.palette, column.head
    turn = view.turn == seat
    ground = palette.band if turn else palette.sunk
    edge = palette.mark if turn else palette.line
    canvas.stamp(plate(box.w, box.h, ground, edge), box.x, box.y)
    x = box.x + 12
    if turn:
        canvas.stamp_in(pointer(34, palette), Box(x - 4, box.y, 34, box.h))
        x += 32
    canvas.stamp_in(seat_token(seat, 46, palette), Box(x, box.y, 46, box.h))
    over = view.phase == "over"
    points = total(view.workshops[seat]) if over else view.workshops[seat].points
    sign = canvas.stamp_in(medallion(58, str(points), palette), box.right_part(72))
    room = Box(x + 56, box.y, sign.x - 8 - x - 56, box.h)
    canvas.text(
        room, drawn_name(words, seat), NAME.at(28), palette.band_ink if turn else palette.ink
    )


def _badges(canvas: Canvas, column: Column, view: View, seat: int, words: Words) -> None:
    palette, x = canvas.palette, column.workers.x
    for held, message, icon in (
        (view.first == seat, "picture-priority", icons.priority(30, palette)),
        (view.engineer == seat, "picture-engineer", icons.engineer(32, palette)),
    ):
        if held:
            label = words.message("cartels", message)
            box = chip(
                canvas,
                x,
                column.head.bottom - 5,
                40,
                label,
                ground=palette.panel,
                line=palette.edge,
                icon=icon,
            )
            x = box.right + 8


def _workers(
    canvas: Canvas, column: Column, workshop: WorkshopView, seat: int, words: Words
) -> None:
    palette, box = canvas.palette, column.workers
    size = NUMBERS.workshop + ("fourth" in workshop.upgrades)
    for index in range(max(size, workshop.workers)):
        here = index < workshop.workers
        piece = worker(seat, 30, palette) if here else ghost(SEAT_SHAPES[seat], 30, palette)
        canvas.stamp_in(piece, Box(box.x + 100 + index * 36, box.y, 30, box.h))
    stock = words.message("cartels", "picture-stock", count=workshop.stock)
    canvas.text(box.without_left(100 + 4 * 36), stock, BODY, palette.muted, align="right")


def _goods(canvas: Canvas, column: Column, workshop: WorkshopView, words: Words) -> None:
    for kind, cell in zip(KINDS, column.goods.columns(len(KINDS)), strict=True):
        count = workshop.goods[kind]
        tile = faces.stored(kind, count, cell.w, cell.h, canvas.palette, words.language)
        canvas.lay(tile, cell)


def _upgrades(canvas: Canvas, column: Column, workshop: WorkshopView, words: Words) -> None:
    for which, row in zip(UPGRADES, column.upgrades.rows(len(UPGRADES)), strict=True):
        state: Literal["open", "fresh", "owned"] = "open"
        if which in workshop.upgrades:
            state = "fresh" if which in workshop.fresh else "owned"
        tile = faces.upgrade_line(which, state, row.w, row.h, canvas.palette, words.language)
        canvas.lay(tile, row)


def objective(canvas: Canvas, box: Box, workshop: WorkshopView, words: Words) -> None:
    """A secret objective that is no longer secret, and what of it is fulfilled."""
    if workshop.objective is None or workshop.fulfilled is None:
        return
    card, palette = OBJECTIVES[workshop.objective], canvas.palette
    canvas.rule(box.x, box.y, box.w, palette.metal)
    name, types, nations = box.without_top(6).rows((1, 1.15, 1.15))
    canvas.text(name, words.name("cartels", card.id), NAME)
    for row, wanted, done, points, icon in (
        (types, card.types, workshop.fulfilled[0], OBJECTIVE_POINTS.types, icons.machine),
        (nations, card.nations, workshop.fulfilled[1], OBJECTIVE_POINTS.nations, icons.flag),
    ):
        canvas.stamp_in(tick(30, palette, done=done), row.left_part(32))
        for index, which in enumerate(wanted):
            place = Box(row.x + 48 + index * 66, row.y, 58, row.h)
            canvas.stamp_in(icon(which, 56 if icon is icons.machine else 44, palette), place)
        if done:
            canvas.stamp_in(medallion(42, str(points), palette), row.right_part(48))
        else:
            canvas.text(row.right_part(48), "0", STRONG, palette.muted, align="centre")
