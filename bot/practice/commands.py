"""The bot's commands: kept, offered to people where they may use them, and filled in."""

from bot.practice import errors, permissions, wire
from bot.practice.errors import DiscordError, Form, Path
from bot.practice.limits.commands import CommandType, OptionType
from bot.practice.limits.fields import objects
from bot.practice.model import JSON, Attachment, Channel, User
from bot.practice.permissions import Permission
from bot.practice.world import World

IN_GUILD, IN_BOT_DM = 0, 1
_TEXTS = ("name", "description")


def keep(world: World, command: JSON, guild_id: int | None) -> JSON:
    """Put a command on the shelf, in the place of the one with its kind and name."""
    kind = command.get("type") or CommandType.CHAT
    same = find(world, guild_id, kind, command["name"])
    kept: JSON = {
        "id": same["id"] if same else str(world.snowflakes.new()),
        "application_id": str(world.application_id),
        "version": str(world.snowflakes.new()),
        "type": int(kind),
        "name": command["name"],
        "name_localizations": command.get("name_localizations"),
        "description": command.get("description") or "",
        "description_localizations": command.get("description_localizations"),
        "default_member_permissions": _text(command.get("default_member_permissions")),
        "dm_permission": command.get("dm_permission", True) is not False,
        "contexts": command.get("contexts"),
        "integration_types": command.get("integration_types") or [0],
        "nsfw": bool(command.get("nsfw")),
    }
    if command.get("options"):
        kept["options"] = command["options"]
    if guild_id is not None:
        kept["guild_id"] = str(guild_id)
        del kept["dm_permission"], kept["contexts"], kept["integration_types"]
    world.commands[int(kept["id"])] = kept
    return kept


def of_scope(world: World, guild_id: int | None) -> list[JSON]:
    """The commands of one server, or those that are everywhere."""
    scope = None if guild_id is None else str(guild_id)
    return [command for command in world.commands.values() if command.get("guild_id") == scope]


def find(world: World, guild_id: int | None, kind: int, name: str) -> JSON | None:
    """The command of that kind and name, if there is one."""
    for command in of_scope(world, guild_id):
        if (command["type"], command["name"]) == (kind, name):
            return command
    return None


def changed(world: World) -> None:
    """Bring the news that there are other commands now."""
    world.tell("APPLICATION_COMMANDS_UPDATE", lambda _: {}, lambda viewer: viewer != world.bot_id)


def usable(world: World, me: User, channel: Channel) -> list[JSON]:
    """The commands a person may use in a channel, by name."""
    found = [one for one in world.commands.values() if _may_use(world, me, channel, one)]
    return sorted(found, key=lambda command: (command["type"], command["name"]))


def the_usable(world: World, me: User, channel: Channel, command_id: int) -> JSON:
    """A command this person may use in this channel."""
    command = world.commands.get(command_id)
    if command is None:
        raise DiscordError(errors.UNKNOWN_COMMAND)
    if channel.thread is not None and channel.thread.archived:
        raise DiscordError(errors.ARCHIVED_THREAD)
    if not _may_use(world, me, channel, command):
        raise DiscordError(errors.MISSING_PERMISSIONS)
    return command


def _may_use(world: World, me: User, channel: Channel, command: JSON) -> bool:
    if channel.thread is not None and channel.thread.archived:
        return False
    contexts = command.get("contexts")
    if channel.guild_id is None:
        with_bot = world.bot_id in channel.recipient_ids and "guild_id" not in command
        if contexts is None:
            return with_bot and bool(command.get("dm_permission"))
        return with_bot and IN_BOT_DM in contexts
    if command.get("guild_id") not in (None, str(channel.guild_id)):
        return False
    if contexts is not None and IN_GUILD not in contexts:
        return False
    granted = world.permissions(channel, me.id)
    if Permission.USE_APPLICATION_COMMANDS not in granted:
        return False
    needed = command["default_member_permissions"]
    if needed is None or granted == permissions.ALL:
        return True
    return needed != "0" and int(granted) & int(needed) == int(needed)


def localized(command: JSON, locale: str) -> JSON:
    """A command, option or choice with its texts in somebody's language beside the plain ones."""
    made = dict(command)
    for text in _TEXTS:
        if text in command:
            others = command.get(f"{text}_localizations") or {}
            made[f"{text}_localized"] = others.get(locale, command[text])
    for inside in ("options", "choices"):
        if command.get(inside):
            made[inside] = [localized(one, locale) for one in command[inside]]
    return made


def _text(value: object) -> str | None:
    return None if value is None else str(value)


class Filling:
    """Options as a person filled them in, checked against the command and looked up."""

    def __init__(self, world: World, channel: Channel) -> None:
        self._world = world
        self._channel = channel
        self.form = Form()
        self.resolved: JSON = {}

    def fill(self, path: Path, definition: JSON, given: list[JSON]) -> list[JSON]:
        """The options as they go to the bot."""
        known = {option["name"]: option for option in definition.get("options") or []}
        filled = []
        for where, one in objects(self.form, path, given):
            option = known.get(str(one.get("name")))
            if option is None or one.get("type", option["type"]) != option["type"]:
                self.form.wrong(where, "UNKNOWN_OPTION", "The command has no such option.")
            elif option["type"] in (OptionType.SUBCOMMAND, OptionType.GROUP):
                inner = self.fill((*where, "options"), option, one.get("options") or [])
                filled.append({"name": option["name"], "type": option["type"], "options": inner})
            else:
                self._value((*where, "value"), option, one.get("value"))
                filled.append(
                    {"name": option["name"], "type": option["type"], "value": one.get("value")}
                )
        self._complete(path, known, {one["name"] for one in filled})
        return filled

    def _complete(self, path: Path, known: dict[str, JSON], given: set[str]) -> None:
        nested = (OptionType.SUBCOMMAND, OptionType.GROUP)
        if any(option["type"] in nested for option in known.values()):
            if len(given) != 1:
                self.form.wrong(path, "SUBCOMMAND_REQUIRED", "One of its subcommands is needed.")
            return
        for name, option in known.items():
            if option.get("required") and name not in given:
                self.form.required((*path, name))

    def _value(self, path: Path, option: JSON, value: object) -> None:
        match option["type"]:
            case OptionType.STRING:
                self._string(path, option, value)
            case OptionType.INTEGER | OptionType.NUMBER:
                self._number(path, option, value)
            case OptionType.BOOLEAN:
                if not isinstance(value, bool):
                    self.form.wrong(path, "BOOLEAN_TYPE_CONVERT", "Must be true or false.")
            case _:
                self.look_up(path, option["type"], value, option.get("channel_types"))
                return
        choices = [choice["value"] for choice in option.get("choices") or []]
        if choices and value not in choices:
            self.form.wrong(path, "BASE_TYPE_CHOICES", "This is none of the choices.")

    def _string(self, path: Path, option: JSON, value: object) -> None:
        if not isinstance(value, str):
            self.form.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        else:
            high = option.get("max_length") or 6000
            self.form.length(path, value, option.get("min_length") or 0, high)

    def _number(self, path: Path, option: JSON, value: object) -> None:
        whole = option["type"] == OptionType.INTEGER
        kinds = (int,) if whole else (int, float)
        if not isinstance(value, kinds) or isinstance(value, bool):
            self.form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
            return
        low, high = option.get("min_value"), option.get("max_value")
        if low is not None and value < low:
            self.form.wrong(path, "NUMBER_TYPE_MIN", f"Must be at least {low}.")
        if high is not None and value > high:
            self.form.wrong(path, "NUMBER_TYPE_MAX", f"Must be at most {high}.")

    def look_up(
        self, path: Path, kind: int, value: object, channel_types: list[int] | None = None
    ) -> None:
        """Find what an id stands for and put it among the resolved things."""
        number = int(value) if isinstance(value, str) and value.isdigit() else None
        found = False
        if number is not None and kind in (OptionType.USER, OptionType.MENTIONABLE):
            found = self._user(number)
        if number is not None and not found and kind in (OptionType.ROLE, OptionType.MENTIONABLE):
            found = self._role(number)
        if number is not None and kind == OptionType.CHANNEL:
            found = self._channel_found(number, channel_types)
        if number is not None and kind == OptionType.ATTACHMENT:
            found = self._upload(number)
        if not found:
            self.form.wrong(path, "UNKNOWN_ID", f'Nothing here has the id "{value}".')

    def _put(self, shelf: str, number: int, what: JSON) -> bool:
        self.resolved.setdefault(shelf, {})[str(number)] = what
        return True

    def _user(self, number: int) -> bool:
        world, channel = self._world, self._channel
        if number not in world.users:
            return False
        self._put("users", number, wire.user(world.users[number]))
        if channel.guild_id is not None and number in world.guilds[channel.guild_id].members:
            member = wire.member(world, world.guilds[channel.guild_id].members[number])
            for name in ("user", "mute", "deaf"):
                del member[name]
            granted = world.permissions(channel, number)
            self._put("members", number, member | {"permissions": str(int(granted))})
        return True

    def _role(self, number: int) -> bool:
        if self._channel.guild_id is None:
            return False
        role = self._world.guilds[self._channel.guild_id].roles.get(number)
        return role is not None and self._put("roles", number, wire.role(role))

    def _channel_found(self, number: int, types: list[int] | None) -> bool:
        world = self._world
        found = world.channels.get(number)
        if found is None or found.guild_id != self._channel.guild_id:
            return False
        if types and found.type not in types:
            return False
        granted = world.permissions(found, world.bot_id)
        body = wire.channel(world, found, world.bot_id) | {"permissions": str(int(granted))}
        return self._put("channels", number, body)

    def _upload(self, number: int) -> bool:
        found: Attachment | None = self._world.uploads.pop(number, None)
        return found is not None and self._put("attachments", number, wire.attachment(found))
