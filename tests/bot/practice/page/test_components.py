"""What a bot can put into a message, drawn and used."""

import pytest
from playwright.async_api import expect

from bot.practice import files, messages
from bot.practice.interactions import ACKNOWLEDGE_SECONDS
from bot.practice.messages import Draft
from bot.practice.model import JSON, MessageFlag
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import picture
from tests.bot.practice.page.screen import Screen
from tests.bot.practice.page.showcase import Showcase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_button_changes_its_message(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    await screen.run("panel")
    await screen.button("Ring")
    await expect(screen.last).to_contain_text("Rung 1")
    await screen.button("Ring")
    await expect(screen.last).to_contain_text("Rung 2")
    await expect(screen.last).to_contain_text("(edited)")
    await screen.button("Later")
    await expect(screen.last).to_contain_text("Later is now")


async def test_a_button_nobody_answers_says_so(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.run("panel")
    await desk.button("Silent")
    await expect(desk.last.locator(".busy")).to_have_count(1)
    desk.local.clock.advance(ACKNOWLEDGE_SECONDS)
    await expect(desk.last.locator(".failed")).to_have_text("This interaction failed")
    await expect(desk.last.locator(".busy")).to_have_count(0)
    await desk.button("Ring")
    await expect(desk.last).to_contain_text("Rung 1")
    await expect(desk.last.locator(".failed")).to_have_count(0)


async def test_a_menu_of_one_answers_at_once(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    await screen.run("everything")
    await screen.page.get_by_role("button", name="Choose an action").click()
    await screen.suggestion("Sail").click()
    await expect(screen.last).to_contain_text("Action: sail")
    await expect(screen.last).to_contain_text("Only you can see this")


async def test_a_menu_of_several_waits_for_done(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    await screen.run("everything")
    page = screen.page
    await page.get_by_role("button", name="Invite").click()
    done = page.get_by_role("button", name="Done")
    await expect(done).to_be_disabled()
    for name in ("Björn Öst", "Linh", "Tomasz"):
        await screen.suggestion(name).click()
    await expect(page.locator(".select-hint:visible")).to_have_text("Choose 1 to 2 · 2 chosen")
    await done.click()
    await expect(screen.last).to_contain_text("Invited: Björn Öst, Linh")


async def test_a_menu_by_keyboard(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.run("panel")
    menu = desk.last.get_by_role("button", name="Pick: nothing chosen")
    await menu.focus()
    await desk.press("Enter", "Space", "ArrowDown", "Enter", "Escape")
    await expect(menu).to_be_focused()
    await expect(desk.messages).to_have_count(1)
    await desk.press("Enter", "ArrowDown", "Space", "Tab", "Enter")
    await expect(desk.last).to_contain_text("Chosen: elm")


async def test_a_layout_is_drawn_as_discord_draws_it(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    await screen.run("everything")
    message = screen.last
    await expect(message.locator(".container.accented")).to_have_count(1)
    accent = await message.locator(".container").evaluate(
        "box => getComputedStyle(box).getPropertyValue('--accent')"
    )
    assert accent == "#2456c7"
    await expect(message.get_by_role("heading", name="Noria, round 3")).to_be_visible()
    await expect(message.locator(".section .thumbnail img")).to_have_attribute(
        "alt", "The board, small"
    )
    await expect(message.locator(".separator.tall.line")).to_have_count(1)
    await expect(message.get_by_role("button", name="Too late")).to_be_disabled()
    rules = message.get_by_role("link", name="Rules")
    await expect(rules).to_have_attribute("href", "https://example.org/rules")
    await expect(rules).to_have_attribute("rel", "noopener noreferrer")
    styles = await message.locator(".row > button.button").evaluate_all(
        "buttons => buttons.map(one => one.className)"
    )
    assert styles == [
        f"button {style}" for style in ("primary", "secondary", "success", "danger", "secondary")
    ]
    record = message.locator(".file-card")
    await expect(record).to_contain_text("record.txt")
    await expect(record).to_contain_text("5 bytes")
    await expect(message.locator("time.moment")).to_have_attribute(
        "datetime", "2027-01-15T08:00:00.000Z"
    )


async def test_a_picture_is_enlarged_and_zoomed(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    await screen.run("everything")
    page = screen.page
    await page.get_by_role("button", name="Enlarge: Twelve islands").click()
    box = page.locator("dialog.lightbox")
    await expect(box.get_by_role("img", name="Twelve islands around the city")).to_be_visible()
    await expect(box.locator(".lightbox-caption")).to_have_text("Twelve islands around the city")
    await box.get_by_role("button", name="Larger").click()
    await expect(box.locator(".lightbox-percent")).to_have_text("150 %")
    await screen.press("+", "0")
    await expect(box.locator(".lightbox-percent")).to_have_text("100 %")
    await screen.press("Escape")
    await expect(box).to_be_hidden()
    await expect(page.get_by_role("button", name="Enlarge: Twelve islands")).to_be_focused()


async def test_pictures_side_by_side_and_covered_ones(desk: Screen, local: LocalDiscord) -> None:
    world, general = local.world, local.channel("general")
    made = [files.keep(world, general.id, f"{n}.png", picture(), f"Card {n}") for n in "123"]
    items: list[JSON] = [
        {"media": {"url": one.url}, "description": one.description} for one in made
    ]
    items[2]["spoiler"] = True
    parts: list[JSON] = [{"type": 12, "items": items}, {"type": 99}]
    draft = Draft(components=parts, attachments=made, flags=MessageFlag.COMPONENTS_V2)
    messages.post(world, general, world.bot_id, draft)
    await desk.open()
    await expect(desk.last.locator(".gallery-3 img")).to_have_count(3)
    await expect(desk.last).to_contain_text("Something new that this page cannot draw (kind 99)")
    await desk.last.get_by_role("button", name="SPOILER").click()
    await desk.last.get_by_role("button", name="Enlarge: Card 3").click()
    caption = desk.page.locator(".lightbox-caption")
    await expect(caption).to_have_text("Card 3")
    await desk.press("ArrowRight")
    await expect(caption).to_have_text("Card 1")
    await desk.press("ArrowLeft", "ArrowLeft")
    await expect(caption).to_have_text("Card 2")


async def test_a_layout_can_be_replaced_by_another(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.run("layout")
    await desk.button("Fold")
    await expect(desk.last).to_contain_text("Folded")
    await expect(desk.last.locator(".container")).to_have_count(0)


async def test_text_embed_and_picture(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    await screen.run("story")
    message = screen.last
    await expect(message.get_by_role("heading", name="The story so far")).to_be_visible()
    for tag, text in (("strong", "Bold"), ("em", "italic"), ("u", "underlined"), ("s", "struck")):
        await expect(message.locator(tag).first).to_have_text(text)
    await expect(message.locator("ul ul li")).to_have_text("inside it")
    await expect(message.locator("blockquote")).to_have_text("quoted")
    await expect(message.get_by_role("link", name="the rules")).to_have_attribute(
        "href", "https://example.org/rules"
    )
    spoiler = message.locator(".spoiler")
    hidden = await spoiler.locator(".spoiler-text").evaluate(
        "text => getComputedStyle(text).opacity"
    )
    assert hidden == "0"
    await spoiler.click()
    await expect(spoiler.locator(".spoiler-text")).to_have_css("opacity", "1")
    embed = message.locator(".embed")
    await expect(embed).to_contain_text("After four rounds")
    await expect(embed.locator("dl > div")).to_have_count(3)
    await expect(message.get_by_role("img", name="A map of the islands")).to_be_visible()


async def test_thinking_ends_with_the_answer(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.run("slow")
    await expect(desk.message("Thought")).to_have_count(1)
    await expect(desk.message("is thinking")).to_have_count(0)
    await expect(desk.last).to_contain_text("And more")
