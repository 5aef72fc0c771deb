"""The repositories of leagues: what must be unique is, and what is written is read again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from storage.database import Database
from storage.entrants import EntrantRow, Entrants
from storage.fixtures import Fixture, FixtureRow, Fixtures
from storage.leagues import Acts, ClubActs, LeagueRow, Leagues, SeasonRow, Seasons
from storage.ratings import RatingRow, Ratings
from storage.results import ResultRow, Results, ResultSeat
from storage.session import Taken

LEAGUE = LeagueRow("l1", "guild", "hall", "League", "{}", "en", None, "click", 1.0)
SEASON = SeasonRow("s1", "l1", 1, "sign-up", None, 0, 0, "lot", 0, 1.0, 2.0, None, None)


@pytest.fixture
async def season(database: Database) -> Database:
    """A league with a season and two entrants."""
    async with database.writing() as session:
        await Leagues(session).add(LEAGUE)
        await Seasons(session).add(SEASON)
        for number, person in enumerate(("ada", "blaise"), 1):
            await Entrants(session).add(EntrantRow("s1", number, person, person.title(), "in"))
    return database


async def test_names_and_live_seasons_are_unique(season: Database) -> None:
    with pytest.raises(Taken):
        async with season.writing() as session:
            await Leagues(session).add(replace(LEAGUE, id="l2", interaction="other"))
    with pytest.raises(Taken):
        async with season.writing() as session:
            await Seasons(session).add(replace(SEASON, id="s2", number=2))
    with pytest.raises(Taken):
        async with season.writing() as session:
            await Entrants(session).add(EntrantRow("s1", 3, "ada", "Ada", "in"))
    async with season.writing() as session:
        await Seasons(session).save(replace(SEASON, phase="ended"))
        await Seasons(session).add(replace(SEASON, id="s2", number=2))
    assert [row.id for row in await Seasons(season.reading).of("l1")] == ["s2", "s1"]
    assert [row.id for row in await Seasons(season.reading).live()] == ["s2"]


async def test_nobody_writes_over_what_they_have_not_seen(season: Database) -> None:
    async with season.writing() as session:
        new = await Seasons(session).save(replace(SEASON, paused=1))
    assert new.version == 1
    with pytest.raises(Taken):
        async with season.writing() as session:
            await Seasons(session).save(replace(SEASON, phase="cancelled"))
    assert await Seasons(season.reading).get("s1") == new


async def test_fixtures_keep_their_seat_order(season: Database) -> None:
    planned = [
        Fixture(FixtureRow("f2", "s1", 0, 0, 1, "planned"), (2, 1)),
        Fixture(FixtureRow("f1", "s1", 0, 0, 0, "planned"), (1, 2)),
    ]
    async with season.writing() as session:
        await Fixtures(session).add(planned)
        await Fixtures(session).set_fairness("s1", 0, "{}")
        await Fixtures(session).save(replace(planned[0].row, state="void", tries=2))
    found = await Fixtures(season.reading).of("s1")
    assert [(one.row.id, one.entrants) for one in found] == [("f1", (1, 2)), ("f2", (2, 1))]
    assert (found[1].row.state, found[1].row.tries) == ("void", 2)
    assert await Fixtures(season.reading).fairness("s1") == ["{}"]
    assert await Fixtures(season.reading).played_at("nowhere") is None
    with pytest.raises(Taken):
        async with season.writing() as session:
            await Fixtures(session).add([replace(planned[0], row=replace(planned[0].row, id="x"))])


def seat(result: str, number: int, person: str | None, place: int) -> ResultSeat:
    """How it ended for a seat."""
    stand_in = None if person else "greedy"
    return ResultSeat(result, number, None, person, stand_in, "Name", place, 7, 1, None)


async def test_a_result_is_there_once(season: Database) -> None:
    row = ResultRow("r1", 1, "noria", "guild", None, None, "played", 5.0)
    seats = [seat("r1", 0, "ada", 1), seat("r1", 1, None, 2)]
    async with season.writing() as session:
        assert await Results(session).next_position() == 1
        await Results(session).add(row, seats)
        assert await Results(session).next_position() == 2
    with pytest.raises(Taken):
        async with season.writing() as session:
            await Results(session).add(replace(row, position=2), [])
    results = Results(season.reading)
    found = await results.get("r1")
    assert found
    assert (found.row, list(found.seats)) == (row, seats)
    assert await results.rated("noria") == await results.of_person("ada") == [found]
    assert await results.of_person("ada", "elsewhere") == []
    assert await results.players_in("guild", "noria") == {"ada"}
    async with season.writing() as session:
        await Results(session).annul("r1", "why not")
    assert await results.rated("noria") == []
    assert await results.of_person("ada") == []


async def test_the_latest_rating_is_the_rating(season: Database) -> None:
    rows = [
        RatingRow("noria", "people", player, position, float(position), 8.0, position)
        for player, positions in (("person:ada", (1, 3)), ("person:blaise", (1, 2)))
        for position in positions
    ]
    async with season.writing() as session:
        await Ratings(session).add(rows)
    ratings = Ratings(season.reading)
    now = await ratings.now("noria", "people", "person:ada")
    assert now
    assert now.position == 3
    assert [row.position for row in await ratings.all_now("noria", "people")] == [3, 2]
    assert len(await ratings.history("noria", "people", "person:blaise")) == 2
    assert await ratings.now("noria", "all", "person:ada") is None
    async with season.writing() as session:
        await Ratings(session).forget("noria")
    assert await ratings.everything("noria") == []


async def test_an_interaction_acts_once(season: Database) -> None:
    async with season.writing() as session:
        for number in range(3):
            await Acts(session).add(
                "l1", at=float(number), person=None, text=f"{number}", interaction=f"i{number}"
            )
    with pytest.raises(Taken):
        async with season.writing() as session:
            await Acts(session).add("l1", at=9.0, person="ada", text="again", interaction="i1")
    assert [row.text for row in await Acts(season.reading).of("l1")] == ["0", "1", "2"]
    assert await Acts(season.reading).of("l2") == []
    async with season.writing() as session:
        await ClubActs(session).add("g1", at=1.0, person="ada", text="own", interaction="i1")
    assert [row.text for row in await ClubActs(season.reading).of("g1")] == ["own"]
    assert await Acts(season.reading).by_interaction("i1") != await ClubActs(
        season.reading
    ).by_interaction("i1")


async def test_adjustments_add_up(season: Database) -> None:
    async with season.writing() as session:
        await Entrants(session).adjust("s1", 1, 3, "late")
        await Entrants(session).adjust("s1", 1, -1, "early")
    found = await Entrants(season.reading).adjustments("s1")
    assert [(row.number, row.points, row.reason) for row in found] == [
        (1, 3, "late"),
        (2, -1, "early"),
    ]
