"""Tables in memory: a bounded number of them, one hand at a time on each.

The database is the truth. A table is loaded when somebody turns to it, held under its own lock
while it is looked at or changed, and dropped as soon as anything went wrong in between.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from bot.clock.pace import pace_from_text
from bot.club.refusals import ClubRefusal, Stale
from bot.club.results import Asked, Phase, Sitting, Summary
from games.catalogue import Game, game
from games.chance import Seed
from games.decision import Illegal
from games.rules import Broken, Outcome
from games.table import Fault, Table, saved_from_bytes
from games.text import Seat
from storage.consents import ConsentRow, Consents
from storage.database import Database
from storage.games import GameRow, Games
from storage.moves import Moves
from storage.seats import SeatRow, Seats
from storage.session import Session, Taken

AnyTable = Table[Any, Any, Any]

log = logging.getLogger(__name__)


class Warm:
    """A table in memory, as it is stored."""

    def __init__(self, row: GameRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.table: AnyTable | None = None
        """`None` as long as the game has not been started."""
        self.answers: dict[Seat, int] = {}
        """How many standing answers each seat has given."""
        self.consent: ConsentRow | None = None

    @property
    def entry(self) -> Game:
        """The game in the catalogue."""
        return game(self.row.game)

    @property
    def round(self) -> frozenset[Seat]:
        """The seats that were asked when the rules last ran, whether they have answered or not."""
        return frozenset(msgspec.json.decode(self.row.asked, type=list[int]))

    def playing(self) -> AnyTable:
        """The table, provided that it is in play."""
        if self.row.phase == "lobby":
            raise ClubRefusal("not-started")
        if self.table is None or self.row.phase != "playing":
            raise ClubRefusal("table-over")
        return self.table

    def seated(self, person: str) -> Seat:
        """The person's seat; refused for everybody else."""
        for row in self.seats:
            if row.person == person:
                return row.seat
        raise ClubRefusal("not-seated")

    def people(self) -> dict[Seat, str]:
        """The seats that people have."""
        return {row.seat: row.person for row in self.seats if row.person is not None}

    def away(self) -> dict[Seat, str]:
        """The seats where a stand-in sits for somebody who comes back."""
        return {row.seat: row.away for row in self.seats if row.away is not None}

    def pending(self) -> frozenset[Seat]:
        """The seats for which the table waits."""
        if self.table is None or self.row.phase != "playing":
            return frozenset()
        return frozenset(decision.seat for decision in self.table.pending)

    def asked(self, seat: Seat | None) -> Asked | None:
        """What a seat is asked, with its token."""
        if self.table is None or seat is None or self.row.phase != "playing":
            return None
        decision = self.table.decision(seat)
        if decision is None:
            return None
        keys = [option.key for option in decision.options]
        said = msgspec.json.encode((seat, self.answers.get(seat, 0), decision.prompt, keys))
        token = hashlib.blake2b(said, key=self.table.seed, digest_size=4).hexdigest()
        return Asked(decision, token)

    def summary(self) -> Summary:
        """What everybody may know."""
        return summarise(self.row, self.seats)


def summarise(row: GameRow, seats: list[SeatRow]) -> Summary:
    """What everybody may know of a table, from what is stored."""
    return Summary(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        language=row.language,
        guild=row.guild,
        channel=row.channel,
        host=row.host,
        phase=msgspec.convert(row.phase, Phase),
        seats=tuple(
            Sitting(seat.seat, seat.name, seat.person, seat.stand_in, bool(seat.asked), seat.away)
            for seat in seats
        ),
        number=row.number,
        moves=row.moves,
        commitment=row.commitment,
        outcome=msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None,
        drift=row.drift,
        pace=pace_from_text(row.pace),
        opened_at=row.opened_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        palette=row.palette,
        lesson=bool(row.lesson),
    )


def enter(row: GameRow) -> AnyTable:
    """The table of a stored game; `Unloadable` when the rules cannot go on from it."""
    if row.seed is None or row.saved is None:
        raise Unloadable(f"table {row.id} was never started")
    try:
        saved = saved_from_bytes(row.saved.encode())
        return Table.load(game(row.game).rules, saved, Seed.from_hex(row.seed))
    except (Broken, Fault, Illegal, KeyError, msgspec.MsgspecError, ValueError) as problem:
        raise Unloadable(f"table {row.id}: {type(problem).__name__}: {problem}") from problem


class Unloadable(Exception):
    """The rules cannot go on from what is stored; the table is kept as it is."""


class Tables:
    """Every table, the ones used lately in memory."""

    def __init__(
        self, database: Database, limit: int, mend: Callable[[Warm], Awaitable[None]]
    ) -> None:
        """`mend` is told of a table that the rules of today have moved elsewhere."""
        self.database = database
        self._mend = mend
        self._limit = limit
        self._warm: OrderedDict[str, Warm] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[Warm]:
        """A table that nobody else touches meanwhile."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            warm = self._warm.pop(table, None) or await self._load(table)
            self._warm[table] = warm
            try:
                yield warm
            except (ClubRefusal, Illegal):
                raise
            except BaseException as problem:
                self._warm.pop(table, None)
                if isinstance(problem, Taken):
                    raise Stale("moved-on") from problem
                raise
            finally:
                while len(self._warm) > self._limit:
                    self._warm.popitem(last=False)

    async def _load(self, table: str) -> Warm:
        warm = await read(self.database.reading, table)
        if warm.row.seed is not None:
            try:
                warm.table = await asyncio.to_thread(enter, warm.row)
            except Unloadable as problem:
                log.error("%s", problem)
                raise ClubRefusal("cannot-load") from problem
            if warm.table.drift and warm.row.phase == "playing":
                log.warning("table %s: %s", table, warm.table.drift)
                await self._mend(warm)
        return warm


async def read(session: Session, table: str) -> Warm:
    """A table's rows, without its position."""
    row = await Games(session).get(table)
    if row is None:
        raise ClubRefusal("no-such-table")
    warm = Warm(row, await Seats(session).of(table))
    warm.answers = await Moves(session).answers_by_seat(table)
    warm.consent = await Consents(session).of(table)
    return warm
