"""Two pictures held against each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PIL import Image, ImageChops

from rendering.kit.canvas import Canvas
from rendering.kit.layout import Box


def differ(one: Image.Image, other: Image.Image) -> bool:
    """Whether anything can be seen in one of them only."""
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None


def marks_stay_in_place(
    draw: Callable[[tuple[str, ...]], Canvas], names: Iterable[str] | None = None
) -> None:
    """Every mark is seen, at its place and nowhere else; all places unless some are named."""
    plain = draw(())
    for name in sorted(plain.places if names is None else names):
        changed = ImageChops.difference(draw((name,)).image, plain.image).getbbox()
        assert changed, f"{name} is not marked"
        left, top, right, bottom = changed
        drawn = Box(left, top, right - left, bottom - top)
        assert plain.places[name].inset(-12).contains(drawn), f"{name} is marked elsewhere"
