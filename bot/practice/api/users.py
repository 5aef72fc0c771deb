"""Users, the application itself, and where its gateway is."""

from bot.practice import errors, permissions, wire
from bot.practice.api.routes import Answer, Call, Routes, snowflake
from bot.practice.errors import DiscordError
from bot.practice.model import JSON

ROUTES = Routes()


@ROUTES.add("GET", "/users/@me")
async def get_me(call: Call) -> Answer:
    """The bot's own account."""
    me = call.world.user(call.world.bot_id)
    return wire.user(me) | {"mfa_enabled": False, "locale": "en-US", "verified": True}


@ROUTES.add("GET", "/users/{user_id}")
async def get_user(call: Call) -> Answer:
    """Somebody's account."""
    return wire.user(call.world.user(call.number("user_id")))


@ROUTES.add("GET", "/users/@me/guilds")
async def list_my_guilds(call: Call) -> Answer:
    """The servers the bot is in."""
    world = call.world
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": guild.owner_id == world.bot_id,
            "permissions": str(int(permissions.in_guild(guild, world.bot_id))),
            "features": [],
        }
        for guild in world.guilds_of(world.bot_id)
    ]


@ROUTES.add("POST", "/users/@me/channels")
async def create_dm(call: Call) -> Answer:
    """Open a DM; whether it can be written to shows when it is."""
    world = call.world
    other = world.user(snowflake("recipient_id", call.body.get("recipient_id")))
    if other.bot:
        raise DiscordError(errors.CANNOT_DM)
    return wire.channel(world, world.dm(world.bot_id, other.id), world.bot_id)


def _application(call: Call) -> JSON:
    world = call.world
    me = world.user(world.bot_id)
    owner = world.people[0]
    return {
        "id": str(world.application_id),
        "name": me.global_name or me.username,
        "icon": None,
        "description": "",
        "type": None,
        "bot": wire.user(me),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "owner": wire.user(owner),
        "team": None,
        "rpc_origins": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "summary": "",
        "approximate_guild_count": len(world.guilds_of(world.bot_id)),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


@ROUTES.add("GET", "/oauth2/applications/@me")
async def get_application(call: Call) -> Answer:
    """The application as its owner sees it."""
    return _application(call)


@ROUTES.add("GET", "/applications/@me")
async def get_my_application(call: Call) -> Answer:
    """The same under its newer address."""
    return _application(call)


@ROUTES.add("GET", "/applications/{application_id}/emojis")
async def list_application_emojis(call: Call) -> Answer:
    """The application has no emojis of its own here."""
    if call.number("application_id") != call.world.application_id:
        raise DiscordError(errors.UNKNOWN_APPLICATION)
    return {"items": []}


@ROUTES.add("GET", "/gateway", open_to_all=True)
async def get_gateway(call: Call) -> Answer:
    """Where the gateway is."""
    return {"url": call.gateway.url}


@ROUTES.add("GET", "/gateway/bot")
async def get_bot_gateway(call: Call) -> Answer:
    """Where the gateway is and how often the bot may identify itself."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.gateway.url, "shards": 1, "session_start_limit": limit}
