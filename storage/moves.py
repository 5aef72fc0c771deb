"""Everything that happened at tables, in order and for ever.

Nothing is deleted: an answer that was taken back stays, with the number of what took it back.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, columns, marks


class MoveRow(Struct, frozen=True):
    """One thing that happened: the start, an answer, an undo, a change of seats, a drift."""

    game: str
    number: int
    kind: str
    move: int
    """How many answers stand after it."""
    seat: int | None
    person: str | None
    answer: str | None
    secret: int
    """Whether the others may not know the answer while the game goes on."""
    turn_over: int
    """Whether the table went on to other seats."""
    digest: str
    story: str
    sitter: str | None
    """Who sits at the seat from here on, where that changed."""
    interaction: str | None
    made_at: float
    taken_back: int | None = None


_COLUMNS = columns(MoveRow)


class Moves:
    """The moves of all tables."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, row: MoveRow) -> None:
        """Append; `Taken` when the number or the interaction was there already."""
        await self._session.run(
            f"INSERT INTO moves ({_COLUMNS}) VALUES ({marks(MoveRow)})",
            *astuple(row),
        )

    async def by_interaction(self, interaction: str) -> MoveRow | None:
        """What an interaction did."""
        return next(iter(await self._some("interaction = ?", interaction)), None)

    async def standing(self, game: str, after: int = -1) -> list[MoveRow]:
        """What happened after a number and was not taken back, in order."""
        return await self._some(
            "game = ? AND number > ? AND taken_back IS NULL ORDER BY number", game, after
        )

    async def latest(self, game: str, upto: int, limit: int) -> list[MoveRow]:
        """The last rows that stand at a move, in order."""
        rows = await self._some(
            "game = ? AND move <= ? AND taken_back IS NULL ORDER BY number DESC LIMIT ?",
            game,
            upto,
            limit,
        )
        return rows[::-1]

    async def between(self, game: str, after: int, upto: int) -> list[MoveRow]:
        """The rows that stand at the moves after one and up to another, in order."""
        return await self._some(
            "game = ? AND move > ? AND move <= ? AND taken_back IS NULL ORDER BY number",
            game,
            after,
            upto,
        )

    async def answers_by_seat(self, game: str) -> dict[int, int]:
        """How many standing answers each seat has given."""
        rows = await self._session.rows(
            "SELECT seat, COUNT(*) FROM moves"
            " WHERE game = ? AND kind = 'answer' AND taken_back IS NULL GROUP BY seat",
            game,
        )
        return {int(seat): int(count) for seat, count in rows}

    async def last_of(self, game: str, seat: int) -> MoveRow | None:
        """The last answer of a seat that stands."""
        rows = await self._some(
            "game = ? AND seat = ? AND kind = 'answer' AND taken_back IS NULL"
            " ORDER BY number DESC LIMIT 1",
            game,
            seat,
        )
        return next(iter(rows), None)

    async def last_by(self, game: str, person: str) -> MoveRow | None:
        """The last thing a person did at a table: an answer, or sitting down."""
        rows = await self._some(
            "game = ? AND person = ? AND kind IN ('answer', 'sit') AND taken_back IS NULL"
            " ORDER BY number DESC LIMIT 1",
            game,
            person,
        )
        return next(iter(rows), None)

    async def waits(
        self, guild: str, starts: float, ends: float, least: float, limit: int
    ) -> list[tuple[str, str, str, float]]:
        """The longest times that a club's tables waited for an answer which came between two
        instants: the game, the channel, the person and the seconds."""
        rows = await self._session.rows(
            "SELECT game, channel, person, made_at - before FROM ("
            " SELECT games.game, games.channel, moves.person, moves.kind, moves.made_at,"
            " LAG(moves.made_at) OVER (PARTITION BY moves.game ORDER BY moves.number) AS before"
            " FROM moves JOIN games ON games.id = moves.game WHERE games.guild = ?) AS gaps"
            " WHERE kind = 'answer' AND person IS NOT NULL AND made_at > ? AND made_at <= ?"
            " AND made_at - before >= ? ORDER BY made_at - before DESC LIMIT ?",
            guild,
            starts,
            ends,
            least,
            limit,
        )
        return [(row[0], row[1], row[2], row[3]) for row in rows]

    async def take_back(self, game: str, numbers: Iterable[int], by: int) -> None:
        """Note that these answers no longer stand; what came after them moves up."""
        for number in sorted(numbers, reverse=True):
            await self._session.run(
                "UPDATE moves SET taken_back = ? WHERE game = ? AND number = ?", by, game, number
            )
            await self._session.run(
                "UPDATE moves SET move = move - 1"
                " WHERE game = ? AND number > ? AND taken_back IS NULL",
                game,
                number,
            )

    async def _some(self, where: str, *values: object) -> list[MoveRow]:
        sql = f"SELECT {_COLUMNS} FROM moves WHERE {where}"
        return [MoveRow(*row) for row in await self._session.rows(sql, *values)]
