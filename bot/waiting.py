"""What happens when somebody presses a control that is about people and time, not about a move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot import replies
from bot.club import Club
from bot.controls import Act, Control, number
from bot.panels.parts import layout
from bot.panels.settings import AS_EVERYWHERE, settings_panel, vacations_panel
from bot.panels.table import story
from bot.replies import Interaction, id_of, person_of, say, show, thinking
from bot.speech import words_for

Handler = Callable[[Interaction, Control], Awaitable[None]]
ShowDesk = Callable[[Interaction, str], Awaitable[None]]
STORY_LINES = 200
"""How many moves somebody who takes over a seat is told, as far as a message holds them."""


class Waiting:
    """Settings, and whatever helps against waiting."""

    def __init__(self, club: Club, show_desk: ShowDesk) -> None:
        self._club = club
        self._show_desk = show_desk
        self.handlers: dict[Act, Handler] = {
            "setting": self._setting,
            "nudge": self._nudge,
            "back": self._back,
            "take": self._take,
            "home": self._home,
        }

    async def show_settings(self, interaction: Interaction) -> None:
        """The person's settings as they are now."""
        settings = await self._club.people.settings(person_of(interaction).id)
        guild = str(interaction.guild_id) if interaction.guild_id else None
        await show(interaction, settings_panel(settings, guild, replies.words_of(interaction)))

    async def _setting(self, interaction: Interaction, control: Control) -> None:
        await replies.in_place(interaction)
        data: Any = interaction.data or {}
        value = next(iter(data.get("values") or ()), AS_EVERYWHERE)
        await self._club.people.choose(
            person_of(interaction),
            control.rest,
            None if value == AS_EVERYWHERE else str(value),
            guild=control.token,
        )
        await replies.listen(self._club, interaction)
        await self.show_settings(interaction)

    async def show_vacations(self, interaction: Interaction) -> None:
        """When the person is away in this club, and how much of the year is left for it."""
        person, guild = person_of(interaction).id, str(interaction.guild_id)
        absences = await self._club.absence.of(person, guild)
        settings = await self._club.people.settings(person)
        today = await self._club.absence.today(person)
        left = await self._club.absence.left(person, guild, today.year)
        words = replies.words_of(interaction)
        await show(interaction, vacations_panel(absences, left, settings.hours.zone, words))

    async def _home(self, interaction: Interaction, _: Control) -> None:
        await replies.in_place(interaction)
        await self._club.absence.come_back(person_of(interaction), str(interaction.guild_id))
        await self.show_vacations(interaction)

    async def _nudge(self, interaction: Interaction, control: Control) -> None:
        await thinking(interaction)
        await self._club.nudging.nudge(control.table, person_of(interaction).id)
        await say(interaction, replies.words_of(interaction).message("bot", "done-nudge"))

    async def _back(self, interaction: Interaction, control: Control) -> None:
        await thinking(interaction)
        person = person_of(interaction)
        await self._club.overtime.back(control.table, person, interaction=id_of(interaction))
        await self._show_desk(interaction, control.table)

    async def _take(self, interaction: Interaction, control: Control) -> None:
        """Sit down, read the story so far, and see one's hand."""
        await thinking(interaction)
        person = person_of(interaction)
        seat = number(control.token, -1)
        table = await self._club.offers.take(
            control.table, person, seat, interaction=id_of(interaction)
        )
        await self._show_desk(interaction, table.id)
        words = words_for(table, replies.reads(interaction))
        lines = await self._club.look.log(table.id, person.id, limit=STORY_LINES)
        told = tuple(told for line in lines for told in line.told)
        so_far = words.message("bot", "story-so-far")
        panel = layout([f"### {so_far}", story(told, words, 3500)])
        await interaction.followup.send(
            view=panel.view, ephemeral=True, allowed_mentions=panel.mentions
        )
