"""The clock of every seat: how much time it has, whether it runs, and what comes next."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, columns, marks


class ClockRow(Struct, frozen=True):
    """One seat's clock."""

    game: str
    seat: int
    person: str
    """Whose time it is."""
    spare: float | None
    """Seconds that it had when it began to run, or has left since it stands; `None`: no clock."""
    refills: int
    """Whether the next question adds to it."""
    since: float | None
    """Since when (or from when on) it runs; `None` when it stands."""
    deadline: float | None
    turn: int
    """The number of the move by which the seat was asked."""
    stage: str
    next_at: float | None
    """When the stage is reached; `None` when nothing comes by itself."""
    told: str | None = None
    """What the person was told last of this turn."""


_COLUMNS = columns(ClockRow)
_SETS = ", ".join(
    f"{name} = excluded.{name}"
    for name in ClockRow.__struct_fields__
    if name not in {"game", "seat"}
)
_RUNS = (
    "(stage = 'back' OR NOT EXISTS (SELECT 1 FROM games JOIN outages"
    " ON outages.guild = games.guild AND outages.ends IS NULL WHERE games.id = clocks.game))"
)
"""Where nobody can play nothing comes; only what a stand-in has played is over all the same."""


class Clocks:
    """The clocks of all tables."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def put(self, row: ClockRow) -> None:
        """Set a seat's clock."""
        await self._session.run(
            f"INSERT INTO clocks ({_COLUMNS}) VALUES ({marks(ClockRow)})"
            f" ON CONFLICT (game, seat) DO UPDATE SET {_SETS}",
            *astuple(row),
        )

    async def of(self, game: str) -> dict[int, ClockRow]:
        """A table's clocks by seat."""
        return {row.seat: row for row in await self._some("game = ?", game)}

    async def get(self, game: str, seat: int) -> ClockRow | None:
        """One seat's clock."""
        return next(iter(await self._some("game = ? AND seat = ?", game, seat)), None)

    async def due(self, now: float, limit: int) -> list[ClockRow]:
        """Clocks that have come to their next stage, oldest first."""
        return await self._some(
            f"next_at <= ? AND {_RUNS} ORDER BY next_at, game, seat LIMIT ?", now, limit
        )

    async def next_due(self) -> float | None:
        """When the next clock comes to its next stage."""
        row = await self._session.row(
            f"SELECT next_at FROM clocks WHERE next_at IS NOT NULL AND {_RUNS}"
            " ORDER BY next_at LIMIT 1"
        )
        return row[0] if row else None

    async def running(self, person: str | None = None) -> list[tuple[ClockRow, str | None]]:
        """Every clock that runs, or one person's, each with the club of its table."""
        named = ", ".join(f"clocks.{name}" for name in ClockRow.__struct_fields__)
        rows = await self._session.rows(
            f"SELECT {named}, games.guild FROM clocks JOIN games ON games.id = clocks.game"
            f" WHERE since IS NOT NULL{' AND person = ?' if person else ''}"
            " ORDER BY clocks.game, clocks.seat",
            *([person] if person else []),
        )
        return [(ClockRow(*row[:-1]), row[-1]) for row in rows]

    async def stop_all(self, game: str) -> None:
        """The table is over: nothing comes any more."""
        await self._session.run(
            "UPDATE clocks SET since = NULL, deadline = NULL, next_at = NULL WHERE game = ?", game
        )

    async def postpone(self, game: str, seat: int, until: float) -> None:
        """Come back to a clock later, because something is in the way."""
        await self._session.run(
            "UPDATE clocks SET next_at = ? WHERE game = ? AND seat = ?", until, game, seat
        )

    async def _some(self, where: str, *values: object) -> list[ClockRow]:
        sql = f"SELECT {_COLUMNS} FROM clocks WHERE {where}"
        return [ClockRow(*row) for row in await self._session.rows(sql, *values)]
