"""The gateway: takes in bots and tells them what happens, again if they come back."""

import hmac
import json
from typing import Any

from aiohttp import WSMsgType, web

from bot.practice import addresses, intents, sessions, wire
from bot.practice.clock import timestamp
from bot.practice.intents import Intent
from bot.practice.model import JSON, ChannelType, Guild
from bot.practice.sessions import COMPRESSORS, Close, Connection, Op, Session
from bot.practice.world import Event, World

RESUMABLE_SECONDS = 60.0


class Gateway:
    """Takes in bots that know the token and tells them what happens."""

    def __init__(self, world: World, token: str, privileged: Intent) -> None:
        self._world = world
        self._token = token
        self._privileged = privileged
        self.sessions: dict[str, Session] = {}
        world.listeners.append(self._hear)
        world.reach_bot = self.deliver

    def routes(self) -> list[web.RouteDef]:
        """Where bots connect."""
        return [web.get(addresses.GATEWAY, self._connect)]

    @property
    def url(self) -> str:
        """The address of the gateway."""
        return addresses.gateway(self._world.address)

    # Faults, in the gateway's own words

    def drop(self, code: int = 1011, *, resumable: bool = True) -> None:
        """Cut all connections. Without `resumable` the bots' sessions are forgotten as well."""
        connections = [one.connection for one in self.sessions.values() if one.connection]
        if not resumable:
            self.sessions.clear()
        for connection in connections:
            connection.close(code)
        self._presence()

    def ask_to_reconnect(self) -> None:
        """Tell all bots to come back on a new connection."""
        for session in self.sessions.values():
            if session.connection is not None:
                session.connection.send(Op.RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell all bots that their session is over, or may be resumed."""
        for session in list(self.sessions.values()):
            if session.connection is not None:
                session.connection.send(Op.INVALID, resumable)
            if not resumable:
                del self.sessions[session.id]
        self._presence()

    # Telling

    def deliver(self, name: str, data: JSON, guild_id: int | None) -> bool:
        """Send an event that needs no intent to the shard it belongs to.

        Whether there is one: a bot whose connection was cut may be back in a moment.
        """
        sessions = [one for one in self.sessions.values() if one.serves(guild_id)]
        for session in sessions:
            session.tell(name, data)
        return bool(sessions)

    def arrive(self, guild: Guild, *, found: bool = False) -> None:
        """Show the bot a server that it is in from now on, or one that Discord has `found` again.

        As in Discord only the latter says that it is not unavailable: that tells them apart.
        """
        for session in self.sessions.values():
            if session.serves(guild.id) and Intent.GUILDS in session.intents:
                data = guild_create(self._world, guild, session.intents)
                if not found:
                    del data["unavailable"]
                session.tell("GUILD_CREATE", data)

    def _hear(self, event: Event) -> None:
        bot_id = self._world.bot_id
        if not event.audience(bot_id):
            return
        for session in self.sessions.values():
            if not intents.hears(session.intents, event.name, in_dm=event.in_dm):
                continue
            data = event.data(bot_id)
            guild_id = data.get("guild_id") if event.name != "GUILD_DELETE" else data["id"]
            if not session.serves(int(guild_id) if guild_id else None):
                continue
            if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and (
                Intent.MESSAGE_CONTENT not in session.intents
            ):
                data = intents.without_content(data, bot_id)
            session.tell(event.name, data)

    # Listening

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(autoping=True, max_msg_size=4096 * 4)
        await socket.prepare(request)
        compress = request.query.get("compress")
        known = compress is None or compress in COMPRESSORS
        if request.query.get("v") != "10" or request.query.get("encoding") != "json" or not known:
            await socket.close(code=Close.INVALID_VERSION)
            return socket
        connection = Connection(socket, COMPRESSORS[compress]() if compress else None)
        connection.send(Op.HELLO, {"heartbeat_interval": sessions.HEARTBEAT_MS, "_trace": []})
        session: Session | None = None
        try:
            async for message in socket:
                session = self._take(message.type, message.data, connection, session)
        finally:
            await connection.end()
            if session is not None and session.connection is connection:
                self._wait_for(session)
        return socket

    def _wait_for(self, session: Session) -> None:
        """The connection is gone; the session stays for a while in case the bot comes back."""
        session.connection = None
        self._presence()

        def give_up() -> None:
            if session.connection is None:
                self.sessions.pop(session.id, None)

        self._world.clock.call_later(RESUMABLE_SECONDS, give_up)

    def _take(
        self, kind: WSMsgType, text: Any, connection: Connection, session: Session | None
    ) -> Session | None:
        try:
            said: JSON = json.loads(text) if kind is WSMsgType.TEXT else {}
            op, data = said["op"], said.get("d")
        except (ValueError, TypeError, KeyError, AttributeError):
            connection.close(Close.DECODE_ERROR)
            return session
        if connection.too_much():
            connection.close(Close.RATE_LIMITED)
            return session
        connection.heard_from()
        if op == Op.HEARTBEAT:
            connection.send(Op.ACK)
        elif op in (Op.IDENTIFY, Op.RESUME):
            if session is not None:
                connection.close(Close.AGAIN)
                return session
            if not isinstance(data, dict):
                connection.close(Close.DECODE_ERROR)
                return session
            return (
                self._identify(data, connection)
                if op == Op.IDENTIFY
                else self._resume(data, connection)
            )
        elif session is None:
            connection.close(Close.NOT_AUTHENTICATED)
        elif op == Op.MEMBERS:
            self._members(session, data or {})
        elif op not in (Op.PRESENCE, Op.VOICE):
            connection.close(Close.UNKNOWN_OPCODE)
        return session

    def _identify(self, data: JSON, connection: Connection) -> Session | None:
        if not self._knows(data.get("token")):
            connection.close(Close.WRONG_TOKEN)
            return None
        wanted = data.get("intents")
        if not isinstance(wanted, int) or wanted & ~intents.KNOWN_BITS:
            connection.close(Close.INVALID_INTENTS)
            return None
        if Intent(wanted) & intents.PRIVILEGED & ~self._privileged:
            connection.close(Close.DISALLOWED_INTENTS)
            return None
        number, shards = data.get("shard") or (0, 1)
        if not 0 <= number < shards:
            connection.close(Close.INVALID_SHARD)
            return None
        for old in list(self.sessions.values()):
            if old.connection is None and old.shard == (number, shards):
                del self.sessions[old.id]
        session = Session(Intent(wanted), (number, shards), connection)
        self.sessions[session.id] = session
        self._welcome(session)
        self._presence()
        return session

    def _welcome(self, session: Session) -> None:
        world = self._world
        mine = [one for one in world.guilds_of(world.bot_id) if session.serves(one.id)]
        session.tell(
            "READY",
            {
                "v": 10,
                "user": wire.user(world.user(world.bot_id))
                | {"verified": True, "mfa_enabled": False, "email": None},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
                "private_channels": [],
                "relationships": [],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": self.url,
                "shard": list(session.shard),
                "application": {"id": str(world.application_id), "flags": 0},
                "_trace": [],
            },
        )
        if Intent.GUILDS in session.intents:
            for guild in mine:
                session.tell("GUILD_CREATE", guild_create(world, guild, session.intents))

    def _resume(self, data: JSON, connection: Connection) -> Session | None:
        if not self._knows(data.get("token")):
            connection.close(Close.WRONG_TOKEN)
            return None
        session = self.sessions.get(str(data.get("session_id")))
        if session is None:
            connection.send(Op.INVALID, False)
            return None
        if not isinstance(data.get("seq"), int) or not session.replay(connection, data["seq"]):
            del self.sessions[session.id]
            connection.close(Close.INVALID_SEQUENCE)
            return None
        self._presence()
        return session

    def _members(self, session: Session, data: JSON) -> None:
        world = self._world
        guild = world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return
        asked = [int(one) for one in data.get("user_ids") or []]
        query = str(data.get("query") or "").lower()
        found = []
        for member in guild.members.values():
            user = world.user(member.user_id)
            names = (user.username, user.global_name or "", member.nick or "")
            begins = any(name.lower().startswith(query) for name in names)
            if user.id in asked if asked else begins:
                found.append(wire.member(world, member))
        limit = data.get("limit") or len(found)
        chunk: JSON = {
            "guild_id": str(guild.id),
            "members": found[:limit],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(one) for one in asked if one not in guild.members],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.tell("GUILD_MEMBERS_CHUNK", chunk)

    def _knows(self, token: object) -> bool:
        return isinstance(token, str) and hmac.compare_digest(
            token.removeprefix("Bot ").encode(), self._token.encode()
        )

    def _presence(self) -> None:
        world = self._world
        online = any(session.connection is not None for session in self.sessions.values())
        if online == world.bot_online:
            return
        world.bot_online = online
        status = "online" if online else "offline"
        data: JSON = {"user": {"id": str(world.bot_id)}, "status": status}
        world.tell("PRESENCE_UPDATE", lambda _: data, lambda viewer: viewer != world.bot_id)


def guild_create(world: World, guild: Guild, wanted: Intent) -> JSON:
    """A server as a bot gets it on arriving: other members only with the intent for them."""
    bot_id = world.bot_id
    everybody = Intent.GUILD_MEMBERS in wanted
    channels = [one for one in world.channels.values() if one.guild_id == guild.id]
    return wire.guild(guild) | {
        "joined_at": timestamp(guild.members[bot_id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [
            wire.member(world, member)
            for member in guild.members.values()
            if everybody or member.user_id == bot_id
        ],
        "channels": [
            wire.channel(world, one, bot_id) for one in channels if not world.is_thread(one)
        ],
        "threads": [
            wire.channel(world, one, bot_id)
            for one in channels
            if one.type is not ChannelType.TEXT
            and one.thread is not None
            and not one.thread.archived
            and world.can_view(one, bot_id)
        ],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
