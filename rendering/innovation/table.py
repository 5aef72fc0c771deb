"""What belongs to nobody: decks, and the achievements that can still be won."""

from __future__ import annotations

from typing import NamedTuple

from games.innovation.cards import AGES, SPECIALS, Special
from games.innovation.view import View
from games.text import Seat
from rendering.innovation import icons
from rendering.innovation.reading import (
    LAST_AGE,
    condition,
    near_the_end,
    owner_of_age,
    owner_of_special,
)
from rendering.kit.canvas import Canvas, tile
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, HEADING, LABEL, SMALL, STRONG, width
from rendering.kit.names import drawn_name
from rendering.kit.pieces import medallion, seat_token
from rendering.words import Words

HEIGHT = 288
_HEAD, _ROW, _SPECIALS = 46, 96, 92


def draw(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """The panel above the players, put together from parts that seldom change."""
    palette, language = canvas.palette, words.language
    canvas.frame(box, palette.panel, palette.line, 2, radius=14)
    inside = box.inset(18, 8)
    left, right = inside.top_part(_HEAD + _ROW).columns((10, 9.4), 40)
    close = near_the_end(view)
    canvas.lay(_decks(view.decks, view.removed, close, left[2:], palette, language), left)
    owners = tuple(owner_of_age(view, age) for age in AGES[:-1])
    canvas.lay(_ages(owners, right[2:], palette, language), right)
    below = inside.without_top(_HEAD + _ROW)
    specials = tuple(_special(view, special, words) for special in SPECIALS)
    canvas.lay(_specials(specials, below[2:], palette, language), below)


class _Special(NamedTuple):
    """A special achievement: who has it, its name, and what it takes or who that is."""

    owner: Seat | None
    name: str
    said: str


def _special(view: View, special: Special, words: Words) -> _Special:
    owner = owner_of_special(view, special)
    said = condition(view, special, words) if owner is None else drawn_name(words, owner)
    return _Special(owner, words.name("innovation", special), said)


@tile
def _decks(
    decks: tuple[int, ...],
    removed: tuple[int, ...],
    close: tuple[Seat, ...],
    size: tuple[int, int],
    palette: Palette,
    language: str,
) -> Canvas:
    words, canvas = Words(language), Canvas(*size, palette, palette.panel)
    box = canvas.box
    head = box.top_part(_HEAD)
    title = canvas.text(head, words.message("innovation", "picture-decks"), HEADING)
    _danger(canvas, head.without_left(title.w + 24), decks[-1], close, words)
    cells = box.without_top(_HEAD).columns(len(AGES), 4)
    for age, count, gone, cell in zip(AGES, decks, removed, cells, strict=True):
        card = (icons.back if count else icons.no_deck)(age, 44, 54, palette)
        canvas.stamp_in(card, cell.top_part(60))
        shade = palette.ink if count else palette.muted
        if age == LAST_AGE and close:
            shade = palette.mark
        canvas.text(cell.without_top(60), str(count), STRONG.at(28), shade, align="centre")
        if gone:
            said = words.message("innovation", "picture-removed", count=gone)
            canvas.text(cell.without_top(60), said, SMALL, palette.muted, align="right")
    return canvas


def _danger(canvas: Canvas, box: Box, left: int, close: tuple[Seat, ...], words: Words) -> None:
    """How close the end is that comes when nothing is left to draw."""
    palette = canvas.palette
    said = words.message("innovation", "picture-last", count=left)
    if not close:
        canvas.text(box, said, SMALL, palette.muted, align="right")
        return
    canvas.stamp_in(icons.demand(34, palette), box.left_part(40))
    room = box.without_left(44).without_right(14 + 38 * len(close))
    x = canvas.text(room, said, LABEL, palette.mark).right + 14
    for seat in close:
        canvas.stamp_in(seat_token(seat, 34, palette), Box(x, box.y, 34, box.h))
        x += 38


@tile
def _ages(
    owners: tuple[Seat | None, ...], size: tuple[int, int], palette: Palette, language: str
) -> Canvas:
    words, canvas = Words(language), Canvas(*size, palette, palette.panel)
    box = canvas.box
    canvas.text(box.top_part(_HEAD), words.message("innovation", "picture-ages"), HEADING)
    cells = box.without_top(_HEAD).columns(len(owners), 4)
    for age, owner, cell in zip(AGES, owners, cells, strict=False):
        if owner is None:
            canvas.stamp_in(medallion(58, str(age), palette), cell.top_part(60))
            need = words.message("innovation", "picture-need", points=5 * age)
            canvas.text(cell.without_top(60), need, BODY, align="centre")
        else:
            canvas.stamp_in(icons.no_deck(age, 44, 54, palette), cell.top_part(60))
            canvas.stamp_in(seat_token(owner, 32, palette), cell.without_top(60))
    return canvas


@tile
def _specials(
    specials: tuple[_Special, ...], size: tuple[int, int], palette: Palette, language: str
) -> Canvas:
    """The special achievements, and what the signs below cards mean."""
    canvas = Canvas(*size, palette, palette.panel)
    row = canvas.box.without_top(6).top_part(_SPECIALS - 10)
    for special, cell in zip(specials, row.columns(len(specials), 8), strict=True):
        free = special.owner is None
        sign = (
            icons.laurel(44, palette)
            if special.owner is None
            else seat_token(special.owner, 44, palette)
        )
        canvas.stamp_in(sign, cell.left_part(48))
        room = cell.without_left(54)
        shade, style = (palette.ink, LABEL) if free else (palette.muted, SMALL)
        canvas.text(room.top_part(26), special.name, style, shade)
        lines = 2 if free and width(special.said, SMALL) > room.w else 1
        below = room.without_top(26).top_part(26 * lines)
        canvas.text(below, special.said, SMALL, palette.muted, lines=lines)
    for y in (0, _SPECIALS):
        canvas.rule(0, y, size[0], palette.line, 1)
    _legend(canvas, canvas.box.without_top(_SPECIALS + 2), Words(language))
    return canvas


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
