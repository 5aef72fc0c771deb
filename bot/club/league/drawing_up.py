"""Drawing up a season: who begins in which division, and who plays whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.club.league.reading import Season
from bot.club.league.rules import LeagueRules
from bot.league import divisions, swiss
from bot.league.fixtures import Fairness, fixtures
from storage.entrants import EntrantRow
from storage.fixtures import Fixture, FixtureRow


class Plan(Struct):
    """A season drawn up: entrants with their places, and the first fixtures."""

    entrants: list[EntrantRow]
    fixtures: list[Fixture]
    fairness: list[str]
    """Per division, for the database."""


def draw_up(
    season: str,
    rules: LeagueRules,
    signed_up: Sequence[EntrantRow],
    earned: Sequence[divisions.Move],
    ratings: Mapping[str, float],
) -> Plan:
    """Divisions by last season and rating, and a fixture list for each. It may take seconds."""
    by_person = {one.person: one for one in signed_up}
    order = divisions.seeding([one.person for one in signed_up], earned, ratings)
    size = rules.size if rules.format == "league" else max(len(order), 1)
    parts = divisions.divided(order, size, max(2, rules.seats))
    seeds = {person: seed for seed, person in enumerate(order)}
    placed = [
        replace(by_person[person], division=number, seed=seeds[person])
        for number, people in enumerate(parts)
        for person in people
    ]
    plan = Plan(placed, [], [])
    if rules.format != "league":
        return plan
    # Divisions are nearly all of one size, and the same numbers give the same fixtures.
    by_size = {size: fixtures(size, rules.seats, rules.tables) for size in set(map(len, parts))}
    for number, people in enumerate(parts):
        numbers = [by_person[person].number for person in people]
        found = by_size[len(people)]
        plan.fairness.append(msgspec.json.encode(found.fairness).decode())
        plan.fixtures += [
            fixture_of(season, number, 0, at, [numbers[who] for who in table])
            for at, table in enumerate(found.tables)
        ]
    return plan


def fixture_of(
    season: str, division: int, round_: int, number: int, entrants: Sequence[int]
) -> Fixture:
    """A planned fixture, whose id says where it belongs."""
    name = f"{season}-{division + 1}-{round_ + 1}-{number + 1}"
    return Fixture(FixtureRow(name, season, division, round_, number, "planned"), tuple(entrants))


def fairness_from_text(text: str) -> Fairness:
    """A division's fairness from the database."""
    return msgspec.json.decode(text, type=Fairness)


def next_swiss_round(season: Season) -> tuple[list[Fixture], list[Fixture]]:
    """The tables of the next round, and the byes: fixtures with a single entrant."""
    number = season.row.round
    inside = [one.number for one in season.playing if one.state == "in"]
    lines = season.divisions()
    if season.results:
        order = [line.entrant for line in lines[0] if line.entrant in inside]
    else:
        order = inside
    met = {
        frozenset(pair) for fixture in season.fixtures for pair in combinations(fixture.entrants, 2)
    }
    had_bye = [one.entrants[0] for one in season.fixtures if len(one.entrants) == 1]
    found = swiss.pair(
        order, met, seats=season.rules.seats, least=season.rules.least, had_bye=had_bye
    )
    sat = _seat_counts(season)
    tables = [
        fixture_of(season.row.id, 0, number, at, _by_seat(table, sat))
        for at, table in enumerate(found.tables)
    ]
    byes = [
        fixture_of(season.row.id, 0, number, len(tables) + at, [who])
        for at, who in enumerate(found.byes)
    ]
    return tables, byes


def next_knock_out_tables(season: Season) -> list[Fixture]:
    """Tables of the bracket whose players have just become known."""
    _, now = season.bracket()
    known = {(one.row.round, one.row.number) for one in season.fixtures}
    by_seed = {one.seed: one.number for one in season.playing}
    sat = _seat_counts(season)
    return [
        fixture_of(
            season.row.id, 0, number, at,
            _by_seat([by_seed[seed] for seed in now.rounds[number][at] if seed is not None], sat),
        )
        for number, at in now.ready
        if (number, at) not in known
    ]  # fmt: skip


def _seat_counts(season: Season) -> dict[int, list[int]]:
    """How often each entrant had each seat."""
    counts = {one.number: [0] * season.rules.seats for one in season.playing}
    for fixture in season.fixtures:
        for seat, entrant in enumerate(fixture.entrants):
            counts[entrant][seat] += 1
    return counts


def _by_seat(table: Sequence[int], sat: Mapping[int, Sequence[int]]) -> list[int]:
    """A table in seat order: each seat goes to whoever has had it least so far."""
    left, found = list(table), []
    for seat in range(len(table)):
        who = min(left, key=lambda one: (sat[one][seat] - min(sat[one]), left.index(one)))
        left.remove(who)
        found.append(who)
    return found
