"""What a repository needs of a database, whichever it is.

The SQL of the repositories is what SQLite and PostgreSQL both understand, with `?` for values.
"""

from collections.abc import Sequence
from typing import Any, Protocol


class Taken(Exception):
    """Something that must be unique is there already: the whole transaction is undone."""


class Session(Protocol):
    """Runs statements, within a transaction or to read only."""

    async def rows(self, sql: str, *values: object) -> Sequence[Sequence[Any]]:
        """Every row that a query finds."""

    async def row(self, sql: str, *values: object) -> Sequence[Any] | None:
        """The first row that a query finds."""

    async def run(self, sql: str, *values: object) -> int:
        """Change something; how many rows were changed. Raises `Taken`."""


def columns(row_type: Any) -> str:
    """The columns of a row type, in the order of its fields."""
    return ", ".join(row_type.__struct_fields__)


def marks(row_type: Any) -> str:
    """One placeholder for each field of a row type."""
    return ", ".join("?" * len(row_type.__struct_fields__))
