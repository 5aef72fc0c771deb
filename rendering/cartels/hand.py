"""The private picture: one's secret objective, one's goods, what the office still asks for."""

from __future__ import annotations

from itertools import accumulate

from PIL import Image

from games.cartels.cards import KINDS, MACHINES, NUMBERS, SLOTS
from games.cartels.view import View, WorkshopView
from rendering.cartels import faces, icons
from rendering.cartels.reading import Half, lacking, progress
from rendering.kit.canvas import WIDTH, Canvas
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, HEADING, LABEL, NUMBER, SMALL, STRONG, width
from rendering.kit.names import drawn_name
from rendering.kit.pieces import gauge, medallion, panel, seat_token, tick
from rendering.words import Words

MARGIN, GAP = 24, 14
HEADER = Box(0, 0, WIDTH, 84)
OBJECTIVE = Box(MARGIN, 104, 706, 502)
GOODS = Box(MARGIN, OBJECTIVE.bottom + GAP, OBJECTIVE.w, 148)
OFFICE = Box(OBJECTIVE.right + GAP, 104, WIDTH - MARGIN - OBJECTIVE.right - GAP, 664)


def hand(view: View, words: Words, palette: Palette) -> Image.Image | None:
    """What only this seat may see, and what helps it to decide."""
    canvas = drawn_hand(view, words, palette)
    return canvas.image if canvas else None


def drawn_hand(view: View, words: Words, palette: Palette) -> Canvas | None:
    """The hand before it is only pixels."""
    if view.seat is None:
        return None
    canvas = Canvas(WIDTH, OFFICE.bottom + MARGIN, palette)
    workshop = view.workshops[view.seat]
    canvas.fill(HEADER, palette.band)
    canvas.rule(0, HEADER.bottom, WIDTH, palette.metal, 4)
    canvas.stamp_in(seat_token(view.seat, 52, palette), Box(MARGIN, 0, 52, HEADER.h))
    room = HEADER.inset(MARGIN, 0).without_left(68)
    private = words.message("cartels", "picture-private")
    said = canvas.text(room, private, BODY, palette.band_ink, align="right")
    name = drawn_name(words, view.seat)
    canvas.text(room.without_right(said.w + 30), name, HEADING.at(34), palette.band_ink)
    _objective(canvas, workshop, words)
    _goods(canvas, workshop, words)
    _office(canvas, view, workshop, words)
    return canvas


def _objective(canvas: Canvas, workshop: WorkshopView, words: Words) -> None:
    halves = progress(workshop)
    if halves is None or workshop.objective is None:
        return
    title = words.message(
        "cartels", "picture-objective", name=words.name("cartels", workshop.objective)
    )
    inside = panel(canvas, OBJECTIVE, title)
    for half, row, label in zip(
        halves, inside.rows(2, gap=12), ("score-types", "score-nations"), strict=True
    ):
        _half(canvas, row, half, words.message("cartels", label), words)


def _half(canvas: Canvas, box: Box, half: Half, label: str, words: Words) -> None:
    palette = canvas.palette
    head = box.top_part(44)
    canvas.stamp_in(tick(32, palette, done=half.done), head.left_part(36))
    canvas.text(head.without_left(48).without_right(60), label, STRONG)
    canvas.stamp_in(medallion(46, str(half.points), palette), head.right_part(52))
    for served, cell in zip(half.served, box.without_top(48).columns(3, GAP), strict=True):
        there = served.machine is not None
        ground = palette.card if there else palette.sunk
        canvas.frame(cell, ground, palette.edge if there else palette.line, 2, radius=10)
        types = served.icon in {machine.type for machine in MACHINES.values()}
        sign = (
            icons.machine(served.icon, 96, palette)
            if types
            else icons.flag(served.icon, 70, palette)
        )
        canvas.stamp_in(sign, cell.top_part(74))
        wanted = words.name("cartels", served.icon)
        below = cell.inset(8, 0).without_top(72)
        canvas.text(below.top_part(28), wanted, SMALL, palette.muted, align="centre")
        by = (
            words.name("cartels", served.machine)
            if served.machine
            else words.message("cartels", "picture-missing")
        )
        style = LABEL if there else SMALL
        canvas.text(below.without_top(28), by, style, align="centre", lines=2)


def _goods(canvas: Canvas, workshop: WorkshopView, words: Words) -> None:
    palette = canvas.palette
    names = [words.name("cartels", kind) for kind in KINDS]
    cells = _by_width(panel(canvas, GOODS), [width(name, SMALL) for name in names])
    for kind, name, cell in zip(KINDS, names, cells, strict=True):
        count = workshop.goods[kind]
        good = icons.good(kind, 48, palette, words) if count else icons.no_good(kind, 48, palette)
        canvas.stamp_in(good, cell.top_part(52).left_part(52).moved((cell.w - 84) // 2, 0))
        shade = palette.ink if count else palette.muted
        where = cell.top_part(52).left_part(30).moved((cell.w - 84) // 2 + 56, 0)
        canvas.text(where, str(count), NUMBER.at(32), shade)
        bar = gauge(60, 10, count, NUMBERS.capacity, palette)
        canvas.stamp_in(bar, cell.moved(0, 58).top_part(14))
        canvas.text(cell.without_top(78), name, SMALL, palette.muted, align="centre")


def _by_width(box: Box, widths: list[int]) -> list[Box]:
    """A row of cells, each as wide as it needs and an equal share of what is left."""
    share = (box.w - sum(widths)) // len(widths)
    lefts = accumulate((each + share for each in widths), initial=box.x)
    return [Box(x, box.y, each + share, box.h) for x, each in zip(lefts, widths, strict=False)]


def _office(canvas: Canvas, view: View, workshop: WorkshopView, words: Words) -> None:
    palette = canvas.palette
    inside = panel(canvas, OFFICE, words.message("cartels", "picture-lacking"))
    for slot, card, column in zip(SLOTS, view.office, inside.columns(3, GAP), strict=True):
        label = words.message("cartels", f"picture-slot-{slot}")
        canvas.text(column.top_part(30), label, SMALL, palette.muted, align="centre")
        if not card:
            hole = column.without_top(34).top_part(faces.CARD[1])
            canvas.frame(hole, palette.sunk, palette.line, 2, radius=12)
            continue
        face = faces.machine_card(card, palette, words.language)
        place = column.without_top(34).top_part(faces.CARD[1]).centred(*faces.CARD)
        canvas.lay(face, place, radius=12)
        _verdict(canvas, column.without_top(34 + faces.CARD[1] + 12), workshop, card, words)


def _verdict(canvas: Canvas, box: Box, workshop: WorkshopView, card: str, words: Words) -> None:
    palette, missing = canvas.palette, lacking(workshop, card)
    if not missing.goods or missing.converter:
        message = "picture-affordable-converter" if missing.goods else "picture-affordable"
        canvas.frame(box.top_part(70), palette.band, palette.edge, palette.outline, radius=12)
        said = words.message("cartels", message)
        canvas.text(
            box.top_part(70).inset(10, 4), said, STRONG, palette.band_ink, align="centre", lines=2
        )
        box = box.without_top(78)
    if not missing.goods:
        return
    said = words.message("cartels", "picture-missing")
    canvas.text(box.top_part(34), said, BODY, align="centre")
    box = box.without_top(36)
    faces.bundle(canvas, box.top_part(44 * (1 + (len(missing.goods) > 4))), missing.goods, words)
