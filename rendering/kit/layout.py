"""Boxes: where things go. Everything is whole pixels, so that the same view is the same picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import cos, radians, sin
from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle of the picture, cut into smaller ones to lay out a board."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column after it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        """Its middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """The same box with a margin inside; negative margins make it larger."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def moved(self, dx: int, dy: int) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def left_part(self, w: int) -> Box:
        """A strip along the left edge."""
        return Box(self.x, self.y, min(w, self.w), self.h)

    def right_part(self, w: int) -> Box:
        """A strip along the right edge."""
        return Box(self.right - min(w, self.w), self.y, min(w, self.w), self.h)

    def top_part(self, h: int) -> Box:
        """A strip along the upper edge."""
        return Box(self.x, self.y, self.w, min(h, self.h))

    def bottom_part(self, h: int) -> Box:
        """A strip along the lower edge."""
        return Box(self.x, self.bottom - min(h, self.h), self.w, min(h, self.h))

    def without_left(self, w: int) -> Box:
        """What remains beside a strip on the left."""
        return self.right_part(max(0, self.w - w))

    def without_right(self, w: int) -> Box:
        """What remains beside a strip on the right."""
        return self.left_part(max(0, self.w - w))

    def without_top(self, h: int) -> Box:
        """What remains below a strip along the top."""
        return self.bottom_part(max(0, self.h - h))

    def without_bottom(self, h: int) -> Box:
        """What remains above a strip along the bottom."""
        return self.top_part(max(0, self.h - h))

    def columns(self, shares: int | Sequence[float], gap: int = 0) -> tuple[Box, ...]:
        """Side by side: as many equal columns, or columns in proportion."""
        return tuple(
            Box(self.x + start, self.y, size, self.h) for start, size in _cut(self.w, shares, gap)
        )

    def rows(self, shares: int | Sequence[float], gap: int = 0) -> tuple[Box, ...]:
        """One below the other: as many equal rows, or rows in proportion."""
        return tuple(
            Box(self.x, self.y + start, self.w, size) for start, size in _cut(self.h, shares, gap)
        )

    def grid(self, columns: int, rows: int, gap: int = 0) -> tuple[Box, ...]:
        """Equal cells, row by row."""
        return tuple(cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap))

    def centred(self, w: int, h: int) -> Box:
        """A box of this size in the middle."""
        return Box(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)

    def contains(self, other: Box) -> bool:
        """Whether another box lies wholly inside."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


def _cut(length: int, shares: int | Sequence[float], gap: int) -> list[tuple[int, int]]:
    """Starts and sizes of the parts; rounding never loses a pixel nor makes parts overlap."""
    parts = [1.0] * shares if isinstance(shares, int) else list(shares)
    room = length - gap * (len(parts) - 1)
    cuts = list(accumulate(parts, initial=0.0))
    edges = [round(room * cut / cuts[-1]) for cut in cuts]
    return [(low + gap * index, high - low) for index, (low, high) in enumerate(pairwise(edges))]


def flow(box: Box, count: int, w: int, h: int, gap: int = 0) -> tuple[Box, ...]:
    """Places for things of one size, row after row, as many as there are; may run out below."""
    across = max(1, (box.w + gap) // (w + gap))
    return tuple(
        Box(box.x + index % across * (w + gap), box.y + index // across * (h + gap), w, h)
        for index in range(count)
    )


def fan(box: Box, count: int, w: int, step: int) -> tuple[Box, ...]:
    """Overlapping places from the left, for splayed cards; the step shrinks until all fit."""
    if count > 1:
        step = min(step, (box.w - w) // (count - 1))
    return tuple(Box(box.x + index * step, box.y, w, box.h) for index in range(count))


def around(centre: Point, radius: float, degrees: float) -> Point:
    """A point on a circle; 0 is at the top and degrees go clockwise, as on a clock."""
    angle = radians(degrees - 90)
    return centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)
