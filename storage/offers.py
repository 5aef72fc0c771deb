"""Seats that whoever wants may take."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, columns, marks


class OfferRow(Struct, frozen=True):
    """A seat on offer, and who offers it."""

    game: str
    seat: int
    person: str
    interaction: str


_COLUMNS = columns(OfferRow)


class Offers:
    """The seats on offer at all tables."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, row: OfferRow) -> None:
        """Offer a seat; `Taken` when it is on offer already."""
        await self._session.run(
            f"INSERT INTO offers ({_COLUMNS}) VALUES ({marks(OfferRow)})", *astuple(row)
        )

    async def get(self, game: str, seat: int) -> OfferRow | None:
        """A seat on offer."""
        row = await self._session.row(
            f"SELECT {_COLUMNS} FROM offers WHERE game = ? AND seat = ?", game, seat
        )
        return OfferRow(*row) if row else None

    async def of(self, game: str) -> list[int]:
        """The seats of a table that are on offer."""
        rows = await self._session.rows(
            "SELECT seat FROM offers WHERE game = ? ORDER BY seat", game
        )
        return [int(row[0]) for row in rows]

    async def settle(self, game: str, seat: int) -> bool:
        """The seat is no longer on offer; whether it was."""
        changed = await self._session.run(
            "DELETE FROM offers WHERE game = ? AND seat = ?", game, seat
        )
        return bool(changed)
