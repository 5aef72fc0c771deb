"""Pictures of leagues for panels: from what the club tells to what is drawn."""

from __future__ import annotations

from bot.club.league.views import Profile, SeasonView
from bot.panels.drawing import league_picture
from bot.panels.league import DIVISIONS_MOST, fairness_text, points_text, standings_text
from bot.panels.parts import Picture
from bot.panels.times import day_text
from rendering.league import (
    Bracket,
    Course,
    Division,
    Point,
    Row,
    Sheet,
    Tie,
)
from rendering.pictures import plain
from rendering.words import Words


async def season_picture(
    view: SeasonView,
    language: str | None = None,
    division: int | None = None,
    palette: str | None = None,
) -> Picture | None:
    """The bracket or the standings of a season that has begun.

    In the league's language and colours unless the reader's own are given.
    """
    if view.phase not in ("playing", "ended") or not view.divisions:
        return None
    words = Words(language or view.league.language)
    colours = palette or view.league.rules.palette
    season = words.message("bot", "league-season", number=view.number)
    progress = words.message("bot", "league-progress", done=view.done, tables=view.tables)
    alt = plain(standings_text(view, words, division), words)
    if view.bracket:
        drawn = Bracket(
            view.league.name,
            f"{season} · {words.message(view.league.rules.game, 'title')}",
            tuple(
                tuple(Tie(table.names, table.through) for table in tables)
                for tables in view.bracket
            ),
            view.champion,
        )
        return await league_picture("bracket", drawn, words, colours, alt)
    sheet = _sheet(view, words, f"{season} · {progress}", division)
    return await league_picture("standings", sheet, words, colours, alt)


def _sheet(view: SeasonView, words: Words, subtitle: str, division: int | None) -> Sheet:
    chosen = [one for one in view.divisions if division in (None, one.number)]
    single = len(view.divisions) == 1
    return Sheet(
        view.league.name,
        subtitle,
        tuple(
            Division(
                words.message(view.league.rules.game, "title")
                if single
                else words.message("bot", "league-division", number=one.number + 1),
                tuple(
                    Row(
                        line.rank,
                        line.name,
                        points_text(line.points, words.language),
                        line.played,
                        line.left,
                        line.places,
                        line.zone,
                        line.withdrawn,
                    )
                    for line in one.lines
                ),
                fairness_text(one, words),
            )
            for one in chosen[:DIVISIONS_MOST]
        ),
    )


async def rating_picture(
    profile: Profile, name: str, words: Words, palette: str | None = None
) -> Picture | None:
    """How somebody's rating at a game went."""
    if profile.rating is None:
        return None
    points = tuple(
        Point(rating.shown, rating.margin, day_text(at, words.language))
        for at, rating in profile.history
    )
    now = f"{profile.rating.shown} ± {profile.rating.margin}"
    if profile.rating.provisional:
        now += f" ({words.message('bot', 'league-provisional')})"
    course = Course(f"{name} · {words.message(profile.game, 'title')}", now, points)
    alt = words.message("bot", "league-alt-rating", rating=now, count=len(points))
    colours = palette or "default"
    return await league_picture("rating", course, Words(words.language), colours, alt)
