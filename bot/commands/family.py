"""What every family of commands needs: the club, the table of the channel, guarded answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from discord import app_commands

from bot import replies
from bot.club import Club, Remembered, Summary
from bot.panels.times import day_text
from bot.presses import Presses
from bot.replies import Interaction
from bot.speech import clipped
from bot.translating import localised
from games.decision import Answer, Decision, answer_from_text
from rendering.words import Words

Tree = app_commands.CommandTree[Any]
Choice = app_commands.Choice[str]
VALUE_MOST = 100
"""Characters that Discord allows in what a choice stands for."""

FORMS = [
    Choice(name=localised("bot", "as-picture"), value="picture"),
    Choice(name=localised("bot", "as-text"), value="text"),
]
"""What `as:` offers wherever something can be looked at or read."""


class Family:
    """A group of commands over one club."""

    def __init__(self, club: Club, presses: Presses) -> None:
        self.club = club
        self.presses = presses

    async def table(self, interaction: Interaction, chosen: str = "") -> Summary:
        """The table of the channel in which the command was given, or one of its earlier ones."""
        return await self.club.look.at(str(interaction.channel_id), chosen or None)

    async def guarded(self, interaction: Interaction, doing: Callable[[], Awaitable[None]]) -> None:
        """Do it, and say so if it cannot be done."""
        await replies.guarded(interaction, doing)


def described(message: str) -> app_commands.locale_str:
    """A command's description, at most a hundred characters, to each person in their language."""
    return localised("bot", message)


def remembered(played: Iterable[Remembered], typed: str, language: str) -> list[Choice]:
    """Games to choose from, by day, title and players."""
    words, found = Words(language), []
    for one in played:
        said = f"{words.message(one.game, 'title')} · {words.series(one.names)}"
        label = f"{day_text(one.at, language)} · {said}"
        if typed.casefold() in f"{label} {one.id}".casefold():
            found.append(Choice(name=clipped(label, 100), value=one.id))
    return found[:25]


def matching(decision: Decision, verbs: tuple[str, ...], typed: str, words: Words) -> list[Choice]:
    """The legal moves that fit what was typed so far; several keys are divided by spaces."""
    before, _, current = typed.rpartition(" ")
    taken = spelled_out(decision, before)
    found = []
    for option in decision.options:
        if (verbs and option.verb not in verbs) or option.key in taken:
            continue
        label = words.say(option.label)
        hint = f" · {words.say(option.hint)}" if option.hint else ""
        if current.casefold() in f"{option.key} {label}{hint}".casefold():
            value = _short_enough(decision, (*taken, option.key))
            if value:
                name = f"{label}{hint}" if not taken else f"{len(taken) + 1}: {label}"
                found.append(app_commands.Choice(name=name[:100], value=value))
    return found[:25]


def spelled_out(decision: Decision, typed: str) -> Answer:
    """The keys that were typed; a word may be the beginning of the only one that it fits."""
    return tuple(_meant(decision, word) for word in answer_from_text(typed))


def _meant(decision: Decision, word: str) -> str:
    if decision.option(word):
        return word
    fitting = [one.key for one in decision.options if _thing(one.key).startswith(word)]
    return fitting[0] if len(fitting) == 1 else word


def _thing(key: str) -> str:
    """What a key speaks of: all but its verb."""
    return key.partition(":")[2] or key


def _short_enough(decision: Decision, keys: Answer) -> str | None:
    """Keys as Discord takes them for a choice: whole, or as beginnings that say as much."""
    short = " ".join(keys)
    if len(short) > VALUE_MOST:
        short = " ".join(_beginning(decision, key) for key in keys)
    return short if len(short) <= VALUE_MOST else None


def _beginning(decision: Decision, key: str) -> str:
    thing = _thing(key)
    beginnings = (thing[:length] for length in range(1, len(thing) + 1))
    return next((one for one in beginnings if _meant(decision, one) == key), key)
