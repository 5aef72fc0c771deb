"""Leagues, their seasons, and the log of what was done in them."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import astuple, replace

from storage.session import Session, Taken, columns, marks

LIVE = "phase IN ('sign-up', 'playing')"


class LeagueRow(Struct, frozen=True):
    """A league or a series of events, with the rules that hold for its next season."""

    id: str
    guild: str
    channel: str | None
    """Where it is told about; `None` once that channel is gone."""
    name: str
    rules: str
    language: str
    role: str | None
    """Whoever has this role may organise it."""
    interaction: str | None
    made_at: float


class SeasonRow(Struct, frozen=True):
    """One season of a league."""

    id: str
    league: str
    number: int
    phase: str
    most: int | None
    """How many may enter; the others wait."""
    paused: int
    round: int
    """Of a Swiss or knock-out event: the one being played, from 0."""
    lot: str
    """Decides what nothing else decides."""
    version: int
    """Counts what changes, so that nobody writes over what they have not seen."""
    opened_at: float
    closes_at: float
    started_at: float | None
    ended_at: float | None


class ActRow(Struct, frozen=True):
    """Something that was done, and by whom; `None` is the league's own rules."""

    at: float
    person: str | None
    text: str
    interaction: str | None


_LEAGUE, _SEASON, _ACT = columns(LeagueRow), columns(SeasonRow), columns(ActRow)


class Leagues:
    """The leagues of all clubs."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, row: LeagueRow) -> None:
        """A new league; `Taken` when the club has one of that name."""
        await self._session.run(
            f"INSERT INTO leagues ({_LEAGUE}) VALUES ({marks(LeagueRow)})", *astuple(row)
        )

    async def get(self, league: str) -> LeagueRow | None:
        """A league by its id."""
        return next(iter(await self._some("id = ?", league)), None)

    async def made_by(self, interaction: str) -> LeagueRow | None:
        """The league that an interaction made."""
        return next(iter(await self._some("interaction = ?", interaction)), None)

    async def of(self, guild: str) -> list[LeagueRow]:
        """A club's leagues, oldest first."""
        return await self._some("guild = ? ORDER BY made_at, id", guild)

    async def told_in(self, channel: str) -> list[LeagueRow]:
        """The leagues that are told about in a channel."""
        return await self._some("channel = ?", channel)

    async def move(self, league: str, channel: str | None) -> None:
        """Tell about a league elsewhere, or nowhere."""
        await self._session.run("UPDATE leagues SET channel = ? WHERE id = ?", channel, league)

    async def _some(self, where: str, *values: object) -> list[LeagueRow]:
        rows = await self._session.rows(f"SELECT {_LEAGUE} FROM leagues WHERE {where}", *values)
        return [LeagueRow(*row) for row in rows]


class Seasons:
    """The seasons of all leagues."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(self, row: SeasonRow) -> None:
        """A new season; `Taken` while another one of the league goes on."""
        await self._session.run(
            f"INSERT INTO seasons ({_SEASON}) VALUES ({marks(SeasonRow)})", *astuple(row)
        )

    async def save(self, row: SeasonRow) -> SeasonRow:
        """Write a changed season, which is then one version on."""
        new = replace(row, version=row.version + 1)
        changing = ("phase", "paused", "round", "version", "closes_at", "started_at", "ended_at")
        changed = await self._session.run(
            f"UPDATE seasons SET {', '.join(f'{name} = ?' for name in changing)}"
            " WHERE id = ? AND version = ?",
            *(getattr(new, name) for name in changing),
            row.id,
            row.version,
        )
        if not changed:
            raise Taken(f"season {row.id} is no longer at version {row.version}")
        return new

    async def get(self, season: str) -> SeasonRow | None:
        """A season by its id."""
        return next(iter(await self._some("id = ?", season)), None)

    async def of(self, league: str) -> list[SeasonRow]:
        """A league's seasons, the latest first."""
        return await self._some("league = ? ORDER BY number DESC", league)

    async def live(self) -> list[SeasonRow]:
        """Every season that goes on."""
        return await self._some(f"{LIVE} ORDER BY opened_at, id")

    async def _some(self, where: str, *values: object) -> list[SeasonRow]:
        rows = await self._session.rows(f"SELECT {_SEASON} FROM seasons WHERE {where}", *values)
        return [SeasonRow(*row) for row in rows]


class Acts:
    """The logs of all leagues; nothing is ever taken out of them."""

    table, owner = "acts", "league"

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(
        self, whose: str, *, at: float, person: str | None, text: str, interaction: str | None
    ) -> None:
        """Write a line; `Taken` when this interaction has done something already."""
        await self._session.run(
            f"INSERT INTO {self.table} ({self.owner}, number, {_ACT}) VALUES (?,"
            f" (SELECT COALESCE(MAX(number), 0) + 1 FROM {self.table} WHERE {self.owner} = ?),"
            f" {marks(ActRow)})",
            whose,
            whose,
            at,
            person,
            text,
            interaction,
        )

    async def of(self, whose: str) -> list[ActRow]:
        """Every line, oldest first."""
        rows = await self._session.rows(
            f"SELECT {_ACT} FROM {self.table} WHERE {self.owner} = ? ORDER BY number", whose
        )
        return [ActRow(*row) for row in rows]

    async def by_interaction(self, interaction: str) -> ActRow | None:
        """What an interaction did."""
        rows = await self._session.rows(
            f"SELECT {_ACT} FROM {self.table} WHERE interaction = ?", interaction
        )
        return ActRow(*rows[0]) if rows else None


class ClubActs(Acts):
    """The logs of all clubs: what was done there outside of leagues."""

    table, owner = "club_acts", "guild"
