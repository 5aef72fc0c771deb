"""Who leaves a season, who comes in their place, and what becomes of their tables."""

from __future__ import annotations

import pytest

from bot.club import ClubRefusal
from tests.bot.club.evening import refused
from tests.bot.league.evening import LeagueEvening, people


async def test_the_waiting_list_moves_up(evening: LeagueEvening) -> None:
    league = await evening.league()
    entry = evening.club.league.entry
    season = await evening.sign_up(league, people(5), most=3)
    states = [one.state for one in (await evening.read(season)).entrants.values()]
    assert states == ["in", "in", "in", "waiting", "waiting"]
    assert await entry.leave(season.id, "p1")
    assert not await entry.leave(season.id, "p1")
    now = await evening.read(season)
    assert [one.person for one in now.entrants.values() if one.state == "in"] == ["p2", "p3", "p4"]
    # Signing up twice changes nothing.
    again = await entry.join(season.id, people(1, 4)[0])
    assert again.state == "in"
    assert len((await evening.read(season)).entrants) == 4


async def test_who_withdraws_is_replaced_by_whoever_waits(evening: LeagueEvening) -> None:
    league = await evening.league(at_once=1)
    season = await evening.begin(league, people(5), most=4)
    open_before = await evening.open_tables(season)
    gone = (await evening.read(season)).entrants[open_before[0].entrants[0]]
    await evening.club.league.entry.leave(season.id, gone.person, interaction=evening.click())
    await evening.tend()
    heir = (await evening.read(season)).entrants[gone.number]
    assert (heir.person, heir.state) == ("p5", "in")
    table = await evening.club.look.summary(open_before[0].row.game or "")
    assert table.seats[0].person == "p5"
    assert (await evening.play_season(season)).row.phase == "ended"


async def test_a_place_that_stands_empty_goes_to_whoever_comes_next(
    evening: LeagueEvening,
) -> None:
    league = await evening.league(seats=3, tables=3, size=6, at_once=1)
    season = await evening.begin(league, people(6))
    fixture = (await evening.open_tables(season))[0]
    number = fixture.entrants[0]
    gone = (await evening.read(season)).entrants[number]
    entry, look = evening.club.league.entry, evening.club.league.look
    await entry.leave(season.id, gone.person)
    await evening.tend()
    assert (await evening.club.look.summary(fixture.row.game or "")).seats[0].stand_in
    late, later = people(2, first=7)
    row = await entry.join(season.id, late)
    assert (row.number, row.state) == (number, "in")
    assert (await entry.join(season.id, late)).number == number
    assert (await entry.join(season.id, later)).state == "waiting"
    await evening.tend()
    assert (await evening.club.look.summary(fixture.row.game or "")).seats[0].person == late.id
    assert "bot.act-replaced" in [one.text.id for one in await look.log(league.id)]
    now = await evening.play_season(season)
    assert now.entrants[number].person == late.id
    assert all(seat.stayed for result in now.results for seat in result.seats)


async def test_who_withdraws_without_a_successor_comes_last(evening: LeagueEvening) -> None:
    league = await evening.league(seats=3, tables=2, size=6, at_once=1)
    season = await evening.begin(league, people(6))
    fixture = (await evening.open_tables(season))[0]
    gone = (await evening.read(season)).entrants[fixture.entrants[0]]
    await evening.club.league.entry.leave(season.id, gone.person)
    await evening.tend()
    summary = await evening.club.look.summary(fixture.row.game or "")
    assert summary.seats[0].stand_in
    now = await evening.play_season(season)
    for result in now.results:
        here = {seat.entrant: seat for seat in result.seats}
        if gone.number in here:
            places = [seat.place for seat in result.seats if seat.stayed]
            assert here[gone.number].place == len(places) + 1
            assert min(places) == 1
            assert not here[gone.number].stayed
    assert [line.points for line in now.divisions()[0] if line.entrant == gone.number] == [0]
    # The next season knows nothing of those who left.
    after = await evening.begin(league, people(6))
    assert (await evening.read(after)).playing[-1].person == gone.person


async def test_with_two_seats_a_withdrawal_is_a_walk_over(evening: LeagueEvening) -> None:
    league = await evening.league(at_once=1)
    season = await evening.begin(league, people(4))
    await evening.club.league.entry.leave(season.id, "p4")
    await evening.tend()
    now = await evening.play_season(season)
    kinds = sorted(result.row.kind for result in now.results)
    assert kinds == ["played"] * 4 + ["walk-over"] * 2
    assert [line.points for line in now.divisions()[0] if line.entrant == 4] == [0]
    with pytest.raises(ClubRefusal) as info:
        await evening.club.league.entry.join(season.id, people(1, 4)[0])
    assert refused(info) == "season-over"


async def test_when_everybody_leaves_a_table_the_last_to_go_wins(evening: LeagueEvening) -> None:
    league = await evening.league(tables=1)
    season = await evening.begin(league, people(2))
    fixture = (await evening.open_tables(season))[0]
    await evening.club.play.resign(fixture.row.game or "", "p2", interaction=evening.click())
    await evening.club.play.resign(fixture.row.game or "", "p1", interaction=evening.click())
    await evening.tend()
    now = await evening.read(season)
    assert [(seat.person, seat.place) for seat in now.results[0].seats] in (
        [("p1", 1), ("p2", 2)],
        [("p2", 2), ("p1", 1)],
    )
    assert now.row.phase == "ended"
