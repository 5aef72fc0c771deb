"""The club itself: the services, and the one database behind them."""

from __future__ import annotations

from pathlib import Path

from bot.club.going_back import GoingBack
from bot.club.lobby import Lobby
from bot.club.looking import Looking
from bot.club.outbox import Outbox
from bot.club.planning import Planning
from bot.club.play import Play


class Club:
    """Every service over one database. One club serves one bot process."""

    def __init__(self) -> None:
        self.lobby = Lobby()
        self.play = Play()
        self.undo = GoingBack()
        self.look = Looking()
        self.plan = Planning()
        self.outbox = Outbox()

    @classmethod
    async def open(cls, path: Path, *, warm: int = 256) -> Club:
        """Open the database (made or migrated if need be) and go on where things stood.

        Tables that wait for a stand-in go on by themselves from here. `warm` bounds how many
        tables are kept in memory.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Let what is being done end, then close the database."""
        raise NotImplementedError

    async def settled(self) -> None:
        """Wait until no stand-in is thinking at any table."""
        raise NotImplementedError
