"""Answering decisions: `/play` for any of them, and each game's own verbs."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.club import ClubRefusal
from bot.commands.family import Choice, Family, Tree, described, matching, spelled_out
from bot.replies import Interaction, id_of, person_of, reads, thinking
from bot.speech import words_for
from bot.translating import MORE, localised
from games.catalogue import Game, games
from games.decision import Illegal, answer_from_text

GROUP = 25
"""How many commands Discord allows in a group."""


class MoveCommands(Family):
    """The commands that are generated from the catalogue."""

    def add_to(self, tree: Tree) -> None:
        """Register `/play` and a group per game."""
        tree.add_command(self._move_command("play", described("command-play"), ()))
        for game in games():
            tree.add_command(self._group(game))

    def _group(self, game: Game) -> app_commands.Group:
        group = app_commands.Group(
            name=game.key, description=localised(game.key, "tagline"), guild_only=True
        )
        verbs = game.rules.verbs
        alone = verbs if len(verbs) <= GROUP else verbs[: GROUP - 1]
        for verb in alone:
            about = localised(game.key, f"verb-{verb}-description")
            group.add_command(self._move_command(verb, about, (verb,)))
        if rest := verbs[len(alone) :]:
            group.add_command(self._move_command(MORE, described("command-more"), rest))
        return group

    def _move_command(
        self, name: str, about: app_commands.locale_str, verbs: tuple[str, ...]
    ) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name=name, description=about)
        @app_commands.describe(choice=described("command-play-choice"))
        async def command(interaction: Interaction, choice: str = "") -> None:
            async def doing() -> None:
                await self._answer(interaction, verbs, choice)

            await self.guarded(interaction, doing)

        if not verbs:
            command = app_commands.guild_only()(command)

        @command.autocomplete("choice")
        async def offered(interaction: Interaction, current: str) -> list[Choice]:
            return await self._offered(interaction, verbs, current)

        return command

    async def _answer(self, interaction: Interaction, verbs: tuple[str, ...], choice: str) -> None:
        """Give the answer; a verb without a choice stands for its only option."""
        await thinking(interaction)
        table = await self.table(interaction)
        person = person_of(interaction).id
        keys = choice.strip()
        desk = await self.club.look.desk(table.id, person)
        if not keys:
            options = desk.asked.decision.options if desk.asked else ()
            only = [option.key for option in options if option.verb in verbs]
            keys = only[0] if len(only) == 1 else (verbs[0] if verbs else "none")
        answer = spelled_out(desk.asked.decision, keys) if desk.asked else answer_from_text(keys)
        reply = await self.club.play.answer(
            table.id, person, answer, interaction=id_of(interaction)
        )
        await self.presses.show_desk(interaction, table.id, reply=reply)

    async def _offered(
        self, interaction: Interaction, verbs: tuple[str, ...], current: str
    ) -> list[Choice]:
        """The seat's own legal moves; nothing for anybody else."""
        try:
            table = await self.table(interaction)
            desk = await self.club.look.desk(table.id, person_of(interaction).id)
        except (ClubRefusal, Illegal):
            return []
        if desk.asked is None:
            return []
        words = words_for(desk.table, reads(interaction))
        found = matching(desk.asked.decision, verbs, current, words)
        if desk.asked.decision.least == 0 and not current and not verbs:
            declining = desk.asked.decision.declining
            label = words.say(declining) if declining else words.message("core", "decline")
            found = [Choice(name=label[:100], value="none"), *found[:24]]
        return found
