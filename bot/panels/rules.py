"""The rules of a game by topic, with examples, and why something was refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import ActionRow, Select

from bot.club.why import Explanation
from bot.controls import Control
from bot.panels.parts import Panel, Picture, Row, layout
from bot.speech import clipped, harmless
from games.catalogue import game
from games.decision import Decision
from rendering.words import Words

MENU = 25
"""How many topics a menu holds."""
MOST = 3600
"""How much is said of a moment in one panel; the menus lead to the rest."""


def topics(key: str, words: Words) -> dict[str, str]:
    """The topics of a game's rules with the names people know them by."""
    verbs = game(key).rules.verbs
    return {
        topic: words.message(key, f"verb-{topic}" if topic in verbs else f"topic-{topic}")
        for topic in words.topics(key, "rules")
    }


def rules_panel(
    key: str, words: Words, shown: Sequence[str], *, whole: bool, example: Picture | None = None
) -> Panel:
    """The rules in short, or some topics of them, and menus with all the others.

    `whole` begins with the aim and the turn. The example belongs to the first topic shown.
    """
    said = words.topics(key, "rules")
    parts: list[str | Picture | Row] = [f"## {words.message(key, 'title')}"]
    if whole:
        parts.append(words.message(key, "rules"))
    room = MOST - sum(len(part) for part in parts if isinstance(part, str))
    room -= len(example.alt) if example else 0
    if whole and shown:
        parts.append(f"### {words.message('bot', 'rules-moment')}")
    for topic in shown:
        if len(said[topic]) > room:
            break
        parts.append(said[topic])
        room -= len(said[topic])
        if topic == shown[0] and example:
            parts += [f"-# {example.alt}", example]
    return layout(parts, controls=_menus(key, words, shown))


def _menus(key: str, words: Words, shown: Sequence[str]) -> list[Row]:
    named = list(topics(key, words).items())
    rows: list[Row] = []
    for start in range(0, len(named), MENU):
        menu: Select[Any] = Select(
            custom_id=str(Control("topic", "", key, str(start))),
            placeholder=words.message("bot", "rules-topics"),
            options=[
                discord.SelectOption(
                    label=clipped(name[0].upper() + name[1:], 100),
                    value=topic,
                    default=len(shown) == 1 and topic == shown[0],
                )
                for topic, name in named[start : start + MENU]
            ],
        )
        rows.append(ActionRow(menu))
    return rows


INSTEAD = 12
"""How many moves are named that are legal instead."""


def why_panel(why: Explanation, words: Words) -> Panel:
    """Which condition failed, what would make it legal, and what is legal now."""
    move = code(" ".join(why.answer) or "none")
    parts = [f"## {words.message('bot', 'why-not')}"]
    if why.reason is None:
        parts.append(words.message("bot", "why-legal", move=move))
    else:
        parts.append(words.message("bot", "why-move", move=move))
        parts.append(words.message("bot", "why-reason", reason=words.say(harmless(why.reason))))
    if why.mend:
        parts.append(words.message("bot", "why-mend", mend=words.say(harmless(why.mend))))
    verb = next((key.partition(":")[0] for key in why.answer), "")
    rule = words.topics(why.game, "rules").get(verb)
    if rule:
        parts.append(f"\n{rule}")
    if why.asked:
        parts.append("\n".join(_instead(why.asked.decision, verb, words)))
    *first, last = parts
    return layout([clipped("\n".join(first), MOST // 2), clipped(last, MOST // 2)])


def _instead(decision: Decision, verb: str, words: Words) -> list[str]:
    """The legal moves of the same kind first, then others, with what to type for each."""
    sensible = [option for option in decision.options if not option.more] or decision.options
    order = sorted(sensible, key=lambda option: option.verb != verb)
    lines = [words.message("bot", "why-instead"), words.say(decision.prompt)]
    lines += [f"- {words.say(option.label)} · {code(option.key)}" for option in order[:INSTEAD]]
    if len(decision.options) > INSTEAD:
        count = len(decision.options)
        lines.append(f"-# {words.message('bot', 'show-all', count=count)}: /play")
    return lines


def code(text: str) -> str:
    """A key as it is typed; it can mark up nothing, whatever somebody typed."""
    return f"`{clipped(' '.join(text.replace('`', '').split()), 80) or '–'}`"
