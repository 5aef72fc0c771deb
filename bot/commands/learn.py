"""`/learn`: a first game with a guide."""

from __future__ import annotations

from discord import app_commands

from bot import replies
from bot.club import ClubRefusal
from bot.commands.family import Choice, Family, Tree, described
from bot.commands.made_with import must_be_able_to_post, place_for
from bot.replies import Interaction, id_of, person_of, reads, say, thinking
from bot.speech import clipped
from bot.translating import localised
from games.lesson import script, taught


class LearnCommands(Family):
    """Lessons."""

    def add_to(self, tree: Tree) -> None:
        """Register the command."""

        @app_commands.command(name="learn", description=described("command-learn"))
        @app_commands.guild_only()
        @app_commands.choices(
            game=[Choice(name=localised(key, "title"), value=key) for key in taught()]
        )
        @app_commands.describe(
            game=described("command-learn-game"), thread=described("command-learn-thread")
        )
        async def learn(interaction: Interaction, game: str, thread: bool = False) -> None:
            async def doing() -> None:
                await self._open(interaction, game, thread=thread)

            await self.guarded(interaction, doing)

        tree.add_command(learn)

    async def _open(self, interaction: Interaction, key: str, *, thread: bool) -> None:
        """A table in the learner's own language, its other seats filled, begun at once."""
        if key not in taught():
            raise ClubRefusal("no-such-game", game=clipped(key, 40))
        must_be_able_to_post(interaction, thread=thread)
        await thinking(interaction)
        self.presses.thrift.spend("table", interaction)
        language, person = reads(interaction), person_of(interaction)
        channel = await place_for(interaction, key, language, thread=thread)
        table = await self.club.lobby.open(
            game=key,
            options={},
            language=language,
            host=person,
            channel=str(channel),
            guild=str(interaction.guild_id) if interaction.guild_id else None,
            interaction=id_of(interaction),
            palette=await self.club.people.palette(person.id) or "default",
            lesson=True,
        )
        for number in range(script(key).seats - 1):
            await self.club.lobby.add_stand_in(
                table.id, person.id, interaction=f"{id_of(interaction)}/{number}"
            )
        await self.club.lobby.start(table.id, person.id, interaction=f"{id_of(interaction)}/start")
        words = replies.words_of(interaction)
        await say(interaction, words.message("bot", "opened-lesson", channel=f"<#{channel}>"))
