"""Who plays whom in a season, and how even the divisions' fixtures are."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, columns, marks


class FixtureRow(Struct, frozen=True):
    """One table of a season, planned, open or done."""

    id: str
    season: str
    division: int
    round: int
    number: int
    state: str
    game: str | None = None
    """The table at which it is played, the last one where there were several."""
    tries: int = 0
    """How many tables were opened for it."""


class Fixture(Struct, frozen=True):
    """A fixture and its entrants in seat order."""

    row: FixtureRow
    entrants: tuple[int, ...]


_COLUMNS = columns(FixtureRow)
_QUALIFIED = ", ".join(f"fixtures.{name}" for name in FixtureRow.__struct_fields__)
_WIDTH = len(FixtureRow.__struct_fields__)


class Fixtures:
    """The fixtures of all seasons."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, fixtures: Iterable[Fixture]) -> None:
        """Plan tables."""
        for fixture in fixtures:
            await self._session.run(
                f"INSERT INTO fixtures ({_COLUMNS}) VALUES ({marks(FixtureRow)})",
                *astuple(fixture.row),
            )
            for seat, entrant in enumerate(fixture.entrants):
                await self._session.run(
                    "INSERT INTO fixture_seats (fixture, seat, entrant) VALUES (?, ?, ?)",
                    fixture.row.id,
                    seat,
                    entrant,
                )

    async def save(self, row: FixtureRow) -> None:
        """Write what becomes of a fixture."""
        await self._session.run(
            "UPDATE fixtures SET state = ?, game = ?, tries = ? WHERE id = ?",
            row.state,
            row.game,
            row.tries,
            row.id,
        )

    async def of(self, season: str) -> list[Fixture]:
        """A season's fixtures, in the order in which they are to be opened."""
        return await self._some("fixtures.season = ?", season)

    async def get(self, fixture: str) -> Fixture | None:
        """A fixture by its id."""
        return next(iter(await self._some("fixtures.id = ?", fixture)), None)

    async def played_at(self, game: str) -> Fixture | None:
        """The fixture that is played at a table."""
        return next(iter(await self._some("fixtures.game = ?", game)), None)

    async def set_fairness(self, season: str, division: int, fairness: str) -> None:
        """Note how even a division's fixtures are."""
        await self._session.run(
            "INSERT INTO divisions (season, number, fairness) VALUES (?, ?, ?)",
            season,
            division,
            fairness,
        )

    async def fairness(self, season: str) -> list[str]:
        """How even each division's fixtures are, top division first."""
        rows = await self._session.rows(
            "SELECT fairness FROM divisions WHERE season = ? ORDER BY number", season
        )
        return [row[0] for row in rows]

    async def _some(self, where: str, *values: object) -> list[Fixture]:
        rows = await self._session.rows(
            f"SELECT {_QUALIFIED}, fixture_seats.entrant FROM fixtures"
            " JOIN fixture_seats ON fixture_seats.fixture = fixtures.id"
            f" WHERE {where} ORDER BY fixtures.round, fixtures.number, fixtures.division,"
            " fixtures.id, fixture_seats.seat",
            *values,
        )
        return [
            Fixture(FixtureRow(*first[:_WIDTH]), (first[-1], *(row[-1] for row in rest)))
            for _, (first, *rest) in groupby(rows, key=itemgetter(0))
        ]
