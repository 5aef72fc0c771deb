"""Writing down what happened: the move, the position, the letters, all in one transaction."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.club.letters import (
    ConsentLetter,
    HandLetter,
    OfferLetter,
    content_to_text,
    kind_of,
)
from bot.club.results import Consent, Told
from bot.club.telling import (
    Posting,
    hand_postings,
    story_of,
    story_to_text,
    to_channel,
    told,
    turn_posting,
)
from bot.club.timing import Change, Reach, keep_time
from bot.club.warm import Warm
from games.decision import Answer, answer_text
from games.event import Event
from games.record import Sitter
from games.table import saved_to_bytes
from games.text import Seat
from storage.consents import ConsentRow, Consents
from storage.database import Database
from storage.games import GameRow, Games
from storage.moves import MoveRow, Moves
from storage.offers import Offers
from storage.outbox import Outbox
from storage.seats import SeatRow, Seats, asking
from storage.session import Session


class Happening(Struct, frozen=True):
    """Something that a table in memory has just gone through and that is not yet written down."""

    kind: str
    events: tuple[Event, ...]
    seat: Seat | None = None
    person: str | None = None
    answer: Answer | None = None
    secret: bool = False
    sitters: tuple[Sitter, ...] = ()
    interaction: str | None = None
    ran: bool = True
    """Whether the rules ran, so that other questions may be pending than before."""
    tell: bool = False
    """Tell the channel at once, whoever is asked."""
    taken_back: tuple[int, ...] = ()
    """Numbers of answers that no longer stand."""
    ends: str | None = None
    """The phase it ends the table in, where that is not the rules' doing."""
    drift: str | None = None
    refilled: frozenset[Seat] = frozenset()
    """Seats that get a new turn's time although the table went back."""


class _Step(Struct, frozen=True):
    """What a happening changes, and what was there before."""

    move: MoveRow
    row_before: GameRow
    seats_before: list[SeatRow]
    moved: bool
    """Whether people sit elsewhere than before."""
    waited_for: frozenset[Seat]
    """The seats for which the table waited just before."""
    dropped: ConsentRow | None
    tell: bool


InTransaction = Callable[[Session], Awaitable[None]]
"""Something more to write in the same transaction."""

Ending = Callable[[Session, Warm, Seat | None], Awaitable[None]]
"""Told of a table that has just ended, within the transaction that ends it; and who left last."""


class Ledger:
    """Writes happenings and letters."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.alarm = asyncio.Event()
        """Rung whenever clocks were started or stopped."""
        self._endings: list[Ending] = []

    def when_ended(self, ending: Ending) -> None:
        """Have somebody told, in the same transaction, whenever a table ends."""
        self._endings.append(ending)

    async def ended(self, session: Session, warm: Warm, left_last: Seat | None = None) -> None:
        """A table ends with this transaction."""
        for ending in self._endings:
            await ending(session, warm, left_last)

    async def enter(
        self,
        warm: Warm,
        happening: Happening,
        seats: list[SeatRow] | None = None,
        *,
        also: Iterable[Posting] = (),
        first: InTransaction | None = None,
    ) -> MoveRow:
        """Write down a happening; `seats` where they changed. It is on disk when this returns.

        `first` is written before it, in the same transaction. The warm table is brought in line
        before that: should anything fail, whoever holds it lets it go.
        """
        step = _advance(warm, happening, seats, self.now())
        async with self.database.writing() as session:
            if first:
                await first(session)
            await self._write(session, warm, happening, step, also)
            if warm.row.phase != "playing":
                await self.ended(session, warm, happening.seat if happening.ends else None)
        self.alarm.set()
        return step.move

    async def _write(
        self,
        session: Session,
        warm: Warm,
        happening: Happening,
        step: _Step,
        also: Iterable[Posting],
    ) -> None:
        table, moves = warm.row.id, Moves(session)
        await moves.take_back(table, happening.taken_back, step.move.number)
        at, over = step.move.made_at, bool(step.move.turn_over)
        change = Change(happening.kind, happening.seat, happening.refilled, over)
        reaches = await keep_time(session, warm.row, step.seats_before, warm.seats, change, at)
        postings = _hands(warm, happening, step.waited_for, reaches)
        if step.tell:
            untold = await moves.standing(table, step.row_before.told)
            story = [line for row in untold for line in told(story_of(row), None, row.seat)]
            first = step.row_before.told < 0
            postings.insert(0, _turn(warm, happening, story, reaches, first=first))
        if step.dropped:
            await Consents(session).drop(table)
            if happening.kind != "undo":
                postings.append(consent_posting(warm, step.dropped, granted=False))
        await moves.add(step.move)
        await Games(session).save(warm.row, step.row_before.number)
        if step.moved:
            await Seats(session).arrange(table, warm.seats)
        else:
            await Seats(session).ask(table, step.seats_before, warm.seats)
        sat = happening.seat if happening.kind == "sit" and happening.person else None
        if sat is not None and await Offers(session).settle(table, sat):
            postings.append(Posting(to_channel(warm.row.channel), OfferLetter(), fresh=False))
        if happening.taken_back:
            warm.answers = await moves.answers_by_seat(table)
        await self.post(session, table, [*postings, *also])

    async def post(
        self,
        session: Session,
        table: str | None,
        postings: Iterable[Posting],
        *,
        nonce: str | None = None,
    ) -> None:
        """Put letters into the outbox as part of a transaction; with a nonce, only once ever."""
        for posting in postings:
            if await _needless(session, table, posting):
                continue
            await Outbox(session).add(
                nonce=nonce or secrets.token_hex(10),
                game=table,
                target=posting.target,
                kind=kind_of(posting.content),
                content=content_to_text(posting.content),
                fresh=posting.fresh,
                at=self.now(),
            )


def nonce_for(*parts: object) -> str:
    """A nonce for something that is posted only once, however often it comes up."""
    return hashlib.blake2b(repr(parts).encode(), digest_size=10).hexdigest()


def _advance(warm: Warm, happening: Happening, seats: list[SeatRow] | None, at: float) -> _Step:
    """Bring the table in memory in line with what happened, and say what is to be written."""
    saved, digest = _written(warm)
    waited_for = frozenset(row.seat for row in warm.seats if row.asked)
    row_before, asked_before, dropped = warm.row, warm.round, warm.consent
    seats_before = warm.seats
    warm.row, warm.consent = _next(warm, happening, at, saved), None
    pending = warm.pending()
    warm.seats = asking(warm.seats if seats is None else seats, pending, at)
    if happening.ran:
        asked = msgspec.json.encode(sorted(pending)).decode()
        warm.row = replace(warm.row, asked=asked)
    if happening.answer is not None and happening.seat is not None:
        warm.answers[happening.seat] = warm.answers.get(happening.seat, 0) + 1
    over = warm.row.phase != "playing"
    same_turn = pending == asked_before == waited_for
    turn_over = over or (happening.ran and not same_turn)
    tell = happening.tell or over
    if happening.kind in ("start", "answer") and turn_over:
        tell |= any(seat in pending for seat in warm.people())
    if tell:
        warm.row = replace(warm.row, told=warm.row.number)
    move = _move(warm.row, happening, digest, at, turn_over=turn_over)
    moved = seats is not None
    return _Step(move, row_before, seats_before, moved, waited_for, dropped, tell)


def _written(warm: Warm) -> tuple[str, str]:
    """The position for the database."""
    if warm.table is None:
        raise ValueError("nothing happens at a table before its start")
    saved = warm.table.save()
    return saved_to_bytes(saved).decode(), saved.digest


def _next(warm: Warm, happening: Happening, at: float, saved: str) -> GameRow:
    row, table = warm.row, warm.table
    outcome = table.outcome if table else None
    phase = happening.ends or ("finished" if outcome else "playing")
    return replace(
        row,
        phase=phase,
        saved=saved,
        number=row.number + 1,
        moves=table.answered if table else 0,
        outcome=msgspec.json.encode(outcome).decode() if outcome else None,
        drift=happening.drift or row.drift,
        ended_at=None if phase == "playing" else at,
    )


def _move(
    row: GameRow, happening: Happening, digest: str, at: float, *, turn_over: bool
) -> MoveRow:
    sitters = happening.sitters
    return MoveRow(
        game=row.id,
        number=row.number,
        kind=happening.kind,
        move=row.moves,
        seat=happening.seat,
        person=happening.person,
        answer=None if happening.answer is None else answer_text(happening.answer),
        secret=int(happening.secret),
        turn_over=int(turn_over),
        digest=digest,
        story=story_to_text(happening.events),
        sitter=msgspec.json.encode(sitters).decode() if sitters else None,
        interaction=happening.interaction,
        made_at=at,
    )


def _turn(
    warm: Warm,
    happening: Happening,
    untold: list[Told],
    reaches: Mapping[Seat, Reach],
    *,
    first: bool,
) -> Posting:
    commitment = warm.row.commitment if first else None
    people, guild = warm.people(), warm.row.guild
    called = tuple(
        people[seat] for seat, reach in sorted(reaches.items()) if reach.settings.by_mention(guild)
    )
    story = [*untold, *told(happening.events, None, happening.seat)]
    return turn_posting(warm, story, called, commitment=commitment)


def _hands(
    warm: Warm,
    happening: Happening,
    waited_for: frozenset[Seat],
    reaches: Mapping[Seat, Reach],
) -> list[Posting]:
    """A new hand for whoever's turn begins; a fresh look for those who are or were concerned.

    Who wants no direct messages gets no new ones, and who cannot be told now is told later.
    """
    pending = warm.pending()
    fresh: frozenset[Seat] = frozenset()
    if happening.kind == "sit":
        fresh = pending & {happening.seat}
    elif happening.ran and happening.kind != "undo":
        fresh = pending - waited_for
    stale = (waited_for - pending) | (pending - waited_for)
    if happening.seat is not None:
        stale |= {happening.seat}
    if happening.kind == "undo":
        stale |= pending
    if warm.row.phase != "playing":
        stale = frozenset(warm.people())
    guild = warm.row.guild
    fresh &= {seat for seat, reach in reaches.items() if reach.settings.by_dm(guild)}
    return hand_postings(warm, happening.events, fresh=fresh, stale=stale)


async def _needless(session: Session, table: str | None, posting: Posting) -> bool:
    """Whether it would bring a hand up to date that its reader never got."""
    if posting.fresh or table is None or not isinstance(posting.content, HandLetter):
        return False
    last = await Outbox(session).newest(table, "hand", posting.target)
    return last is None or last.state == "given up"


def consent_of(warm: Warm, row: ConsentRow) -> Consent:
    """A request as people see it."""
    agreed = tuple(msgspec.json.decode(row.agreed, type=list[int]))
    missing = tuple(
        seat for seat in sorted(warm.people()) if seat != row.seat and seat not in agreed
    )
    return Consent(row.game, row.id, row.seat, row.move, agreed, missing)


def consent_posting(
    warm: Warm, row: ConsentRow, *, granted: bool | None, fresh: bool = False
) -> Posting:
    """The message with which the table is asked, or its last state."""
    letter = ConsentLetter(consent_of(warm, row), granted)
    return Posting(to_channel(warm.row.channel), letter, fresh)
