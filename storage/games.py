"""Tables: lobbies, games in play and games that are over."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import astuple

from storage.session import Session, Taken, columns, marks

OPEN = "phase IN ('lobby', 'playing')"


class GameRow(Struct, frozen=True):
    """One table as it is stored."""

    id: str
    guild: str | None
    channel: str
    game: str
    version: int
    """Of the rules it was started with."""
    options: str
    language: str
    host: str
    phase: str
    seed: str | None
    commitment: str | None
    """The hash of the seed that was published at the start."""
    saved: str | None
    """The checkpoint and the answers since."""
    asked: str
    """The seats that were asked when the rules last ran, as a JSON list."""
    number: int
    """Of its latest move row."""
    moves: int
    """How many answers stand."""
    told: int
    """Up to which move row the channel has been told."""
    outcome: str | None
    drift: str | None
    pace: str
    """How fast it is played, as JSON."""
    interaction: str | None
    """The one that opened it."""
    opened_at: float
    started_at: float | None
    ended_at: float | None
    palette: str = "default"
    """The colours of its public pictures."""
    lesson: int = 0
    """Whether it is somebody's first game, with a guide."""


_COLUMNS = columns(GameRow)
_CHANGING = tuple(
    field
    for field in GameRow.__struct_fields__
    if field not in {"id", "guild", "channel", "game", "pace", "interaction", "opened_at"}
)


class Games:
    """The tables of the club."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, row: GameRow) -> None:
        """A new table; `Taken` when its channel has an open one."""
        await self._session.run(
            f"INSERT INTO games ({_COLUMNS}) VALUES ({marks(GameRow)})",
            *astuple(row),
        )

    async def save(self, row: GameRow, before: int) -> None:
        """Write what changes over a table's life; `before` is the move number it was read at."""
        changed = await self._session.run(
            f"UPDATE games SET {', '.join(f'{name} = ?' for name in _CHANGING)}"
            " WHERE id = ? AND number = ?",
            *(getattr(row, name) for name in _CHANGING),
            row.id,
            before,
        )
        if not changed:
            raise Taken(f"table {row.id} is no longer at move {before}")

    async def get(self, game: str) -> GameRow | None:
        """A table by its id."""
        return await self._one("id = ?", game)

    async def opened_by(self, interaction: str) -> GameRow | None:
        """The table that an interaction opened."""
        return await self._one("interaction = ?", interaction)

    async def open_in(self, channel: str) -> GameRow | None:
        """A channel's open table."""
        return await self._one(f"channel = ? AND {OPEN}", channel)

    async def open_in_guild(self, guild: str) -> list[GameRow]:
        """A server's open tables."""
        return await self._some(f"guild = ? AND {OPEN}", guild)

    async def open_guilds(self) -> set[str]:
        """The servers with open tables."""
        rows = await self._session.rows(
            f"SELECT DISTINCT guild FROM games WHERE guild IS NOT NULL AND {OPEN}"
        )
        return {row[0] for row in rows}

    async def in_channel(self, channel: str, limit: int) -> list[GameRow]:
        """A channel's tables, the open one first, then the latest."""
        return await self._some(
            f"channel = ? ORDER BY CASE WHEN {OPEN} THEN 0 ELSE 1 END, opened_at DESC LIMIT ?",
            channel,
            limit,
        )

    async def waiting_for(self, person: str) -> list[GameRow]:
        """Games in play that wait for a person."""
        return await self._some(
            "phase = 'playing' AND id IN"
            " (SELECT game FROM seats WHERE person = ? AND asked = 1) ORDER BY opened_at",
            person,
        )

    async def played_by(self, person: str, guild: str) -> list[GameRow]:
        """Games in play of a club at which a person has a seat, or had one until they are back."""
        return await self._some(
            "phase = 'playing' AND COALESCE(guild, '') = ? AND id IN"
            " (SELECT game FROM seats WHERE person = ? OR away = ?) ORDER BY opened_at",
            guild,
            person,
            person,
        )

    async def finished_in(self, guild: str, before: float) -> list[GameRow]:
        """A club's games that were played to their end by an instant, in that order."""
        return await self._some(
            "guild = ? AND phase = 'finished' AND ended_at <= ? ORDER BY ended_at, id",
            guild,
            before,
        )

    async def waiting_for_stand_ins(self) -> list[str]:
        """Games in play that a stand-in holds up."""
        rows = await self._session.rows(
            "SELECT id FROM games WHERE phase = 'playing' AND id IN"
            " (SELECT game FROM seats WHERE stand_in IS NOT NULL AND asked = 1) ORDER BY id"
        )
        return [row[0] for row in rows]

    async def ids(self) -> list[str]:
        """Every table there ever was, oldest first."""
        rows = await self._session.rows("SELECT id FROM games ORDER BY opened_at, id")
        return [row[0] for row in rows]

    async def _one(self, where: str, *values: object) -> GameRow | None:
        return next(iter(await self._some(where, *values)), None)

    async def _some(self, where: str, *values: object) -> list[GameRow]:
        sql = f"SELECT {_COLUMNS} FROM games WHERE {where}"
        return [GameRow(*row) for row in await self._session.rows(sql, *values)]
