"""Ratings and statistics in words."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

from bot.club.league.views import Profile, Rank, Versus
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
        rating = one.rating
        said = words.message(
            "bot",
            "league-rating-line",
            rating=str(rating.shown),
            margin=rating.margin,
            played=rating.played,
        )
        marks = [words.message("bot", "league-stand-in")] if one.stand_in else []
        marks += [words.message("bot", "league-provisional")] if rating.provisional else []
        more = f" · {', '.join(marks)}" if marks else ""
        lines.append(f"{number}. {safe_name(one.name)}: {said}{more}")
    return clipped("\n".join(lines), TEXT_MOST)


def statistics_text(profile: Profile, name: str, words: Words) -> str:
    """What somebody's results at a game say."""
    found, title = profile.statistics, words.message(profile.game, "title")
    lines = [f"### {safe_name(name)} · {title}"]
    if not found.played:
        lines.append(words.message("bot", "league-stats-none", name=safe_name(name)))
        return "\n".join(lines)
    if profile.rating:
        lines.append(
            words.message(
                "bot",
                "league-rating-line",
                rating=str(profile.rating.shown),
                margin=profile.rating.margin,
                played=profile.rating.played,
            )
        )
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
        told = ", ".join(f"{words.say(text)} ({count})" for text, count in found.habits)
        lines.append(f"{label}: {told}")
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
