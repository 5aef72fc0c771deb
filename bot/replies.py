"""Answering an interaction: acknowledge at once, do the work, then show what came of it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.club import Club, ClubRefusal, Person
from bot.panels.parts import Panel, layout
from bot.speech import NO_MENTIONS, SafeWords, harmless, language_of, pieces
from games.decision import Illegal
from rendering.words import Words

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
ALREADY_ACKNOWLEDGED = 40060
INVALID_FORM = 50035
UNKNOWN_MESSAGE = 10008

Doing = Callable[[], Awaitable[None]]


def person_of(interaction: Interaction) -> Person:
    """Whoever pressed or typed."""
    return Person(
        str(interaction.user.id),
        interaction.user.display_name,
        language_of(interaction.locale),
    )


def id_of(interaction: Interaction) -> str:
    """What makes a repeated delivery recognisable."""
    return str(interaction.id)


async def listen(club: Club, interaction: Interaction) -> None:
    """Learn about a person, before anything else, what every answer to them needs to know."""
    person = person_of(interaction)
    interaction.extras["language"] = await club.people.language(person.id, person.language)
    if interaction.guild_id is not None:
        custom = await club.customs.of(str(interaction.guild_id))
        interaction.extras["stewards"] = custom.stewards


def reads(interaction: Interaction) -> str:
    """The language in which whatever only this person sees is written."""
    return str(interaction.extras.get("language") or language_of(interaction.locale))


def words_of(interaction: Interaction) -> Words:
    """The reader's own words."""
    return SafeWords(reads(interaction))


def is_private(interaction: Interaction) -> bool:
    """Whether the pressed control stands where only its reader sees it."""
    message = interaction.message
    return interaction.guild_id is None or bool(message and message.flags.ephemeral)


def manages(interaction: Interaction) -> bool:
    """Whether the person may run the server's games: by Discord's leave or by the club's."""
    if interaction.guild_id is None:
        return False
    role = interaction.extras.get("stewards")
    roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else []
    return interaction.permissions.manage_guild or any(str(one.id) == role for one in roles)


async def thinking(interaction: Interaction, *, ephemeral: bool = True) -> None:
    """Acknowledge and promise an answer."""
    await interaction.response.defer(ephemeral=ephemeral, thinking=True)


async def in_place(interaction: Interaction) -> None:
    """Acknowledge and promise to change what was pressed; if that is gone, to answer beside it."""
    try:
        await interaction.response.defer()
    except discord.NotFound as problem:
        if not _gone(problem):
            raise
        await thinking(interaction)


async def show(interaction: Interaction, panel: Panel) -> discord.Message:
    """Put a panel where the acknowledged answer belongs."""
    message = interaction.message
    changing = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    there = message.attachments if message and changing else ()
    # The frame keeps the number by which the postman knows its letters.
    frame = message.components[0] if message and changing and message.components else None
    with panel.numbered(getattr(frame, "id", None)):
        try:
            return await _put(interaction, panel, there)
        except discord.HTTPException as problem:
            # Since it was pressed, the message was given other pictures, or somebody deleted it.
            if problem.code == INVALID_FORM and there:
                return await _put(interaction, panel, ())
            if problem.code == UNKNOWN_MESSAGE and changing:
                return await _beside(interaction, panel)
            raise


async def _put(
    interaction: Interaction, panel: Panel, there: Sequence[discord.Attachment]
) -> discord.Message:
    return await interaction.edit_original_response(
        view=panel.view, attachments=panel.attachments(there), allowed_mentions=panel.mentions
    )


async def _beside(interaction: Interaction, panel: Panel) -> discord.Message:
    sent: discord.Message = await interaction.followup.send(
        view=panel.view,
        files=panel.files,
        ephemeral=True,
        allowed_mentions=panel.mentions,
        wait=True,
    )
    return sent


async def say(interaction: Interaction, text: str) -> None:
    """Answer with words only, seen by nobody else."""
    panel = layout([text])
    if not interaction.response.is_done():
        await interaction.response.send_message(
            view=panel.view, ephemeral=True, allowed_mentions=NO_MENTIONS
        )
    elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await show(interaction, panel)
    else:
        await interaction.followup.send(
            view=panel.view, ephemeral=True, allowed_mentions=NO_MENTIONS
        )


async def say_all(interaction: Interaction, whole: str) -> None:
    """Answer with a text of any length, in as many messages as it takes."""
    first, *others = pieces(whole)
    await say(interaction, first)
    for part in others:
        await interaction.followup.send(
            view=layout([part]).view, ephemeral=True, allowed_mentions=NO_MENTIONS
        )


def reason_of(refusal: ClubRefusal | Illegal, words: Words) -> str:
    """Why something was refused, for a person to read; of a move, where to ask for more."""
    if isinstance(refusal, ClubRefusal):
        return words.say(refusal.reason)
    return f"{words.say(harmless(refusal.reason))}\n{words.message('bot', 'why-more')}"


async def guarded(interaction: Interaction, doing: Doing) -> None:
    """Do something for a person; whatever cannot be done is said, whatever fails is logged."""
    words = words_of(interaction)
    try:
        await doing()
    except (ClubRefusal, Illegal) as refusal:
        await say(interaction, reason_of(refusal, words))
    except (discord.NotFound, discord.Forbidden, discord.InteractionResponded) as problem:
        await _unanswerable(interaction, problem)
    except Exception as problem:
        if isinstance(problem, discord.HTTPException) and problem.code == ALREADY_ACKNOWLEDGED:
            log.info("interaction %s was delivered twice", interaction.id)
            return
        log.exception("interaction %s failed", interaction.id)
        await say(interaction, words.message("bot", "failed"))


async def _unanswerable(interaction: Interaction, problem: discord.DiscordException) -> None:
    """Something could not be shown or done at Discord's end."""
    if isinstance(problem, discord.Forbidden):
        log.info("interaction %s: %s", interaction.id, problem)
        await say(interaction, words_of(interaction).message("bot", "forbidden"))
    elif _gone(problem) and not interaction.response.is_done():
        await say(interaction, words_of(interaction).message("bot", "control-gone"))
    else:
        log.warning("interaction %s cannot be answered: %s", interaction.id, problem)


def _gone(problem: discord.DiscordException) -> bool:
    return isinstance(problem, discord.NotFound) and problem.code == UNKNOWN_MESSAGE
