"""The public picture of Noria: round track, town hall, market, islands, everybody's wheel."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.noria.view import Space, View
from rendering.kit.canvas import WIDTH, Canvas, tile
from rendering.kit.colours import Palette
from rendering.kit.layers import layer
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, LABEL, NAME, NUMBER, SMALL, STRONG, TITLE
from rendering.kit.names import drawn_name
from rendering.kit.pieces import chip, medallion, pointer, seat_token
from rendering.noria import hall, house, sea
from rendering.noria.reading import phase_of
from rendering.words import Words

MARGIN, GAP = 24, 14
WITHIN = WIDTH - 2 * MARGIN
HEADER = Box(0, 0, WIDTH, 84)
ROUNDS = Box(MARGIN, 100, WITHIN, 92)
HALL = Box(MARGIN, ROUNDS.bottom + GAP, WITHIN, hall.HEIGHT)
MARKET = Box(MARGIN, HALL.bottom + GAP, 1046, sea.MARKET)
PRICES = Box(MARKET.right + GAP, MARKET.y, WITHIN - MARKET.w - GAP, sea.MARKET)
SEA = Box(MARGIN, MARKET.bottom + GAP, WITHIN, sea.ISLANDS)
TOP = SEA.bottom + GAP
"""Where the houses begin."""

PHASES = ("influence", "action", "politics", "administration")


def board(view: View, words: Words, palette: Palette, marks: Sequence[str] = ()) -> Image.Image:
    """Everything that lies open on the table."""
    return drawn(view, words, palette, marks).image


def drawn(view: View, words: Words, palette: Palette, marks: Sequence[str]) -> Canvas:
    """The board with its places, for those who ask where things are."""
    key = ("noria", len(view.houses), view.options.mode, palette.name, words.language)
    canvas = layer(key, lambda: _ground(view, palette, words))
    _header(canvas, view, words)
    _rounds(canvas, view)
    hall.draw(canvas, HALL, view)
    sea.market(canvas, MARKET, view, words)
    sea.prices(canvas, PRICES, view)
    sea.islands(canvas, SEA, view, words)
    columns = _columns(view)
    for seat, column in enumerate(columns):
        house.draw(canvas, column, view, seat, words)
    canvas.mark(marks)
    house.start_sign(canvas, columns[view.first], words)
    return canvas


def _columns(view: View) -> list[house.Column]:
    across = Box(MARGIN, TOP, WITHIN, 0).columns(len(view.houses), GAP)
    tall = house.height(across[0].w)
    return [house.Column(Box(box.x, TOP, box.w, tall)) for box in across]


def _ground(view: View, palette: Palette, words: Words) -> Canvas:
    """What lies there before the game begins."""
    columns = _columns(view)
    canvas = Canvas(WIDTH, columns[0].box.bottom + MARGIN, palette)
    canvas.fill(HEADER, palette.band)
    canvas.rule(0, HEADER.bottom, WIDTH, palette.metal, 4)
    canvas.text(
        Box(MARGIN, 0, 200, HEADER.h), words.message("noria", "title"), TITLE, palette.band_ink
    )
    canvas.place("rounds", ROUNDS)
    hall.draw_static(canvas, HALL, words)
    sea.market_static(canvas, MARKET, words)
    sea.prices_static(canvas, PRICES, words)
    sea.islands_static(canvas, SEA, view, words)
    for seat, column in enumerate(columns):
        house.draw_static(canvas, column, seat)
    return canvas


def _header(canvas: Canvas, view: View, words: Words) -> None:
    palette, x = canvas.palette, 220
    if view.stage == "turn":
        for phase in PHASES:
            label = words.message("noria", f"picture-phase-{phase}")
            if phase == view.turn.phase:
                x = chip(canvas, x, 20, 44, label, ground=palette.metal, style=STRONG).right + 10
            else:
                x = canvas.text(Box(x + 6, 20, 220, 44), label, BODY, palette.band_ink).right + 16
    else:
        label = words.message("noria", phase_of(view))
        x = chip(canvas, x, 20, 44, label, ground=palette.metal, style=STRONG).right + 10
    if view.stage not in ("over", "wheels"):
        canvas.stamp_in(pointer(36, palette), Box(x + 12, 0, 40, 84))
        canvas.stamp_in(seat_token(view.at, 46, palette), Box(x + 56, 0, 46, 84))
        room = Box(x + 112, 0, WIDTH - MARGIN - 260 - x - 112, 84)
        canvas.text(room, drawn_name(words, view.at), NAME.at(28), palette.band_ink)
    if view.round:
        said = words.message("picture", "round", round=view.round, last=view.rounds)
        room = Box(WIDTH - MARGIN - 250, 0, 250, 84)
        canvas.text(room, said, NUMBER.at(32), palette.band_ink, align="right")


def _rounds(canvas: Canvas, view: View) -> None:
    """Spaces with a marker are rounds to come; gears and the surcharge show what they will cost."""
    spaces = view.spaces
    for space, cell in zip(spaces, ROUNDS.columns(len(spaces), 4), strict=True):
        now = space.round == view.round and view.stage == "turn"
        state = "now" if now else "open" if space.round <= view.round else "covered"
        canvas.lay(_space(space, cell.w, cell.h, canvas.palette, state), cell)


@tile
def _space(space: Space, width: int, height: int, palette: Palette, state: str) -> Canvas:
    """A round: with a marker on it, open, or the one being played."""
    canvas = Canvas(width, height, palette)
    now = state == "now"
    ground = palette.panel if state != "open" else palette.paper
    canvas.frame(canvas.box, ground, palette.mark if now else palette.line, 4 if now else 2, 8)
    head = canvas.box.top_part(34)
    if now:
        canvas.fill(head.inset(2), palette.mark, 6)
    if space.round > 0:
        shade = palette.on(palette.mark) if now else palette.muted
        canvas.text(head, str(space.round), LABEL if now else SMALL, shade, align="centre")
    below = canvas.box.without_top(34)
    surcharge, gears = below.columns(2) if space.surcharge and space.gear else (below, below)
    if space.surcharge:
        canvas.text(surcharge, "+1", STRONG.at(28), palette.mark, align="centre")
    if space.gear:
        canvas.stamp_in(medallion(54, str(space.intrigue), palette), gears)
    return canvas
