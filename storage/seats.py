"""Who sits where, and for whom a table waits."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import astuple

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

    async def ask(self, game: str, asked: Collection[int], at: float) -> None:
        """Note for whom the table waits now; who was waited for already still is since then."""
        for row in await self.of(game):
            if bool(row.asked) != (row.seat in asked):
                since = row.since if row.asked else at
                await self._session.run(
                    "UPDATE seats SET asked = ?, since = ? WHERE game = ? AND seat = ?",
                    int(row.seat in asked),
                    since,
                    game,
                    row.seat,
                )
