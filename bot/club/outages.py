"""Times in which nobody could play, and what they give back.

Either the keeper's heart did not beat, so that the bot was down or Discord out of reach; or the bot
is not in a server (it was sent away, perhaps by mistake) or that server alone is out of reach. No
clock of those tables runs meanwhile, nobody is reminded, and nobody's time is up before a grace
period has passed.
"""

from __future__ import annotations

import logging
from collections.abc import Set as AbstractSet

from bot.clock.pace import DAY, HOUR
from bot.club.house import House
from bot.club.outbox import Outbox
from bot.club.overtime import show_times_anew
from bot.club.settings import Settings
from bot.club.timing import Reach, outages_of, planned_anew, spans
from storage.choices import Choices
from storage.clocks import Clocks
from storage.games import Games
from storage.pulse import OutageRow, Pulse
from storage.session import Session
from storage.vacations import Vacations

log = logging.getLogger(__name__)

GRACE = HOUR
"""How long nobody's time is up after an outage, at most as long as the outage."""


class Outages:
    """Writes them down and gives back the time."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._outbox = Outbox(house)
        self._here: AbstractSet[str] | None = None

    async def over(self, session: Session, starts: float, now: float, guild: str = "") -> None:
        """Nobody could play until now, anywhere or in one server."""
        log.warning("nobody could play for %d seconds%s", now - starts, guild and f" in {guild}")
        grace = now + min(GRACE, now - starts)
        await Pulse(session).missed(OutageRow(starts, now, grace, guild))
        await self._give_back(session, now, guild)

    async def look_round(self, here: AbstractSet[str]) -> None:
        """The bot is in these servers: tables in all others stand still, until it is back."""
        if here == self._here:
            return
        now = self._house.now()
        async with self._house.database.writing() as session:
            lost = await Pulse(session).going_on()
            for guild in sorted(await Games(session).open_guilds() - here - lost.keys()):
                log.warning("nobody can play in %s", guild)
                await Pulse(session).missed(OutageRow(now, None, now, guild))
            found = sorted(lost.keys() & here)
            for guild in found:
                await self.over(session, lost[guild].starts, now, guild)
        for guild in found:
            await self._outbox.back(guild, dropped=True)
        self._here = set(here)

    async def _give_back(self, session: Session, now: float, guild: str) -> None:
        """Plan the running clocks anew, everywhere or in one server."""
        clocks = Clocks(session)
        running = [one for one in await clocks.running() if not guild or one[1] == guild]
        if not running:
            return
        since = min(clock.since or now for clock, _ in running)
        outages = await Pulse(session).outages(since)
        chosen = await Choices(session).everybody()
        away = await Vacations(session).everybody(since)
        for clock, where in running:
            vacations = away.get((clock.person, where or ""), [])
            reach = Reach(Settings(chosen.get(clock.person, {})), spans(vacations))
            planned = planned_anew(clock, reach, outages_of(outages, where), now)
            if planned != clock:
                await clocks.put(planned)
                if clock.deadline and clock.deadline < now + DAY:
                    game = await Games(session).get(clock.game)
                    if game:
                        await show_times_anew(self._house, session, game.id, game.channel)
