"""What belongs to nobody: decks, and the achievements that can still be won."""

from __future__ import annotations

from games.innovation.cards import AGES, SPECIALS
from games.innovation.view import View
from rendering.innovation import icons
from rendering.innovation.reading import (
    LAST_AGE,
    condition,
    near_the_end,
    owner_of_age,
    owner_of_special,
)
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, HEADING, LABEL, SMALL, STRONG, width
from rendering.kit.names import drawn_name
from rendering.kit.pieces import medallion, seat_token
from rendering.words import Words

HEIGHT = 288
_HEAD, _ROW, _SPECIALS = 46, 96, 92


def draw(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """The panel above the players."""
    palette = canvas.palette
    canvas.frame(box, palette.panel, palette.line, 2, radius=14)
    inside = box.inset(18, 8)
    left, right = inside.top_part(_HEAD + _ROW).columns((10, 9.4), 40)
    _decks(canvas, left, view, words)
    _ages(canvas, right, view, words)
    below = inside.without_top(_HEAD + _ROW)
    canvas.rule(below.x, below.y, below.w, palette.line, 1)
    _specials(canvas, below.without_top(6).top_part(_SPECIALS - 10), view, words)
    canvas.rule(below.x, below.y + _SPECIALS, below.w, palette.line, 1)
    _legend(canvas, below.without_top(_SPECIALS + 2), words)


def _decks(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    palette = canvas.palette
    head = box.top_part(_HEAD)
    title = canvas.text(head, words.message("innovation", "picture-decks"), HEADING)
    _danger(canvas, head.without_left(title.w + 24), view, words)
    for age, count, cell in zip(
        AGES, view.decks, box.without_top(_HEAD).columns(len(AGES), 4), strict=True
    ):
        card = (icons.back if count else icons.no_deck)(age, 44, 54, palette)
        canvas.stamp_in(card, cell.top_part(60))
        last = age == LAST_AGE and near_the_end(view)
        shade = palette.mark if last else palette.ink if count else palette.muted
        canvas.text(cell.without_top(60), str(count), STRONG.at(28), shade, align="centre")
        if gone := view.removed[age - 1]:
            said = words.message("innovation", "picture-removed", count=gone)
            canvas.text(cell.without_top(60), said, SMALL, palette.muted, align="right")


def _danger(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """How close the end is that comes when nothing is left to draw."""
    palette, close = canvas.palette, near_the_end(view)
    left = view.decks[LAST_AGE - 1]
    said = words.message("innovation", "picture-last", count=left)
    if not close:
        canvas.text(box, said, SMALL, palette.muted, align="right")
        return
    canvas.stamp_in(icons.demand(34, palette), box.left_part(40))
    room = box.without_left(44)
    written = canvas.text(room, said, LABEL, palette.mark)
    x = written.right + 14
    for seat in close:
        canvas.stamp_in(seat_token(seat, 34, palette), Box(x, box.y, 34, box.h))
        x += 38


def _ages(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    palette = canvas.palette
    canvas.text(box.top_part(_HEAD), words.message("innovation", "picture-ages"), HEADING)
    for age, cell in zip(AGES[:-1], box.without_top(_HEAD).columns(9, 4), strict=True):
        owner = owner_of_age(view, age)
        if owner is None:
            canvas.stamp_in(medallion(58, str(age), palette), cell.top_part(60))
            need = words.message("innovation", "picture-need", points=5 * age)
            canvas.text(cell.without_top(60), need, BODY, align="centre")
        else:
            canvas.stamp_in(icons.no_deck(age, 44, 54, palette), cell.top_part(60))
            canvas.stamp_in(seat_token(owner, 32, palette), cell.without_top(60))


def _specials(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    palette = canvas.palette
    for special, cell in zip(SPECIALS, box.columns(len(SPECIALS), 8), strict=True):
        owner = owner_of_special(view, special)
        sign = icons.laurel(44, palette) if owner is None else seat_token(owner, 44, palette)
        canvas.stamp_in(sign, cell.left_part(48))
        room = cell.without_left(54)
        shade = palette.ink if owner is None else palette.muted
        name = words.name("innovation", special)
        canvas.text(room.top_part(26), name, LABEL if owner is None else SMALL, shade)
        said = condition(view, special, words)
        if owner is not None:
            said = drawn_name(words, owner)
        lines = 1 if width(said, SMALL) <= room.w else 2
        canvas.text(
            room.without_top(26).top_part(26 * lines), said, SMALL, palette.muted, lines=lines
        )


def _legend(canvas: Canvas, box: Box, words: Words) -> None:
    """What the signs below a card mean."""
    palette = canvas.palette
    x = box.x
    for sign, message in (
        (icons.sharing(34, palette), "picture-shares"),
        (icons.demand(30, palette), "picture-complies"),
        (icons.splay("right", 28, palette), "picture-splayed"),
    ):
        canvas.stamp_in(sign, Box(x, box.y, 36, box.h))
        room = Box(x + 42, box.y, box.right - x - 42, box.h)
        said = canvas.text(room, words.message("innovation", message), SMALL, palette.muted)
        x = said.right + 36
