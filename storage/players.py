"""The people the club knows."""

from __future__ import annotations

from storage.session import Session


class Players:
    """People by their id."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def meet(self, person: str, name: str, language: str | None = None) -> None:
        """Know a person by the name they have now, and what their Discord speaks if it is known."""
        await self._session.run(
            "INSERT INTO players (person, name, language) VALUES (?, ?, ?)"
            " ON CONFLICT (person) DO UPDATE SET name = excluded.name,"
            " language = COALESCE(excluded.language, players.language)",
            person,
            name,
            language,
        )

    async def name(self, person: str) -> str:
        """What a person was last called."""
        row = await self._session.row("SELECT name FROM players WHERE person = ?", person)
        return row[0] if row else person

    async def language(self, person: str) -> str | None:
        """What a person's Discord spoke when they were last met."""
        row = await self._session.row("SELECT language FROM players WHERE person = ?", person)
        return row[0] if row else None
