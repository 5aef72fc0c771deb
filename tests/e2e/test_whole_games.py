"""Every game of the catalogue, from the lobby to the final score, through Discord."""

from __future__ import annotations

import pytest

from bot.discord_bot import PetitBleu
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from games.catalogue import KEYS
from tests.e2e.driver import Driver
from tests.e2e.tables import opened

# Cartels is played both ways, the others take turns: either way is the same for all games.
USUAL = {("cartels", True)}
"""What every run of the tests plays, beside games in other languages; `make long` plays all."""

WAYS = [
    pytest.param(
        key,
        typing,
        id=f"{key}-{'commands' if typing else 'buttons'}",
        marks=[] if (key, typing) in USUAL else [pytest.mark.long],
    )
    for number, key in enumerate(KEYS)
    for typing in (False, True)
    if key == "cartels" or typing == bool(number % 2)
]


@pytest.mark.parametrize(("key", "typing"), WAYS)
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


@pytest.mark.long
@pytest.mark.parametrize("typing", [False, True], ids=["buttons", "commands"])
async def test_people_who_decide_together_again_and_again_get_through_the_game(
    typing: bool, petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    """In Noria's expert game all build their wheels at the same time, in several steps."""
    people = club[:2]
    where = await opened(local, people, "noria", options="mode=expert edition=fr")
    last = await Driver(local, where, people, typing=typing).play()
    assert "**1.**" in last.text
