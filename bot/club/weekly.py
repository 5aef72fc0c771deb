"""The week of a club, summed up on Monday morning in the channel it chose."""

from __future__ import annotations

import msgspec

from bot.clock.hours import Hours
from bot.clock.pace import DAY, HOUR
from bot.club.house import House
from bot.club.ledger import nonce_for
from bot.club.letters import WeekLetter
from bot.club.results import Finished, LongWait, Week
from bot.club.telling import Posting, to_channel
from games.rules import Outcome
from storage.choices import ClubChoices
from storage.errands import ErrandRow
from storage.games import GameRow, Games
from storage.moves import Moves
from storage.players import Players
from storage.seats import Seats
from storage.session import Session

WEEK = "week"
SUMMARY_CHANNEL, ZONE, LANGUAGE = "summary-channel", "zone", "language"
WAITS = 3
"""How many of the longest waits are named."""
LONG = 12 * HOUR
"""From when on a wait is worth a word."""


class Weekly:
    """Sums up weeks."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def sum_up(self, session: Session, due: ErrandRow) -> float | None:
        """Post the summary of the week that ended, if it brought anything."""
        chosen = await ClubChoices(session).of(due.subject)
        channel = chosen.get(SUMMARY_CHANNEL)
        if channel is None:
            return None
        week = await week_of(session, due.subject, due.next_at - 7 * DAY, due.next_at)
        if week.finished or week.waits:
            letter = WeekLetter(week, chosen.get(LANGUAGE, "en"))
            await self._house.ledger.post(
                session,
                None,
                [Posting(to_channel(channel), letter, fresh=True)],
                nonce=nonce_for(WEEK, due.subject, due.next_at),
            )
        return Hours(chosen.get(ZONE, "UTC")).next_monday(self._house.now())


async def week_of(session: Session, guild: str, starts: float, ends: float) -> Week:
    """What happened in a club between two instants."""
    best: dict[str, int] = {}
    finished, records = [], []
    for row in await Games(session).finished_in(guild, ends):
        one = await _finished(session, row)
        record = False
        if one.points is not None:
            before = best.get(row.game, one.points)
            best[row.game], record = max(before, one.points), one.points > before
        if row.ended_at is not None and row.ended_at > starts:
            finished.append(one)
            if record:
                records.append(one)
    players = Players(session)
    waits = [
        LongWait(game, channel, await players.name(person), seconds)
        for game, channel, person, seconds in await Moves(session).waits(
            guild, starts, ends, LONG, WAITS
        )
    ]
    return Week(starts, ends, tuple(finished), tuple(records), tuple(waits))


async def _finished(session: Session, row: GameRow) -> Finished:
    outcome = msgspec.json.decode(row.outcome or "", type=Outcome)
    seats = await Seats(session).of(row.id)
    winners = [seat for seat in seats if outcome.places[seat.seat] == 1]
    return Finished(
        game=row.game,
        channel=row.channel,
        winners=tuple(seat.name for seat in winners),
        points=max(outcome.scores[seat.seat] for seat in winners) if outcome.by_points else None,
        players=len(seats),
        moves=row.moves,
    )
