"""Reading a season: its rows together, and the standings that follow from its results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from bot.club.league.rules import LeagueRules, rules_from_text
from bot.club.refusals import ClubRefusal
from bot.league import knock_out
from bot.league.standings import Line, Played, standings
from storage.entrants import EntrantRow, Entrants
from storage.fixtures import Fixture, Fixtures
from storage.leagues import LeagueRow, Leagues, SeasonRow, Seasons
from storage.results import Result, Results
from storage.session import Session


class Season(Struct):
    """Everything about one season, as it is stored."""

    league: LeagueRow
    row: SeasonRow
    rules: LeagueRules
    entrants: dict[int, EntrantRow]
    fixtures: list[Fixture]
    results: list[Result]
    adjusted: dict[int, Fraction]

    @property
    def playing(self) -> list[EntrantRow]:
        """Whoever has a place, withdrawn or not, in the order of seeding."""
        placed = [one for one in self.entrants.values() if one.seed is not None]
        return sorted(placed, key=lambda one: one.seed or 0)

    @property
    def waiting(self) -> list[EntrantRow]:
        """Those on the waiting list, in order."""
        return [one for one in self.entrants.values() if one.state == "waiting"]

    def counted(self) -> list[Result]:
        """The results that count."""
        return [result for result in self.results if result.row.annulled is None]

    def divisions(self) -> list[list[Line]]:
        """The standings of each division, the top one first."""
        last = max((one.division or 0 for one in self.playing), default=-1)
        played = [as_played(result) for result in self.counted()]
        found = []
        for division in range(last + 1):
            inside = [one.number for one in self.playing if one.division == division]
            here = [one for one in played if set(one.places) & set(inside)]
            lines = standings(
                inside,
                here,
                scale=self.rules.points,
                tie_breaks=self.rules.tie_breaks,
                lot=self.row.lot,
                adjusted=self.adjusted,
            )
            found.append(self._by_bracket(lines) if self.rules.format == "knock-out" else lines)
        return found

    def _by_bracket(self, lines: list[Line]) -> list[Line]:
        """In a knock-out the bracket says who is ahead, whatever points the tables were worth."""
        by_entrant = {line.entrant: line for line in lines}
        order = [number for numbers in self.final_order() for number in numbers]
        return [replace(by_entrant[number], rank=rank) for rank, number in enumerate(order, 1)]

    @property
    def champion(self) -> int | None:
        """Who won, or would if it ended now; while a knock-out goes on, only once it is known.

        Nobody, where there is no result that counts: lots make no champion.
        """
        if not self.counted():
            return None
        open_still = self.row.phase == "playing" and self.rules.format == "knock-out"
        if open_still and self.bracket()[1].champion is None:
            return None
        return next((numbers[0] for numbers in self.final_order() if numbers), None)

    def left(self) -> dict[int, int]:
        """How many tables each entrant has still to finish, with those of rounds to be drawn."""
        found = Counter(
            entrant
            for fixture in self.fixtures
            if fixture.row.state in ("planned", "opening", "open")
            for entrant in fixture.entrants
        )
        if self.rules.format == "swiss" and self.row.phase == "playing":
            drawn = self.row.round + bool(self.fixtures)
            to_come = max(0, self.rules.rounds(len(self.playing)) - drawn)
            found.update({one.number: to_come for one in self.playing if one.state == "in"})
        return found

    def bracket(self) -> tuple[knock_out.Bracket, knock_out.Standing]:
        """A knock-out event as far as it is known; entrants are seeds."""
        drawn = knock_out.bracket(len(self.playing), self.rules.seats)
        through: dict[tuple[int, int], list[int]] = {
            (one.row.round, one.row.number): [] for one in self.fixtures if one.row.state == "void"
        }
        for result in self.counted():
            fixture = next(one for one in self.fixtures if one.row.id == result.row.fixture)
            places = {
                self.entrants[seat.entrant].seed or 0: seat.place
                for seat in result.seats
                if seat.entrant is not None and seat.stayed
            }
            order = knock_out.order_of(places)[: drawn.through]
            through[fixture.row.round, fixture.row.number] = order
        return drawn, knock_out.standing(drawn, through)

    def final_order(self) -> list[list[int]]:
        """Entrants from first to last, division by division."""
        if self.rules.format != "knock-out":
            return [[line.entrant for line in lines] for lines in self.divisions()]
        _, now = self.bracket()
        by_seed = {one.seed or 0: one.number for one in self.playing}
        # The later somebody went out, the better; then by how their last table ended, then seed.
        reached = {
            seed: number
            for number, tables in enumerate(now.rounds)
            for table in tables
            for seed in table
            if seed is not None
        }
        last_place = {
            seat.entrant: seat.place
            for result in self.counted()
            for seat in result.seats
            if seat.entrant is not None
        }
        order = sorted(
            by_seed,
            key=lambda seed: (
                seed != now.champion,
                -reached.get(seed, 0),
                last_place.get(by_seed[seed], 0),
                seed,
            ),
        )
        return [[by_seed[seed] for seed in order]] if order else []


def as_played(result: Result) -> Played:
    """A result for the standings."""
    seats = [seat for seat in result.seats if seat.entrant is not None]
    return Played(
        places={seat.entrant: seat.place for seat in seats if seat.entrant is not None},
        scores={
            seat.entrant: seat.score
            for seat in seats
            if seat.entrant is not None and seat.score is not None and seat.stayed
        },
    )


async def read_season(session: Session, season: str) -> Season:
    """A season by its id; refused if there is none."""
    row = await Seasons(session).get(season)
    league = await Leagues(session).get(row.league) if row else None
    if row is None or league is None:
        raise ClubRefusal("no-such-season")
    adjusted: dict[int, Fraction] = {}
    for one in await Entrants(session).adjustments(season):
        adjusted[one.entrant] = adjusted.get(one.entrant, Fraction(0)) + one.points
    return Season(
        league=league,
        row=row,
        rules=rules_from_text(league.rules),
        entrants={one.number: one for one in await Entrants(session).of(season)},
        fixtures=await Fixtures(session).of(season),
        results=await Results(session).of_season(season),
        adjusted=adjusted,
    )


async def write_finals(session: Session, now: Season) -> None:
    """Write down how everybody ended; where no result counts, that is nowhere."""
    for numbers in now.final_order():
        for rank, number in enumerate(numbers, 1):
            final = rank if now.counted() else None
            await Entrants(session).save(replace(now.entrants[number], final=final))


def open_count(fixtures: Sequence[Fixture]) -> Counter[int]:
    """How many tables each entrant has open or opening."""
    return Counter(
        entrant
        for fixture in fixtures
        if fixture.row.state in ("opening", "open")
        for entrant in fixture.entrants
    )
