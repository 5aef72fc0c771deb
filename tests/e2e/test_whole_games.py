"""Every game of the catalogue, from the lobby to the final score, through Discord."""

from __future__ import annotations

import pytest

from bot.discord_bot import PetitBleu
from bot.practice.model import Channel
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from games.catalogue import KEYS, game
from tests.e2e.driver import Driver


async def opened(local: LocalDiscord, people: list[Person], key: str) -> Channel:
    """A lobby filled with people and, if there is room, a stand-in; then started."""
    where = local.channel("general")
    host, *others = people
    await host.use("new", where, game=key)
    lobby = await host.gets(where, "For ")
    for person in others:
        await person.press(lobby, "Join")
    if len(people) < game(key).rules.seats[-1]:
        await host.press(lobby, "Add a stand-in")
    names = min(len(people) + 1, game(key).rules.seats[-1])
    await local.until(lambda: f"{names}. " in lobby.text)
    await host.press(lobby, "Start")
    return where


@pytest.mark.parametrize("typing", [False, True], ids=["buttons", "commands"])
@pytest.mark.parametrize("key", KEYS)
async def test_three_people_and_a_stand_in_play_a_whole_game(
    key: str,
    typing: bool,
    petit_bleu: PetitBleu,
    local: LocalDiscord,
    club: list[Person],
) -> None:
    people = club[:3]
    where = await opened(local, people, key)
    driver = Driver(local, where, people, typing=typing)
    last = await driver.play()
    assert "**1.**" in last.text
    assert any(name.endswith(".png") for name in last.files)
    assert driver.answers > 20
    verified = await people[0].use("verify", where)
    assert "replay from the seed" in verified.text
