"""Seats on offer, and the week of a club."""

from __future__ import annotations

import discord

from bot.clock.moments import moment
from bot.club import Summary
from bot.club.results import Finished, Week
from bot.panels.parts import Panel, button, layout, rows
from bot.panels.times import spoken_time
from bot.speech import clipped, safe_name, words_for
from games.text import Seat
from rendering.words import Words


def offer_panel(table: Summary, seats: tuple[Seat, ...]) -> Panel:
    """The seats that whoever wants may take, each with its button."""
    words = words_for(table)
    if not seats or table.phase != "playing":
        return layout([words.message("bot", "offers-none")])
    lines = [
        words.message("bot", "offer", player=words.player(seat), seat=seat + 1) for seat in seats
    ]
    buttons = [
        button(
            words.message("bot", "take", seat=seat + 1),
            "take",
            table.id,
            str(seat),
            style=discord.ButtonStyle.success,
        )
        for seat in seats
    ]
    return layout(["\n".join(lines)], controls=rows(buttons))


def week_panel(week: Week, words: Words) -> Panel:
    """What a week brought: games that ended, records, and who let others wait longest."""
    span = words.message(
        "bot", "week-span", starts=moment(week.starts, "D"), ends=moment(week.ends, "D")
    )
    parts = [f"## {words.message('bot', 'week')}\n-# {span}"]
    if week.finished:
        lines = [
            _game("week-game-won" if one.points is None else "week-game", one, words)
            for one in week.finished
        ]
        parts.append(_section("week-finished", lines, words))
    if week.records:
        lines = [_game("week-record", one, words) for one in week.records]
        parts.append(_section("week-records", lines, words))
    if week.waits:
        lines = [
            words.message(
                "bot",
                "week-wait",
                name=safe_name(one.name),
                game=words.message(one.game, "title"),
                channel=f"<#{one.channel}>",
                time=spoken_time(one.seconds, words),
            )
            for one in week.waits
        ]
        parts.append(_section("week-waits", lines, words))
    return layout(parts)


def _section(title: str, lines: list[str], words: Words) -> str:
    heading = words.message("bot", title, count=len(lines))
    return clipped("\n".join([f"**{heading}**", *lines]), 1100)


def _game(message: str, one: Finished, words: Words) -> str:
    return words.message(
        "bot",
        message,
        game=words.message(one.game, "title"),
        channel=f"<#{one.channel}>",
        winners=words.series([safe_name(name) for name in one.winners]),
        points=one.points or 0,
        moves=one.moves,
    )
