"""A browser, a local Discord with the tests' bot in it, and a page that looks at it."""

import os
import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, async_playwright, expect

from bot.practice.connect import joined
from bot.practice.server import LocalDiscord
from tests.bot.practice.page.screen import PHONE, Screen
from tests.bot.practice.page.showcase import Showcase
from tests.local_discord import local_discord

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
WIDE = 1280
PATIENCE = 20_000  # milliseconds; only a machine with too much to do needs more than a few

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Where the browser is. Without one these tests are left out, except where all must run."""
    found = os.environ.get("PETITBLEU_CHROMIUM") or shutil.which("chromium")
    if found:
        return found
    missing = "no Chromium: put it on PATH or name it in PETITBLEU_CHROMIUM"
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One browser for all tests."""
    path = chromium()
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield started
        await started.close()


@pytest_asyncio.fixture(loop_scope="session")
async def local() -> AsyncIterator[LocalDiscord]:
    """A local Discord, in the loop of the browser."""
    async with local_discord() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def showcase(local: LocalDiscord) -> AsyncIterator[Showcase]:
    """The tests' bot, joined."""
    client = Showcase()
    async with joined(local, client):
        yield client


@pytest_asyncio.fixture(loop_scope="session", params=[WIDE, PHONE], ids=["wide", "phone"])
async def screen(
    request: pytest.FixtureRequest, browser: Browser, local: LocalDiscord
) -> AsyncIterator[Screen]:
    """A page not yet opened, at a desk and on a phone."""
    context = await a_context(browser, request.param)
    shown = Screen(await context.new_page(), local)
    yield shown
    await context.close()
    assert shown.complaints == []


@pytest_asyncio.fixture(loop_scope="session")
async def desk(browser: Browser, local: LocalDiscord) -> AsyncIterator[Screen]:
    """A page at a desk alone, for what has nothing to do with the width."""
    context = await a_context(browser, WIDE)
    shown = Screen(await context.new_page(), local)
    yield shown
    await context.close()
    assert shown.complaints == []


async def a_context(browser: Browser, width: int) -> BrowserContext:
    """A browser's window: a desk's, or a phone's with a touch screen."""
    phone = width == PHONE
    made = await browser.new_context(
        viewport={"width": width, "height": 844 if phone else 860},
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
        locale="en-GB",
        timezone_id="UTC",
    )
    made.set_default_timeout(PATIENCE)
    return made
