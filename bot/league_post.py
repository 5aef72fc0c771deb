"""What the postman needs for leagues: their panels, and threads in which their tables open."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.club import Club, FixtureLetter, LeagueNote, SeasonLetter
from bot.panels.league import fixture_panel, league_note, season_panel, thread_name
from bot.panels.league_pictures import season_picture
from bot.panels.parts import Panel

log = logging.getLogger(__name__)

HAS_THREAD = 160004
"""There is a thread for this message already."""
LONGEST_SLEEP = 10080
"""Minutes without a message after which a thread is archived."""


async def league_panel(club: Club, content: SeasonLetter | FixtureLetter | LeagueNote) -> Panel:
    """The message of a letter."""
    match content:
        case SeasonLetter(subject=season):
            view = await club.league.look.season(season)
            return season_panel(view, await season_picture(view))
        case FixtureLetter(subject=subject):
            season_now, fixture = await club.league.tables.due(subject)
            shown = club.league.look.fixture(season_now, fixture)
            awake = [one for one in shown.people if not await club.people.asleep(one)]
            return fixture_panel(shown, awake)
        case LeagueNote(league=league, text=text):
            return league_note(await club.league.look.language(league), text)


async def open_in_thread(club: Club, channel: Any, message: int, letter: FixtureLetter) -> None:
    """Make the thread of a fixture's message and open the table in it.

    A message has one thread at most, and it has the message's id: whoever was killed in between
    finds it there.
    """
    season, fixture = await club.league.tables.due(letter.subject)
    view = club.league.look.fixture(season, fixture)
    try:
        await channel.get_partial_message(message).create_thread(
            name=thread_name(view), auto_archive_duration=LONGEST_SLEEP
        )
    except discord.HTTPException as problem:
        if problem.code != HAS_THREAD:
            raise
        log.info("message %s has its thread already", message)
    await club.league.tables.open(letter.subject, str(message))
