"""Ratings and statistics in words."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

from bot.club.league.views import Profile, Rank, Versus
from bot.league.ratings import Rating
from bot.speech import TEXT_MOST, clipped, safe_name
from games.catalogue import game as entry
from rendering.words import Words

MOST_LINES = 40


def leaderboard_text(board: Sequence[Rank], game: str, words: Words, *, everywhere: bool) -> str:
    """Who is best, with how sure that is."""
    key = "league-ratings-all" if everywhere else "league-ratings-club"
    lines = [f"### {words.message('bot', key, game=words.message(game, 'title'))}"]
    if not board:
        lines.append(words.message("bot", "league-no-ratings"))
    for number, one in enumerate(board[:MOST_LINES], 1):
        name = safe_name(one.name)
        if one.stand_in:
            name = stand_in_name(one.name, words)
        lines.append(f"{number}. {words.labelled(name, rating_text(one.rating, words))}")
    return clipped("\n".join(lines), TEXT_MOST)


def stand_in_name(key: str, words: Words) -> str:
    """What a stand-in is called, with that it is one."""
    message = f"stand-in-{key}"
    name = words.message("bot", message) if words.knows("bot", message) else key
    return words.message("bot", "sitter-stand-in", name=name)


def rating_text(rating: Rating, words: Words) -> str:
    """A rating, how sure it is, and whether it is too early to say much."""
    said = words.message(
        "bot",
        "league-rating-line",
        rating=str(rating.shown),
        margin=rating.margin,
        played=rating.played,
    )
    early = f" · {words.message('bot', 'league-provisional')}" if rating.provisional else ""
    return f"{said}{early}"


def statistics_text(profile: Profile, name: str, words: Words) -> str:
    """What somebody's results at a game say."""
    found, title = profile.statistics, words.message(profile.game, "title")
    lines = [f"### {safe_name(name)} · {title}"]
    if not found.played:
        lines.append(words.message("bot", "league-stats-none", name=safe_name(name)))
        return "\n".join(lines)
    if profile.rating:
        lines.append(rating_text(profile.rating, words))
    lines.append(words.message("bot", "league-stats-played", played=found.played, won=found.won))
    places = " · ".join(
        f"{words.message('picture', 'league-place', place=place)} × {count}"
        for place, count in enumerate(found.places, 1)
    )
    lines.append(words.message("bot", "league-stats-places", places=places))
    if found.best_score is not None and found.mean_score is not None:
        mean = format_decimal(found.mean_score, format="#,##0.#", locale=words.language)
        said = words.message("bot", "league-stats-scores", best=found.best_score, mean=str(mean))
        lines.append(said)
    lines.append(
        words.message("bot", "league-stats-streak", longest=found.longest_streak, now=found.streak)
    )
    if found.habits:
        first = entry(profile.game).rules.opening is not None
        label = words.message("bot", f"league-stats-habit-{'first' if first else 'points'}")
        told = words.series([f"{words.say(text)} ({count})" for text, count in found.habits])
        lines.append(words.labelled(label, told))
    return "\n".join(lines)


def versus_text(found: Versus, names: tuple[str, str], words: Words) -> str:
    """How two people fare against each other."""
    record = found.record
    return words.message(
        "bot",
        "league-versus",
        one=safe_name(names[0]),
        other=safe_name(names[1]),
        met=record.met,
        ahead=record.ahead,
        level=record.level,
        behind=record.behind,
    )
