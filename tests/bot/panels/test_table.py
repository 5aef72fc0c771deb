"""What the channel reads of a table, and what its buttons are for."""

from __future__ import annotations

from typing import Any

import pytest
from discord.ui import Button
from msgspec.structs import replace

from bot.club import Summary, TurnLetter
from bot.controls import Control
from bot.panels.parts import Panel, Picture
from bot.panels.table import board_panel, lobby_panel, turn_panel
from bot.speech import words_for
from games.data import LANGUAGES
from tests.bot.club.evening import ADA, BLAISE, Evening
from tests.bot.panels.written import texts

PICTURE = Picture("board.png", b"", "A board.")


def all_asked(table: Summary) -> Summary:
    """The table as it is while everybody is asked at once, its people with ids as Discord has."""
    seats = [
        replace(one, asked=True, person=one.person and str(100 + one.seat)) for one in table.seats
    ]
    return replace(table, seats=tuple(seats))


def button_for(panel: Panel, act: str) -> Control | None:
    """What the button for something means, if there is one."""
    buttons: list[Button[Any]] = [
        item for item in panel.view.walk_children() if isinstance(item, Button)
    ]
    meanings = [Control.read(one.custom_id or "") for one in buttons]
    return next((one for one in meanings if one and one.act == act), None)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nobody_is_told_to_wait_for_a_stand_in_while_a_person_is_asked(
    evening: Evening, language: str
) -> None:
    table = await evening.table([ADA, BLAISE], stand_ins=1, game="innovation")
    table = replace(all_asked(table), language=language)
    board = replace(await evening.club.look.board(table.id, None), table=table)
    letter = TurnLetter(move=table.moves, story=(), asked=(0, 1, 2))
    turn = texts(turn_panel(table, board, letter, PICTURE))
    looked_at = texts(board_panel(board, (), PICTURE, words_for(table)))
    (stand_in,) = (one.name for one in table.seats if one.stand_in)
    assert stand_in not in turn.rsplit("\n", 1)[-1]
    assert all(f"<@{one.person}>" in turn for one in table.seats if one.person)
    assert stand_in not in looked_at.rsplit("\n", 1)[-1]
    assert all(one.name in looked_at for one in table.seats if one.person)
    alone = next(one.seat for one in table.seats if one.stand_in)
    letter = replace(letter, asked=(alone,))
    assert stand_in in texts(turn_panel(table, board, letter, PICTURE)).rsplit("\n", 1)[-1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_board_says_after_which_move_it_is(evening: Evening, language: str) -> None:
    table = await evening.table([ADA, BLAISE], game="cartels")
    table = await evening.play_on(table.id)
    words = words_for(table, language)
    for move in (0, 3, table.moves):
        board = await evening.club.look.board(table.id, None, move)
        heading, *below = texts(board_panel(board, (), PICTURE, words)).splitlines()
        assert heading.endswith(words.message("bot", "after-move", move=move))
        assert below == []


async def test_a_stand_in_can_be_sent_away_again(evening: Evening) -> None:
    table = await evening.lobby([ADA], game="cartels")
    assert button_for(lobby_panel(table), "no-stand-in") is None
    for _ in range(2):
        table = await evening.club.lobby.add_stand_in(table.id, "ada")
    control = button_for(lobby_panel(table), "no-stand-in")
    assert control
    left = await evening.club.lobby.remove_stand_in(table.id, "ada", int(control.rest))
    assert left.players == table.players[:2]
    again = button_for(lobby_panel(left), "no-stand-in")
    assert again
    assert again.rest != control.rest, "a second click on the old one removes nobody else"
