"""Counting a game that ends: within the transaction that ends it, and so exactly once.

Whoever is not at their seat when a game of a league ends comes last, whatever the stand-in made of
it; those who stayed keep their order. When everybody leaves, the last to go wins.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.club.league.habits import habits
from bot.club.league.ladders import rate
from bot.club.ledger import Ledger
from bot.club.letters import SeasonLetter
from bot.club.telling import Posting, to_channel
from bot.club.warm import Warm, read
from games.record import Sitter
from games.rules import Outcome
from games.text import Seat, Text, say
from storage.entrants import EntrantRow, Entrants
from storage.fixtures import Fixture, Fixtures
from storage.leagues import Acts, ClubActs, LeagueRow, Leagues, SeasonRow, Seasons
from storage.moves import Moves
from storage.results import ResultRow, Results, ResultSeat
from storage.session import Session

TRIES = 5
"""How many tables are opened for a fixture before it is given up."""


class Counting:
    """Told by the ledger whenever a table ends."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self.news = asyncio.Event()
        """Set whenever something ended in a season."""

    async def catch_up(self) -> None:
        """Count the games that ended before anybody counted: a club that is older than leagues."""
        for table in await Results(self._ledger.database.reading).uncounted():
            async with self._ledger.database.writing() as session:
                await self.ended(session, await read(session, table), None)

    async def ended(self, session: Session, warm: Warm, left_last: Seat | None) -> None:
        """A table ends with this transaction."""
        fixture = await Fixtures(session).played_at(warm.row.id)
        season = await Seasons(session).get(fixture.row.season) if fixture else None
        if fixture is None or season is None or season.phase != "playing":
            if warm.row.phase == "finished":
                await self._count(session, warm, None, await self._as_they_sat(session, warm))
            return
        self.news.set()
        entrants = {one.number: one for one in await Entrants(session).of(season.id)}
        if warm.row.phase == "finished":
            seats = await self._by_entrants(session, warm, fixture, entrants)
            await self._count(session, warm, fixture, seats)
        elif warm.row.phase == "abandoned" and left_last is not None:
            await self._walk_over(session, warm, fixture, entrants, left_last)
        else:
            await self._called_off(session, fixture, season)
        await show(self._ledger, session, season)

    async def _count(
        self, session: Session, warm: Warm, fixture: Fixture | None, seats: Sequence[ResultSeat]
    ) -> None:
        row = ResultRow(
            id=warm.row.id,
            position=await Results(session).next_position(),
            game=warm.row.game,
            guild=warm.row.guild,
            season=fixture.row.season if fixture else None,
            fixture=fixture.row.id if fixture else None,
            kind="played",
            at=warm.row.ended_at or self._ledger.now(),
        )
        await Results(session).add(row, seats)
        await rate(session, row, seats)
        if fixture:
            await Fixtures(session).save(replace(fixture.row, state="done"))

    async def _as_they_sat(self, session: Session, warm: Warm) -> list[ResultSeat]:
        outcome = _outcome(warm)
        traits = await habits(session, warm, outcome)
        return [
            ResultSeat(
                result=warm.row.id,
                seat=row.seat,
                entrant=None,
                person=row.person,
                stand_in=row.stand_in,
                name=row.name,
                place=outcome.places[row.seat],
                score=outcome.scores[row.seat],
                stayed=1,
                habit=traits[row.seat],
            )
            for row in warm.seats
        ]

    async def _by_entrants(
        self,
        session: Session,
        warm: Warm,
        fixture: Fixture,
        entrants: dict[int, EntrantRow],
    ) -> list[ResultSeat]:
        outcome = _outcome(warm)
        traits = await habits(session, warm, outcome)
        began = await _sitters_at_start(session, warm.row.id)
        stayed = [row.person is not None for row in warm.seats]
        places = places_of_those_who_stayed(outcome.places, stayed)
        found = []
        for row in warm.seats:
            entrant = entrants[fixture.entrants[row.seat]]
            # Who had withdrawn before the game began has not lost it, in the eyes of ratings.
            played = stayed[row.seat] or not began[row.seat].stand_in
            person = row.person or (entrant.person if played else None)
            found.append(
                ResultSeat(
                    result=warm.row.id,
                    seat=row.seat,
                    entrant=entrant.number,
                    person=person,
                    stand_in=None if person else row.stand_in,
                    name=row.name if stayed[row.seat] else entrant.name,
                    place=places[row.seat],
                    score=outcome.scores[row.seat],
                    stayed=int(stayed[row.seat]),
                    habit=traits[row.seat],
                )
            )
        return found

    async def _walk_over(
        self,
        session: Session,
        warm: Warm,
        fixture: Fixture,
        entrants: dict[int, EntrantRow],
        winner: Seat,
    ) -> None:
        here = [entrants[number] for number in fixture.entrants]
        await walk_over(
            session, fixture, here, here[winner].number,
            game=warm.row.game, guild=warm.row.guild, at=self._ledger.now(),
        )  # fmt: skip

    async def _called_off(self, session: Session, fixture: Fixture, season: SeasonRow) -> None:
        """A table that was called off is opened anew, but not for ever."""
        given_up = fixture.row.tries >= TRIES
        state = "void" if given_up else "planned"
        await Fixtures(session).save(replace(fixture.row, state=state))
        text = say("bot.act-given-up" if given_up else "bot.act-again", table=fixture.row.id)
        await note(session, season.league, self._ledger.now(), None, text)


def places_of_those_who_stayed(places: Sequence[int], stayed: Sequence[bool]) -> list[int]:
    """Those who stayed in their own order, then all who left, on one place."""
    order = sorted(place for place, there in zip(places, stayed, strict=True) if there)
    return [
        order.index(place) + 1 if there else len(order) + 1
        for place, there in zip(places, stayed, strict=True)
    ]


async def walk_over(
    session: Session,
    fixture: Fixture,
    entrants: Sequence[EntrantRow],
    winner: int | None,
    *,
    game: str,
    guild: str | None,
    at: float,
) -> None:
    """Close a fixture without a game: one entrant is first and the others last together."""
    position = await Results(session).next_position()
    row = ResultRow(
        # A fixture may be closed again after its result was annulled.
        id=f"{fixture.row.id}/{position}",
        position=position,
        game=game,
        guild=guild,
        season=fixture.row.season,
        fixture=fixture.row.id,
        kind="walk-over" if len(entrants) > 1 else "bye",
        at=at,
    )
    seats = [
        ResultSeat(
            result=row.id,
            seat=seat,
            entrant=one.number,
            person=one.person,
            stand_in=None,
            name=one.name,
            place=1 if one.number == winner else 2,
            score=None,
            stayed=int(one.number == winner),
            habit=None,
        )
        for seat, one in enumerate(entrants)
    ]
    await Results(session).add(row, seats)
    await Fixtures(session).save(replace(fixture.row, state="done"))


async def note(
    session: Session,
    league: str,
    at: float,
    person: str | None,
    text: Text,
    interaction: str | None = None,
) -> None:
    """Write a line into a league's log."""
    said = msgspec.json.encode(text).decode()
    await Acts(session).add(league, at=at, person=person, text=said, interaction=interaction)


async def club_note(
    session: Session, guild: str, at: float, person: str, text: Text, interaction: str | None
) -> None:
    """Write a line into the log of a club, where no league has one for it."""
    said = msgspec.json.encode(text).decode()
    await ClubActs(session).add(guild, at=at, person=person, text=said, interaction=interaction)


async def show(
    ledger: Ledger, session: Session, season: SeasonRow, *, fresh: bool = False
) -> LeagueRow | None:
    """Bring the season's message in its channel up to date, or post it anew."""
    league = await Leagues(session).get(season.league)
    if league and league.channel:
        posting = Posting(to_channel(league.channel), SeasonLetter(season.id), fresh)
        await ledger.post(session, None, [posting])
    return league


def _outcome(warm: Warm) -> Outcome:
    if warm.row.outcome is None:
        raise ValueError(f"table {warm.row.id} has no outcome")
    return msgspec.json.decode(warm.row.outcome, type=Outcome)


async def _sitters_at_start(session: Session, table: str) -> list[Sitter]:
    """Who sat down when the game began."""
    moves = await Moves(session).latest(table, 0, 1000)
    start = next(row for row in moves if row.kind == "start")
    return msgspec.json.decode(start.sitter or "[]", type=list[Sitter])
