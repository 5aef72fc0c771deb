"""Ratings beside results: kept as results come, worked out anew when one is annulled.

There are two ladders: `people`, where only games without stand-ins count, and `all`, on which
stand-ins have their own ratings.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Literal, get_args

from bot.league import ratings
from bot.league.ratings import Rated, Rating, after, new, rateable, recomputed
from storage.ratings import RatingRow, Ratings
from storage.results import Result, ResultRow, Results, ResultSeat
from storage.session import Session

Ladder = Literal["people", "all"]


def player_of(seat: ResultSeat) -> ratings.Player:
    """Who is rated for a seat."""
    if seat.person is not None:
        return ratings.person(seat.person)
    return ratings.stand_in(seat.stand_in or "")


def rated_on(ladder: Ladder, seats: Sequence[ResultSeat]) -> Rated | None:
    """What a result means to a ladder, if anything."""
    players = tuple(player_of(seat) for seat in seats)
    if ladder == "people" and any(seat.person is None for seat in seats):
        return None
    if not rateable(players):
        return None
    return Rated(players, tuple(seat.place for seat in seats))


async def rate(session: Session, result: ResultRow, seats: Sequence[ResultSeat]) -> None:
    """Keep what a new result does to ratings."""
    kept = Ratings(session)
    for ladder in get_args(Ladder):
        rated = rated_on(ladder, seats)
        if rated is None:
            continue
        before = [
            as_rating(await kept.now(result.game, ladder, player)) for player in rated.players
        ]
        found = after(before, rated.places)
        await kept.add(_rows(result, ladder, rated, found))


async def rate_again(session: Session, game: str) -> None:
    """Work a game's ratings out anew from its results, which are the truth."""
    results = await Results(session).rated(game)
    rows = await asyncio.to_thread(all_ratings, results)
    await Ratings(session).forget(game)
    await Ratings(session).add(rows)


def all_ratings(results: Sequence[Result]) -> list[RatingRow]:
    """Every rating after every result of a game."""
    found: list[RatingRow] = []
    for ladder in get_args(Ladder):
        told = [(result.row, rated_on(ladder, result.seats)) for result in results]
        counted = [(row, rated) for row, rated in told if rated]
        steps = recomputed([rated for _, rated in counted])
        for (row, rated), step in zip(counted, steps, strict=True):
            found += _rows(row, ladder, rated, step)
    return found


def as_rating(row: RatingRow | None) -> Rating:
    """A kept rating, or that of somebody new."""
    return Rating(row.mu, row.sigma, row.played) if row else new()


def _rows(
    result: ResultRow, ladder: Ladder, rated: Rated, found: Iterable[Rating]
) -> list[RatingRow]:
    return [
        RatingRow(result.game, ladder, player, result.position, one.mu, one.sigma, one.played)
        for player, one in zip(rated.players, found, strict=True)
    ]
