"""During the game: answers, and people who leave or take over a seat."""

from __future__ import annotations

from bot.club.results import Person, Reply, Summary
from games.decision import Answer
from games.text import Seat


class Play:
    """What people do at a table that is in play."""

    async def answer(
        self, table: str, person: str, answer: Answer, *, interaction: str, token: str | None = None
    ) -> Reply:
        """Answer the person's pending decision by option keys; committed when this returns.

        The same interaction again gets the same reply and is not applied twice. With the token of
        another question it is refused as `Stale`; without one, the answer is for whatever the
        person is asked now.
        """
        raise NotImplementedError

    async def resign(self, table: str, person: str, *, interaction: str) -> Summary:
        """Leave a game in play: a stand-in takes the seat. The last person ends the game."""
        raise NotImplementedError

    async def replace(
        self,
        table: str,
        by: str,
        seat: Seat,
        newcomer: Person | str,
        *,
        interaction: str,
        manage: bool = False,
    ) -> Summary:
        """Give a seat to another person, or to a stand-in named by its key.

        People may give away their own seat; a stand-in's seat may be given by anybody at the
        table; another person's only with `manage`. The record keeps who played what.
        """
        raise NotImplementedError
