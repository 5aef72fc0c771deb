"""Looking at tables: only what the looker's seat may see leaves from here."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.club.house import House
from bot.club.records import redacted_record, table_at, whole_record
from bot.club.refusals import ClubRefusal
from bot.club.results import (
    Board,
    Desk,
    Export,
    LogLine,
    SeatTime,
    Since,
    Summary,
    Told,
    Verdict,
    Waiting,
)
from bot.club.telling import marks_of, story_of, to_channel, told
from bot.club.timing import seat_times
from bot.club.warm import AnyTable, Warm, summarise
from games.chance import Seed
from games.record import BadRecord, Record, read, replay, write
from games.text import Seat
from storage.clocks import Clocks
from storage.games import Games
from storage.moves import MoveRow, Moves
from storage.outbox import Outbox
from storage.seats import Seats

TURN_ROWS = 60
"""How far back the marks of the last turn are looked for."""


class Looking:
    """Everything that changes nothing. A person who does not sit at a table is a spectator."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._session = house.database.reading
        self._moves = Moves(self._session)

    async def summary(self, table: str) -> Summary:
        """A table by its id."""
        row = await Games(self._session).get(table)
        if row is None:
            raise ClubRefusal("no-such-table")
        return summarise(row, await Seats(self._session).of(table))

    async def times(self, table: str) -> tuple[SeatTime, ...]:
        """How the clocks of the people at a table in play stand now."""
        row = await Games(self._session).get(table)
        if row is None or row.phase != "playing":
            return ()
        return await seat_times(self._session, row, self._house.now())

    async def at(self, channel: str, table: str | None = None) -> Summary:
        """The open table of a channel, or else the one that ended last; refused if none.

        `table` is the id of one that was played there, however long ago.
        """
        if table is not None:
            chosen = await self.summary(table)
            if chosen.channel != channel:
                raise ClubRefusal("no-such-table")
            return chosen
        found = await self.games(channel, limit=1)
        if not found:
            raise ClubRefusal("no-table-here")
        return found[0]

    async def games(self, channel: str, *, limit: int = 100) -> tuple[Summary, ...]:
        """A channel's games, the open one first, then the latest, with their outcomes."""
        rows = await Games(self._session).in_channel(channel, limit)
        seats = Seats(self._session)
        return tuple([summarise(row, await seats.of(row.id)) for row in rows])

    async def desk(self, table: str, person: str | None) -> Desk:
        """View, pending decision and what can be done, for one person."""
        async with self._house.tables.hold(table) as warm:
            live, seat = _started(warm), _seat(warm, person)
            playing = warm.row.phase == "playing"
            return Desk(
                table=warm.summary(),
                seat=seat,
                view=live.view(seat),
                asked=warm.asked(seat),
                may_undo=playing and seat is not None and live.may_undo(seat) is None,
            )

    async def board(self, table: str, person: str | None, move: int | None = None) -> Board:
        """The board now, or after an earlier move."""
        async with self._house.tables.hold(table) as warm:
            shown, seat, row = _started(warm), _seat(warm, person), warm.row
            move = _known(move, row.moves)
            over, summary, view = shown.outcome is not None, warm.summary(), shown.view(seat)
        if move != row.moves:
            standing = await self._moves.standing(table)
            try:
                earlier = await asyncio.to_thread(table_at, row, standing, move)
            except BadRecord as problem:
                raise ClubRefusal("cannot-replay") from problem
            over, view = False, earlier.view(seat)
        marks = marks_of(await self._last_turn(table, seat, move))
        return Board(summary, seat, view, move, marks, over)

    async def _last_turn(self, table: str, seat: Seat | None, move: int) -> list[Told]:
        """What the turn that a move belongs to has brought so far."""
        rows = await self._moves.latest(table, move, TURN_ROWS)
        ends = [index for index, row in enumerate(rows[:-1]) if row.turn_over]
        turn = rows[ends[-1] + 1 if ends else 0 :]
        return [line for row in turn for line in told(story_of(row), seat)]

    async def log(
        self, table: str, person: str | None, *, upto: int | None = None, limit: int = 20
    ) -> tuple[LogLine, ...]:
        """What the last moves brought, oldest first; `upto` an earlier one, to page back.

        The limit is one of moves: what belongs to a move is never divided.
        """
        summary = await self.summary(table)
        seat = summary.seat_of(person)
        last = _known(upto, summary.moves)
        rows = await self._moves.between(table, last - limit, last)
        return tuple(_line(row, seat) for row in rows if _has_news(row))

    async def since(self, table: str, person: str) -> Since:
        """What happened since the person's last answer."""
        summary = await self.summary(table)
        seat = summary.seat_of(person)
        if seat is None:
            raise ClubRefusal("not-seated")
        last = await self._moves.last_by(table, person)
        rows = await self._moves.standing(table, last.number if last else -1)
        lines = told((event for row in rows for event in story_of(row)), seat)
        to_me = [line for line in lines if seat in line.touches]
        rest = [line for line in lines if seat not in line.touches]
        return Since((*to_me, *rest), len(to_me), marks_of(lines), last.move if last else 0)

    async def export(self, table: str, person: str | None) -> Export:
        """The record; while the game is in play without seed and without others' secrets."""
        async with self._house.tables.hold(table) as warm:
            _started(warm)
            row, seat = warm.row, _seat(warm, person)
            standing = await self._moves.standing(table)
        over = row.phase != "playing"
        record = whole_record(row, standing) if over else redacted_record(row, standing, seat)
        text = await asyncio.to_thread(write, record)
        return Export(f"{row.game}-{row.id}.txt", text, complete=over)

    async def verify(self, table: str) -> Verdict:
        """Replay an ended game from its seed and hold it against what was published."""
        row = await Games(self._session).get(table)
        if row is None:
            raise ClubRefusal("no-such-table")
        if row.seed is None or row.commitment is None:
            raise ClubRefusal("not-started")
        if row.phase == "playing":
            raise ClubRefusal("verify-later")
        record = whole_record(row, await self._moves.standing(table))
        problem = await asyncio.to_thread(_problem, record)
        published = Seed.from_hex(row.seed).commitment == row.commitment
        if not published:
            problem = "the seed is not the one whose hash was published"
        return Verdict(problem is None, row.commitment, row.seed, row.moves, problem, published)

    async def turns(self, person: str) -> tuple[Waiting, ...]:
        """Every table that waits for a person, longest waiting first."""
        found = []
        for row in await Games(self._session).waiting_for(person):
            message = await Outbox(self._session).last_message(
                row.id, "turn", to_channel(row.channel)
            )
            with suppress(ClubRefusal):  # one table that cannot be loaded does not hide the rest
                async with self._house.tables.hold(row.id) as warm:
                    seat = _seat(warm, person)
                    asked = warm.asked(seat)
                    if seat is not None and asked:
                        since, prompt = warm.seats[seat].since, asked.decision.prompt
                        clock = await Clocks(self._session).get(row.id, seat)
                        deadline = clock.deadline if clock else None
                        summary = warm.summary()
                        found.append(Waiting(summary, seat, prompt, since, message, deadline))
        return tuple(sorted(found, key=lambda waiting: waiting.since))


def _started(warm: Warm) -> AnyTable:
    if warm.table is None:
        raise ClubRefusal("not-started")
    return warm.table


def _known(move: int | None, moves: int) -> int:
    """A move that has been made; the last one if none is named."""
    if move is None:
        return moves
    if not 0 <= move <= moves:
        raise ClubRefusal("no-such-move", move=move, moves=moves)
    return move


def _seat(warm: Warm, person: str | None) -> Seat | None:
    return warm.summary().seat_of(person)


def _has_news(row: MoveRow) -> bool:
    """An undo that was never told leaves no line."""
    return row.kind != "undo" or bool(story_of(row))


def _line(row: MoveRow, seat: Seat | None) -> LogLine:
    return LogLine(row.move, row.seat, told(story_of(row), seat))


def _problem(record: Record) -> str | None:
    """What keeps a record from replaying: as anybody would find it who has the text alone."""
    try:
        replay(read(write(record)))
    except BadRecord as problem:
        return str(problem)
    return None
