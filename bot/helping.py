"""Help: the rules by topic, single cards, and why something was refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot import replies
from bot.club import Club, ClubRefusal, Summary
from bot.controls import Act, Control
from bot.panels.drawing import card_picture, example_picture
from bot.panels.parts import layout
from bot.panels.rules import rules_panel, topics, why_panel
from bot.replies import Interaction, person_of, reads, show
from bot.speech import clipped, words_for
from bot.waiting import Handler
from games.catalogue import KEYS, game
from games.decision import answer_from_text
from rendering.pictures import card_text, cards


class Help:
    """Answers that only explain. Everything is seen by the asker alone."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self.handlers: dict[Act, Handler] = {"topic": self._topic}

    async def show_rules(
        self, interaction: Interaction, key: str, shown: Sequence[str], *, whole: bool
    ) -> None:
        """The rules of a game as a whole, or a few topics, with an example of the first."""
        if key not in KEYS:
            raise ClubRefusal("no-such-game", game=clipped(key, 40))
        words = replies.words_of(interaction)
        known = topics(key, words)
        for topic in shown:
            if topic not in known:
                raise ClubRefusal("no-such-topic", topic=clipped(topic, 40))
        example = None
        if shown and shown[0] in game(key).rules.verbs:
            palette = await self._club.people.palette(person_of(interaction).id)
            example = await example_picture(key, shown[0], words.language, palette or "default")
        await show(interaction, rules_panel(key, words, shown, whole=whole, example=example))

    async def show_card(
        self, interaction: Interaction, key: str, card: str, options: dict[str, Any]
    ) -> None:
        """A single card as a table with these options plays it."""
        if key not in KEYS or card not in cards(key):
            raise ClubRefusal("no-such-card", card=clipped(card, 40))
        words = replies.words_of(interaction)
        chosen = msgspec.convert(options, game(key).rules.options_type)
        palette = await self._club.people.palette(person_of(interaction).id)
        picture = await card_picture(key, card, words.language, chosen, palette or "default")
        await show(interaction, layout([card_text(key, card, words, chosen), picture]))

    async def show_why(self, interaction: Interaction, table: Summary, move: str) -> None:
        """Why a move is not possible, or without one, why the last was refused."""
        answer = answer_from_text(clipped(move, 200)) if move.strip() else None
        why = await self._club.why.explain(table.id, person_of(interaction).id, answer)
        await show(interaction, why_panel(why, words_for(table, reads(interaction))))

    async def _topic(self, interaction: Interaction, control: Control) -> None:
        """A topic was chosen from a menu: its panel takes the place of the one before."""
        await replies.in_place(interaction)
        data: Any = interaction.data or {}
        values = [str(value) for value in data.get("values") or ()]
        await self.show_rules(interaction, control.token, values[:1], whole=False)
