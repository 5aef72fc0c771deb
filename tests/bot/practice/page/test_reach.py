"""Everybody can use it: by keyboard, by ear, by thumb, in the light and in the dark."""

from typing import Literal

import pytest
from playwright.async_api import Browser, expect

from bot.practice.server import LocalDiscord
from tests.bot.practice.page.conftest import WIDE, a_context
from tests.bot.practice.page.screen import PHONE, Screen
from tests.bot.practice.page.showcase import Showcase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMELESS = """() => [...document.querySelectorAll("button, a, input, textarea, [role=option]")]
    .filter((one) => one.checkVisibility())
    .filter((one) => !(one.getAttribute("aria-label") || one.textContent.trim()
        || one.labels?.length || one.placeholder))
    .map((one) => one.outerHTML)"""

SMALL = """() => [...document.querySelectorAll("button, a.button, input:not([type=radio])")]
    .filter((one) => one.checkVisibility() && !one.closest(".markup, .message-head, .above"))
    .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
    .filter(([, box]) => box.height > 0 && box.height < 38)
    .map(([html, box]) => `${Math.round(box.height)} px: ${html}`)"""

# How strongly each text stands out from what is behind it, as WCAG counts it.
FAINT = """() => {
    const part = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const rgba = (colour) => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const light = ([r, g, b]) =>
        0.2126 * part(r / 255) + 0.7152 * part(g / 255) + 0.0722 * part(b / 255);
    const behind = (element) => {
        for (let at = element; at; at = at.parentElement) {
            const found = rgba(getComputedStyle(at).backgroundColor);
            if (found[3] > 250) return found;
        }
        return rgba("white");
    };
    const weak = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const element = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || !element.checkVisibility({ opacityProperty: true }))
            continue;
        if (element.closest(":disabled, .unseen, .spoiler:not(.shown), [aria-disabled=true]"))
            continue;
        const [a, b] = [light(rgba(getComputedStyle(element).color)), light(behind(element))];
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 4.5) weak.push(`${ratio.toFixed(2)}: ${walk.currentNode.data.slice(0, 60)}`);
    }
    return weak;
}"""


async def test_nothing_is_without_a_name_or_wider_than_the_screen(
    screen: Screen, showcase: Showcase
) -> None:
    await screen.open()
    await screen.say("A_very_long_word_" * 30)
    for command in ("everything", "story", "panel", "hand"):
        count = await screen.messages.count()
        await screen.run(command)
        await expect(screen.messages).to_have_count(count + 1)
    assert await screen.page.evaluate(NAMELESS) == []
    wide = "() => document.documentElement.scrollWidth - innerWidth"
    assert await screen.page.evaluate(wide) <= 0
    inner = "box => box.scrollWidth - box.clientWidth"
    assert await screen.page.locator(".timeline-scroll").evaluate(inner) <= 0
    await screen.choose_command("say hello")
    assert await screen.page.evaluate(NAMELESS) == []
    assert await screen.page.evaluate(wide) <= 0


async def test_a_thumb_hits_what_it_means(
    browser: Browser, local: LocalDiscord, showcase: Showcase
) -> None:
    context = await a_context(browser, PHONE)
    phone = Screen(await context.new_page(), local)
    await phone.open()
    await phone.run("everything")
    await phone.run("hand")
    await expect(phone.messages).to_have_count(2)
    assert await phone.page.evaluate(SMALL) == []
    await phone.drawer()
    assert await phone.page.evaluate(SMALL) == []
    await context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_every_text_can_be_read(
    browser: Browser, local: LocalDiscord, showcase: Showcase, scheme: Literal["light", "dark"]
) -> None:
    context = await a_context(browser, WIDE)
    desk = Screen(await context.new_page(), local)
    await desk.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    await desk.open()
    await desk.say(f"Look <@{local.world.people[0].id}> <@{local.world.people[1].id}>")
    for command in ("everything", "story", "panel", "hand"):
        count = await desk.messages.count()
        await desk.run(command)
        await expect(desk.messages).to_have_count(count + 1)
    await desk.become("Björn Öst")
    await expect(desk.messages.first).to_have_class("message first calls-me")
    assert await desk.page.evaluate(FAINT) == []
    await desk.field.fill("/")
    await expect(desk.suggestion("/hand")).to_be_visible()
    assert await desk.page.evaluate(FAINT) == []
    await desk.page.get_by_role("button", name="Welcome and help").click()
    await expect(desk.page.get_by_role("button", name="Start a game")).to_be_visible()
    assert await desk.page.evaluate(FAINT) == []
    await context.close()


async def test_the_theme_can_be_chosen_and_stays(desk: Screen) -> None:
    await desk.page.emulate_media(color_scheme="light")
    await desk.open()
    body = desk.page.locator("body")
    await expect(body).to_have_css("background-color", "rgb(251, 252, 254)")
    await desk.page.get_by_role("button", name="Settings").click()
    await desk.page.get_by_role("menuitemradio", name="Dark").click()
    await expect(body).to_have_css("background-color", "rgb(19, 27, 43)")
    await desk.page.reload()
    await expect(desk.field).to_be_visible()
    await expect(body).to_have_css("background-color", "rgb(19, 27, 43)")


async def test_a_whole_turn_without_a_mouse(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await expect(desk.field).to_be_focused()
    await desk.type("/panel ")
    await desk.press("Enter")
    await expect(desk.last).to_contain_text("Ring")
    await desk.press("ArrowUp")
    await expect(desk.last).to_be_focused()
    outline = await desk.last.evaluate("row => getComputedStyle(row).outlineStyle")
    assert outline == "solid"
    await desk.press("ArrowRight")
    ring = desk.last.get_by_role("button", name="Ring")
    for _ in range(10):
        if await ring.evaluate("one => one === document.activeElement"):
            break
        await desk.press("ArrowRight")
    await expect(ring).to_be_focused()
    await desk.press("Enter")
    await expect(desk.last).to_contain_text("Rung 1")
    await expect(desk.last.get_by_role("button", name="Ring")).to_be_focused()
    await desk.press("Escape")
    await expect(desk.last).to_be_focused()
    await desk.press("Escape")
    await expect(desk.field).to_be_focused()


async def test_tab_passes_the_messages_in_two_steps(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    for count in (1, 2, 3):
        await desk.run("panel")
        await expect(desk.messages).to_have_count(count)
    place = desk.page.locator(".place[aria-current]")
    await place.focus()
    await desk.press("Tab", "Tab", "Tab", "Tab")
    await expect(desk.last).to_be_focused()
    await desk.press("Tab")
    inside = await desk.last.evaluate("row => row.contains(document.activeElement)")
    assert inside
    await desk.press("Tab")
    await expect(desk.page.get_by_role("button", name="Add a file")).to_be_focused()


async def test_places_by_arrow_and_by_shortcut(desk: Screen) -> None:
    await desk.open()
    await desk.page.locator(".place[aria-current]").focus()
    await desk.press("ArrowDown", "ArrowDown", "Enter")
    await expect(desk.page.locator(".here-title")).to_have_text("league")
    await desk.press("Alt+ArrowUp")
    await expect(desk.page.locator(".here-title")).to_have_text("games")
    await expect(desk.field).to_be_focused()


async def test_the_drawer_holds_the_focus_and_closes_by_escape(
    browser: Browser, local: LocalDiscord
) -> None:
    context = await a_context(browser, PHONE)
    phone = Screen(await context.new_page(), local)
    await phone.open()
    sidebar = phone.page.locator(".sidebar")
    await expect(sidebar).not_to_be_in_viewport()
    assert await sidebar.evaluate("one => one.inert")
    await phone.drawer()
    await expect(phone.page.locator(".place[aria-current]")).to_be_focused()
    assert await phone.page.locator("main").evaluate("one => one.inert")
    await phone.press("Escape")
    await expect(sidebar).not_to_be_in_viewport()
    await expect(phone.page.locator(".drawer-button")).to_be_focused()
    await phone.drawer()
    await phone.page.mouse.click(380, 400)
    await expect(sidebar).not_to_be_in_viewport()
    await context.close()
