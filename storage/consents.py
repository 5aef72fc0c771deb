"""Requests to go back that a table is being asked about: one per table at most."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, columns, marks


class ConsentRow(Struct, frozen=True):
    """One request."""

    id: str
    game: str
    seat: int
    move: int
    """How many answers would stand."""
    number: int
    """The table's number when it was asked."""
    agreed: str
    """The seats that agreed, as a JSON list."""
    interaction: str


_COLUMNS = columns(ConsentRow)


class Consents:
    """The requests of all tables."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, row: ConsentRow) -> None:
        """Ask; `Taken` when the table is being asked already."""
        await self._session.run(
            f"INSERT INTO consents ({_COLUMNS}) VALUES ({marks(ConsentRow)})",
            *astuple(row),
        )

    async def of(self, game: str) -> ConsentRow | None:
        """What a table is being asked."""
        sql = f"SELECT {_COLUMNS} FROM consents WHERE game = ?"
        row = await self._session.row(sql, game)
        return ConsentRow(*row) if row else None

    async def agree(self, consent: str, agreed: str) -> None:
        """Note who has agreed so far."""
        await self._session.run("UPDATE consents SET agreed = ? WHERE id = ?", agreed, consent)

    async def drop(self, game: str) -> None:
        """The table is no longer being asked."""
        await self._session.run("DELETE FROM consents WHERE game = ?", game)
