"""The outbox as its worker sees it.

The worker loops: `await club.outbox.wait(...)`, then for each letter of `due()` post it with its
nonce and say what became of it. A crash between posting and `posted()` means that the same letter
comes again with the same nonce, so that Discord (or the worker) can tell it was there already.
"""

from __future__ import annotations

from bot.club.letters import Letter


class Outbox:
    """Letters in order: per target the next one comes only when the one before is done with."""

    async def due(self, limit: int = 20) -> tuple[Letter, ...]:
        """At most one letter per target: the oldest that is neither posted nor given up."""
        raise NotImplementedError

    async def posted(self, nonce: str, message: str) -> None:
        """It stands there, as this message."""
        raise NotImplementedError

    async def retry(self, nonce: str, reason: str, *, after: float | None = None) -> None:
        """It failed for now; due again later, each time longer, or after what Discord said."""
        raise NotImplementedError

    async def give_up(self, nonce: str, reason: str) -> None:
        """It cannot be posted. For a person's letter (closed DMs) the channel is told, once."""
        raise NotImplementedError

    async def wait(self, seconds: float = 30) -> None:
        """Until something may be due."""
        raise NotImplementedError

    async def message(self, table: str, kind: str, target: str) -> str | None:
        """The last message posted of a kind ("turn", "hand", "lobby"...) to a channel or person."""
        raise NotImplementedError
