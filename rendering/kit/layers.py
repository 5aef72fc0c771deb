"""Static layers: what a board has before anything lies on it, drawn once and copied."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image

from rendering.kit.canvas import Canvas
from rendering.kit.encode import in_table
from rendering.kit.shelf import Shelf

_SHELF: Shelf[tuple[Image.Image, Canvas]] = Shelf(room=10_000_000)
"""Layers are kept with one byte a pixel: about four boards."""


def layer(key: Hashable, draw: Callable[[], Canvas]) -> Canvas:
    """A fresh canvas with the static layer of this key on it, drawn if it is not at hand.

    The key names everything the layer depends on: game, seats, palette, language, and the like.
    """
    pixels, bare = _SHELF.get(key, lambda: _folded(draw()), _size)
    canvas = bare.copy()
    canvas.image = pixels.convert("RGB")
    return canvas


def _folded(canvas: Canvas) -> tuple[Image.Image, Canvas]:
    pixels = in_table(canvas.image, canvas.palette)
    canvas.image = Image.new("RGB", (1, 1))
    return pixels, canvas


def _size(kept: tuple[Image.Image, Canvas]) -> int:
    return kept[0].width * kept[0].height
