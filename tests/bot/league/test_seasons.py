"""Seasons through the club's service layer."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.club import ClubRefusal, LeagueNote, Person, SeasonLetter
from bot.club.league.reading import as_played
from bot.league.standings import standings
from bot.panels.league import league_words, standings_text
from games.data import LANGUAGES
from storage.results import Results
from tests.bot.club.evening import refused
from tests.bot.league.evening import ANYBODY, BOSS, DAY, LeagueEvening, people


def strongest_first(person: str, luck: object) -> int:
    """Player 1 always beats player 2, and so on; from the sixth on all are alike."""
    return max(1, 7 - int(person[1:]))


async def test_a_season_from_sign_up_to_champion(evening: LeagueEvening) -> None:
    league = await evening.league(size=4, up=1, down=1)
    season = await evening.begin(league, people(4))
    now = await evening.play_season(season, strongest_first)
    assert now.row.phase == "ended"
    assert [one.row.state for one in now.fixtures] == ["done"] * 6
    assert now.final_order() == [[1, 2, 3, 4]]
    view = await evening.club.league.look.season(season.id)
    assert view.champion == "Player 1"
    assert [line.points for line in view.divisions[0].lines] == [6, 4, 2, 0]
    assert [one.name for one in await evening.club.league.look.champions(league.id)] == ["Player 1"]
    notes = [one.content for one in evening.letters if isinstance(one.content, LeagueNote)]
    assert [one.text.id for one in notes] == ["bot.league-champion"]


async def test_nobody_has_more_tables_open_than_the_league_allows(evening: LeagueEvening) -> None:
    league = await evening.league(at_once=2)
    season = await evening.begin(league, people(8))
    most = 0
    while (await evening.read(season)).row.phase == "playing":
        tables = await evening.open_tables(season)
        seen = [number for fixture in tables for number in fixture.entrants]
        most = max(most, *(seen.count(number) for number in seen))
        await evening.finish(tables[0].row.game or "")
        await evening.tend()
    assert most == 2


async def test_promotion_and_relegation_over_two_seasons(evening: LeagueEvening) -> None:
    league = await evening.league(size=4, up=1, down=1)
    first = await evening.begin(league, people(8))
    before = await evening.play_season(first)
    final = [[before.entrants[number].person for number in part] for part in before.final_order()]
    second = await evening.begin(league, people(8)[::-1])
    now = await evening.read(second)
    after = [{one.person for one in now.playing if one.division == division} for division in (0, 1)]
    assert after[0] == {*final[0][:3], final[1][0]}
    assert after[1] == {*final[1][1:], final[0][3]}


@pytest.mark.parametrize("count", [0, 1])
async def test_too_few_entrants_call_the_season_off(evening: LeagueEvening, count: int) -> None:
    league = await evening.league(seats=3)
    season = await evening.begin(league, people(count))
    assert (await evening.read(season)).row.phase == "cancelled"
    again = await evening.begin(league, people(3))
    assert again.number == 2
    assert (await evening.play_season(again)).row.phase == "ended"


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("format_", ["league", "swiss", "knock-out"])
async def test_few_entrants_play_at_smaller_tables(
    evening: LeagueEvening, count: int, format_: str
) -> None:
    league = await evening.league(seats=4, format=format_)
    season = await evening.begin(league, people(count))
    tables = await evening.open_tables(season)
    assert tables
    assert {len(fixture.entrants) for fixture in tables} == {count}
    assert (await evening.play_season(season)).row.phase == "ended"


async def test_a_result_counts_once_and_standings_follow_from_results(
    evening: LeagueEvening,
) -> None:
    league = await evening.league(seats=3, size=6, tables=3)
    season = await evening.begin(league, people(6))
    now = await evening.play_season(season)
    assert len(now.results) == len(now.fixtures) == 6
    lines = standings(
        [one.number for one in now.playing],
        [as_played(result) for result in now.results],
        scale=(4, 2, 0),
        lot=now.row.lot,
    )
    assert [line.entrant for line in lines] == now.final_order()[0]
    assert [now.entrants[line.entrant].final for line in lines] == [1, 2, 3, 4, 5, 6]


async def test_a_table_whose_thread_is_deleted_is_opened_anew(evening: LeagueEvening) -> None:
    league = await evening.league(tables=1)
    season = await evening.begin(league, people(2))
    games = []
    for _ in range(5):
        fixture = (await evening.open_tables(season))[0]
        games.append(fixture.row.game)
        table = await evening.club.look.summary(fixture.row.game or "")
        await evening.club.lobby.channel_gone(table.channel)
        await evening.tend()
    assert len(set(games)) == 5
    now = await evening.read(season)
    assert now.fixtures[0].row.state == "void"
    assert now.row.phase == "ended"


async def test_a_deleted_channel_stops_the_league_until_it_has_another(
    evening: LeagueEvening,
) -> None:
    league = await evening.league()
    season = await evening.begin(league, people(4))
    assert await evening.open_tables(season)
    await evening.club.league.channel_gone("hall")
    await evening.tend()
    assert not await evening.open_tables(season)
    office = evening.club.league.office
    with pytest.raises(ClubRefusal) as info:
        await office.pause(ANYBODY, season.id, on=False, interaction=evening.click())
    assert refused(info) == "league-not-organiser"
    await office.move(BOSS, league.id, "new hall")
    await office.pause(BOSS, season.id, on=False, interaction=evening.click())
    evening.letters.clear()
    await evening.tend()
    assert {letter.channel for letter in evening.letters if not letter.table} == {"new hall"}
    assert (await evening.play_season(season)).row.phase == "ended"


async def test_a_season_ends_once(evening: LeagueEvening) -> None:
    league = await evening.league()
    season = await evening.begin(league, people(4))
    office, look = evening.club.league.office, evening.club.league.look
    await office.end(BOSS, season.id, interaction="one")
    await office.end(BOSS, season.id, interaction="one")  # delivered twice
    with pytest.raises(ClubRefusal) as info:
        await office.end(BOSS, season.id, interaction="two")
    assert refused(info) == "season-over"
    ended = [one.text.id for one in await look.log(league.id) if "act-ended" in one.text.id]
    assert ended == ["bot.act-ended-empty"]
    # Tables that were open go on, and count for nothing in the league.
    now = await evening.read(season)
    table = next(fixture.row.game for fixture in now.fixtures if fixture.row.game)
    await evening.finish(table)
    assert (await evening.read(season)).results == []
    assert await look.leaderboard("toss", "guild")


@pytest.mark.parametrize("format_", ["league", "swiss", "knock-out"])
async def test_a_season_without_a_result_has_no_champion_and_moves_nobody(
    evening: LeagueEvening, format_: str
) -> None:
    league = await evening.league(format=format_, size=2, up=1, down=1)
    office, look = evening.club.league.office, evening.club.league.look
    first = await evening.begin(league, people(4))
    await evening.play_season(first, strongest_first)
    champions = await look.champions(league.id)
    began = []
    for _ in range(2):
        season = await evening.begin(league, people(4))
        began.append([one.person for one in (await evening.read(season)).playing])
        await office.end(BOSS, season.id, interaction=evening.click())
        view = await look.season(season.id)
        assert (view.phase, view.champion) == ("ended", None)
        assert await look.champions(league.id) == champions
        notes = [one.content for one in evening.letters if isinstance(one.content, LeagueNote)]
        assert len(notes) == 1
        for language in LANGUAGES:
            words = league_words(language)
            assert words.message("bot", "league-without-result") in standings_text(view, words)
    assert began[0] == began[1]


async def test_only_one_season_goes_on_at_a_time(evening: LeagueEvening) -> None:
    league = await evening.league()
    await evening.sign_up(league, people(2))
    with pytest.raises(ClubRefusal) as info:
        await evening.club.league.office.open_season(BOSS, league.id, days=3)
    assert refused(info) == "season-goes-on"


async def test_a_club_has_several_leagues_of_different_names(evening: LeagueEvening) -> None:
    one = await evening.league("One")
    two = await evening.league("Two", seats=3)
    with pytest.raises(ClubRefusal) as info:
        await evening.league(" One ")
    assert refused(info) == "league-name-taken"
    first = await evening.begin(one, people(3))
    second = await evening.begin(two, people(3))
    assert (await evening.play_season(first)).row.phase == "ended"
    assert (await evening.play_season(second)).row.phase == "ended"
    assert len(await evening.club.league.look.leagues("guild")) == 2
    assert await evening.club.league.look.leagues("elsewhere") == ()


async def test_people_on_vacation_are_waited_for(evening: LeagueEvening) -> None:

    league = await evening.league(at_once=3)
    season = await evening.sign_up(league, people(3))
    today = datetime.fromtimestamp(evening.time, UTC).date()
    last = today + timedelta(days=12)
    await evening.club.absence.go(people(1)[0], "guild", today, last)
    evening.time += 8 * DAY
    await evening.tend()
    assert [fixture.entrants for fixture in await evening.open_tables(season)] in (
        [(2, 3)],
        [(3, 2)],
    )
    evening.time += 8 * DAY
    await evening.tend()
    assert len(await evening.open_tables(season)) == 3


async def test_a_league_says_what_it_does_with_a_vacation(evening: LeagueEvening) -> None:

    async def notes() -> list[tuple[str | None, str]]:
        sent = [(letter.channel, letter.content) for letter in await evening.post()]
        return [(to, one.text.id) for to, one in sent if isinstance(one, LeagueNote)]

    league = await evening.league()
    await evening.sign_up(league, people(3))
    await notes()
    today = datetime.fromtimestamp(evening.time, UTC).date()
    for person in people(4):
        await evening.club.absence.go(person, "elsewhere", today, today)
    assert await notes() == [], "another club's"
    for person in people(2, first=3):
        await evening.club.absence.go(person, "guild", today, today)
    assert await notes() == [("hall", "bot.league-away")], "the fourth does not play in it"
    await evening.club.absence.come_back(people(1, first=3)[0], "guild")
    assert await notes() == [("hall", "bot.back-early")]


async def test_swiss_and_knock_out_find_the_strongest(evening: LeagueEvening) -> None:
    for format_ in ("swiss", "knock-out"):
        league = await evening.league(format_, format=format_)
        season = await evening.begin(league, people(6))
        now = await evening.play_season(season, strongest_first)
        assert now.final_order()[0][0] == 1
        view = await evening.club.league.look.season(season.id)
        assert view.champion == "Player 1"
        assert bool(view.bracket) == (format_ == "knock-out")


async def test_who_would_have_met_nobody_goes_on(evening: LeagueEvening) -> None:
    """Both players of a knock-out table withdraw: their next opponent waits for no one."""
    league = await evening.league(format="knock-out")
    season = await evening.begin(league, people(8))
    fixtures = await evening.open_tables(season)
    now = await evening.read(season)
    first = next(one for one in fixtures if one.row.number == 0)
    # Their table is called off, and nobody is left to open it anew for.
    for number in first.entrants:
        await evening.club.league.entry.leave(season.id, now.entrants[number].person)
    table = await evening.club.look.summary(first.row.game or "")
    await evening.club.lobby.channel_gone(table.channel)
    await evening.tend()
    now = await evening.play_season(season)
    assert [one.row.state for one in now.fixtures].count("void") == 1
    _, bracket = now.bracket()
    assert [len(tables) for tables in bracket.rounds] == [4, 2, 1]
    assert None not in bracket.rounds[2][0], "the final was played"
    assert None in bracket.rounds[1][0]
    assert bracket.champion is not None
    assert len(now.results) == 5
    assert (await evening.club.league.look.season(season.id)).champion


async def test_rounds_to_come_count_for_what_can_be_reached(evening: LeagueEvening) -> None:
    league = await evening.league(format="swiss", tables=3)
    season = await evening.begin(league, people(6))
    look = evening.club.league.look
    for round_ in range(3):
        for fixture in await evening.open_tables(season):
            await evening.finish(fixture.row.game or "", strongest_first)
        for person in people(6):
            (mine,) = await look.mine(person.id, "guild")
            assert mine.line
            assert (mine.line.played, mine.line.left) == (round_ + 1, 2 - round_)
            assert (mine.best == mine.worst == mine.line.rank) == (round_ == 2)
            if round_ == 0:
                assert (mine.best, mine.worst) == (1, 6), "two rounds can still change everything"
        await evening.tend()
    assert (await evening.read(season)).row.phase == "ended"


async def test_a_swiss_event_with_byes(evening: LeagueEvening) -> None:
    league = await evening.league(format="swiss", tables=3)
    season = await evening.begin(league, people(5))
    now = await evening.play_season(season)
    byes = [result.seats[0].entrant for result in now.results if result.row.kind == "bye"]
    assert len(byes) == len(set(byes)) == 3
    pairs = [frozenset(one.entrants) for one in now.fixtures if len(one.entrants) == 2]
    assert len(set(pairs)) == len(pairs) == 6


async def test_the_league_goes_on_after_a_restart(evening: LeagueEvening) -> None:
    """Killed right after a result was written: it is counted, and the rest follows."""
    league = await evening.league(at_once=1)
    season = await evening.begin(league, people(4))
    for fixture in await evening.open_tables(season):
        await evening.finish(fixture.row.game or "")
    done = len((await evening.read(season)).results)
    await evening.reopen()
    assert len((await evening.read(season)).results) == done == 2
    assert not await evening.open_tables(season)
    await evening.tend()
    assert len(await evening.open_tables(season)) == 2
    assert (await evening.play_season(season)).row.phase == "ended"


async def test_a_thread_is_used_once_however_often_it_is_made(evening: LeagueEvening) -> None:
    """Killed between making the thread and noting that the letter is posted."""
    league = await evening.league(tables=1)
    season = await evening.sign_up(league, people(2))
    evening.time += 8 * DAY
    await evening.club.league.tending.tend_all()
    name = (await evening.read(season)).fixtures[0].row.id
    first = await evening.club.league.tables.open(f"{name}/1", "thread")
    await evening.reopen()
    again = await evening.club.league.tables.open(f"{name}/1", "thread")
    assert first.id == again.id
    with pytest.raises(ClubRefusal) as info:
        await evening.club.league.tables.open(f"{name}/2", "other")
    assert refused(info) == "league-fixture-settled"


async def test_a_fixture_without_a_thread_waits_for_its_turn_again(
    evening: LeagueEvening,
) -> None:
    league = await evening.league(tables=1)
    season = await evening.sign_up(league, people(2))
    evening.time += 8 * DAY
    await evening.club.league.tending.tend_all()
    (fixture,) = (await evening.read(season)).fixtures
    subject = f"{fixture.row.id}/1"
    await evening.club.league.tables.give_back(subject)
    with pytest.raises(ClubRefusal) as info:
        await evening.club.league.tables.open(subject, "thread")
    assert refused(info) == "league-fixture-settled"
    await evening.club.league.tending.tend_all()
    await evening.club.league.tables.open(f"{fixture.row.id}/2", "thread")
    await evening.club.league.tables.give_back(f"{fixture.row.id}/2")
    assert len(await evening.open_tables(season)) == 1


async def test_a_result_that_cannot_be_written_leaves_the_game_as_it_was(
    evening: LeagueEvening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Result and last move are one transaction: both are there, or neither is."""
    league = await evening.league(tables=1)
    season = await evening.begin(league, people(2))
    table = (await evening.open_tables(season))[0].row.game or ""
    with monkeypatch.context() as broken:
        broken.setattr(Results, "next_position", _fail)
        with pytest.raises(OSError, match="disk"):
            await evening.finish(table)
    assert (await evening.club.look.summary(table)).phase == "playing"
    now = await evening.read(season)
    assert now.results == []
    assert now.fixtures[0].row.state == "open"
    await evening.finish(table)
    now = await evening.read(season)
    assert (len(now.results), now.fixtures[0].row.state) == (1, "done")
    assert now.results[0].row.id == table


async def _fail(_: Results) -> int:
    raise OSError("the disk is full")


async def test_the_season_message_is_kept_up_to_date(evening: LeagueEvening) -> None:
    league = await evening.league(tables=1)
    season = await evening.begin(league, people(2))
    evening.letters.clear()
    await evening.play_season(season)
    panels = [one for one in evening.letters if isinstance(one.content, SeasonLetter)]
    assert [one.fresh for one in panels] == [False, True]
    assert all(one.replaces for one in panels)


async def test_replacing_somebody_hands_over_open_tables(evening: LeagueEvening) -> None:
    league = await evening.league(tables=1)
    season = await evening.begin(league, people(2))
    office = evening.club.league.office
    new = Person("new", "Newcomer")
    with pytest.raises(ClubRefusal) as info:
        await office.replace(BOSS, season.id, "p1", people(2)[1], interaction=evening.click())
    assert refused(info) == "league-in-already"
    await office.replace(BOSS, season.id, "p1", new, interaction=evening.click())
    await evening.tend()
    table = (await evening.open_tables(season))[0].row.game or ""
    assert {one.person for one in (await evening.club.look.summary(table)).seats} == {"new", "p2"}
    now = await evening.play_season(season)
    assert {seat.person for seat in now.results[0].seats} == {"new", "p2"}
