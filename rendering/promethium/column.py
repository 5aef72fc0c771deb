"""One player's column: money, influence, elements, tiles, projects and improvements."""

from __future__ import annotations

from typing import NamedTuple

from games.promethium.box import ELEMENTS, RULE
from games.promethium.view import PlayerView, View
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, LABEL, NAME, SMALL, STRONG
from rendering.kit.names import drawn_name
from rendering.kit.pieces import card_back, chip, medallion, plate, pointer, seat_token
from rendering.promethium import faces, icons
from rendering.promethium.money import worth
from rendering.words import Words

HEAD, BADGES, METER, WEALTH, TOKENS, ELEMENT, LINE, SMALL_LINE = 68, 34, 42, 50, 36, 48, 48, 34
OPEN_HAND = 4
WIDE = 600
"""From this width on tiles and projects stand beside the rest."""


class Plan(NamedTuple):
    """How many lines each part of a column has, the same for all players."""

    tiles: int
    projects: int
    improvements: int
    wide: bool
    hand: int = 0
    """Lines for a hand that lies open."""

    @property
    def upper(self) -> int:
        """What every column begins with."""
        return METER + WEALTH + TOKENS + 3 * ELEMENT + 14

    @property
    def ledgers(self) -> int:
        """Tiles and projects."""
        return LINE * (self.tiles + self.projects) + 20

    @property
    def height(self) -> int:
        """The whole column."""
        tokens = SMALL_LINE * (self.improvements + self.hand) + 12
        inner = (
            max(self.upper + tokens, self.ledgers)
            if self.wide
            else self.upper + self.ledgers + tokens
        )
        return HEAD + BADGES + inner + 14


def plan(view: View, width: int) -> Plan:
    """Room for whoever has most."""
    return Plan(
        max(2, *(len(player.tiles) for player in view.players)),
        max(2, *(len(player.projects) for player in view.players)),
        max(1, *(len(player.improvements) for player in view.players)),
        width >= WIDE,
        OPEN_HAND if view.open_hands else 0,
    )


def draw_static(canvas: Canvas, box: Box) -> None:
    """The empty column."""
    canvas.frame(box, canvas.palette.panel, canvas.palette.line, 2, radius=14)


def draw(
    canvas: Canvas, box: Box, plan: Plan, view: View, player: PlayerView, words: Words
) -> None:
    """What one player has now."""
    _head(canvas, box.top_part(HEAD), view, player, words)
    _badges(canvas, box.moved(14, HEAD - 5), view, player, words)
    canvas.place(f"player.{player.seat}", box.inset(4))
    inside = Box(box.x + 14, box.y + HEAD + BADGES, box.w - 28, box.h - HEAD - BADGES - 12)
    left, right = (inside, inside.without_top(plan.upper))
    if plan.wide:
        left, right = inside.columns(2, gap=40)
    _meter(canvas, left.top_part(METER), player, words)
    left = left.without_top(METER)
    _wealth(canvas, left.top_part(WEALTH), player)
    left = left.without_top(WEALTH)
    _tokens(canvas, left.top_part(TOKENS), player, words)
    left = left.without_top(TOKENS + 4)
    _elements(canvas, left.top_part(3 * ELEMENT), player, words)
    _ledgers(canvas, right, plan, player, words)
    below = left.without_top(3 * ELEMENT + 10) if plan.wide else right.without_top(plan.ledgers)
    for index, token in enumerate(player.improvements):
        row = Box(below.x, below.y + index * SMALL_LINE, below.w, SMALL_LINE)
        canvas.stamp_in(icons.cog(26, canvas.palette, lit=True), row.left_part(30))
        canvas.text(row.without_left(38), words.name("promethium", token), LABEL)
    if plan.hand and player.hand:
        room = below.without_top(plan.improvements * SMALL_LINE).top_part(plan.hand * SMALL_LINE)
        said = words.series([words.name("promethium", scheme) for scheme in player.hand])
        canvas.text(room, said, SMALL, canvas.palette.muted, lines=plan.hand)


def _head(canvas: Canvas, box: Box, view: View, player: PlayerView, words: Words) -> None:
    palette = canvas.palette
    turn = view.active == player.seat
    ground = palette.band if turn else palette.sunk
    canvas.stamp(plate(box.w, box.h, ground, palette.mark if turn else palette.line), box.x, box.y)
    x = box.x + 12
    if turn:
        canvas.stamp_in(pointer(34, palette), Box(x - 4, box.y, 34, box.h))
        x += 32
    canvas.stamp_in(seat_token(player.seat, 46, palette), Box(x, box.y, 46, box.h))
    sign = canvas.stamp_in(medallion(62, str(worth(player)), palette), box.right_part(74))
    room = Box(x + 56, box.y, sign.x - 8 - x - 56, box.h)
    shade = palette.band_ink if turn else palette.ink
    canvas.text(room, drawn_name(words, player.seat), NAME.at(28), shade)


def _badges(canvas: Canvas, box: Box, view: View, player: PlayerView, words: Words) -> None:
    palette, x = canvas.palette, box.x
    for held, message in (
        (view.first == player.seat, "picture-first"),
        (view.meeple == player.seat, "picture-meeple"),
        (view.phase == "buy" and player.waits, "picture-waits"),
        (view.phase == "office" and player.out, "picture-out"),
    ):
        if held:
            label = words.message("promethium", message)
            room = box.x + box.w - 28 - x
            drawn = chip(
                canvas, x, box.y, 38, label, ground=palette.panel, line=palette.edge, most=room
            )
            x = drawn.right + 8


def _meter(canvas: Canvas, row: Box, player: PlayerView, words: Words) -> None:
    palette = canvas.palette
    canvas.text(row.left_part(106), words.message("promethium", "picture-influence"), BODY)
    dial = icons.dial(row.w - 160, 18, player.influence, RULE.influence_most, palette)
    canvas.stamp_in(dial, row.without_left(112).without_right(44))
    canvas.text(row.right_part(36), str(player.influence), STRONG.at(28), align="right")


def _wealth(canvas: Canvas, row: Box, player: PlayerView) -> None:
    """Promethium, lobby tokens, cards in hand, reserved projects."""
    palette = canvas.palette
    things = (
        (icons.promethium(36, palette), player.promethium),
        (icons.lobby(38, palette), player.lobby),
        (card_back(28, 38, palette, "purple"), player.cards),
        (card_back(28, 38, palette), player.reserves),
    )
    for (sign, count), cell in zip(things, row.columns(len(things)), strict=True):
        canvas.stamp_in(sign, cell.left_part(42))
        shade = palette.ink if count else palette.muted
        canvas.text(cell.without_left(48), str(count), STRONG.at(28), shade)
    canvas.place(f"reserved.{player.seat}", row.columns(len(things))[3])


def _tokens(canvas: Canvas, row: Box, player: PlayerView, words: Words) -> None:
    lost = " ".join(str(value) for value in sorted(player.lost, reverse=True))
    message = "picture-tokens-lost" if lost else "picture-tokens"
    said = words.message("promethium", message, count=player.screen, lost=lost)
    canvas.text(row, said, SMALL, canvas.palette.muted)


def _elements(canvas: Canvas, box: Box, player: PlayerView, words: Words) -> None:
    palette = canvas.palette
    for element, cell in zip(ELEMENTS, box.grid(4, 3), strict=True):
        count = player.elements[element]
        piece = (
            icons.element(element, 42, palette, words)
            if count
            else icons.no_element(element, 42, palette)
        )
        canvas.stamp_in(piece, cell.left_part(46))
        if count:
            canvas.text(cell.without_left(50), str(count), STRONG.at(28))


def _ledgers(canvas: Canvas, box: Box, plan: Plan, player: PlayerView, words: Words) -> None:
    palette = canvas.palette
    size = (box.w, LINE - 2)
    canvas.rule(box.x, box.y, box.w, palette.metal)
    y = box.y + 6
    for index in range(plan.tiles):
        row = Box(box.x, y + index * LINE, box.w, LINE)
        if index < len(player.tiles):
            held = player.tiles[index]
            line = faces.tile_line(held.id, held.uses, size, palette, words.language)
            canvas.lay(line, row)
        canvas.rule(row.x, row.bottom - 1, row.w, palette.line, 1)
    y += plan.tiles * LINE
    canvas.rule(box.x, y, box.w, palette.metal)
    for index in range(plan.projects):
        row = Box(box.x, y + 6 + index * LINE, box.w, LINE)
        if index < len(player.projects):
            built = player.projects[index]
            canvas.lay(faces.project_line(built, size, palette, words.language), row)
        canvas.rule(row.x, row.bottom - 1, row.w, palette.line, 1)
