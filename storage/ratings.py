"""What each player's rating was after each result: kept, but never the truth."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, columns, marks


class RatingRow(Struct, frozen=True):
    """A rating after a result. A ladder is `people`, or `all` with stand-ins."""

    game: str
    ladder: str
    player: str
    position: int
    mu: float
    sigma: float
    played: int


_COLUMNS = columns(RatingRow)


class Ratings:
    """The ratings of all games."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, rows: Iterable[RatingRow]) -> None:
        """Keep what a result led to."""
        for row in rows:
            await self._session.run(
                f"INSERT INTO ratings ({_COLUMNS}) VALUES ({marks(RatingRow)})", *astuple(row)
            )

    async def forget(self, game: str) -> None:
        """Drop a game's ratings, to keep new ones."""
        await self._session.run("DELETE FROM ratings WHERE game = ?", game)

    async def now(self, game: str, ladder: str, player: str) -> RatingRow | None:
        """A player's rating."""
        rows = await self._some(
            "game = ? AND ladder = ? AND player = ? ORDER BY position DESC LIMIT 1",
            game,
            ladder,
            player,
        )
        return next(iter(rows), None)

    async def all_now(self, game: str, ladder: str) -> list[RatingRow]:
        """Every player's rating."""
        return await self._some(
            "game = ? AND ladder = ? AND position = (SELECT MAX(later.position) FROM ratings"
            " AS later WHERE later.game = ratings.game AND later.ladder = ratings.ladder"
            " AND later.player = ratings.player) ORDER BY player",
            game,
            ladder,
        )

    async def history(self, game: str, ladder: str, player: str) -> list[RatingRow]:
        """How a rating went."""
        return await self._some(
            "game = ? AND ladder = ? AND player = ? ORDER BY position", game, ladder, player
        )

    async def everything(self, game: str) -> list[RatingRow]:
        """All that is kept of a game, in order."""
        return await self._some("game = ? ORDER BY ladder, position, player", game)

    async def games_of(self, player: str, ladder: str) -> list[str]:
        """The games for which a player has a rating."""
        rows = await self._session.rows(
            "SELECT DISTINCT game FROM ratings WHERE player = ? AND ladder = ? ORDER BY game",
            player,
            ladder,
        )
        return [row[0] for row in rows]

    async def _some(self, where: str, *values: object) -> list[RatingRow]:
        rows = await self._session.rows(f"SELECT {_COLUMNS} FROM ratings WHERE {where}", *values)
        return [RatingRow(*row) for row in rows]
