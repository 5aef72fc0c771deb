"""What has to be posted: written with the move that caused it, kept until it stands there."""

from __future__ import annotations

from msgspec import Struct

from storage.session import Session, columns


class LetterRow(Struct, frozen=True):
    """One thing to post."""

    nonce: str
    position: int
    """The order in which letters were written."""
    game: str | None
    """`None` for what belongs to no table."""
    target: str
    kind: str
    content: str
    fresh: int
    state: str
    """`due`, `posted`, `given up`, or `overtaken` by a later one that says the same better."""
    attempts: int
    due_at: float
    message: str | None
    reason: str | None
    made_at: float


_COLUMNS = columns(LetterRow)
_FIRST = (
    "state = 'due' AND NOT EXISTS (SELECT 1 FROM outbox AS earlier"
    " WHERE earlier.state = 'due' AND earlier.target = outbox.target"
    " AND earlier.position < outbox.position)"
)

_NEW = (
    "(SELECT MAX(another.fresh) FROM outbox AS another WHERE another.state = 'due'"
    " AND another.target = outbox.target AND another.due_at <= ?)"
)


class Outbox:
    """The letters of all tables."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def add(
        self,
        *,
        nonce: str,
        game: str | None,
        target: str,
        kind: str,
        content: str,
        fresh: bool,
        at: float,
    ) -> None:
        """Write a letter; one with a nonce that was used before is not written again.

        One that only brings a message up to date makes the earlier ones of its kind needless.
        """
        if not fresh:
            at_table, values = _at(game)
            await self._session.run(
                f"UPDATE outbox SET state = 'overtaken' WHERE {at_table}"
                " AND target = ? AND kind = ? AND fresh = 0 AND state = 'due'",
                *values,
                target,
                kind,
            )
        await self._session.run(
            "INSERT INTO outbox (nonce, position, game, target, kind, content, fresh,"
            " state, attempts, due_at, made_at)"
            " VALUES (?, (SELECT COALESCE(MAX(position), 0) + 1 FROM outbox), ?, ?, ?, ?, ?,"
            " 'due', 0, ?, ?) ON CONFLICT (nonce) DO NOTHING",
            nonce,
            game,
            target,
            kind,
            content,
            int(fresh),
            at,
            at,
        )

    async def get(self, nonce: str) -> LetterRow | None:
        """A letter by its nonce."""
        return next(iter(await self._some("nonce = ?", nonce)), None)

    async def due(self, now: float, limit: int) -> list[LetterRow]:
        """The oldest unposted letter of each target, where its time has come.

        Targets for which there is something new come before those where a message is brought up to
        date: while there is more to do than can be done, the latter do with every other time.
        """
        return await self._some(
            f"due_at <= ? AND {_FIRST} ORDER BY {_NEW} DESC, position LIMIT ?", now, now, limit
        )

    async def next_due(self) -> float | None:
        """When the next letter that no other one holds up is to be tried."""
        row = await self._session.row(f"SELECT MIN(due_at) FROM outbox WHERE {_FIRST}")
        return row[0] if row else None

    async def settle(
        self, nonce: str, state: str, *, message: str | None = None, reason: str | None = None
    ) -> None:
        """A letter was posted or given up."""
        await self._session.run(
            "UPDATE outbox SET state = ?, message = ?, reason = ?, attempts = attempts + 1"
            " WHERE nonce = ?",
            state,
            message,
            reason,
            nonce,
        )

    async def postpone(self, nonce: str, until: float, reason: str) -> None:
        """Try a letter again later."""
        await self._session.run(
            "UPDATE outbox SET due_at = ?, reason = ?, attempts = attempts + 1"
            " WHERE nonce = ? AND state = 'due'",
            until,
            reason,
            nonce,
        )

    async def withdraw(self, game: str, kind: str, target: str) -> None:
        """Let letters of a kind be that are no longer true."""
        await self._session.run(
            "UPDATE outbox SET state = 'overtaken' WHERE game = ? AND kind = ? AND target = ?"
            " AND state = 'due'",
            game,
            kind,
            target,
        )

    async def drop_due(self, target: str, reason: str) -> None:
        """Give up everything for a target that is gone."""
        await self._session.run(
            "UPDATE outbox SET state = 'given up', reason = ? WHERE target = ? AND state = 'due'",
            reason,
            target,
        )

    async def tidy(self, before: float) -> int:
        """Forget letters from before a moment that nothing can ask for again; how many.

        Of each kind the last message stays, to be edited or linked to. One-line notes stay too:
        their nonces are what keeps them from being said twice.
        """
        return await self._session.run(
            "DELETE FROM outbox WHERE state <> 'due' AND kind <> 'note' AND made_at < ?"
            " AND EXISTS (SELECT 1 FROM outbox AS later WHERE later.game = outbox.game"
            " AND later.kind = outbox.kind AND later.target = outbox.target"
            " AND later.message IS NOT NULL AND later.position > outbox.position)",
            before,
        )

    async def last_message(self, game: str | None, kind: str, target: str) -> str | None:
        """The last message that was posted of a kind."""
        at_table, values = _at(game)
        row = await self._session.row(
            f"SELECT message FROM outbox WHERE {at_table} AND kind = ? AND target = ?"
            " AND message IS NOT NULL ORDER BY position DESC LIMIT 1",
            *values,
            kind,
            target,
        )
        return row[0] if row else None

    async def stood(self, game: str, kind: str, target: str, message: str) -> bool:
        """Whether a message is one that a letter of a kind was posted as."""
        found = await self._session.row(
            "SELECT 1 FROM outbox WHERE game = ? AND kind = ? AND target = ? AND message = ?",
            game,
            kind,
            target,
            message,
        )
        return found is not None

    async def newest(self, game: str, kind: str, target: str) -> LetterRow | None:
        """The last letter of a kind, posted or not."""
        found = await self._some(
            "game = ? AND kind = ? AND target = ? ORDER BY position DESC LIMIT 1",
            game,
            kind,
            target,
        )
        return next(iter(found), None)

    async def _some(self, where: str, *values: object) -> list[LetterRow]:
        sql = f"SELECT {_COLUMNS} FROM outbox WHERE {where}"
        return [LetterRow(*row) for row in await self._session.rows(sql, *values)]


def _at(game: str | None) -> tuple[str, tuple[str, ...]]:
    """The condition that letters are a table's, or no table's."""
    return ("game IS NULL", ()) if game is None else ("game = ?", (game,))
