"""Looking at tables: only what the looker's seat may see leaves from here."""

from __future__ import annotations

from bot.club.results import (
    Board,
    Desk,
    Export,
    LogLine,
    Since,
    Summary,
    Verdict,
    Waiting,
)


class Looking:
    """Everything that changes nothing. A person who does not sit at a table is a spectator."""

    async def summary(self, table: str) -> Summary:
        """A table by its id."""
        raise NotImplementedError

    async def at(self, channel: str) -> Summary:
        """The open table of a channel, or else the one that ended last; refused if none."""
        raise NotImplementedError

    async def desk(self, table: str, person: str | None) -> Desk:
        """View, pending decision and what can be done, for one person."""
        raise NotImplementedError

    async def board(self, table: str, person: str | None, move: int | None = None) -> Board:
        """The board now, or after an earlier move."""
        raise NotImplementedError

    async def log(
        self, table: str, person: str | None, *, before: int | None = None, limit: int = 20
    ) -> tuple[LogLine, ...]:
        """The last lines of the log, oldest first; `before` a move, to page back."""
        raise NotImplementedError

    async def since(self, table: str, person: str) -> Since:
        """What happened since the person's last answer."""
        raise NotImplementedError

    async def export(self, table: str, person: str | None) -> Export:
        """The record; while the game is in play without seed and without others' secrets."""
        raise NotImplementedError

    async def verify(self, table: str) -> Verdict:
        """Replay an ended game from its seed and hold it against what was published."""
        raise NotImplementedError

    async def turns(self, person: str) -> tuple[Waiting, ...]:
        """Every table that waits for a person, longest waiting first."""
        raise NotImplementedError

    async def games(self, channel: str, *, limit: int = 25) -> tuple[Summary, ...]:
        """A channel's games, latest first, with their outcomes."""
        raise NotImplementedError
