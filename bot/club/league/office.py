"""The organisers' office: making leagues and seasons, and setting right what goes wrong.

Every act is refused to whoever may not organise, is one transaction, and leaves a line in the log.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace

from bot.club.house import House
from bot.club.league.counting import club_note, note, show
from bot.club.league.entry import take_over
from bot.club.league.ladders import rate_again
from bot.club.league.organiser import Organiser
from bot.club.league.reading import Season, read_season, write_finals
from bot.club.league.rules import LeagueRules, rules_checked, rules_to_text
from bot.club.league.tending import Tending, end_season
from bot.club.refusals import ClubRefusal
from bot.club.results import Person
from games.text import Text, say
from storage.entrants import EntrantRow, Entrants
from storage.fixtures import Fixtures
from storage.leagues import Acts, LeagueRow, Leagues, SeasonRow, Seasons
from storage.players import Players
from storage.results import Result, Results
from storage.session import Session, Taken

LONGEST_NAME = 60
LONGEST_REASON = 200
DAY = 86400.0
LONGEST_SIGN_UP = 90
"""Days."""
MOST_ADJUSTED = 1000


class Office:
    """What organisers do."""

    def __init__(self, house: House, tending: Tending) -> None:
        self._house = house
        self._tending = tending

    async def create(
        self,
        who: Organiser,
        name: str,
        rules: LeagueRules,
        *,
        channel: str,
        language: str,
        role: str | None = None,
        interaction: str | None = None,
    ) -> LeagueRow:
        """A new league of a club, told about in a channel."""
        rules = rules_checked(rules)
        name = " ".join(name.split())
        if not 1 <= len(name) <= LONGEST_NAME:
            raise ClubRefusal("league-bad-name", most=LONGEST_NAME)
        row = LeagueRow(
            id=secrets.token_hex(4),
            guild=who.guild,
            channel=channel,
            name=name,
            rules=rules_to_text(rules),
            language=language,
            role=role,
            interaction=interaction,
            made_at=self._house.now(),
        )
        try:
            async with self._house.database.writing() as session:
                who.must_organise()
                await Leagues(session).add(row)
                await note(session, row.id, row.made_at, who.person, say("bot.act-made"))
        except Taken:
            made = interaction and await Leagues(self._house.database.reading).made_by(interaction)
            if not made:
                raise ClubRefusal("league-name-taken", name=name) from None
            return made
        return row

    async def open_season(
        self,
        who: Organiser,
        league: str,
        *,
        days: float,
        most: int | None = None,
        interaction: str | None = None,
    ) -> SeasonRow:
        """Open the sign-up of the next season, for so many days."""
        if not 0 < days <= LONGEST_SIGN_UP:
            raise ClubRefusal("league-bad-days", most=LONGEST_SIGN_UP)
        at = self._house.now()
        try:
            async with self._house.database.writing() as session:
                found = await Leagues(session).get(league)
                if found is None:
                    raise ClubRefusal("no-such-league")
                who.must_organise(found)
                if found.channel is None:
                    raise ClubRefusal("league-no-channel")
                earlier = await Seasons(session).of(league)
                row = SeasonRow(
                    id=secrets.token_hex(4),
                    league=league,
                    number=earlier[0].number + 1 if earlier else 1,
                    phase="sign-up",
                    most=most,
                    paused=0,
                    round=0,
                    lot=secrets.token_hex(8),
                    version=0,
                    opened_at=at,
                    closes_at=at + days * DAY,
                    started_at=None,
                    ended_at=None,
                )
                await Seasons(session).add(row)
                text = say("bot.act-opened", number=row.number)
                await note(session, league, at, who.person, text, interaction)
                await show(self._house.ledger, session, row, fresh=True)
        except Taken:
            raise ClubRefusal("season-goes-on") from None
        self._tending.wake()
        return row

    async def close_sign_up(self, who: Organiser, season: str, *, interaction: str) -> None:
        """Begin as soon as may be."""
        async with self._act(who, season, interaction, say("bot.act-closed")) as (session, now):
            _in(now, "sign-up")
            await Seasons(session).save(replace(now.row, closes_at=self._house.now()))

    async def extend(self, who: Organiser, season: str, days: float, *, interaction: str) -> None:
        """Leave the sign-up open for longer."""
        text = say("bot.act-extended", days=round(days))
        async with self._act(who, season, interaction, text) as (session, now):
            _in(now, "sign-up")
            closes = now.row.closes_at + days * DAY
            if days <= 0 or closes > now.row.opened_at + LONGEST_SIGN_UP * DAY:
                raise ClubRefusal("league-bad-days", most=LONGEST_SIGN_UP)
            await self._save(session, replace(now.row, closes_at=closes))

    async def pause(self, who: Organiser, season: str, *, on: bool, interaction: str) -> None:
        """Open no further tables, or go on."""
        text = say("bot.act-paused" if on else "bot.act-resumed")
        async with self._act(who, season, interaction, text) as (session, now):
            _in(now, "playing")
            await self._save(session, replace(now.row, paused=int(on)))

    async def move(self, who: Organiser, league: str, channel: str) -> None:
        """Tell about a league in another channel."""
        async with self._house.database.writing() as session:
            found = await Leagues(session).get(league)
            if found is None:
                raise ClubRefusal("no-such-league")
            who.must_organise(found)
            await Leagues(session).move(league, channel)
            await note(session, league, self._house.now(), who.person, say("bot.act-moved"))
            for season in await Seasons(session).of(league):
                if season.phase in ("sign-up", "playing"):
                    await show(self._house.ledger, session, season, fresh=True)
        self._tending.wake()

    async def replace(
        self, who: Organiser, season: str, old: str, new: Person, *, interaction: str
    ) -> None:
        """Give somebody's place, with its results and open tables, to somebody else."""
        text = say("bot.act-replaced", old=old, new=new.name)
        async with self._act(who, season, interaction, text) as (session, now):
            _in(now, "playing")
            own = _entrant(now, old)
            other = next((one for one in now.entrants.values() if one.person == new.id), None)
            if other and other.state != "waiting":
                raise ClubRefusal("league-in-already", name=new.name)
            await Players(session).meet(new.id, new.name)
            await take_over(session, own, new, other)
            await self._save(session, now.row)

    async def annul(
        self, who: Organiser, result: str, reason: str, *, again: bool, interaction: str
    ) -> None:
        """Let a result not count; ratings are worked out anew. `again`: the table is replayed."""
        reason = _reason(reason)
        async with self._house.database.writing() as session:
            found = await Results(session).get(result)
            if found is None or found.row.guild != who.guild:
                raise ClubRefusal("no-such-result")
            now = await read_season(session, found.row.season) if found.row.season else None
            who.must_organise(now.league if now else None)
            if found.row.annulled:
                return
            await Results(session).annul(result, reason)
            text, at = say("bot.act-annulled", table=result, reason=reason), self._house.now()
            if now:
                await self._annulled(session, now, found, again=again)
                await note(session, now.league.id, at, who.person, text, interaction)
            else:
                await club_note(session, who.guild, at, who.person, text, interaction)
            await rate_again(session, found.row.game)
        self._tending.wake()

    async def _annulled(self, session: Session, now: Season, found: Result, *, again: bool) -> None:
        fixture = await Fixtures(session).get(found.row.fixture or "")
        if now.row.phase == "playing" and fixture:
            later = [one for one in now.fixtures if one.row.round > fixture.row.round]
            here = set(fixture.entrants)
            if now.rules.format == "knock-out" and any(here & set(one.entrants) for one in later):
                raise ClubRefusal("league-went-on")
            replay = again or now.rules.format == "knock-out"
            state = "planned" if replay else "void"
            await Fixtures(session).save(replace(fixture.row, state=state))
        elif now.row.phase == "ended":
            newer = await Seasons(session).of(now.league.id)
            if newer[0].number > now.row.number:
                raise ClubRefusal("league-went-on")
            await write_finals(session, await read_season(session, now.row.id))
        await self._save(session, now.row)

    async def adjust(
        self, who: Organiser, season: str, person: str, points: int, reason: str, *,
        interaction: str,
    ) -> None:  # fmt: skip
        """Give somebody points, or take some."""
        reason = _reason(reason)
        text = say("bot.act-adjusted", name=person, points=points, reason=reason)
        async with self._act(who, season, interaction, text) as (session, now):
            _in(now, "playing")
            if not 0 < abs(points) <= MOST_ADJUSTED:
                raise ClubRefusal("league-bad-adjustment", most=MOST_ADJUSTED)
            await Entrants(session).adjust(season, _entrant(now, person).number, points, reason)
            await self._save(session, now.row)

    async def end(self, who: Organiser, season: str, *, interaction: str) -> None:
        """End a season now: unfinished tables do not count any more."""
        async with self._house.database.writing() as session:
            now = await self._mine(session, who, season)
            if await Acts(session).by_interaction(interaction):
                return
            _in(now, "playing")
            await end_season(self._house, session, now, by=who.person, interaction=interaction)

    async def call_off(self, who: Organiser, season: str, *, interaction: str) -> None:
        """Call a season off before it has begun."""
        async with self._act(who, season, interaction, say("bot.act-called-off")) as (
            session,
            now,
        ):
            _in(now, "sign-up")
            at = self._house.now()
            await self._save(session, replace(now.row, phase="cancelled", ended_at=at))

    async def channel_gone(self, channel: str) -> list[str]:
        """A channel was deleted: its leagues stand still; their tables' channels are returned."""
        tables: list[str] = []
        async with self._house.database.writing() as session:
            for league in await Leagues(session).told_in(channel):
                await Leagues(session).move(league.id, None)
                at = self._house.now()
                await note(session, league.id, at, None, say("bot.act-channel-gone"))
                for season in await Seasons(session).of(league.id):
                    if season.phase == "playing":
                        now = await read_season(session, season.id)
                        tables += await self._stand_still(session, now)
        return tables

    async def _stand_still(self, session: Session, now: Season) -> list[str]:
        await Seasons(session).save(replace(now.row, paused=1))
        open_tables = []
        for fixture in now.fixtures:
            if fixture.row.state == "opening":
                await Fixtures(session).save(replace(fixture.row, state="planned"))
            elif fixture.row.state == "open" and fixture.row.game:
                open_tables.append(fixture.row.game)
        return open_tables

    @asynccontextmanager
    async def _act(
        self, who: Organiser, season: str, interaction: str, text: Text
    ) -> AsyncIterator[tuple[Session, Season]]:
        """An act on a season, with its line in the log; the same interaction acts only once."""
        async with self._house.database.writing() as session:
            now = await self._mine(session, who, season)
            if await Acts(session).by_interaction(interaction):
                raise ClubRefusal("done-before")
            yield session, now
            text = _with_names(text, now)
            await note(session, now.league.id, self._house.now(), who.person, text, interaction)
        self._tending.wake()

    async def _mine(self, session: Session, who: Organiser, season: str) -> Season:
        now = await read_season(session, season)
        who.must_organise(now.league)
        return now

    async def _save(self, session: Session, row: SeasonRow) -> None:
        await show(self._house.ledger, session, await Seasons(session).save(row))


def _in(now: Season, phase: str) -> None:
    if now.row.phase == phase:
        return
    if now.row.phase in ("ended", "cancelled"):
        raise ClubRefusal("season-over")
    raise ClubRefusal("season-not-begun" if phase == "playing" else "season-begun")


def _entrant(now: Season, person: str) -> EntrantRow:
    found = next((one for one in now.playing if one.person == person), None)
    if found is None:
        raise ClubRefusal("league-not-in")
    return found


def _reason(reason: str) -> str:
    reason = " ".join(reason.split())
    if not 1 <= len(reason) <= LONGEST_REASON:
        raise ClubRefusal("league-bad-reason", most=LONGEST_REASON)
    return reason


def _with_names(text: Text, now: Season) -> Text:
    """People by the names they had, where an act was given their ids."""
    names = {one.person: one.name for one in now.entrants.values()}
    args = {
        key: names.get(arg, arg) if isinstance(arg, str) and key in ("old", "name") else arg
        for key, arg in text.args.items()
    }
    return Text(text.id, args)
