"""What a person does with the bot's things: commands, buttons, menus, modals."""

from bot.practice import acts, commands, errors, interactions, modals
from bot.practice.commands import Filling
from bot.practice.errors import DiscordError, Form, refuse
from bot.practice.limits.commands import CommandType, OptionType
from bot.practice.limits.components import SELECTS, Kind
from bot.practice.limits.fields import objects
from bot.practice.model import (
    JSON,
    Channel,
    Interaction,
    InteractionType,
    Message,
    MessageFlag,
    User,
)
from bot.practice.wire import message as message_object
from bot.practice.world import World

_NESTED = (OptionType.SUBCOMMAND, OptionType.GROUP)


def usable_commands(world: World, me: User, channel_id: int) -> list[JSON]:
    """The commands for this person in a channel, in this person's language."""
    channel = acts.visible(world, me, channel_id)
    found = commands.usable(world, me, channel)
    return [commands.localized(command, me.locale) for command in found]


def invoke(
    world: World,
    me: User,
    channel_id: int,
    command_id: int,
    options: list[JSON],
    *,
    target_id: int | None = None,
    nonce: str | None = None,
) -> Interaction:
    """Run a command. What is missing or wrong in its options is refused before the bot hears it."""
    channel = acts.visible(world, me, channel_id)
    command = commands.the_usable(world, me, channel, command_id)
    filling = Filling(world, channel)
    data = _command_data(command)
    if command["type"] == CommandType.CHAT:
        data["options"] = filling.fill(("options",), command, options)
    elif command["type"] == CommandType.USER:
        filling.look_up(("target_id",), OptionType.USER, str(target_id))
        data["target_id"] = str(target_id)
    else:
        message = world.message(channel, target_id or 0, me.id)
        filling.resolved["messages"] = {
            str(message.id): message_object(world, message, world.bot_id)
        }
        data["target_id"] = str(target_id)
    filling.form.check()
    if filling.resolved:
        data["resolved"] = filling.resolved
    return interactions.begin(world, me, channel, InteractionType.COMMAND, data, nonce=nonce)


async def autocomplete(
    world: World, me: User, channel_id: int, command_id: int, options: list[JSON]
) -> list[JSON]:
    """What the bot suggests for the option that is being typed."""
    channel = acts.visible(world, me, channel_id)
    command = commands.the_usable(world, me, channel, command_id)
    typed = _typed(command, options)
    if sum(_focused(typed)) != 1:
        raise refuse(("options",), "FOCUS_REQUIRED", "One option has to be the focused one.")
    data = _command_data(command) | {"options": typed}
    interaction = interactions.begin(world, me, channel, InteractionType.AUTOCOMPLETE, data)
    await interaction.over.wait()
    return interaction.choices or []


def use_component(
    world: World,
    me: User,
    channel_id: int,
    message_id: int,
    custom_id: str,
    *,
    values: list[str],
    nonce: str | None = None,
) -> Interaction:
    """Press a button or choose in a menu."""
    channel = acts.visible(world, me, channel_id)
    message = world.message(channel, message_id, me.id)
    component = find_component(message, custom_id)
    data: JSON = {
        "component_type": component["type"],
        "custom_id": custom_id,
        "id": component["id"],
    }
    if component["type"] in SELECTS:
        data |= _chosen(world, channel, component, values)
    return interactions.begin(
        world, me, channel, InteractionType.COMPONENT, data, message=message, nonce=nonce
    )


def find_component(message: Message, custom_id: str) -> JSON:
    """The component of a message that has this custom id and can be used."""
    for component in flat(message.components):
        if component.get("custom_id") == custom_id:
            if component.get("disabled") or MessageFlag.LOADING in message.flags:
                raise refuse(("custom_id",), "COMPONENT_DISABLED", "This cannot be used now.")
            return component
    raise refuse(("custom_id",), "COMPONENT_NOT_FOUND", "The message has no such component.")


def submit_modal(
    world: World,
    me: User,
    interaction_id: int,
    values: modals.Values,
    *,
    nonce: str | None = None,
) -> Interaction:
    """Send an open modal."""
    opener = world.modals.get(interaction_id)
    if opener is None or opener.modal is None or opener.user_id != me.id:
        raise DiscordError(errors.UNKNOWN_INTERACTION)
    channel = acts.visible(world, me, opener.channel_id)
    data = modals.filled(world, channel, opener.modal, values)
    message = channel.messages.get(opener.message_id or 0)
    return interactions.begin(
        world,
        me,
        channel,
        InteractionType.MODAL_SUBMIT,
        data,
        message=message,
        modal_of=opener,
        nonce=nonce,
    )


def _command_data(command: JSON) -> JSON:
    data = {name: command[name] for name in ("id", "name", "type")}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _typed(definition: JSON, given: list[JSON]) -> list[JSON]:
    """What has been typed so far: complete or not, but only options that the command has."""
    known = {option["name"]: option for option in definition.get("options") or []}
    found = []
    for _, one in objects(Form(), (), given):
        option = known.get(str(one.get("name")))
        if option is None:
            raise refuse(("options",), "UNKNOWN_OPTION", "The command has no such option.")
        made = {"name": option["name"], "type": option["type"]}
        if option["type"] in _NESTED:
            made["options"] = _typed(option, one.get("options") or [])
        else:
            made["value"] = one.get("value", "")
            if one.get("focused"):
                if not option.get("autocomplete"):
                    message = "This option suggests nothing."
                    raise refuse(("options",), "NO_AUTOCOMPLETE", message)
                made["focused"] = True
        found.append(made)
    return found


def _focused(options: list[JSON]) -> list[bool]:
    found = []
    for option in options:
        if "options" in option:
            found += _focused(option["options"])
        else:
            found.append(bool(option.get("focused")))
    return found


def flat(components: list[JSON]) -> list[JSON]:
    """All components, with those inside others."""
    found = []
    for component in components:
        found.append(component)
        found += flat(component.get("components", []))
        if "accessory" in component:
            found.append(component["accessory"])
    return found


def _chosen(world: World, channel: Channel, menu: JSON, values: list[str]) -> JSON:
    filling = Filling(world, channel)
    modals.check_count(filling.form, ("values",), menu, values)
    modals.look_up(filling, ("values",), menu, values)
    filling.form.check()
    data: JSON = {"values": values}
    if menu["type"] != Kind.STRING_SELECT:
        data["resolved"] = filling.resolved
    return data
