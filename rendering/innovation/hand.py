"""The private picture: one's hand in full, one's own piles to look through, one's score pile."""

from __future__ import annotations

from PIL import Image

from games.innovation.cards import CARDS, COLOURS
from games.innovation.state import Options
from games.innovation.view import PileView, PlayerView, View
from rendering.innovation import faces, icons
from rendering.kit.canvas import WIDTH, Canvas
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, HEADING
from rendering.kit.names import drawn_name
from rendering.kit.pieces import panel, seat_token
from rendering.words import Words

MARGIN, GAP = 24, 12
HEADER = Box(0, 0, WIDTH, 84)
INSIDE = Box(MARGIN + 16, 0, WIDTH - 2 * MARGIN - 32, 0)
ACROSS = 4
"""Cards of the hand and of the score pile side by side."""
_HEAD, _FOOT, _NOTHING = 58, 14, 40
_BETWEEN = 4
"""Between the covered cards of a pile."""


def hand(view: View, words: Words, palette: Palette) -> Image.Image | None:
    """What only this seat may see, and the words of its own cards."""
    canvas = drawn_hand(view, words, palette)
    return canvas.image if canvas else None


def drawn_hand(view: View, words: Words, palette: Palette) -> Canvas | None:
    """The hand before it is only pixels."""
    if view.seat is None:
        return None
    player = view.players[view.seat]
    cards, score = player.hand or (), player.score or ()
    heights = [
        _hand_height(cards, words, view.options),
        _board_height(player, words, view.options),
        _score_height(score),
    ]
    tall = HEADER.bottom + 4 + sum(heights) + (len(heights) + 1) * GAP + GAP
    canvas = Canvas(WIDTH, tall, palette)
    _header(canvas, view.seat, words)
    y = HEADER.bottom + 4 + GAP
    boxes = []
    for height in heights:
        boxes.append(Box(MARGIN, y, WIDTH - 2 * MARGIN, height))
        y += height + GAP
    _hand(canvas, boxes[0], cards, words, view.options)
    _board(canvas, boxes[1], player, words, view.options)
    _score(canvas, boxes[2], score, words)
    return canvas


def _header(canvas: Canvas, seat: int, words: Words) -> None:
    palette = canvas.palette
    canvas.fill(HEADER, palette.band)
    canvas.rule(0, HEADER.bottom, WIDTH, palette.metal, 4)
    canvas.stamp_in(seat_token(seat, 52, palette), Box(MARGIN, 0, 52, HEADER.h))
    room = HEADER.inset(MARGIN, 0).without_left(68)
    private = words.message("innovation", "picture-private")
    said = canvas.text(room, private, BODY, palette.band_ink, align="right")
    name = drawn_name(words, seat)
    canvas.text(room.without_right(said.w + 30), name, HEADING.at(34), palette.band_ink)


# The hand


def _rows(
    cards: tuple[str, ...], words: Words, options: Options
) -> list[tuple[tuple[str, ...], int]]:
    """Cards row by row, each row as tall as its longest text."""
    width = INSIDE.columns(ACROSS, GAP)[0].w
    rows = [cards[start : start + ACROSS] for start in range(0, len(cards), ACROSS)]
    return [
        (row, faces.TOP + max(faces.words_height(card, width, words, options) for card in row))
        for row in rows
    ]


def _hand_height(cards: tuple[str, ...], words: Words, options: Options) -> int:
    rows = sum(tall + GAP for _, tall in _rows(cards, words, options))
    return _HEAD + (rows or _NOTHING) + _FOOT


def _hand(canvas: Canvas, box: Box, cards: tuple[str, ...], words: Words, options: Options) -> None:
    inside = panel(canvas, box, words.message("innovation", "picture-your-hand"))
    if not cards:
        _nothing(canvas, inside, words)
    y = inside.y
    for row, tall in _rows(cards, words, options):
        for card, column in zip(row, INSIDE.columns(ACROSS, GAP), strict=False):
            _whole(canvas, Box(column.x, y, column.w, tall), card, words, options)
        y += tall + GAP


def _whole(canvas: Canvas, box: Box, card: str, words: Words, options: Options) -> None:
    palette = canvas.palette
    canvas.fill(box.inset(-2), palette.edge)
    canvas.lay(faces.whole(card, (box.w, box.h), palette, words.language, options), box)


def _nothing(canvas: Canvas, box: Box, words: Words) -> None:
    said = words.message("innovation", "picture-empty")
    canvas.text(box.top_part(_NOTHING), said, BODY, canvas.palette.muted)


# The board


def _columns() -> tuple[Box, ...]:
    return INSIDE.columns(len(COLOURS), GAP)


def _tallest(player: PlayerView, words: Words, options: Options) -> int:
    width = min(column.w for column in _columns())
    return max(
        (faces.words_height(pile.top, width, words, options) for pile in player.piles), default=0
    )


def _board_height(player: PlayerView, words: Words, options: Options) -> int:
    if not player.piles:
        return _HEAD + _NOTHING + _FOOT
    below = max(pile.count - 1 for pile in player.piles) * (faces.UNDER + _BETWEEN)
    return (
        _HEAD + faces.TOP + _tallest(player, words, options) + (48 + below if below else 0) + _FOOT
    )


def _board(canvas: Canvas, box: Box, player: PlayerView, words: Words, options: Options) -> None:
    inside = panel(canvas, box, words.message("innovation", "picture-your-board"))
    if not player.piles:
        _nothing(canvas, inside, words)
    tall = faces.TOP + _tallest(player, words, options)
    places = dict(zip(COLOURS, _columns(), strict=True))
    width = min(column.w for column in places.values())
    for pile in player.piles:
        place = Box(places[pile.colour].x, inside.y, width, tall)
        _whole(canvas, place, pile.top, words, options)
        if pile.count > 1:
            _covered(canvas, place.moved(0, tall + 8), pile, words)


def _covered(canvas: Canvas, box: Box, pile: PileView, words: Words) -> None:
    """How a pile is splayed, and what lies below its top card."""
    palette = canvas.palette
    head = box.top_part(36)
    canvas.stamp_in(icons.splay(pile.splay, 28, palette), head.left_part(34))
    said = words.message("innovation", f"picture-splay-{pile.splay}", count=pile.count - 1)
    canvas.text(head.without_left(42), said, BODY, palette.muted)
    for index, card in enumerate(pile.covered or ()):
        y = head.bottom + 4 + index * (faces.UNDER + _BETWEEN)
        face = faces.under(card, box.w, palette, words.language)
        canvas.lay(face, Box(box.x, y, box.w, faces.UNDER))


# The score pile


def _score_height(score: tuple[str, ...]) -> int:
    rows = -(-len(score) // ACROSS)
    return _HEAD + (rows * faces.LINE or _NOTHING) + _FOOT


def _score(canvas: Canvas, box: Box, score: tuple[str, ...], words: Words) -> None:
    inside = panel(canvas, box, words.message("innovation", "picture-your-score"))
    if not score:
        _nothing(canvas, inside, words)
    columns = INSIDE.columns(ACROSS, GAP)
    width = min(column.w for column in columns)
    for index, card in enumerate(sorted(score, key=lambda one: CARDS[one].number)):
        place = columns[index % len(columns)]
        y = inside.y + index // len(columns) * faces.LINE
        face = faces.line(card, width, canvas.palette, words.language)
        canvas.lay(face, Box(place.x, y, width, faces.LINE))
