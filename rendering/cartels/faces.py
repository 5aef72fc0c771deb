"""The faces of Cartels' cards: a whole machine, a line of a ledger, a slip in the discards."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.cartels.cards import KINDS, MACHINES, STRIKE
from rendering.cartels import icons
from rendering.kit.canvas import Canvas
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, NAME, SMALL, STRONG
from rendering.kit.pieces import medallion
from rendering.words import Words

CARD = (258, 336)
SLIP = (94, 40)


@lru_cache(maxsize=256)
def machine_card(card: str, palette: Palette, language: str) -> Image.Image:
    """A machine of the design office: points, type, nation, name and cost."""
    words, machine = Words(language), MACHINES[card]
    canvas = Canvas(*CARD, palette)
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
    return canvas.image


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


@lru_cache(maxsize=1024)
def ledger_line(card: str, size: tuple[int, int], palette: Palette, language: str) -> Image.Image:
    """A machine that stands in a workshop: points, type, nation and name in one line."""
    machine = MACHINES[card]
    canvas = Canvas(*size, palette)
    canvas.fill(canvas.box, palette.panel)
    canvas.stamp_in(medallion(38, str(machine.points), palette), Box(0, 0, 38, size[1]))
    canvas.stamp_in(icons.machine(machine.type, 52, palette), Box(42, 0, 54, size[1]))
    canvas.stamp_in(icons.flag(machine.nation, 34, palette), Box(100, 0, 36, size[1]))
    name = Words(language).name("cartels", card)
    canvas.text(Box(144, 0, size[0] - 144, size[1]), name, SMALL)
    canvas.rule(0, size[1] - 1, size[0], palette.line, 1)
    return canvas.image


@lru_cache(maxsize=256)
def slip(card: str, palette: Palette) -> Image.Image:
    """A discarded card in small: what it was worth, its type and nation."""
    canvas = Canvas(*SLIP, palette)
    canvas.fill(canvas.box, palette.panel)
    canvas.frame(canvas.box, palette.sunk, palette.line, 1, radius=6)
    if card == STRIKE:
        canvas.stamp_in(icons.strike(48, palette), canvas.box)
        return canvas.image
    machine = MACHINES[card]
    canvas.text(Box(4, 0, 16, SLIP[1]), str(machine.points), STRONG, align="centre")
    canvas.stamp_in(icons.machine(machine.type, 40, palette), Box(20, 0, 42, SLIP[1]))
    canvas.stamp_in(icons.flag(machine.nation, 26, palette), Box(63, 0, 28, SLIP[1]))
    return canvas.image
