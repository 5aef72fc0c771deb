"""A player's own picture: the wheel large, what it offers now and next, and what levels cost."""

from __future__ import annotations

from PIL import Image

from games.noria.facts import GOODS, RECIPES, TRACKS
from games.noria.view import View
from rendering.kit.canvas import WIDTH, Canvas
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, HEADING, LABEL, NAME, NUMBER, SMALL, STRONG
from rendering.kit.names import drawn_name
from rendering.kit.pieces import panel, seat_token, tick
from rendering.noria import hall, house, icons, wheel
from rendering.noria.reading import Rise, Way, rises, ways
from rendering.words import Words

MARGIN, GAP = 24, 14
HEADER = Box(0, 0, WIDTH, 84)
WHEEL = Box(MARGIN, 104, 690, 764)
WAYS = Box(WHEEL.right + GAP, 104, WIDTH - MARGIN - WHEEL.right - GAP, 418)
NEXT = Box(WAYS.x, WAYS.bottom + GAP, 296, WHEEL.bottom - WAYS.bottom - GAP)
LEVELS = Box(NEXT.right + GAP, NEXT.y, WAYS.right - NEXT.right - GAP, NEXT.h)
STORES = Box(MARGIN, WHEEL.bottom + GAP, WIDTH - 2 * MARGIN, 160)


def hand(view: View, words: Words, palette: Palette) -> Image.Image | None:
    """What helps this seat to decide."""
    canvas = drawn_hand(view, words, palette)
    return canvas.image if canvas else None


def drawn_hand(view: View, words: Words, palette: Palette) -> Canvas | None:
    """The picture before it is only pixels."""
    if view.seat is None:
        return None
    canvas = Canvas(WIDTH, STORES.bottom + MARGIN, palette)
    _header(canvas, view, view.seat, words)
    _wheel(canvas, view, view.seat, words)
    inside = panel(canvas, WAYS, words.message("noria", "picture-ways"))
    for way, cell in zip(ways(view, view.seat), inside.grid(2, 2, 12), strict=True):
        _way(canvas, cell, way, words)
    inside = panel(canvas, NEXT, words.message("noria", "picture-next"))
    wheel.draw(canvas, inside.centred(262, 262), view.houses[view.seat].next_wheel)
    _levels(canvas, view, view.seat, words)
    _stores(canvas, view, view.seat)
    return canvas


def _header(canvas: Canvas, view: View, seat: int, words: Words) -> None:
    palette = canvas.palette
    canvas.fill(HEADER, palette.band)
    canvas.rule(0, HEADER.bottom, WIDTH, palette.metal, 4)
    canvas.stamp_in(seat_token(seat, 52, palette), Box(MARGIN, 0, 52, HEADER.h))
    room = HEADER.inset(MARGIN, 0).without_left(68)
    said = words.message("noria", "picture-own", points=view.houses[seat].score)
    covered = canvas.text(room, said, BODY, palette.band_ink, align="right")
    room = room.without_right(covered.w + 30)
    canvas.text(room, drawn_name(words, seat), HEADING.at(34), palette.band_ink)


def _wheel(canvas: Canvas, view: View, seat: int, words: Words) -> None:
    palette, own = canvas.palette, view.houses[seat]
    inside = panel(canvas, WHEEL, words.message("noria", "picture-wheel"))
    box = inside.top_part(630).centred(630, 630)
    in_turn = view.stage == "turn" and view.at == seat
    wheel.draw(canvas, box, own.wheel, view.turn.used if in_turn else ())
    for slot in own.plan:
        x, y = wheel.slot_centre(slot, box)
        canvas.bracket(Box(round(x) - 38, round(y) - 38, 76, 76))
    wheel.draw_pending(canvas, box, own.pending)
    legend = inside.bottom_part(64)
    for text, sign, cell in zip(
        ("picture-active", "picture-coming"),
        (wheel.lit(40, palette), wheel.arc(40, palette)),
        legend.columns(2),
        strict=True,
    ):
        canvas.stamp_in(sign, cell.left_part(46))
        canvas.text(cell.without_left(56), words.message("noria", text), BODY)


def _way(canvas: Canvas, cell: Box, way: Way, words: Words) -> None:
    palette = canvas.palette
    ground, line = (palette.card, palette.edge) if way.is_open else (palette.sunk, palette.line)
    canvas.frame(cell, ground, line, 2, radius=12)
    for step, place in zip(way.steps, cell.inset(10, 6).columns(3, 6), strict=True):
        upper = place.without_bottom(56)
        if step.disc:
            pale = step.used or step.barred or not step.usable
            canvas.stamp_in(icons.disc(step.disc, 78, palette, used=pale), upper)
        else:
            canvas.stamp_in(icons.slot(78, palette), upper)
        corner = upper.right_part(40).top_part(40)
        if step.used:
            canvas.stamp_in(tick(34, palette, done=True), corner)
        elif step.usable and step.barred:
            canvas.stamp_in(icons.knowledge(40, palette), corner)
        label = words.message("noria", f"picture-slot-{step.slot}")
        shade = palette.ink if step.usable else palette.muted
        canvas.text(place.bottom_part(56), label, SMALL, shade, align="centre", lines=2)


def _levels(canvas: Canvas, view: View, seat: int, words: Words) -> None:
    palette = canvas.palette
    inside = panel(canvas, LEVELS, words.message("noria", "picture-levels"))
    costs = {rise.track: rise for rise in rises(view, seat)}
    for track, row in zip(TRACKS, inside.rows(len(TRACKS), 4), strict=True):
        canvas.text(row.left_part(148), words.name("noria", track), NAME.at(24))
        rest = row.without_left(150)
        if track not in costs:
            top = words.message("noria", "picture-top")
            canvas.text(rest, top, BODY, palette.muted)
            continue
        _rise(canvas, rest, costs[track], words)


def _rise(canvas: Canvas, row: Box, rise: Rise, words: Words) -> None:
    palette = canvas.palette
    canvas.stamp_in(tick(32, palette, done=rise.payable), row.left_part(36))
    canvas.text(row.without_left(42).left_part(34), str(rise.level), NUMBER.at(30), align="centre")
    said = hall.price_text(rise.price)
    covered = canvas.text(row.without_left(92).left_part(64), said, STRONG)
    x = max(covered.right + 8, row.x + 130)
    for kind in TRACKS[rise.track].pays:
        canvas.stamp_in(icons.thing(kind, 34, palette), Box(x, row.y, 36, row.h))
        x += 38
    if rise.toll:
        toll = words.message("noria", "picture-toll", toll=rise.toll)
        canvas.text(Box(x + 4, row.y, row.right - x - 4, row.h), toll, LABEL, palette.mark)


def _stores(canvas: Canvas, view: View, seat: int) -> None:
    palette, own = canvas.palette, view.houses[seat]
    inside = panel(canvas, STORES)
    know = inside.left_part(170)
    canvas.stamp_in(icons.knowledge(70, palette), know.left_part(76))
    canvas.text(know.without_left(90), str(own.knowledge), NUMBER.at(46))
    stock = inside.without_left(180).left_part(660).centred(660, house.STORES)
    house.stores_static(canvas, stock)
    house.stores(canvas, stock, own)
    wares = inside.right_part(620)
    house.goods_static(canvas, wares)
    house.goods(canvas, wares.top_part(house.GOODS_ROW), own)
    for good, cell in zip(GOODS, wares.bottom_part(34).columns(len(GOODS), 4), strict=True):
        needs = [kind for kind, units in RECIPES[good].items() for _ in range(units)]
        places = cell.centred(32 * len(needs), 34).columns(len(needs))
        for kind, place in zip(needs, places, strict=True):
            canvas.stamp_in(icons.thing(kind, 30, palette), place)
