"""The command picker: by keyboard alone and by mouse or finger alone."""

import pytest
from playwright.async_api import FilePayload, expect

from bot.practice.interactions import ACKNOWLEDGE_SECONDS
from tests.bot.practice.page.screen import Screen
from tests.bot.practice.page.showcase import Showcase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_command_with_autocomplete_by_keyboard_alone(
    screen: Screen, showcase: Showcase
) -> None:
    await screen.open()
    await screen.field.focus()
    await screen.type("/say t")
    await expect(screen.suggestion("/say tree")).to_be_visible()
    await screen.press("Enter")
    await expect(screen.option("tree")).to_be_focused()
    await screen.type("o")
    await expect(screen.suggestion("Oak")).to_be_visible()
    await expect(screen.suggestion("Elm")).to_have_count(0)
    await screen.press("ArrowDown", "Enter")
    await expect(screen.option("tree")).to_have_value("Olive")
    await screen.press("Enter")
    await expect(screen.last).to_contain_text("olive")
    await expect(screen.last.locator(".above")).to_have_text("ZZoé used /say tree")
    await expect(screen.last.locator(".tag")).to_have_text("BOT")
    await expect(screen.field).to_be_focused()


async def test_a_command_with_options_by_pointer_alone(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    page = screen.page
    await page.get_by_role("button", name="Commands").click()
    await screen.suggestion("/say tree").click()
    await screen.suggestion("Elm").click()
    await page.get_by_role("button", name="times").click()
    await screen.option("times").fill("2")
    await page.get_by_role("button", name="Send /say tree").click()
    await expect(screen.last).to_contain_text("elm elm")


async def test_the_picker_names_every_command_and_what_it_does(
    desk: Screen, showcase: Showcase
) -> None:
    await desk.open()
    await desk.field.fill("/")
    await expect(desk.suggestion("/say hello")).to_contain_text("Say hello to somebody")
    await expect(desk.suggestion("/say hello")).to_contain_text("who where file?")
    await desk.field.fill("/hand")
    shown = desk.page.locator("[role=option]:visible")
    await expect(shown).to_have_count(2)
    await expect(shown.first).to_contain_text("/hand")
    await expect(shown.last).to_contain_text("/papersHand in papers")
    await desk.field.fill("/nothing like this")
    await expect(desk.page.locator(".popup")).to_contain_text("No command is called like that")
    await desk.press("Enter")
    await expect(desk.page.locator(".toast")).to_contain_text("There is no such command")
    await desk.press("Escape")
    await expect(desk.page.locator(".popup")).to_be_hidden()


async def test_what_will_not_do_is_said_before_it_is_sent(
    screen: Screen, showcase: Showcase
) -> None:
    await screen.open()
    await screen.choose_command("say tree")
    send = screen.page.get_by_role("button", name="Send /say tree")
    await send.click()
    tree = screen.page.locator(".option[data-option=tree]")
    await expect(tree.locator(".option-error")).to_have_text("This is needed.")
    await screen.option("tree").fill("Ash")
    await screen.page.get_by_role("button", name="times").click()
    times = screen.page.locator(".option[data-option=times]")
    for wrong, reason in (("many", "This should be a whole number."), ("9", "At most 5.")):
        await screen.option("times").fill(wrong)
        await send.click()
        await expect(times.locator(".option-error")).to_have_text(reason)
        await expect(screen.option("times")).to_be_focused()
    await expect(screen.messages).to_have_count(0)
    await screen.option("times").fill("1")
    await send.click()
    await expect(screen.last).to_contain_text("Ash")


async def test_people_channels_files_and_choices(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.choose_command("say hello")
    await desk.type("bj")
    await expect(desk.suggestion("Björn Öst")).to_be_visible()
    await desk.press("Enter")
    await desk.type("leag")
    await desk.press("Enter")
    await desk.page.get_by_role("button", name="file").click()
    rules = FilePayload(name="rules.txt", mimeType="text/plain", buffer=b"be kind")
    async with desk.page.expect_response("**/page-api/uploads*"):
        await desk.option("file").set_input_files([rules])
    await desk.page.get_by_role("button", name="Send /say hello").click()
    await expect(desk.last).to_contain_text("Hello @Björn Öst in league (7)")

    await desk.choose_command("new")
    await desk.type("chess")
    await expect(desk.page.locator(".suggestions")).to_contain_text("Nothing like that")
    await desk.press("Enter")
    game = desk.page.locator(".option[data-option=game]")
    await expect(game.locator(".option-error")).to_have_text("Choose one of the list.")
    await desk.option("game").fill("cart")
    await desk.press("Enter", "Enter")
    await expect(desk.last).to_contain_text("Table for cartels, quick: False")


async def test_a_command_on_a_message(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.say("Remember this")
    first = desk.messages.first
    await first.hover()
    await first.get_by_role("button", name="Commands for this message").click()
    await desk.page.get_by_role("menuitem", name="Mark").click()
    await expect(desk.last).to_contain_text("Marked")
    await expect(first.locator(".reaction")).to_have_text("📌 1")


async def test_escape_and_backspace_lead_back(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.choose_command("say tree")
    await expect(desk.suggestion("Oak")).to_be_visible()
    await desk.press("Escape")
    await expect(desk.suggestion("Oak")).to_have_count(0)
    await expect(desk.option("tree")).to_be_focused()
    await desk.press("Escape")
    await expect(desk.field).to_be_focused()
    await expect(desk.field).to_have_value("")
    await desk.choose_command("say tree")
    await desk.press("Backspace")
    await expect(desk.field).to_have_value("/say tree")
    await expect(desk.field).to_be_focused()


async def test_a_command_nobody_answers_says_so(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.choose_command("hand")
    await showcase.close()
    await desk.local.until(lambda: not desk.local.world.bot_online)
    await desk.press("Enter")
    note = desk.page.locator(".note")
    await expect(note).to_contain_text("Sending /hand")
    desk.local.clock.advance(ACKNOWLEDGE_SECONDS)
    await expect(note).to_contain_text("The application did not respond")
    await note.get_by_role("button", name="Dismiss").click()
    await expect(note).to_have_count(0)
