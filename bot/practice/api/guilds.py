"""Servers: their channels, members and roles."""

from bot.practice import channels, errors, permissions, wire
from bot.practice.api.routes import Answer, Call, Routes, snowflake
from bot.practice.errors import DiscordError, Form
from bot.practice.limits.fields import Text, check
from bot.practice.model import JSON, ChannelType, Guild, Member
from bot.practice.permissions import Permission

ROUTES = Routes()


def _guild(call: Call, *needed: Permission) -> Guild:
    guild = call.world.guild(call.number("guild_id"))
    if call.world.bot_id not in guild.members:
        raise DiscordError(errors.MISSING_ACCESS)
    granted = permissions.in_guild(guild, call.world.bot_id)
    for permission in needed:
        if permission not in granted:
            raise DiscordError(errors.MISSING_PERMISSIONS)
    return guild


@ROUTES.add("GET", "/guilds/{guild_id}")
async def get_guild(call: Call) -> Answer:
    """A server."""
    guild = _guild(call)
    body = wire.guild(guild)
    if call.query.get("with_counts") in ("true", "1"):
        body["approximate_member_count"] = len(guild.members)
        body["approximate_presence_count"] = len(guild.members)
    return body


@ROUTES.add("GET", "/guilds/{guild_id}/channels")
async def list_channels(call: Call) -> Answer:
    """The channels of a server, without threads."""
    guild, world = _guild(call), call.world
    return [
        wire.channel(world, channel, world.bot_id)
        for channel in world.channels.values()
        if channel.guild_id == guild.id and not world.is_thread(channel)
    ]


@ROUTES.add("POST", "/guilds/{guild_id}/channels", status=201)
async def create_channel(call: Call) -> Answer:
    """One more channel."""
    guild, body = _guild(call, Permission.MANAGE_CHANNELS), call.body
    form = Form()
    check(form, (), body, {"name": Text(1, 100, required=True), "topic": Text(0, 1024)})
    kind = body.get("type") or 0
    if kind not in (ChannelType.TEXT, ChannelType.CATEGORY):
        form.wrong(("type",), "BASE_TYPE_CHOICES", "Value must be one of (0, 4).")
    form.check()
    parent = body.get("parent_id")
    made = channels.create(
        call.world,
        guild,
        body["name"],
        kind=ChannelType(kind),
        topic=body.get("topic"),
        parent_id=snowflake("parent_id", parent) if parent is not None else None,
    )
    return wire.channel(call.world, made, call.world.bot_id)


def _wire(call: Call, member: Member) -> JSON:
    return wire.member(call.world, member)


@ROUTES.add("GET", "/guilds/{guild_id}/members")
async def list_members(call: Call) -> Answer:
    """Members by their ids, a page at a time."""
    guild, limit, after = _guild(call), call.limit(1, 1000), call.around("after") or 0
    found = sorted(
        (member for member in guild.members.values() if member.user_id > after),
        key=lambda member: member.user_id,
    )
    return [_wire(call, member) for member in found[:limit]]


@ROUTES.add("GET", "/guilds/{guild_id}/members/search")
async def search_members(call: Call) -> Answer:
    """Members whose name begins with something."""
    guild, limit = _guild(call), call.limit(1, 1000)
    query = call.query.get("query", "").lower()
    found = []
    for member in guild.members.values():
        user = call.world.user(member.user_id)
        names = (user.username, user.global_name or "", member.nick or "")
        if any(name.lower().startswith(query) for name in names):
            found.append(_wire(call, member))
    return found[:limit]


@ROUTES.add("GET", "/guilds/{guild_id}/members/{user_id}")
async def get_member(call: Call) -> Answer:
    """One member."""
    return _wire(call, call.world.member(_guild(call), call.number("user_id")))


@ROUTES.add("GET", "/guilds/{guild_id}/roles")
async def list_roles(call: Call) -> Answer:
    """The roles of a server."""
    return [wire.role(role) for role in _guild(call).roles.values()]


def _role_change(call: Call, *, given: bool) -> None:
    guild = _guild(call, Permission.MANAGE_ROLES)
    member = call.world.member(guild, call.number("user_id"))
    role_id = call.number("role_id")
    if role_id not in guild.roles:
        raise DiscordError(errors.UNKNOWN_ROLE)
    if given:
        member.role_ids.add(role_id)
    else:
        member.role_ids.discard(role_id)
    data = wire.member(call.world, member) | {"guild_id": str(guild.id)}
    call.world.tell_guild(guild, "GUILD_MEMBER_UPDATE", data)


@ROUTES.add("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def add_role(call: Call) -> Answer:
    """Give somebody a role."""
    _role_change(call, given=True)
    return None


@ROUTES.add("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def remove_role(call: Call) -> Answer:
    """Take a role from somebody."""
    _role_change(call, given=False)
    return None


@ROUTES.add("GET", "/guilds/{guild_id}/threads/active")
async def list_active_threads(call: Call) -> Answer:
    """The threads of a server that are not archived."""
    guild, world = _guild(call), call.world
    threads = [
        channel
        for channel in world.visible_channels(world.bot_id)
        if channel.guild_id == guild.id
        and channel.thread is not None
        and not channel.thread.archived
    ]
    return {
        "threads": [wire.channel(world, thread, world.bot_id) for thread in threads],
        "members": [
            wire.thread_member(thread, world.bot_id)
            for thread in threads
            if thread.thread is not None and world.bot_id in thread.thread.members
        ],
        "has_more": False,
    }
