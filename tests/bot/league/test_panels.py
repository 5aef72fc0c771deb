"""Panels of leagues in every language, with names that try to be more than names."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from fractions import Fraction
from pathlib import Path

import pytest

from bot.club import Person
from bot.club.league import LeagueRules
from bot.club.league.views import DivisionView, Profile, Rank, StandingLine, Versus
from bot.league.fixtures import Fairness
from bot.league.ratings import Rating, new
from bot.league.statistics import HeadToHead, Statistics
from bot.panels.league import (
    DIVISIONS_MOST,
    champions_text,
    fairness_text,
    fixture_panel,
    further_divisions,
    league_words,
    line_text,
    log_text,
    mine_text,
    points_text,
    season_panel,
    standings_text,
    thread_name,
)
from bot.panels.league_pictures import rating_picture, season_picture
from bot.panels.ratings import leaderboard_text, statistics_text, versus_text
from bot.speech import pieces
from games.data import LANGUAGES
from games.text import say
from tests.bot.league.evening import BOSS, LeagueEvening, people
from tests.bot.panels.written import texts

NASTY = [
    Person("1", "@everyone **bold**"),
    Person("2", "<@&100000000000000001>"),
    Person("3", "[a](http://b.c)"),
    Person("4", "x" * 300),
    Person("5", "\u202eevil"),
]


@pytest.fixture
async def club_evening(tmp_path: Path) -> AsyncIterator[LeagueEvening]:
    """A club with the real games."""
    async with LeagueEvening(tmp_path / "club.db") as evening:
        yield evening


def harmless(text: str) -> None:
    """Nothing of what people are called marks anything up or calls anybody."""
    assert "@everyone" not in text
    assert "<@&1" not in text
    assert "**bold**" not in text
    assert "](" not in text
    assert len(text) <= 4000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("format_", ["league", "swiss", "knock-out"])
async def test_a_season_at_every_moment(
    club_evening: LeagueEvening, language: str, format_: str
) -> None:
    evening, words = club_evening, league_words(language)
    look, office = evening.club.league.look, evening.club.league.office
    rules = LeagueRules(game="cartels", format=format_, size=2, up=1, down=1)  # type: ignore[arg-type]
    league = await office.create(
        BOSS, "*Nasty* @here", rules, channel="1", language=language, interaction="made"
    )
    season = await evening.sign_up(league, NASTY, most=4)
    view = await look.season(season.id)
    assert await season_picture(view) is None
    harmless(texts(season_panel(view, None)))
    harmless(mine_text(await look.mine("5", "guild"), words))
    await office.close_sign_up(BOSS, season.id, interaction="close")
    await evening.club.league.tending.tend_all()
    now = await evening.read(season)
    fixture = look.fixture(now, now.fixtures[0])
    panel = fixture_panel(fixture, ("1",))
    assert "<@1>" in texts(panel) or "1" not in fixture.people
    assert [one.id for one in panel.mentions.users] == [1]  # type: ignore[union-attr]
    assert len(thread_name(fixture)) <= 90
    await evening.make_threads()
    await office.adjust(BOSS, season.id, "1", 3, "*because* @everyone " * 5, interaction="adjust")
    await office.pause(BOSS, season.id, on=True, interaction="pause")
    view = await look.season(season.id)
    picture = await season_picture(view)
    assert picture
    assert len(picture.content) < 300_000
    assert len(picture.alt) <= 1024
    harmless(texts(season_panel(view, picture)))
    harmless(standings_text(view, words))
    harmless(mine_text(await look.mine("1", "guild"), words))
    await office.end(BOSS, season.id, interaction="end")
    view = await look.season(season.id)
    harmless(texts(season_panel(view, await season_picture(view))))
    log, left = log_text(await look.log(league.id), words)
    harmless(log)
    assert "because" in log
    assert left == 0
    harmless(champions_text(await look.champions(league.id), words))
    assert champions_text((), words)
    assert mine_text((), words)


async def test_a_reader_s_colours_for_the_reader_and_the_league_s_for_everybody(
    club_evening: LeagueEvening,
) -> None:
    evening, look = club_evening, club_evening.club.league.look
    rules = LeagueRules(game="cartels", palette="contrast")
    league = await evening.club.league.office.create(
        BOSS, "Duel", rules, channel="1", language="en", interaction="made"
    )
    season = await evening.begin(league, people(2))
    view = await look.season(season.id)
    public = await season_picture(view)
    assert public
    assert public == await season_picture(view, palette="contrast")
    own = await season_picture(view, palette="tritan")
    assert own
    assert own.content != public.content
    assert own.alt == public.alt
    (fixture,) = await evening.open_tables(season)
    assert (await evening.club.look.summary(fixture.row.game or "")).palette == "contrast"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_any_number_of_divisions_is_said_to_its_end(
    club_evening: LeagueEvening, language: str
) -> None:
    """A picture has room for some of them, and says where the others are."""
    evening, words = club_evening, league_words(language)
    rules = LeagueRules(game="cartels", size=4, up=1, down=1)
    for divisions in (DIVISIONS_MOST, 3 * DIVISIONS_MOST):
        league = await evening.club.league.office.create(
            BOSS, f"Large {divisions}", rules, channel="1", language=language,
            interaction=evening.click(),
        )  # fmt: skip
        crowd = [Person(str(one), f"Player number {one}.") for one in range(4 * divisions)]
        season = await evening.begin(league, crowd)
        view = await evening.club.league.look.season(season.id)
        assert len(view.divisions) == divisions
        told = standings_text(view, words)
        assert all(person.name in told for person in crowd)
        assert "".join(pieces(told)).count("Player number") == len(crowd)
        panel = season_panel(view, await season_picture(view))
        more = further_divisions(divisions - DIVISIONS_MOST, words)
        assert bool(more) == (divisions > DIVISIONS_MOST)
        assert texts(panel).endswith(more)
        assert len(texts(panel)) <= 4000
    assert f"/{words.message('bot', 'name-league')} " in more


@pytest.mark.parametrize("language", LANGUAGES)
async def test_ratings_and_statistics_in_words(language: str) -> None:
    words, name = league_words(language), NASTY[0].name
    board = [Rank("1", name, stand_in=False, rating=new())] * 60
    harmless(leaderboard_text(board, "noria", words, everywhere=True))
    assert leaderboard_text((), "noria", words, everywhere=False)
    habits = ((say("core.habit", what="x"), 2),)
    found = Statistics(3, 2, (2, 0, 1), 40, 25.5, 2, 1, habits)
    profile = Profile("innovation", new(), found, ((0.0, new()), (86400.0, new())))
    harmless(statistics_text(profile, name, words))
    early = words.message("bot", "league-provisional")
    assert early in statistics_text(profile, name, words)
    played = Rating(25.0, 1.0, 90)
    assert not played.provisional
    sure = Profile("innovation", played, found, ((0.0, played),))
    assert early not in statistics_text(sure, name, words)
    programs = [Rank(one, one, stand_in=True, rating=played) for one in ("greedy", "random")]
    listed = leaderboard_text(programs, "noria", words, everywhere=True)
    for one in programs:
        called = words.message("bot", f"stand-in-{one.name}")
        assert words.message("bot", "sitter-stand-in", name=called) in listed
    assert early not in listed
    empty = Profile("noria", None, Statistics(0, 0, (), None, None, 0, 0, ()), ())
    harmless(statistics_text(empty, name, words))
    for met in (0, 1, 7):
        harmless(versus_text(Versus(HeadToHead(met, 0, 0), None), (name, name), words))
    picture = await rating_picture(profile, name, words)
    assert picture
    assert early in picture.alt
    other = await rating_picture(profile, name, words, "contrast")
    assert other
    assert other.content != picture.content
    known = await rating_picture(sure, name, words)
    assert known
    assert early not in known.alt
    assert await rating_picture(empty, name, words) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_even_fixtures_are(language: str) -> None:
    """One table is not 1 tables, and whoever meets at most once does not meet 0 to 1 times."""
    words = league_words(language)

    def told(*found: int) -> str:
        return fairness_text(DivisionView(0, (), Fairness(*found)), words)

    once, twice = told(1, 1, 1, 0, 1), told(7, 2, 2, 0, 1)
    assert not re.search(r"\d", once)
    assert re.findall(r"\d+", twice) == ["7", "2"]
    assert re.findall(r"\d+", told(6, 0, 1, 0, 1)) == ["6"]
    assert re.findall(r"\d+", told(6, 0, 2, 13, 1)) == ["6", "0", "2", "13"]
    assert re.findall(r"\d+", told(6, 1, 3, 1, 1)) == ["6", "1", "3"]


def test_points_are_written_as_a_language_writes_them() -> None:
    assert points_text(Fraction(19, 2), "en") == "9.5"
    assert points_text(Fraction(19, 2), "fr") == "9,5"
    assert points_text(Fraction(7, 3), "de") == "2,33"
    assert points_text(Fraction(-4), "en") == "-4"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1** point,", "1.5** points,", "2** points,", "1,000** points,", "-1** point,"]),
        (
            "fr",
            ["1** point,", "1,5** point,", "2** points,", "1\u202f000** points,", "-1** point,"],
        ),
        ("de", ["1** Punkt,", "1,5** Punkte,", "2** Punkte,", "1.000** Punkte,", "-1** Punkt,"]),
    ],
)
def test_a_line_of_standings_counts_its_points(language: str, expected: list[str]) -> None:
    points = (Fraction(1), Fraction(3, 2), Fraction(2), Fraction(1000), Fraction(-1))
    lines = [
        StandingLine(1, "1", "Ada", one, 1, 2, (1,), "stay", Fraction(0), withdrawn=False)
        for one in points
    ]
    told = [line_text(line, league_words(language)) for line in lines]
    assert all(f" **{part}" in one for part, one in zip(expected, told, strict=True))
