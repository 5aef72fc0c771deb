"""Going back, leaving and handing over."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import replies
from bot.club import ClubRefusal, Consent, Person
from bot.commands.family import Family, Tree, described
from bot.replies import Interaction, id_of, person_of, say, thinking
from bot.speech import clipped


class SeatCommands(Family):
    """`/undo`, `/plan`, `/resign`, `/replace`."""

    def add_to(self, tree: Tree) -> None:
        """Register the commands."""
        tree.add_command(self._undo())
        tree.add_command(self._plan())
        tree.add_command(self._resign())
        tree.add_command(self._replace())

    def _undo(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="undo", description=described("command-undo"))
        @app_commands.guild_only()
        async def undo(interaction: Interaction) -> None:
            async def doing() -> None:
                await thinking(interaction)
                table = await self.table(interaction)
                done = await self.club.undo.undo(
                    table.id, person_of(interaction).id, interaction=id_of(interaction)
                )
                if isinstance(done, Consent):
                    words = replies.words_of(interaction)
                    await say(interaction, words.message("bot", "consent-asked"))
                else:
                    await self.presses.show_desk(interaction, table.id)

            await self.guarded(interaction, doing)

        return undo

    def _plan(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="plan", description=described("command-plan"))
        @app_commands.guild_only()
        async def plan(interaction: Interaction) -> None:
            async def doing() -> None:
                await thinking(interaction)
                table = await self.table(interaction)
                self.presses.thrift.spend("plan", interaction)
                begun = await self.club.plan.begin(table.id, person_of(interaction).id)
                await self.presses.show_plan(interaction, begun)

            await self.guarded(interaction, doing)

        return plan

    def _resign(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="resign", description=described("command-resign"))
        @app_commands.guild_only()
        async def resign(interaction: Interaction) -> None:
            async def doing() -> None:
                await thinking(interaction)
                table = await self.table(interaction)
                await self.club.play.resign(
                    table.id, person_of(interaction).id, interaction=id_of(interaction)
                )
                words = replies.words_of(interaction)
                await say(interaction, words.message("bot", "done-resign"))

            await self.guarded(interaction, doing)

        return resign

    def _replace(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="replace", description=described("command-replace"))
        @app_commands.guild_only()
        @app_commands.describe(
            seat=described("command-replace-seat"),
            person=described("command-replace-person"),
            stand_in=described("command-replace-stand-in"),
        )
        async def replace(
            interaction: Interaction,
            seat: app_commands.Range[int, 1, 8],
            person: discord.Member | None = None,
            stand_in: bool = False,
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                table = await self.table(interaction)
                if seat > len(table.seats):
                    raise ClubRefusal("no-such-seat", seats=len(table.seats))
                if person and person.bot:
                    raise ClubRefusal("bots-do-not-play")
                newcomer = Person(str(person.id), person.display_name) if person else None
                words, manage = replies.words_of(interaction), replies.manages(interaction)
                if newcomer is None and not stand_in:
                    await self.club.offers.offer(
                        table.id,
                        person_of(interaction),
                        seat - 1,
                        interaction=id_of(interaction),
                        manage=manage,
                    )
                    await say(interaction, words.message("bot", "done-offer"))
                    return
                await self.club.play.replace(
                    table.id,
                    person_of(interaction).id,
                    seat - 1,
                    newcomer or "greedy",
                    interaction=id_of(interaction),
                    manage=manage,
                )
                await say(interaction, words.message("bot", "done-replace"))

            await self.guarded(interaction, doing)

        replace.autocomplete("seat")(self._seats)
        return replace

    async def _seats(
        self, interaction: Interaction, typed: str | int
    ) -> list[app_commands.Choice[int]]:
        """The seats of the table in play, and who has them; a name or a number may be typed."""
        try:
            table = await self.table(interaction)
        except ClubRefusal:
            return []
        words, found = replies.words_of(interaction), []
        for sitting in table.seats if table.phase == "playing" else ():
            name, number = sitting.name, sitting.seat + 1
            if sitting.stand_in:
                name = words.message("bot", "sitter-stand-in", name=name)
            label = clipped(f"{number}. {name}", 100)
            if str(typed).casefold() in label.casefold():
                found.append(app_commands.Choice(name=label, value=number))
        return found
