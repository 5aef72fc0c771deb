"""Time that counts and time that does not: spans in which a clock stands still."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Span(NamedTuple):
    """From an instant up to, but without, another one."""

    start: float
    end: float


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same time in order and without overlaps."""
    found: list[Span] = []
    for span in sorted(spans):
        if span.end <= span.start:
            continue
        if found and span.start <= found[-1].end:
            found[-1] = Span(found[-1].start, max(found[-1].end, span.end))
        else:
            found.append(span)
    return found


def counted(start: float, end: float, pauses: Iterable[Span]) -> float:
    """How many seconds between two instants count."""
    lost = sum(max(0.0, min(end, pause.end) - max(start, pause.start)) for pause in merged(pauses))
    return max(0.0, end - start - lost)


def after(start: float, seconds: float, pauses: Iterable[Span]) -> float:
    """The instant at which so many seconds have counted."""
    at = start
    for pause in merged(pauses):
        if pause.end <= at:
            continue
        if pause.start > at:
            if seconds <= pause.start - at:
                return at + seconds
            seconds -= pause.start - at
        at = pause.end
    return at + seconds


def within(at: float, spans: Iterable[Span]) -> Span | None:
    """The span in which an instant lies."""
    return next((span for span in merged(spans) if span.start <= at < span.end), None)
