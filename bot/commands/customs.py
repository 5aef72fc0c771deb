"""What a club chooses for all its tables."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import replies
from bot.clock.hours import matching_zones
from bot.club import ClubRefusal
from bot.club.customs import MOST_DAYS
from bot.commands.family import Choice, Family, Tree, described
from bot.replies import Interaction, say, thinking
from bot.speech import languages
from rendering.words import own_name


class CustomCommands(Family):
    """`/club`."""

    def add_to(self, tree: Tree) -> None:
        """Register the command."""
        tree.add_command(self._club())

    def _club(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="club", description=described("command-club"))
        @app_commands.guild_only()
        @app_commands.choices(
            language=[Choice(name=own_name(one), value=one) for one in languages()]
        )
        @app_commands.describe(
            language=described("command-club-language"),
            role=described("command-club-role"),
            vacation_days=described("command-club-vacation-days"),
            summary_channel=described("command-club-summary-channel"),
            summary=described("command-club-summary"),
            time_zone=described("command-club-time-zone"),
        )
        async def club(
            interaction: Interaction,
            language: str | None = None,
            role: discord.Role | None = None,
            vacation_days: app_commands.Range[int, 0, MOST_DAYS] | None = None,
            summary_channel: discord.TextChannel | None = None,
            summary: bool | None = None,
            time_zone: str | None = None,
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                channel = str(summary_channel.id) if summary_channel else None
                if summary is False:
                    channel = ""
                elif summary and channel is None:
                    channel = str(interaction.channel_id)
                said: dict[str, Any] = {
                    "language": language,
                    # Everybody has the default role: choosing it is choosing none.
                    "stewards": ("" if role.is_default() else str(role.id)) if role else None,
                    "vacation_days": vacation_days,
                    "summary_channel": channel,
                    "zone": time_zone,
                }
                await self._choose(interaction, said)
                await say(interaction, await self._told(interaction))

            await self.guarded(interaction, doing)

        @club.autocomplete("time_zone")
        async def zones(_: Interaction, current: str) -> list[Choice]:
            return [Choice(name=zone, value=zone) for zone in matching_zones(current)]

        return club

    async def _choose(self, interaction: Interaction, said: dict[str, Any]) -> None:
        """Write down what was said, from those who may say it."""
        if all(one is None for one in said.values()):
            return
        if not replies.manages(interaction):
            raise ClubRefusal("club-not-yours")
        if said["stewards"] is not None and not interaction.permissions.manage_guild:
            raise ClubRefusal("club-role-not-yours")
        await self.club.customs.choose(str(interaction.guild_id), **said)

    async def _told(self, interaction: Interaction) -> str:
        words = replies.words_of(interaction)
        custom = await self.club.customs.of(str(interaction.guild_id))
        lines = [
            words.message("bot", "club-language", language=own_name(custom.language))
            if custom.language
            else words.message("bot", "club-language-none"),
            words.message("bot", "club-role", role=f"<@&{custom.stewards}>")
            if custom.stewards
            else words.message("bot", "club-role-none"),
            words.message("bot", "club-vacation-days", days=custom.vacation_days),
            words.message("bot", "club-summary", channel=f"<#{custom.summary_channel}>")
            if custom.summary_channel
            else words.message("bot", "club-summary-none"),
            words.message("bot", "setting-zone", zone=custom.zone),
        ]
        return "\n".join(lines)
