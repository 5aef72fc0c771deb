"""What a person has chosen, and the menus to choose otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import ActionRow, Select

from bot.clock.moments import moment
from bot.club.absence import Away
from bot.club.settings import AS_DISCORD, LANGUAGE, PERSONAL, Setting, Settings
from bot.controls import Control
from bot.panels.parts import Panel, Picture, Row, button, layout, rows
from rendering.words import Words, own_name, spoken

AS_EVERYWHERE = "-"
"""The value of a club's menu that chooses nothing of its own."""


def settings_panel(settings: Settings, guild: str | None, words: Words) -> Panel:
    """Every setting with its menu; those of one club only where the reader is in one."""
    parts: list[str | Picture | Row] = [f"## {words.message('bot', 'settings')}"]
    for one in PERSONAL:
        about = words.message("bot", f"setting-{one.name}-about")
        parts += [f"**{words.message('bot', f'setting-{one.name}')}**\n-# {about}"]
        parts.append(_menu(one, settings, "", words))
        if one.per_club and guild:
            parts.append(_menu(one, settings, guild, words))
    parts.append(_hours(settings, words))
    return layout(parts)


def _menu(one: Setting, settings: Settings, guild: str, words: Words) -> Row:
    chosen = settings.own(one.name, guild) or (AS_EVERYWHERE if guild else one.values[0])
    values = [value for value in one.values if one is not LANGUAGE or _offered(value)]
    values += [AS_EVERYWHERE] if guild else []
    named = {AS_EVERYWHERE: words.message("bot", "setting-as-everywhere")}
    menu: Select[Any] = Select(
        custom_id=str(Control("setting", "", guild, one.name)),
        options=[
            discord.SelectOption(
                label=named.get(value) or _value(one, value, words, here=bool(guild)),
                value=value,
                default=value == chosen,
            )
            for value in values
        ],
    )
    return ActionRow(menu)


def _offered(language: str) -> bool:
    return language == AS_DISCORD or spoken(language)


def _value(one: Setting, value: str, words: Words, *, here: bool) -> str:
    if one is LANGUAGE and value != AS_DISCORD:
        return own_name(value)
    said = words.message("bot", f"setting-{one.name}-{value}")
    return words.message("bot", "setting-here", value=said) if here else said


def _hours(settings: Settings, words: Words) -> str:
    hours = settings.hours
    quiet = str(hours.quiet).replace("-", " – ") if hours.quiet else words.message("bot", "off")
    return "\n".join(
        (
            words.message("bot", "setting-zone", zone=hours.zone),
            words.message("bot", "setting-quiet", quiet=quiet),
            f"-# {words.message('bot', 'setting-hours-about')}",
        )
    )


def vacations_panel(absences: Sequence[Away], left: int, zone: str, words: Words) -> Panel:
    """When somebody is away, what is left of the year's days, and the way back."""
    lines = [
        words.message(
            "bot",
            "vacation-line",
            starts=moment(one.starts, "D"),
            ends=moment(one.ends - 1, "D"),
        )
        for one in absences
    ] or [words.message("bot", "vacation-none")]
    about = words.message("bot", "vacation-left", left=left, zone=zone)
    home = words.message("bot", "home" if len(absences) == 1 else "home-all")
    controls = rows([button(home, "home", "")]) if absences else []
    title = words.message("bot", "vacations")
    return layout([f"## {title}", "\n".join(lines), f"-# {about}"], controls=controls)
