"""Looking at tables: board, hand, log, since, turns, games, export, verify, about."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any

import discord
from discord import app_commands

from bot import replies
from bot.clock.moments import moment
from bot.club import Remembered, Summary
from bot.commands.family import FORMS, Choice, Family, Tree, described, remembered
from bot.panels.parts import layout
from bot.panels.table import log_text, result_line
from bot.panels.turns import turns_text
from bot.replies import Interaction, person_of, reads, say, say_all, thinking
from bot.speech import link_to, picture_words, words_for
from games.catalogue import games
from rendering.pictures import text

log = logging.getLogger(__name__)

LOG_MOVES = 40
"""How many moves of a log are read at once; fewer are shown where they have much to tell."""
GAMES_MOST = 100


class LookCommands(Family):
    """Commands that change nothing. All answers are seen by the asker alone."""

    def add_to(self, tree: Tree) -> None:
        """Register the commands."""
        for name, handler in (
            ("hand", self._hand),
            ("since", self._since),
            ("games", self._games),
        ):
            tree.add_command(self._plain(name, handler))
        for name, of_table in (("export", self._export), ("verify", self._verify)):
            tree.add_command(self._of_table(name, of_table))
        tree.add_command(self._log())
        tree.add_command(self._plain("turns", self._turns, anywhere=True))
        tree.add_command(self._plain("about", self._about, anywhere=True))
        tree.add_command(self._board())

    def _plain(
        self, name: str, handler: Any, *, anywhere: bool = False
    ) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name=name, description=described(f"command-{name}"))
        async def command(interaction: Interaction) -> None:
            async def doing() -> None:
                await thinking(interaction)
                await handler(interaction)

            await self.guarded(interaction, doing)

        return command if anywhere else app_commands.guild_only()(command)

    def _of_table(
        self, name: str, handler: Callable[[Interaction, Summary], Awaitable[None]]
    ) -> app_commands.Command[Any, ..., None]:
        """A command about the channel's table, or about one that was played there before."""

        @app_commands.command(name=name, description=described(f"command-{name}"))
        @app_commands.guild_only()
        @app_commands.describe(table=described("command-table"))
        async def command(interaction: Interaction, table: str = "") -> None:
            async def doing() -> None:
                await thinking(interaction)
                await handler(interaction, await self.table(interaction, table))

            await self.guarded(interaction, doing)

        command.autocomplete("table")(self._tables)
        return command

    async def _tables(self, interaction: Interaction, current: str) -> list[Choice]:
        """The channel's games, the latest first."""
        found = await self.club.look.games(str(interaction.channel_id))
        played = (Remembered(one.id, one.game, one.players, one.opened_at) for one in found)
        return remembered(played, current, reads(interaction))

    def _board(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="board", description=described("command-board"))
        @app_commands.guild_only()
        @app_commands.rename(form="as")
        @app_commands.choices(form=FORMS)
        @app_commands.describe(
            move=described("command-board-move"),
            form=described("command-board-as"),
            table=described("command-table"),
        )
        async def board(
            interaction: Interaction,
            move: app_commands.Range[int, 0] | None = None,
            form: str = "picture",
            table: str = "",
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                await self._show_board(
                    interaction, await self.table(interaction, table), move, form
                )

            await self.guarded(interaction, doing)

        board.autocomplete("table")(self._tables)
        return board

    async def _show_board(
        self, interaction: Interaction, table: Summary, move: int | None, form: str
    ) -> None:
        self.presses.thrift.spend("picture" if move is None else "replay", interaction)
        if form == "text":
            seen = await self.club.look.board(table.id, person_of(interaction).id, move)
            whole = text(
                table.game,
                seen.view,
                picture_words(table, reads(interaction)),
                outcome=table.outcome if seen.over else None,
            )
            await say_all(interaction, whole)
            return
        await self.presses.show_board(interaction, await self.club.look.board(table.id, None, move))

    async def _hand(self, interaction: Interaction) -> None:
        table = await self.table(interaction)
        await self.presses.show_desk(interaction, table.id, seated=True, patient=True)

    def _log(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="log", description=described("command-log"))
        @app_commands.guild_only()
        @app_commands.describe(move=described("command-log-move"), table=described("command-table"))
        async def command(
            interaction: Interaction,
            move: app_commands.Range[int, 0] | None = None,
            table: str = "",
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                await self._show_log(interaction, table, move)

            await self.guarded(interaction, doing)

        command.autocomplete("table")(self._tables)
        return command

    async def _show_log(self, interaction: Interaction, chosen: str, move: int | None) -> None:
        table = await self.table(interaction, chosen)
        reader = person_of(interaction).id
        lines = await self.club.look.log(table.id, reader, upto=move, limit=LOG_MOVES)
        words = words_for(table, reads(interaction))
        await say_all(interaction, log_text(lines, words, chosen and table.id))

    async def _since(self, interaction: Interaction) -> None:
        table = await self.table(interaction)
        await self.presses.show_since(interaction, table.id)

    async def _turns(self, interaction: Interaction) -> None:
        words = replies.words_of(interaction)
        waiting = await self.club.look.turns(person_of(interaction).id)
        if not waiting:
            await say(interaction, words.message("bot", "no-turns"))
            return
        await say_all(interaction, turns_text(waiting, words))

    async def _games(self, interaction: Interaction) -> None:
        words = replies.words_of(interaction)
        found = await self.club.look.games(str(interaction.channel_id), limit=GAMES_MOST + 1)
        lines = []
        for table in found[:GAMES_MOST]:
            spoken = words_for(table, words.language)
            title = spoken.message(table.game, "title")
            message = await self.club.outbox.message(table.id, "turn", table.channel)
            linked = f"[{title}]({link_to(table, message)})" if message else title
            lines.append(
                f"**{linked}** {moment(table.opened_at, 'd')} · {result_line(table, spoken)}"
            )
        if len(found) > GAMES_MOST:
            lines.append(words.message("bot", "games-latest", count=GAMES_MOST))
        await say_all(interaction, "\n".join(lines) or words.message("bot", "no-games"))

    async def _export(self, interaction: Interaction, table: Summary) -> None:
        words = replies.words_of(interaction)
        self.presses.thrift.spend("replay", interaction)
        export = await self.club.look.export(table.id, person_of(interaction).id)
        file = discord.File(io.BytesIO(export.text.encode()), export.filename)
        note = words.message("bot", "export-complete" if export.complete else "export-partial")
        panel = layout([note])
        panel.view.add_item(discord.ui.File(f"attachment://{export.filename}"))
        await interaction.edit_original_response(view=panel.view, attachments=[file])

    async def _verify(self, interaction: Interaction, table: Summary) -> None:
        words = replies.words_of(interaction)
        self.presses.thrift.spend("replay", interaction)
        verdict = await self.club.look.verify(table.id)
        key = "verified" if verdict.agrees else "not-verified"
        if not verdict.agrees:
            log.error("table %s is not verified: %s", table.id, verdict.problem)
            key = "not-verified" if verdict.published else "not-verified-seed"
        await say(
            interaction,
            words.message(
                "bot",
                key,
                seed=verdict.seed,
                hash=verdict.commitment,
                moves=verdict.moves,
            ),
        )

    async def _about(self, interaction: Interaction) -> None:
        words = replies.words_of(interaction)
        titles = words.series([words.message(game.key, "title") for game in games()])
        await say(
            interaction,
            words.message("bot", "about", version=version("petitbleu"), games=titles),
        )
