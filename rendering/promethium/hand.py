"""The private picture: own bid tokens, own scheme cards, reserved projects, the standing order."""

from __future__ import annotations

from PIL import Image

from games.promethium.state import NEUTRAL
from games.promethium.view import BidView, PlayerView, View
from games.promethium.wording import end_text
from rendering.kit.canvas import WIDTH, Canvas
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, HEADING, SMALL, STRONG
from rendering.kit.names import drawn_name
from rendering.kit.pieces import panel, seat_token
from rendering.promethium import faces, icons
from rendering.promethium.reading import order_text, own_bids
from rendering.words import Words

MARGIN, GAP = 24, 14
HEADER = Box(0, 0, WIDTH, 84)
SCREEN = Box(MARGIN, 104, 560, 150)
PLACED = Box(SCREEN.right + GAP, 104, WIDTH - MARGIN - SCREEN.right - GAP, 150)
SCHEMES = Box(MARGIN, SCREEN.bottom + GAP, WIDTH - 2 * MARGIN, faces.SCHEME[1] + 70)
BELOW = Box(MARGIN, SCHEMES.bottom + GAP, WIDTH - 2 * MARGIN, 0)


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
    below = BELOW._replace(h=68 + cards * (faces.PROJECT[1] + 8) if cards else 70)
    canvas = Canvas(WIDTH, below.bottom + MARGIN, palette)
    canvas.fill(HEADER, palette.band)
    canvas.rule(0, HEADER.bottom, WIDTH, palette.metal, 4)
    canvas.stamp_in(seat_token(view.seat, 52, palette), Box(MARGIN, 0, 52, HEADER.h))
    room = HEADER.inset(MARGIN, 0).without_left(68)
    private = words.message("promethium", "picture-private")
    said = canvas.text(room, private, BODY, palette.band_ink, align="right")
    name = drawn_name(words, view.seat)
    canvas.text(room.without_right(said.w + 30), name, HEADING.at(34), palette.band_ink)
    _screen(canvas, player, words)
    _placed(canvas, own_bids(view), words)
    _schemes(canvas, player, words)
    if cards:
        left, right = below.columns((2, 1), GAP)
        _projects(canvas, left, player, words)
        _order(canvas, right, player, words)
    else:
        _order(canvas, below, player, words)
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
        where = words.say(end_text(bid.end))
        canvas.text(cell.without_left(56), where, SMALL, lines=3)
    if not bids:
        _nothing(canvas, inside, words)


def _nothing(canvas: Canvas, box: Box, words: Words) -> None:
    canvas.text(box, words.message("promethium", "picture-empty"), BODY, canvas.palette.muted)


def _schemes(canvas: Canvas, player: PlayerView, words: Words) -> None:
    inside = panel(canvas, SCHEMES, words.message("promethium", "picture-schemes"))
    palette = canvas.palette
    for index, key in enumerate(player.hand or ()):
        face = faces.scheme(key, palette, words.language)
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


def _order(canvas: Canvas, box: Box, player: PlayerView, words: Words) -> None:
    inside = panel(canvas, box)
    said = words.say(order_text(player))
    canvas.text(inside, said, BODY, lines=max(1, inside.h // 34))
