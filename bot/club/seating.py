"""Who sits where, and how somebody else comes to sit there."""

from __future__ import annotations

from msgspec.structs import replace

from bot.club.ledger import Happening, Ledger
from bot.club.letters import HandLetter
from bot.club.results import Person
from bot.club.telling import Posting, to_person
from bot.club.warm import Warm
from games.event import Event
from games.record import Sitter
from games.text import Seat, Text
from rendering.words import Words
from storage.clocks import Clocks
from storage.players import Players
from storage.seats import SeatRow


def sitter_of(row: SeatRow) -> Sitter:
    """Who sits there, as a record writes it."""
    return Sitter(row.stand_in, stand_in=True) if row.stand_in else Sitter(row.name)


def free_name(stand_in: str, seats: list[SeatRow], language: str) -> str:
    """What a stand-in is called at a table where there may be more of its kind."""
    taken = {row.name for row in seats}
    first = Words(language).message("bot", f"stand-in-{stand_in}")
    names = (f"{first} {number}" for number in range(2, len(seats) + 3))
    return first if first not in taken else next(name for name in names if name not in taken)


async def seat_anew(
    ledger: Ledger,
    warm: Warm,
    seat: Seat,
    newcomer: Person | str,
    text: Text | None,
    *,
    interaction: str | None = None,
    tell: bool = True,
    away: str | None = None,
) -> None:
    """Seat a person, or a stand-in named by its key, and write down who sits there from now on.

    A stand-in may sit there for somebody who is `away` and comes back. A table to which nobody
    belongs any more is abandoned.
    """
    row = warm.seats[seat]
    if isinstance(newcomer, str):
        name = free_name(
            newcomer, [other for other in warm.seats if other.seat != seat], warm.row.language
        )
        row = replace(row, person=None, stand_in=newcomer, name=name, interaction=None, away=away)
    else:
        async with ledger.database.writing() as session:
            await Players(session).meet(newcomer.id, newcomer.name, newcomer.language)
        row = replace(
            row,
            person=newcomer.id,
            stand_in=None,
            name=newcomer.name,
            interaction=None,
            away=None,
        )
    seats = [*warm.seats]
    seats[seat] = row
    happening = Happening(
        kind="sit",
        events=(Event(text, touches=(seat,)),) if text else (),
        seat=seat,
        person=row.person,
        sitters=(sitter_of(row),),
        interaction=interaction,
        ran=False,
        tell=tell,
        ends=None if any(other.person or other.away for other in seats) else "abandoned",
    )
    # Whoever sat there sees their last hand closed.
    gone = warm.seats[seat].person
    closed = [Posting(to_person(gone), HandLetter(seat), fresh=False)] if gone else []
    await ledger.enter(warm, happening, seats, also=closed)


async def give_back(ledger: Ledger, warm: Warm) -> None:
    """Seats in which a stand-in has played one turn are their people's again, silently.

    The channel hears of it only where the person is asked anew: nobody had been told so.
    """
    reading = ledger.database.reading
    for clock in (await Clocks(reading).of(warm.row.id)).values():
        kept = warm.row.phase == "playing" and warm.away().get(clock.seat) == clock.person
        if clock.stage == "back" and kept:
            person = Person(clock.person, await Players(reading).name(clock.person))
            asked = clock.seat in warm.pending()
            await seat_anew(ledger, warm, clock.seat, person, None, tell=asked)
