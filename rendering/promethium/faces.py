"""The faces of tiles, projects and scheme cards, and the lines that stand for them in a column."""

from __future__ import annotations

from games.promethium.box import IMPROVEMENTS, PROJECTS, SCHEMES, TILES
from games.promethium.view import ProjectView
from games.promethium.wording import effect_text
from rendering.kit.canvas import Canvas
from rendering.kit.canvas import tile as kept
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, LABEL, NAME, SMALL, STRONG
from rendering.kit.pieces import medallion, tick, worker
from rendering.promethium import icons
from rendering.words import Words

PROJECT = (368, 101)
SCHEME = (296, 210)
LABORATORY = "LAB_"
"""What the themes of the four laboratories begin with."""


@kept
def tile(key: str, size: int, palette: Palette, language: str) -> Canvas:
    """The front of a tile: its number, its elements, and how often it serves."""
    words, found = Words(language), TILES[key]
    canvas = Canvas(size, size, palette)
    canvas.frame(canvas.box, palette.card, palette.edge, palette.outline, 10)
    inside = canvas.box.inset(8, 6)
    canvas.text(inside.top_part(28), key, LABEL)
    middle = inside.without_top(28).without_bottom(34)
    piece = min(54, (middle.w - 8) // 3)
    for element, cell in zip(found.elements, middle.columns(3), strict=True):
        canvas.stamp_in(icons.element(element, piece, palette, words), cell)
    foot = inside.bottom_part(32)
    for index in range(found.uses - 1):
        square = icons.cube(22, palette, there=False)
        canvas.stamp_in(square, Box(foot.x + 28 * index, foot.y, 24, foot.h))
    canvas.stamp_in(icons.promethium(28, palette), foot.right_part(30))
    canvas.text(foot.without_right(36), str(found.uses), STRONG, align="right")
    return canvas


@kept
def tile_back(element: str, size: int, palette: Palette, language: str) -> Canvas:
    """The back of a tile: one element, and nothing else is known."""
    canvas = Canvas(size, size, palette)
    canvas.frame(canvas.box, palette.band, palette.edge, palette.outline, 10)
    canvas.frame(canvas.box.inset(8), palette.band, palette.metal, 2, 6)
    piece = icons.element(element, size * 46 // 100, palette, Words(language))
    canvas.stamp_in(piece, canvas.box)
    return canvas


def _slots(canvas: Canvas, box: Box, project: str, size: int, words: Words) -> None:
    """What a project asks of its tiles."""
    for kind, (wanted, cell) in enumerate(
        zip(PROJECTS[project].slots, box.columns(3), strict=True)
    ):
        if wanted in icons.HUES:
            canvas.stamp_in(icons.element(wanted, size, canvas.palette, words), cell)
        else:
            canvas.stamp_in(icons.slot(kind, wanted, size, canvas.palette), cell)


@kept
def project(key: str, palette: Palette, language: str) -> Canvas:
    """A project of the queue: value, level, name, what it asks for, and its theme."""
    words, card = Words(language), PROJECTS[key]
    canvas = Canvas(*PROJECT, palette)
    canvas.frame(canvas.box, palette.card, palette.edge, palette.outline, 10)
    inside = canvas.box.inset(8, 6)
    worth = inside.left_part(54)
    canvas.stamp_in(medallion(52, str(card.value), palette), worth.top_part(54))
    level = worth.without_top(56)
    canvas.text(level.left_part(20), str(card.level), STRONG, align="right")
    canvas.stamp_in(icons.promethium(28, palette), level.without_left(22).left_part(30))
    room = inside.without_left(64)
    canvas.text(room.top_part(40), words.name("promethium", key), NAME.at(24))
    foot = room.without_top(40)
    _slots(canvas, foot.left_part(126), key, 40, words)
    canvas.text(foot.without_left(130), theme_name(card.theme, words), SMALL, palette.muted)
    return canvas


def theme_name(theme: str, words: Words) -> str:
    """A project's theme; laboratories are told apart by their ore."""
    if theme.startswith(LABORATORY):
        ore = words.name("promethium", theme.removeprefix(LABORATORY))
        return words.message("promethium", "picture-laboratory", ore=ore)
    return words.name("promethium", theme)


@kept
def scheme(key: str, costs: tuple[int, ...], palette: Palette, language: str) -> Canvas:
    """A scheme card: name, phase, what it does, and what it costs its owner."""
    words, card = Words(language), SCHEMES[key]
    canvas = Canvas(*SCHEME, palette)
    canvas.frame(canvas.box, palette.card, palette.edge, palette.outline, 12)
    inside = canvas.box.inset(14, 10)
    name = words.name("promethium", key)
    canvas.text(inside.top_part(38), name, NAME, lines=1)
    when = words.name("promethium", card.phases[0])
    if len(card.phases) > 1:
        when = words.message("promethium", "picture-both-phases")
    canvas.text(inside.without_top(38).top_part(28), when, SMALL, palette.muted)
    what = words.message("promethium", f"card-{key}")
    canvas.text(inside.without_top(68).without_bottom(34), what, BODY, lines=3)
    cost = " / ".join(str(cost) for cost in costs)
    label = words.message("promethium", "picture-costs", cost=cost)
    canvas.text(inside.bottom_part(32), label, LABEL)
    return canvas


@kept
def benefit(
    key: str, owner: int | None, size: tuple[int, int], palette: Palette, language: str
) -> Canvas:
    """An improvement: its name, what it does, its theme, and who has it."""
    words = Words(language)
    canvas = Canvas(*size, palette)
    canvas.fill(canvas.box, palette.panel)
    sign = icons.cog(36, palette, lit=True) if owner is None else worker(owner, 34, palette)
    canvas.stamp_in(sign, canvas.box.left_part(40))
    shade = palette.ink if owner is None else palette.muted
    style = LABEL if owner is None else SMALL
    upper, middle, lower = canvas.box.without_left(48).rows(3)
    canvas.text(upper, words.name("promethium", key), style, shade)
    canvas.text(middle, words.say(effect_text(key)), SMALL, shade)
    theme = theme_name(IMPROVEMENTS[key].theme, words)
    canvas.text(lower, theme, SMALL, palette.muted)
    return canvas


@kept
def tile_line(
    key: str, uses: int, size: tuple[int, int], palette: Palette, language: str
) -> Canvas:
    """A tile in front of a player: number, elements, uses left and the worth of its patent."""
    words, found = Words(language), TILES[key]
    canvas = Canvas(*size, palette)
    canvas.fill(canvas.box, palette.panel)
    row = canvas.box
    canvas.text(row.left_part(54), key, LABEL)
    for index, element in enumerate(found.elements):
        place = Box(row.x + 54 + 44 * index, row.y, 42, row.h)
        canvas.stamp_in(icons.element(element, 40, palette, words), place)
    x = row.x + 54 + 44 * 3 + 12
    for index in range(found.uses - 1):
        there = uses == index + 1
        canvas.stamp_in(icons.cube(24, palette, there=there), Box(x + 30 * index, row.y, 24, row.h))
    canvas.stamp_in(icons.promethium(28, palette), row.right_part(30))
    canvas.text(row.without_right(36), str(found.uses - uses), STRONG, align="right")
    return canvas


@kept
def project_line(
    built: ProjectView, size: tuple[int, int], palette: Palette, language: str
) -> Canvas:
    """A realised project: waiting, running, or shown already."""
    words, card = Words(language), PROJECTS[built.id]
    canvas = Canvas(*size, palette)
    canvas.fill(canvas.box, palette.panel)
    row = canvas.box
    canvas.stamp_in(medallion(42, str(card.value), palette), row.left_part(42))
    sign = icons.cog(30, palette, lit=built.active)
    canvas.stamp_in(tick(30, palette, done=True) if built.scored else sign, row.right_part(30))
    room = row.without_right(32).without_left(45)
    if built.cubes:
        cube = canvas.stamp_in(icons.cube(24, palette, there=True), room.right_part(24))
        if built.cubes > 1:
            count = cube.centred(24, 34)
            canvas.text(count, str(built.cubes), LABEL, palette.card, align="centre")
        room = room.without_right(25)
    shade = palette.muted if built.scored else palette.ink
    canvas.text(room, words.name("promethium", built.id), BODY, shade)
    return canvas
