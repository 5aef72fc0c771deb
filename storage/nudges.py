"""When people last nudged a table."""

from __future__ import annotations

from storage.session import Session


class Nudges:
    """One per table and person: the last."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def last(self, game: str, person: str) -> float | None:
        """When somebody last nudged a table."""
        row = await self._session.row(
            "SELECT at FROM nudges WHERE game = ? AND person = ?", game, person
        )
        return row[0] if row else None

    async def nudge(self, game: str, person: str, at: float) -> None:
        """Somebody nudges."""
        await self._session.run(
            "INSERT INTO nudges (game, person, at) VALUES (?, ?, ?)"
            " ON CONFLICT (game, person) DO UPDATE SET at = excluded.at",
            game,
            person,
            at,
        )
