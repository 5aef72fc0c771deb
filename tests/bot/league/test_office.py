"""Organisers' tools, the log, ratings, statistics and exports."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Awaitable, Callable

import pytest

from bot.clock.pace import Pace
from bot.club import ClubRefusal, Person
from bot.club.league import LeagueRules, Organiser
from bot.club.league.examining import examine_ratings
from bot.club.league.ladders import all_ratings
from bot.club.league.reading import Season
from bot.panels.league import league_words, log_file, log_text, standings_text
from games.chance import Chance
from games.data import LANGUAGES
from rendering.words import Words
from storage.ratings import Ratings
from storage.results import Results
from tests.bot.club.evening import ADA, BLAISE, refused
from tests.bot.league.evening import ANYBODY, BOSS, LeagueEvening, database, people


async def kept_equals_recomputed(evening: LeagueEvening, game: str = "toss") -> int:
    """Hold every rating that is kept against one worked out from the results; how many."""
    session = database(evening.club).reading
    kept = await Ratings(session).everything(game)
    fresh = all_ratings(await Results(session).rated(game))
    key = lambda row: (row.ladder, row.position, row.player)  # noqa: E731
    assert sorted(kept, key=key) == sorted(fresh, key=key)
    return len(kept)


async def test_who_is_not_an_organiser_is_refused(evening: LeagueEvening) -> None:
    league = await evening.league()
    season = await evening.begin(league, people(2))
    office = evening.club.league.office
    finished = (await evening.open_tables(season))[0].row.game or ""
    await evening.finish(finished)
    acts: list[Callable[[Organiser], Awaitable[object]]] = [
        lambda who: office.create(
            who, "Other", LeagueRules(game="toss"), channel="hall", language="en"
        ),
        lambda who: office.open_season(who, league.id, days=2),
        lambda who: office.close_sign_up(who, season.id, interaction="a"),
        lambda who: office.extend(who, season.id, 2, interaction="b"),
        lambda who: office.pause(who, season.id, on=True, interaction="c"),
        lambda who: office.move(who, league.id, "elsewhere"),
        lambda who: office.replace(who, season.id, "p1", ADA, interaction="d"),
        lambda who: office.annul(who, finished, "no", again=True, interaction="e"),
        lambda who: office.adjust(who, season.id, "p1", 1, "no", interaction="f"),
        lambda who: office.end(who, season.id, interaction="g"),
        lambda who: office.call_off(who, season.id, interaction="h"),
    ]
    before = await evening.read(season)
    for act in acts:
        with pytest.raises(ClubRefusal) as info:
            await act(ANYBODY)
        assert refused(info) == "league-not-organiser"
    stranger = Organiser("boss", "another guild", manage=True)
    for act in acts[1:]:
        with pytest.raises(ClubRefusal):
            await act(stranger)
    assert await evening.read(season) == before


async def test_a_league_may_have_a_role_of_its_own(evening: LeagueEvening) -> None:
    office = evening.club.league.office
    rules = LeagueRules(game="toss")
    league = await office.create(BOSS, "Own", rules, channel="hall", language="en", role="captains")
    captain = Organiser("captain", "guild", roles=frozenset({"captains"}))
    await office.open_season(captain, league.id, days=1)
    assert await evening.club.league.look.organises(captain, league.id)
    with pytest.raises(ClubRefusal):
        await office.create(captain, "Other", rules, channel="hall", language="en")


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        (LeagueRules(game="ludo"), "no-such-game"),
        (LeagueRules(game="toss", seats=5), "league-bad-seats"),
        (LeagueRules(game="toss", seats=1), "league-bad-seats"),
        (LeagueRules(game="toss", points=(1, 2)), "league-bad-points"),
        (LeagueRules(game="toss", points=(3, 2, 1)), "league-bad-points"),
        (LeagueRules(game="toss", points=(1, 1)), "league-bad-points"),
        (LeagueRules(game="toss", size=1), "league-bad-size"),
        (LeagueRules(game="toss", size=500), "league-bad-size"),
        (LeagueRules(game="toss", up=3, down=2), "league-bad-moves"),
        (LeagueRules(game="toss", size=4, down=3), "league-bad-moves"),
        (LeagueRules(game="toss", tables=1000), "league-bad-tables"),
        (LeagueRules(game="toss", at_once=0), "league-bad-tables"),
        (LeagueRules(game="toss", pace=Pace(time=60)), "bad-pace"),
        (LeagueRules(game="toss", options={"long": "perhaps"}), "bad-option"),
        (LeagueRules(game="toss", palette="mauve"), "no-such-palette"),
    ],
)
async def test_rules_that_cannot_be_played_are_refused(
    evening: LeagueEvening, rules: LeagueRules, reason: str
) -> None:
    with pytest.raises(ClubRefusal) as info:
        await evening.club.league.office.create(BOSS, "Odd", rules, channel="hall", language="en")
    assert refused(info) == reason
    assert await evening.club.league.look.leagues("guild") == ()


async def test_two_organisers_at_once(evening: LeagueEvening) -> None:
    """Whoever comes second is told so; nothing is done twice."""
    league = await evening.league()
    season = await evening.begin(league, people(4))
    office = evening.club.league.office
    other = Organiser("other", "guild", manage=True)
    done = await asyncio.gather(
        office.end(BOSS, season.id, interaction="one"),
        office.end(other, season.id, interaction="two"),
        return_exceptions=True,
    )
    assert [isinstance(one, ClubRefusal) for one in done] == [False, True]
    opened = await asyncio.gather(
        office.open_season(BOSS, league.id, days=1, interaction="three"),
        office.open_season(other, league.id, days=1, interaction="four"),
        return_exceptions=True,
    )
    assert sum(isinstance(one, ClubRefusal) for one in opened) == 1
    log = [entry.text.id for entry in await evening.club.league.look.log(league.id)]
    assert log.count("bot.act-ended-empty") == 1
    assert log.count("bot.act-opened") == 2


async def test_pausing_opens_no_tables(evening: LeagueEvening) -> None:
    league = await evening.league(at_once=1)
    season = await evening.begin(league, people(4))
    office = evening.club.league.office
    await office.pause(BOSS, season.id, on=True, interaction=evening.click())
    for fixture in await evening.open_tables(season):
        await evening.finish(fixture.row.game or "")
    await evening.tend()
    assert not await evening.open_tables(season)
    await office.pause(BOSS, season.id, on=False, interaction=evening.click())
    await evening.tend()
    assert await evening.open_tables(season)


async def test_sign_up_can_be_extended_closed_and_called_off(evening: LeagueEvening) -> None:
    league = await evening.league()
    office = evening.club.league.office
    season = await evening.sign_up(league, people(3))
    await office.extend(BOSS, season.id, 10, interaction=evening.click())
    with pytest.raises(ClubRefusal):
        await office.extend(BOSS, season.id, 500, interaction=evening.click())
    evening.time += 8 * 86400
    await evening.tend()
    assert (await evening.read(season)).row.phase == "sign-up"
    await office.close_sign_up(BOSS, season.id, interaction=evening.click())
    await evening.tend()
    assert (await evening.read(season)).row.phase == "playing"
    with pytest.raises(ClubRefusal) as info:
        await office.call_off(BOSS, season.id, interaction=evening.click())
    assert refused(info) == "season-begun"
    other = await evening.sign_up(await evening.league("Other"), people(3))
    await office.call_off(BOSS, other.id, interaction=evening.click())
    assert (await evening.read(other)).row.phase == "cancelled"


async def test_points_are_adjusted_with_a_reason(evening: LeagueEvening) -> None:
    league = await evening.league()
    season = await evening.begin(league, people(2))
    office, look = evening.club.league.office, evening.club.league.look
    for reason in ("", "x" * 300):
        with pytest.raises(ClubRefusal):
            await office.adjust(BOSS, season.id, "p2", 5, reason, interaction=evening.click())
    await office.adjust(BOSS, season.id, "p2", 5, "late  start", interaction=evening.click())
    lines = (await look.season(season.id)).divisions[0].lines
    assert lines[0].person == "p2"
    assert lines[0].points == lines[0].adjusted == 5
    entry = (await look.log(league.id))[-1]
    assert (entry.person, entry.text.id) == ("boss", "bot.act-adjusted")
    assert entry.text.args == {"name": "Player 2", "points": 5, "reason": "late start"}


async def test_an_annulled_game_is_replayed_and_ratings_recomputed(
    evening: LeagueEvening,
) -> None:
    league = await evening.league(tables=3, at_once=1)
    season = await evening.begin(league, people(4))
    first = (await evening.open_tables(season))[0]
    for fixture in await evening.open_tables(season):
        await evening.finish(fixture.row.game or "")
    await evening.tend()
    for fixture in await evening.open_tables(season):
        await evening.finish(fixture.row.game or "")
    assert await kept_equals_recomputed(evening) == 4 * 2 * 2
    before = await evening.club.league.look.leaderboard("toss", "guild")
    office = evening.club.league.office
    await office.annul(BOSS, first.row.game or "", "wrong rules", again=True, interaction="x")
    await office.annul(BOSS, first.row.game or "", "wrong rules", again=True, interaction="y")
    assert await kept_equals_recomputed(evening) == 3 * 2 * 2
    assert await evening.club.league.look.leaderboard("toss", "guild") != before
    await evening.tend()
    now = await evening.play_season(season)
    assert len(now.results) == 7
    assert len(now.counted()) == 6
    assert sum(line.played for line in now.divisions()[0]) == 12
    await kept_equals_recomputed(evening)


async def test_an_annulled_game_of_a_season_that_is_over_changes_its_order(
    evening: LeagueEvening,
) -> None:
    league = await evening.league()
    season = await evening.begin(league, people(3))
    now = await evening.play_season(season, lambda person, luck: 7 - int(person[1:]))
    assert now.final_order() == [[1, 2, 3]]
    decisive = next(
        result.row.id
        for result in now.results
        if {seat.person for seat in result.seats} == {"p1", "p2"}
    )
    office = evening.club.league.office
    await office.annul(BOSS, decisive, "unfair", again=False, interaction="z")
    again = await evening.read(season)
    order = [one.number for one in sorted(again.playing, key=lambda one: one.final or 0)]
    assert [order] == again.final_order()
    assert again.divisions()[0][0].points == 2
    await evening.begin(league, people(3))
    other = next(result.row.id for result in now.results if result.row.id != decisive)
    with pytest.raises(ClubRefusal) as info:
        await office.annul(BOSS, other, "too late", again=False, interaction="zz")
    assert refused(info) == "league-went-on"


async def test_a_knock_out_table_is_replayed_only_while_nothing_hangs_on_it(
    evening: LeagueEvening,
) -> None:
    league = await evening.league(format="knock-out")
    season = await evening.begin(league, people(4))
    first, second = await evening.open_tables(season)
    office = evening.club.league.office
    await evening.finish(first.row.game or "")
    await office.annul(BOSS, first.row.game or "", "again", again=False, interaction="a")
    await evening.tend()
    assert len(await evening.open_tables(season)) == 2
    for fixture in await evening.open_tables(season):
        await evening.finish(fixture.row.game or "")
    await evening.tend()
    with pytest.raises(ClubRefusal) as info:
        await office.annul(BOSS, second.row.game or "", "late", again=True, interaction="b")
    assert refused(info) == "league-went-on"
    assert (await evening.play_season(season)).row.phase == "ended"


@pytest.mark.parametrize("again", [True, False])
async def test_a_walk_over_or_bye_can_be_annulled(evening: LeagueEvening, again: bool) -> None:
    """Where nobody is there to replay it, it is closed once more and the season goes on."""
    office = evening.club.league.office
    league = await evening.league(at_once=1)
    season = await evening.begin(league, people(3))
    await evening.club.league.entry.leave(season.id, "p3")
    event = await evening.begin(await evening.league("Swiss", format="swiss", tables=2), people(3))
    for one, kind in ((season, "walk-over"), (event, "bye")):
        while not (found := [x for x in (await evening.read(one)).results if x.row.kind == kind]):
            for fixture in await evening.open_tables(one):
                await evening.finish(fixture.row.game or "")
            await evening.tend()
        await office.annul(
            BOSS, found[0].row.id, "not so", again=again, interaction=evening.click()
        )
        await evening.tend()
        now = await evening.read(one)
        fixture = next(x for x in now.fixtures if x.row.id == found[0].row.fixture)
        assert fixture.row.state == ("done" if again else "void")
        alike = [x for x in now.counted() if x.row.fixture == fixture.row.id]
        assert [x.row.kind for x in alike] == [kind] * again
        assert (await evening.play_season(one)).row.phase == "ended"


async def test_the_bracket_says_who_is_ahead_whatever_the_tables_were_worth(
    evening: LeagueEvening,
) -> None:
    """Two of four go on, and points may be adjusted: they do not make a champion."""
    league = await evening.league(format="knock-out", seats=4, size=8)
    season = await evening.begin(league, people(8))
    look = evening.club.league.look
    first = await evening.open_tables(season)
    assert len(first) == 2
    leaders = {one: min(_people(await evening.read(season), one)) for one in (0, 1)}

    def pick(person: str, luck: Chance) -> int:
        return {**dict.fromkeys(leaders.values(), 6), "p8": 5, "p7": 5}.get(person, 2)

    for fixture in first:
        await evening.finish(fixture.row.game or "", pick)
    lines = (await look.season(season.id)).divisions[0].lines
    assert all(line.zone == "stay" for line in lines), "nobody is the champion yet"
    await evening.tend()
    (final,) = await evening.open_tables(season)
    here = _people(await evening.read(season), 0, round_=1)
    winner = next(one for one in here if one not in leaders.values())
    office, leader = evening.club.league.office, leaders[0]
    await office.adjust(BOSS, season.id, leader, 5, "for the test", interaction=evening.click())
    await evening.finish(final.row.game or "", lambda person, _: 6 if person == winner else 3)
    await evening.tend()
    view = await look.season(season.id)
    assert view.phase == "ended"
    lines = view.divisions[0].lines
    assert (lines[0].person, lines[0].rank, lines[0].zone) == (winner, 1, "champion")
    assert lines[0].points < max(line.points for line in lines[1:])
    assert view.champion == lines[0].name
    assert [line.rank for line in lines] == list(range(1, 9))
    assert all(line.zone != "champion" for line in lines[1:])
    standings, _ = await look.export(season.id)
    assert next(csv.DictReader(io.StringIO(standings.text)))["person"] == winner
    for language in LANGUAGES:
        words = league_words(language)
        told = standings_text(view, words)
        assert told.count("###") == 3
        assert told.count("\n- ") == 3
        assert words.message("picture", "league-final") in told
        assert words.message("bot", "league-goes-on", who=lines[0].name, count=1) in told


def _people(now: Season, number: int, round_: int = 0) -> list[str]:
    """Who plays at a table of an event."""
    fixture = next(
        one for one in now.fixtures if (one.row.round, one.row.number) == (round_, number)
    )
    return [now.entrants[entrant].person for entrant in fixture.entrants]


async def test_games_outside_leagues_are_rated_too(evening: LeagueEvening) -> None:
    table = await evening.table((ADA, BLAISE), game="toss")
    await evening.finish(table.id, lambda person, luck: 6 if person == "ada" else 1)
    look = evening.club.league.look
    board = await look.leaderboard("toss", "guild")
    assert [one.name for one in board] == ["Ada", "Blaise"]
    assert all(one.rating.provisional for one in board)
    assert await look.leaderboard("toss", "another guild") == ()
    assert [one.name for one in await look.leaderboard("toss", None)] == ["Ada", "Blaise"]
    assert await kept_equals_recomputed(evening) == 4


async def test_an_annulled_game_outside_leagues_stands_in_the_log_of_the_club(
    evening: LeagueEvening,
) -> None:
    table = await evening.table((ADA, BLAISE), game="toss")
    await evening.finish(table.id)
    look, office = evening.club.league.look, evening.club.league.office
    (known,) = await look.results("guild")
    assert (known.id, known.game) == (table.id, "toss")
    assert set(known.names) == {"Ada", "Blaise"}
    with pytest.raises(ClubRefusal):
        await office.annul(ANYBODY, table.id, "why not", again=False, interaction="a")
    for interaction in ("b", "b", "c"):
        await office.annul(BOSS, table.id, "a test", again=False, interaction=interaction)
    (entry,) = await look.club_log("guild")
    assert (entry.person, entry.text.id) == ("boss", "bot.act-annulled")
    assert entry.text.args == {"table": table.id, "reason": "a test"}
    assert await look.club_log("another guild") == ()
    assert await look.results("guild") == ()
    assert await kept_equals_recomputed(evening) == 0


async def test_the_log_is_kept_from_its_first_line(evening: LeagueEvening) -> None:
    league = await evening.league()
    season = await evening.begin(league, people(2))
    for number in range(60):
        await evening.club.league.office.pause(
            BOSS, season.id, on=number % 2 == 0, interaction=evening.click()
        )
    entries = await evening.club.league.look.log(league.id)
    assert entries[0].text.id == "bot.act-made"
    assert len(entries) == 63
    for language in LANGUAGES:
        words = league_words(language)
        shown, left = log_text(entries, words)
        assert left == 33
        assert str(left) in shown.splitlines()[-1]
        whole = log_file(entries, words).splitlines()
        assert len(whole) == 63
        assert Words(language).say(entries[0].text) in whole[0]
        assert "<@boss>" in whole[0]


async def test_games_from_before_there_were_results_are_counted_at_the_next_start(
    evening: LeagueEvening,
) -> None:
    for number in range(3):
        table = await evening.table((ADA, BLAISE), game="toss", channel=f"c{number}")
        evening.time += 1
        await evening.finish(table.id)
    look = evening.club.league.look
    board = await look.leaderboard("toss", None)
    async with database(evening.club).writing() as session:
        for forgotten in ("ratings", "result_seats", "results"):
            await session.run(f"DELETE FROM {forgotten}")
    assert await look.leaderboard("toss", None) == ()
    await evening.reopen()
    assert await evening.club.league.look.leaderboard("toss", None) == board
    assert await kept_equals_recomputed(evening) == 3 * 2 * 2
    await evening.reopen()
    assert await kept_equals_recomputed(evening) == 3 * 2 * 2


async def test_the_doctor_sees_ratings_that_do_not_follow_from_results(
    evening: LeagueEvening,
) -> None:
    table = await evening.table((ADA, BLAISE), game="toss")
    await evening.finish(table.id)
    session = database(evening.club).reading
    assert await examine_ratings(session) == []
    async with database(evening.club).writing() as writing:
        await writing.run("UPDATE ratings SET mu = mu + 1 WHERE ladder = 'people'")
    assert await examine_ratings(session) == ["toss"]


async def test_stand_ins_have_ratings_of_their_own_and_can_be_left_out(
    evening: LeagueEvening,
) -> None:
    table = await evening.table((ADA,), stand_ins=1, game="toss")
    await evening.finish(table.id)
    look = evening.club.league.look
    assert await look.leaderboard("toss", "guild") == ()
    both = await look.leaderboard("toss", "guild", stand_ins=True)
    assert {(one.name, one.stand_in) for one in both} == {("Ada", False), ("greedy", True)}
    assert (await look.profile("ada", "toss")).statistics.played == 0
    assert (await look.profile("ada", "toss", stand_ins=True)).statistics.played == 1


async def test_a_person_s_page(evening: LeagueEvening) -> None:
    league = await evening.league(at_once=1)
    season = await evening.begin(league, people(4))
    look = evening.club.league.look
    (mine,) = await look.mine("p1", "guild")
    assert (mine.league.name, mine.number, mine.divisions) == ("Toss League", 1, 1)
    assert (mine.best, mine.worst) == (1, 4)
    assert len(mine.tables) == 3
    assert [table.channel is not None for table in mine.tables] == [True, False, False]
    assert mine.tables[0].asked
    assert await look.mine("p1", "elsewhere") == ()
    await evening.play_season(season)
    assert await look.mine("p1", "guild") == ()


async def test_statistics_and_head_to_head(evening: LeagueEvening) -> None:
    for number in range(3):
        table = await evening.table((ADA, BLAISE), game="toss", channel=f"c{number}")
        ada = (6, 6, 1)[number]
        await evening.finish(table.id, lambda person, luck, ada=ada: ada if person == "ada" else 3)  # type: ignore[misc]
    look = evening.club.league.look
    found = (await look.profile("ada", "toss", "guild")).statistics
    assert (found.played, found.won, found.places, found.longest_streak) == (3, 2, (2, 1), 2)
    assert (found.best_score, found.streak) == (6, 0)
    assert [(text.id, count) for text, count in found.habits] == [("toss.luck", 3)]
    profile = await look.profile("ada", "toss")
    assert len(profile.history) == 3
    record = (await look.versus("ada", "blaise", "toss")).record
    assert (record.met, record.ahead, record.behind) == (3, 2, 1)
    assert (await look.versus("ada", "clara")).record.met == 0


async def test_exports_are_sound_csv_without_formulas(evening: LeagueEvening) -> None:
    league = await evening.league()
    names = [Person("p1", '=cmd|"calc"'), Person("p2", "@sum, (a)"), Person("p3", "Zoé\nB")]
    season = await evening.begin(league, names)
    now = await evening.play_season(season)
    standings, results = await evening.club.league.look.export(season.id)
    rows = list(csv.DictReader(io.StringIO(standings.text)))
    assert {row["name"] for row in rows} == {'\'=cmd|"calc"', "'@sum, (a)", "Zoé\nB"}
    assert [int(row["rank"]) for row in rows] == [1, 2, 3]
    seats = list(csv.DictReader(io.StringIO(results.text)))
    assert len(seats) == sum(len(result.seats) for result in now.results)
    assert standings.filename == "season-1-standings.csv"
