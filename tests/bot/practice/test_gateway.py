"""The gateway: identifying, heartbeats, resuming, being thrown out."""

import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from bot.practice.connect import joined
from bot.practice.intents import Intent
from bot.practice.person import PATIENCE, Person, people
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import Bell


class Wire:
    """A gateway connection spoken by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def say(self, op: int, data: object) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def hear(self) -> dict[str, Any]:
        heard: dict[str, Any] = await self.socket.receive_json(timeout=PATIENCE)
        return heard

    async def identify(self, token: str, intents: int = 1, **more: object) -> None:
        await self.say(2, {"token": token, "intents": intents, "properties": {}, **more})

    async def closed(self) -> int | None:
        while not self.socket.closed:
            await self.socket.receive(timeout=PATIENCE)
        return self.socket.close_code


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as made:
        yield made


@pytest.fixture
async def wire(local: LocalDiscord, session: aiohttp.ClientSession) -> AsyncIterator[Wire]:
    async with session.ws_connect(f"{local.gateway.url}?v=10&encoding=json") as socket:
        spoken = Wire(socket)
        assert (await spoken.hear())["op"] == 10
        yield spoken


class TestByHand:
    async def test_a_heartbeat_is_acknowledged(self, wire: Wire) -> None:
        await wire.say(1, None)
        assert (await wire.hear())["op"] == 11

    async def test_ready_then_the_servers(self, local: LocalDiscord, wire: Wire) -> None:
        await wire.identify(local.token)
        ready = await wire.hear()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["resume_gateway_url"] == local.gateway.url
        guild = await wire.hear()
        assert (guild["t"], guild["d"]["name"]) == ("GUILD_CREATE", "Le Club")
        assert [one["user"]["bot"] for one in guild["d"]["members"]] == [True]

    @pytest.mark.parametrize(
        ("said", "code"),
        [
            ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
            ({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}, 4004),
            ({"op": 3, "d": {}}, 4003),
            ({"d": 1}, 4002),
            ("hello", 4002),
        ],
    )
    async def test_nonsense_ends_the_connection(self, wire: Wire, said: object, code: int) -> None:
        await wire.socket.send_str(said if isinstance(said, str) else json.dumps(said))
        assert await wire.closed() == code

    @pytest.mark.parametrize(
        ("what", "code"),
        [
            ({"intents": 1 << 30}, 4013),
            ({"intents": 1 << 15}, 4014),
            ({"intents": 1, "shard": [2, 2]}, 4010),
        ],
    )
    async def test_what_a_bot_may_not_ask_for(
        self, local: LocalDiscord, wire: Wire, what: dict[str, Any], code: int
    ) -> None:
        await wire.identify(local.token, **what)
        assert await wire.closed() == code

    async def test_identifying_twice_and_unknown_operations(
        self, local: LocalDiscord, wire: Wire
    ) -> None:
        await wire.identify(local.token)
        await wire.identify(local.token)
        assert await wire.closed() == 4005

    async def test_unknown_operations(self, local: LocalDiscord, wire: Wire) -> None:
        await wire.identify(local.token)
        await wire.say(99, None)
        assert await wire.closed() == 4001

    async def test_too_much_talk(self, wire: Wire) -> None:
        for _ in range(121):
            await wire.say(1, None)
        assert await wire.closed() == 4008

    async def test_a_wrong_version(
        self, local: LocalDiscord, session: aiohttp.ClientSession
    ) -> None:
        for query in ("v=9&encoding=json", "v=10&encoding=etf", "v=10&encoding=json&compress=x"):
            async with session.ws_connect(f"{local.gateway.url}?{query}") as socket:
                assert await Wire(socket).closed() == 4012

    async def test_everything_missed_is_told_again(
        self, local: LocalDiscord, session: aiohttp.ClientSession, wire: Wire
    ) -> None:
        await wire.identify(local.token, intents=int(Intent.GUILDS | Intent.GUILD_MESSAGES))
        ready, guild = await wire.hear(), await wire.hear()
        await wire.socket.close(code=4000)
        zoe = people(local)[0]
        said = [zoe.send(local.channel("general"), f"Missed {n}") for n in range(3)]
        url = f"{ready['d']['resume_gateway_url']}?v=10&encoding=json"
        async with session.ws_connect(url) as socket:
            again = Wire(socket)
            await again.hear()
            resume = {"token": local.token, "session_id": ready["d"]["session_id"]}
            await again.say(6, resume | {"seq": guild["s"]})
            told = [await again.hear() for _ in range(3)]
            assert [one["d"]["id"] for one in told] == [str(seen.id) for seen in said]
            assert [one["s"] for one in told] == [3, 4, 5]
            assert (await again.hear())["t"] == "RESUMED"

    async def test_unknown_sessions_are_invalid(self, local: LocalDiscord, wire: Wire) -> None:
        await wire.say(6, {"token": local.token, "session_id": "gone", "seq": 3})
        invalid = await wire.hear()
        assert (invalid["op"], invalid["d"]) == (9, False)

    async def test_a_sequence_from_the_future(self, local: LocalDiscord, wire: Wire) -> None:
        await wire.identify(local.token)
        session_id = (await wire.hear())["d"]["session_id"]
        local.gateway.sessions[session_id].connection = None
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{local.gateway.url}?v=10&encoding=json") as socket,
        ):
            again = Wire(socket)
            await again.hear()
            await again.say(6, {"token": local.token, "session_id": session_id, "seq": 99})
            assert await again.closed() == 4007

    async def test_zlib_streams_are_one_stream(
        self, local: LocalDiscord, session: aiohttp.ClientSession
    ) -> None:
        url = f"{local.gateway.url}?v=10&encoding=json&compress=zlib-stream"
        async with session.ws_connect(url) as socket:
            stream = zlib.decompressobj()
            hello = await socket.receive_bytes(timeout=PATIENCE)
            assert json.loads(stream.decompress(hello))["op"] == 10
            await Wire(socket).identify(local.token)
            ready = await socket.receive_bytes(timeout=PATIENCE)
            assert ready.endswith(b"\x00\x00\xff\xff")
            assert json.loads(stream.decompress(ready))["t"] == "READY"


class Shards(discord.AutoShardedClient):
    """A bot of several shards that does not wait between them."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


class TestWithDiscordPy:
    @pytest.mark.parametrize(
        "fault",
        [
            lambda gateway: gateway.drop(),
            lambda gateway: gateway.drop(4000),
            lambda gateway: gateway.ask_to_reconnect(),
            lambda gateway: gateway.invalidate(resumable=True),
        ],
        ids=["dropped", "unknown error", "asked to reconnect", "invalid but resumable"],
    )
    async def test_a_bot_resumes_and_misses_nothing(
        self, local: LocalDiscord, bell: Bell, bjoern: Person, fault: Any
    ) -> None:
        (before,) = local.gateway.sessions
        fault(local.gateway)
        bjoern.send(bjoern.dm, "While away")
        await local.until(lambda: "(resumed)" in bell.heard)
        assert "While away" in bell.heard
        bjoern.send(bjoern.dm, "After")
        await local.until(lambda: "After" in bell.heard)
        assert list(local.gateway.sessions) == [before]
        assert bell.heard.count("While away") == 1

    @pytest.mark.parametrize(
        "fault",
        [
            lambda gateway: gateway.drop(resumable=False),
            lambda gateway: gateway.invalidate(),
        ],
        ids=["session forgotten", "session invalid"],
    )
    async def test_a_bot_that_cannot_resume_begins_anew(
        self, local: LocalDiscord, bell: Bell, bjoern: Person, fault: Any
    ) -> None:
        (before,) = local.gateway.sessions
        fault(local.gateway)
        await local.until(lambda: local.world.bot_online)
        assert before not in local.gateway.sessions
        bjoern.send(bjoern.dm, "After")
        await local.until(lambda: "After" in bell.heard)
        assert "(resumed)" not in bell.heard

    async def test_an_interaction_while_the_bot_is_away_is_answered_on_its_return(
        self, local: LocalDiscord, bell: Bell, bjoern: Person
    ) -> None:
        local.gateway.drop()
        outcome = await bjoern.use("say tree", tree="oak")
        assert outcome.text == "oak"
        assert "(resumed)" in bell.heard

    async def test_people_see_the_bot_come_and_go(self, local: LocalDiscord) -> None:
        async with joined(local, Bell()):
            assert local.world.bot_online
        await local.until(lambda: not local.world.bot_online)
        local.clock.advance(61)
        await local.until(lambda: not local.gateway.sessions)

    async def test_privileged_intents_have_to_be_switched_on(self, local: LocalDiscord) -> None:
        client = discord.Client(intents=discord.Intents.all())
        with pytest.raises(discord.PrivilegedIntentsRequired):
            async with joined(local, client):
                pass

    async def test_content_is_for_those_who_are_called(
        self, local: LocalDiscord, bell: Bell, zoe: Person
    ) -> None:
        general = local.channel("general")
        zoe.send(general, "Not for the bot")
        zoe.send(general, f"<@{local.world.bot_id}> for the bot")
        await local.until(lambda: len(bell.heard) == 2)
        assert bell.heard == ["", f"<@{local.world.bot_id}> for the bot"]

    async def test_two_shards_share_the_work(self, local: LocalDiscord, zoe: Person) -> None:
        client = Shards(intents=discord.Intents.default(), shard_count=2)
        heard: list[str] = []

        @client.event
        async def on_message(message: discord.Message) -> None:
            heard.append(message.content)

        async with joined(local, client):
            await local.until(lambda: len(local.gateway.sessions) == 2)
            zoe.send(zoe.dm, "To shard 0")
            zoe.send(local.channel("general"), f"<@{local.world.bot_id}> to the club's shard")
            await local.until(lambda: len(heard) == 2)
