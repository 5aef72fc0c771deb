"""The line to the server: news, older messages, a break, a restart."""

import asyncio

import pytest
from playwright.async_api import FilePayload, WebSocketRoute, expect

from bot.practice import messages
from bot.practice.messages import Draft
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import picture
from tests.bot.practice.page.screen import Screen
from tests.bot.practice.page.showcase import Showcase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_older_messages_come_as_one_scrolls_up(screen: Screen, local: LocalDiscord) -> None:
    amara, general = local.world.people[2], local.channel("general")
    for number in range(120):
        messages.post(local.world, general, amara.id, Draft(f"Message {number}"))
    general.read_up_to[local.world.people[0].id] = max(general.messages)
    await screen.open()
    await expect(screen.messages).to_have_count(50)
    await expect(screen.last).to_be_in_viewport()
    scroller = screen.page.locator(".timeline-scroll")
    for known in (100, 120):
        await scroller.evaluate("box => { box.scrollTop = 0; }")
        await expect(screen.messages).to_have_count(known)
    numbers = await screen.messages.locator(".markup").all_text_contents()
    assert numbers == [f"Message {number}" for number in range(120)]
    await expect(screen.page.locator(".beginning")).to_contain_text("Here begins # general")


async def test_one_keeps_ones_place_while_others_write(desk: Screen, local: LocalDiscord) -> None:
    amara, general = local.world.people[2], local.channel("general")
    for number in range(60):
        messages.post(local.world, general, amara.id, Draft(f"Message {number}"))
    general.read_up_to[local.world.people[0].id] = max(general.messages)
    await desk.open()
    scroller = desk.page.locator(".timeline-scroll")
    await expect(desk.last).to_be_in_viewport()
    before = await scroller.evaluate(
        """box => new Promise((done) => {
            box.addEventListener("scroll", () => done(box.scrollTop), { once: true });
            box.scrollTop = 600;
        })"""
    )
    messages.post(local.world, general, amara.id, Draft("One more"))
    pill = desk.page.get_by_role("button", name="New messages")
    await expect(pill).to_be_visible()
    assert await scroller.evaluate("box => box.scrollTop") == before
    await pill.click()
    await expect(desk.last).to_be_in_viewport()
    await expect(pill).to_be_hidden()


async def test_a_broken_line_mends_itself(desk: Screen, local: LocalDiscord) -> None:
    await desk.page.add_init_script(
        """
        const Real = WebSocket;
        window.lines = [];
        window.WebSocket = class extends Real {
            constructor(...given) { super(...given); window.lines.push(this); }
        };
        """
    )
    await desk.open()
    await desk.become("Linh")
    await desk.page.evaluate("window.lines.at(-1).close()")
    messages.post(local.world, local.channel("general"), local.world.people[0].id, Draft("Missed?"))
    await expect(desk.last).to_contain_text("Missed?")
    await expect(desk.page.locator(".me-text strong")).to_have_text("Linh")
    await expect(desk.page.locator(".banner")).to_be_hidden()


async def test_the_bot_comes_and_goes(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.page.get_by_role("button", name="Write to somebody").click()
    await desk.page.get_by_role("menuitem", name="Petit Bleu").click()
    topic = desk.page.locator(".here-topic")
    await expect(topic).to_be_empty()
    await showcase.close()
    await expect(topic).to_have_text("not here just now")


async def test_files_go_with_a_message(screen: Screen) -> None:
    await screen.open()
    board = FilePayload(name="board.png", mimeType="image/png", buffer=picture())
    rules = FilePayload(name="rules.txt", mimeType="text/plain", buffer=b"be kind")
    await screen.page.locator(".writing input[type=file]").set_input_files([board, rules])
    await expect(screen.page.locator(".tray-card")).to_have_count(2)
    await screen.say("Both")
    await expect(screen.last.locator(".tile img")).to_be_visible()
    await expect(screen.last.locator(".file-card")).to_contain_text("7 bytes")
    await expect(screen.page.locator(".tray-card")).to_have_count(0)


async def test_too_long_and_refused_messages_stay_in_the_field(
    desk: Screen, local: LocalDiscord
) -> None:
    await desk.open()
    await desk.field.fill("x" * 2001)
    await expect(desk.page.locator(".letters-left")).to_have_text("-1")
    await desk.press("Enter")
    await expect(desk.page.locator(".toast.wrong")).to_be_visible()
    assert len(await desk.field.input_value()) == 2001
    await expect(desk.messages).to_have_count(0)


async def test_drafts_stay_where_they_were_written(desk: Screen) -> None:
    await desk.open()
    await desk.field.fill("Not yet")
    await desk.go("league")
    await expect(desk.field).to_have_value("")
    await desk.go("general")
    await expect(desk.field).to_have_value("Not yet")
    await desk.become("Linh")
    await expect(desk.field).to_have_value("")


async def test_what_is_written_while_the_page_opens_stays(desk: Screen) -> None:
    known = asyncio.Event()

    def slowly(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        async def late(said: str | bytes) -> None:
            await known.wait()
            route.send(said)

        server.on_message(late)

    await desk.page.route_web_socket("**/page-api/live", slowly)
    await desk.open()
    await desk.field.fill("Good morn")
    known.set()
    await expect(desk.page.get_by_role("heading", name="general", exact=True)).to_be_visible()
    await expect(desk.field).to_have_value("Good morn")
    await desk.field.press_sequentially("ing")
    await desk.press("Enter")
    await expect(desk.message("Good morning")).to_be_visible()
