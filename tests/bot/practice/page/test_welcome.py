"""The first visit: a game in one press, or whatever there is instead."""

import pytest
from playwright.async_api import expect

from bot.practice.connect import joined
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import Bell
from tests.bot.practice.page.screen import Screen
from tests.bot.practice.page.showcase import Showcase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_game_in_one_press(screen: Screen, showcase: Showcase) -> None:
    await screen.open(welcome=True)
    letter = screen.page.get_by_role("dialog", name="Welcome to the club, Zoé.")
    await expect(letter.get_by_role("button", name="Start a game")).to_be_focused()
    await letter.get_by_role("button", name="Start a game").click()
    await expect(screen.page.locator(".here-title")).to_contain_text("Table of noria")
    await expect(screen.last).to_contain_text("Your move.")
    await expect(screen.page.locator(".here-topic")).to_contain_text("# general")
    await screen.go("general")
    await expect(screen.message("Table for noria, quick: True")).to_be_visible()
    await screen.page.reload()
    await expect(screen.message("Table for noria, quick: True")).to_be_visible()
    await expect(letter).to_be_hidden()


async def test_another_game_can_be_chosen_first(desk: Screen, showcase: Showcase) -> None:
    await desk.open(welcome=True)
    await desk.page.get_by_label("cartels").check()
    await desk.page.get_by_role("button", name="Start a game").click()
    await expect(desk.page.locator(".here-title")).to_contain_text("Table of cartels")


async def test_a_bot_without_that_command_is_offered_as_it_is(
    desk: Screen, local: LocalDiscord
) -> None:
    async with joined(local, Bell()):
        await desk.open(welcome=True)
        letter = desk.page.locator("dialog.welcome")
        await expect(letter.locator(".try").first).to_contain_text("/ask")
        await expect(letter.get_by_role("button", name="Start a game")).to_have_count(0)
        await letter.locator(".try", has_text="/layout").click()
        await expect(desk.page.locator(".command")).to_contain_text("/layout")
        await desk.press("Enter")
        await expect(desk.last).to_contain_text("The table")


async def test_the_letter_waits_for_the_bot(desk: Screen, local: LocalDiscord) -> None:
    await desk.open(welcome=True)
    letter = desk.page.locator("dialog.welcome")
    await expect(letter).to_contain_text("The bot is not here yet.")
    async with joined(local, Showcase()):
        await expect(letter.get_by_role("button", name="Start a game")).to_be_visible()
        await letter.get_by_role("button", name="Look around first").click()
        await expect(desk.field).to_be_focused()
        await desk.page.get_by_role("button", name="Welcome and help").click()
        await expect(letter.get_by_role("button", name="Start a game")).to_be_visible()
