"""Looking after the database file: copies of it, putting one back, and its soundness."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from storage.database import BUSY_SECONDS, Unusable, check_header, claim_file


def back_up(path: Path, to: Path) -> None:
    """Copy the database as it is at one instant, also while a bot works with it."""
    check_header(path)
    if to.exists():
        raise Unusable(f"{to} is there already; a backup does not overwrite anything")
    try:
        _copy(path, to)
    except OSError as problem:
        raise Unusable(f"{to}: {(problem.strerror or 'cannot be written').lower()}") from None


def restore(path: Path, source: Path) -> Path | None:
    """Put a backup in the database's place; where the replaced file was kept, if there was one."""
    check_header(source)
    if problems := unsound(source):
        raise Unusable(f"{source} is damaged: {problems[0]}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(claim_file(path)):
            return _put(path, source)
    except OSError as problem:
        raise Unusable(f"{path}: {(problem.strerror or 'cannot be written').lower()}") from None


def _put(path: Path, source: Path) -> Path | None:
    fresh = path.with_name(f"{path.name}.restoring")
    fresh.unlink(missing_ok=True)
    _copy(source, fresh)
    kept = None
    if path.exists():
        _fold_in(path)
        kept = path.with_name(f"{path.name}.replaced")
        shutil.copy2(path, kept)
    for leftover in ("-wal", "-shm"):
        path.with_name(path.name + leftover).unlink(missing_ok=True)
    fresh.replace(path)
    return kept


def _fold_in(path: Path) -> None:
    """Bring what stands in the journal into the file itself, as far as the file can be read."""
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        return


def _copy(path: Path, to: Path) -> None:
    """A whole copy under its final name, or none."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    try:
        with (
            closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(to)
    except sqlite3.Error as problem:
        raise Unusable(f"{to}: {problem}") from None
    finally:
        part.unlink(missing_ok=True)


def unsound(path: Path) -> list[str]:
    """Whatever is wrong inside the file; nothing when it is sound."""
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
            lost = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as problem:
        return [str(problem)]
    found = [] if found == ["ok"] else found
    return found + [f"a row of {row[0]} points to a missing row of {row[2]}" for row in lost]
