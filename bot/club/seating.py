"""Small things about who sits where."""

from __future__ import annotations

from games.record import Sitter
from storage.seats import SeatRow


def sitter_of(row: SeatRow) -> Sitter:
    """Who sits there, as a record writes it."""
    return Sitter(row.stand_in, stand_in=True) if row.stand_in else Sitter(row.name)


def free_name(stand_in: str, seats: list[SeatRow]) -> str:
    """What a stand-in is called at a table where there may be more of its kind."""
    taken = {row.name for row in seats}
    names = (f"{stand_in.capitalize()} {number}" for number in range(2, len(seats) + 3))
    first = stand_in.capitalize()
    return first if first not in taken else next(name for name in names if name not in taken)
