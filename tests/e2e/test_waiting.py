"""Clocks, absence, nudges and open seats as people meet them on Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.discord_bot import PetitBleu, make_bot
from bot.practice.connect import joined
from bot.practice.person import Person, Seen
from bot.practice.server import LocalDiscord
from tests.e2e.tables import At, forge, posted, reads, table_messages

HOUR, DAY = 3600.0, 86400.0


@dataclass
class Evening:
    """A club whose clock a test sets."""

    local: LocalDiscord
    bot: PetitBleu
    people: list[Person]
    time: float = datetime(2026, 5, 4, 12, tzinfo=UTC).timestamp()

    def pass_time(self, seconds: float) -> None:
        """Let it be later."""
        self.time += seconds
        assert self.bot.club
        self.bot.club.keeper.wake()

    async def table(self, **options: str) -> At:
        """Three people at a table in play."""
        where, (host, *others) = self.local.channel("general"), self.people
        await host.use("new", where, game="cartels", **options)
        lobby = await host.gets(where, "For 2 to 4 players")
        for person in others:
            await person.press(lobby, "Join")
        await self.local.until(lambda: "3. " in lobby.text)
        await host.press(lobby, "Start")
        at = At(self.local, where, self.people)
        await at.turn()
        return at


@pytest.fixture
async def evening(
    local: LocalDiscord, club: list[Person], tmp_path: Path
) -> AsyncIterator[Evening]:
    """Three people who read English, and a bot that notes only once a month that it is there."""
    made: list[Evening] = []
    client = make_bot(tmp_path / "club.sqlite3", lambda: made[0].time, 30 * DAY)
    made.append(Evening(local, client, club[2:5]))
    async with joined(local, client):
        yield made[0]


async def test_the_lobby_explains_the_pace_and_the_table_shows_the_clock(evening: Evening) -> None:
    host = evening.people[0]
    offered = await host.suggestions("new", "pace", "3d", game="cartels")
    assert "3d+12h" in offered.values()
    assert "no pace" in (await host.use("new", game="cartels", pace="soon")).text
    at = await evening.table(pace="2d+12h", overtime="turn")
    lobby = next(one for one in host.sees(at.where) if "For 2 to 4 players" in one.text)
    await evening.local.until(lambda: "has begun" in lobby.text)
    asked, seen = await at.asked()
    ends = int(evening.time + 2 * DAY)
    assert f"has until <t:{ends}:f>: <t:{ends}:R>" in seen.text
    assert "Reserves: " in seen.text
    board = (await asked.use("board", at.where)).text
    assert f"<t:{ends}:R>" in board
    assert "’s move." in board
    turns = (await asked.use("turns", at.where)).text
    assert f"<t:{ends}:R>" in turns
    await asked.gets(asked.dm, "Your time is up")
    # A hand that arrives before its board names the channel; from then on there is a link.
    await posted(evening.bot)
    hand = (await asked.use("hand", at.where)).text
    assert "Your time is up" in hand
    assert f"/channels/{evening.local.guild.id}/{at.where.id}/{seen.id}" in hand


async def test_reminders_then_a_stand_in_for_this_turn(evening: Evening) -> None:
    at = await evening.table(pace="1d", overtime="turn")
    asked, seen = await at.asked()
    evening.pass_time(12 * HOUR)
    await asked.gets(asked.dm, "Half of your time is left")
    evening.pass_time(10 * HOUR)
    await asked.gets(asked.dm, "Little of your time is left")
    evening.pass_time(2 * HOUR)
    told = await at.turn(after=seen.id)
    assert "is up: a stand-in plays this turn." in told.text
    assert evening.bot.club
    await evening.bot.club.settled()
    table = await evening.bot.club.look.at(str(at.where.id))
    assert all(sitting.person for sitting in table.seats)


async def test_the_table_is_asked_to_take_a_stand_ins_turn_back_and_nobody_is_woken(
    evening: Evening,
) -> None:
    at = await evening.table(pace="1d", overtime="turn")
    late, seen = await at.asked()
    awake, asleep = at.others(late)
    evening.pass_time(DAY)
    told = await at.turn(after=seen.id)
    assert "a stand-in plays this turn" in told.text
    await asleep.use("settings", at.where, quiet_hours="11-14")
    assert "cannot take that back alone" in (await late.use("undo", at.where)).text
    request = await awake.gets(at.where, "asks the table to go back")
    assert f"<@{asleep.id}>" in request.text
    assert request.message.mention_ids == [awake.id]
    await awake.press(request, "Agree")
    await asleep.press(request, "Agree")
    await evening.local.until(lambda: "the table has gone back" in request.text)
    now, seen = await at.asked()
    assert (now, "goes back" in seen.text or "takes a move back" in seen.text) == (late, True)


async def test_a_stand_in_keeps_the_seat_until_its_person_is_back(evening: Evening) -> None:
    at = await evening.table(pace="1d", overtime="until-back")
    asked, seen = await at.asked()
    evening.pass_time(DAY)
    told = await at.turn(after=seen.id)
    assert "plays until they are back" in told.text
    await asked.gets(asked.dm, "keeps your seat")
    (other, *_) = at.others(asked)
    refused = await other.press(told, "I am back")
    assert "No stand-in keeps a seat for you" in refused.text
    panel = (await asked.use("hand", at.where)).seen
    assert "A stand-in plays for you" in panel.text
    await asked.press(panel, "I am back")
    assert "is back at the table" in (await at.turn(after=told.id)).text


async def test_a_nudge_once_a_day_and_not_at_night(evening: Evening) -> None:
    at = await evening.table()
    asked, seen = await at.asked()
    first, second = at.others(asked)
    assert "They have been reminded" in (await first.press(seen, "Nudge")).text
    note = await asked.gets(at.where, "nudges")
    assert note.message.mention_ids == [asked.id]
    assert "You have nudged this table today" in (await first.use("nudge", at.where)).text
    assert "nobody whom you could nudge" in (await asked.use("nudge", at.where)).text
    await asked.use("settings", at.where, quiet_hours="11-14")
    assert "Let them sleep" in (await second.use("nudge", at.where)).text


async def test_a_vacation_is_told_shown_and_ended(evening: Evening) -> None:
    at = await evening.table(pace="1d")
    asked, seen = await at.asked()
    days = await asked.suggestions("vacation", "from", "2026-05", at.where)
    assert next(iter(days)) == "2026-05-04"
    given = {"from": "2026-05-04", "to": "2026-05-10"}
    panel = (await asked.use("vacation", at.where, **given)).seen
    assert "23 days of this year are left" in panel.text
    await at.others(asked)[0].gets(at.where, "Their clocks stand still")
    await evening.local.until(lambda: "is away until" in seen.text)
    await asked.press(panel, "I am back")
    await evening.local.until(lambda: "You are not away" in panel.text)
    await evening.local.until(lambda: "has until" in seen.text)
    refused = await asked.use("vacation", at.where, **{"from": "tomorrow"})
    assert "is no day" in refused.text


async def test_a_seat_is_offered_and_whoever_takes_it_reads_the_story(
    evening: Evening, club: list[Person]
) -> None:
    at = await evening.table()
    leaver, newcomer = evening.people[1], club[5]
    assert evening.bot.club
    table = await evening.bot.club.look.at(str(at.where.id))
    seat = (table.seat_of(str(leaver.id)) or 0) + 1
    assert "on offer" in (await leaver.use("replace", at.where, seat=seat)).text
    offer = await newcomer.gets(at.where, "is free for whoever wants to play on")
    button = offer.buttons[f"Take seat {seat}"]["custom_id"]
    taken = await newcomer.press(offer, button)
    await evening.local.until(lambda: any("story so far" in one.text for one in taken.follow_ups))
    await evening.local.until(lambda: "The seat is taken" in offer.text and not offer.buttons)
    newest = await _last(at)
    assert "takes over the seat" in newest.text
    await posted(evening.bot)
    late = await reads(await forge(leaver, offer, button), "no longer on offer")
    assert f"/{at.where.id}/{newest.id}" in late, "who comes late is shown the way to the table"


async def _last(at: At) -> Seen:
    await at.local.until(lambda: "takes over" in table_messages(at.where)[-1].text)
    return table_messages(at.where)[-1]


async def test_what_a_club_decides(evening: Evening, zoe: Person) -> None:
    member, where = evening.people[0], evening.local.channel("league")
    assert "30 days" in (await member.use("club", where)).text
    assert "can change" in (await member.use("club", where, vacation_days=3)).text
    told = (
        await zoe.use("club", where, vacation_days=3, summary=True, time_zone="Asia/Tokyo")
    ).text
    assert f"<#{where.id}>" in told
    given = {"from": "2026-05-05", "to": "2026-05-08"}
    assert "grants 3 days" in (await member.use("vacation", where, **given)).text


async def test_a_digest_of_all_tables(evening: Evening) -> None:
    at = await evening.table(pace="3d")
    asked, _ = await at.asked()
    panel = (await asked.use("settings", at.where)).seen
    menu = next(one for one in panel.menus if one["custom_id"].endswith(":digest"))
    await asked.choose(panel, "on", menu=menu["custom_id"])
    await evening.local.until(
        lambda: any(
            one["custom_id"].endswith(":digest") and one["options"][1].get("default")
            for one in panel.menus
        )
    )
    evening.pass_time(6 * HOUR)
    digest = await asked.gets(asked.dm, "One table waits for you")
    assert "Cartels" in digest.text
