"""Modals: filled, checked, sent, left."""

import pytest
from playwright.async_api import FilePayload, expect

from bot.practice.interactions import ACKNOWLEDGE_SECONDS
from tests.bot.practice.page.screen import Screen
from tests.bot.practice.page.showcase import Form, Showcase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_modal_from_a_button(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    await screen.run("panel")
    await screen.button("Ask")
    modal = screen.page.get_by_role("dialog", name="A question")
    await expect(modal.get_by_label("Name")).to_be_focused()
    await screen.type("Zoé")
    await modal.get_by_role("button", name="Colour").click()
    await screen.suggestion("Blue").click()
    await modal.get_by_role("button", name="Submit").click()
    await expect(screen.last).to_contain_text("Zoé likes b")
    await expect(modal).to_have_count(0)


async def test_a_modal_by_keyboard_alone(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.field.focus()
    await desk.type("/ask ")
    await desk.press("Enter")
    modal = desk.page.get_by_role("dialog", name="A question")
    await expect(modal.get_by_label("Name")).to_be_focused()
    await desk.type("Linh")
    await desk.press("Tab", "Enter", "ArrowDown", "Enter", "Shift+Tab", "Enter")
    await expect(desk.last).to_contain_text("Linh likes b")


async def test_every_kind_of_field(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    await screen.run("form")
    modal = screen.page.get_by_role("dialog", name="Open a table")
    await expect(modal.locator(".markup")).to_have_text("A table needs a name.")
    submit = modal.get_by_role("button", name="Submit")
    await submit.click()
    await expect(modal.locator(".option-error").first).to_have_text("This is needed.")
    await modal.get_by_label("Name").fill("ab")
    await submit.click()
    await expect(modal.locator(".option-error").first).to_have_text("At least 3 characters.")
    await modal.get_by_label("Name").fill("Friday")
    await modal.get_by_role("button", name="Guests").click()
    await screen.suggestion("Linh").click()
    await screen.suggestion("Amara").click()
    await modal.get_by_role("button", name="Done").click()
    await modal.get_by_label("French").check()
    await modal.get_by_label("Clock").check()
    await submit.click()
    await expect(screen.last).to_contain_text("Friday/Amara Okafor+Linh/fr/clock+league")


async def test_papers_are_handed_in(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    await screen.run("papers")
    modal = screen.page.get_by_role("dialog", name="Hand in papers")
    await modal.get_by_label("Note").fill("two\nlines")
    rules = FilePayload(name="rules.txt", mimeType="text/plain", buffer=b"be kind")
    async with screen.page.expect_response("**/page-api/uploads*"):
        await modal.get_by_label("Files").set_input_files([rules])
    await expect(modal.locator(".upload-list")).to_contain_text("rules.txt, 7 bytes")
    await modal.get_by_label("Agree").check()
    await modal.get_by_role("button", name="Where").click()
    await screen.suggestion("league").click()
    await modal.get_by_role("button", name="Role").click()
    await screen.suggestion("Host").click()
    await modal.get_by_role("button", name="Submit").click()
    await expect(screen.last).to_contain_text(r"'two\nlines'/rules.txt:7/True/league/Host")


async def test_closing_a_modal_sends_nothing(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.run("ask")
    modal = desk.page.get_by_role("dialog", name="A question")
    await expect(modal).to_be_visible()
    await desk.press("Escape")
    await expect(modal).to_have_count(0)
    await expect(desk.messages).to_have_count(0)


async def test_a_modal_that_fails_keeps_what_was_written(
    desk: Screen, showcase: Showcase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silence(*_: object) -> None:
        """Answer nothing."""

    monkeypatch.setattr(Form, "on_submit", silence)
    await desk.open()
    await desk.run("form")
    modal = desk.page.get_by_role("dialog", name="Open a table")
    await modal.get_by_label("Name").fill("Friday")
    await modal.get_by_role("button", name="Guests").click()
    await desk.suggestion("Linh").click()
    await modal.get_by_role("button", name="Done").click()
    await modal.get_by_label("German").check()
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.locator(".busy")).to_have_count(1)
    desk.local.clock.advance(ACKNOWLEDGE_SECONDS)
    await expect(modal.locator(".failed")).to_have_text("This interaction failed")
    await expect(modal.get_by_label("Name")).to_have_value("Friday")
