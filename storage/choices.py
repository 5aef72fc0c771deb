"""What people and clubs have chosen, by the name of each choice."""

from __future__ import annotations

from storage.session import Session

EVERYWHERE = ""
"""In the place of a club: whatever a person chose for all of them."""


class Choices:
    """The choices of people, in one club or everywhere."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def of(self, person: str) -> dict[tuple[str, str], str]:
        """Everything a person chose, by club and name."""
        rows = await self._session.rows(
            "SELECT guild, name, value FROM choices WHERE person = ?", person
        )
        return {(guild, name): value for guild, name, value in rows}

    async def everybody(self) -> dict[str, dict[tuple[str, str], str]]:
        """The same for everybody at once, by person."""
        found: dict[str, dict[tuple[str, str], str]] = {}
        for person, guild, name, value in await self._session.rows(
            "SELECT person, guild, name, value FROM choices"
        ):
            found.setdefault(person, {})[guild, name] = value
        return found

    async def choose(self, person: str, guild: str, name: str, value: str | None) -> None:
        """Choose, or with `None` choose nothing any more."""
        if value is None:
            await self._session.run(
                "DELETE FROM choices WHERE person = ? AND guild = ? AND name = ?",
                person,
                guild,
                name,
            )
            return
        await self._session.run(
            "INSERT INTO choices (person, guild, name, value) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (person, guild, name) DO UPDATE SET value = excluded.value",
            person,
            guild,
            name,
            value,
        )


class ClubChoices:
    """The choices of clubs."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def of(self, guild: str) -> dict[str, str]:
        """Everything a club chose, by name."""
        rows = await self._session.rows(
            "SELECT name, value FROM club_choices WHERE guild = ?", guild
        )
        return {str(name): str(value) for name, value in rows}

    async def choose(self, guild: str, name: str, value: str | None) -> None:
        """Choose, or with `None` choose nothing any more."""
        if value is None:
            await self._session.run(
                "DELETE FROM club_choices WHERE guild = ? AND name = ?", guild, name
            )
            return
        await self._session.run(
            "INSERT INTO club_choices (guild, name, value) VALUES (?, ?, ?)"
            " ON CONFLICT (guild, name) DO UPDATE SET value = excluded.value",
            guild,
            name,
            value,
        )
