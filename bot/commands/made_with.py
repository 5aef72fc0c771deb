"""What a table is made with, as commands take it: game, options, language, colours, pace, place.

`/new`, `/learn` and `/league create` ask for the same things and must understand them alike.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Literal, get_args, get_origin, get_type_hints

import discord
import msgspec

from bot import replies
from bot.clock.pace import USUAL, BadPace, Overtime, Pace, read_pace
from bot.club import Club, ClubRefusal
from bot.commands.family import Choice
from bot.panels.table import option_value
from bot.panels.times import pace_name
from bot.replies import Interaction, reads
from bot.speech import clipped, language_of, languages
from bot.translating import localised
from games.catalogue import KEYS, Game, game
from games.text import Series, Text
from rendering.kit.colours import PALETTES
from rendering.words import Words, own_name

GAMES = [Choice(name=localised(key, "title"), value=key) for key in KEYS]
LANGUAGES = [Choice(name=own_name(one), value=one) for one in languages()]
COLOURS = [Choice(name=localised("bot", f"palette-{one}"), value=one) for one in PALETTES]
OVERTIMES = [
    Choice(name=localised("bot", f"overtime-{one}-choice"), value=one) for one in get_args(Overtime)
]


def read_game(key: str) -> Game:
    """A game by its key."""
    if key not in KEYS:
        raise ClubRefusal("no-such-game", game=clipped(key, 40))
    return game(key)


def option_values(entry: Game) -> list[tuple[str, str, Any]]:
    """Every option of a game with every value: its name, the value as written, the value."""
    found: list[tuple[str, str, Any]] = []
    for name, hint in get_type_hints(entry.rules.options_type).items():
        if hint is bool:
            found += [(name, "on", True), (name, "off", False)]
        elif get_origin(hint) is Literal:
            found += [(name, str(value), value) for value in get_args(hint)]
    return found


def read_options(entry: Game, text: str) -> dict[str, Any]:
    """Options as a person writes them: `name=value`, divided by spaces or commas."""
    known = {(name, written): value for name, written, value in option_values(entry)}
    chosen = {}
    for word in text.replace(",", " ").split():
        name, _, written = word.partition("=")
        if (name, written) not in known:
            raise ClubRefusal("no-such-option", option=clipped(word, 40))
        chosen[name] = known[name, written]
    return chosen


def table_pace(written: str, overtime: str) -> Pace:
    """A pace as somebody wrote it, and what they chose for its end."""
    try:
        return read_pace(written, msgspec.convert(overtime, Overtime))
    except BadPace:
        raise ClubRefusal("bad-pace", pace=clipped(written, 20)) from None


async def pace_choices(interaction: Interaction, typed: str) -> list[Choice]:
    """The usual paces in words, and whatever else was typed if it is one."""
    words = replies.words_of(interaction)
    written = [*USUAL]
    with suppress(BadPace):
        if str(read_pace(typed)) not in written:
            written.insert(0, str(read_pace(typed)))
    return [
        Choice(name=clipped(pace_name(read_pace(one), words), 100), value=one)
        for one in written
        if typed.strip() in one or one == written[0]
    ][:25]


async def option_choices(interaction: Interaction, current: str) -> list[Choice]:
    """The options of the game that was chosen, with what each may be."""
    key = getattr(interaction.namespace, "game", None)
    if key not in KEYS:
        return []
    words = replies.words_of(interaction)
    before, _, typed = current.replace(",", " ").rpartition(" ")
    found = []
    for name, written, value in option_values(game(key)):
        word = f"{name}={written}"
        option = words.message(key, f"option-{name}")
        label = words.labelled(option, option_value(key, name, value, words))
        if typed.casefold() in f"{word} {label}".casefold() and f"{name}=" not in before:
            found.append(Choice(name=clipped(label, 100), value=f"{before} {word}".strip()))
    return [one for one in found if len(one.value) <= 100][:25]


async def public_language(club: Club, interaction: Interaction) -> str:
    """What is said to all by default: the club's language, or else the server's, or the host's."""
    custom = await club.customs.of(str(interaction.guild_id))
    locale = interaction.guild_locale
    return custom.language or (language_of(locale) if locale else reads(interaction))


def must_be_able_to_post(
    interaction: Interaction, *, thread: bool, channel: bool | None = None
) -> None:
    """Refuse to open a table where nothing could be posted.

    `thread`: threads are made here; `channel`: the channel itself is written to, which by default
    is where no thread is made.
    """
    mine = interaction.app_permissions
    needed = {"view_channel": mine.view_channel, "attach_files": mine.attach_files}
    inside = isinstance(interaction.channel, discord.Thread)
    if (not thread if channel is None else channel) and not inside:
        needed["send_messages"] = mine.send_messages
    if thread or inside:
        needed["send_messages_in_threads"] = mine.send_messages_in_threads
    if thread:
        needed["create_public_threads"] = mine.create_public_threads
    missing = [Text(f"bot.permission-{name}") for name, granted in needed.items() if not granted]
    if missing:
        raise ClubRefusal("cannot-post", missing=Series(tuple(missing)))


async def place_for(interaction: Interaction, key: str, language: str, *, thread: bool) -> int:
    """The channel itself, or a thread made for the game."""
    channel = interaction.channel
    if not thread or not isinstance(channel, discord.TextChannel):
        return interaction.channel_id or 0
    made = await channel.create_thread(
        name=clipped(
            f"{Words(language).message(key, 'title')} · {interaction.user.display_name}", 90
        ),
        type=discord.ChannelType.public_thread,
        auto_archive_duration=10080,
    )
    return made.id
