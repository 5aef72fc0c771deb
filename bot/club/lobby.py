"""Before the game: who plays what, with which options."""

from __future__ import annotations

from typing import Any

from bot.club.results import Person, Summary


class Lobby:
    """Opens tables, seats people and stand-ins, starts and cancels."""

    async def open(
        self,
        *,
        game: str,
        options: dict[str, Any],
        language: str,
        host: Person,
        channel: str,
        guild: str | None,
        interaction: str | None = None,
    ) -> Summary:
        """Open a lobby in a channel, its host seated. A channel has one open table at most."""
        raise NotImplementedError

    async def join(self, table: str, person: Person) -> Summary:
        """Sit down. Who already sits there stays seated."""
        raise NotImplementedError

    async def leave(self, table: str, person: str) -> Summary:
        """Get up again. When the host leaves, the next person is host; the last one closes it."""
        raise NotImplementedError

    async def add_stand_in(
        self, table: str, by: str, stand_in: str = "greedy", *, interaction: str | None = None
    ) -> Summary:
        """Seat a program; only somebody who sits at the table may."""
        raise NotImplementedError

    async def remove_stand_in(self, table: str, by: str, seat: int) -> Summary:
        """Let a program go again."""
        raise NotImplementedError

    async def start(self, table: str, by: str, *, interaction: str | None = None) -> Summary:
        """Make the seed, publish its hash, shuffle the seats and begin."""
        raise NotImplementedError

    async def cancel(self, table: str, by: str, *, manage: bool = False) -> Summary:
        """Call a table off.

        A lobby by its host; a game in play by the only person at it. With `manage` (the caller may
        run the server) any open table.
        """
        raise NotImplementedError

    async def channel_gone(self, channel: str) -> Summary | None:
        """The channel was deleted or the bot sent away: call off its open table, post nothing."""
        raise NotImplementedError
