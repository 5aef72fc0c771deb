"""Faults to order: what a bot sees of slow answers, 429, 500 and lost answers."""

import asyncio
import time
from collections.abc import AsyncIterator

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
    await asyncio.sleep(0.05)
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
    await local.until(lambda: len(local.world.interactions) == 2)
    local.faults.delete(panel.message)
    local.clock.advance(0.6)
    await local.until(lambda: "(10008)" in bell.heard)
    local.clock.advance(3)
    with pytest.raises(NotAnswered):
        await press


@pytest.fixture
async def strict() -> AsyncIterator[LocalDiscord]:
    """A local Discord with small limits, so that nobody waits long for them."""
    limits = Rates(
        usual=Rate(100, 1.0),
        overall=Rate(30, 0.5),
        named={("POST", "/channels/{channel_id}/messages"): Rate(2, 0.3)},
    )
    async with local_discord(limits) as local:
        yield local


async def test_a_bot_keeps_to_the_limit_of_a_channel(strict: LocalDiscord) -> None:
    bell = Bell()
    async with joined(strict, bell):
        channel, other = bell.guilds[0].text_channels[:2]
        began = time.monotonic()
        for number in range(4):
            await channel.send(str(number))
        await other.send("A channel has its own limit")
        assert 0.3 <= time.monotonic() - began < 0.9
    assert len(people(strict)[0].sees(strict.channel("general"))) == 4


async def test_a_client_that_does_not_keep_to_it_is_told(strict: LocalDiscord) -> None:
    url = f"{strict.api_address}/channels/{strict.channel('general').id}/messages"
    headers = {"Authorization": f"Bot {strict.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for remaining in ("1", "0"):
            async with session.post(url, json={"content": "x"}) as answer:
                assert answer.status == 200
                assert answer.headers["X-RateLimit-Limit"] == "2"
                assert answer.headers["X-RateLimit-Remaining"] == remaining
                assert 0 < float(answer.headers["X-RateLimit-Reset-After"]) <= 0.3
        async with session.post(url, json={"content": "x"}) as answer:
            assert answer.status == 429
            assert answer.headers["X-RateLimit-Scope"] == "user"
            body = await answer.json()
            assert body["global"] is False
            assert body["retry_after"] <= 0.3
        for _ in range(40):
            async with session.get(f"{strict.api_address}/users/@me") as answer:
                if answer.status == 429:
                    assert answer.headers["X-RateLimit-Global"] == "true"
                    assert (await answer.json())["global"] is True
                    break
        else:
            pytest.fail("the overall limit was never reached")


def test_discords_own_limits_are_the_default() -> None:
    assert LocalDiscord().limiter.rates is rates.DISCORD
