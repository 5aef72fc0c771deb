"""Text is text, the page talks to nobody else, and the browser holds it to that."""

import urllib.parse

import pytest
from playwright.async_api import Browser, ConsoleMessage, Request, expect

from bot.practice import messages
from bot.practice.messages import Draft
from bot.practice.model import JSON
from bot.practice.server import LocalDiscord
from tests.bot.practice.page.conftest import WIDE, a_context
from tests.bot.practice.page.screen import Screen
from tests.bot.practice.page.showcase import Showcase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ATTACK = "<img src=x onerror=\"document.title='caught'\"><script>document.title='caught'</script>"


async def test_names_and_messages_are_never_markup(desk: Screen, local: LocalDiscord) -> None:
    world, general = local.world, local.channel("general")
    amara, linh = world.people[2], world.people[4]
    amara.global_name = ATTACK
    general.topic = ATTACK
    local.channel("league").name = ATTACK
    said = messages.post(world, general, amara.id, Draft(f"{ATTACK} **{ATTACK}** `{ATTACK}`"))
    messages.post(world, general, linh.id, Draft(f"<@{amara.id}>", reply_to=said.id))
    fields = [{"name": ATTACK, "value": ATTACK, "inline": True}]
    embed = {"type": "rich", "title": ATTACK, "description": ATTACK, "fields": fields}
    button: JSON = {"type": 2, "style": 1, "label": ATTACK, "custom_id": ATTACK}
    options = [{"label": ATTACK, "value": ATTACK, "description": ATTACK}]
    menu: JSON = {"type": 3, "custom_id": "m", "placeholder": ATTACK, "options": options}
    rows: list[JSON] = [{"type": 1, "components": [one]} for one in (button, menu)]
    messages.post(world, general, world.bot_id, Draft("", embeds=[embed], components=rows))
    await desk.open()
    await expect(desk.messages.first).to_contain_text(ATTACK)
    await expect(desk.last.get_by_role("button", name=ATTACK, exact=True)).to_be_visible()
    await desk.page.locator(".select").click()
    await expect(desk.suggestion(ATTACK)).to_be_visible()
    assert await desk.page.locator("script").count() == 1
    assert await desk.page.locator("img").count() == 1  # the picture of the lightbox, empty
    assert await desk.page.title() == "# general · Petit Bleu"


@pytest.mark.parametrize(
    "address",
    ["javascript:alert(1)", "data:text/html,<b>x</b>", "vbscript:x", "file:///etc/passwd"],
)
async def test_only_web_addresses_become_links(
    desk: Screen, local: LocalDiscord, address: str
) -> None:
    text = f"[press]({address}) <{address}> {address}"
    messages.post(local.world, local.channel("general"), local.world.people[1].id, Draft(text))
    await desk.open()
    await expect(desk.last).to_contain_text("press")
    await expect(desk.last.locator("a")).to_have_count(0)


async def test_the_browser_refuses_what_the_policy_forbids(
    browser: Browser, local: LocalDiscord
) -> None:
    context = await a_context(browser, WIDE)
    page = await context.new_page()
    refused: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error":
            refused.append(said.text)

    page.on("console", hear)
    answer = await page.goto(local.page_address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    await expect(page.locator("textarea.field")).to_be_visible()
    assert refused == []
    markup = "text => { document.body.innerHTML = text; }"
    with pytest.raises(Exception, match="TrustedHTML"):
        await page.evaluate(markup, ATTACK)
    await page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.append("document.title = 'caught'");
            document.head.append(script);
        }"""
    )
    await page.evaluate(
        """() => {
            const picture = new Image();
            picture.src = "https://example.org/spy.png";
            document.body.append(picture);
        }"""
    )
    outside = "() => fetch('https://example.org/').then(() => 'out', () => 'refused')"
    assert await page.evaluate(outside) == "refused"
    assert await page.title() == "# general · Petit Bleu"
    assert any("img-src" in one for one in refused)
    assert any("connect-src" in one for one in refused)
    await context.close()


async def test_the_page_asks_nobody_but_its_own_server(desk: Screen, showcase: Showcase) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    desk.page.on("request", note)
    await desk.open()
    await desk.run("everything")
    await expect(desk.last.locator(".gallery img")).to_be_visible()
    hosts = {urllib.parse.urlsplit(one).netloc for one in asked}
    assert hosts == {f"127.0.0.1:{desk.local.port}"}


async def test_the_secret_leaves_the_address_and_is_needed(
    desk: Screen, browser: Browser, local: LocalDiscord
) -> None:
    await desk.open()
    assert desk.page.url == f"{local.address}/"
    await desk.page.reload()
    await expect(desk.field).to_be_visible()
    context = await a_context(browser, WIDE)
    stranger = await context.new_page()
    for address in (local.address, f"{local.address}/#guess"):
        await stranger.goto("about:blank")
        await stranger.goto(address)
        await expect(stranger.locator("main")).to_contain_text("This door needs its key")
        await expect(stranger.locator("textarea")).to_have_count(0)
    await stranger.goto(local.page_address)
    await expect(stranger.locator("textarea")).to_be_visible()
    await context.close()


async def test_pictures_from_elsewhere_are_links(desk: Screen, local: LocalDiscord) -> None:
    embed = {"type": "rich", "image": {"url": "https://example.org/spy.png"}}
    draft = Draft("Look", embeds=[embed])
    messages.post(local.world, local.channel("general"), local.world.bot_id, draft)
    await desk.open()
    await expect(desk.last.get_by_role("link", name="Picture at example.org")).to_be_visible()
    await expect(desk.last.locator("img")).to_have_count(0)
