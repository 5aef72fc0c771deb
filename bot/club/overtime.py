"""What happens when somebody's time is up, and how they come back.

The table has chosen: nothing but a flag, a stand-in for this turn, a stand-in until the person is
back, or for good. Where no other person sits at the table nobody is kept waiting, so it is a flag,
until somebody comes who is. A stand-in for one turn keeps the seat only for a moment: whoever it
plays for waits all the same.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.clock.pace import Overtime as Policy
from bot.clock.pace import pace_from_text
from bot.club.house import House
from bot.club.ledger import nonce_for
from bot.club.letters import NoteLetter, content_from_text
from bot.club.refusals import ClubRefusal
from bot.club.results import Person, Summary
from bot.club.seating import give_back, seat_anew
from bot.club.settings import settings_of
from bot.club.telling import Posting, to_channel, to_person
from bot.club.timing import reach_of
from bot.club.warm import Warm
from games.text import Player, say
from storage.clocks import ClockRow, Clocks
from storage.moves import Moves
from storage.outbox import Outbox
from storage.session import Session

STAND_IN = "greedy"


class Overtime:
    """Seats whose time is up."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def reached(self, due: ClockRow) -> None:
        """A clock has come to zero."""
        async with self._house.tables.hold(due.game) as warm:
            if await Clocks(self._house.database.reading).get(due.game, due.seat) != due:
                return
            if warm.row.phase != "playing":
                async with self._house.database.writing() as session:
                    await Clocks(session).stop_all(due.game)
                return
            policy = pace_from_text(warm.row.pace).overtime
            others = warm.people().keys() - {due.seat}
            if not others and not (policy == "turn" and warm.away()):
                policy = "flag"
            if policy == "flag":
                await self._flag(warm, due)
                return
            waiting = bool(warm.pending() & others)
            name = warm.seats[due.seat].name
            await seat_anew(
                self._house.ledger,
                warm,
                due.seat,
                STAND_IN,
                say(f"bot.overtime-{policy}", name=name),
                tell=waiting,
                away=None if policy == "out" else due.person,
            )
            await self._tell_person(warm, due, policy)
        self._house.stand_ins.wake(due.game)

    async def turn_played(self, due: ClockRow) -> None:
        """A stand-in has played one turn for somebody: the seat is theirs again."""
        async with self._house.tables.hold(due.game) as warm:
            await give_back(self._house.ledger, warm)
            async with self._house.database.writing() as session:
                clocks = Clocks(session)
                if await clocks.get(due.game, due.seat) == due:  # somebody else has the seat
                    await clocks.put(replace(due, stage="over", next_at=None))

    async def back(self, table: str, person: Person, *, interaction: str) -> Summary:
        """Somebody takes their own seat again from the stand-in that kept it."""
        async with self._house.tables.hold(table) as warm:
            before = await Moves(self._house.database.reading).by_interaction(interaction)
            if before is None:
                warm.playing()
                seats = [seat for seat, away in warm.away().items() if away == person.id]
                if not seats:
                    raise ClubRefusal("not-away")
                text = say("bot.returned", name=person.name)
                await seat_anew(
                    self._house.ledger, warm, seats[0], person, text, interaction=interaction
                )
                async with self._house.database.writing() as session:
                    await Outbox(session).withdraw(table, "note", to_person(person.id))
            return warm.summary()

    async def _flag(self, warm: Warm, due: ClockRow) -> None:
        """Say that the time is up, and leave it at that."""
        text = say("bot.overtime-flag", player=Player(due.seat))
        async with self._house.database.writing() as session:
            await Clocks(session).put(replace(due, stage="over", next_at=None))
            reach = await reach_of(session, due.person, warm.row.guild, self._house.now())
            awake = reach.now(self._house.now())
            called = (due.person,) if awake and reach.settings.by_mention(warm.row.guild) else ()
            note = Posting(to_channel(warm.row.channel), NoteLetter(text, called), fresh=True)
            await self._house.ledger.post(
                session, warm.row.id, [note], nonce=nonce_for("zero", due.game, due.seat, due.turn)
            )
            await show_times_anew(self._house, session, warm.row.id, warm.row.channel)

    async def _tell_person(self, warm: Warm, due: ClockRow, policy: Policy) -> None:
        """Tell somebody by direct message, after their quiet hours, that their seat is kept or
        lost."""
        async with self._house.database.writing() as session:
            settings = await settings_of(session, due.person)
            if policy == "turn" or not settings.by_dm(warm.row.guild, pressing=True):
                return
            text = say(f"bot.overtime-told-{policy}", channel=f"<#{warm.row.channel}>")
            note = Posting(to_person(due.person), NoteLetter(text), fresh=True)
            nonce = nonce_for("told", due.game, due.seat, due.turn)
            await self._house.ledger.post(session, due.game, [note], nonce=nonce)


async def show_times_anew(house: House, session: Session, table: str, channel: str) -> None:
    """Bring the clocks on the newest table message up to date."""
    last = await Outbox(session).newest(table, "turn", to_channel(channel))
    if last and last.state == "posted":
        again = Posting(last.target, content_from_text(last.content), fresh=False)
        await house.ledger.post(session, table, [again])
