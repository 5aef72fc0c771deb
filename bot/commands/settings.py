"""What a person chooses for themselves."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.clock.hours import matching_zones
from bot.commands.family import Choice, Family, Tree, described
from bot.replies import Interaction, person_of, thinking

NIGHTS = ("22:00-08:00", "23:00-07:00", "00:00-09:00", "off")
"""Quiet hours to choose from; any others can be written."""

LONGEST = 20
"""What is written longer than that cannot be hours, and is not offered back."""


class SettingsCommands(Family):
    """`/settings`."""

    def add_to(self, tree: Tree) -> None:
        """Register the command."""
        tree.add_command(self._settings())

    def _settings(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="settings", description=described("command-settings"))
        @app_commands.describe(
            time_zone=described("command-settings-time-zone"),
            quiet_hours=described("command-settings-quiet-hours"),
        )
        async def settings(
            interaction: Interaction, time_zone: str | None = None, quiet_hours: str | None = None
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                person = person_of(interaction)
                if time_zone is not None or quiet_hours is not None:
                    await self.club.people.set_hours(person, zone=time_zone, quiet=quiet_hours)
                await self.presses.waiting.show_settings(interaction)

            await self.guarded(interaction, doing)

        @settings.autocomplete("time_zone")
        async def zones(_: Interaction, current: str) -> list[Choice]:
            return [Choice(name=zone, value=zone) for zone in matching_zones(current)]

        @settings.autocomplete("quiet_hours")
        async def nights(_: Interaction, current: str) -> list[Choice]:
            typed = current.strip()
            written = [typed] if typed and typed not in NIGHTS and len(typed) <= LONGEST else []
            return [Choice(name=night, value=night) for night in (*written, *NIGHTS)]

        return settings
