"""One player's column: the wheel, knowledge, resources and ships, warehouses, factories."""

from __future__ import annotations

from games.noria.facts import GOODS, LIMIT, RESOURCES
from games.noria.view import HouseView, TurnView, View
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, LABEL, NAME, NUMBER, SMALL, STRONG
from rendering.kit.names import drawn_name
from rendering.kit.pieces import chip, medallion, plate, pointer, seat_token
from rendering.noria import icons, wheel
from rendering.words import Words

HEAD, WHEEL, LINE, STORES, GOODS_ROW = 62, 344, 50, 96, 86
WIDE = 700
"""From this width on the wheel has its player's things beside it."""


class Column:
    """The parts of one player's panel."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.head = box.top_part(HEAD)
        inside = box.without_top(HEAD).inset(16, 10)
        if box.w >= WIDE:
            self.wheel = inside.left_part(WHEEL).top_part(WHEEL)
            rest = inside.without_left(WHEEL + 28).inset(0, 30)
        else:
            self.wheel = inside.top_part(WHEEL).centred(WHEEL, WHEEL)
            rest = inside.without_top(WHEEL + 8)
        self.line = rest.top_part(LINE)
        self.stores = rest.without_top(LINE + 4).top_part(STORES)
        self.goods = rest.without_top(LINE + STORES + 8).top_part(GOODS_ROW)


def height(width: int) -> int:
    """How tall a panel of some width is."""
    if width >= WIDE:
        return HEAD + WHEEL + 20
    return HEAD + 20 + WHEEL + 8 + LINE + 4 + STORES + 4 + GOODS_ROW


def draw_static(canvas: Canvas, column: Column, seat: int) -> None:
    """The frame, and the names of its places."""
    canvas.frame(column.box, canvas.palette.panel, canvas.palette.line, 2, radius=14)
    wheel.draw_static(canvas, column.wheel)
    for icon, place in zip(
        (icons.knowledge(44, canvas.palette), icons.cog(34, canvas.palette)),
        _line_parts(column.line),
        strict=False,
    ):
        canvas.stamp_in(icon, place.left_part(46))
    stores_static(canvas, column.stores)
    goods_static(canvas, column.goods)
    canvas.place(f"wheel.{seat}", column.wheel)
    last = column.goods
    canvas.place(f"player.{seat}", Box(last.x, column.line.y, last.w, last.bottom - column.line.y))


def draw(canvas: Canvas, column: Column, view: View, seat: int, words: Words) -> None:
    """What one player has now."""
    house = view.houses[seat]
    in_turn = view.stage not in ("over", "wheels") and view.at == seat
    _head(canvas, column, view, seat, words, in_turn=in_turn)
    used = view.turn.used if in_turn else ()
    wheel.draw_discs(canvas, column.wheel, house.wheel, used)
    wheel.draw_pending(canvas, column.wheel, house.pending)
    if in_turn and view.stage == "turn" and view.turn.phase != "administration":
        _progress(canvas, column.wheel, view.turn)
    _line(canvas, column.line, house, words)
    stores(canvas, column.stores, house)
    goods(canvas, column.goods, house)


def _head(
    canvas: Canvas, column: Column, view: View, seat: int, words: Words, *, in_turn: bool
) -> None:
    palette, box = canvas.palette, column.head
    ground = palette.band if in_turn else palette.sunk
    edge = palette.mark if in_turn else palette.line
    canvas.stamp(plate(box.w, box.h, ground, edge), box.x, box.y)
    x = box.x + 12
    if in_turn:
        canvas.stamp_in(pointer(34, palette), Box(x - 4, box.y, 34, box.h))
        x += 32
    canvas.stamp_in(seat_token(seat, 46, palette), Box(x, box.y, 46, box.h))
    score = str(view.houses[seat].score)
    sign = canvas.stamp_in(medallion(60, score, palette), box.right_part(72))
    room = Box(x + 56, box.y, sign.x - 8 - x - 56, box.h)
    shade = palette.band_ink if in_turn else palette.ink
    canvas.text(room, drawn_name(words, seat), NAME.at(28), shade)


def start_sign(canvas: Canvas, column: Column, words: Words) -> None:
    """Who has the chimney. It lies over the marks, whose corner is in the same place."""
    palette = canvas.palette
    said = words.message("noria", "picture-first")
    x, y = column.box.x + 8, column.head.bottom + 4
    chip(canvas, x, y, 36, said, ground=palette.panel, line=palette.edge)


def _progress(canvas: Canvas, box: Box, turn: TurnView) -> None:
    """How far the turn has come: actions, the one double, extra actions, the disc in use."""
    palette = canvas.palette
    corner = Box(box.right - 68, box.bottom - 48, 62, 36)
    canvas.text(corner, f"{turn.actions}/{LIMIT.actions}", STRONG, align="right")
    if turn.doubled:
        canvas.text(corner.moved(0, -34), "×2", STRONG, palette.mark, align="right")
    for slot, extra in turn.extra.items():
        place = wheel.disc_box(slot, box)
        chip(canvas, place.x + 4, place.y - 14, 32, f"+{extra}", ground=palette.mark)
    for slot in (turn.acting, turn.repeats):
        if slot:
            canvas.bracket(wheel.disc_box(slot, box).inset(4))


def _line_parts(box: Box) -> tuple[Box, ...]:
    """Knowledge, income and factories."""
    return box.columns((1, 1.5, 0.9))


def _line(canvas: Canvas, box: Box, house: HouseView, words: Words) -> None:
    know, income, built = _line_parts(box)
    canvas.text(know.without_left(54), str(house.knowledge), NUMBER.at(32))
    said = words.message("noria", "picture-income", income=house.income)
    canvas.text(income.without_left(48), said, BODY)
    count = canvas.text(built, f"{house.factories}/{LIMIT.factories}", STRONG, align="right")
    canvas.stamp_in(icons.works(36, canvas.palette), Box(count.x - 44, built.y, 38, built.h))


def _store_rows(box: Box) -> list[tuple[Box, ...]]:
    return [cell.inset(8, 2).rows(2) for cell in box.columns(len(RESOURCES), 8)]


def stores_static(canvas: Canvas, box: Box) -> None:
    """Places for resources and ships."""
    palette = canvas.palette
    for cell in box.columns(len(RESOURCES), 8):
        canvas.frame(cell, palette.card, palette.line, 2, radius=10)
    for kind, (upper, lower) in zip(RESOURCES, _store_rows(box), strict=True):
        canvas.stamp_in(icons.thing(kind, 40, palette), upper.left_part(42))
        canvas.stamp_in(icons.ship(kind, 38, palette), lower.left_part(42))


def stores(canvas: Canvas, box: Box, house: HouseView) -> None:
    """Resources in stock, and the ships that bring more."""
    palette = canvas.palette
    for kind, (upper, lower) in zip(RESOURCES, _store_rows(box), strict=True):
        count = house.stock[kind]
        shade = palette.ink if count else palette.muted
        canvas.text(upper.without_left(50), str(count), NUMBER.at(30), shade)
        canvas.text(lower.without_left(50), f"×{house.ships[kind]}", STRONG)


def goods_static(canvas: Canvas, box: Box) -> None:
    """Places for goods."""
    for good, cell in zip(GOODS, box.columns(len(GOODS), 4), strict=True):
        canvas.stamp_in(icons.thing(good, 44, canvas.palette, hollow=True), cell.top_part(50))


def goods(canvas: Canvas, box: Box, house: HouseView) -> None:
    """Warehouses: how many are full, and how many there are."""
    palette = canvas.palette
    for good, cell in zip(GOODS, box.columns(len(GOODS), 4), strict=True):
        full, empty = house.full[good], house.empty[good]
        if full:
            canvas.stamp_in(icons.thing(good, 44, palette), cell.top_part(50))
        owned = full + empty
        shade = palette.ink if owned else palette.muted
        text = f"{full}/{owned}" if owned else "–"
        canvas.text(cell.without_top(50), text, LABEL if full else SMALL, shade, align="centre")
