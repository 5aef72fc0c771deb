"""Looking at leagues: standings, one's own tables, ratings, statistics, the log, exports."""

from __future__ import annotations

import msgspec

from bot.club.house import House
from bot.club.league import exporting
from bot.club.league.drawing_up import fairness_from_text
from bot.club.league.ladders import Ladder, as_rating
from bot.club.league.organiser import Organiser
from bot.club.league.reading import Season, read_season
from bot.club.league.rules import rules_from_text
from bot.club.league.views import (
    BracketTable,
    Champion,
    DivisionView,
    FixtureView,
    LeagueInfo,
    LogEntry,
    MySeason,
    MyTable,
    Profile,
    Rank,
    SeasonPhase,
    SeasonView,
    StandingLine,
    Versus,
    Zone,
)
from bot.club.refusals import ClubRefusal
from bot.club.results import Export, Remembered
from bot.league import divisions, ratings
from bot.league.fixtures import Fairness
from bot.league.standings import Line, within_reach
from bot.league.statistics import Finish, head_to_head, statistics
from games.text import Text
from storage.entrants import EntrantRow, Entrants
from storage.fixtures import Fixture, Fixtures
from storage.games import Games
from storage.leagues import ActRow, Acts, ClubActs, LeagueRow, Leagues, SeasonRow, Seasons
from storage.players import Players
from storage.ratings import Ratings
from storage.results import Result, Results
from storage.seats import Seats


class LeagueLooking:
    """Everything that changes nothing."""

    def __init__(self, house: House) -> None:
        self._session = house.database.reading

    async def leagues(self, guild: str) -> tuple[LeagueInfo, ...]:
        """A club's leagues."""
        return tuple(_info(row) for row in await Leagues(self._session).of(guild))

    async def league(self, league: str, guild: str) -> LeagueInfo:
        """A league of a club, by its id."""
        row = await Leagues(self._session).get(league)
        if row is None or row.guild != guild:
            raise ClubRefusal("no-such-league")
        return _info(row)

    async def language(self, league: str) -> str:
        """The language in which a league is told about."""
        row = await Leagues(self._session).get(league)
        return row.language if row else "en"

    async def organises(self, who: Organiser, league: str) -> bool:
        """Whether somebody may organise a league."""
        row = await Leagues(self._session).get(league)
        return row is not None and who.may_organise(row)

    async def latest(self, league: str) -> SeasonRow:
        """A league's last season, over or not; refused if there was none."""
        found = await Seasons(self._session).of(league)
        if not found:
            raise ClubRefusal("no-season-yet")
        return found[0]

    async def season(self, season: str) -> SeasonView:
        """A season with its standings."""
        return await self._view(await read_season(self._session, season))

    async def _view(self, now: Season) -> SeasonView:
        fairness = [
            fairness_from_text(one) for one in await Fixtures(self._session).fairness(now.row.id)
        ]
        knock_out = now.rules.format == "knock-out" and bool(now.playing)
        states = [fixture.row.state for fixture in now.fixtures]
        champion = now.champion if now.row.phase == "ended" else None
        return SeasonView(
            league=_info(now.league),
            id=now.row.id,
            number=now.row.number,
            phase=msgspec.convert(now.row.phase, SeasonPhase),
            paused=bool(now.row.paused),
            round=now.row.round,
            rounds=now.rules.rounds(len(now.playing)) if now.rules.format == "swiss" else 0,
            closes_at=now.row.closes_at,
            most=now.row.most,
            entered=tuple(one.name for one in now.entrants.values() if one.state == "in"),
            waiting=tuple(one.name for one in now.waiting),
            divisions=_divisions(now, fairness),
            bracket=_bracket(now) if knock_out else (),
            tables=sum(state != "void" for state in states),
            done=states.count("done"),
            champion=now.entrants[champion].name if champion is not None else None,
        )

    def fixture(self, now: Season, fixture: Fixture) -> FixtureView:
        """A fixture as the message that opens its thread shows it."""
        here = [now.entrants[number] for number in fixture.entrants]
        return FixtureView(
            league=_info(now.league),
            season=now.row.number,
            division=fixture.row.division,
            divisions=max(one.division or 0 for one in now.playing) + 1,
            round=fixture.row.round,
            people=tuple(one.person for one in here if one.state == "in"),
            names=tuple(one.name for one in here),
        )

    async def mine(self, person: str, guild: str) -> tuple[MySeason, ...]:
        """A person's seasons in a club that go on, with what waits and what can be reached."""
        found = []
        for entry in await Entrants(self._session).seasons_of(person):
            row = await Seasons(self._session).get(entry.season)
            if row is None or row.phase not in ("sign-up", "playing"):
                continue
            now = await read_season(self._session, row.id)
            if now.league.guild == guild:
                found.append(await self._mine(now, entry))
        return tuple(found)

    async def _mine(self, now: Season, entry: EntrantRow) -> MySeason:
        lines = now.divisions()
        placed = entry.division is not None
        mine = lines[entry.division or 0] if placed else []
        left = now.left()
        best, worst = 1, 1
        if placed:
            best, worst = within_reach(entry.number, mine, left, now.rules.points)
        view = await self._view(now)
        shown = view.divisions[entry.division or 0].lines if placed else ()
        line = next((one for one in shown if one.person == entry.person), None)
        tables = [
            await self._my_table(now, fixture, entry)
            for fixture in now.fixtures
            if entry.number in fixture.entrants
            and fixture.row.state in ("planned", "opening", "open")
        ]
        return MySeason(
            league=_info(now.league),
            number=now.row.number,
            phase=now.row.phase,
            division=entry.division or 0,
            divisions=max(len(lines), 1),
            line=line,
            best=best,
            worst=worst,
            tables=tuple(sorted(tables, key=lambda one: (not one.asked, one.channel is None))),
            waiting=entry.state == "waiting",
        )

    async def _my_table(self, now: Season, fixture: Fixture, entry: EntrantRow) -> MyTable:
        others = tuple(
            now.entrants[number].name for number in fixture.entrants if number != entry.number
        )
        if fixture.row.state != "open" or fixture.row.game is None:
            return MyTable(others, None, asked=False)
        row = await Games(self._session).get(fixture.row.game)
        seats = await Seats(self._session).of(fixture.row.game)
        asked = any(seat.person == entry.person and seat.asked for seat in seats)
        return MyTable(others, row.channel if row else None, asked)

    async def champions(self, league: str) -> tuple[Champion, ...]:
        """Who won the seasons of a league, the latest first."""
        found = []
        for row in await Seasons(self._session).of(league):
            if row.phase == "ended":
                top = [
                    one
                    for one in await Entrants(self._session).of(row.id)
                    if one.division == 0 and one.final == 1
                ]
                found += [Champion(row.number, one.name, row.ended_at or 0.0) for one in top]
        return tuple(found)

    async def leaderboard(
        self, game: str, guild: str | None, *, stand_ins: bool = False
    ) -> tuple[Rank, ...]:
        """Who is best at a game, in a club or overall; those not yet sure come after the rest."""
        ladder: Ladder = "all" if stand_ins else "people"
        here = None if guild is None else await Results(self._session).players_in(guild, game)
        found = []
        for row in await Ratings(self._session).all_now(game, ladder):
            kind, _, key = row.player.partition(":")
            person = kind == "person"
            if person and here is not None and key not in here:
                continue
            name = await Players(self._session).name(key) if person else key
            found.append(Rank(key, name or key, not person, as_rating(row)))
        return tuple(sorted(found, key=lambda one: (one.rating.provisional, -one.rating.sure)))

    async def profile(
        self, person: str, game: str, guild: str | None = None, *, stand_ins: bool = False
    ) -> Profile:
        """What somebody's results at a game say of them."""
        ladder: Ladder = "all" if stand_ins else "people"
        player = ratings.person(person)
        rows = await Ratings(self._session).history(game, ladder, player)
        results = await Results(self._session).of_person(person)
        when = {result.row.position: result.row.at for result in results}
        finishes = [
            finish
            for result in results
            if result.row.game == game and guild in (None, result.row.guild)
            for finish in [_finish(result, person)]
            if stand_ins or all(seat.person for seat in result.seats)
        ]
        return Profile(
            game=game,
            rating=as_rating(rows[-1]) if rows else None,
            statistics=statistics(finishes),
            history=tuple((when.get(row.position, 0.0), as_rating(row)) for row in rows),
        )

    async def versus(self, person: str, other: str, game: str | None = None) -> Versus:
        """How two people fare against each other."""
        results = await Results(self._session).of_person(person)
        finishes = [
            _finish(result, person) for result in results if game in (None, result.row.game)
        ]
        return Versus(head_to_head(finishes, other), game)

    async def log(self, league: str) -> tuple[LogEntry, ...]:
        """Everything that was done in a league, oldest first."""
        return tuple(map(_entry, await Acts(self._session).of(league)))

    async def club_log(self, guild: str) -> tuple[LogEntry, ...]:
        """Everything that organisers did in a club outside of its leagues, oldest first."""
        return tuple(map(_entry, await ClubActs(self._session).of(guild)))

    async def results(self, guild: str, *, limit: int = 100) -> tuple[Remembered, ...]:
        """A club's latest results that count, for whoever has to name one."""
        return tuple(
            Remembered(
                result.row.id,
                result.row.game,
                tuple(seat.name for seat in result.seats),
                result.row.at,
            )
            for result in await Results(self._session).latest_in(guild, limit)
        )

    async def export(self, season: str) -> tuple[Export, ...]:
        """Standings and results of a season as CSV files."""
        now = await read_season(self._session, season)
        name = f"season-{now.row.number}"
        view = await self._view(now)
        return (
            Export(f"{name}-standings.csv", exporting.standings_csv(view), complete=True),
            Export(f"{name}-results.csv", exporting.results_csv(now), complete=True),
        )


def _entry(row: ActRow) -> LogEntry:
    return LogEntry(row.at, row.person, msgspec.json.decode(row.text, type=Text))


def _info(row: LeagueRow) -> LeagueInfo:
    rules = rules_from_text(row.rules)
    return LeagueInfo(row.id, row.guild, row.channel, row.name, row.language, rules)


def _divisions(now: Season, fairness: list[Fairness]) -> tuple[DivisionView, ...]:
    found = now.divisions()
    goes = {
        move.person: move.goes_to - move.division
        for move in divisions.moves(
            [
                [now.entrants[line.entrant].person for line in lines
                 if now.entrants[line.entrant].state == "in"]
                for lines in found
            ],
            now.rules.up,
            now.rules.down,
        )
    }  # fmt: skip
    left, champion = now.left(), now.champion
    return tuple(
        DivisionView(
            number,
            tuple(_line(now, line, left.get(line.entrant, 0), champion, goes) for line in lines),
            fairness[number] if number < len(fairness) else None,
        )
        for number, lines in enumerate(found)
    )


def _line(
    now: Season, line: Line, left: int, champion: int | None, goes: dict[str, int]
) -> StandingLine:
    entrant = now.entrants[line.entrant]
    step = goes.get(entrant.person, 0)
    zone: Zone = "up" if step < 0 else "down" if step > 0 else "stay"
    if not now.results:
        zone = "stay"
    elif line.entrant == champion:
        zone = "champion"
    return StandingLine(
        rank=line.rank,
        person=entrant.person,
        name=entrant.name,
        points=line.points,
        played=line.played,
        left=left,
        places=line.places,
        zone=zone,
        adjusted=line.adjusted,
        withdrawn=entrant.state == "withdrawn",
    )


def _bracket(now: Season) -> tuple[tuple[BracketTable, ...], ...]:
    _, standing = now.bracket()
    names = {one.seed: one.name for one in now.playing}
    last = len(standing.rounds) - 1
    rounds = []
    for number, tables in enumerate(standing.rounds):
        line = []
        for at, table in enumerate(tables):
            above = standing.rounds[number + 1] if number < last else ((standing.champion,),)
            gone = {seed for later in above for seed in later if seed is not None}
            through = tuple(seed in gone for seed in table)
            played = (number, at) not in standing.ready and any(through)
            line.append(BracketTable(tuple(names.get(seed) for seed in table), through, played))
        rounds.append(tuple(line))
    return tuple(rounds)


def _finish(result: Result, person: str) -> Finish:
    own = next(seat for seat in result.seats if seat.person == person)
    return Finish(
        game=result.row.game,
        place=own.place,
        seats=len(result.seats),
        score=own.score if own.stayed else None,
        opponents=tuple(
            (seat.person or seat.stand_in or "", seat.place)
            for seat in result.seats
            if seat is not own
        ),
        habit=msgspec.json.decode(own.habit, type=Text) if own.habit and own.stayed else None,
    )
