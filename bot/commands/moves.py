"""Answering decisions: `/play` for any of them, and each game's own verbs."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot import replies
from bot.club import ClubRefusal
from bot.commands.family import EN, Choice, Family, Tree, described, matching
from bot.replies import Interaction, id_of, person_of, thinking
from bot.speech import words_for
from games.catalogue import Game, games
from games.decision import Illegal, answer_from_text


class MoveCommands(Family):
    """The commands that are generated from the catalogue."""

    def add_to(self, tree: Tree) -> None:
        """Register `/play` and a group per game."""
        tree.add_command(self._move_command("play", described("command-play"), None))
        for game in games():
            tree.add_command(self._group(game))

    def _group(self, game: Game) -> app_commands.Group:
        group = app_commands.Group(
            name=game.key, description=EN.message(game.key, "tagline")[:100], guild_only=True
        )
        for verb in game.rules.verbs:
            about = EN.message(game.key, f"verb-{verb}-description")
            group.add_command(self._move_command(verb, about, verb))
        return group

    def _move_command(
        self, name: str, about: str, verb: str | None
    ) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name=name, description=about)
        @app_commands.describe(choice=described("command-play-choice"))
        async def command(interaction: Interaction, choice: str = "") -> None:
            async def doing() -> None:
                await self._answer(interaction, verb, choice)

            await self.guarded(interaction, doing)

        if verb is None:
            command = app_commands.guild_only()(command)

        @command.autocomplete("choice")
        async def offered(interaction: Interaction, current: str) -> list[Choice]:
            return await self._offered(interaction, verb, current)

        return command

    async def _answer(self, interaction: Interaction, verb: str | None, choice: str) -> None:
        await thinking(interaction)
        table = await self.table(interaction)
        person = person_of(interaction).id
        keys = choice.strip() or (verb or "none")
        if keys == verb:
            desk = await self.club.look.desk(table.id, person)
            only = [
                option.key
                for option in (desk.asked.decision.options if desk.asked else ())
                if option.verb == verb
            ]
            keys = only[0] if len(only) == 1 else keys
        await self.club.play.answer(
            table.id, person, answer_from_text(keys), interaction=id_of(interaction)
        )
        await self.presses.show_desk(interaction, table.id)

    async def _offered(
        self, interaction: Interaction, verb: str | None, current: str
    ) -> list[Choice]:
        """The seat's own legal moves; nothing for anybody else."""
        try:
            table = await self.table(interaction)
            desk = await self.club.look.desk(table.id, person_of(interaction).id)
        except (ClubRefusal, Illegal):
            return []
        if desk.asked is None:
            return []
        words = words_for(desk.table, replies.words_of(interaction).language)
        found = matching(desk.asked.decision, verb, current, words)
        if desk.asked.decision.least == 0 and not current and not verb:
            declining = desk.asked.decision.declining
            label = words.say(declining) if declining else words.message("core", "decline")
            found = [Choice(name=label[:100], value="none"), *found[:24]]
        return found
