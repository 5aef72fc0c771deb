"""Taking back: alone while nothing came of it, otherwise with the table's consent."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from bot.club.house import House
from bot.club.ledger import Happening, consent_of, consent_posting
from bot.club.play import reply_to
from bot.club.records import table_at
from bot.club.refusals import ClubRefusal, Stale
from bot.club.results import Consent, Reply
from bot.club.telling import Posting
from bot.club.warm import Warm
from games.event import Event
from games.record import BadRecord
from games.text import Player, Seat, say
from storage.consents import ConsentRow, Consents
from storage.moves import MoveRow, Moves


class GoingBack:
    """Undo."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def undo(
        self, table: str, person: str, *, interaction: str, number: int | None = None
    ) -> Reply | Consent:
        """Take back the person's last answer; `Stale` where `number` is not the table's any more.

        Of what a stand-in has played for them it is the whole turn.

        A `Reply` when it is done: the person may do it alone, or everybody else is a stand-in.
        Otherwise the table is asked and the request comes back as a `Consent`; whoever plays on
        has refused it.
        """
        async with self._house.tables.hold(table) as warm:
            result = await self._undo(warm, person, interaction, number)
        self._house.stand_ins.wake(table)
        return result

    async def _undo(
        self, warm: Warm, person: str, interaction: str, number: int | None
    ) -> Reply | Consent:
        moves = Moves(self._house.database.reading)
        if earlier := await moves.by_interaction(interaction):
            return reply_to(warm.row, earlier)
        live = warm.playing()
        seat = warm.seated(person)
        if warm.consent and warm.consent.interaction == interaction:
            return consent_of(warm, warm.consent)
        if number not in (None, warm.row.number):
            raise Stale("moved-on")
        last = await moves.last_of(warm.row.id, seat)
        if last is None:
            raise ClubRefusal("nothing-to-undo")
        move = await self._before(warm, last)
        if last.person is not None and live.may_undo(seat) is None:
            await asyncio.to_thread(live.undo, seat)
            done = await self._enter(warm, seat, person, [last], interaction)
            return reply_to(warm.row, done)
        if len(warm.people()) == 1:
            done = await self._go_back(warm, seat, person, move, interaction)
            return reply_to(warm.row, done)
        return await self._ask(warm, seat, move, interaction)

    async def _before(self, warm: Warm, last: MoveRow) -> int:
        """The move to go back to; a stand-in's turn, however many answers it took, is one thing."""
        if last.person is not None:
            return last.move - 1
        standing = await Moves(self._house.database.reading).standing(warm.row.id)
        answers = [row for row in standing if row.kind == "answer" and row.number < last.number]
        first = last
        for row in reversed(answers):
            if row.seat != last.seat or row.person is not None or row.turn_over:
                break
            first = row
        return first.move - 1

    async def agree(self, table: str, person: str, consent: str) -> Consent:
        """Agree to a request; the table goes back when nobody's agreement is missing any more."""
        async with self._house.tables.hold(table) as warm:
            seat, request = _asked_about(warm, person, consent)
            agreed = {*msgspec.json.decode(request.agreed, type=list[int]), seat} - {request.seat}
            request = replace(request, agreed=msgspec.json.encode(sorted(agreed)).decode())
            seen = consent_of(warm, request)
            granted = not seen.missing
            if granted:
                asker = warm.people().get(request.seat)
                told = consent_posting(warm, request, granted=True)
                await self._go_back(
                    warm, request.seat, asker, request.move, request.interaction, also=[told]
                )
            else:
                async with self._house.database.writing() as session:
                    await Consents(session).agree(request.id, request.agreed)
                    posting = consent_posting(warm, request, granted=None)
                    await self._house.ledger.post(session, table, [posting])
                warm.consent = request
        self._house.stand_ins.wake(table)
        return seen

    async def refuse(self, table: str, person: str, consent: str) -> Consent:
        """Refuse a request, or withdraw one's own; it is gone."""
        async with self._house.tables.hold(table) as warm:
            _, request = _asked_about(warm, person, consent)
            async with self._house.database.writing() as session:
                await Consents(session).drop(table)
                posting = consent_posting(warm, request, granted=False)
                await self._house.ledger.post(session, table, [posting])
            warm.consent = None
            return consent_of(warm, request)

    async def _ask(self, warm: Warm, seat: Seat, move: int, interaction: str) -> Consent:
        if warm.consent:
            raise ClubRefusal("asked-already", player=Player(warm.consent.seat))
        request = ConsentRow(
            id=secrets.token_hex(5),
            game=warm.row.id,
            seat=seat,
            move=move,
            number=warm.row.number,
            agreed="[]",
            interaction=interaction,
        )
        async with self._house.database.writing() as session:
            await Consents(session).add(request)
            posting = consent_posting(warm, request, granted=None, fresh=True)
            await self._house.ledger.post(session, warm.row.id, [posting])
        warm.consent = request
        return consent_of(warm, request)

    async def _go_back(
        self,
        warm: Warm,
        seat: Seat,
        person: str | None,
        move: int,
        interaction: str,
        *,
        also: Iterable[Posting] = (),
    ) -> MoveRow:
        """Play the game again up to a move and go on from there."""
        standing = await Moves(self._house.database.reading).standing(warm.row.id)
        try:
            warm.table = await asyncio.to_thread(table_at, warm.row, standing, move)
        except BadRecord as problem:
            raise ClubRefusal("cannot-go-back") from problem
        taken = [row for row in standing if row.kind == "answer"][move:]
        return await self._enter(warm, seat, person, taken, interaction, also=also)

    async def _enter(
        self,
        warm: Warm,
        seat: Seat,
        person: str | None,
        taken: list[MoveRow],
        interaction: str,
        *,
        also: Iterable[Posting] = (),
    ) -> MoveRow:
        """Write it down; what the channel has not been told yet is taken back silently."""
        known = taken[0].number <= warm.row.told
        text = say("bot.took-back", player=Player(seat), count=len(taken))
        return await self._house.ledger.enter(
            warm,
            Happening(
                kind="undo",
                events=(Event(text),) if known else (),
                seat=seat,
                person=person,
                interaction=interaction,
                tell=known,
                taken_back=tuple(row.number for row in taken),
                refilled=frozenset(_played_by_others(warm, taken)),
            ),
            also=also,
        )


def _asked_about(warm: Warm, person: str, consent: str) -> tuple[Seat, ConsentRow]:
    warm.playing()
    seat = warm.seated(person)
    if warm.consent is None or warm.consent.id != consent:
        raise Stale("no-such-request")
    return seat, warm.consent


def _played_by_others(warm: Warm, taken: Iterable[MoveRow]) -> Iterator[Seat]:
    """The seats of people for whom a stand-in gave some of these answers."""
    people = warm.people()
    for row in taken:
        if row.seat is not None and row.person is None and row.seat in people:
            yield row.seat
