"""Opening tables and filling their seats."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Literal, get_args, get_origin, get_type_hints

import discord
import msgspec
from discord import app_commands

from bot import replies
from bot.clock.pace import USUAL, BadPace, Overtime, Pace, read_pace
from bot.club import ClubRefusal, Summary
from bot.commands.family import Choice, Family, Tree, described
from bot.panels.table import option_value
from bot.panels.times import pace_name
from bot.replies import Interaction, id_of, person_of, reads, say, thinking
from bot.speech import clipped, language_of, languages
from bot.translating import localised
from games.catalogue import KEYS, Game, game
from games.text import Series, Text
from rendering.kit.colours import PALETTES
from rendering.words import Words, own_name


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


class LobbyCommands(Family):
    """`/new`, `/join`, `/leave`, `/start`, `/cancel`."""

    def add_to(self, tree: Tree) -> None:
        """Register the commands."""
        tree.add_command(self._new())
        for name, handler in (
            ("join", self._join),
            ("leave", self._leave),
            ("start", self._start),
            ("cancel", self._cancel),
        ):
            tree.add_command(_simple(name, handler))

    def _new(self) -> app_commands.Command[Any, ..., None]:
        @app_commands.command(name="new", description=described("command-new"))
        @app_commands.guild_only()
        @app_commands.choices(
            game=[Choice(name=localised(key, "title"), value=key) for key in KEYS],
            language=[Choice(name=own_name(one), value=one) for one in languages()],
            colours=[
                Choice(name=localised("bot", f"palette-{one}"), value=one) for one in PALETTES
            ],
            overtime=[
                Choice(name=localised("bot", f"overtime-{one}-choice"), value=one)
                for one in get_args(Overtime)
            ],
        )
        @app_commands.describe(
            game=described("command-new-game"),
            options=described("command-new-options"),
            language=described("command-new-language"),
            colours=described("command-new-colours"),
            pace=described("command-new-pace"),
            overtime=described("command-new-overtime"),
            thread=described("command-new-thread"),
            quick=described("command-new-quick"),
        )
        async def new(
            interaction: Interaction,
            game: str,
            options: str = "",
            language: str = "",
            colours: str = "default",
            pace: str = "",
            overtime: str = "flag",
            thread: bool = False,
            quick: bool = False,
        ) -> None:
            async def doing() -> None:
                chosen = table_pace(pace, overtime)
                await self._open(
                    interaction,
                    game,
                    options,
                    language,
                    colours,
                    chosen,
                    thread=thread,
                    quick=quick,
                )

            await self.guarded(interaction, doing)

        @new.autocomplete("options")
        async def options(interaction: Interaction, current: str) -> list[Choice]:
            return option_choices(interaction, current)

        @new.autocomplete("pace")
        async def paces(interaction: Interaction, current: str) -> list[Choice]:
            return pace_choices(replies.words_of(interaction), current)

        return new

    async def _open(
        self,
        interaction: Interaction,
        key: str,
        options: str,
        language: str,
        colours: str,
        pace: Pace,
        *,
        thread: bool,
        quick: bool,
    ) -> None:
        if key not in KEYS:
            raise ClubRefusal("no-such-game", game=clipped(key, 40))
        chosen = read_options(game(key), options)
        must_be_able_to_post(interaction, thread=thread)
        await thinking(interaction)
        words = replies.words_of(interaction)
        language = language or await self._language(interaction)
        self.presses.thrift.spend("table", interaction)
        channel = await place_for(interaction, key, language, thread=thread)
        table = await self.club.lobby.open(
            game=key,
            options=chosen,
            language=language,
            host=person_of(interaction),
            channel=str(channel),
            guild=str(interaction.guild_id) if interaction.guild_id else None,
            interaction=id_of(interaction),
            palette=colours,
            pace=pace,
        )
        if quick:
            await self._begin_at_once(table, interaction)
        said = "opened-quick" if quick else "opened-lobby"
        await say(interaction, words.message("bot", said, channel=f"<#{channel}>"))

    async def _language(self, interaction: Interaction) -> str:
        """What a new table speaks: the club's language, or else the server's, or the host's."""
        custom = await self.club.customs.of(str(interaction.guild_id))
        locale = interaction.guild_locale
        return custom.language or (language_of(locale) if locale else reads(interaction))

    async def _begin_at_once(self, table: Summary, interaction: Interaction) -> None:
        """Fill the least number of seats, but a third for company where there may be one."""
        person, seats = person_of(interaction).id, game(table.game).rules.seats
        wanted = min(max(seats[0], 3), seats[-1])
        for number in range(wanted - 1):
            await self.club.lobby.add_stand_in(
                table.id, person, interaction=f"{id_of(interaction)}/{number}"
            )
        await self.club.lobby.start(table.id, person, interaction=f"{id_of(interaction)}/start")

    async def _join(self, interaction: Interaction, table: Summary) -> None:
        await self.club.lobby.join(table.id, person_of(interaction))

    async def _leave(self, interaction: Interaction, table: Summary) -> None:
        await self.club.lobby.leave(table.id, person_of(interaction).id)

    async def _start(self, interaction: Interaction, table: Summary) -> None:
        person = person_of(interaction).id
        await self.club.lobby.start(table.id, person, interaction=id_of(interaction))

    async def _cancel(self, interaction: Interaction, table: Summary) -> None:
        await self.club.lobby.cancel(
            table.id, person_of(interaction).id, manage=replies.manages(interaction)
        )


def _simple(name: str, handler: Any) -> app_commands.Command[Any, ..., None]:
    """A command without arguments that acts on the channel's table and says that it is done."""
    family: LobbyCommands = handler.__self__

    @app_commands.command(name=name, description=described(f"command-{name}"))
    @app_commands.guild_only()
    async def command(interaction: Interaction) -> None:
        async def doing() -> None:
            await thinking(interaction)
            await handler(interaction, await family.table(interaction))
            await say(interaction, replies.words_of(interaction).message("bot", f"done-{name}"))

        await family.guarded(interaction, doing)

    return command


def table_pace(written: str, overtime: str) -> Pace:
    """A pace as somebody wrote it, and what they chose for its end."""
    try:
        return read_pace(written, msgspec.convert(overtime, Overtime))
    except BadPace:
        raise ClubRefusal("bad-pace", pace=clipped(written, 20)) from None


def pace_choices(words: Words, typed: str) -> list[Choice]:
    """The usual paces in words, and whatever else was typed if it is one."""
    written = [*USUAL]
    with suppress(BadPace):
        if str(read_pace(typed)) not in written:
            written.insert(0, str(read_pace(typed)))
    return [
        Choice(name=clipped(pace_name(read_pace(one), words), 100), value=one)
        for one in written
        if typed.strip() in one or one == written[0]
    ][:25]


def option_choices(interaction: Interaction, current: str) -> list[Choice]:
    key = getattr(interaction.namespace, "game", None)
    if key not in KEYS:
        return []
    words = replies.words_of(interaction)
    before, _, typed = current.replace(",", " ").rpartition(" ")
    found = []
    for name, written, value in option_values(game(key)):
        word = f"{name}={written}"
        label = f"{words.message(key, f'option-{name}')}: {option_value(key, name, value, words)}"
        if typed.casefold() in f"{word} {label}".casefold() and f"{name}=" not in before:
            found.append(Choice(name=clipped(label, 100), value=f"{before} {word}".strip()[:100]))
    return found[:25]


def must_be_able_to_post(interaction: Interaction, *, thread: bool) -> None:
    """Refuse to open a table where nothing could be posted."""
    mine = interaction.app_permissions
    needed = {"view_channel": mine.view_channel, "attach_files": mine.attach_files}
    if isinstance(interaction.channel, discord.Thread) or thread:
        needed["send_messages_in_threads"] = mine.send_messages_in_threads
    else:
        needed["send_messages"] = mine.send_messages
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
