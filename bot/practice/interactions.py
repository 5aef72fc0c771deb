"""Interactions: a person uses something of the bot's, the bot answers in time or it has failed."""

import secrets

from bot.practice import errors, messages, wire
from bot.practice.errors import DiscordError
from bot.practice.messages import Draft
from bot.practice.model import (
    JSON,
    Channel,
    Interaction,
    InteractionType,
    Message,
    MessageFlag,
    MessageType,
    User,
)
from bot.practice.world import World

ACKNOWLEDGE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
MODALS_KEPT = 200

NO_ANSWER = "The application did not respond"
FAILED = "This interaction failed"


def begin(
    world: World,
    me: User,
    channel: Channel,
    kind: InteractionType,
    data: JSON,
    *,
    message: Message | None = None,
    modal_of: Interaction | None = None,
    nonce: str | None = None,
) -> Interaction:
    """Ask the bot. It has three seconds to acknowledge and a quarter of an hour to answer."""
    interaction = Interaction(
        id=world.snowflakes.new(),
        type=kind,
        token=secrets.token_urlsafe(48),
        user_id=me.id,
        channel_id=channel.id,
        guild_id=channel.guild_id,
        data=data,
        created_at=world.clock.now(),
        nonce=nonce,
        message_id=message.id if message else None,
        from_modal_of=modal_of,
    )
    world.interactions[interaction.id] = interaction
    world.by_token[interaction.token] = interaction
    if kind is not InteractionType.AUTOCOMPLETE:
        world.tell_one(me.id, "INTERACTION_CREATE", _name(interaction))
    payload = _payload(world, me, channel, interaction, message)
    world.clock.call_later(TOKEN_SECONDS, lambda: _expire(world, interaction))
    if world.reach_bot("INTERACTION_CREATE", payload, channel.guild_id):
        interaction.patience = world.clock.call_later(
            ACKNOWLEDGE_SECONDS, lambda: fail(world, interaction)
        )
    else:
        fail(world, interaction)
    return interaction


def fail(world: World, interaction: Interaction) -> None:
    """Nobody acknowledged it in time."""
    if interaction.acknowledged or interaction.failed:
        return
    interaction.failed = True
    interaction.over.set()
    if interaction.type is InteractionType.AUTOCOMPLETE:
        return
    reason = NO_ANSWER if interaction.type is InteractionType.COMMAND else FAILED
    data = _name(interaction) | {"reason": reason}
    world.tell_one(interaction.user_id, "INTERACTION_FAILURE", data)


def must_be_waiting(interaction: Interaction) -> None:
    """Refuse to acknowledge an interaction that is over or has been acknowledged."""
    if interaction.acknowledged:
        raise DiscordError(errors.ALREADY_ACKNOWLEDGED)
    if interaction.failed:
        raise DiscordError(errors.UNKNOWN_INTERACTION)


def acknowledge(world: World, interaction: Interaction) -> None:
    """The bot has answered in time."""
    interaction.acknowledged = True
    interaction.over.set()
    if interaction.patience is not None:
        interaction.patience.cancel()
        interaction.patience = None
    if interaction.from_modal_of is not None:
        world.modals.pop(interaction.from_modal_of.id, None)
    if interaction.type is not InteractionType.AUTOCOMPLETE:
        world.tell_one(interaction.user_id, "INTERACTION_SUCCESS", _name(interaction))


def open_modal(world: World, interaction: Interaction, modal: JSON) -> None:
    """Show a modal to the person; it can be sent until newer ones have taken its place."""
    interaction.modal = modal
    world.modals[interaction.id] = interaction
    while len(world.modals) > MODALS_KEPT:
        del world.modals[next(iter(world.modals))]
    shown = {name: modal[name] for name in ("custom_id", "title", "components")}
    world.tell_one(interaction.user_id, "INTERACTION_MODAL_CREATE", _name(interaction) | shown)


def answer(world: World, interaction: Interaction, draft: Draft) -> Message:
    """Post a message in answer to an interaction, for everybody or for the person alone."""
    channel = world.channel(interaction.channel_id)
    draft.interaction = interaction
    if MessageFlag.EPHEMERAL in draft.flags:
        draft.only_for = interaction.user_id
    if interaction.original_id is not None:
        draft.reply_to = _still_there(channel, interaction.original_id)
    elif interaction.message_id is not None:
        draft.reply_to = _still_there(channel, interaction.message_id)
    elif interaction.type is InteractionType.COMMAND:
        chat = interaction.data.get("type", 1) == 1
        draft.type = MessageType.COMMAND if chat else MessageType.CONTEXT_MENU_COMMAND
    return messages.post(world, channel, world.bot_id, draft)


def original(world: World, interaction: Interaction) -> Message:
    """The first answer to an interaction."""
    if interaction.original_id is None:
        raise DiscordError(errors.UNKNOWN_MESSAGE)
    channel = world.channel(interaction.channel_id)
    return world.message(channel, interaction.original_id, interaction.user_id)


def by_token(world: World, token: str) -> Interaction:
    """The interaction that a token belongs to, while it is good and the bot has acknowledged."""
    interaction = world.by_token.get(token)
    if interaction is None:
        raise DiscordError(errors.INVALID_WEBHOOK_TOKEN)
    if not interaction.acknowledged:
        raise DiscordError(errors.UNKNOWN_WEBHOOK)
    return interaction


def _still_there(channel: Channel, message_id: int) -> int | None:
    return message_id if message_id in channel.messages else None


def _expire(world: World, interaction: Interaction) -> None:
    world.interactions.pop(interaction.id, None)
    world.by_token.pop(interaction.token, None)
    for number in interaction.data.get("resolved", {}).get("attachments", {}):
        world.attachments.pop(int(number), None)
    message = world.channels.get(interaction.channel_id)
    waiting = message.messages.get(interaction.original_id or 0) if message else None
    if waiting is not None and MessageFlag.LOADING in waiting.flags:
        waiting.flags &= ~MessageFlag.LOADING
        waiting.content = NO_ANSWER
        messages.changed(world, waiting, edited=False)


def _name(interaction: Interaction) -> JSON:
    return {"id": str(interaction.id), "nonce": interaction.nonce}


def _payload(
    world: World,
    me: User,
    channel: Channel,
    interaction: Interaction,
    message: Message | None,
) -> JSON:
    payload: JSON = {
        "id": str(interaction.id),
        "application_id": str(world.application_id),
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": wire.channel(world, channel, world.bot_id)
        | {"permissions": str(int(world.permissions(channel, me.id)))},
        "locale": me.locale,
        "app_permissions": str(int(world.permissions(channel, world.bot_id))),
        "entitlements": [],
        "authorizing_integration_owners": wire.owners(interaction),
        "context": 1 if channel.guild_id is None else 0,
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if channel.guild_id is None:
        payload["user"] = wire.user(me)
    else:
        guild = world.guilds[channel.guild_id]
        granted = world.permissions(channel, me.id)
        payload |= {
            "guild_id": str(guild.id),
            "guild_locale": guild.locale,
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "member": wire.member(world, guild.members[me.id]) | {"permissions": str(int(granted))},
        }
    if message is not None:
        payload["message"] = wire.message(world, message, world.bot_id)
    return payload
