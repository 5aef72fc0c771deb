"""Colours: a table's for what everybody sees, a person's own for what only they see."""

import pytest

from bot.club import ClubRefusal
from bot.panels.drawing import board_picture, hand_picture
from games.catalogue import KEYS
from rendering.kit.colours import PALETTES
from tests.bot.club.evening import ADA, BLAISE, Evening, refused


async def test_private_pictures_follow_the_person_and_public_ones_the_table(
    evening: Evening,
) -> None:
    table = await evening.club.lobby.open(
        game="cartels",
        options={},
        language="en",
        host=ADA,
        channel="7",
        guild="1",
        palette="contrast",
    )
    await evening.club.lobby.join(table.id, BLAISE)
    await evening.club.lobby.start(table.id, ADA.id)
    desk = await evening.club.look.desk(table.id, ADA.id)
    assert desk.table.palette == "contrast"
    assert await evening.club.people.palette(ADA.id) is None
    board = await evening.club.look.board(table.id, None)
    public = await board_picture(board)
    assert public == await board_picture(board, palette="contrast")
    as_the_table = await hand_picture(desk, "en", await evening.club.people.palette(ADA.id))
    await evening.club.people.choose(ADA, "colours", "tritan")
    own = await hand_picture(desk, "en", await evening.club.people.palette(ADA.id))
    assert as_the_table
    assert own
    assert own.name != as_the_table.name
    assert own.content != as_the_table.content
    assert own.alt == as_the_table.alt
    assert await board_picture(await evening.club.look.board(table.id, None)) == public
    assert await evening.club.people.palette(BLAISE.id) is None


async def test_colours_survive_a_restart(evening: Evening) -> None:
    await evening.club.people.choose(ADA, "colours", "night")
    table = await evening.club.lobby.open(
        game=KEYS[0], options={}, language="en", host=ADA, channel="7", guild="1", palette="deutan"
    )
    await evening.reopen()
    assert await evening.club.people.palette(ADA.id) == "night"
    assert (await evening.club.look.summary(table.id)).palette == "deutan"
    await evening.club.people.choose(ADA, "colours", "table")
    assert await evening.club.people.palette(ADA.id) is None


async def test_only_palettes_that_there_are(evening: Evening) -> None:
    assert "plaid" not in PALETTES
    with pytest.raises(ClubRefusal) as info:
        await evening.club.lobby.open(
            game=KEYS[0], options={}, language="en", host=ADA, channel="7", guild=None,
            palette="plaid",
        )  # fmt: skip
    assert refused(info) == "no-such-palette"
    with pytest.raises(ClubRefusal):
        await evening.club.people.choose(ADA, "colours", "plaid")
