"""A pile on somebody's board: its top card, whom that would reach, and what its splay uncovers."""

from __future__ import annotations

from msgspec.structs import replace

from games.innovation.cards import CARDS, Colour
from games.innovation.effects import Audience
from games.innovation.view import PileView
from rendering.innovation import faces, icons
from rendering.kit.canvas import Canvas, tile
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import SMALL, STRONG
from rendering.kit.pieces import seat_token
from rendering.words import Words

CARD = faces.TOP + 36
"""The height of a top card with the line that says whom it would reach."""
_SIGNS, _STEP, _GAP = 66, 4, 4


def height(pile: PileView, width: int) -> int:
    """The whole pile, with the covered cards that can be seen."""
    if pile.count == 1:
        return CARD
    return CARD + _GAP + max(28, _slivers(pile, width)[1])


def _slivers(pile: PileView, width: int) -> tuple[int, int]:
    """How many covered cards stand side by side, and how tall all of them are."""
    if pile.splay == "none":
        return 1, 0
    wide, tall = faces.SLIVERS[pile.splay]
    across = max(1, (width - _SIGNS + _STEP) // (wide + _STEP))
    return across, -(-len(pile.showing) // across) * (tall + _STEP)


def pile(shown: PileView, reached: Audience, width: int, palette: Palette, words: Words) -> Canvas:
    """A pile as everybody sees it, whoever looks."""
    return _pile(replace(shown, covered=None), reached, width, palette, words.language)


@tile
def _pile(
    shown: PileView, reached: Audience, width: int, palette: Palette, language: str
) -> Canvas:
    words = Words(language)
    canvas = Canvas(width, height(shown, width), palette, palette.panel)
    card = canvas.box.top_part(CARD)
    canvas.fill(card, palette.edge)
    inside = card.inset(palette.outline)
    canvas.lay(faces.top(shown.top, inside.w, palette, language), inside)
    strip = inside.without_top(faces.TOP)
    canvas.fill(strip, palette.card)
    _reach(canvas, strip, shown.top, reached, words)
    if shown.count > 1:
        _covered(canvas, canvas.box.without_top(CARD + _GAP), shown)
    return canvas


def _reach(canvas: Canvas, box: Box, card: str, reached: Audience, words: Words) -> None:
    """Who would share the card and who would have to comply, if it were activated now."""
    palette = canvas.palette
    featured = icons.icon(CARDS[card].featured, 28, palette)
    canvas.stamp_in(featured, box.left_part(faces.STRIPE))
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


def _covered(canvas: Canvas, box: Box, shown: PileView) -> None:
    """How the pile is splayed, how many cards it has, and the slots that can be seen."""
    palette, head = canvas.palette, box.top_part(28)
    canvas.stamp_in(icons.splay(shown.splay, 28, palette), head.left_part(30))
    canvas.text(head.without_left(34).left_part(_SIGNS - 36), str(shown.count), STRONG)
    if shown.splay == "none":
        return
    across, _ = _slivers(shown, box.w)
    wide, tall = faces.SLIVERS[shown.splay]
    for index, slots in enumerate(shown.showing):
        x = box.x + _SIGNS + index % across * (wide + _STEP)
        y = box.y + index // across * (tall + _STEP)
        face = faces.sliver(slots, shown.splay, shown.colour, palette)
        canvas.lay(face, Box(x, y, wide, tall))


@tile
def no_pile(colour: Colour, width: int, palette: Palette, language: str) -> Canvas:
    """Where a pile could begin."""
    canvas = Canvas(width, CARD, palette, palette.panel)
    canvas.frame(canvas.box, palette.sunk, palette.line, 2, radius=8)
    sign = icons.cloth(colour, 40, 40, faces.letters(colour, Words(language)), palette)
    canvas.stamp_in(sign, canvas.box)
    return canvas
