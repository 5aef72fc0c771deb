"""Whole leagues over several seasons, with all that people do to them.

Everything is held against what follows from the results alone, worked out here once more.
"""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta

import pytest

from bot.club import Person
from bot.club.league.ladders import all_ratings
from bot.club.league.reading import Season, as_played
from bot.club.league.tending import final_people
from bot.league.standings import standings
from games.chance import Chance, Seed
from storage.leagues import LeagueRow, SeasonRow
from storage.ratings import Ratings
from storage.results import Results
from tests.bot.league.evening import DAY, LeagueEvening, by_lot, database, people


async def _play(evening: LeagueEvening, season: SeasonRow, luck: Chance) -> Season:
    """Play a season in which some withdraw, some leave a table and some go on vacation."""
    steps = 0
    while (now := await evening.read(season)).row.phase == "playing":
        tables = await evening.open_tables(season)
        evening.time += DAY
        for fixture in tables:
            table = fixture.row.game or ""
            if luck.below("leaves", 25) == 0:
                who = now.entrants[fixture.entrants[0]].person
                if (await evening.club.look.summary(table)).seat_of(who) is not None:
                    await evening.club.play.resign(table, who, interaction=evening.click())
            await evening.finish(table, by_lot)
        inside = [one for one in now.playing if one.state == "in"]
        one = inside[luck.below("who", len(inside))]
        what = luck.below("what", 12)
        if what == 0 and len(inside) > 4:
            await evening.club.league.entry.leave(season.id, one.person)
        elif what == 1 and not await evening.club.absence.of(one.person, "guild"):
            today = datetime.fromtimestamp(evening.time, UTC).date()
            until = today + timedelta(days=2)
            if await evening.club.absence.left(one.person, "guild", today.year) > 3:
                await evening.club.absence.go(Person(one.person, one.name), "guild", today, until)
        await evening.tend()
        steps += 1
        assert steps < 400, "the season does not come to an end"
    return now


def _is_right(now: Season) -> None:
    """Fixtures as balanced as claimed; the end of the season follows from its results."""
    plays = Counter(number for fixture in now.fixtures for number in fixture.entrants)
    met = Counter(result.row.fixture for result in now.counted())
    assert set(met.values()) <= {1}
    for division in {one.division for one in now.playing}:
        inside = [one.number for one in now.playing if one.division == division]
        assert len({plays[number] for number in inside}) == 1
        played = [
            as_played(result) for result in now.counted() if result.seats[0].entrant in inside
        ]
        lines = standings(
            inside, played, scale=now.rules.points, tie_breaks=now.rules.tie_breaks,
            lot=now.row.lot,
        )  # fmt: skip
        final = sorted(inside, key=lambda number: now.entrants[number].final or 0)
        assert [line.entrant for line in lines] == final


def _is_seeded_right(before: list[list[str]], now: Season, up: int, down: int) -> None:
    """Whoever earned a place begins there or above; the order of the ladder is kept."""
    here = {one.person: one.division or 0 for one in now.playing}
    last = len(before) - 1
    ladder: list[list[str]] = [[] for _ in before]
    for number, names in enumerate(before):
        falls = min(down, len(names) // 2) if number < last else 0
        above = min(down, len(before[number - 1]) // 2) if number else 0
        climbs = min(up, len(names) // 2, above)
        ladder[number] += names[climbs : len(names) - falls]
        if climbs:
            ladder[number - 1] += names[:climbs]
    for number, names in enumerate(before[:last]):
        falls = min(down, len(names) // 2)
        if falls:
            ladder[number + 1][:0] = names[len(names) - falls :]
    order = [name for names in ladder for name in names if name in here]
    began = [one.person for one in now.playing]
    assert began[: len(order)] == order
    for number, names in enumerate(ladder[:last]):
        for name in names:
            assert here.get(name, 0) <= number


async def _simulate(
    evening: LeagueEvening, league: LeagueRow, crowd: int, seasons: int, size: int
) -> None:
    luck = Chance(Seed.from_words("simulation"))
    members = people(crowd)
    before: list[list[str]] = []
    for number in range(seasons):
        season = await evening.begin(league, members, most=crowd - 2)
        now = await evening.read(season)
        assert now.row.number == number + 1
        if before:
            _is_seeded_right(before, now, 2, 2)
        sizes = Counter(one.division for one in now.playing)
        assert all(
            sizes[division] == size for division in range(max(filter(None, sizes), default=0))
        )
        now = await _play(evening, season, luck)
        _is_right(now)
        before = final_people(now)
        # Some do not come back, and others are new.
        gone = {members[luck.below("gone", len(members))].id for _ in range(crowd // 10)}
        members = [one for one in members if one.id not in gone]
        members += people(crowd - len(members), first=1000 * (number + 1))
    session = database(evening.club).reading
    key = lambda row: (row.ladder, row.position, row.player)  # noqa: E731
    kept = sorted(await Ratings(session).everything("toss"), key=key)
    assert kept == sorted(all_ratings(await Results(session).rated("toss")), key=key)
    assert len(await evening.club.league.look.champions(league.id)) == seasons


async def test_a_small_league_over_three_seasons(evening: LeagueEvening) -> None:
    league = await evening.league(seats=3, size=5, tables=3, up=2, down=2)
    await _simulate(evening, league, crowd=14, seasons=3, size=5)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
async def test_sixty_people_over_six_seasons(evening: LeagueEvening, seats: int) -> None:
    league = await evening.league(seats=seats, size=8, tables=5, up=2, down=2, at_once=2)
    await _simulate(evening, league, crowd=60, seasons=6, size=8)
