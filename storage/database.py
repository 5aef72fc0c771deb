"""The one module that opens the database, and the only one that knows it is SQLite.

Two connections: one writes, transaction after transaction, the other reads what is committed. A
transaction is on disk when it is committed; that is what lets a move be acknowledged.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, closing
from importlib.resources import files
from pathlib import Path
from typing import Any

import aiosqlite

from storage.session import Session, Taken

APPLICATION = 0x70624C75
"""Stands in the file's header: other SQLite files are not taken for ours."""

BUSY_SECONDS = 10.0

_NOT_UNIQUE = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


class Unusable(Exception):
    """A file that cannot serve as the database; the message says why in one line."""


class _Session:
    """Statements on one connection."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, *values: object) -> Sequence[Sequence[Any]]:
        return list(await self._connection.execute_fetchall(sql, values))

    async def row(self, sql: str, *values: object) -> Sequence[Any] | None:
        found = await self.rows(sql, *values)
        return found[0] if found else None

    async def run(self, sql: str, *values: object) -> int:
        try:
            # Left to be collected: closing it would be one more trip to the other thread.
            return (await self._connection.execute(sql, values)).rowcount
        except sqlite3.IntegrityError as problem:
            if problem.sqlite_errorcode in _NOT_UNIQUE:
                raise Taken(str(problem)) from problem
            raise


class Database:
    """An open database."""

    def __init__(
        self,
        path: Path,
        writer: aiosqlite.Connection,
        reader: aiosqlite.Connection,
        claim: sqlite3.Connection | None,
    ) -> None:
        self.path = path
        self.reading: Session = _Session(reader)
        """Sees what is committed, and cannot change anything."""
        self._writer = writer
        self._reader = reader
        self._claim = claim
        self._turn = asyncio.Lock()
        self.committed = asyncio.Event()
        """Set whenever something new is on disk; whoever waits for that clears it first."""

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open the file for one process alone, made or brought up to date if need be."""
        claim = _prepare(path)
        try:
            writer = await _connect(path)
            try:
                await _migrate(writer)
                reader = await _connect(path, read_only=True)
            except BaseException:
                await writer.close()
                raise
        except BaseException:
            claim.close()
            raise
        return cls(path, writer, reader, claim)

    @classmethod
    async def look_into(cls, path: Path) -> Database:
        """Open a file that is there, to read only, also while a bot works with it."""
        check_header(path)
        reader = await _connect(path, read_only=True)
        return cls(path, reader, reader, None)

    async def close(self) -> None:
        """Close it; what is committed is in the file."""
        async with self._turn:
            await self._reader.close()
            if self._writer is not self._reader:
                await self._writer.close()
            if self._claim:
                self._claim.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Session]:
        """A transaction: all of it is on disk when this ends, or nothing of it happened."""
        async with self._turn:
            try:
                await _surely(self._begin())
                yield _Session(self._writer)
            except BaseException:
                await _surely(self._writer.rollback())
                raise
            try:
                await _surely(self._writer.commit())
            except sqlite3.Error:
                await _surely(self._writer.rollback())
                raise
            self.committed.set()

    async def _begin(self) -> None:
        await self._writer.execute("BEGIN IMMEDIATE")


def _prepare(path: Path) -> sqlite3.Connection:
    """Make the folder, refuse what is not ours before anything touches it, and claim the file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not _unfilled(path):
            check_header(path)
    except OSError as problem:
        raise Unusable(f"{path}: {(problem.strerror or 'no').lower()}") from None
    return claim_file(path)


def _unfilled(path: Path) -> bool:
    """Whether a file is there for us to fill: nothing in it, or the power went as it was made."""
    if path.is_dir():
        return False
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
            return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None
    except sqlite3.Error:
        return False


async def _surely(work: Coroutine[Any, Any, None]) -> None:
    """Wait for the work even when the caller is cancelled: a transaction is not left half way."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        if not task.cancelled():
            await asyncio.wait([task])
        raise


async def _connect(path: Path, *, read_only: bool = False) -> aiosqlite.Connection:
    try:
        connection = await aiosqlite.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    except sqlite3.Error as problem:
        raise Unusable(f"{path}: {problem}") from None
    try:
        await connection.execute("PRAGMA foreign_keys = ON")
        if read_only:
            await connection.execute("PRAGMA query_only = ON")
        else:
            await connection.execute("PRAGMA journal_mode = WAL")
            await connection.execute("PRAGMA synchronous = FULL")
    except sqlite3.Error as problem:
        await connection.close()
        raise Unusable(f"{path}: {problem}") from None
    return connection


def migrations() -> list[str]:
    """Every step of the schema, in order."""
    folder = files("storage.migrations")
    steps = sorted((step for step in folder.iterdir() if step.name.endswith(".sql")), key=str)
    return [step.read_text(encoding="utf-8") for step in steps]


async def _migrate(connection: aiosqlite.Connection) -> None:
    """Run the steps that this file has not seen, all of them or none."""
    known = migrations()
    await connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = await _Session(connection).row("PRAGMA user_version") or (0,)
        for number, step in enumerate(known[version:], version + 1):
            for statement in step.split(";\n"):
                await connection.execute(statement)
            await connection.execute(f"PRAGMA user_version = {number}")
            await connection.execute(f"PRAGMA application_id = {APPLICATION}")
        await connection.commit()
    except BaseException:
        await connection.rollback()
        raise


def check_header(path: Path) -> int:
    """The schema of a file that is there; `Unusable` when it is not a database of ours."""
    if path.is_dir():
        raise Unusable(f"{path} is a directory")
    if not path.is_file():
        raise Unusable(f"there is no file {path}")
    try:
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS)
        try:
            ((application,),) = connection.execute("PRAGMA application_id")
            ((version,),) = connection.execute("PRAGMA user_version")
        finally:
            connection.close()
    except sqlite3.Error as problem:
        raise Unusable(f"{path}: {problem}") from None
    if application != APPLICATION:
        raise Unusable(f"{path} is a database of some other program")
    if version > len(migrations()):
        raise Unusable(
            f"{path} was written by a newer Petit Bleu (schema {version}; "
            f"this one knows {len(migrations())})"
        )
    return int(version)


def claim_file(path: Path) -> sqlite3.Connection:
    """Keep every other process from using the file until the claim is closed or we are killed.

    A lock that lives in a small file beside the database: the system lets go of it by itself.
    """
    claim = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        claim.close()
        raise Unusable(f"{path} is in use by a bot that is running") from None
    return claim
