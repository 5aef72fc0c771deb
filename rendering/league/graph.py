"""How a rating went, game by game, with how sure it was."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering.kit.canvas import Canvas
from rendering.kit.colours import PALETTES, Palette
from rendering.kit.encode import png
from rendering.kit.layout import Box
from rendering.kit.lettering import LABEL, SMALL
from rendering.league.heading import sheet
from rendering.words import Words

HEIGHT = 640
LEFT = 96
BELOW = 76
OVER = 2
"""The curve is drawn this many times larger, for smooth edges."""
STEPS = (25, 50, 100, 200, 250, 500, 1000)


class Point(NamedTuple):
    """A rating after a game."""

    rating: int
    margin: int
    day: str


class Course(NamedTuple):
    """All that a picture shows."""

    title: str
    subtitle: str
    points: tuple[Point, ...]


def graph_png(found: Course, words: Words, palette: str = "default") -> bytes:
    """The picture, ready to be posted."""
    colours = PALETTES[palette]
    return png(graph(found, words, colours).image, colours)


def graph(found: Course, words: Words, palette: Palette) -> Canvas:
    """A curve in a band as wide as the uncertainty."""
    canvas, room = sheet(HEIGHT, found.title, found.subtitle, palette)
    canvas.frame(room, palette.panel, palette.line, 2, radius=14)
    plot = Box(room.x + LEFT, room.y + 26, room.w - LEFT - 40, room.h - 26 - BELOW)
    low = min(point.rating - point.margin for point in found.points)
    high = max(point.rating + point.margin for point in found.points)
    step = next((one for one in STEPS if (high - low) / one <= 7), STEPS[-1])
    low, high = low // step * step, -(-high // step) * step
    for value in range(low, high + 1, step):
        y = plot.bottom - round((value - low) / (high - low) * plot.h)
        canvas.rule(plot.x, y, plot.w, palette.line)
        label = Box(room.x + 10, y - 18, LEFT - 22, 36)
        canvas.text(label, str(value), LABEL, palette.muted, align="right")
    _curve(canvas, plot, found.points, low, high)
    _days(canvas, plot, found.points, words)
    return canvas


def _curve(canvas: Canvas, plot: Box, points: tuple[Point, ...], low: int, high: int) -> None:
    palette = canvas.palette
    under = canvas.image.crop((plot.x, plot.y, plot.right, plot.bottom))
    large = under.resize((plot.w * OVER, plot.h * OVER), Image.Resampling.NEAREST)
    draw = ImageDraw.Draw(large)

    def at(number: int, value: float) -> tuple[float, float]:
        x = (number + 0.5) / len(points) * plot.w * OVER
        return x, (high - value) / (high - low) * plot.h * OVER

    upper = [at(number, one.rating + one.margin) for number, one in enumerate(points)]
    lower = [at(number, one.rating - one.margin) for number, one in enumerate(points)]
    middle = [at(number, one.rating) for number, one in enumerate(points)]
    if len(points) > 1:
        draw.polygon([*upper, *reversed(lower)], fill=palette.tint(palette.hues["blue"]))
        draw.line(middle, fill=palette.band, width=5 * OVER, joint="curve")
    else:
        draw.line([upper[0], lower[0]], fill=palette.tint(palette.hues["blue"]), width=16 * OVER)
    dots = middle if len(middle) <= 40 else middle[-1:]
    for x, y in dots:
        reach = 7 * OVER
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=palette.metal,
                     outline=palette.edge, width=2 * OVER)  # fmt: skip
    canvas.lay(large.resize((plot.w, plot.h), Image.Resampling.LANCZOS), plot)


def _days(canvas: Canvas, plot: Box, points: tuple[Point, ...], words: Words) -> None:
    palette = canvas.palette
    below = Box(plot.x, plot.bottom + 6, plot.w, 34)
    canvas.text(below, points[0].day, SMALL, palette.muted)
    canvas.text(below, points[-1].day, SMALL, palette.muted, align="right")
    played = words.message("picture", "league-games", count=len(points))
    canvas.text(below, played, SMALL, palette.muted, align="centre")
