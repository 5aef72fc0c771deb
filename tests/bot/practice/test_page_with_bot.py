"""What the page says and hears when a bot is there."""

import asyncio
from typing import Any

import aiohttp
import pytest

from bot.practice.model import JSON
from bot.practice.person import PATIENCE
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import Bell
from tests.bot.practice.page_client import Page, page, session

__all__ = ["page", "session"]


async def enter(local: LocalDiscord, page: Page, who: int = 0) -> str:
    """Come in as somebody; the id of #general."""
    person = local.world.people[who]
    reply = await page.ask("enter", secret=local.secret, person_id=str(person.id))
    general: str = reply["ok"]["guilds"][0]["channels"][0]["id"]
    return general


async def command_named(page: Page, channel: str, name: str) -> JSON:
    found = (await page.ask("commands", channel_id=channel))["ok"]["commands"]
    return next(command for command in found if command["name"] == name)


async def invoke(page: Page, channel: str, name: str, **more: Any) -> JSON:
    command = await command_named(page, channel, name)
    reply = await page.ask("invoke", channel_id=channel, command_id=command["id"], **more)
    started: JSON = reply["ok"]
    return started


async def test_a_command_from_picker_to_answer(bell: Bell, local: LocalDiscord, page: Page) -> None:
    general = await enter(local, page)
    say = await command_named(page, general, "say")
    typed = {"name": "tree", "type": 3, "value": "ol", "focused": True}
    path = [{"name": "tree", "type": 1, "options": [typed]}]
    suggested = await page.ask(
        "autocomplete", channel_id=general, command_id=say["id"], options=path
    )
    (choice,) = suggested["ok"]["choices"]
    assert (choice["name"], choice["value"]) == ("Olive", "olive")
    chosen = {"name": "tree", "type": 3, "value": choice["value"]}
    started = await invoke(
        page,
        general,
        "say",
        options=[{"name": "tree", "type": 1, "options": [chosen]}],
        nonce="n1",
    )
    for name in ("INTERACTION_CREATE", "INTERACTION_SUCCESS"):
        assert await page.hears(name) == {"id": started["interaction_id"], "nonce": "n1"}
    message = await page.hears("MESSAGE_CREATE")
    assert message["content"] == "olive"
    assert message["interaction_metadata"]["user"]["global_name"] == "Zoé"


async def test_a_command_without_what_it_needs(bell: Bell, local: LocalDiscord, page: Page) -> None:
    general = await enter(local, page)
    say = await command_named(page, general, "say")
    options = [{"name": "tree", "type": 1, "options": []}]
    refused = await page.ask("invoke", channel_id=general, command_id=say["id"], options=options)
    assert refused["error"]["code"] == 50035
    assert "tree" in str(refused["error"]["errors"])


async def test_an_ephemeral_answer_is_one_persons_and_can_be_dismissed(
    bell: Bell, local: LocalDiscord, page: Page
) -> None:
    general = await enter(local, page)
    await invoke(page, general, "panel")
    panel = await page.hears("MESSAGE_CREATE")
    await page.ask(
        "use_component",
        channel_id=general,
        message_id=panel["id"],
        custom_id="pick",
        values=["oak"],
    )
    private = await page.hears("MESSAGE_CREATE")
    assert private["content"] == "Chosen: oak"
    assert private["flags"] & 64
    others = (await page.ask("become", person_id=str(local.world.people[1].id)))["ok"]
    assert [one["id"] for one in others["messages"][general]] == [panel["id"]]
    await page.ask("become", person_id=str(local.world.people[0].id))
    dismissed = await page.ask("delete_message", channel_id=general, message_id=private["id"])
    assert dismissed["ok"] == {}
    assert (await page.hears("MESSAGE_DELETE"))["id"] == private["id"]


async def test_thinking_is_a_message_that_is_updated(
    bell: Bell, local: LocalDiscord, page: Page
) -> None:
    general = await enter(local, page)
    await invoke(page, general, "slow")
    thinking = await page.hears("MESSAGE_CREATE")
    assert thinking["flags"] & 128
    thought = await page.hears("MESSAGE_UPDATE")
    assert (thought["id"], thought["content"]) == (thinking["id"], "Thought")
    assert not thought["flags"] & 128


async def test_a_modal_is_shown_and_sent(bell: Bell, local: LocalDiscord, page: Page) -> None:
    general = await enter(local, page)
    await invoke(page, general, "ask", nonce="n2")
    modal = await page.hears("INTERACTION_MODAL_CREATE")
    assert (modal["title"], modal["nonce"]) == ("A question", "n2")
    name = modal["components"][0]["components"][0]["custom_id"]
    colour = modal["components"][1]["component"]["custom_id"]
    refused = await page.ask("submit_modal", interaction_id=modal["id"], values={name: "Zoé"})
    assert refused["error"]["code"] == 50035
    values = {name: "Zoé", colour: ["b"]}
    await page.ask("submit_modal", interaction_id=modal["id"], values=values)
    assert (await page.hears("MESSAGE_CREATE"))["content"] == "Zoé likes b"


async def test_what_fails_is_said(bell: Bell, local: LocalDiscord, page: Page) -> None:
    general = await enter(local, page)
    await invoke(page, general, "panel")
    panel = await page.hears("MESSAGE_CREATE")
    await page.ask("use_component", channel_id=general, message_id=panel["id"], custom_id="silent")
    local.clock.advance(3.1)
    assert (await page.hears("INTERACTION_FAILURE"))["reason"] == "This interaction failed"
    await bell.close()
    assert (await page.hears("PRESENCE_UPDATE"))["status"] == "offline"
    await invoke(page, general, "panel")
    local.clock.advance(3.1)
    assert (await page.hears("INTERACTION_FAILURE"))["reason"] == (
        "The application did not respond"
    )


async def test_a_slow_suggestion_does_not_hold_up_the_page(
    bell: Bell, local: LocalDiscord, page: Page
) -> None:
    general = await enter(local, page)
    say = await command_named(page, general, "say")
    local.faults.slow(r"POST /interactions/.*", 60)
    typed = {"name": "tree", "type": 3, "value": "", "focused": True}
    path = [{"name": "tree", "type": 1, "options": [typed]}]
    await page.socket.send_json(
        {
            "ask": "autocomplete",
            "id": 99,
            "channel_id": general,
            "command_id": say["id"],
            "options": path,
        }
    )
    assert (await page.ask("send", channel_id=general, content="Meanwhile"))["ok"]
    local.clock.advance(3.1)
    while (said := await page.socket.receive_json(timeout=PATIENCE)).get("reply") != 99:
        pass
    assert said["ok"] == {"choices": []}


async def test_commands_come_in_the_persons_language(
    bell: Bell, local: LocalDiscord, page: Page
) -> None:
    world = local.world
    say = next(one for one in world.commands.values() if one["name"] == "say")
    say["name_localizations"] = {"fr": "dire"}
    general = await enter(local, page)
    assert (await command_named(page, general, "say"))["name_localized"] == "dire"
    assert (await page.ask("set_locale", locale="de"))["ok"] == {}
    assert (await command_named(page, general, "say"))["name_localized"] == "say"


async def test_dms_and_threads_appear(bell: Bell, local: LocalDiscord, page: Page) -> None:
    general = await enter(local, page)
    user = await bell.fetch_user(local.world.people[0].id)
    await user.send("Your hand")
    dm = await page.hears("CHANNEL_CREATE")
    assert [one["global_name"] for one in dm["recipients"]] == ["Petit Bleu"]
    assert (await page.hears("MESSAGE_CREATE"))["channel_id"] == dm["id"]
    state = await page.hears("READ_STATE_UPDATE")
    assert (state["channel_id"], state["unread"], state["mentions"]) == (dm["id"], 1, 1)
    sent = await bell.guilds[0].text_channels[0].send("A table")
    await sent.create_thread(name="Table 1")
    assert (await page.hears("THREAD_CREATE"))["parent_id"] == general


@pytest.mark.parametrize("text", ["{", '{"ask": "dance", "id": 1}', '{"ask": "send", "id": 1}'])
async def test_what_is_no_ask_ends_the_talk(local: LocalDiscord, page: Page, text: str) -> None:
    await page.ask("enter", secret=local.secret)
    await page.socket.send_str(text)
    heard = await page.socket.receive(timeout=PATIENCE)
    assert heard.data == 4002


async def test_many_pages_hear_the_same(bell: Bell, local: LocalDiscord, page: Page) -> None:
    general = await enter(local, page)
    async with aiohttp.ClientSession() as session:
        pages = []
        for who in range(6):
            socket = await session.ws_connect(f"{local.address}/page-api/live")
            pages.append(Page(socket))
            await enter(local, pages[-1], who)
        await page.ask("send", channel_id=general, content="To all")
        heard = await asyncio.gather(*(one.hears("MESSAGE_CREATE") for one in pages))
        assert {one["content"] for one in heard} == {"To all"}
