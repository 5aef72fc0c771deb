"""Lobbies: who sits, who hosts, and what keeps a table from being opened or begun."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.club import Club, ClubRefusal, LobbyLetter, NoteLetter, Person
from tests.bot.club.evening import ADA, BLAISE, CLARA, DENIS, Evening, hands, refused, turns


async def test_a_lobby_is_opened_with_its_host_and_its_panel(evening: Evening) -> None:
    table = await evening.lobby([ADA], long=True)
    assert (table.phase, table.host, table.players) == ("lobby", "ada", ("Ada",))
    assert table.options == {"long": True}
    (letter,) = await evening.post()
    assert (letter.channel, letter.content, letter.fresh) == ("salon", LobbyLetter(), True)
    await evening.club.lobby.join(table.id, BLAISE)
    await evening.club.lobby.join(table.id, CLARA)
    (letter,) = await evening.post()
    assert (letter.content, letter.fresh, letter.replaces) == (LobbyLetter(), False, "m0")


async def test_opening_is_not_repeated(evening: Evening) -> None:
    async def open_it(interaction: str) -> str:
        table = await evening.club.lobby.open(
            game="parlour",
            options={},
            language="en",
            host=ADA,
            channel="salon",
            guild=None,
            interaction=interaction,
        )
        return table.id

    one, again = await asyncio.gather(open_it("same"), open_it("same"))
    assert one == again
    with pytest.raises(ClubRefusal) as info:
        await open_it("other")
    assert refused(info) == "channel-taken"
    assert len(await evening.post()) == 1


@pytest.mark.parametrize(
    ("language", "options", "compared"),
    [
        ("en", {}, "en"),
        ("de", {}, "de"),
        ("fr", {}, "fr"),
        ("en", {"first_player_language": "fr"}, "fr"),
    ],
)
async def test_titles_are_compared_in_the_language_of_the_table_unless_somebody_chooses(
    evening: Evening, language: str, options: dict[str, Any], compared: str
) -> None:
    table = await evening.club.lobby.open(
        game="innovation",
        options=options,
        language=language,
        host=ADA,
        channel="salon",
        guild=None,
    )
    assert table.options["first_player_language"] == compared


@pytest.mark.parametrize(
    ("game", "options", "reason"),
    [
        ("chess", {}, "no-such-game"),
        ("parlour", {"short": True}, "no-such-option"),
        ("parlour", {"long": "very"}, "bad-option"),
    ],
)
async def test_what_cannot_be_opened(
    evening: Evening, game: str, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ClubRefusal) as info:
        await evening.lobby([ADA], game=game, **options)
    assert refused(info) == reason
    with pytest.raises(ClubRefusal) as info:
        await evening.club.look.at("salon")
    assert refused(info) == "no-table-here"


async def test_people_join_once_and_leave(evening: Evening) -> None:
    table = await evening.lobby([ADA, BLAISE])
    await evening.club.lobby.join(table.id, Person("blaise", "Blaise again"))
    table = await evening.club.lobby.leave(table.id, "ada")
    assert (table.players, table.host) == (("Blaise",), "blaise")
    table = await evening.club.lobby.leave(table.id, "ada")
    assert table.players == ("Blaise",)
    table = await evening.club.lobby.leave(table.id, "blaise")
    assert (table.phase, table.seats) == ("cancelled", ())
    await evening.lobby([CLARA])


async def test_stand_ins_are_seated_once_per_interaction_and_let_go(evening: Evening) -> None:
    table = await evening.lobby([ADA])
    for interaction in ("x", "x", "y"):
        table = await evening.club.lobby.add_stand_in(table.id, "ada", interaction=interaction)
    assert table.players == ("Ada", "Greedy", "Greedy 2")
    table = await evening.club.lobby.remove_stand_in(table.id, "ada", table.seats[1].seat)
    assert table.players == ("Ada", "Greedy 2")
    table = await evening.club.lobby.add_stand_in(table.id, "ada", "random")
    assert [sitting.stand_in for sitting in table.seats] == [None, "greedy", "random"]


async def test_starting_seats_everybody_and_publishes_the_hash(evening: Evening) -> None:
    lobby = await evening.lobby([ADA, BLAISE, CLARA], stand_ins=1)
    await evening.post()
    table = await evening.club.lobby.start(lobby.id, "blaise", interaction="go")
    again = await evening.club.lobby.start(lobby.id, "blaise", interaction="go")
    assert again.phase == table.phase == "playing"
    assert sorted(table.players) == sorted(lobby.players)
    assert [sitting.seat for sitting in table.seats] == [0, 1, 2, 3]
    assert table.commitment
    assert len(table.commitment) == 64
    letters = await evening.post()
    opening = turns(letters)[0]
    assert (opening.commitment, opening.move) == (table.commitment, 0)
    assert sorted(hands(letters)) == [("ada", True), ("blaise", True), ("clara", True)]


async def test_seats_are_not_always_in_the_order_of_joining(evening: Evening) -> None:
    orders = set()
    for number in range(12):
        table = await evening.table([ADA, BLAISE, CLARA], channel=f"salon {number}")
        orders.add(table.players)
    assert len(orders) > 1


Act = Callable[[Club, str], Awaitable[object]]

_REFUSED_IN_LOBBY: dict[str, tuple[Act, str]] = {
    "stranger starts": (lambda club, table: club.lobby.start(table, "eve"), "not-seated"),
    "too few": (lambda club, table: club.lobby.start(table, "ada"), "wrong-number"),
    "stranger adds": (lambda club, table: club.lobby.add_stand_in(table, "eve"), "not-seated"),
    "no such program": (
        lambda club, table: club.lobby.add_stand_in(table, "ada", "genius"),
        "no-such-stand-in",
    ),
    "nobody there": (
        lambda club, table: club.lobby.remove_stand_in(table, "ada", 0),
        "no-stand-in-there",
    ),
    "stranger cancels": (lambda club, table: club.lobby.cancel(table, "eve"), "cancel-not-yours"),
    "answering": (
        lambda club, table: club.play.answer(table, "ada", (), interaction="i"),
        "not-started",
    ),
    "looking": (lambda club, table: club.look.desk(table, "ada"), "not-started"),
    "verifying": (lambda club, table: club.look.verify(table), "not-started"),
    "exporting": (lambda club, table: club.look.export(table, "ada"), "not-started"),
    "undoing": (lambda club, table: club.undo.undo(table, "ada", interaction="i"), "not-started"),
    "planning": (lambda club, table: club.plan.begin(table, "ada"), "not-started"),
    "unknown table": (lambda club, _: club.look.desk("nowhere", "ada"), "no-such-table"),
}


@pytest.mark.parametrize("case", _REFUSED_IN_LOBBY)
async def test_what_a_lobby_refuses(evening: Evening, case: str) -> None:
    act, reason = _REFUSED_IN_LOBBY[case]
    table = await evening.lobby([ADA])
    with pytest.raises(ClubRefusal) as info:
        await act(evening.club, table.id)
    assert refused(info) == reason
    assert await evening.club.look.summary(table.id) == table


async def test_a_full_table_and_a_begun_game_take_nobody(evening: Evening) -> None:
    table = await evening.lobby([ADA, BLAISE, CLARA, DENIS])
    with pytest.raises(ClubRefusal) as info:
        await evening.club.lobby.join(table.id, Person("eve", "Eve"))
    assert refused(info) == "table-full"
    await evening.club.lobby.start(table.id, "ada")
    with pytest.raises(ClubRefusal) as info:
        await evening.club.lobby.join(table.id, Person("eve", "Eve"))
    assert refused(info) == "already-started"


async def test_cancelling(evening: Evening) -> None:
    lobby = await evening.lobby([ADA, BLAISE])
    with pytest.raises(ClubRefusal):
        await evening.club.lobby.cancel(lobby.id, "blaise")
    assert (await evening.club.lobby.cancel(lobby.id, "ada")).phase == "cancelled"
    with pytest.raises(ClubRefusal) as info:
        await evening.club.lobby.cancel(lobby.id, "ada")
    assert refused(info) == "table-over"

    shared = await evening.table([ADA, BLAISE])
    with pytest.raises(ClubRefusal):
        await evening.club.lobby.cancel(shared.id, "ada")
    await evening.post()
    assert (await evening.club.lobby.cancel(shared.id, "eve", manage=True)).phase == "cancelled"
    letters = await evening.post()
    assert any(isinstance(letter.content, NoteLetter) for letter in letters)
    assert sorted(hands(letters)) == [("ada", False), ("blaise", False)]
    assert await evening.club.look.turns("ada") == ()

    alone = await evening.table([ADA], stand_ins=1)
    assert (await evening.club.lobby.cancel(alone.id, "ada")).phase == "cancelled"
    assert (await evening.club.look.verify(alone.id)).agrees


async def test_a_deleted_channel_ends_its_table_without_a_word(evening: Evening) -> None:
    table = await evening.table([ADA, BLAISE])
    gone = await evening.club.lobby.channel_gone("salon")
    assert gone
    assert (gone.id, gone.phase) == (table.id, "cancelled")
    assert not any(letter.channel for letter in await evening.post())
    assert await evening.club.lobby.channel_gone("salon") is None
