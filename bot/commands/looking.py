"""Looking at tables: board, hand, log, since, turns, games, export, verify, about."""

from __future__ import annotations

import io
import logging
from importlib.metadata import version
from typing import Any

import discord
from discord import app_commands

from bot import replies
from bot.commands.family import Choice, Family, Tree, described
from bot.panels.parts import layout
from bot.panels.table import standings, story
from bot.panels.turns import turns_text
from bot.replies import Interaction, person_of, reads, say, say_all, thinking
from bot.speech import clipped, picture_words, words_for
from bot.translating import localised
from games.catalogue import games
from rendering.pictures import text

log = logging.getLogger(__name__)


class LookCommands(Family):
    """Commands that change nothing. All answers are seen by the asker alone."""

    def add_to(self, tree: Tree) -> None:
        """Register the commands."""
        for name, handler in (
            ("hand", self._hand),
            ("log", self._log),
            ("since", self._since),
            ("export", self._export),
            ("verify", self._verify),
            ("games", self._games),
        ):
            tree.add_command(self._plain(name, handler))
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

    def _board(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="board", description=described("command-board"))
        @app_commands.guild_only()
        @app_commands.rename(form="as")
        @app_commands.choices(
            form=[
                Choice(name=localised("bot", "as-picture"), value="picture"),
                Choice(name=localised("bot", "as-text"), value="text"),
            ]
        )
        @app_commands.describe(
            move=described("command-board-move"), form=described("command-board-as")
        )
        async def board(
            interaction: Interaction,
            move: app_commands.Range[int, 0] | None = None,
            form: str = "picture",
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                table = await self.table(interaction)
                self.presses.thrift.spend("picture" if move is None else "replay", interaction)
                language = reads(interaction)
                if form == "text":
                    seen = await self.club.look.board(table.id, person_of(interaction).id, move)
                    whole = text(
                        table.game,
                        seen.view,
                        picture_words(table, language),
                        outcome=table.outcome if seen.over else None,
                    )
                    await say_all(interaction, whole)
                    return
                seen = await self.club.look.board(table.id, None, move)
                await self.presses.show_board(interaction, seen)

            await self.guarded(interaction, doing)

        return board

    async def _hand(self, interaction: Interaction) -> None:
        table = await self.table(interaction)
        await self.presses.show_desk(interaction, table.id, seated=True)

    async def _log(self, interaction: Interaction) -> None:
        table = await self.table(interaction)
        lines = await self.club.look.log(table.id, person_of(interaction).id, limit=40)
        words = words_for(table, reads(interaction))
        told = tuple(told for line in lines for told in line.told)
        await say(interaction, story(told, words, 3500) or words.message("bot", "nothing-yet"))

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
        found = await self.club.look.games(str(interaction.channel_id))
        lines = []
        for table in found:
            spoken = words_for(table, words.language)
            title = f"**{spoken.message(table.game, 'title')}** <t:{int(table.opened_at)}:d>"
            state = (
                standings(table, spoken)
                if table.ended_at
                else spoken.message("bot", f"phase-{table.phase}")
            )
            lines.append(f"{title}\n{state}")
        await say(interaction, clipped("\n".join(lines), 3800) or words.message("bot", "no-games"))

    async def _export(self, interaction: Interaction) -> None:
        table = await self.table(interaction)
        words = replies.words_of(interaction)
        self.presses.thrift.spend("replay", interaction)
        export = await self.club.look.export(table.id, person_of(interaction).id)
        file = discord.File(io.BytesIO(export.text.encode()), export.filename)
        note = words.message("bot", "export-complete" if export.complete else "export-partial")
        panel = layout([note])
        panel.view.add_item(discord.ui.File(f"attachment://{export.filename}"))
        await interaction.edit_original_response(view=panel.view, attachments=[file])

    async def _verify(self, interaction: Interaction) -> None:
        table = await self.table(interaction)
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
