"""One measured figure, and how measurements are taken."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct


class Figure(Struct, frozen=True):
    """What was measured, beside what, and whether it is good enough."""

    name: str
    measured: float
    unit: str
    against: str
    """The floor or peer of the same run."""
    ratio: float
    """Measured time over the floor's, or measured rate over the peer's."""
    target: str
    met: bool


def best_of(times: int, work: Callable[[], object]) -> float:
    """Seconds of the fastest run: the one that was disturbed least."""
    return min(seconds(work) for _ in range(times))


def seconds(work: Callable[[], object]) -> float:
    """How long it takes once."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def percentile(values: list[float], share: float) -> float:
    """The value below which this share of all values lies."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * share))]
