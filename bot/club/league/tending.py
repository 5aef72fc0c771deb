"""What follows by itself in a season, done as soon as it is due and after every restart.

Each step is one transaction that depends on nothing but what is stored: whoever is killed between
two of them finds the next one still to be done.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.club.house import House
from bot.club.league import ladders
from bot.club.league.counting import Counting, note, show, walk_over
from bot.club.league.drawing_up import (
    Plan,
    draw_up,
    next_knock_out_tables,
    next_swiss_round,
)
from bot.club.league.reading import Season, open_count, read_season, write_finals
from bot.club.letters import FixtureLetter, LeagueNote
from bot.club.play import Play
from bot.club.refusals import ClubRefusal
from bot.club.results import Person
from bot.club.telling import Posting, to_channel
from bot.league import divisions, ratings
from games.text import Text, say
from storage.entrants import EntrantRow, Entrants
from storage.fixtures import Fixture, Fixtures
from storage.leagues import SeasonRow, Seasons
from storage.ratings import Ratings
from storage.session import Session, Taken
from storage.vacations import Vacations

log = logging.getLogger(__name__)

STAND_IN = "greedy"
"""Who sits down for somebody that has withdrawn."""
AGAIN = 60.0
"""Seconds after which every season is looked at again: people come back, sign-ups close."""


class Tending:
    """Looks after the seasons that go on."""

    def __init__(self, house: House, counting: Counting, play: Play) -> None:
        self._house = house
        self._play = play
        self._counting = counting
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def wake(self) -> None:
        """Something happened in a league: perhaps more is due now."""
        self._counting.news.set()

    async def run(self) -> None:
        """Look after everything for ever."""
        while True:
            self._counting.news.clear()
            try:
                await self.tend_all()
                pause = await self._pause()
            except Exception:
                log.exception("the leagues are not looked after")
                pause = AGAIN
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._counting.news.wait()

    async def _pause(self) -> float:
        """How long nothing will be due, unless there is news."""
        now = self._house.now()
        seasons = await Seasons(self._house.database.reading).live()
        closing = [one.closes_at - now for one in seasons if one.phase == "sign-up"]
        return max(0.1, min([AGAIN, *closing]))

    async def tend_all(self) -> None:
        """Do whatever is due anywhere."""
        async with self._house.database.writing():
            pass  # whoever brought the news may still be writing it down
        for season in await Seasons(self._house.database.reading).live():
            await self.tend(season.id)

    async def tend(self, season: str) -> None:
        """Do whatever is due in one season."""
        lock = self._locks.setdefault(season, asyncio.Lock())
        async with lock:
            try:
                while await self._step(season):
                    pass
            except Taken:
                log.info("season %s has changed meanwhile; it is looked at again", season)
                self.wake()

    async def _step(self, season: str) -> bool:
        """Do one thing that is due; `False` when there is none."""
        now = await read_season(self._house.database.reading, season)
        if now.row.phase == "sign-up" and now.row.closes_at <= self._house.now():
            await self._begin(now)
            return True
        if now.row.phase != "playing":
            return False
        if any(one.handing_over for one in now.playing):
            await self._hand_over(now)
            return True
        async with self._house.database.writing() as session:
            return await self._play_on(session, await read_season(session, season))

    async def _begin(self, now: Season) -> None:
        """Close the sign-up: draw up the season, or call it off when too few came."""
        inside = [one for one in now.entrants.values() if one.state == "in"]
        if len(inside) < max(2, now.rules.least):
            async with self._house.database.writing() as session:
                row = replace(now.row, phase="cancelled", ended_at=self._house.now())
                await self._end_of(session, row, say("bot.act-too-few", count=len(inside)))
            return
        earned = await earned_before(self._house.database.reading, now.row)
        known = await Ratings(self._house.database.reading).all_now(now.rules.game, "people")
        strengths = {
            row.player.partition(":")[2]: ladders.as_rating(row).sure
            for row in known
            if row.player.startswith(ratings.person(""))
        }
        plan = await asyncio.to_thread(draw_up, now.row.id, now.rules, inside, earned, strengths)
        async with self._house.database.writing() as session:
            await self._write_plan(session, now, plan)

    async def _write_plan(self, session: Session, now: Season, plan: Plan) -> None:
        row = await Seasons(session).save(
            replace(now.row, phase="playing", started_at=self._house.now())
        )
        for one in plan.entrants:
            await Entrants(session).save(one)
        await Fixtures(session).add(plan.fixtures)
        for number, fairness in enumerate(plan.fairness):
            await Fixtures(session).set_fairness(row.id, number, fairness)
        text = say("bot.act-begun", number=row.number, count=len(plan.entrants))
        await note(session, row.league, self._house.now(), None, text)
        await show(self._house.ledger, session, row, fresh=True)

    async def _play_on(self, session: Session, now: Season) -> bool:
        """Open tables, go on to the next round or end the season."""
        if now.row.phase != "playing" or now.row.paused or now.league.channel is None:
            return False
        if await self._open_due(session, now):
            return True
        if now.rules.format == "knock-out" and (tables := next_knock_out_tables(now)):
            await Seasons(session).save(replace(now.row, round=tables[0].row.round))
            await Fixtures(session).add(tables)
            return True
        if any(one.row.state in ("planned", "opening", "open") for one in now.fixtures):
            return False
        if now.rules.format == "swiss" and await self._pair(session, now):
            return True
        await end_season(self._house, session, now)
        return True

    async def _pair(self, session: Session, now: Season) -> bool:
        """Draw the next round of a Swiss event; `False` after the last one."""
        if now.fixtures:
            now.row = replace(now.row, round=now.row.round + 1)
        inside = [one for one in now.playing if one.state == "in"]
        over = now.row.round >= now.rules.rounds(len(now.playing))
        if over or len(inside) < max(2, now.rules.least):
            return False
        tables, byes = next_swiss_round(now)
        await Seasons(session).save(now.row)
        await Fixtures(session).add([*tables, *byes])
        for bye in byes:
            await self._close(session, now, bye, [now.entrants[bye.entrants[0]]])
        await show(self._house.ledger, session, now.row)
        return True

    async def _open_due(self, session: Session, now: Season) -> bool:
        """Open whatever tables can be, and close those that nobody can play any more."""
        busy = open_count(now.fixtures)
        done = False
        away: dict[str, bool] = {}
        for fixture in now.fixtures:
            if fixture.row.state != "planned":
                continue
            here = [now.entrants[number] for number in fixture.entrants]
            inside = [one for one in here if one.state == "in"]
            if len(inside) < 2:
                await self._close(session, now, fixture, here)
                done = True
                continue
            if any(busy[one.number] >= now.rules.at_once for one in inside):
                continue
            if await self._somebody_away(session, now, inside, away):
                continue
            busy.update(one.number for one in inside)
            await self._open(session, now, fixture)
            done = True
        if done:
            await show(self._house.ledger, session, now.row)
        return done

    async def _somebody_away(
        self, session: Session, now: Season, people: list[EntrantRow], known: dict[str, bool]
    ) -> bool:
        """Whether one of these is on vacation: the table waits until they are back."""
        at = self._house.now()
        for one in people:
            if one.person not in known:
                rows = await Vacations(session).of(one.person, now.league.guild, at)
                known[one.person] = any(row.starts <= at for row in rows)
        return any(known[one.person] for one in people)

    async def _open(self, session: Session, now: Season, fixture: Fixture) -> None:
        """Ask for a thread; the table is opened in it as soon as it is there."""
        row = replace(fixture.row, state="opening", game=None, tries=fixture.row.tries + 1)
        await Fixtures(session).save(row)
        target = to_channel(now.league.channel or "")
        posting = Posting(target, FixtureLetter(f"{row.id}/{row.tries}"), fresh=True)
        await self._house.ledger.post(session, None, [posting])

    async def _close(
        self, session: Session, now: Season, fixture: Fixture, here: list[EntrantRow]
    ) -> None:
        """A table for one is a win for them; a table for nobody is void."""
        inside = [one for one in here if one.state == "in"]
        if not inside:
            await Fixtures(session).save(replace(fixture.row, state="void"))
            return
        await walk_over(
            session, fixture, here, inside[0].number,
            game=now.rules.game, guild=now.league.guild, at=self._house.now(),
        )  # fmt: skip

    async def _hand_over(self, now: Season) -> None:
        """Give seats at open tables to whoever has taken a place over, or to a stand-in."""
        for one in now.playing:
            if not one.handing_over:
                continue
            heir: Person | str = STAND_IN
            if one.state == "in":
                heir = Person(one.person, one.name)
            for fixture in now.fixtures:
                if fixture.row.state == "open" and one.number in fixture.entrants:
                    await self._give_seat(fixture, one, heir)
            async with self._house.database.writing() as session:
                await Entrants(session).save(replace(one, handing_over=0))

    async def _give_seat(self, fixture: Fixture, one: EntrantRow, heir: Person | str) -> None:
        seat = fixture.entrants.index(one.number)
        said = f"league/{fixture.row.id}/{one.number}/{one.person}/{one.state}"
        try:
            await self._play.replace(
                fixture.row.game or "", "", seat, heir, interaction=said, manage=True
            )
        except ClubRefusal as refusal:
            log.info("fixture %s keeps its seat %s: %s", fixture.row.id, seat, refusal)

    async def _end_of(self, session: Session, row: SeasonRow, text: Text) -> None:
        row = await Seasons(session).save(row)
        await note(session, row.league, self._house.now(), None, text)
        await show(self._house.ledger, session, row)


async def earned_before(session: Session, season: SeasonRow) -> list[divisions.Move]:
    """What the last season in which anything was decided means for this one."""
    for one in await Seasons(session).of(season.league):
        if one.phase == "ended" and one.number < season.number:
            last = await read_season(session, one.id)
            if last.counted():
                return divisions.moves(final_people(last), last.rules.up, last.rules.down)
    return []


def final_people(season: Season) -> list[list[str]]:
    """The people of each division as they ended; who withdrew has left the ladder."""
    inside = [one for one in season.playing if one.state == "in"]
    last = max((one.division or 0 for one in season.playing), default=-1)
    return [
        [
            one.person
            for one in sorted(inside, key=lambda one: one.final or 0)
            if one.division == division
        ]
        for division in range(last + 1)
    ]


async def end_season(
    house: House, session: Session, now: Season, *, by: str | None = None,
    interaction: str | None = None,
) -> None:  # fmt: skip
    """Write down how everybody ended, name the champions and offer the next season."""
    for fixture in now.fixtures:
        if fixture.row.state in ("planned", "opening", "open"):
            await Fixtures(session).save(replace(fixture.row, state="void"))
    await write_finals(session, now)
    row = await Seasons(session).save(
        replace(now.row, phase="ended", ended_at=house.now(), paused=0)
    )
    won = replace(now, row=row).champion
    text = say("bot.act-ended-empty", number=row.number)
    if won is not None:
        text = say("bot.act-ended", number=row.number, champion=now.entrants[won].name)
    await note(session, row.league, house.now(), by, text, interaction)
    league = await show(house.ledger, session, row, fresh=True)
    if league and league.channel and won is not None:
        said = say("bot.league-champion", number=row.number, champion=now.entrants[won].name)
        posting = Posting(to_channel(league.channel), LeagueNote(league.id, said), fresh=True)
        await house.ledger.post(session, None, [posting])
