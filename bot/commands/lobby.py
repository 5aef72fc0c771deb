"""Opening tables and filling their seats."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import discord
from discord import app_commands

from bot import replies
from bot.club import ClubRefusal, Summary
from bot.commands.family import EN, Choice, Family, Tree, described
from bot.replies import Interaction, id_of, person_of, say, thinking
from bot.speech import clipped, language_of, languages
from games.catalogue import KEYS, Game, game


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
            game=[Choice(name=EN.message(key, "title"), value=key) for key in KEYS],
            language=[
                Choice(name=EN.message("bot", f"language-{one}"), value=one) for one in languages()
            ],
        )
        @app_commands.describe(
            game=described("command-new-game"),
            options=described("command-new-options"),
            language=described("command-new-language"),
            thread=described("command-new-thread"),
            quick=described("command-new-quick"),
        )
        async def new(
            interaction: Interaction,
            game: str,
            options: str = "",
            language: str = "",
            thread: bool = False,
            quick: bool = False,
        ) -> None:
            async def doing() -> None:
                await self._open(interaction, game, options, language, thread=thread, quick=quick)

            await self.guarded(interaction, doing)

        @new.autocomplete("options")
        async def options(interaction: Interaction, current: str) -> list[Choice]:
            return _option_choices(interaction, current)

        return new

    async def _open(
        self,
        interaction: Interaction,
        key: str,
        options: str,
        language: str,
        *,
        thread: bool,
        quick: bool,
    ) -> None:
        if key not in KEYS:
            raise ClubRefusal("no-such-game", game=clipped(key, 40))
        chosen = read_options(game(key), options)
        _must_be_able_to_post(interaction, thread=thread)
        await thinking(interaction)
        words = replies.words_of(interaction)
        channel = await _place(interaction, key, thread=thread)
        table = await self.club.lobby.open(
            game=key,
            options=chosen,
            language=language or language_of(interaction.guild_locale or interaction.locale),
            host=person_of(interaction),
            channel=str(channel),
            guild=str(interaction.guild_id) if interaction.guild_id else None,
            interaction=id_of(interaction),
        )
        if quick:
            await self._begin_at_once(table, interaction)
        said = "opened-quick" if quick else "opened-lobby"
        await say(interaction, words.message("bot", said, channel=f"<#{channel}>"))

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


def _option_choices(interaction: Interaction, current: str) -> list[Choice]:
    key = getattr(interaction.namespace, "game", None)
    if key not in KEYS:
        return []
    words = replies.words_of(interaction)
    before, _, typed = current.replace(",", " ").rpartition(" ")
    found = []
    for name, written, _ in option_values(game(key)):
        word = f"{name}={written}"
        label = f"{words.message(key, f'option-{name}')}: {written}"
        if typed.casefold() in f"{word} {label}".casefold() and f"{name}=" not in before:
            found.append(Choice(name=clipped(label, 100), value=f"{before} {word}".strip()[:100]))
    return found[:25]


def _must_be_able_to_post(interaction: Interaction, *, thread: bool) -> None:
    """Refuse to open a table where nothing could be posted."""
    mine = interaction.app_permissions
    needed = {"view_channel": mine.view_channel, "attach_files": mine.attach_files}
    if isinstance(interaction.channel, discord.Thread) or thread:
        needed["send_messages_in_threads"] = mine.send_messages_in_threads
    else:
        needed["send_messages"] = mine.send_messages
    if thread:
        needed["create_public_threads"] = mine.create_public_threads
    missing = [name.replace("_", " ") for name, granted in needed.items() if not granted]
    if missing:
        raise ClubRefusal("cannot-post", missing=", ".join(missing))


async def _place(interaction: Interaction, key: str, *, thread: bool) -> int:
    """The channel itself, or a thread made for the game."""
    channel = interaction.channel
    if not thread or not isinstance(channel, discord.TextChannel):
        return interaction.channel_id or 0
    made = await channel.create_thread(
        name=clipped(f"{EN.message(key, 'title')} · {interaction.user.display_name}", 90),
        type=discord.ChannelType.public_thread,
        auto_archive_duration=10080,
    )
    return made.id
