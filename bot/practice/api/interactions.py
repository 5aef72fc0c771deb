"""Answers to interactions: the callback, the original response, and follow-ups."""

from enum import IntEnum

from bot.practice import errors, interactions, messages, wire
from bot.practice.api import compose
from bot.practice.api.routes import Answer, Call, Routes
from bot.practice.errors import DiscordError, Form, refuse
from bot.practice.limits.commands import OptionType, check_choices
from bot.practice.limits.modals import check_modal
from bot.practice.messages import Draft
from bot.practice.model import JSON, Interaction, InteractionType, Message, MessageFlag

ROUTES = Routes()
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


class Callback(IntEnum):
    """The ways to answer."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


_MESSAGES = {Callback.MESSAGE, Callback.DEFERRED_MESSAGE}
_UPDATES = {Callback.DEFERRED_UPDATE, Callback.UPDATE}
_ALLOWED: dict[InteractionType, set[Callback]] = {
    InteractionType.COMMAND: _MESSAGES | {Callback.MODAL},
    InteractionType.COMPONENT: _MESSAGES | _UPDATES | {Callback.MODAL},
    InteractionType.AUTOCOMPLETE: {Callback.CHOICES},
    InteractionType.MODAL_SUBMIT: _MESSAGES,
}


@ROUTES.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", open_to_all=True)
async def respond(call: Call) -> Answer:
    """Acknowledge an interaction."""
    world = call.world
    interaction = world.interactions.get(call.number("interaction_id"))
    if interaction is None or interaction.token != call.params["interaction_token"]:
        raise DiscordError(errors.UNKNOWN_INTERACTION)
    interactions.must_be_waiting(interaction)
    kind = _callback(call, interaction)
    data = call.body.get("data") or {}
    match kind:
        case Callback.MESSAGE:
            draft = compose.new(call, data, interaction.channel_id, also=MessageFlag.EPHEMERAL)
            interactions.acknowledge(world, interaction)
            interaction.original_id = interactions.answer(world, interaction, draft).id
        case Callback.DEFERRED_MESSAGE:
            asked = compose.flags_of(data) & MessageFlag.EPHEMERAL
            interactions.acknowledge(world, interaction)
            waiting = Draft(flags=asked | MessageFlag.LOADING)
            interaction.original_id = interactions.answer(world, interaction, waiting).id
        case Callback.UPDATE:
            message = _touched(call, interaction)
            compose.change(call, data, message)
            interactions.acknowledge(world, interaction)
            interaction.original_id = message.id
            messages.changed(world, message)
        case Callback.DEFERRED_UPDATE:
            interaction.original_id = _touched(call, interaction).id
            interactions.acknowledge(world, interaction)
        case Callback.CHOICES:
            interaction.choices = _choices(interaction, data)
            interactions.acknowledge(world, interaction)
        case Callback.MODAL:
            form = Form()
            check_modal(form, ("data",), data)
            form.check()
            interactions.acknowledge(world, interaction)
            interactions.open_modal(world, interaction, data)
    if call.query.get("with_response") not in ("true", "1", "True"):
        return None
    return _callback_response(call, interaction, kind)


def _callback(call: Call, interaction: Interaction) -> Callback:
    allowed = set(_ALLOWED[interaction.type])
    if interaction.type is InteractionType.MODAL_SUBMIT and interaction.message_id is not None:
        allowed |= _UPDATES
    kind = call.body.get("type")
    if kind not in allowed:
        among = ", ".join(str(int(one)) for one in sorted(allowed))
        raise refuse(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({among}).")
    return Callback(kind)


def _touched(call: Call, interaction: Interaction) -> Message:
    channel = call.world.channel(interaction.channel_id)
    return call.world.message(channel, interaction.message_id or 0, interaction.user_id)


def _choices(interaction: Interaction, data: JSON) -> list[JSON]:
    form = Form()
    kind = _focused(interaction.data.get("options") or [])
    check_choices(form, ("data", "choices"), data.get("choices"), kind)
    form.check()
    return list(data["choices"])


def _focused(options: list[JSON]) -> int:
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if option.get("options"):
            return _focused(option["options"])
    return OptionType.STRING


def _callback_response(call: Call, interaction: Interaction, kind: Callback) -> JSON:
    about: JSON = {
        "id": str(interaction.id),
        "type": int(interaction.type),
        "channel_id": str(interaction.channel_id),
    }
    if interaction.guild_id is not None:
        about["guild_id"] = str(interaction.guild_id)
    body: JSON = {"interaction": about}
    if kind in _MESSAGES | _UPDATES:
        message = interactions.original(call.world, interaction)
        about |= {
            "response_message_id": str(message.id),
            "response_message_loading": MessageFlag.LOADING in message.flags,
            "response_message_ephemeral": message.only_for is not None,
        }
        if kind in (Callback.MESSAGE, Callback.UPDATE):
            body["resource"] = {"type": int(kind), "message": _wire(call, message)}
    return body


def _wire(call: Call, message: Message) -> JSON:
    return wire.message(call.world, message, call.world.bot_id)


def _interaction(call: Call) -> Interaction:
    if call.number("webhook_id") != call.world.application_id:
        raise DiscordError(errors.UNKNOWN_WEBHOOK)
    return interactions.by_token(call.world, call.params["webhook_token"])


@ROUTES.add("POST", WEBHOOK, open_to_all=True)
async def follow_up(call: Call) -> Answer:
    """Say one more thing. After "thinking" the first follow-up is the answer waited for."""
    interaction, world = _interaction(call), call.world
    draft = compose.new(call, call.body, interaction.channel_id, also=MessageFlag.EPHEMERAL)
    if interaction.original_id is not None:
        first = world.channel(interaction.channel_id).messages.get(interaction.original_id)
        if first is not None and MessageFlag.LOADING in first.flags:
            first.flags = first.flags & MessageFlag.EPHEMERAL | (
                draft.flags & ~MessageFlag.EPHEMERAL
            )
            first.content, first.embeds = draft.content, draft.embeds
            first.components, first.attachments = draft.components, draft.attachments
            channel = world.channel(interaction.channel_id)
            messages.mention(world, channel, first, draft.allowed_mentions)
            messages.changed(world, first, edited=False)
            return _wire(call, first)
    return _wire(call, interactions.answer(world, interaction, draft))


def _message(call: Call) -> Message:
    interaction = _interaction(call)
    if "message_id" not in call.params:
        return interactions.original(call.world, interaction)
    channel = call.world.channel(interaction.channel_id)
    message = call.world.message(channel, call.number("message_id"), interaction.user_id)
    if message.interaction is not interaction and message.id != interaction.original_id:
        raise DiscordError(errors.UNKNOWN_MESSAGE)
    return message


@ROUTES.add("GET", WEBHOOK + "/messages/@original", open_to_all=True)
@ROUTES.add("GET", WEBHOOK + "/messages/{message_id}", open_to_all=True)
async def get_response(call: Call) -> Answer:
    """What was answered."""
    return _wire(call, _message(call))


@ROUTES.add("PATCH", WEBHOOK + "/messages/@original", open_to_all=True)
@ROUTES.add("PATCH", WEBHOOK + "/messages/{message_id}", open_to_all=True)
async def edit_response(call: Call) -> Answer:
    """Answer otherwise."""
    message = _message(call)
    was_loading = MessageFlag.LOADING in message.flags
    compose.change(call, call.body, message)
    _interaction(call).answered = True
    messages.changed(call.world, message, edited=not was_loading)
    return _wire(call, message)


@ROUTES.add("DELETE", WEBHOOK + "/messages/@original", open_to_all=True)
@ROUTES.add("DELETE", WEBHOOK + "/messages/{message_id}", open_to_all=True)
async def delete_response(call: Call) -> Answer:
    """Take an answer back."""
    message = _message(call)
    messages.delete(call.world, call.world.channels[message.channel_id], message)
    return None
