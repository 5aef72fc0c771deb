"""What commands are called in each language, through Discord's own localisations.

Names follow one pattern, so that a new command needs words and nothing else: `name-new` is the
command, `name-new-game` an option of it; a game's verbs have their names among its own words.
Descriptions and choices carry the id of their message with them (`localised`).
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Command, Group, Parameter, locale_str
from discord.app_commands import TranslationContextLocation as Place

from bot.speech import spoken_in
from games.catalogue import KEYS
from games.data import FIRST_LANGUAGE
from rendering.words import Unspoken, Words

NAME_MOST, DESCRIPTION_MOST = 32, 100
MORE = "more"
"""The command with the verbs of a game that are too many for its group."""


def localised(area: str, message: str) -> locale_str:
    """A text that Discord shows to each person in their own language."""
    said = Words(FIRST_LANGUAGE).message(area, message)
    return locale_str(said, area=area, message=message)


class Translator(app_commands.Translator):
    """Answers discord.py, which asks once for every text and language when commands are offered."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in a language, or nothing where we do not speak it."""
        language = spoken_in(locale)
        if language is None or language == FIRST_LANGUAGE:
            return None
        if "message" in string.extras:
            area, message = string.extras["area"], string.extras["message"]
        elif isinstance(context.data, Command | Group):
            area, message = _of_command(context.data)
        elif isinstance(context.data, Parameter):
            area, message = _of_parameter(context.data)
        else:
            return None
        named = context.location in (Place.command_name, Place.group_name, Place.parameter_name)
        try:
            said = Words(language).message(area, message)
        except Unspoken:
            return None
        # Discord would refuse all commands because of one text that is too long.
        return said if len(said) <= (NAME_MOST if named else DESCRIPTION_MOST) else None


def _of_command(command: Command[Any, ..., Any] | Group) -> tuple[str, str]:
    """The message that has the name of a command; a game's own verbs are among its words."""
    group, _, verb = command.qualified_name.partition(" ")
    if group in KEYS and verb != MORE:
        return group, f"verb-{verb}" if verb else "name"
    return "bot", f"name-{MORE if group in KEYS else _plain(command.qualified_name)}"


def _of_parameter(parameter: Parameter) -> tuple[str, str]:
    """The message that has the name of an option; verbs are asked what `/play` is asked."""
    command = parameter.command.qualified_name
    path = "play" if command.partition(" ")[0] in KEYS else _plain(command)
    return "bot", f"name-{path}-{_plain(parameter.display_name)}"


def _plain(name: str) -> str:
    return name.replace(" ", "-").replace("_", "-")
