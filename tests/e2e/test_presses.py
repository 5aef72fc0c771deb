"""Pressing what one may not, what is old, what never was, and pressing twice."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

import pytest

from bot.discord_bot import PetitBleu
from bot.panels.parts import Panel
from bot.panels.private import private_panel
from bot.practice import messages
from bot.practice.model import JSON
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from tests.e2e.books import bots_messages
from tests.e2e.driver import Driver
from tests.e2e.tables import (
    At,
    answers,
    control,
    forge,
    posted,
    reads,
    said,
    seated,
    table_messages,
    use,
)


async def test_a_spectator_is_told_so(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:2])
    seen = await at.turn()
    for button in ("Play", "My hand", "What happened?"):
        refused = await club[5].press(seen, button)
        assert "You do not sit at this table" in refused.text
        assert refused.seen.ephemeral
        assert not refused.seen.files
    assert "do not sit" in (await club[5].use("hand", at.where)).text
    assert "do not sit" in (await club[5].use("play", at.where, choice="pass")).text
    assert await club[5].suggestions("play", "choice", "", at.where) == {}
    assert (await club[5].press(seen, "Board")).seen.files


async def test_out_of_turn_one_sees_whose_turn_it_is(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:2])
    asked, seen = await at.asked()
    (waiting,) = at.others(asked)
    panel = (await waiting.press(seen, "Play")).seen
    assert f"It is {asked.user.global_name}’s move." in panel.text
    assert answers(panel) == []
    assert await waiting.suggestions("play", "choice", "", at.where) == {}
    offered = await asked.suggestions("play", "choice", "", at.where)
    refused = await waiting.use("play", at.where, choice=str(next(iter(offered.values()))))
    hint = "-# /why tells what would make it legal."
    assert refused.text == f"It is not your decision now.\n{hint}"
    # Their neighbour's very button, sent by a changed client, moves nothing either.
    theirs = answers((await asked.press(seen, "Play")).seen)[0][0]
    assert await reads(await forge(waiting, seen, theirs, "whatever"), "moved on")
    assert table_messages(at.where)[-1].id == seen.id


async def test_a_player_of_another_table_is_a_stranger_here(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    here = await seated(local, club[:2])
    there = await seated(local, club[2:4], where=local.channel("games"))
    person, mine = await there.panel()
    assert "do not sit" in (await person.press(await here.turn(), "Play")).text
    # A control of the one table pressed at a message of the other still means its own table.
    control = answers(mine)[0]
    before, shown = await here.turn(), await there.turn()
    await forge(person, before, *[control[0], *control[1]])
    await there.turn(after=shown.id)
    await posted(petit_bleu)
    assert (await here.turn()).id == before.id


async def test_an_old_panel_says_so_and_links_to_the_table(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:2])
    person, old = await at.panel()
    control = answers(old)[0]
    await use(person, old, control)
    outcome = await forge(person, table_messages(at.where)[-1], control[0], *control[1])
    await reads(outcome, "The table has moved on")
    newest = (await at.turn()).id
    assert f"/{at.where.id}/{newest}" in said(outcome)


@pytest.mark.parametrize(
    "custom_id",
    [
        "nonsense",
        "pb:answer:too:few",
        "pb:dance:0000000000:00000000:x",
        "pb:answer:0000000000:00000000:x",
        "pb:undo:0000000000:x:",
        "pb:show:{table}:00000000:all:99999999999999999999",
        "pb:plan-send:{table}::",
        "pb:agree:{table}::ffffffffff",
        "pb:answer:{table}:00000000:" + "x" * 300,
        "pb:answer:{table}::\u0000\U0001f4a3:@everyone",
    ],
)
async def test_forged_controls_get_one_clear_answer(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person], custom_id: str
) -> None:
    at = await seated(local, club[:2])
    person, seen = await at.asked()
    table = seen.buttons["Play"]["custom_id"].split(":")[2]
    outcome = await forge(person, seen, custom_id.format(table=table))
    await local.until(lambda: outcome.follow_ups or said(outcome) != seen.text)
    assert "went wrong" not in said(outcome)
    assert (await at.turn()).id == seen.id


async def test_options_that_do_not_exist_are_refused(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:2])
    person, panel = await at.panel()
    token = answers(panel)[0][0].split(":")[3]
    table = answers(panel)[0][0].split(":")[2]
    for forged, values in (
        (f"pb:answer:{table}:{token}:no:such", ()),
        (f"pb:menu:{table}:{token}:place", ("no:such", "nor:this")),
        (f"pb:decline:{table}:{token}:", ()),
    ):
        outcome = await forge(person, panel, forged, *values)
        await local.until(lambda outcome=outcome: outcome.follow_ups)  # type: ignore[misc]
        assert "went wrong" not in said(outcome)
    assert {one[0].split(":")[3] for one in answers(panel)} == {token}


async def test_a_double_click_and_a_repeated_delivery_count_once(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person], monkeypatch: Any
) -> None:
    at = await seated(local, club[:2])
    person, panel = await at.panel()
    control = answers(panel)[0]
    twice = await asyncio.gather(use(person, panel, control), use(person, panel, control))
    await local.until(lambda: "The table has moved on" in "\n".join(map(said, twice)))
    assert petit_bleu.club
    table = await petit_bleu.club.look.at(str(at.where.id))
    assert table.moves == await _answers_of(petit_bleu, table.id)

    world, deliver = local.world, local.world.reach_bot

    def again(name: str, data: JSON, guild: int | None) -> bool:
        deliver(name, data, guild)
        return bool(deliver(name, data, guild))

    monkeypatch.setattr(world, "reach_bot", again)
    await posted(petit_bleu)
    person, panel = await at.panel()
    number = (await petit_bleu.club.look.at(str(at.where.id))).moves
    before = answers(panel)
    await use(person, panel, before[0])
    await local.until(lambda: answers(panel) != before)
    monkeypatch.setattr(world, "reach_bot", deliver)
    lines = await petit_bleu.club.look.log(table.id, str(person.id), limit=500)
    mine = [
        line for line in lines if line.move > number and line.seat == table.seat_of(str(person.id))
    ]
    assert len(mine) == 1


async def _answers_of(petit_bleu: PetitBleu, table: str) -> int:
    assert petit_bleu.club
    lines = await petit_bleu.club.look.log(table, None, limit=500)
    return max(line.move for line in lines)


async def test_two_people_at_once_do_not_disturb_each_other(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    here = await seated(local, club[:2])
    there = await seated(local, club[2:4], where=local.channel("games"))
    (one, mine), (other, theirs) = await here.panel(), await there.panel()
    shown = await here.turn(), await there.turn()
    done = await asyncio.gather(
        use(one, mine, answers(mine)[0]), use(other, theirs, answers(theirs)[0])
    )
    await here.turn(after=shown[0].id)
    await there.turn(after=shown[1].id)
    await local.until(lambda: not answers(mine) and not answers(theirs))
    assert [outcome.follow_ups for outcome in done] == [[], []]


async def test_the_lobby_of_a_game_that_has_begun_shows_the_way_to_it(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    """Its buttons are gone; whoever still sees them reads where the table is now."""
    await club[0].use("new", local.channel("general"), game="cartels")
    lobby = await club[0].gets(local.channel("general"), "For 2 to 4 players")
    before = {name: one["custom_id"] for name, one in lobby.buttons.items()}
    await club[1].press(lobby, "Join")
    await local.until(lambda: "2. " in lobby.text)
    await club[0].press(lobby, "Start")
    at = At(local, local.channel("general"), club[:2])
    newest = await at.turn()
    await posted(petit_bleu)
    for name in ("Join", "Leave", "Start", "Add a stand-in"):
        told = await reads(await forge(club[2], lobby, before[name]), "has begun already")
        assert f"/{at.where.id}/{newest.id}" in told


async def test_a_stand_in_is_sent_away_by_its_button(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    where = local.channel("general")
    await club[0].use("new", where, game="cartels")
    lobby = await club[0].gets(where, "For 2 to 4 players")
    assert "Remove Greedy" not in lobby.buttons
    await club[0].press(lobby, "Add a stand-in")
    await local.until(lambda: "2. Greedy" in lobby.text)
    button = lobby.buttons["Remove Greedy"]["custom_id"]
    await reads(await club[1].press(lobby, "Remove Greedy"), "do not sit at this table")
    await club[0].press(lobby, "Remove Greedy")
    await local.until(lambda: "2. " not in lobby.text and "Remove Greedy" not in lobby.buttons)
    await reads(await forge(club[0], lobby, button), "No stand-in sits there")


async def test_a_settled_request_shows_the_way_to_the_table(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    person, seen = await at.asked()
    (other,) = at.others(person)
    await Driver(local, at.where, at.people, typing=True).type(person)
    await at.turn(after=seen.id)
    panel = (await other.use("hand", at.where)).seen
    first = answers(panel)
    await use(other, panel, first[0])
    await local.until(lambda: answers(panel) != first)
    await posted(petit_bleu)
    await person.use("undo", at.where)
    request = await other.gets(at.where, "asks the table to go back")
    agree = request.buttons["Agree"]["custom_id"]
    await other.press(request, "Refuse")
    await local.until(lambda: not request.buttons)
    newest = await at.turn()
    await posted(petit_bleu)
    told = await reads(await forge(other, request, agree), "has been settled")
    assert f"/{at.where.id}/{newest.id}" in told


async def test_a_hand_is_shown_though_its_picture_was_sent_anew_meanwhile(
    petit_bleu: PetitBleu,
    local: LocalDiscord,
    club: list[Person],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    at = await seated(local, club[:2])
    person, _ = await at.asked()
    hand = await person.gets(person.dm)
    old, values = answers(hand)[0]
    await use(person, hand, (old, values))
    await local.until(lambda: (old, values) not in answers(hand))
    await posted(petit_bleu)

    async def meanwhile(*args: Any, **said: Any) -> Panel:
        panel = await private_panel(*args, **said)
        (picture,) = hand.message.attachments
        hand.message.attachments = [replace(picture, id=picture.id + 1)]
        return panel

    monkeypatch.setattr("bot.presses.private_panel", meanwhile)
    (before,) = hand.message.attachments
    await reads(await forge(person, hand, old, *values), "moved on")
    await local.until(lambda: hand.message.attachments[0].id > before.id + 1)
    assert hand.message.attachments[0].filename == before.filename
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_an_old_hand_gets_no_controls_again(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:2])
    person, _ = await at.asked()
    old = await person.gets(person.dm)
    control, values = answers(old)[0]
    driver = Driver(local, at.where, at.people, typing=True)
    while len(bots_messages(local, person.dm)) < 2:
        someone, seen = await at.asked()
        await driver.type(someone)
        await at.turn(after=seen.id)
        await posted(petit_bleu)
    await local.until(lambda: answers(old) == [])
    told = old.text
    await reads(await forge(person, old, control, *values), "moved on")
    await local.until(lambda: old.text != told)
    assert answers(old) == []
    assert answers(bots_messages(local, person.dm)[-1])


async def test_a_press_counts_though_its_panel_is_deleted_meanwhile(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:2])
    person, seen = await at.asked()
    panel = (await person.use("hand", at.where)).seen
    chosen, values = answers(panel)[0]
    pressing = asyncio.create_task(forge(person, panel, chosen, *values))
    await asyncio.sleep(0)
    messages.delete(local.world, at.where, panel.message)
    outcome = await pressing
    assert outcome.seen.id != panel.id
    await local.until(lambda: outcome.seen.message.attachments)
    assert (await at.turn(after=seen.id)).id > seen.id


async def test_what_a_press_leads_to_is_shown_though_its_panel_is_deleted_before(
    petit_bleu: PetitBleu,
    local: LocalDiscord,
    club: list[Person],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = await seated(local, club[:2])
    person, _ = await at.asked()
    panel = (await person.use("hand", at.where)).seen

    async def meanwhile(*args: Any, **said: Any) -> Panel:
        messages.delete(local.world, at.where, panel.message)
        return await private_panel(*args, **said)

    monkeypatch.setattr("bot.presses.private_panel", meanwhile)
    outcome = await use(person, panel, answers(panel)[0])
    await local.until(lambda: [one for one in outcome.follow_ups if one.message.attachments])


async def test_a_deleted_lobby_says_that_it_is_gone(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    where = local.channel("general")
    await club[0].use("new", where, game="cartels")
    lobby = await club[0].gets(where, having=lambda seen: bool(control(seen, "join")))
    pressing = asyncio.create_task(forge(club[1], lobby, control(lobby, "join")))
    await asyncio.sleep(0)
    messages.delete(local.world, where, lobby.message)
    await reads(await pressing, "deleted meanwhile")


async def test_people_are_answered_though_nobody_knows_what_they_read(
    petit_bleu: PetitBleu,
    local: LocalDiscord,
    club: list[Person],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = await seated(local, club[:2])
    person, seen = await at.asked()

    async def broken(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr("bot.replies.listen", broken)
    assert (await person.press(seen, control(seen, "move"))).seen.message.attachments
    assert (await person.use("hand", at.where)).seen.message.attachments


async def test_an_offered_seat_that_no_table_has_is_refused(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[:2])
    seen = await at.turn()
    table = control(seen, "move").split(":")[2]
    told = await reads(await forge(club[3], seen, f"pb:take:{table}:{'9' * 30}:"), "seat")
    assert "wrong on our side" not in told
