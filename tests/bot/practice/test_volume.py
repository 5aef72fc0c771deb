"""A hundred clients' worth of interactions, as fast as they go."""

import asyncio
import gc
from collections.abc import AsyncIterator

import pytest

from bot.practice import rates
from bot.practice.clock import Clock
from bot.practice.person import Person, Seen
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import Bell

CLIENTS = 100
ROUNDS = 8  # a modal takes two interactions: 125 a round
SETTLED = 4


async def _visit(person: Person, panel: Seen, number: int) -> None:
    """What one client does in a round: a command, or a click, or a choice, or a modal."""
    match number % 4:
        case 0:
            outcome = await person.use("say tree", tree="oak", times=2)
            assert outcome.text == "oak oak"
        case 1:
            await person.press(panel, "Ring")
        case 2:
            outcome = await person.choose(panel, "Elm", menu="Pick")
            assert outcome.text == "Chosen: elm"
        case 3:
            opened = await person.press(panel, "Ask")
            outcome = await person.submit(opened, {"Name": "N", "Colour": ["r"]})
            assert outcome.text == "N likes r"


def _forget(local: LocalDiscord, panel: Seen) -> None:
    """Let a quarter of an hour pass and clear the channel: what is left is what leaks."""
    local.clock.advance(16 * 60)
    channel = local.channel("general")
    for message in list(channel.messages.values()):
        if message is not panel.message:
            local.faults.delete(message)


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    """A local Discord without the comparison with Discord's description, which takes its time."""
    async with LocalDiscord(limits=rates.GENEROUS, clock=Clock(flows=False)).running() as running:
        yield running


async def test_a_thousand_interactions_leave_no_error_and_no_memory_behind(
    bell: Bell, local: LocalDiscord, club: list[Person]
) -> None:
    panel = (await club[0].use("panel")).seen
    alive: list[int] = []
    for done in range(ROUNDS):
        people = (club[number % len(club)] for number in range(CLIENTS))
        await asyncio.gather(
            *(_visit(person, panel, number) for number, person in enumerate(people))
        )
        _forget(local, panel)
        await local.until(lambda: not local.world.interactions)
        assert panel.text == f"Rung {(done + 1) * CLIENTS // 4}"
        gc.collect()
        alive.append(len(gc.get_objects()))
    assert not local.world.by_token
    assert not local.world.modals
    assert not local.clock.timers
    # The first rounds fill caches and the gateway's memory of what it told. After them not even
    # one object for every second interaction may stay.
    interactions = (ROUNDS - 1 - SETTLED) * CLIENTS * 5 // 4
    assert alive[-1] - alive[SETTLED] < interactions // 2, alive
