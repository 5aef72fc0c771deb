"""What organisers do, under `/league`: make leagues and seasons, and set right what goes wrong."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, get_args

import discord
from discord import app_commands

from bot import replies
from bot.clock.pace import Overtime
from bot.club import Club, ClubRefusal, Person
from bot.club.league import LeagueRules
from bot.club.league.rules import LARGEST_DIVISION, MOST_AT_ONCE, MOST_TABLES, Format
from bot.club.league.views import LeagueInfo
from bot.commands.family import Choice, described, remembered
from bot.commands.made_with import (
    COLOURS,
    GAMES,
    LANGUAGES,
    must_be_able_to_post,
    option_choices,
    pace_choices,
    public_language,
    read_game,
    read_options,
    table_pace,
)
from bot.league.standings import TIE_BREAKS, TieBreak
from bot.league_presses import SIGN_UP_DAYS, organiser_of
from bot.replies import Interaction, id_of, reads, say, thinking
from bot.speech import clipped, safe_name
from bot.translating import localised

Command = app_commands.Command[Any, ..., None]
Find = Callable[[Interaction, str], Awaitable[LeagueInfo]]
Complete = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice]]]
Act = Callable[[Interaction, str], Awaitable[None]]
"""Something that is done to a league's last season, which is named by its id."""

AWAY: Overtime = "until-back"
"""At a league's tables a stand-in plays on for whoever lets their time run out."""


class OfficeCommands:
    """The organisers' half of `/league`."""

    def __init__(self, club: Club, find: Find, complete: Complete) -> None:
        self._club = club
        self._find = find
        self._complete = complete

    def commands(self) -> tuple[Command, ...]:
        """All of them."""
        office = self._club.league.office
        return (
            self._create(),
            self._season(),
            self._extend(),
            self._replace(),
            self._annul(),
            self._adjust(),
            self._move(),
            self._plain("begin", lambda interaction, season: office.close_sign_up(
                organiser_of(interaction), season, interaction=id_of(interaction))),
            self._plain("pause", lambda interaction, season: office.pause(
                organiser_of(interaction), season, on=True, interaction=id_of(interaction))),
            self._plain("resume", lambda interaction, season: office.pause(
                organiser_of(interaction), season, on=False, interaction=id_of(interaction))),
            self._plain("end", lambda interaction, season: office.end(
                organiser_of(interaction), season, interaction=id_of(interaction))),
            self._plain("cancel", lambda interaction, season: office.call_off(
                organiser_of(interaction), season, interaction=id_of(interaction))),
        )  # fmt: skip

    async def _on_season(self, interaction: Interaction, league: str, act: Act) -> None:
        """Do something to the last season of a league and say that it is done."""
        await thinking(interaction)
        chosen = await self._find(interaction, league)
        latest = await self._club.league.look.latest(chosen.id)
        await act(interaction, latest.id)
        await say(interaction, replies.words_of(interaction).message("bot", "league-done"))

    def _plain(self, name: str, act: Act) -> Command:
        @app_commands.command(name=name, description=described(f"command-league-{name}"))
        @app_commands.describe(league=described("command-league-league"))
        async def command(interaction: Interaction, league: str = "") -> None:
            await replies.guarded(interaction, lambda: self._on_season(interaction, league, act))

        command.autocomplete("league")(self._complete)
        return command

    def _create(self) -> Command:
        @app_commands.command(name="create", description=described("command-league-create"))
        @app_commands.choices(
            game=GAMES,
            language=LANGUAGES,
            colours=COLOURS,
            format=[
                Choice(name=localised("bot", f"league-format-{one}"), value=one)
                for one in get_args(Format)
            ],
        )
        @app_commands.describe(
            name=described("command-league-name"),
            game=described("command-league-game"),
            format=described("command-league-format"),
            seats=described("command-league-seats"),
            tables=described("command-league-tables"),
            at_once=described("command-league-at-once"),
            size=described("command-league-size"),
            up=described("command-league-up"),
            down=described("command-league-down"),
            points=described("command-league-points"),
            tie_breaks=described("command-league-tie-breaks"),
            pace=described("command-league-pace"),
            options=described("command-new-options"),
            language=described("command-new-language"),
            colours=described("command-new-colours"),
            role=described("command-league-role"),
        )
        async def command(
            interaction: Interaction,
            name: app_commands.Range[str, 1, 60],
            game: str,
            format: str = "league",  # noqa: A002 - it is the option's name
            seats: app_commands.Range[int, 2, 4] = 2,
            tables: app_commands.Range[int, 1, MOST_TABLES] | None = None,
            at_once: app_commands.Range[int, 1, MOST_AT_ONCE] = 2,
            size: app_commands.Range[int, 2, LARGEST_DIVISION] = 8,
            up: app_commands.Range[int, 0, 32] = 2,
            down: app_commands.Range[int, 0, 32] = 2,
            points: str = "",
            tie_breaks: str = "",
            pace: str = "",
            options: str = "",
            language: str = "",
            colours: str = "default",
            role: discord.Role | None = None,
        ) -> None:
            async def doing() -> None:
                rules = LeagueRules(
                    game=game,
                    format=format,  # type: ignore[arg-type]
                    options=read_options(read_game(game), options),
                    pace=table_pace(pace, AWAY),
                    seats=seats,
                    tables=tables,
                    at_once=at_once,
                    size=size,
                    up=up,
                    down=down,
                    points=_points(points, seats),
                    tie_breaks=_tie_breaks(tie_breaks),
                    palette=colours,
                )
                await self._make(interaction, name, rules, language, role)

            await replies.guarded(interaction, doing)

        command.autocomplete("options")(option_choices)
        command.autocomplete("pace")(pace_choices)
        command.autocomplete("tie_breaks")(_tie_break_choices)
        return command

    async def _make(
        self,
        interaction: Interaction,
        name: str,
        rules: LeagueRules,
        language: str,
        role: discord.Role | None,
    ) -> None:
        if not isinstance(interaction.channel, discord.TextChannel):
            raise ClubRefusal("league-needs-channel")
        must_be_able_to_post(interaction, thread=True, channel=True)
        await thinking(interaction)
        made = await self._club.league.office.create(
            organiser_of(interaction),
            name,
            rules,
            channel=str(interaction.channel_id),
            language=language or await public_language(self._club, interaction),
            role=str(role.id) if role else None,
            interaction=id_of(interaction),
        )
        words = replies.words_of(interaction)
        await say(interaction, words.message("bot", "league-made", name=safe_name(made.name)))

    def _season(self) -> Command:
        @app_commands.command(name="season", description=described("command-league-season"))
        @app_commands.describe(
            league=described("command-league-league"),
            days=described("command-league-days"),
            most=described("command-league-most"),
        )
        async def command(
            interaction: Interaction,
            league: str = "",
            days: app_commands.Range[int, 1, 90] = SIGN_UP_DAYS,
            most: app_commands.Range[int, 2, 1000] | None = None,
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                chosen = await self._find(interaction, league)
                await self._club.league.office.open_season(
                    organiser_of(interaction),
                    chosen.id,
                    days=days,
                    most=most,
                    interaction=id_of(interaction),
                )
                await say(interaction, replies.words_of(interaction).message("bot", "league-done"))

            await replies.guarded(interaction, doing)

        command.autocomplete("league")(self._complete)
        return command

    def _extend(self) -> Command:
        @app_commands.command(name="extend", description=described("command-league-extend"))
        @app_commands.describe(
            days=described("command-league-days"), league=described("command-league-league")
        )
        async def command(
            interaction: Interaction, days: app_commands.Range[int, 1, 90], league: str = ""
        ) -> None:
            async def act(interaction: Interaction, season: str) -> None:
                await self._club.league.office.extend(
                    organiser_of(interaction), season, days, interaction=id_of(interaction)
                )

            await replies.guarded(interaction, lambda: self._on_season(interaction, league, act))

        command.autocomplete("league")(self._complete)
        return command

    def _replace(self) -> Command:
        @app_commands.command(name="replace", description=described("command-league-replace"))
        @app_commands.describe(
            person=described("command-league-person"),
            new=described("command-league-new"),
            league=described("command-league-league"),
        )
        async def command(
            interaction: Interaction, person: discord.User, new: discord.Member, league: str = ""
        ) -> None:
            async def act(interaction: Interaction, season: str) -> None:
                if new.bot:
                    raise ClubRefusal("bots-do-not-play")
                await self._club.league.office.replace(
                    organiser_of(interaction),
                    season,
                    str(person.id),
                    Person(str(new.id), new.display_name),
                    interaction=id_of(interaction),
                )

            await replies.guarded(interaction, lambda: self._on_season(interaction, league, act))

        command.autocomplete("league")(self._complete)
        return command

    def _annul(self) -> Command:
        @app_commands.command(name="annul", description=described("command-league-annul"))
        @app_commands.describe(
            table=described("command-league-table"),
            reason=described("command-league-reason"),
            again=described("command-league-again"),
        )
        async def command(
            interaction: Interaction, table: str, reason: str, again: bool = True
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                await self._club.league.office.annul(
                    organiser_of(interaction),
                    table,
                    reason,
                    again=again,
                    interaction=id_of(interaction),
                )
                await say(interaction, replies.words_of(interaction).message("bot", "league-done"))

            await replies.guarded(interaction, doing)

        command.autocomplete("table")(self._results)
        return command

    async def _results(self, interaction: Interaction, current: str) -> list[Choice]:
        """The club's latest results."""
        found = await self._club.league.look.results(str(interaction.guild_id))
        return remembered(found, current, reads(interaction))

    def _adjust(self) -> Command:
        @app_commands.command(name="adjust", description=described("command-league-adjust"))
        @app_commands.describe(
            person=described("command-league-person"),
            points=described("command-league-points-more"),
            reason=described("command-league-reason"),
            league=described("command-league-league"),
        )
        async def command(
            interaction: Interaction,
            person: discord.User,
            points: app_commands.Range[int, -1000, 1000],
            reason: str,
            league: str = "",
        ) -> None:
            async def act(interaction: Interaction, season: str) -> None:
                await self._club.league.office.adjust(
                    organiser_of(interaction),
                    season,
                    str(person.id),
                    points,
                    reason,
                    interaction=id_of(interaction),
                )

            await replies.guarded(interaction, lambda: self._on_season(interaction, league, act))

        command.autocomplete("league")(self._complete)
        return command

    def _move(self) -> Command:
        @app_commands.command(name="move", description=described("command-league-move"))
        @app_commands.describe(league=described("command-league-league"))
        async def command(interaction: Interaction, league: str = "") -> None:
            async def doing() -> None:
                if not isinstance(interaction.channel, discord.TextChannel):
                    raise ClubRefusal("league-needs-channel")
                must_be_able_to_post(interaction, thread=True, channel=True)
                await thinking(interaction)
                chosen = await self._find(interaction, league)
                await self._club.league.office.move(
                    organiser_of(interaction), chosen.id, str(interaction.channel_id)
                )
                await say(interaction, replies.words_of(interaction).message("bot", "league-done"))

            await replies.guarded(interaction, doing)

        command.autocomplete("league")(self._complete)
        return command


def _points(text: str, seats: int) -> tuple[int, ...]:
    words = text.replace(",", " ").split()
    if not all(word.isdecimal() and len(word) < 5 for word in words):
        raise ClubRefusal("league-bad-points", seats=seats)
    return tuple(int(word) for word in words)


def _tie_breaks(text: str) -> tuple[TieBreak, ...]:
    found: list[TieBreak] = []
    for word in text.casefold().replace(",", " ").split():
        chosen = next((one for one in TIE_BREAKS if one == word), None)
        if chosen is None:
            known = " ".join(TIE_BREAKS)
            raise ClubRefusal("league-bad-tie-break", name=clipped(word, 40), known=known)
        found.append(chosen)
    return tuple(found) or TIE_BREAKS


async def _tie_break_choices(interaction: Interaction, current: str) -> list[Choice]:
    """Those that were not named yet, each after those that were."""
    words = replies.words_of(interaction)
    before, _, typed = current.replace(",", " ").rpartition(" ")
    taken = before.split()
    named: dict[str, str] = {one: words.message("bot", f"tie-break-{one}") for one in TIE_BREAKS}
    return [
        Choice(
            name=clipped(" > ".join(named.get(found, found) for found in (*taken, one)), 100),
            value=f"{' '.join(taken)} {one}".strip()[:100],
        )
        for one in TIE_BREAKS
        if one not in taken and typed.casefold() in f"{one} {named[one]}".casefold()
    ]
