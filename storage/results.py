"""Every result: the truth from which standings, ratings and statistics follow."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, columns, marks


class ResultRow(Struct, frozen=True):
    """One result. A game's has the id of its table, so that none is ever counted twice."""

    id: str
    position: int
    """The order in which results came."""
    game: str
    guild: str | None
    season: str | None
    fixture: str | None
    kind: str
    at: float
    annulled: str | None = None
    """Why it does not count."""


class ResultSeat(Struct, frozen=True):
    """How it ended for one seat."""

    result: str
    seat: int
    entrant: int | None
    """The season's entrant who had the seat."""
    person: str | None
    stand_in: str | None
    name: str
    place: int
    score: int | None
    stayed: int
    """0 for somebody whose seat a stand-in played to the end."""
    habit: str | None


class Result(Struct, frozen=True):
    """A result with its seats."""

    row: ResultRow
    seats: tuple[ResultSeat, ...]


_WIDTH = len(ResultRow.__struct_fields__)
_ALL = ", ".join(
    [f"results.{name}" for name in ResultRow.__struct_fields__]
    + [f"result_seats.{name}" for name in ResultSeat.__struct_fields__]
)


class Results:
    """The results of all clubs."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def next_position(self) -> int:
        """Where the next result comes."""
        row = await self._session.row("SELECT COALESCE(MAX(position), 0) + 1 FROM results")
        return int(row[0]) if row else 1

    async def add(self, row: ResultRow, seats: Iterable[ResultSeat]) -> None:
        """Write a result down; `Taken` when it is there."""
        await self._session.run(
            f"INSERT INTO results ({columns(ResultRow)}) VALUES ({marks(ResultRow)})",
            *astuple(row),
        )
        for seat in seats:
            await self._session.run(
                f"INSERT INTO result_seats ({columns(ResultSeat)}) VALUES ({marks(ResultSeat)})",
                *astuple(seat),
            )

    async def annul(self, result: str, reason: str | None) -> None:
        """Let a result not count, or count again."""
        await self._session.run("UPDATE results SET annulled = ? WHERE id = ?", reason, result)

    async def get(self, result: str) -> Result | None:
        """A result by its id."""
        return next(iter(await self._some("results.id = ?", result)), None)

    async def of_season(self, season: str) -> list[Result]:
        """A season's results, annulled ones included."""
        return await self._some("results.season = ?", season)

    async def rated(self, game: str) -> list[Result]:
        """Every result of a game that counts for ratings."""
        return await self._some(
            "results.game = ? AND results.annulled IS NULL AND results.kind = 'played'", game
        )

    async def of_person(self, person: str, guild: str | None = None) -> list[Result]:
        """Everything a person played, in a club or everywhere."""
        where = "results.annulled IS NULL AND results.kind = 'played' AND results.id IN"
        where += " (SELECT result FROM result_seats WHERE person = ?)"
        if guild is None:
            return await self._some(where, person)
        return await self._some(f"{where} AND results.guild = ?", person, guild)

    async def latest_in(self, guild: str, limit: int) -> list[Result]:
        """A club's latest results that count, the last one first."""
        found = await self._some(
            "results.id IN (SELECT id FROM results WHERE guild = ? AND annulled IS NULL"
            " ORDER BY position DESC LIMIT ?)",
            guild,
            limit,
        )
        return found[::-1]

    async def uncounted(self) -> list[str]:
        """Tables that came to their end and have no result, in the order in which they ended."""
        rows = await self._session.rows(
            "SELECT id FROM games WHERE phase = 'finished' AND outcome IS NOT NULL"
            " AND NOT EXISTS (SELECT 1 FROM results WHERE results.id = games.id)"
            " ORDER BY ended_at, id"
        )
        return [row[0] for row in rows]

    async def games(self) -> list[str]:
        """The games of which there are results."""
        rows = await self._session.rows("SELECT DISTINCT game FROM results ORDER BY game")
        return [row[0] for row in rows]

    async def players_in(self, guild: str, game: str) -> set[str]:
        """Whoever has played a game in a club."""
        rows = await self._session.rows(
            "SELECT DISTINCT result_seats.person FROM result_seats"
            " JOIN results ON results.id = result_seats.result"
            " WHERE results.guild = ? AND results.game = ? AND result_seats.person IS NOT NULL",
            guild,
            game,
        )
        return {row[0] for row in rows}

    async def _some(self, where: str, *values: object) -> list[Result]:
        rows = await self._session.rows(
            f"SELECT {_ALL} FROM results JOIN result_seats ON result_seats.result = results.id"
            f" WHERE {where} ORDER BY results.position, result_seats.seat",
            *values,
        )
        return [
            Result(
                ResultRow(*first[:_WIDTH]),
                tuple(ResultSeat(*row[_WIDTH:]) for row in (first, *rest)),
            )
            for _, (first, *rest) in groupby(rows, key=itemgetter(0))
        ]
