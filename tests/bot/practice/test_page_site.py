"""The page's own calls: the secret, the snapshot, and what people do with no bot about."""

import io
from typing import Any

import aiohttp
import pytest

from bot.practice.person import PATIENCE
from bot.practice.server import LocalDiscord
from tests.bot.practice.page_client import Page, page, session

__all__ = ["page", "session"]


async def test_a_fresh_club_has_six_people_and_three_channels(
    local: LocalDiscord, page: Page
) -> None:
    snapshot = (await page.ask("enter", secret=local.secret))["ok"]
    assert [person["user"]["global_name"] for person in snapshot["people"]][:2] == [
        "Zoé",
        "Björn Öst",
    ]
    assert len(snapshot["people"]) == 6
    (guild,) = snapshot["guilds"]
    assert guild["name"] == "Le Club"
    assert [channel["name"] for channel in guild["channels"]] == ["general", "games", "league"]
    assert len(guild["members"]) == 7
    assert snapshot["dms"] == []


async def test_a_message_is_unread_for_the_others_until_they_read_it(
    local: LocalDiscord, page: Page
) -> None:
    snapshot = (await page.ask("enter", secret=local.secret))["ok"]
    general = snapshot["guilds"][0]["channels"][0]["id"]
    bjoern = snapshot["people"][1]["user"]["id"]
    sent = (await page.ask("send", channel_id=general, content=f"Salut <@{bjoern}>"))["ok"]
    assert sent["content"] == f"Salut <@{bjoern}>"
    assert [one["id"] for one in sent["mentions"]] == [bjoern]
    assert (await page.hears("MESSAGE_CREATE"))["id"] == sent["id"]
    assert (await page.hears("READ_STATE_UPDATE"))["unread"] == 0

    snapshot = (await page.ask("become", person_id=bjoern))["ok"]
    assert [one["id"] for one in snapshot["messages"][general]] == [sent["id"]]
    (state,) = snapshot["read_states"]
    assert (state["unread"], state["mentions"]) == (1, 1)
    assert [person["mentions"] for person in snapshot["people"]] == [0, 1, 0, 0, 0, 0]
    read = (await page.ask("mark_read", channel_id=general))["ok"]
    assert (read["unread"], read["mentions"]) == (0, 0)
    while (told := await page.hears("PERSON_UPDATE"))["user_id"] != bjoern or told["unread"]:
        pass


async def test_files_are_sent_ahead_and_served_to_whoever_has_the_address(
    local: LocalDiscord, page: Page, session: aiohttp.ClientSession
) -> None:
    snapshot = (await page.ask("enter", secret=local.secret))["ok"]
    general = snapshot["guilds"][0]["channels"][0]["id"]
    where = f"{local.address}/page-api/uploads?filename=rules.txt"
    async with session.post(where, data=b"be kind") as refused:
        assert refused.status == 401
    headers = {"Authorization": f"Bearer {local.secret}"}
    async with session.post(where, data=b"be kind", headers=headers) as answer:
        upload_id = (await answer.json())["id"]
    sent = (await page.ask("send", channel_id=general, upload_ids=[upload_id]))["ok"]
    (attachment,) = sent["attachments"]
    assert (attachment["filename"], attachment["size"]) == ("rules.txt", 7)
    async with session.get(attachment["url"]) as served:
        assert await served.read() == b"be kind"
    async with session.get(attachment["url"].split("?")[0]) as unsigned:
        assert unsigned.status == 404
    async with session.post(where, data=io.BytesIO(bytes(10_485_761)), headers=headers) as answer:
        assert answer.status == 413
        assert (await answer.json())["code"] == 40005
    again = await page.ask("send", channel_id=general, upload_ids=[upload_id])
    assert again["error"]["code"] == 50035


async def test_a_wrong_secret_ends_the_talk(page: Page) -> None:
    await page.socket.send_json({"ask": "enter", "id": 1, "secret": "guess"})
    assert (await page.socket.receive(timeout=PATIENCE)).data == 4004


async def test_only_the_pages_own_origin_and_host_are_served(
    local: LocalDiscord, session: aiohttp.ClientSession
) -> None:
    async with session.get(local.address, headers={"Host": "evil.example"}) as answer:
        assert answer.status == 421
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await session.ws_connect(
            f"{local.address}/page-api/live", headers={"Origin": "https://evil.example"}
        )
    async with session.get(f"{local.address}/") as answer:
        assert "Petit Bleu" in await answer.text()
    async with session.get(f"{local.address}/page/..%2f__init__.py") as answer:
        assert answer.status == 404


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        ({"ask": "send", "channel_id": "1", "content": "x"}, 10003),
        ({"ask": "send", "channel_id": "general", "content": "x"}, 50035),
        ({"ask": "become", "person_id": "12"}, 10013),
        ({"ask": "set_locale", "locale": "xx"}, 50035),
    ],
)
async def test_what_cannot_be_done_is_refused_with_discords_codes(
    local: LocalDiscord, page: Page, ask: dict[str, Any], code: int
) -> None:
    await page.ask("enter", secret=local.secret)
    refused = await page.ask(ask.pop("ask"), **ask)
    assert refused["error"]["code"] == code
