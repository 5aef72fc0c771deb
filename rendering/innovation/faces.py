"""The faces of cards: on top of a pile, peeking out below, in a list, and with all their words."""

from __future__ import annotations

from games.innovation.cards import CARDS, Colour, Slot, Splay
from games.innovation.state import Options
from rendering.innovation import icons
from rendering.innovation.reading import USUAL, Rule, rules_of
from rendering.kit import lettering
from rendering.kit.canvas import Canvas, tile
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import LABEL, NUMBER, SMALL, STRONG
from rendering.words import Words

STRIPE, SLOT = 50, 38
TOP = 112
"""The height of a card's printed part: slots, name and age."""
PEEK = 24
SLIVERS: dict[Splay, tuple[int, int]] = {
    "left": (PEEK + 2, PEEK + 2),
    "right": (PEEK + 2, 2 * PEEK + 2),
    "up": (3 * PEEK + 2, PEEK + 2),
}
"""How large a covered card is that a splay lets one see."""
LINE = 36
UNDER = 2 * PEEK + 8
_INSIDE, _SIGN, _BETWEEN = 12, 34, 8


def letters(colour: Colour, words: Words) -> str:
    """The first two letters of a colour's name."""
    return words.name("innovation", colour)[:2].capitalize()


def _print(canvas: Canvas, card: str, words: Words) -> None:
    """What is printed on a card: four slots in their places, name and age."""
    palette, found = canvas.palette, CARDS[card]
    box = canvas.box.top_part(TOP)
    cloth = icons.cloth(found.colour, STRIPE, TOP, letters(found.colour, words), palette)
    canvas.stamp(cloth, 0, 0)
    upper = Box(6, 5, SLOT, SLOT)
    lower = Box(6, TOP - SLOT - 5, SLOT, SLOT)
    right = Box(box.right - SLOT - 8, lower.y, SLOT, SLOT)
    middle = Box((lower.x + right.x) // 2, lower.y, SLOT, SLOT)
    for slot, place in zip(found.slots, (upper, lower, middle, right), strict=True):
        canvas.stamp_in(icons.icon(slot, SLOT, palette), place)
    room = Box(STRIPE + 8, 3, box.w - STRIPE - 14, 62)
    canvas.text(room, words.name("innovation", card), LABEL.at(26), lines=2)
    age = Box(STRIPE, lower.y, middle.x - STRIPE, SLOT)
    canvas.text(age, str(found.age), NUMBER, align="centre")


@tile
def top(card: str, width: int, palette: Palette, language: str) -> Canvas:
    """A top card."""
    canvas = Canvas(width, TOP, palette, palette.tint(palette.hues[CARDS[card].colour]))
    _print(canvas, card, Words(language))
    return canvas


@tile
def sliver(slots: tuple[Slot, ...], splay: Splay, colour: Colour, palette: Palette) -> Canvas:
    """What can be seen of a covered card: slots from the left, or from the top."""
    width, height = SLIVERS[splay]
    canvas = Canvas(width, height, palette, palette.tint(palette.hues[colour]))
    for index, slot in enumerate(slots):
        x, y = (1, 1 + PEEK * index) if splay == "right" else (1 + PEEK * index, 1)
        canvas.stamp_in(icons.icon(slot, PEEK - 1, palette), Box(x, y, PEEK, PEEK))
    return canvas


def _said(rule: Rule, words: Words) -> str:
    return (
        words.message("innovation", "text-demand", effect=rule.text) if rule.demand else rule.text
    )


def _lines(text: str, room: int) -> int:
    return len(lettering.wrap(lettering.legible(text), room, SMALL, 99))


def words_height(card: str, width: int, words: Words, options: Options = USUAL) -> int:
    """How much room the effects of a card take below its printed part."""
    room = width - 2 * _INSIDE - _SIGN
    line = lettering.metrics(SMALL).height
    return _BETWEEN + sum(
        _lines(_said(rule, words), room) * line + _BETWEEN
        for rule in rules_of(card, words, options)
    )


@tile
def whole(
    card: str,
    size: tuple[int, int],
    palette: Palette,
    language: str,
    options: Options = USUAL,
) -> Canvas:
    """A card with all its words; demands carry a warning, shared effects the featured icon."""
    words, found = Words(language), CARDS[card]
    canvas = Canvas(*size, palette, palette.tint(palette.hues[found.colour]))
    _print(canvas, card, words)
    below = canvas.box.without_top(TOP)
    canvas.fill(below, palette.card)
    canvas.rule(0, TOP, below.w, palette.edge)
    room = below.inset(_INSIDE, _BETWEEN).without_left(_SIGN)
    line, y = lettering.metrics(SMALL).height, room.y
    for rule in rules_of(card, words, options):
        said = _said(rule, words)
        count = _lines(said, room.w)
        sign = icons.demand(28, palette) if rule.demand else icons.icon(found.featured, 26, palette)
        canvas.stamp_in(sign, Box(_INSIDE - 4, y, 30, line))
        canvas.text(Box(room.x, y, room.w, line * count), said, SMALL, lines=count)
        y += line * count + _BETWEEN
    return canvas


@tile
def under(card: str, width: int, palette: Palette, language: str) -> Canvas:
    """A card below the top of a pile that one may look through, its slots where they are printed.

    They tell what each way of splaying the pile would uncover.
    """
    words, found = Words(language), CARDS[card]
    canvas = Canvas(width, UNDER, palette, palette.tint(palette.hues[found.colour]))
    upper = Box(3, 2, PEEK + 2, PEEK + 2)
    lower = upper.moved(0, PEEK + 4)
    right = Box(width - PEEK - 6, lower.y, PEEK + 2, PEEK + 2)
    middle = Box((lower.x + right.x) // 2, lower.y, PEEK + 2, PEEK + 2)
    for slot, place in zip(found.slots, (upper, lower, middle, right), strict=True):
        canvas.stamp_in(icons.icon(slot, PEEK + 1, palette), place)
    name = Box(upper.right + 8, 0, width - upper.right - 12, lower.y)
    canvas.text(name, words.name("innovation", card), SMALL)
    age = Box(lower.right + 8, lower.y, middle.x - lower.right - 16, lower.h)
    canvas.text(age, str(found.age), STRONG)
    return canvas


@tile
def line(card: str, width: int, palette: Palette, language: str) -> Canvas:
    """A card in a list: its colour, age and name."""
    words, found = Words(language), CARDS[card]
    canvas = Canvas(width, LINE, palette, palette.panel)
    strip = icons.cloth(found.colour, 40, LINE - 4, letters(found.colour, words), palette)
    canvas.stamp_in(strip, canvas.box.left_part(40))
    row = canvas.box.without_left(44)
    canvas.text(row.left_part(32), str(found.age), STRONG, align="centre")
    canvas.text(row.without_left(38), words.name("innovation", card), SMALL)
    return canvas
