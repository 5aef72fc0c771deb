"""Who takes part in a season, in which division, and what organisers added or took."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, columns, marks


class EntrantRow(Struct, frozen=True):
    """A place in a season. Its number stays; the person may be replaced by another."""

    season: str
    number: int
    person: str
    name: str
    state: str
    division: int | None = None
    seed: int | None = None
    """Where they began, from 0 over the whole season."""
    final: int | None = None
    """Their rank in the division when the season ended."""
    handing_over: int = 0
    """Whether seats at open tables are still to be given to the person, or to a stand-in."""
    joined_at: float = 0.0


class AdjustmentRow(Struct, frozen=True):
    """Points that an organiser gave or took, with the reason."""

    season: str
    number: int
    entrant: int
    points: int
    reason: str


_COLUMNS, _ADJUSTMENT = columns(EntrantRow), columns(AdjustmentRow)
_CHANGING = tuple(
    field for field in EntrantRow.__struct_fields__ if field not in {"season", "number"}
)


class Entrants:
    """The entrants of all seasons."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, row: EntrantRow) -> None:
        """Enter; `Taken` when the person has."""
        await self._session.run(
            f"INSERT INTO entrants ({_COLUMNS}) VALUES ({marks(EntrantRow)})", *astuple(row)
        )

    async def save(self, row: EntrantRow) -> None:
        """Write what may change."""
        await self._session.run(
            f"UPDATE entrants SET {', '.join(f'{name} = ?' for name in _CHANGING)}"
            " WHERE season = ? AND number = ?",
            *(getattr(row, name) for name in _CHANGING),
            row.season,
            row.number,
        )

    async def remove(self, season: str, number: int) -> None:
        """As if somebody had never entered; only before anything was played."""
        await self._session.run(
            "DELETE FROM entrants WHERE season = ? AND number = ?", season, number
        )

    async def of(self, season: str) -> list[EntrantRow]:
        """Everybody of a season in the order of signing up."""
        return await self._some("season = ? ORDER BY number", season)

    async def one(self, season: str, person: str) -> EntrantRow | None:
        """A person's entry."""
        return next(iter(await self._some("season = ? AND person = ?", season, person)), None)

    async def seasons_of(self, person: str) -> list[EntrantRow]:
        """Every entry of a person's, in any league."""
        return await self._some("person = ? ORDER BY joined_at DESC", person)

    async def adjust(self, season: str, entrant: int, points: int, reason: str) -> None:
        """Give or take points."""
        await self._session.run(
            f"INSERT INTO adjustments ({_ADJUSTMENT}) VALUES (?, (SELECT"
            " COALESCE(MAX(number), 0) + 1 FROM adjustments WHERE season = ?), ?, ?, ?)",
            season,
            season,
            entrant,
            points,
            reason,
        )

    async def adjustments(self, season: str) -> list[AdjustmentRow]:
        """All points given or taken in a season."""
        rows = await self._session.rows(
            f"SELECT {_ADJUSTMENT} FROM adjustments WHERE season = ? ORDER BY number", season
        )
        return [AdjustmentRow(*row) for row in rows]

    async def _some(self, where: str, *values: object) -> list[EntrantRow]:
        rows = await self._session.rows(f"SELECT {_COLUMNS} FROM entrants WHERE {where}", *values)
        return [EntrantRow(*row) for row in rows]
