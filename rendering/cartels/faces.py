"""What the boards of Cartels are put together from: cards, lines of lists, cells of warehouses."""

from __future__ import annotations

from typing import Literal

from PIL import Image

from games.cartels.cards import GOLD, KINDS, MACHINES, NUMBERS, STRIKE, UPGRADES
from rendering.cartels import icons
from rendering.kit import lettering
from rendering.kit.canvas import Canvas, tile
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, LABEL, NAME, NUMBER, SMALL, STRONG
from rendering.kit.pieces import gauge, medallion, tick
from rendering.words import Words

CARD = (258, 336)
SLIP = (94, 40)


@tile
def machine_card(card: str, palette: Palette, language: str) -> Canvas:
    """A machine of the design office: points, type, nation, name and cost."""
    words, machine = Words(language), MACHINES[card]
    canvas = Canvas(*CARD, palette, palette.panel)
    box = canvas.box
    canvas.frame(box, palette.card, palette.edge, palette.outline, 12)
    canvas.fill(Box(8, 8, box.w - 16, 104), palette.sunk, radius=8)
    canvas.stamp(medallion(68, str(machine.points), palette), 14, 26)
    canvas.stamp_in(icons.machine(machine.type, 144, palette), Box(86, 10, 160, 100))
    canvas.text(
        Box(12, 116, box.w - 24, 62), words.name("cartels", card), NAME, align="centre", lines=2
    )
    kind = Box(12, 180, box.w - 24, 30)
    canvas.text(kind, words.name("cartels", machine.type), BODY, palette.muted, align="centre")
    nation = words.name("cartels", machine.nation)
    sign = icons.flag(machine.nation, 38, palette)
    said = canvas.text(Box(56, 210, box.w - 68, 30), nation, BODY, palette.muted, align="centre")
    canvas.stamp(sign, said.x - sign.width - 10, 212)
    canvas.rule(16, 246, box.w - 32, palette.line)
    bundle(canvas, Box(10, 250, box.w - 20, 82), machine.cost, words)
    return canvas


def bundle(canvas: Canvas, box: Box, goods: dict[str, int], words: Words) -> None:
    """Goods and how many of each, in one row or two."""
    kinds = [kind for kind in KINDS if goods.get(kind)]
    rows = [kinds[:4], kinds[4:]] if len(kinds) > 4 else [kinds]
    for row, strip in zip(rows, box.rows(len(rows)), strict=True):
        cell = 59
        x = strip.x + (strip.w - cell * len(row)) // 2
        for kind in row:
            canvas.stamp_in(
                icons.good(kind, 38, canvas.palette, words), Box(x, strip.y, 38, strip.h)
            )
            canvas.text(
                Box(x + 38, strip.y, 20, strip.h), str(goods[kind]), STRONG.at(26), align="centre"
            )
            x += cell


@tile
def ledger_line(card: str, width: int, height: int, palette: Palette, language: str) -> Canvas:
    """A machine that stands in a workshop: points, type, nation and name in one line."""
    machine, name = MACHINES[card], Words(language).name("cartels", card)
    canvas = Canvas(width, height, palette, palette.panel)
    style, gap = SMALL, 8
    if lettering.width(name, style) > width - 132:
        style, gap = SMALL._replace(weight=400), 1
    x = 0
    for sign in (
        medallion(36, str(machine.points), palette),
        icons.machine(machine.type, 42, palette),
        icons.flag(machine.nation, 30, palette),
    ):
        canvas.stamp_in(sign, Box(x, 0, sign.width, height))
        x += sign.width + gap
    canvas.text(canvas.box.without_left(x + 1), name, style)
    canvas.rule(0, height - 1, width, palette.line, 1)
    return canvas


@tile
def slip(card: str, palette: Palette) -> Canvas:
    """A discarded card in small: what it was worth, its type and nation."""
    canvas = Canvas(*SLIP, palette, palette.panel)
    canvas.frame(canvas.box, palette.sunk, palette.line, 1, radius=6)
    if card == STRIKE:
        canvas.stamp_in(icons.strike(48, palette), canvas.box)
        return canvas
    machine = MACHINES[card]
    canvas.text(Box(4, 0, 16, SLIP[1]), str(machine.points), STRONG, align="centre")
    canvas.stamp_in(icons.machine(machine.type, 40, palette), Box(20, 0, 42, SLIP[1]))
    canvas.stamp_in(icons.flag(machine.nation, 26, palette), Box(63, 0, 28, SLIP[1]))
    return canvas


@tile
def stored(
    kind: str, count: int, width: int, height: int, palette: Palette, language: str
) -> Canvas:
    """A kind of good in a warehouse, against its capacity."""
    canvas = Canvas(width, height, palette, palette.panel)
    box = canvas.box
    canvas.stamp_in(_good(kind, 42, count, palette, language), box.top_part(48))
    shade = palette.ink if count else palette.muted
    amount = box.moved(0, 48).top_part(34)
    canvas.text(amount, str(count), STRONG.at(28), shade, align="centre")
    cells = gauge(min(40, width - 6), 10, count, NUMBERS.capacity, palette)
    canvas.stamp_in(cells, box.moved(0, 84).top_part(14))
    return canvas


@tile
def in_depot(
    kind: str, count: int, full: int, width: int, height: int, palette: Palette, language: str
) -> Canvas:
    """A kind of good in a cartel's depot, against what a full one holds."""
    canvas = Canvas(width, height, palette, palette.panel)
    box = canvas.box
    canvas.stamp_in(_good(kind, 44, count, palette, language), box.left_part(44))
    name = Words(language).name("cartels", kind)
    canvas.text(box.without_left(52).without_right(28).top_part(34), name, BODY)
    canvas.stamp(gauge(36 * full, 8, count, full, palette), 52, 38)
    shade = palette.ink if count else palette.muted
    canvas.text(box.right_part(26), str(count), NUMBER.at(30), shade, align="right")
    return canvas


def _good(kind: str, size: int, count: int, palette: Palette, language: str) -> Image.Image:
    if count:
        return icons.good(kind, size, palette, Words(language))
    return icons.no_good(kind, size, palette)


@tile
def upgrade_line(
    which: str,
    state: Literal["open", "fresh", "owned"],
    width: int,
    height: int,
    palette: Palette,
    language: str,
) -> Canvas:
    """An upgrade: whether it is there, its name, and its price or that it is new."""
    words = Words(language)
    canvas = Canvas(width, height, palette, palette.panel)
    box = canvas.box
    canvas.stamp_in(tick(30, palette, done=state != "open"), box.left_part(32))
    canvas.stamp_in(icons.upgrade(which, 30, palette), Box(38, 0, 36, height))
    name = words.name("cartels", which)
    canvas.text(box.without_left(84).without_right(78), name[0].upper() + name[1:], SMALL)
    side = box.right_part(74)
    if state == "open":
        price = str(UPGRADES[which].cost)
        canvas.text(side.left_part(28), price, STRONG, palette.muted, align="right")
        canvas.stamp_in(icons.good(GOLD, 40, palette, words), side.right_part(42))
    elif state == "fresh":
        new = words.message("cartels", "picture-fresh")
        canvas.text(side, new, LABEL, palette.mark, align="right")
    return canvas
