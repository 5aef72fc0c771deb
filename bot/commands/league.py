"""`/league`: looking at leagues, ratings and statistics. What organisers do is next door."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands

from bot import replies
from bot.club import ClubRefusal
from bot.club.league.views import LeagueInfo
from bot.commands.family import FORMS, Choice, Family, Tree, described
from bot.commands.league_office import OfficeCommands
from bot.commands.made_with import GAMES
from bot.panels.league import (
    DIVISIONS_MOST,
    champions_text,
    further_divisions,
    log_file,
    log_text,
    mine_text,
    season_panel,
    standings_text,
)
from bot.panels.league_pictures import rating_picture, season_picture
from bot.panels.parts import layout
from bot.panels.ratings import leaderboard_text, statistics_text, versus_text
from bot.replies import Interaction, person_of, reads, say, say_all, show, thinking
from bot.speech import NO_MENTIONS, clipped, safe_name

Command = app_commands.Command[Any, ..., None]


class LeagueCommands(Family):
    """Everything under `/league`."""

    def add_to(self, tree: Tree) -> None:
        """Register the group."""
        group = app_commands.Group(
            name="league", description=described("command-league"), guild_only=True
        )
        office = OfficeCommands(self.club, self.league, self.completed)
        for command in (
            self._list(), self._standings(), self._me(), self._log(), self._champions(),
            self._export(), self._ratings(), self._rating(), self._stats(), self._versus(),
            *office.commands(),
        ):  # fmt: skip
            group.add_command(command)
        tree.add_command(group)

    async def league(self, interaction: Interaction, typed: str) -> LeagueInfo:
        """The league that somebody means, by id or name; the only one where nothing is said."""
        leagues = await self.club.league.look.leagues(str(interaction.guild_id))
        if not leagues:
            raise ClubRefusal("league-none")
        found = [one for one in leagues if not typed or typed in (one.id, one.name)]
        if not found:
            raise ClubRefusal("no-such-league")
        if len(found) > 1:
            raise ClubRefusal("league-which")
        return found[0]

    async def completed(self, interaction: Interaction, current: str) -> list[Choice]:
        """The club's leagues that fit what was typed so far."""
        leagues = await self.club.league.look.leagues(str(interaction.guild_id))
        fitting = [one for one in leagues if current.casefold() in one.name.casefold()]
        return [Choice(name=clipped(one.name, 100), value=one.id) for one in fitting[:25]]

    def _list(self) -> Command:
        @app_commands.command(name="list", description=described("command-league-list"))
        async def command(interaction: Interaction) -> None:
            async def doing() -> None:
                await thinking(interaction)
                words = replies.words_of(interaction)
                lines = []
                for one in await self.club.league.look.leagues(str(interaction.guild_id)):
                    game = words.message(one.rules.game, "title")
                    form = words.message("bot", f"league-format-{one.rules.format}")
                    where = f" · <#{one.channel}>" if one.channel else ""
                    lines.append(f"**{safe_name(one.name)}** · {game} · {form}{where}")
                text = "\n".join(lines) or words.message("bot", "league-none")
                await say(interaction, clipped(text, 3800))

            await self.guarded(interaction, doing)

        return command

    def _standings(self) -> Command:
        @app_commands.command(name="standings", description=described("command-league-standings"))
        @app_commands.rename(form="as")
        @app_commands.choices(form=FORMS)
        @app_commands.describe(
            league=described("command-league-league"),
            division=described("command-league-division"),
            form=described("command-league-as"),
        )
        async def command(
            interaction: Interaction,
            league: str = "",
            division: app_commands.Range[int, 1, 500] | None = None,
            form: str = "picture",
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                chosen = await self.league(interaction, league)
                latest = await self.club.league.look.latest(chosen.id)
                view = await self.club.league.look.season(latest.id)
                number = None if division is None else division - 1
                words = replies.words_of(interaction)
                palette = await self.club.people.palette(person_of(interaction).id)
                picture = await season_picture(view, reads(interaction), number, palette)
                if form == "text":
                    await say_all(interaction, standings_text(view, words, number))
                elif picture:
                    left = 0 if number is not None else len(view.divisions) - DIVISIONS_MOST
                    await show(interaction, layout([picture, further_divisions(left, words)]))
                else:
                    await show(interaction, season_panel(view, None, reads(interaction)))

            await self.guarded(interaction, doing)

        command.autocomplete("league")(self.completed)
        return command

    def _me(self) -> Command:
        @app_commands.command(name="me", description=described("command-league-me"))
        async def command(interaction: Interaction) -> None:
            async def doing() -> None:
                await thinking(interaction)
                person = person_of(interaction).id
                seasons = await self.club.league.look.mine(person, str(interaction.guild_id))
                await say(interaction, mine_text(seasons, replies.words_of(interaction)))

            await self.guarded(interaction, doing)

        return command

    def _log(self) -> Command:
        @app_commands.command(name="log", description=described("command-league-log"))
        @app_commands.describe(league=described("command-league-league"))
        async def command(interaction: Interaction, league: str = "") -> None:
            async def doing() -> None:
                await thinking(interaction)
                await self._show_log(interaction, league)

            await self.guarded(interaction, doing)

        command.autocomplete("league")(self.completed)
        return command

    async def _show_log(self, interaction: Interaction, league: str) -> None:
        """The latest lines, and where there are more the whole log as a file.

        What was done outside of leagues stands in every league's log, and can be read without any.
        """
        look, guild = self.club.league.look, str(interaction.guild_id)
        entries = await look.club_log(guild)
        if league or not entries or await look.leagues(guild):
            chosen = await self.league(interaction, league)
            entries = tuple(
                sorted((*entries, *await look.log(chosen.id)), key=lambda entry: entry.at)
            )
        words = replies.words_of(interaction)
        text, left = log_text(entries, words)
        panel = layout([text])
        files = []
        if left:
            panel.view.add_item(discord.ui.File("attachment://log.txt"))
            files = [discord.File(io.BytesIO(log_file(entries, words).encode()), "log.txt")]
        await interaction.edit_original_response(
            view=panel.view, attachments=files, allowed_mentions=NO_MENTIONS
        )

    def _champions(self) -> Command:
        @app_commands.command(name="champions", description=described("command-league-champions"))
        @app_commands.describe(league=described("command-league-league"))
        async def command(interaction: Interaction, league: str = "") -> None:
            async def doing() -> None:
                await thinking(interaction)
                chosen = await self.league(interaction, league)
                found = await self.club.league.look.champions(chosen.id)
                await say(interaction, champions_text(found, replies.words_of(interaction)))

            await self.guarded(interaction, doing)

        command.autocomplete("league")(self.completed)
        return command

    def _export(self) -> Command:
        @app_commands.command(name="export", description=described("command-league-export"))
        @app_commands.describe(league=described("command-league-league"))
        async def command(interaction: Interaction, league: str = "") -> None:
            async def doing() -> None:
                await thinking(interaction)
                chosen = await self.league(interaction, league)
                latest = await self.club.league.look.latest(chosen.id)
                files = [  # with the mark by which spreadsheets know how letters are written
                    discord.File(io.BytesIO(one.text.encode("utf-8-sig")), one.filename)
                    for one in await self.club.league.look.export(latest.id)
                ]
                await interaction.edit_original_response(
                    content=replies.words_of(interaction).message("bot", "league-exported"),
                    attachments=files,
                    allowed_mentions=NO_MENTIONS,
                )

            await self.guarded(interaction, doing)

        command.autocomplete("league")(self.completed)
        return command

    def _ratings(self) -> Command:
        @app_commands.command(name="ratings", description=described("command-league-ratings"))
        @app_commands.choices(game=GAMES)
        @app_commands.describe(
            game=described("command-league-game"),
            everywhere=described("command-league-everywhere"),
            stand_ins=described("command-league-stand-ins"),
        )
        async def command(
            interaction: Interaction, game: str, everywhere: bool = False, stand_ins: bool = False
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                guild = None if everywhere else str(interaction.guild_id)
                board = await self.club.league.look.leaderboard(game, guild, stand_ins=stand_ins)
                words = replies.words_of(interaction)
                text = leaderboard_text(board, game, words, everywhere=everywhere)
                await say(interaction, text)

            await self.guarded(interaction, doing)

        return command

    def _rating(self) -> Command:
        @app_commands.command(name="rating", description=described("command-league-rating"))
        @app_commands.choices(game=GAMES)
        @app_commands.describe(
            game=described("command-league-game"),
            person=described("command-league-person"),
            stand_ins=described("command-league-stand-ins"),
        )
        async def command(
            interaction: Interaction,
            game: str,
            person: discord.Member | None = None,
            stand_ins: bool = False,
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                who = person or interaction.user
                words = replies.words_of(interaction)
                profile = await self.club.league.look.profile(
                    str(who.id), game, stand_ins=stand_ins
                )
                palette = await self.club.people.palette(person_of(interaction).id)
                picture = await rating_picture(profile, who.display_name, words, palette)
                if picture is None:
                    name = safe_name(who.display_name)
                    await say(interaction, words.message("bot", "league-no-rating", name=name))
                else:
                    await show(interaction, layout([picture]))

            await self.guarded(interaction, doing)

        return command

    def _stats(self) -> Command:
        @app_commands.command(name="stats", description=described("command-league-stats"))
        @app_commands.choices(game=GAMES)
        @app_commands.describe(
            game=described("command-league-game"),
            person=described("command-league-person"),
            everywhere=described("command-league-everywhere"),
            stand_ins=described("command-league-stand-ins"),
        )
        async def command(
            interaction: Interaction,
            game: str,
            person: discord.Member | None = None,
            everywhere: bool = False,
            stand_ins: bool = False,
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                who = person or interaction.user
                profile = await self.club.league.look.profile(
                    str(who.id),
                    game,
                    None if everywhere else str(interaction.guild_id),
                    stand_ins=stand_ins,
                )
                words = replies.words_of(interaction)
                await say(interaction, statistics_text(profile, who.display_name, words))

            await self.guarded(interaction, doing)

        return command

    def _versus(self) -> Command:
        @app_commands.command(name="versus", description=described("command-league-versus"))
        @app_commands.choices(game=GAMES)
        @app_commands.describe(
            other=described("command-league-other"),
            person=described("command-league-person"),
            game=described("command-league-game"),
        )
        async def command(
            interaction: Interaction,
            other: discord.Member,
            person: discord.Member | None = None,
            game: str | None = None,
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                who = person or interaction.user
                found = await self.club.league.look.versus(str(who.id), str(other.id), game)
                names = (who.display_name, other.display_name)
                await say(interaction, versus_text(found, names, replies.words_of(interaction)))

            await self.guarded(interaction, doing)

        return command
