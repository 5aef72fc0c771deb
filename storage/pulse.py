"""When the bot was at work, and when it was not."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, columns, marks


class OutageRow(Struct, frozen=True):
    """A time in which nobody could play."""

    starts: float
    ends: float
    grace: float
    """Nobody's time is up before this instant."""


_COLUMNS = columns(OutageRow)


class Pulse:
    """The bot's own heart."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def last(self) -> float | None:
        """When it last beat."""
        row = await self._session.row("SELECT at FROM pulse WHERE id = 1")
        return row[0] if row else None

    async def beat(self, at: float) -> None:
        """It beats."""
        await self._session.run(
            "INSERT INTO pulse (id, at) VALUES (1, ?)"
            " ON CONFLICT (id) DO UPDATE SET at = excluded.at",
            at,
        )

    async def missed(self, row: OutageRow) -> None:
        """It did not beat for a while."""
        await self._session.run(
            f"INSERT INTO outages ({_COLUMNS}) VALUES ({marks(OutageRow)})", *astuple(row)
        )

    async def outages(self, since: float) -> list[OutageRow]:
        """The outages that had not ended by an instant."""
        rows = await self._session.rows(
            f"SELECT {_COLUMNS} FROM outages WHERE ends > ? ORDER BY starts", since
        )
        return [OutageRow(*row) for row in rows]
