"""Seats on offer: somebody leaves, and whoever wants takes over and reads the story so far."""

from __future__ import annotations

from bot.club.house import House
from bot.club.letters import OfferLetter
from bot.club.play import may_replace, may_sit
from bot.club.refusals import ClubRefusal, Stale
from bot.club.results import Person, Summary
from bot.club.seating import seat_anew
from bot.club.telling import Posting, to_channel
from games.text import Seat, say
from storage.moves import Moves
from storage.offers import OfferRow, Offers
from storage.players import Players


class Offering:
    """Open seats. Whoever sits there plays on until somebody takes over."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def offer(
        self, table: str, by: Person, seat: Seat, *, interaction: str, manage: bool = False
    ) -> Summary:
        """Offer a seat in the channel: one's own, a stand-in's, with `manage` any."""
        async with self._house.tables.hold(table) as warm:
            warm.playing()
            may_replace(warm, by.id, seat, manage=manage)
            async with self._house.database.writing() as session:
                known = await Offers(session).get(table, seat)
                if known and known.interaction != interaction:
                    raise ClubRefusal("offered-already")
                if known is None:
                    await Players(session).meet(by.id, by.name)
                    await Offers(session).add(OfferRow(table, seat, by.id, interaction))
                    posting = Posting(to_channel(warm.row.channel), OfferLetter(), fresh=True)
                    await self._house.ledger.post(session, table, [posting])
            return warm.summary()

    async def open_seats(self, table: str) -> tuple[Seat, ...]:
        """The seats of a table that are on offer."""
        return tuple(await Offers(self._house.database.reading).of(table))

    async def take(self, table: str, person: Person, seat: Seat, *, interaction: str) -> Summary:
        """Take a seat that is on offer."""
        async with self._house.tables.hold(table) as warm:
            reading = self._house.database.reading
            if await Moves(reading).by_interaction(interaction) is None:
                warm.playing()
                if await Offers(reading).get(table, seat) is None:
                    raise Stale("not-offered")
                may_sit(warm, person)
                text = say("bot.replaced", old=warm.seats[seat].name, new=person.name)
                await seat_anew(
                    self._house.ledger, warm, seat, person, text, interaction=interaction
                )
            return warm.summary()
