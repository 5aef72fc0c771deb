"""Looking at tables: board, hand, log, since, turns, games, export, verify, rules, about."""

from __future__ import annotations

import io
from importlib.metadata import version
from typing import Any

import discord
from discord import app_commands

from bot import replies
from bot.club import ClubRefusal
from bot.commands.family import EN, Choice, Family, Tree, described
from bot.panels.drawing import board_picture
from bot.panels.parts import layout
from bot.panels.table import standings, story
from bot.replies import Interaction, person_of, say, show, thinking
from bot.speech import clipped, language_of, picture_words, words_for
from games.catalogue import KEYS, games
from rendering.pictures import text


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
        tree.add_command(self._rules())

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
                Choice(name=EN.message("bot", "as-picture"), value="picture"),
                Choice(name=EN.message("bot", "as-text"), value="text"),
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
                seen = await self.club.look.board(table.id, None, move)
                language = language_of(interaction.locale)
                if form == "text":
                    whole = text(table.game, seen.view, picture_words(table, language))
                    parts = _pieces(whole)
                    await show(interaction, layout(parts[:1]))
                    for part in parts[1:]:
                        await say(interaction, part)
                    return
                await show(interaction, layout([await board_picture(seen, language)]))

            await self.guarded(interaction, doing)

        return board

    async def _hand(self, interaction: Interaction) -> None:
        table = await self.table(interaction)
        await self.presses.show_desk(interaction, table.id, seated=True)

    async def _log(self, interaction: Interaction) -> None:
        table = await self.table(interaction)
        lines = await self.club.look.log(table.id, person_of(interaction).id, limit=40)
        words = words_for(table, language_of(interaction.locale))
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
        lines = []
        for one in waiting[:20]:
            spoken = words_for(one.table, words.language)
            place = f"<#{one.table.channel}>"
            if one.message:
                path = f"{one.table.guild or '@me'}/{one.table.channel}/{one.message}"
                place = f"https://discord.com/channels/{path}"
            title = spoken.message(one.table.game, "title")
            since = f"<t:{int(one.since)}:R>"
            lines.append(f"**{title}** {place} · {since}\n-# {spoken.say(one.prompt)}")
        await say(interaction, clipped("\n".join(lines), 3800))

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
        export = await self.club.look.export(table.id, person_of(interaction).id)
        file = discord.File(io.BytesIO(export.text.encode()), export.filename)
        note = words.message("bot", "export-complete" if export.complete else "export-partial")
        panel = layout([note])
        panel.view.add_item(discord.ui.File(f"attachment://{export.filename}"))
        await interaction.edit_original_response(view=panel.view, attachments=[file])

    async def _verify(self, interaction: Interaction) -> None:
        table = await self.table(interaction)
        words = replies.words_of(interaction)
        verdict = await self.club.look.verify(table.id)
        key = "verified" if verdict.agrees else "not-verified"
        await say(
            interaction,
            words.message(
                "bot",
                key,
                seed=verdict.seed,
                hash=verdict.commitment,
                moves=verdict.moves,
                problem=verdict.problem or "",
            ),
        )

    async def _about(self, interaction: Interaction) -> None:
        words = replies.words_of(interaction)
        titles = words.series([words.message(game.key, "title") for game in games()])
        await say(
            interaction,
            words.message("bot", "about", version=version("petitbleu"), games=titles),
        )

    def _rules(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="rules", description=described("command-rules"))
        @app_commands.choices(
            game=[Choice(name=EN.message(key, "title"), value=key) for key in KEYS]
        )
        @app_commands.describe(
            game=described("command-rules-game"), topic=described("command-rules-topic")
        )
        async def rules(interaction: Interaction, game: str = "", topic: str = "") -> None:
            async def doing() -> None:
                await thinking(interaction)
                await say(interaction, await self._rules_text(interaction, game, topic))

            await self.guarded(interaction, doing)

        @rules.autocomplete("topic")
        async def topics(interaction: Interaction, current: str) -> list[Choice]:
            try:
                key = interaction.namespace.game or (await self.table(interaction)).game
            except ClubRefusal:
                return []
            names = replies.words_of(interaction).topics(key, "rules") if key in KEYS else {}
            return [Choice(name=one, value=one) for one in names if current in one][:25]

        return rules

    async def _rules_text(self, interaction: Interaction, key: str, topic: str) -> str:
        """The rules as a whole, one topic of them, or what the moment at the table calls for."""
        words = replies.words_of(interaction)
        verbs: list[str] = []
        if not key:
            table = await self.table(interaction)
            key = table.game
            desk = await self.club.look.desk(table.id, person_of(interaction).id)
            options = desk.asked.decision.options if desk.asked else ()
            verbs = list(dict.fromkeys(option.verb for option in options))
        if key not in KEYS:
            raise ClubRefusal("no-such-game", game=clipped(key, 40))
        topics = words.topics(key, "rules")
        if topic and topic not in topics:
            raise ClubRefusal("no-such-topic", topic=clipped(topic, 40))
        shown = [topic] if topic else verbs
        texts = [words.message(key, "rules")] if not topic else []
        texts += [topics[one] for one in shown if one in topics]
        title = words.message(key, "title")
        return clipped("\n".join([f"## {title}", *texts]), 3800)


def _pieces(whole: str, most: int = 3800) -> list[str]:
    """A long text in parts that fit into messages, divided between lines."""
    parts = [""]
    for line in whole.splitlines(keepends=True):
        if len(parts[-1]) + len(line) > most:
            parts.append("")
        parts[-1] += line[:most]
    return parts
