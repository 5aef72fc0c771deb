"""Fixtures for tests that run a bot in the local Discord; import them into a conftest."""

import contextlib
from collections.abc import AsyncIterator

import pytest

from bot.practice import rates
from bot.practice.api.site import Exchange
from bot.practice.clock import Clock
from bot.practice.person import Person, people
from bot.practice.rates import Rates
from bot.practice.server import LocalDiscord
from tests import discord_spec


@contextlib.asynccontextmanager
async def local_discord(
    limits: Rates = rates.GENEROUS, *, flows: bool = False, described: bool = True
) -> AsyncIterator[LocalDiscord]:
    """A running local Discord whose every exchange with a bot must be as Discord describes it.

    Where the description is missing, `test_spec` says so; tests of many exchanges do without, for
    one takes longer to compare than to make. Its clock stands unless it `flows`: no interaction
    fails because the machine is busy, and deadlines pass when a test says so.
    """
    complaints: list[str] = []
    local = LocalDiscord(limits=limits, clock=Clock(flows=flows))
    if described and discord_spec.is_here():

        def watch(exchange: Exchange) -> None:
            found = discord_spec.complaint(exchange)
            if found is not None:
                complaints.append(found)

        local.api.watchers.append(watch)
    async with local.running():
        yield local
    assert local.api.crashes == []
    if complaints:
        pytest.fail("\n".join(sorted(set(complaints))))


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    """A local Discord in which nobody has to wait for rate limits."""
    async with local_discord() as running:
        yield running


@pytest.fixture
def club(local: LocalDiscord) -> list[Person]:
    """The people of the club."""
    return people(local)


@pytest.fixture
def zoe(club: list[Person]) -> Person:
    """The first of them, who owns the server."""
    return club[0]


@pytest.fixture
def bjoern(club: list[Person]) -> Person:
    """The second, a member like any other."""
    return club[1]
