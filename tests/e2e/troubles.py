"""What goes wrong around a bot: Discord falters, the disk is full, the database is locked."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path

from bot.practice.server import LocalDiscord

POSTS = r"POST /channels/\{channel_id\}/messages"
EDITS = r"PATCH /channels/\{channel_id\}/messages/\{message_id\}"
ANSWERS = r"(PATCH|POST) /webhooks/.*"

FAULTS: dict[str, Callable[[LocalDiscord], None]] = {
    "too many posts": lambda local: local.faults.too_many(POSTS, 0.05, times=2),
    "too many of everything": lambda local: local.faults.too_many(".*", 0.05, overall=True),
    "refused posts": lambda local: local.faults.error(POSTS, 500, times=2),
    "lost posts": lambda local: local.faults.error(POSTS, 502, lost=True),
    "lost edits": lambda local: local.faults.error(EDITS, 500, lost=True),
    "lost answers": lambda local: local.faults.error(ANSWERS, 503, lost=True),
    "no direct line": lambda local: local.faults.error("POST /users/@me/channels", 500, times=3),
    "a dropped socket": lambda local: local.gateway.drop(),
    "a forgotten session": lambda local: local.gateway.drop(resumable=False),
    "asked to reconnect": lambda local: local.gateway.ask_to_reconnect(),
    "an invalid session": lambda local: local.gateway.invalidate(),
}
"""What Discord does."""

LATE: dict[str, Callable[[LocalDiscord], None]] = {
    "late posts": lambda local: local.faults.slow(POSTS, 0.7, times=3),
    "late edits": lambda local: local.faults.slow(EDITS, 0.7, times=3),
    "late answers": lambda local: local.faults.slow(ANSWERS, 0.7, times=3),
}
"""What it does where its clock does not stand still."""

Trouble = Callable[..., AbstractContextManager[None]]


@contextmanager
def full(database: Path, process: int = 0) -> Iterator[None]:
    """No file of a process, our own by default, may grow beyond what the journal has now."""
    size = database.with_name(f"{database.name}-wal").stat().st_size
    soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):  # it may have been killed meanwhile
            resource.prlimit(process, resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def locked(database: Path, process: int = 0) -> Iterator[None]:
    """Another program is writing and does not come to an end."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
