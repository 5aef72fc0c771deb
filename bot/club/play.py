"""During the game: answers, and people who leave or take over a seat."""

from __future__ import annotations

from bot.club.giving import give
from bot.club.house import House
from bot.club.refusals import ClubRefusal, Stale
from bot.club.results import Person, Reply, Summary
from bot.club.seating import seat_anew
from bot.club.telling import story_of, told
from bot.club.warm import Warm
from games.decision import Answer, Illegal
from games.text import Player, Seat, say
from storage.games import GameRow
from storage.moves import MoveRow, Moves


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
                try:
                    move = await give(
                        self._house.ledger,
                        warm,
                        seat,
                        answer,
                        person=person,
                        interaction=interaction,
                    )
                except Illegal as refusal:
                    self._house.why.remember(table, person, answer, refusal.reason)
                    raise
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
                await seat_anew(
                    self._house.ledger, warm, seat, "greedy", text, interaction=interaction
                )
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
                may_replace(warm, by, seat, manage=manage)
                may_sit(warm, newcomer)
                old = warm.seats[seat].name
                new = newcomer if isinstance(newcomer, str) else newcomer.name
                text = say("bot.replaced", old=old, new=new)
                await seat_anew(
                    self._house.ledger, warm, seat, newcomer, text, interaction=interaction
                )
            summary = warm.summary()
        self._house.stand_ins.wake(table)
        return summary

    async def _before(self, interaction: str) -> MoveRow | None:
        """What this interaction did when it was delivered before."""
        return await Moves(self._house.database.reading).by_interaction(interaction)


def reply_to(row: GameRow, move: MoveRow) -> Reply:
    """What the person who did it is told, now or when the interaction is delivered again."""
    return Reply(
        number=move.number,
        move=move.move,
        told=told(story_of(move), move.seat),
        over=row.phase == "finished" and move.move == row.moves,
        turn_over=bool(move.turn_over),
    )


def may_replace(warm: Warm, by: str, seat: Seat, *, manage: bool) -> None:
    """Refuse unless somebody may give a seat away."""
    if not 0 <= seat < len(warm.seats):
        raise ClubRefusal("no-such-seat", seats=len(warm.seats))
    sits_here = by in warm.people().values()
    row = warm.seats[seat]
    if not (manage or row.person == by or (row.stand_in and sits_here)):
        raise ClubRefusal("replace-not-yours", player=Player(seat))


def may_sit(warm: Warm, newcomer: Person | str) -> None:
    """Refuse unless somebody can sit down at a table in play."""
    if isinstance(newcomer, str):
        if newcomer not in warm.entry.stand_ins:
            raise ClubRefusal("no-such-stand-in", name=newcomer)
    elif newcomer.id in {*warm.people().values(), *warm.away().values()}:
        raise ClubRefusal("sits-already", name=newcomer.name)
