"""When people are away, club by club."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, columns, marks


class VacationRow(Struct, frozen=True):
    """One absence."""

    person: str
    guild: str
    starts: float
    ends: float


_COLUMNS = columns(VacationRow)


class Vacations:
    """The absences of all people."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, row: VacationRow) -> None:
        """Go away; `Taken` when another absence in this club begins at the same instant."""
        await self._session.run(
            f"INSERT INTO vacations ({_COLUMNS}) VALUES ({marks(VacationRow)})", *astuple(row)
        )

    async def of(self, person: str, guild: str, after: float = 0.0) -> list[VacationRow]:
        """A person's absences in a club that have not ended by an instant, in order."""
        rows = await self._session.rows(
            f"SELECT {_COLUMNS} FROM vacations WHERE person = ? AND guild = ? AND ends > ?"
            " ORDER BY starts",
            person,
            guild,
            after,
        )
        return [VacationRow(*row) for row in rows]

    async def everybody(self, after: float) -> dict[tuple[str, str], list[VacationRow]]:
        """Everybody's absences that have not ended by an instant, by person and club."""
        found: dict[tuple[str, str], list[VacationRow]] = {}
        for row in await self._session.rows(
            f"SELECT {_COLUMNS} FROM vacations WHERE ends > ? ORDER BY starts", after
        ):
            one = VacationRow(*row)
            found.setdefault((one.person, one.guild), []).append(one)
        return found

    async def end(self, person: str, guild: str, starts: float, at: float) -> None:
        """Come back early; an absence that had not begun never was."""
        if at <= starts:
            await self._session.run(
                "DELETE FROM vacations WHERE person = ? AND guild = ? AND starts = ?",
                person,
                guild,
                starts,
            )
            return
        await self._session.run(
            "UPDATE vacations SET ends = ? WHERE person = ? AND guild = ? AND starts = ?",
            at,
            person,
            guild,
            starts,
        )
