"""Signing up for a season, the waiting list, and leaving again."""

from __future__ import annotations

from msgspec.structs import replace

from bot.club.house import House
from bot.club.league.counting import note, show
from bot.club.league.reading import Season, read_season
from bot.club.league.tending import Tending
from bot.club.refusals import ClubRefusal
from bot.club.results import Person
from games.text import say
from storage.entrants import EntrantRow, Entrants
from storage.leagues import Seasons
from storage.players import Players
from storage.session import Session

MOST_ENTRANTS = 1000


class Entry:
    """What people do with their own place."""

    def __init__(self, house: House, tending: Tending) -> None:
        self._house = house
        self._tending = tending

    async def join(self, season: str, person: Person) -> EntrantRow:
        """Enter, or wait where all places are taken or the season has begun.

        Where somebody withdrew and nobody waited, the place with the tables that are left is taken
        over at once.
        """
        async with self._house.database.writing() as session:
            now = await self._live(session, season)
            await Players(session).meet(person.id, person.name)
            own = await Entrants(session).one(season, person.id)
            if own and own.state == "withdrawn":
                raise ClubRefusal("league-withdrawn")
            if own:
                return own
            if len(now.entrants) >= MOST_ENTRANTS:
                raise ClubRefusal("league-full", most=MOST_ENTRANTS)
            if (vacant := _vacant(now)) is not None:
                await take_over(session, vacant, person, None)
                text = say("bot.act-replaced", old=vacant.name, new=person.name)
                await note(session, now.league.id, self._house.now(), None, text)
                await self._changed(session, now)
                self._tending.wake()
                return replace(vacant, person=person.id, name=person.name, state="in")
            inside = sum(one.state == "in" for one in now.entrants.values())
            full = now.row.most is not None and inside >= now.row.most
            state = "waiting" if full or now.row.phase == "playing" else "in"
            row = EntrantRow(
                season=season,
                number=max(now.entrants, default=0) + 1,
                person=person.id,
                name=person.name,
                state=state,
                joined_at=self._house.now(),
            )
            await Entrants(session).add(row)
            await self._changed(session, now)
            return row

    async def leave(self, season: str, person: str, *, interaction: str | None = None) -> bool:
        """Get out of a season; `False` when one was not in it.

        Before it begins the next of the waiting list moves up. During the season whoever waits
        first takes the place over with its results and open tables; otherwise stand-ins play the
        open tables to their end, which count as lost, and further tables are played without.
        """
        async with self._house.database.writing() as session:
            now = await self._live(session, season)
            own = await Entrants(session).one(season, person)
            if own is None or own.state == "withdrawn":
                return False
            if own.state == "waiting" or now.row.phase == "sign-up":
                await Entrants(session).remove(season, own.number)
                if own.state == "in" and now.waiting:
                    await Entrants(session).save(replace(now.waiting[0], state="in"))
            else:
                await self._withdraw(session, now, own, interaction)
            await self._changed(session, now)
        self._tending.wake()
        return True

    async def _withdraw(
        self, session: Session, now: Season, own: EntrantRow, interaction: str | None
    ) -> None:
        at = self._house.now()
        if now.waiting:
            heir = now.waiting[0]
            await take_over(session, own, Person(heir.person, heir.name), heir)
            text = say("bot.act-taken-over", old=own.name, new=heir.name)
        else:
            await Entrants(session).save(replace(own, state="withdrawn", handing_over=1))
            text = say("bot.act-withdrawn", name=own.name)
        await note(session, now.league.id, at, own.person, text, interaction)

    async def _live(self, session: Session, season: str) -> Season:
        now = await read_season(session, season)
        if now.row.phase not in ("sign-up", "playing"):
            raise ClubRefusal("season-over")
        return now

    async def _changed(self, session: Session, now: Season) -> None:
        row = await Seasons(session).save(now.row)
        await show(self._house.ledger, session, row)


def _vacant(now: Season) -> EntrantRow | None:
    """The best place that somebody withdrew from and at which there is still something to play."""
    left = now.left()
    vacant = (one for one in now.playing if one.state == "withdrawn" and left.get(one.number))
    return next(vacant, None)


async def take_over(
    session: Session, own: EntrantRow, heir: Person, waiting: EntrantRow | None
) -> None:
    """Give a place with its results and open tables to somebody else."""
    if waiting:
        await Entrants(session).remove(own.season, waiting.number)
    await Entrants(session).save(
        replace(own, person=heir.id, name=heir.name, state="in", handing_over=1)
    )
