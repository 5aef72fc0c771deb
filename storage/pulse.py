"""When the bot was at work, and when it was not."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, columns, marks


class OutageRow(Struct, frozen=True):
    """A time in which nobody could play."""

    starts: float
    ends: float | None
    """`None` as long as it goes on."""
    grace: float
    """Nobody's time is up before this instant."""
    guild: str = ""
    """The server that was out of reach; empty for all of them."""


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
        """Nobody can play for a while; one that goes on is ended by writing it down again."""
        await self._session.run(
            f"INSERT INTO outages ({_COLUMNS}) VALUES ({marks(OutageRow)})"
            " ON CONFLICT (guild, starts) DO UPDATE SET ends = excluded.ends,"
            " grace = excluded.grace",
            *astuple(row),
        )

    async def outages(self, since: float) -> list[OutageRow]:
        """The outages that had not ended by an instant."""
        return await self._some("(ends > ? OR ends IS NULL)", since)

    async def going_on(self) -> dict[str, OutageRow]:
        """The servers in which nobody can play."""
        return {row.guild: row for row in await self._some("ends IS NULL")}

    async def _some(self, where: str, *values: object) -> list[OutageRow]:
        sql = f"SELECT {_COLUMNS} FROM outages WHERE {where} ORDER BY starts, guild"
        return [OutageRow(*row) for row in await self._session.rows(sql, *values)]
