"""During the game: answers, and people who leave or take over a seat."""

from __future__ import annotations

from msgspec.structs import replace

from bot.club.giving import give
from bot.club.house import House
from bot.club.ledger import Happening
from bot.club.letters import HandLetter
from bot.club.refusals import ClubRefusal, Stale
from bot.club.results import Person, Reply, Summary
from bot.club.seating import free_name, sitter_of
from bot.club.telling import Posting, story_of, to_person, told
from bot.club.warm import Warm
from games.decision import Answer
from games.event import Event
from games.text import Player, Seat, Text, say
from storage.games import GameRow
from storage.moves import MoveRow, Moves
from storage.players import Players
from storage.seats import SeatRow


class Play:
    """What people do at a table that is in play."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def answer(
        self, table: str, person: str, answer: Answer, *, interaction: str, token: str | None = None
    ) -> Reply:
        """Answer the person's pending decision by option keys; committed when this returns.

        The same interaction again gets the same reply and is not applied twice. With the token of
        another question it is refused as `Stale`; without one, the answer is for whatever the
        person is asked now.
        """
        async with self._house.tables.hold(table) as warm:
            move = await self._before(interaction)
            if move is None:
                warm.playing()
                seat = warm.seated(person)
                asked = warm.asked(seat)
                if token is not None and (asked is None or asked.token != token):
                    raise Stale("moved-on")
                move = await give(
                    self._house.ledger, warm, seat, answer, person=person, interaction=interaction
                )
            reply = reply_to(warm.row, move)
        self._house.stand_ins.wake(table)
        return reply

    async def resign(self, table: str, person: str, *, interaction: str) -> Summary:
        """Leave a game in play: a stand-in takes the seat. The last person ends the game."""
        async with self._house.tables.hold(table) as warm:
            if await self._before(interaction) is None:
                warm.playing()
                seat = warm.seated(person)
                text = say("bot.resigned", name=warm.seats[seat].name)
                await self._seat(warm, seat, "greedy", text, interaction)
            summary = warm.summary()
        self._house.stand_ins.wake(table)
        return summary

    async def replace(
        self,
        table: str,
        by: str,
        seat: Seat,
        newcomer: Person | str,
        *,
        interaction: str,
        manage: bool = False,
    ) -> Summary:
        """Give a seat to another person, or to a stand-in named by its key.

        People may give away their own seat; a stand-in's seat may be given by anybody at the
        table; another person's only with `manage`. The record keeps who played what.
        """
        async with self._house.tables.hold(table) as warm:
            if await self._before(interaction) is None:
                warm.playing()
                _may_replace(warm, by, seat, manage=manage)
                _may_sit(warm, newcomer)
                old = warm.seats[seat].name
                new = newcomer if isinstance(newcomer, str) else newcomer.name
                text = say("bot.replaced", old=old, new=new)
                await self._seat(warm, seat, newcomer, text, interaction)
            summary = warm.summary()
        self._house.stand_ins.wake(table)
        return summary

    async def _before(self, interaction: str) -> MoveRow | None:
        """What this interaction did when it was delivered before."""
        return await Moves(self._house.database.reading).by_interaction(interaction)

    async def _seat(
        self,
        warm: Warm,
        seat: Seat,
        newcomer: Person | str,
        text: Text,
        interaction: str,
    ) -> None:
        """Seat somebody else. A table that nobody sits at any more is abandoned."""
        row = warm.seats[seat]
        if isinstance(newcomer, str):
            others = [other for other in warm.seats if other.seat != seat]
            name = free_name(newcomer, others)
            row = replace(row, person=None, stand_in=newcomer, name=name, interaction=None)
            sitting = None
        else:
            async with self._house.database.writing() as session:
                await Players(session).meet(newcomer.id, newcomer.name)
            row = replace(
                row, person=newcomer.id, stand_in=None, name=newcomer.name, interaction=None
            )
            sitting = newcomer.id
        seats: list[SeatRow] = [*warm.seats]
        seats[seat] = row
        happening = Happening(
            kind="sit",
            events=(Event(text, touches=(seat,)),),
            seat=seat,
            person=sitting,
            sitters=(sitter_of(row),),
            interaction=interaction,
            ran=False,
            tell=True,
            ends=None if any(other.person for other in seats) else "abandoned",
        )
        # Whoever sat there sees their last hand closed.
        gone = warm.seats[seat].person
        closed = [Posting(to_person(gone), HandLetter(seat), fresh=False)] if gone else []
        await self._house.ledger.enter(warm, happening, seats, also=closed)


def reply_to(row: GameRow, move: MoveRow) -> Reply:
    """What the person who did it is told, now or when the interaction is delivered again."""
    return Reply(
        number=move.number,
        move=move.move,
        told=told(story_of(move), move.seat),
        over=row.phase == "finished" and move.move == row.moves,
        turn_over=bool(move.turn_over),
    )


def _may_replace(warm: Warm, by: str, seat: Seat, *, manage: bool) -> None:
    if not 0 <= seat < len(warm.seats):
        raise ClubRefusal("no-such-seat", seats=len(warm.seats))
    sits_here = by in warm.people().values()
    row = warm.seats[seat]
    if not (manage or row.person == by or (row.stand_in and sits_here)):
        raise ClubRefusal("replace-not-yours", player=Player(seat))


def _may_sit(warm: Warm, newcomer: Person | str) -> None:
    if isinstance(newcomer, str):
        if newcomer not in warm.entry.stand_ins:
            raise ClubRefusal("no-such-stand-in", name=newcomer)
    elif newcomer.id in warm.people().values():
        raise ClubRefusal("sits-already", name=newcomer.name)
