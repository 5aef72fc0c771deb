"""Application commands: those that are everywhere and those of one server."""

from bot.practice import commands, errors
from bot.practice.api.routes import Answer, Call, Routes
from bot.practice.errors import DiscordError, Form, Path
from bot.practice.limits.commands import MOST, CommandType, check_command, check_unique
from bot.practice.limits.fields import objects
from bot.practice.model import JSON

ROUTES = Routes()
EVERYWHERE = "/applications/{application_id}/commands"
IN_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _scope(call: Call) -> int | None:
    world = call.world
    if call.number("application_id") != world.application_id:
        raise DiscordError(errors.UNKNOWN_APPLICATION)
    if "guild_id" not in call.params:
        return None
    guild = world.guild(call.number("guild_id"))
    if world.bot_id not in guild.members:
        raise DiscordError(errors.MISSING_ACCESS)
    return guild.id


def _command(call: Call) -> JSON:
    scope = _scope(call)
    found = call.world.commands.get(call.number("command_id"))
    if found is None or found.get("guild_id") != (None if scope is None else str(scope)):
        raise DiscordError(errors.UNKNOWN_COMMAND)
    return found


def _check_room(wanted: list[JSON]) -> None:
    for kind, most in MOST.items():
        if sum((one.get("type") or CommandType.CHAT) == kind for one in wanted) > most:
            raise DiscordError(errors.TOO_MANY_COMMANDS)


@ROUTES.add("GET", EVERYWHERE)
@ROUTES.add("GET", IN_GUILD)
async def list_commands(call: Call) -> Answer:
    """The commands there are."""
    return commands.of_scope(call.world, _scope(call))


@ROUTES.add("PUT", EVERYWHERE)
@ROUTES.add("PUT", IN_GUILD)
async def bulk_overwrite(call: Call) -> Answer:
    """These commands and no others."""
    scope, world = _scope(call), call.world
    form = Form()
    given: list[tuple[Path, JSON]] = objects(form, (), call.items)
    for path, command in given:
        check_command(form, path, command)
    check_unique(form, given)
    form.check()
    _check_room(call.items)
    kept = [commands.keep(world, command, scope) for _, command in given]
    numbers = {one["id"] for one in kept}
    for old in commands.of_scope(world, scope):
        if old["id"] not in numbers:
            del world.commands[int(old["id"])]
    commands.changed(world)
    return kept


@ROUTES.add("POST", EVERYWHERE, status=201)
@ROUTES.add("POST", IN_GUILD, status=201)
async def create_command(call: Call) -> Answer:
    """One more command, or a new version of one."""
    scope = _scope(call)
    form = Form()
    check_command(form, (), call.body)
    form.check()
    kind = call.body.get("type") or CommandType.CHAT
    if commands.find(call.world, scope, kind, call.body["name"]) is None:
        _check_room([*commands.of_scope(call.world, scope), call.body])
    kept = commands.keep(call.world, call.body, scope)
    commands.changed(call.world)
    return kept


@ROUTES.add("GET", EVERYWHERE + "/{command_id}")
@ROUTES.add("GET", IN_GUILD + "/{command_id}")
async def get_command(call: Call) -> Answer:
    """One command."""
    return _command(call)


@ROUTES.add("PATCH", EVERYWHERE + "/{command_id}")
@ROUTES.add("PATCH", IN_GUILD + "/{command_id}")
async def edit_command(call: Call) -> Answer:
    """Change a command."""
    old = _command(call)
    form = Form()
    wanted = old | call.body
    check_command(form, (), wanted)
    form.check()
    del call.world.commands[int(old["id"])]
    kept = commands.keep(call.world, wanted, _scope(call))
    del call.world.commands[int(kept["id"])]
    kept["id"] = old["id"]
    call.world.commands[int(old["id"])] = kept
    commands.changed(call.world)
    return kept


@ROUTES.add("DELETE", EVERYWHERE + "/{command_id}")
@ROUTES.add("DELETE", IN_GUILD + "/{command_id}")
async def delete_command(call: Call) -> Answer:
    """Take a command away."""
    del call.world.commands[int(_command(call)["id"])]
    commands.changed(call.world)
    return None
