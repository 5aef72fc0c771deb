"""Panels of leagues in every language, with names that try to be more than names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from fractions import Fraction
from pathlib import Path

import discord
import pytest

from bot.club import Person
from bot.club.league import LeagueRules
from bot.club.league.views import Profile, Rank, Versus
from bot.league.ratings import new
from bot.league.statistics import HeadToHead, Statistics
from bot.panels.league import (
    champions_text,
    fixture_panel,
    league_words,
    log_text,
    mine_text,
    points_text,
    season_panel,
    standings_text,
    thread_name,
)
from bot.panels.league_pictures import rating_picture, season_picture
from bot.panels.parts import Panel
from bot.panels.ratings import leaderboard_text, statistics_text, versus_text
from games.data import LANGUAGES
from games.text import say
from tests.bot.league.evening import BOSS, LeagueEvening

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
    evening = LeagueEvening(tmp_path / "club.db")
    await evening.open()
    yield evening
    await evening.club.close()


def texts(panel: Panel) -> str:
    """Everything that is written on a panel."""
    return "\n".join(
        item.content
        for item in panel.view.walk_children()
        if isinstance(item, discord.ui.TextDisplay)
    )


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
    empty = Profile("noria", None, Statistics(0, 0, (), None, None, 0, 0, ()), ())
    harmless(statistics_text(empty, name, words))
    for met in (0, 1, 7):
        harmless(versus_text(Versus(HeadToHead(met, 0, 0), None), (name, name), words))
    picture = await rating_picture(profile, name, words)
    assert picture
    assert await rating_picture(empty, name, words) is None


def test_points_are_written_as_a_language_writes_them() -> None:
    assert points_text(Fraction(19, 2), "en") == "9.5"
    assert points_text(Fraction(19, 2), "fr") == "9,5"
    assert points_text(Fraction(7, 3), "de") == "2,33"
    assert points_text(Fraction(-4), "en") == "-4"
