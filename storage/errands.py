"""Things to be done at some instant that belong to no seat's clock: digests, summaries."""

from __future__ import annotations

from msgspec import Struct

from storage.session import Session, columns


class ErrandRow(Struct, frozen=True):
    """One thing to do, for a person or a club."""

    kind: str
    subject: str
    next_at: float


_COLUMNS = columns(ErrandRow)


class Errands:
    """What is to be done when."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def set(self, kind: str, subject: str, at: float | None) -> None:
        """Do it at an instant; with `None` not any more."""
        if at is None:
            await self._session.run(
                "DELETE FROM errands WHERE kind = ? AND subject = ?", kind, subject
            )
            return
        await self._session.run(
            f"INSERT INTO errands ({_COLUMNS}) VALUES (?, ?, ?)"
            " ON CONFLICT (kind, subject) DO UPDATE SET next_at = excluded.next_at",
            kind,
            subject,
            at,
        )

    async def get(self, kind: str, subject: str) -> ErrandRow | None:
        """One errand."""
        row = await self._session.row(
            f"SELECT {_COLUMNS} FROM errands WHERE kind = ? AND subject = ?", kind, subject
        )
        return ErrandRow(*row) if row else None

    async def due(self, now: float, limit: int) -> list[ErrandRow]:
        """What is to be done by now, oldest first."""
        rows = await self._session.rows(
            f"SELECT {_COLUMNS} FROM errands WHERE next_at <= ? ORDER BY next_at, kind, subject"
            " LIMIT ?",
            now,
            limit,
        )
        return [ErrandRow(*row) for row in rows]

    async def next_due(self) -> float | None:
        """When there is something to do again."""
        row = await self._session.row("SELECT MIN(next_at) FROM errands")
        return row[0] if row else None
