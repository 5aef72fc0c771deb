"""Opening, transactions and the schema."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest

import storage.database
from storage.database import APPLICATION, Database, Unusable, check_header, migrations
from storage.games import Games
from storage.home import _data_folder, database_path
from storage.players import Players
from storage.session import Taken
from tests.storage.rows import game_row


async def test_a_new_file_is_made_with_its_folder_and_the_whole_schema(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "club.db"
    database = await Database.open(path)
    assert await database.reading.row("PRAGMA user_version") == (len(migrations()),)
    assert await database.reading.row("PRAGMA journal_mode") == ("wal",)
    async with database.writing() as session:
        assert await session.row("PRAGMA synchronous") == (2,)
        assert await session.row("PRAGMA foreign_keys") == (1,)
    await database.close()
    again = await Database.open(path)
    assert await Games(again.reading).ids() == []
    await again.close()


def _foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"PRAGMA application_id = {APPLICATION}")
        other.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
        other.execute("CREATE TABLE later (name TEXT)")


def _noise(path: Path) -> None:
    path.write_bytes(b"this was never a database" * 100)


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (_foreign, "some other program"),
        (_newer, "newer Petit Bleu"),
        (_noise, "not a database"),
        (Path.mkdir, "is a directory"),
    ],
)
async def test_a_file_that_is_not_ours_is_refused_and_left_alone(
    tmp_path: Path, make: Callable[[Path], None], complaint: str
) -> None:
    path = tmp_path / "club.db"
    make(path)
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(Unusable, match=complaint):
        await Database.open(path)
    if before is not None:
        assert path.read_bytes() == before


async def test_an_older_file_is_brought_up_to_date_or_left_as_it_was(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row())
    await database.close()
    step = "CREATE TABLE later (name TEXT);\nINSERT INTO later VALUES ('x');\n"
    known = migrations()
    monkeypatch.setattr(storage.database, "migrations", lambda: [*known, step + "nonsense;\n"])
    with pytest.raises(sqlite3.OperationalError):
        await Database.open(database.path)
    assert check_header(database.path) == len(known)
    monkeypatch.setattr(storage.database, "migrations", lambda: [*known, step])
    newer = await Database.open(database.path)
    assert await newer.reading.row("SELECT name FROM later") == ("x",)
    assert await Games(newer.reading).get("g1") == game_row()
    await newer.close()
    monkeypatch.undo()
    with pytest.raises(Unusable, match="newer"):
        await Database.open(database.path)


def test_the_steps_of_the_schema_are_numbered_one_after_the_other() -> None:
    """A file knows how many it has seen: two of one number would change places unseen."""
    names = sorted(step.name for step in files("storage.migrations").iterdir())
    numbers = [int(name.split("_")[0]) for name in names if name.endswith(".sql")]
    assert numbers == list(range(1, len(migrations()) + 1))


async def test_two_processes_cannot_work_with_one_file(database: Database) -> None:
    with pytest.raises(Unusable, match="in use"):
        await Database.open(database.path)


async def test_a_failed_transaction_leaves_nothing(database: Database) -> None:
    async def fail() -> None:
        async with database.writing() as session:
            await Games(session).add(game_row())
            await Games(session).add(game_row())

    with pytest.raises(Taken):
        await fail()
    assert await Games(database.reading).get("g1") is None


async def test_what_is_not_committed_is_not_read(database: Database) -> None:
    async with database.writing() as session:
        await Games(session).add(game_row())
        assert await Games(database.reading).get("g1") is None
        assert await Games(session).get("g1") == game_row()
    assert await Games(database.reading).get("g1") == game_row()


async def test_a_cancelled_transaction_is_undone_and_the_next_one_works(database: Database) -> None:
    entered = asyncio.Event()

    async def write() -> None:
        async with database.writing() as session:
            await Games(session).add(game_row())
            entered.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(write())
    await entered.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await Games(database.reading).get("g1") is None
    async with database.writing() as session:
        await Games(session).add(game_row())


async def test_missing_people_are_an_error_not_a_conflict(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        async with database.writing() as session:
            await Games(session).add(game_row(host="nobody"))


async def test_reading_cannot_write(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await Players(database.reading).meet("eve", "Eve")


def test_the_file_is_named_by_option_then_environment_then_the_data_folder() -> None:
    assert database_path("here.db", {"PETITBLEU_DB": "there.db"}) == Path("here.db")
    assert database_path(None, {"PETITBLEU_DB": "there.db"}) == Path("there.db")
    assert database_path(None, {"XDG_DATA_HOME": "/data"}).name == "petitbleu.db"
    assert _data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data")
    assert _data_folder({}, "linux") == Path.home() / ".local/share"
    assert _data_folder({"LOCALAPPDATA": "C:/data"}, "win32") == Path("C:/data")
    assert _data_folder({}, "darwin").name == "Application Support"
