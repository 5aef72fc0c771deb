"""`/rules` and `/why`: how a game is played, and why something is not possible."""

from __future__ import annotations

import unicodedata
from typing import Any

from discord import app_commands

from bot import replies
from bot.club import ClubRefusal, Summary
from bot.commands.family import Choice, Family, Tree, described
from bot.commands.made_with import GAMES
from bot.panels.rules import topics
from bot.replies import Interaction, person_of, thinking
from bot.speech import clipped
from games.catalogue import KEYS, game
from games.decision import Illegal
from rendering.pictures import cards

LEAST_TYPED = 2
"""From how many letters on moves are suggested."""
MOST_TRIED = 120
"""How many moves are tried for a suggestion."""


class HelpCommands(Family):
    """Commands that explain."""

    def add_to(self, tree: Tree) -> None:
        """Register the commands."""
        tree.add_command(self._rules())
        tree.add_command(self._why())

    def _rules(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="rules", description=described("command-rules"))
        @app_commands.choices(game=GAMES)
        @app_commands.describe(
            game=described("command-rules-game"),
            topic=described("command-rules-topic"),
            card=described("command-rules-card"),
        )
        async def rules(
            interaction: Interaction, game: str = "", topic: str = "", card: str = ""
        ) -> None:
            async def doing() -> None:
                await thinking(interaction)
                await self._show(interaction, game, topic, card)

            await self.guarded(interaction, doing)

        @rules.autocomplete("topic")
        async def of_topics(interaction: Interaction, current: str) -> list[Choice]:
            key = await self._game(interaction)
            named = topics(key, replies.words_of(interaction)) if key in KEYS else {}
            return _fitting(named, current)

        @rules.autocomplete("card")
        async def of_cards(interaction: Interaction, current: str) -> list[Choice]:
            return _fitting(_cards(interaction, await self._game(interaction)), current)

        return rules

    def _why(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="why", description=described("command-why"))
        @app_commands.guild_only()
        @app_commands.describe(move=described("command-why-move"))
        async def why(interaction: Interaction, move: str = "") -> None:
            async def doing() -> None:
                await thinking(interaction)
                table = await self.table(interaction)
                await self.presses.help.show_why(interaction, table, move)

            await self.guarded(interaction, doing)

        @why.autocomplete("move")
        async def of_moves(interaction: Interaction, current: str) -> list[Choice]:
            return await self._refusable(interaction, current)

        return why

    async def _refusable(self, interaction: Interaction, current: str) -> list[Choice]:
        """Moves with something whose name is being typed, where there is a reason against them."""
        typed = current.casefold().strip()
        if len(typed) < LEAST_TYPED:
            return []
        try:
            table = await self.table(interaction)
            entry, words = game(table.game), replies.words_of(interaction)
            named = {
                f"{verb}:{thing}": words.labelled(words.message(entry.key, f"verb-{verb}"), name)
                for thing in entry.data.names
                if typed in (name := words.name(entry.key, thing)).casefold()
                for verb in entry.rules.verbs
            }
            person = person_of(interaction).id
            found = await self.club.why.explicable(table.id, person, list(named)[:MOST_TRIED])
        except (ClubRefusal, Illegal):
            return []
        return [Choice(name=clipped(named[key], 100), value=key) for key in found[:25]]

    async def _game(self, interaction: Interaction) -> str:
        """The game that was named, or the one of the channel."""
        named = interaction.namespace.game
        if named:
            return str(named)
        try:
            return (await self.table(interaction)).game
        except ClubRefusal:
            return ""

    async def _show(self, interaction: Interaction, key: str, topic: str, card: str) -> None:
        """One topic or card; otherwise the rules as a whole, and what the moment calls for."""
        table: Summary | None = None
        try:
            table = await self.table(interaction)
        except ClubRefusal:
            if not key:
                raise
        here = table if table and key in ("", table.game) else None
        key = key or (here.game if here else "")
        if card:
            card = _meant(_cards(interaction, key), card)
            await self.presses.help.show_card(interaction, key, card, here.options if here else {})
        elif topic:
            await self.presses.help.show_rules(interaction, key, [topic], whole=False)
        else:
            moment = await self._asked(interaction, here) if here else []
            await self.presses.help.show_rules(interaction, key, moment, whole=True)

    async def _asked(self, interaction: Interaction, table: Summary) -> list[str]:
        """The verbs among which the asker may choose now."""
        if table.phase != "playing":
            return []
        desk = await self.club.look.desk(table.id, person_of(interaction).id)
        options = desk.asked.decision.options if desk.asked else ()
        return list(dict.fromkeys(option.verb for option in options))


def _cards(interaction: Interaction, key: str) -> dict[str, str]:
    """The cards of a game by their names in the asker's language."""
    words = replies.words_of(interaction)
    return {card: words.name(key, card) for card in cards(key)} if key in KEYS else {}


def _meant(named: dict[str, str], typed: str) -> str:
    """What was typed, or what is called so: not everybody waits for suggestions."""
    if typed in named:
        return typed
    called = [key for key, name in named.items() if _plain(name) == _plain(typed)]
    return called[0] if called else typed


def _plain(typed: str) -> str:
    """As typed in a hurry: without capitals, accents and curved apostrophes."""
    letters = unicodedata.normalize("NFD", typed.strip().casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _fitting(named: dict[str, str], current: str) -> list[Choice]:
    """Those whose name or key has what was typed so far, best those that begin with it."""
    typed = _plain(current)
    found = [(key, name) for key, name in named.items() if typed in _plain(f"{name} {key}")]
    found.sort(key=lambda pair: not _plain(pair[1]).startswith(typed))
    return [Choice(name=name[0].upper() + name[1:100], value=key) for key, name in found[:25]]
