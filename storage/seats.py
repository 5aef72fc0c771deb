"""Who sits where, and for whom a table waits."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import astuple, replace

from storage.session import Session, columns, marks


class SeatRow(Struct, frozen=True):
    """A seat with a person or a stand-in on it."""

    game: str
    seat: int
    person: str | None
    stand_in: str | None
    name: str
    asked: int
    since: float
    """Since when it is asked; before that, since when it is taken."""
    interaction: str | None = None
    away: str | None = None
    """The person for whom a stand-in sits here until they are back."""


_COLUMNS = columns(SeatRow)


class Seats:
    """The seats of all tables."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def of(self, game: str) -> list[SeatRow]:
        """A table's seats in order."""
        sql = f"SELECT {_COLUMNS} FROM seats WHERE game = ? ORDER BY seat"
        return [SeatRow(*row) for row in await self._session.rows(sql, game)]

    async def take(self, row: SeatRow) -> None:
        """Sit down; `Taken` when the seat is, or when the person or interaction has one here."""
        await self._session.run(
            f"INSERT INTO seats ({_COLUMNS}) VALUES ({marks(SeatRow)})",
            *astuple(row),
        )

    async def leave(self, game: str, seat: int) -> None:
        """Get up."""
        await self._session.run("DELETE FROM seats WHERE game = ? AND seat = ?", game, seat)

    async def arrange(self, game: str, rows: Collection[SeatRow]) -> None:
        """Seat everybody anew."""
        await self._session.run("DELETE FROM seats WHERE game = ?", game)
        for row in rows:
            await self.take(row)

    async def ask(self, game: str, before: Iterable[SeatRow], after: Iterable[SeatRow]) -> None:
        """Note for whom the table waits now, where that has changed."""
        for old, new in zip(before, after, strict=True):
            if old.asked != new.asked:
                await self._session.run(
                    "UPDATE seats SET asked = ?, since = ? WHERE game = ? AND seat = ?",
                    new.asked,
                    new.since,
                    game,
                    new.seat,
                )


def asking(rows: Iterable[SeatRow], asked: Collection[int], at: float) -> list[SeatRow]:
    """The seats with a new set of them asked; who was waited for already still is since then."""
    return [
        row
        if bool(row.asked) == (row.seat in asked)
        else replace(row, asked=int(row.seat in asked), since=row.since if row.asked else at)
        for row in rows
    ]
