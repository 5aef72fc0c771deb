"""Dialogs for answers that menus cannot give: an order, or several of very many.

A dialog carries its meaning in its custom id, as every control does, so that one opened before a
restart can be sent after it.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.club import Asked, ClubRefusal, Summary
from bot.controls import Act, Control
from bot.speech import clipped, words_for
from games.decision import Answer, Decision


def choice_dialog(
    table: Summary, asked: Asked, language: str, act: Act = "dialog"
) -> discord.ui.Modal:
    """A dialog that asks for the numbers of the chosen options, in order."""
    words = words_for(table, language)
    decision = asked.decision
    prompt = words.say(decision.prompt)
    title = clipped(prompt, 45)
    count = len(decision.options)
    everything = decision.least == count
    numbers: discord.ui.TextInput[Any] = discord.ui.TextInput(
        default=" ".join(str(number) for number in range(1, count + 1)) if everything else None,
        placeholder="2 1 3",
        required=decision.least > 0,
        max_length=200,
    )
    dialog = discord.ui.Modal(
        title=title,
        timeout=1,
        custom_id=str(Control(act, table.id, asked.token)),
    )
    lines = [] if title == prompt else [prompt]
    lines += [
        f"{number}. {words.say(option.label)}" for number, option in enumerate(decision.options, 1)
    ]
    dialog.add_item(discord.ui.TextDisplay(clipped("\n".join(lines), 3800)))
    dialog.add_item(
        discord.ui.Label(
            text=clipped(words.message("bot", "numbers"), 45),
            description=clipped(words.message("bot", "numbers-how", count=count), 100),
            component=numbers,
        )
    )
    return dialog


def written(data: Any) -> str:
    """What was written into the one field of a dialog."""
    if isinstance(data, dict):
        if isinstance(data.get("value"), str):
            return str(data["value"])
        return written([data.get("components"), data.get("component")])
    if isinstance(data, list):
        return next((text for text in map(written, data) if text), "")
    return ""


def answer_from_numbers(decision: Decision, text: str) -> Answer:
    """Option keys from what somebody wrote: numbers of the list, divided by spaces or commas."""
    keys = []
    for word in text.replace(",", " ").split():
        if not word.isdecimal() or len(word) > 4 or not 1 <= int(word) <= len(decision.options):
            raise ClubRefusal("not-a-number", word=clipped(word, 20), most=len(decision.options))
        keys.append(decision.options[int(word) - 1].key)
    return tuple(keys)
