"""Faults to order: what a bot sees of slow answers, 429, 500 and lost answers."""

import asyncio
import time

import aiohttp
import discord
import pytest

from bot.practice import rates
from bot.practice.connect import joined
from bot.practice.person import NotAnswered, Person, people
from bot.practice.rates import Rate, Rates
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import Bell
from tests.local_discord import local_discord

POST = r"POST /channels/\{channel_id\}/messages"
CALLBACK = r"POST /interactions/.*"


def general(bell: Bell) -> discord.TextChannel:
    return bell.guilds[0].text_channels[0]


async def test_429_is_waited_out(bell: Bell, local: LocalDiscord, zoe: Person) -> None:
    local.faults.too_many(POST, 0.05, times=3)
    began = time.monotonic()
    await general(bell).send("At last")
    assert time.monotonic() - began >= 0.15
    assert [seen.text for seen in zoe.sees(local.channel("general"))] == ["At last"]


async def test_a_global_429_holds_everything_back(bell: Bell, local: LocalDiscord) -> None:
    local.faults.too_many(POST, 0.2, overall=True)
    began = time.monotonic()
    held = asyncio.create_task(general(bell).send("Held"))
    await local.until(lambda: not bell.http._global_over.is_set())
    await bell.fetch_user(local.world.bot_id)
    assert time.monotonic() - began >= 0.2
    await held


async def test_500_is_tried_again(bell: Bell, local: LocalDiscord, zoe: Person) -> None:
    local.faults.error(POST, 502)
    await general(bell).send("Twice tried")
    assert len(zoe.sees(local.channel("general"))) == 1


async def test_503_is_given_up(bell: Bell, local: LocalDiscord, zoe: Person) -> None:
    local.faults.error(POST, 503)
    with pytest.raises(discord.DiscordServerError):
        await general(bell).send("Never")
    assert zoe.sees(local.channel("general")) == []


async def test_a_lost_answer_does_not_post_twice_with_a_nonce(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    local.faults.error(POST, 500, lost=True)
    sent = await general(bell).send("Once", nonce="turn-12")
    assert [seen.id for seen in zoe.sees(local.channel("general"))] == [sent.id]


async def test_a_slow_acknowledgement_is_too_late(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    refused: list[BaseException] = []

    @bell.tree.error
    async def on_error(_: discord.Interaction, error: Exception) -> None:
        refused.append(error.__cause__ or error)

    local.faults.slow(CALLBACK, 5.0)
    use = asyncio.create_task(zoe.use("say tree", tree="oak"))
    await local.until(lambda: len(local.clock.timers) == 3)
    local.clock.advance(3.5)
    with pytest.raises(NotAnswered):
        await use
    local.clock.advance(2)
    (late,) = await local.until(lambda: refused)
    assert isinstance(late, discord.NotFound)
    assert late.code == 10062


async def test_cleared_faults_do_not_happen(bell: Bell, local: LocalDiscord) -> None:
    local.faults.error(POST, 503)
    local.faults.clear()
    await general(bell).send("Fine")


async def test_a_message_deleted_under_the_bots_feet(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    panel = (await zoe.use("panel")).seen
    local.faults.slow(CALLBACK, 0.5)
    press = asyncio.create_task(zoe.press(panel, "Ring"))
    await local.until(lambda: len(local.clock.timers) == 4)
    local.faults.delete(panel.message)
    local.clock.advance(0.6)
    await local.until(lambda: "(10008)" in bell.heard)
    local.clock.advance(3)
    with pytest.raises(NotAnswered):
        await press


def small_limits(seconds: float) -> Rates:
    """Limits that are soon reached."""
    return Rates(
        usual=Rate(100, seconds),
        overall=Rate(30, seconds),
        named={("POST", "/channels/{channel_id}/messages"): Rate(2, seconds)},
    )


async def test_a_bot_keeps_to_the_limit_of_a_channel() -> None:
    async with local_discord(small_limits(0.3), flows=True) as local:
        bell = Bell()
        async with joined(local, bell):
            await local.until(lambda: bool(bell.guilds and bell.guilds[0].text_channels))
            began = time.monotonic()
            for number in range(4):
                await general(bell).send(str(number))
            assert time.monotonic() - began >= 0.3
        assert len(people(local)[0].sees(local.channel("general"))) == 4


async def test_a_client_that_does_not_keep_to_it_is_told() -> None:
    async with local_discord(small_limits(60)) as local:
        headers = {"Authorization": f"Bot {local.token}"}
        async with aiohttp.ClientSession(headers=headers) as session:
            await _reach_the_limits(local, session)


async def _reach_the_limits(local: LocalDiscord, session: aiohttp.ClientSession) -> None:
    def messages(name: str) -> str:
        return f"{local.api_address}/channels/{local.channel(name).id}/messages"

    for remaining in ("1", "0"):
        async with session.post(messages("general"), json={"content": "x"}) as answer:
            assert answer.status == 200
            assert answer.headers["X-RateLimit-Limit"] == "2"
            assert answer.headers["X-RateLimit-Remaining"] == remaining
            assert answer.headers["X-RateLimit-Reset-After"] == "60.000"
    local.clock.advance(20)
    async with session.post(messages("general"), json={"content": "x"}) as answer:
        assert answer.status == 429
        assert answer.headers["X-RateLimit-Scope"] == "user"
        assert answer.headers["Retry-After"] == "40.000"
        body = await answer.json()
        assert (body["global"], body["retry_after"]) == (False, 40.0)
    async with session.post(messages("league"), json={"content": "x"}) as answer:
        assert answer.status == 200
    local.clock.advance(40)
    async with session.post(messages("general"), json={"content": "x"}) as answer:
        assert answer.status == 200
    for number in range(30):
        async with session.get(f"{local.api_address}/users/@me") as answer:
            assert answer.status == (200 if number < 29 else 429)
            body = await answer.json()
    assert answer.headers["X-RateLimit-Global"] == "true"
    assert body["global"] is True


def test_discords_own_limits_are_the_default() -> None:
    assert LocalDiscord().limiter.rates is rates.DISCORD
