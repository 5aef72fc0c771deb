"""Opening tables and filling their seats."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot import replies
from bot.clock.pace import Pace
from bot.club import Summary
from bot.commands.family import Family, Tree, described
from bot.commands.made_with import (
    COLOURS,
    GAMES,
    LANGUAGES,
    OVERTIMES,
    must_be_able_to_post,
    option_choices,
    pace_choices,
    place_for,
    public_language,
    read_game,
    read_options,
    table_pace,
)
from bot.replies import Interaction, id_of, person_of, say, thinking
from games.catalogue import game


class LobbyCommands(Family):
    """`/new`, `/join`, `/leave`, `/start`, `/cancel`."""

    def add_to(self, tree: Tree) -> None:
        """Register the commands."""
        tree.add_command(self._new())
        for name, handler in (
            ("join", self._join),
            ("leave", self._leave),
            ("start", self._start),
            ("cancel", self._cancel),
        ):
            tree.add_command(_simple(name, handler))

    def _new(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="new", description=described("command-new"))
        @app_commands.guild_only()
        @app_commands.choices(game=GAMES, language=LANGUAGES, colours=COLOURS, overtime=OVERTIMES)
        @app_commands.describe(
            game=described("command-new-game"),
            options=described("command-new-options"),
            language=described("command-new-language"),
            colours=described("command-new-colours"),
            pace=described("command-new-pace"),
            overtime=described("command-new-overtime"),
            thread=described("command-new-thread"),
            quick=described("command-new-quick"),
        )
        async def new(
            interaction: Interaction,
            game: str,
            options: str = "",
            language: str = "",
            colours: str = "default",
            pace: str = "",
            overtime: str = "flag",
            thread: bool = False,
            quick: bool = False,
        ) -> None:
            async def doing() -> None:
                chosen = table_pace(pace, overtime)
                await self._open(
                    interaction,
                    game,
                    options,
                    language,
                    colours,
                    chosen,
                    thread=thread,
                    quick=quick,
                )

            await self.guarded(interaction, doing)

        new.autocomplete("options")(option_choices)
        new.autocomplete("pace")(pace_choices)
        return new

    async def _open(
        self,
        interaction: Interaction,
        key: str,
        options: str,
        language: str,
        colours: str,
        pace: Pace,
        *,
        thread: bool,
        quick: bool,
    ) -> None:
        chosen = read_options(read_game(key), options)
        must_be_able_to_post(interaction, thread=thread)
        await thinking(interaction)
        words = replies.words_of(interaction)
        language = language or await public_language(self.club, interaction)
        self.presses.thrift.spend("table", interaction)
        channel = await place_for(interaction, key, language, thread=thread)
        table = await self.club.lobby.open(
            game=key,
            options=chosen,
            language=language,
            host=person_of(interaction),
            channel=str(channel),
            guild=str(interaction.guild_id) if interaction.guild_id else None,
            interaction=id_of(interaction),
            palette=colours,
            pace=pace,
        )
        if quick:
            await self._begin_at_once(table, interaction)
        said = "opened-quick" if quick else "opened-lobby"
        await say(interaction, words.message("bot", said, channel=f"<#{channel}>"))

    async def _begin_at_once(self, table: Summary, interaction: Interaction) -> None:
        """Fill the least number of seats, but a third for company where there may be one."""
        person, seats = person_of(interaction).id, game(table.game).rules.seats
        wanted = min(max(seats[0], 3), seats[-1])
        for number in range(wanted - 1):
            await self.club.lobby.add_stand_in(
                table.id, person, interaction=f"{id_of(interaction)}/{number}"
            )
        await self.club.lobby.start(table.id, person, interaction=f"{id_of(interaction)}/start")

    async def _join(self, interaction: Interaction, table: Summary) -> None:
        await self.club.lobby.join(table.id, person_of(interaction))

    async def _leave(self, interaction: Interaction, table: Summary) -> None:
        await self.club.lobby.leave(table.id, person_of(interaction).id)

    async def _start(self, interaction: Interaction, table: Summary) -> None:
        person = person_of(interaction).id
        await self.club.lobby.start(table.id, person, interaction=id_of(interaction))

    async def _cancel(self, interaction: Interaction, table: Summary) -> None:
        await self.club.lobby.cancel(
            table.id, person_of(interaction).id, manage=replies.manages(interaction)
        )


def _simple(name: str, handler: Any) -> app_commands.Command[Any, ..., None]:
    """A command without arguments that acts on the channel's table and says that it is done."""
    family: LobbyCommands = handler.__self__

    @app_commands.command(name=name, description=described(f"command-{name}"))
    @app_commands.guild_only()
    async def command(interaction: Interaction) -> None:
        async def doing() -> None:
            await thinking(interaction)
            await handler(interaction, await family.table(interaction))
            await say(interaction, replies.words_of(interaction).message("bot", f"done-{name}"))

        await family.guarded(interaction, doing)

    return command
