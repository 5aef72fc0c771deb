"""One player's part of the board: what they show, hold, have scored and have won."""

from __future__ import annotations

from games.innovation.cards import COLOURS, ICONS
from games.innovation.view import PlayerView, View
from games.text import Seat
from rendering.innovation import icons
from rendering.innovation import pile as piles
from rendering.innovation.reading import audience, goal, grouped, next_draw, won
from rendering.kit.canvas import Canvas, tile
from rendering.kit.colours import Colour, Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import LABEL, NAME, NUMBER, SMALL
from rendering.kit.names import drawn_name
from rendering.kit.pieces import medallion, plate, pointer, seat_token
from rendering.words import Words

HEAD, FOOT, GAP = 64, 50, 10
BACK = (30, 38)
COUNT = 44
"""Room for how many cards of an age there are."""


def height(player: PlayerView, width: int) -> int:
    """How tall the part must be for what the splays show."""
    wide = _pile_width(width)
    tallest = max((piles.height(pile, wide) for pile in player.piles), default=piles.CARD)
    return HEAD + GAP + tallest + (tallest > piles.CARD) * 8 + FOOT + GAP


def _pile_width(width: int) -> int:
    return Box(0, 0, width - 2 * GAP, 1).columns(len(COLOURS), GAP)[-1].w


def draw(canvas: Canvas, box: Box, view: View, seat: Seat, words: Words) -> None:
    """All of it."""
    palette, player = canvas.palette, view.players[seat]
    canvas.frame(box, palette.panel, palette.line, 2, radius=14)
    _head(canvas, box.top_part(HEAD), view, seat, words)
    inside = Box(box.x + GAP, box.y + HEAD + GAP, box.w - 2 * GAP, box.h - HEAD - 2 * GAP)
    canvas.place(f"board.{seat}", inside.without_bottom(FOOT))
    there = {pile.colour: pile for pile in player.piles}
    wide = _pile_width(box.w)
    for colour, cell in zip(COLOURS, inside.columns(len(COLOURS), GAP), strict=True):
        canvas.place(f"board.{seat}.{colour}", Box(cell.x, cell.y, wide, piles.CARD))
        if pile := there.get(colour):
            reached = audience(view, seat, pile.top)
            canvas.lay(piles.pile(pile, reached, wide, palette, words), cell)
        else:
            canvas.lay(piles.no_pile(colour, wide, palette, words.language), cell)
    _foot(canvas, inside.bottom_part(FOOT), seat, player, words)


def _head(canvas: Canvas, box: Box, view: View, seat: Seat, words: Words) -> None:
    palette, player = canvas.palette, view.players[seat]
    turn = view.phase == "actions" and view.turn == seat
    ground, line = (palette.band, palette.mark) if turn else (palette.sunk, palette.line)
    shade = palette.band_ink if turn else palette.ink
    canvas.stamp(plate(box.w, box.h, ground, line), box.x, box.y)
    x = box.x + 14
    if turn:
        canvas.stamp_in(pointer(34, palette), Box(x - 4, box.y, 34, box.h))
        x += 34
    canvas.stamp_in(seat_token(seat, 46, palette), Box(x, box.y, 46, box.h))
    room = Box(x + 56, box.y, box.x + 360 - x - 56, box.h)
    canvas.text(room, drawn_name(words, seat), NAME.at(28), shade)
    counts = tuple(player.icons[icon] for icon in ICONS)
    canvas.lay(_totals(counts, palette, turn), Box(box.x + 372, box.y + 8, 0, 0))
    draws = Box(box.x + 916, box.y, 130, box.h)
    _draws(canvas, draws, next_draw(view, player), shade, words)
    awards = canvas.place(f"achievements.{seat}", box.right_part(490).inset(14, 8))
    _won(canvas, awards, player, goal(view), shade, words)


@tile
def _totals(counts: tuple[int, ...], palette: Palette, turn: bool) -> Canvas:
    """How many of each icon somebody shows."""
    ground, shade = (palette.band, palette.band_ink) if turn else (palette.sunk, palette.ink)
    canvas = Canvas(540, 48, palette, ground)
    for icon, count, cell in zip(ICONS, counts, canvas.box.columns(len(ICONS)), strict=True):
        canvas.stamp_in(icons.icon(icon, 38, palette), cell.left_part(40))
        canvas.text(cell.without_left(47), str(count), NUMBER.at(32), shade)
    return canvas


def _draws(canvas: Canvas, box: Box, age: int | None, shade: Colour, words: Words) -> None:
    """The age that the next Draw action takes."""
    palette = canvas.palette
    label = words.message("innovation", "picture-draws")
    said = canvas.text(box.without_right(44), label, SMALL, shade, align="right")
    place = Box(said.right + 8, box.y, 36, box.h)
    if age is None:
        canvas.stamp_in(icons.demand(36, palette), place)
    else:
        canvas.stamp_in(icons.back(age, 34, 42, palette), place)


def _won(
    canvas: Canvas, box: Box, player: PlayerView, most: int, shade: Colour, words: Words
) -> None:
    """Achievements: how many of how many, and which."""
    palette = canvas.palette
    label = words.message("innovation", "picture-won", count=won(player), goal=most)
    said = canvas.text(box, label, NUMBER.at(30), shade, align="right")
    x = said.x - 10
    for age in sorted(player.ages, reverse=True):
        x -= 50
        canvas.stamp_in(medallion(48, str(age), palette), Box(x, box.y, 48, box.h))
    for special in reversed(player.specials):
        x -= 50
        sign = words.name("innovation", special)[:2]
        canvas.stamp_in(icons.crest(48, sign, palette), Box(x, box.y, 48, box.h))


def _foot(canvas: Canvas, box: Box, seat: Seat, player: PlayerView, words: Words) -> None:
    palette = canvas.palette
    canvas.rule(box.x, box.y + 2, box.w, palette.line, 1)
    box = box.without_top(4)
    hand, score, turn = box.columns((0.32, 0.46, 0.22), GAP)
    for zone, place, ages, label in (
        ("hand", hand, player.hand_ages,
         words.message("innovation", "picture-hand", count=len(player.hand_ages))),
        ("score", score, player.score_ages,
         words.message("innovation", "picture-score", points=player.points)),
    ):  # fmt: skip
        canvas.place(f"{zone}.{seat}", place.inset(0, 3))
        said = canvas.text(place.left_part(180), label, LABEL)
        room = place.without_left(said.w + 12)
        canvas.lay(_backs(ages, (room.w, BACK[1]), palette), room.centred(room.w, BACK[1]))
    if player.tucked or player.scored:
        busy = words.message(
            "innovation", "picture-busy", tucked=player.tucked, scored=player.scored
        )
        canvas.text(turn, busy, SMALL, palette.muted, align="right")


@tile
def _backs(ages: tuple[int, ...], size: tuple[int, int], palette: Palette) -> Canvas:
    """Cards by age; where room is short, one of each age with how many, or a heap of each."""
    canvas = Canvas(*size, palette, palette.panel)
    wide, tall = BACK
    groups = list(grouped(ages))
    if len(ages) * (wide + 3) + len(groups) * 3 > size[0] >= len(groups) * (wide + COUNT):
        for place, (age, count) in enumerate(groups):
            x = place * (wide + COUNT)
            canvas.stamp(icons.back(age, wide, tall, palette), x, 0)
            canvas.text(Box(x + wide + 2, 0, COUNT - 2, tall), f"×{count}", LABEL)
        return canvas
    spare = size[0] - len(groups) * (wide + 6)
    step = max(2, min(wide + 3, spare // max(1, len(ages) - len(groups))))
    x = 0
    for age, count in groups:
        for left in reversed(range(count)):
            shown = None if left and step < wide else age
            canvas.stamp(icons.back(shown, wide, tall, palette), x, 0)
            x += step
        x += wide + 6 - step
    return canvas
