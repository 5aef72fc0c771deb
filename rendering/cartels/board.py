"""The public picture of Cartels: track, cartels, design office, and a column for each workshop."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.cartels.cards import CARTELS, NUMBERS, SLOTS, depot_content
from games.cartels.view import View
from rendering.cartels import faces, icons, workshop
from rendering.cartels.reading import counts_in, kinds_of, status
from rendering.kit.canvas import WIDTH, Canvas, tile
from rendering.kit.colours import Palette
from rendering.kit.layers import layer
from rendering.kit.layout import Box, fan
from rendering.kit.lettering import BODY, HEADING, LABEL, NAME, NUMBER, SMALL, STRONG, TITLE
from rendering.kit.names import drawn_name
from rendering.kit.pieces import card_back, chip, gear, panel, pointer, seat_token
from rendering.kit.sketch import Sketch, sprite
from rendering.words import Words

MARGIN, GAP = 20, 12
HEADER = Box(0, 0, WIDTH, 84)
TRACK = Box(MARGIN, 100, WIDTH - 2 * MARGIN, 116)
CARTEL_PARTS = Box(MARGIN, 232, 710, 442)
ORDER = Box(MARGIN, CARTEL_PARTS.bottom + GAP, CARTEL_PARTS.w, 112)
OFFICE = Box(CARTEL_PARTS.right + GAP, 232, WIDTH - MARGIN - CARTEL_PARTS.right - GAP, 566)
TOP = OFFICE.bottom + GAP
"""Where the workshops begin."""

PHASES = {"workers": 0, "opening": 1, "collecting": 1, "machines": 2, "over": 3}


def board(view: View, words: Words, palette: Palette, marks: Sequence[str] = ()) -> Image.Image:
    """Everything that lies open on the table."""
    return drawn(view, words, palette, marks).image


def drawn(view: View, words: Words, palette: Palette, marks: Sequence[str]) -> Canvas:
    """The board with its places, for those who ask where things are."""
    seats = len(view.workshops)
    tall, lines = workshop.height(view, _columns(seats, 0)[0].w)
    columns = [workshop.Column(box, lines) for box in _columns(seats, tall)]
    key = ("cartels", seats, tall, view.track, palette.name, words.language)
    canvas = layer(key, lambda: _ground(view, columns, lines, palette, words))
    _header(canvas, view, words)
    _track(canvas, view)
    for cartel, box in zip(CARTELS, _cartels(), strict=True):
        _cartel(canvas, box, view, cartel, words)
    _order(canvas, view, words)
    _office(canvas, view, words)
    for seat, column in enumerate(columns):
        workshop.draw(canvas, column, view, seat, lines, words)
    canvas.mark(marks)
    return canvas


def _columns(seats: int, tall: int) -> tuple[Box, ...]:
    return Box(MARGIN, TOP, WIDTH - 2 * MARGIN, tall).columns(seats, GAP)


def _cartels() -> tuple[Box, ...]:
    return CARTEL_PARTS.columns(len(CARTELS), GAP)


def _rounds(view: View) -> tuple[Box, ...]:
    return TRACK.columns(view.last_round, 3)


def _slots() -> tuple[Box, ...]:
    row = OFFICE.inset(16, 0).without_top(60)
    return tuple(cell.top_part(26 + faces.CARD[1]) for cell in row.columns(len(SLOTS), GAP))


# What never changes


def _ground(
    view: View, columns: list[workshop.Column], lines: int, palette: Palette, words: Words
) -> Canvas:
    canvas = Canvas(WIDTH, columns[0].box.bottom + MARGIN, palette)
    canvas.fill(HEADER, palette.band)
    canvas.rule(0, HEADER.bottom, WIDTH, palette.metal, 4)
    canvas.text(
        Box(MARGIN, 0, 260, HEADER.h), words.message("cartels", "title"), TITLE, palette.band_ink
    )
    canvas.lay(_strip(view.track, palette, spent=False), TRACK)
    for cartel, box in zip(CARTELS, _cartels(), strict=True):
        _cartel_ground(canvas, box, cartel, words)
    inside = panel(canvas, ORDER)
    canvas.text(
        inside.left_part(96), words.message("cartels", "picture-order"), HEADING.at(28), lines=2
    )
    canvas.place("order track", ORDER.inset(6))
    panel(canvas, OFFICE)
    canvas.place("office", OFFICE.inset(6))
    for slot, box in zip(SLOTS, _slots(), strict=True):
        label = words.message("cartels", f"picture-slot-{slot}")
        canvas.text(box.top_part(26), label, SMALL, palette.muted, align="centre")
        hole = box.without_top(26).centred(*faces.CARD)
        canvas.frame(hole, palette.sunk, palette.line, 2, radius=12)
        canvas.place(f"office.{slot}", hole)
    for seat, column in enumerate(columns):
        workshop.draw_static(canvas, column, seat, lines, words)
    return canvas


@sprite
def _merge(palette: Palette) -> Image.Image:
    """A cogwheel between two rounds: cards are shuffled in there."""
    sketch = Sketch(24, 24)
    sketch.polygon(gear((12, 12), 11, 9), palette.metal, palette.edge, 1.5)
    sketch.disc((12, 12), 4, palette.panel, palette.edge, 1.5)
    return sketch.done()


def _cartel_ground(canvas: Canvas, box: Box, cartel: str, words: Words) -> None:
    inside = panel(canvas, box)
    canvas.text(
        inside.moved(0, 84).top_part(64), words.name("cartels", cartel), NAME.at(25), lines=2
    )
    canvas.place(f"cube.{cartel}", inside.top_part(232).inset(-4, 0))
    canvas.place(f"depot.{cartel}", _depot(box).inset(-4, 0))


def _depot(box: Box) -> Box:
    return box.inset(16, 12).bottom_part(164)


# What changes


def _header(canvas: Canvas, view: View, words: Words) -> None:
    palette, now = canvas.palette, PHASES[view.phase]
    x = 300
    for number, phase in enumerate(("workers", "cartels", "machines", "over")):
        if phase == "over" and now != 3:
            continue
        label = words.message("cartels", f"picture-phase-{phase}")
        if number == now:
            x = chip(canvas, x, 20, 44, label, ground=palette.metal, style=STRONG).right + 12
        elif now != 3:
            said = canvas.text(Box(x + 8, 20, 220, 44), label, BODY, palette.band_ink)
            x = said.right + 20
    rounds = words.message("cartels", "picture-round", round=view.round, last=view.last_round)
    canvas.text(
        Box(WIDTH - MARGIN - 260, 0, 260, 84),
        rounds,
        NUMBER.at(32),
        palette.band_ink,
        align="right",
    )
    if view.turn is not None:
        canvas.stamp_in(pointer(36, palette), Box(x + 16, 0, 40, 84))
        canvas.stamp_in(seat_token(view.turn, 46, palette), Box(x + 62, 0, 46, 84))
        room = Box(x + 120, 0, WIDTH - MARGIN - 270 - x - 120, 84)
        name = drawn_name(words, view.turn)
        canvas.text(room, name, NAME.at(28), palette.band_ink)


def _track(canvas: Canvas, view: View) -> None:
    palette = canvas.palette
    boxes = _rounds(view)
    spent = boxes[view.round - 1].right if view.phase == "over" else boxes[view.round - 1].x
    canvas.lay(_strip(view.track, palette, spent=True), TRACK, width=spent - TRACK.x)
    for number in (NUMBERS.merge_deck_2_after, NUMBERS.merge_discards_after):
        canvas.stamp(_merge(palette), boxes[number].x - 13, TRACK.bottom - 24)
    if view.phase != "over":
        box = boxes[view.round - 1]
        canvas.stamp(_current(box.w, box.h, palette), box.x, box.y)
        canvas.text(
            box.top_part(32), str(view.round), LABEL, palette.on(palette.mark), align="centre"
        )


@tile
def _strip(track: tuple[str, ...], palette: Palette, *, spent: bool) -> Canvas:
    """The rounds and the cartels that open in them; hollow once they are over."""
    canvas = Canvas(TRACK.w, TRACK.h, palette)
    ground = palette.paper if spent else palette.panel
    spaces = canvas.box.columns(len(track), 3)
    for number, (box, opens) in enumerate(zip(spaces, track, strict=True), 1):
        canvas.frame(box, ground, palette.line, 2, radius=8)
        canvas.text(box.top_part(32), str(number), SMALL, palette.muted, align="centre")
        for place, cartel in enumerate(opens):
            sign = icons.cartel_tile(cartel, 36, 25, palette, solid=not spent)
            canvas.stamp(sign, box.x + (box.w - 36) // 2, 32 + place * 27)
    return canvas


@sprite
def _current(width: int, height: int, palette: Palette) -> Image.Image:
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0, width, height), None, palette.mark, 4, radius=8)
    sketch.rectangle((0, 0, width, 32), palette.mark, radius=8)
    return sketch.done()


def _cartel(canvas: Canvas, box: Box, view: View, cartel: str, words: Words) -> None:
    palette = canvas.palette
    inside = box.inset(16, 12)
    opened = view.opened if view.opened and view.opened.cartel == cartel else None
    canvas.stamp(icons.cube(cartel, 80, palette, is_open=opened is not None), inside.x, inside.y)
    when = words.say(status(view, cartel))
    shade = palette.mark if opened else palette.muted
    canvas.text(
        inside.without_left(92).top_part(80), when, SMALL if not opened else LABEL, shade, lines=3
    )
    counts = counts_in(view, cartel)
    room = inside.moved(0, 152).top_part(80)
    if counts is None:
        hidden = words.message("cartels", "picture-cube-hidden")
        canvas.text(room, hidden, SMALL, palette.muted, lines=2)
    else:
        for who, (count, cell) in enumerate(zip(counts, room.grid(2, 2), strict=False)):
            canvas.stamp_in(_piece(who, 36, view, palette, words), cell.left_part(38))
            canvas.text(cell.without_left(46), str(count), STRONG.at(28))
    full = depot_content(cartel, len(view.workshops))
    for kind, row in zip(kinds_of(cartel), _depot(box).rows(3), strict=True):
        count = view.depots[cartel][kind]
        row_tile = faces.in_depot(kind, count, full[kind], row.w, row.h, palette, words.language)
        canvas.lay(row_tile, row)


def _piece(who: int, size: int, view: View, palette: Palette, words: Words) -> Image.Image:
    if who < len(view.workshops):
        return seat_token(who, size, palette)
    return icons.npc(size, words.message("cartels", "picture-npc-sign"), palette)


def _order(canvas: Canvas, view: View, words: Words) -> None:
    palette = canvas.palette
    inside = ORDER.inset(16, 12)
    places = max(3, len(view.workshops))
    row = Box(inside.x + 104, inside.y, places * 66, inside.h)
    opened = view.opened
    for rank, cell in enumerate(row.columns(places)):
        canvas.text(cell.top_part(28), str(rank + 1), SMALL, palette.muted, align="centre")
        slot = cell.without_top(28).centred(54, 54)
        canvas.frame(slot, palette.sunk, palette.line, 2, radius=10)
        if opened and rank < len(opened.order):
            canvas.stamp_in(_piece(opened.order[rank], 46, view, palette, words), slot)
            if rank == opened.turn:
                canvas.bracket(slot)
    beside = inside.without_left(104 + row.w + 18)
    marker = beside.right_part(176)
    on_board = view.engineer is None
    sign = icons.engineer(58, palette) if on_board else icons.no_engineer(58, palette)
    canvas.stamp_in(sign, marker.right_part(62))
    name = words.name("cartels", "engineer")
    shade = palette.ink if on_board else palette.muted
    canvas.text(marker.without_right(66), name, SMALL, shade, align="right", lines=2)
    _progress(canvas, beside.without_right(184), view, words)


def _progress(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """How far a turn or a phase has come: takes left, what the NPC wants, who has passed."""
    opened = view.opened
    if view.phase == "machines":
        passed = words.message(
            "cartels", "picture-passes", count=view.passes, seats=len(view.workshops)
        )
        canvas.text(box, passed, SMALL, lines=3)
    if not opened or not opened.order:
        return
    takes = words.message("cartels", "picture-takes", count=opened.left)
    above, below = box.rows(2)
    canvas.text(above if opened.preference else box, takes, SMALL, lines=2)
    if opened.preference:
        npc = _piece(len(view.workshops), 36, view, canvas.palette, words)
        canvas.stamp_in(npc, below.left_part(38))
    for index, kind in enumerate(opened.preference):
        place = Box(below.x + 44 + index * 40, below.y, 38, below.h)
        canvas.stamp_in(icons.good(kind, 38, canvas.palette, words), place)


def _office(canvas: Canvas, view: View, words: Words) -> None:
    palette = canvas.palette
    head = OFFICE.inset(18, 8).top_part(46)
    title = canvas.text(head, words.message("cartels", "picture-office"), HEADING)
    x = head.right
    for count, message in ((view.later, "picture-later"), (view.pile, "picture-pile")):
        if message == "picture-later" and not count:
            continue
        label = words.message("cartels", message, count=count)
        said = canvas.text(
            Box(title.right + 20, head.y, x - title.right - 20, head.h), label, BODY, align="right"
        )
        back = card_back(32, 42, palette, None if message == "picture-pile" else "red")
        canvas.stamp_in(back, Box(said.x - 42, head.y, 34, head.h))
        x = said.x - 64
    for card, slot in zip(view.office, SLOTS, strict=True):
        if card:
            face = faces.machine_card(card, palette, words.language)
            canvas.lay(face, canvas.places[f"office.{slot}"], radius=12)
    room = OFFICE.inset(16, 10).bottom_part(122)
    label = words.message("cartels", "picture-discards", count=len(view.discards))
    canvas.text(room.top_part(32), label, LABEL, palette.muted)
    wide, tall = faces.SLIP
    across = max(8, -(-len(view.discards) // 2))
    for start, row in zip((0, across), room.bottom_part(2 * tall + 6).rows(2, 6), strict=True):
        cards = view.discards[start : start + across]
        for card, place in zip(cards, fan(row, len(cards), wide, wide + 6), strict=True):
            canvas.lay(faces.slip(card, palette), place)
