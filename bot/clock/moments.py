"""Instants as Discord shows them: each reader sees their own time."""

from __future__ import annotations

import math
from typing import Literal

Style = Literal["t", "d", "D", "f", "F", "R"]


def moment(at: float, style: Style = "R") -> str:
    """An instant in a text; `R` counts down, `f` is the date and time, `D` the date alone."""
    return f"<t:{math.floor(at)}:{style}>"
