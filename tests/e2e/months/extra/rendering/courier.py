"""Pictures of the courier's game: a blue square will do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from rendering.kit.colours import Palette
from rendering.words import Words


def board(view: Any, words: Words, palette: Palette, marks: Sequence[str] = ()) -> Image.Image:
    return Image.new("RGB", (8, 8), (59, 110, 168))


def hand(view: Any, words: Words, palette: Palette) -> Image.Image | None:
    return None


def describe(view: Any, words: Words) -> str:
    return "A letter."


def describe_hand(view: Any, words: Words) -> str | None:
    return None


def alt(view: Any, words: Words) -> str:
    return "A letter."
