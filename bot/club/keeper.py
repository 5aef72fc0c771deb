"""The keeper of the clocks: one task that sleeps until the next thing is due and then does it.

Everything it has to know is in the database: nothing is scheduled in memory. Each thing is done in
one transaction together with the letters it sends and with the mark that it is done, so that a
restart neither loses nor repeats it.

While the bot is down or Discord cannot be reached the keeper's heart does not beat. When it beats
again after too long, that time is written down as an outage (`bot.club.outages`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from collections.abc import Set as AbstractSet

from bot.clock.moments import moment
from bot.clock.pace import DAY, MINUTE
from bot.clock.turn import begins
from bot.club.house import House
from bot.club.ledger import nonce_for
from bot.club.letters import Content, HandLetter, NoteLetter
from bot.club.outages import Outages
from bot.club.overtime import Overtime
from bot.club.telling import Posting, to_channel, to_person
from bot.club.timing import (
    Reach,
    following,
    outages_since,
    overtaken,
    reach_of,
)
from games.text import Player, say
from storage.clocks import ClockRow, Clocks
from storage.errands import ErrandRow, Errands
from storage.games import GameRow, Games
from storage.pulse import Pulse
from storage.session import Session

log = logging.getLogger(__name__)

BEAT = 60.0
"""Seconds between two beats."""
MISSED = 2.5
"""After how many beats that did not come the bot was not there."""
AT_ONCE = 50
LATER = 10 * MINUTE
"""When something that failed is tried again."""

Errand = Callable[[Session, ErrandRow], Awaitable[float | None]]
"""Does what is due and says when it is due again; `None` for never."""


class Keeper:
    """Does what is due, exactly once."""

    def __init__(self, house: House, errands: Mapping[str, Errand], beat: float = BEAT) -> None:
        self._house = house
        self._errands = dict(errands)
        self._overtime = Overtime(house)
        self._outages = Outages(house)
        self._beat = beat
        self._beaten: float | None = None

    def add(self, kind: str, errand: Errand) -> None:
        """Know how to do one more kind of errand."""
        self._errands[kind] = errand

    async def run(
        self,
        reachable: Callable[[], bool] = lambda: True,
        here: Callable[[], AbstractSet[str]] | None = None,
    ) -> None:
        """Work for ever. Nothing is done while Discord is not `reachable`, and at the tables of a
        server only while it is among those that are `here`."""
        while True:
            self._house.alarm.clear()
            try:
                until = self._house.now() + self._beat
                if reachable():
                    if here:
                        await self.look_round(here())
                    until = min(await self.work(), self.next_beat())
            except Exception:
                log.exception("the clocks cannot be kept")
                until = self._house.now() + self._beat
            await self._sleep(until - self._house.now())

    def wake(self) -> None:
        """Look again at what is due."""
        self._house.alarm.set()

    async def look_round(self, here: AbstractSet[str]) -> None:
        """Let clocks run in these servers and in no others."""
        await self._outages.look_round(here)

    async def work(self) -> float:
        """Do whatever is due by now; comes back with the instant of the next thing."""
        now = self._house.now()
        await self._live(now)
        reading = self._house.database.reading
        while clocks := await Clocks(reading).due(now, AT_ONCE):
            for clock in clocks:
                await self._guarded(self._reached(clock, now), clock, now)
        while errands := await Errands(reading).due(now, AT_ONCE):
            for errand in errands:
                await self._guarded(self._run(errand), errand, now)
        found = [await Clocks(reading).next_due(), await Errands(reading).next_due()]
        return min([at for at in found if at is not None], default=now + DAY)

    def next_beat(self) -> float:
        """When the heart beats again."""
        return (self._beaten or self._house.now()) + self._beat

    async def _sleep(self, seconds: float) -> None:
        """For some time, or until something changes what is due next."""
        try:
            async with asyncio.timeout(max(seconds, 0.0)):
                await self._house.alarm.wait()
        except TimeoutError:
            return

    async def _live(self, now: float) -> None:
        """Beat; after a pause, let no clock have run meanwhile."""
        if self._beaten is not None and now < self._beaten + self._beat:
            return
        async with self._house.database.writing() as session:
            pulse = Pulse(session)
            last = await pulse.last()
            if last is not None and now - last > MISSED * self._beat:
                await self._outages.over(session, last, now)
            await pulse.beat(now)
        self._beaten = now

    async def _guarded(
        self, doing: Awaitable[None], what: ClockRow | ErrandRow, now: float
    ) -> None:
        """Do one thing; whatever fails does not hold up the rest and is tried again later."""
        try:
            await doing
        except Exception:
            log.exception("%s fails", what)
            async with self._house.database.writing() as session:
                if isinstance(what, ClockRow):
                    await Clocks(session).postpone(what.game, what.seat, now + LATER)
                else:
                    await Errands(session).set(what.kind, what.subject, now + LATER)

    async def _reached(self, clock: ClockRow, now: float) -> None:
        """A clock has come to its next stage."""
        match clock.stage:
            case "zero":
                await self._overtime.reached(clock)
            case "back":
                await self._overtime.turn_played(clock)
            case _:
                await self._remind(clock, now)

    async def _remind(self, due: ClockRow, now: float) -> None:
        """Tell somebody that it is their turn, or how much time is left."""
        async with self._house.database.writing() as session:
            clock = await Clocks(session).get(due.game, due.seat)
            game = await Games(session).get(due.game)
            if clock != due:
                return
            if game is None or game.phase != "playing":
                await Clocks(session).stop_all(due.game)
                return
            reach = await reach_of(session, due.person, game.guild, due.since or now)
            awake = begins(now, reach.settings.hours, reach.away)
            if awake > now and (due.deadline is None or awake < due.deadline):
                # What is late after an outage wakes nobody up.
                await Clocks(session).postpone(due.game, due.seat, awake)
                return
            outages = await outages_since(session, due.since or now, game.guild)
            said = overtaken(due, reach, outages, now)
            await Clocks(session).put(following(said, reach, outages, now))
            for target, content in _letters(said, game, reach) if awake <= now else ():
                posting = Posting(target, content, fresh=True)
                nonce = nonce_for(said.stage, due.game, due.seat, due.turn, target)
                await self._house.ledger.post(session, game.id, [posting], nonce=nonce)

    async def _run(self, due: ErrandRow) -> None:
        async with self._house.database.writing() as session:
            if await Errands(session).get(due.kind, due.subject) != due:
                return
            errand = self._errands.get(due.kind)
            next_at = await errand(session, due) if errand else None
            await Errands(session).set(due.kind, due.subject, next_at)


def _letters(due: ClockRow, game: GameRow, reach: Reach) -> list[tuple[str, Content]]:
    """What somebody gets: a direct message or a call in the channel, as they chose.

    The last reminder awaits no digest: the time might be up before.
    """
    found: list[tuple[str, Content]] = []
    seat, settings = due.seat, reach.settings
    ends = {"ends": moment(due.deadline)} if due.deadline else {}
    reminder, last = due.stage != "notice", due.stage == "tenth"
    if settings.by_dm(game.guild, pressing=last):
        note = say(f"bot.reminder-{due.stage}", **ends) if reminder else None
        found.append((to_person(due.person), HandLetter(seat, note)))
    if settings.by_mention(game.guild, pressing=last) and not (reminder and found):
        text = say(f"bot.call-{due.stage}", player=Player(seat), **ends)
        found.append((to_channel(game.channel), NoteLetter(text, (due.person,))))
    return found
