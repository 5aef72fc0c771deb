"""The people the club knows."""

from __future__ import annotations

from storage.session import Session


class Players:
    """People by their id."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def meet(self, person: str, name: str) -> None:
        """Know a person by the name they have now."""
        await self._session.run(
            "INSERT INTO players (person, name) VALUES (?, ?)"
            " ON CONFLICT (person) DO UPDATE SET name = excluded.name",
            person,
            name,
        )

    async def set_language(self, person: str, language: str | None) -> None:
        """The language a person reads; `None` is the table's."""
        await self._session.run(
            "UPDATE players SET language = ? WHERE person = ?", language, person
        )

    async def language(self, person: str) -> str | None:
        """The language a person chose."""
        row = await self._session.row("SELECT language FROM players WHERE person = ?", person)
        return row[0] if row else None
