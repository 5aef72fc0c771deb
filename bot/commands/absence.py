"""Being away, and not being forgotten: `/vacation` and `/nudge`."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta
from typing import Any

from discord import app_commands

from bot import replies
from bot.club import ClubRefusal
from bot.commands.family import Choice, Family, Tree, described
from bot.replies import Interaction, person_of, say, thinking
from bot.speech import clipped


def read_day(text: str) -> date:
    """A day as people choose or write it: `2026-07-01`."""
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise ClubRefusal("no-such-day", day=clipped(text, 20)) from None


class AbsenceCommands(Family):
    """`/vacation`, `/nudge`."""

    def add_to(self, tree: Tree) -> None:
        """Register the commands."""
        tree.add_command(self._vacation())
        tree.add_command(self._nudge())

    def _vacation(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="vacation", description=described("command-vacation"))
        @app_commands.guild_only()
        @app_commands.rename(first="from", last="to")
        @app_commands.describe(
            first=described("command-vacation-from"), last=described("command-vacation-to")
        )
        async def vacation(
            interaction: Interaction, first: str | None = None, last: str | None = None
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                if first is not None or last is not None:
                    begin = read_day(first or last or "")
                    end = read_day(last or first or "")
                    guild = str(interaction.guild_id)
                    await self.club.absence.go(person_of(interaction), guild, begin, end)
                await self.presses.waiting.show_vacations(interaction)

            await self.guarded(interaction, doing)

        @vacation.autocomplete("first")
        async def firsts(interaction: Interaction, current: str) -> list[Choice]:
            return await self._days(interaction, current, None)

        @vacation.autocomplete("last")
        async def lasts(interaction: Interaction, current: str) -> list[Choice]:
            return await self._days(interaction, current, getattr(interaction.namespace, "from"))

        return vacation

    async def _days(
        self, interaction: Interaction, current: str, after: str | None
    ) -> list[Choice]:
        """The days ahead by the person's own calendar, or those that begin with what was typed."""
        start = await self.club.absence.today(person_of(interaction).id)
        with suppress(ValueError):
            start = max(start, date.fromisoformat(after or ""))
        days = [(start + timedelta(days=ahead)).isoformat() for ahead in range(366)]
        return [Choice(name=day, value=day) for day in days if day.startswith(current)][:25]

    def _nudge(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="nudge", description=described("command-nudge"))
        @app_commands.guild_only()
        async def nudge(interaction: Interaction) -> None:
            async def doing() -> None:
                await thinking(interaction)
                table = await self.table(interaction)
                await self.club.nudging.nudge(table.id, person_of(interaction).id)
                await say(interaction, replies.words_of(interaction).message("bot", "done-nudge"))

            await self.guarded(interaction, doing)

        return nudge
