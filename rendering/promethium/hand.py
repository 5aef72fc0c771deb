"""The private picture: what only one seat knows, and in the Design Office what it works with."""

from __future__ import annotations

from PIL import Image

from games.promethium.box import ELEMENTS
from games.promethium.grid import End
from games.promethium.state import NEUTRAL
from games.promethium.view import BidView, PlayerView, View
from games.promethium.wording import end_text
from rendering.kit.canvas import WIDTH, Canvas
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, HEADING, SMALL, STRONG, TOGETHER
from rendering.kit.names import drawn_name
from rendering.kit.pieces import panel, seat_token
from rendering.promethium import faces, icons
from rendering.promethium.reading import own_bids, prices, standing_order
from rendering.words import Words

MARGIN, GAP = 24, 14
HEADER = Box(0, 0, WIDTH, 84)
SCREEN = Box(MARGIN, 104, 560, 150)
PLACED = Box(SCREEN.right + GAP, 104, WIDTH - MARGIN - SCREEN.right - GAP, 150)
SCHEMES = Box(MARGIN, SCREEN.bottom + GAP, WIDTH - 2 * MARGIN, faces.SCHEME[1] + 70)
TILE = (360, 46)


def hand(view: View, words: Words, palette: Palette) -> Image.Image | None:
    """What only this seat may see."""
    canvas = drawn_hand(view, words, palette)
    return canvas.image if canvas else None


def drawn_hand(view: View, words: Words, palette: Palette) -> Canvas | None:
    """The hand before it is only pixels."""
    if view.seat is None:
        return None
    player = view.me
    cards = max(len(player.reserved or ()), len(player.glimpse))
    ordered = standing_order(view)
    working = view.phase in {"office", "expo"}
    own = _tiles_box(player) if working else SCHEMES
    height = 68 + cards * (faces.PROJECT[1] + 8) if cards else 104
    below = Box(MARGIN, own.bottom + GAP, SCHEMES.w, height)
    last = below if cards or ordered else own
    canvas = Canvas(WIDTH, last.bottom + MARGIN, palette)
    canvas.fill(HEADER, palette.band)
    canvas.rule(0, HEADER.bottom, WIDTH, palette.metal, 4)
    canvas.stamp_in(seat_token(view.seat, 52, palette), Box(MARGIN, 0, 52, HEADER.h))
    room = HEADER.inset(MARGIN, 0).without_left(68)
    private = words.message("promethium", "picture-private")
    said = canvas.text(room, private, BODY, palette.band_ink, align="right")
    name = drawn_name(words, view.seat)
    canvas.text(room.without_right(said.w + 30), name, HEADING.at(34), palette.band_ink)
    _screen(canvas, player, words)
    if working:
        _elements(canvas, player, words)
        _tiles(canvas, own, player, words)
    else:
        _placed(canvas, own_bids(view), words)
    _schemes(canvas, player, words)
    left, right = below.columns((3, 2), GAP) if cards and ordered else (below, below)
    if cards:
        _projects(canvas, left, player, words)
    if ordered:
        _order(canvas, right, words.say(ordered))
    return canvas


def _screen(canvas: Canvas, player: PlayerView, words: Words) -> None:
    """Tokens behind the screen, the neutral player's among them when two play."""
    inside = panel(canvas, SCREEN, words.message("promethium", "picture-screen"))
    tokens = [(player.seat, value) for value in player.tokens or ()]
    tokens += [(NEUTRAL, value) for value in player.blue or ()]
    step = min(64, inside.w // max(1, len(tokens)))
    for index, (owner, value) in enumerate(tokens):
        place = Box(inside.x + index * step, inside.y, step, inside.h)
        canvas.stamp_in(icons.bid(owner, value, min(54, step - 2), canvas.palette), place)
    if not tokens:
        _nothing(canvas, inside, words)


def _placed(canvas: Canvas, bids: tuple[BidView, ...], words: Words) -> None:
    """Where one's own tokens lie face down, and what they are worth."""
    inside = panel(canvas, PLACED, words.message("promethium", "picture-placed"))
    for bid, cell in zip(bids, inside.columns(max(4, len(bids)), 6), strict=False):
        canvas.stamp_in(
            icons.bid(bid.owner, bid.value or 0, 48, canvas.palette), cell.left_part(50)
        )
        canvas.text(cell.without_left(56), where(bid.end, words), SMALL, lines=3)
    if not bids:
        _nothing(canvas, inside, words)


def where(end: End, words: Words) -> str:
    """The name of an end, so that its number does not stand in a line of its own."""
    return TOGETHER.join(words.say(end_text(end)).rsplit(" ", 1))


def _elements(canvas: Canvas, player: PlayerView, words: Words) -> None:
    """What there is to work with in the Design Office; the board shows it too, but further off."""
    palette = canvas.palette
    inside = panel(canvas, PLACED, words.message("promethium", "picture-means"))
    cells = inside.grid(8, 2)
    influence, promethium = cells[len(ELEMENTS)], cells[len(ELEMENTS) + 2]
    for element, cell in zip(ELEMENTS, cells, strict=False):
        count = player.elements[element]
        piece = icons.element(element, 40, palette, words)
        ghost = icons.no_element(element, 40, palette)
        canvas.stamp_in(piece if count else ghost, cell.left_part(44))
        if count:
            canvas.text(cell.without_left(50), str(count), STRONG.at(28))
    label = words.message("promethium", "picture-points", count=player.influence)
    canvas.text(Box(influence.x, influence.y, 2 * influence.w, influence.h), label, SMALL)
    canvas.stamp_in(icons.promethium(34, palette), promethium.left_part(44))
    canvas.text(promethium.without_left(50), str(player.promethium), STRONG.at(28))


def _tiles_box(player: PlayerView) -> Box:
    """Room for the own tiles, four in a row."""
    rows = -(-len(player.tiles) // 4)
    height = 76 + rows * (TILE[1] + 6) if rows else -GAP
    return Box(MARGIN, SCHEMES.bottom + GAP, SCHEMES.w, height)


def _tiles(canvas: Canvas, box: Box, player: PlayerView, words: Words) -> None:
    if not player.tiles:
        return
    inside = panel(canvas, box, words.message("promethium", "picture-tiles"))
    for index, held in enumerate(player.tiles):
        row, column = divmod(index, 4)
        place = Box(inside.x + column * (TILE[0] + 22), inside.y + row * (TILE[1] + 6), *TILE)
        line = faces.tile_line(held.id, held.uses, TILE, canvas.palette, words.language)
        canvas.lay(line, place)


def _nothing(canvas: Canvas, box: Box, words: Words) -> None:
    canvas.text(box, words.message("promethium", "picture-empty"), BODY, canvas.palette.muted)


def _schemes(canvas: Canvas, player: PlayerView, words: Words) -> None:
    inside = panel(canvas, SCHEMES, words.message("promethium", "picture-schemes"))
    palette = canvas.palette
    for index, key in enumerate(player.hand or ()):
        face = faces.scheme(key, prices(player, key), palette, words.language)
        place = Box(inside.x + index * (faces.SCHEME[0] + 9), inside.y, *faces.SCHEME)
        canvas.lay(face, place, radius=12)
    if not player.hand:
        _nothing(canvas, inside, words)


def _projects(canvas: Canvas, box: Box, player: PlayerView, words: Words) -> None:
    """Reserved projects, and those known to lie on the deck."""
    inside = panel(canvas, box)
    x, palette = inside.x, canvas.palette
    for cards, message in (
        (player.reserved or (), "picture-reserved"),
        (player.glimpse, "picture-glimpse"),
    ):
        if not cards:
            continue
        head = Box(x, inside.y, faces.PROJECT[0], 40)
        canvas.text(head, words.message("promethium", message), STRONG)
        for index, card in enumerate(cards):
            face = faces.project(card, palette, words.language)
            place = Box(x, inside.y + 44 + index * (faces.PROJECT[1] + 8), *faces.PROJECT)
            canvas.lay(face, place, radius=10)
        x += faces.PROJECT[0] + 40


def _order(canvas: Canvas, box: Box, said: str) -> None:
    inside = panel(canvas, box)
    canvas.text(inside, said, BODY, lines=max(1, inside.h // 34))
