"""What happens when somebody presses a control of a league."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot import replies
from bot.club import Club, ClubRefusal
from bot.club.league import Organiser
from bot.controls import Act, Control
from bot.panels.league import mine_text, standings_text
from bot.panels.parts import button, layout, rows
from bot.replies import Interaction, id_of, person_of, say, say_all, show, thinking

Handler = Callable[[Interaction, Control], Awaitable[None]]

SIGN_UP_DAYS = 7
"""How long a sign-up stays open unless an organiser says otherwise."""


def organiser_of(interaction: Interaction) -> Organiser:
    """Whoever pressed or typed, with what Discord says they may do here."""
    member = interaction.user
    held = member.roles if isinstance(member, discord.Member) else []
    return Organiser(
        person=str(member.id),
        guild=str(interaction.guild_id or ""),
        manage=replies.manages(interaction),
        roles=frozenset(str(role.id) for role in held),
    )


class LeaguePresses:
    """Signing up, leaving, looking, and what organisers do by button."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self.handlers: dict[Act, Handler] = {
            "league-join": self._join,
            "league-leave": self._leave,
            "league-withdraw": self._withdraw,
            "league-mine": self._mine,
            "league-text": self._text,
            "league-begin": self._begin,
            "league-next": self._next,
        }

    async def _join(self, interaction: Interaction, control: Control) -> None:
        await thinking(interaction)
        row = await self._club.league.entry.join(control.table, person_of(interaction))
        words = replies.words_of(interaction)
        await say(interaction, words.message("bot", f"league-joined-{row.state}"))

    async def _leave(self, interaction: Interaction, control: Control) -> None:
        """Leave a sign-up at once; during a season ask first."""
        await thinking(interaction)
        words, person = replies.words_of(interaction), person_of(interaction)
        view = await self._club.league.look.season(control.table)
        if view.phase == "playing":
            sure = button(
                words.message("bot", "league-withdraw"), "league-withdraw", control.table,
                style=discord.ButtonStyle.danger,
            )  # fmt: skip
            await show(
                interaction, layout([words.message("bot", "league-sure")], controls=rows([sure]))
            )
            return
        left = await self._club.league.entry.leave(control.table, person.id)
        await say(interaction, words.message("bot", "league-left" if left else "league-not-there"))

    async def _withdraw(self, interaction: Interaction, control: Control) -> None:
        await replies.in_place(interaction)
        words, person = replies.words_of(interaction), person_of(interaction)
        left = await self._club.league.entry.leave(
            control.table, person.id, interaction=id_of(interaction)
        )
        said = words.message("bot", "league-left" if left else "league-not-there")
        await show(interaction, layout([said]))

    async def _mine(self, interaction: Interaction, _: Control) -> None:
        await thinking(interaction)
        words, person = replies.words_of(interaction), person_of(interaction)
        seasons = await self._club.league.look.mine(person.id, str(interaction.guild_id))
        await say(interaction, mine_text(seasons, words))

    async def _text(self, interaction: Interaction, control: Control) -> None:
        await thinking(interaction)
        view = await self._club.league.look.season(control.table)
        await say_all(interaction, standings_text(view, replies.words_of(interaction)))

    async def _begin(self, interaction: Interaction, control: Control) -> None:
        await thinking(interaction)
        await self._club.league.office.close_sign_up(
            organiser_of(interaction), control.table, interaction=id_of(interaction)
        )
        await say(interaction, replies.words_of(interaction).message("bot", "league-done"))

    async def _next(self, interaction: Interaction, control: Control) -> None:
        await thinking(interaction)
        view = await self._club.league.look.season(control.table)
        if (await self._club.league.look.latest(view.league.id)).id != view.id:
            raise ClubRefusal("season-goes-on")
        await self._club.league.office.open_season(
            organiser_of(interaction),
            view.league.id,
            days=SIGN_UP_DAYS,
            most=view.most,
            interaction=id_of(interaction),
        )
        await say(interaction, replies.words_of(interaction).message("bot", "league-done"))
