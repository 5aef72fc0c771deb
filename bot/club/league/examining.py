"""Whether what is kept beside the results follows from them."""

from __future__ import annotations

import asyncio

from bot.club.league.ladders import all_ratings
from storage.ratings import RatingRow, Ratings
from storage.results import Results
from storage.session import Session


async def examine_ratings(session: Session) -> list[str]:
    """The games whose ratings are not those that their results give. Nothing is changed."""
    ill = []
    for game in await Results(session).games():
        fresh = await asyncio.to_thread(all_ratings, await Results(session).rated(game))
        kept = await Ratings(session).everything(game)
        if sorted(kept, key=_key) != sorted(fresh, key=_key):
            ill.append(game)
    return ill


def _key(row: RatingRow) -> tuple[str, int, str]:
    return row.ladder, row.position, row.player
