"""Digests: twice a day, everything that waits for somebody in one message."""

from __future__ import annotations

from bot.club.house import House
from bot.club.ledger import nonce_for
from bot.club.letters import DigestLetter
from bot.club.settings import settings_of
from bot.club.telling import Posting, to_person
from bot.club.timing import reach_of
from storage.errands import ErrandRow, Errands
from storage.games import Games
from storage.session import Session

DIGEST = "digest"


class Digests:
    """Writes digests."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def write(self, session: Session, due: ErrandRow) -> float | None:
        """Send a digest to somebody for whom a table waits."""
        now, person = self._house.now(), due.subject
        settings = await settings_of(session, person)
        if not settings.digest:
            return None
        awake = settings.hours.awake(now)
        if awake > now:
            return awake
        for game in await Games(session).waiting_for(person):
            if (await reach_of(session, person, game.guild, now)).now(now):
                await self._house.ledger.post(
                    session,
                    None,
                    [Posting(to_person(person), DigestLetter(), fresh=True)],
                    nonce=nonce_for(DIGEST, person, due.next_at),
                )
                break
        return settings.hours.next_digest(now)


async def plan_digest(session: Session, person: str, now: float) -> None:
    """Plan somebody's next digest after they changed their settings."""
    settings = await settings_of(session, person)
    due = settings.hours.next_digest(now) if settings.digest else None
    await Errands(session).set(DIGEST, person, due)
