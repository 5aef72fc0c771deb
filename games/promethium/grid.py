"""The shape of the grid: its lines, their ends and the places between them.

Places are numbered row by row from the top left; players read them as `row-column` from 1.
"""

from __future__ import annotations

from functools import cache

Line = str
"""`row-1` or `column-3`."""
End = str
"""`row-1-left`, `row-1-right`, `column-3-top` or `column-3-bottom`."""


@cache
def lines(side: int) -> tuple[Line, ...]:
    """Every row and column."""
    numbers = range(1, side + 1)
    return (*(f"row-{n}" for n in numbers), *(f"column-{n}" for n in numbers))


@cache
def ends_of(line: Line) -> tuple[End, End]:
    """The two places for bid tokens at a line."""
    if line.startswith("row"):
        return f"{line}-left", f"{line}-right"
    return f"{line}-top", f"{line}-bottom"


def line_of(end: End) -> Line:
    """The line that an end belongs to."""
    return end.rpartition("-")[0]


@cache
def ends(side: int) -> tuple[End, ...]:
    """Every place for a bid token."""
    return tuple(end for line in lines(side) for end in ends_of(line))


@cache
def places_in(side: int, line: Line) -> tuple[int, ...]:
    """The places of a line."""
    kind, _, number = line.partition("-")
    index = int(number) - 1
    if kind == "row":
        return tuple(range(index * side, (index + 1) * side))
    return tuple(range(index, side * side, side))


@cache
def ends_at(side: int, place: int) -> tuple[End, End, End, End]:
    """The four ends at which bids for a place lie."""
    row, column = divmod(place, side)
    return *ends_of(f"row-{row + 1}"), *ends_of(f"column-{column + 1}")


@cache
def spot(side: int, place: int) -> str:
    """A place as players write it."""
    row, column = divmod(place, side)
    return f"{row + 1}-{column + 1}"


def place_of(side: int, written: str) -> int:
    """Read back what `spot` wrote."""
    row, _, column = written.partition("-")
    return (int(row) - 1) * side + int(column) - 1
