"""One player's part of the board: what they show, hold, have scored and have won."""

from __future__ import annotations

from games.innovation.cards import CARDS, COLOURS, ICONS, Colour
from games.innovation.view import PileView, PlayerView, View
from games.text import Seat
from rendering.innovation import faces, icons
from rendering.innovation.reading import audience, goal, grouped, next_draw, won
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Box
from rendering.kit.lettering import LABEL, NAME, NUMBER, SMALL, STRONG
from rendering.kit.names import drawn_name
from rendering.kit.pieces import medallion, plate, pointer, seat_token
from rendering.words import Words

HEAD, FOOT, GAP, AUDIENCE, SIGNS = 64, 50, 10, 36, 66
CARD = faces.TOP + AUDIENCE
STEP = 4
"""Between covered cards that can be seen."""
BACK = (30, 38)


def height(player: PlayerView, width: int) -> int:
    """How tall the part must be for what the splays show."""
    return HEAD + GAP + CARD + _covered(player, _pile_width(width)) + FOOT + GAP


def _pile_width(width: int) -> int:
    return Box(0, 0, width - 2 * GAP, 1).columns(len(COLOURS), GAP)[-1].w


def _covered(player: PlayerView, width: int) -> int:
    """Room below the top cards, the same for all five piles."""
    tallest = 0
    for pile in player.piles:
        if pile.count > 1:
            tallest = max(tallest, 32, _slivers(pile, width)[1])
    return tallest + 8 if tallest else 0


def _slivers(pile: PileView, width: int) -> tuple[int, int]:
    """How many covered cards stand side by side, and how tall all of them are."""
    if pile.splay == "none":
        return 1, 0
    wide, tall = faces.SLIVERS[pile.splay]
    across = max(1, (width - SIGNS + STEP) // (wide + STEP))
    return across, -(-len(pile.showing) // across) * (tall + STEP)


def draw(canvas: Canvas, box: Box, view: View, seat: Seat, words: Words) -> None:
    """All of it."""
    palette, player = canvas.palette, view.players[seat]
    canvas.frame(box, palette.panel, palette.line, 2, radius=14)
    _head(canvas, box.top_part(HEAD), view, seat, words)
    inside = Box(box.x + GAP, box.y + HEAD + GAP, box.w - 2 * GAP, box.h - HEAD - 2 * GAP)
    canvas.place(f"board.{seat}", inside.without_bottom(FOOT))
    piles = {pile.colour: pile for pile in player.piles}
    narrow = _pile_width(box.w)
    for colour, cell in zip(COLOURS, inside.columns(len(COLOURS), GAP), strict=True):
        place = Box(cell.x, cell.y, narrow, CARD)
        canvas.place(f"board.{seat}.{colour}", place)
        if colour in piles:
            _pile(canvas, place, view, seat, piles[colour], words)
        else:
            _no_pile(canvas, place, colour, words)
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
    for index, icon in enumerate(ICONS):
        cell = Box(box.x + 372 + index * 90, box.y, 90, box.h)
        canvas.stamp_in(icons.icon(icon, 38, palette), cell.left_part(40))
        canvas.text(cell.without_left(47), str(player.icons[icon]), NUMBER.at(32), shade)
    _draws(canvas, Box(box.x + 916, box.y, 130, box.h), view, player, words)
    _won(canvas, box.right_part(490).without_right(14), view, seat, words)


def _draws(canvas: Canvas, box: Box, view: View, player: PlayerView, words: Words) -> None:
    """The age that the next Draw action takes."""
    palette, age = canvas.palette, next_draw(view, player)
    shade = (
        palette.band_ink
        if view.turn == view.players.index(player) and (view.phase == "actions")
        else palette.ink
    )
    label = words.message("innovation", "picture-draws")
    said = canvas.text(box.without_right(44), label, SMALL, shade, align="right")
    place = Box(said.right + 8, box.y, 36, box.h)
    if age is None:
        canvas.stamp_in(icons.demand(36, palette), place)
    else:
        canvas.stamp_in(icons.back(age, 34, 42, palette), place)


def _won(canvas: Canvas, box: Box, view: View, seat: Seat, words: Words) -> None:
    """Achievements: how many of how many, and which."""
    palette, player = canvas.palette, view.players[seat]
    turn = view.phase == "actions" and view.turn == seat
    shade = palette.band_ink if turn else palette.ink
    canvas.place(f"achievements.{seat}", box.inset(0, 8))
    label = words.message("innovation", "picture-won", count=won(player), goal=goal(view))
    said = canvas.text(box, label, NUMBER.at(30), shade, align="right")
    x = said.x - 10
    for age in sorted(player.ages, reverse=True):
        x -= 50
        canvas.stamp_in(medallion(48, str(age), palette), Box(x, box.y, 48, box.h))
    for special in reversed(player.specials):
        x -= 50
        sign = words.name("innovation", special)[:2]
        canvas.stamp_in(icons.crest(48, sign, palette), Box(x, box.y, 48, box.h))


def _no_pile(canvas: Canvas, box: Box, colour: Colour, words: Words) -> None:
    palette = canvas.palette
    canvas.frame(box, palette.sunk, palette.line, 2, radius=8)
    sign = icons.cloth(colour, 40, 40, faces.letters(colour, words), palette)
    canvas.stamp_in(sign, box)


def _pile(canvas: Canvas, box: Box, view: View, seat: Seat, pile: PileView, words: Words) -> None:
    palette = canvas.palette
    outline = palette.outline
    canvas.fill(box, palette.edge)
    canvas.lay(
        faces.top(pile.top, box.w - 2 * outline, palette, words.language),
        Box(box.x + outline, box.y + outline, 0, 0),
    )
    strip = Box(box.x, box.y + faces.TOP + outline, box.w, box.h - faces.TOP - outline)
    inner = Box(strip.x + outline, strip.y, strip.w - 2 * outline, strip.h - outline)
    canvas.fill(inner, palette.card)
    _audience(canvas, inner, view, seat, pile.top, words)
    if pile.count == 1:
        return
    below = Box(box.x, box.bottom + 4, box.w, 28)
    canvas.stamp_in(icons.splay(pile.splay, 28, palette), below.left_part(30))
    canvas.text(below.without_left(34).left_part(SIGNS - 36), str(pile.count), STRONG)
    if pile.splay == "none":
        return
    across, _ = _slivers(pile, box.w)
    wide, tall = faces.SLIVERS[pile.splay]
    for index, slots in enumerate(pile.showing):
        column, row = index % across, index // across
        place = Box(
            box.x + SIGNS + column * (wide + STEP), box.bottom + 4 + row * (tall + STEP), wide, tall
        )
        canvas.lay(faces.sliver(slots, pile.splay, pile.colour, palette), place)


def _audience(canvas: Canvas, box: Box, view: View, seat: Seat, card: str, words: Words) -> None:
    """Who would share the card and who would have to comply, if it were activated now."""
    palette = canvas.palette
    featured = icons.icon(CARDS[card].featured, 28, palette)
    canvas.stamp_in(featured, box.left_part(faces.STRIPE))
    reached = audience(view, seat, card)
    x = box.x + faces.STRIPE + 6
    for sign, seats in (
        (icons.sharing(34, palette), reached.sharers),
        (icons.demand(30, palette), reached.victims),
    ):
        if seats:
            canvas.stamp_in(sign, Box(x, box.y, 36, box.h))
            x += 40
            for other in seats:
                canvas.stamp_in(seat_token(other, 30, palette), Box(x, box.y, 30, box.h))
                x += 34
            x += 8
    if not any(reached):
        alone = words.message("innovation", "picture-alone")
        canvas.text(box.without_left(faces.STRIPE + 8), alone, SMALL, palette.muted)


def _foot(canvas: Canvas, box: Box, seat: Seat, player: PlayerView, words: Words) -> None:
    palette = canvas.palette
    canvas.rule(box.x, box.y + 2, box.w, palette.line, 1)
    box = box.without_top(4)
    hand, score, turn = box.columns((0.4, 0.4, 0.2), GAP)
    for zone, place, ages, label in (
        ("hand", hand, player.hand_ages,
         words.message("innovation", "picture-hand", count=len(player.hand_ages))),
        ("score", score, player.score_ages,
         words.message("innovation", "picture-score", points=player.points)),
    ):  # fmt: skip
        canvas.place(f"{zone}.{seat}", place.inset(0, 3))
        said = canvas.text(place.left_part(180), label, LABEL)
        _backs(canvas, Box(said.right + 12, place.y, place.right - said.right - 12, place.h), ages)
    if player.tucked or player.scored:
        busy = words.message(
            "innovation", "picture-busy", tucked=player.tucked, scored=player.scored
        )
        canvas.text(turn, busy, SMALL, palette.muted, align="right", lines=2)


def _backs(canvas: Canvas, box: Box, ages: tuple[int, ...]) -> None:
    """Cards by age; those of one age overlap where room is short."""
    wide, tall = BACK
    groups = list(grouped(ages))
    spare = box.w - len(groups) * (wide + 6)
    step = max(2, min(wide + 3, spare // max(1, len(ages) - len(groups))))
    x = box.x
    for age, count in groups:
        for _ in range(count):
            canvas.stamp_in(icons.back(age, wide, tall, canvas.palette), Box(x, box.y, wide, box.h))
            x += step
        x += wide + 6 - step
