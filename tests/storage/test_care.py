"""Backups, putting them back, and damage."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.care import back_up, restore, unsound
from storage.database import Database, Unusable
from storage.games import Games
from tests.storage.rows import game_row


async def test_a_backup_is_taken_while_the_bot_writes(database: Database, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with database.writing() as session:
        await Games(session).add(game_row())
    async with database.writing() as session:
        await Games(session).save(game_row(number=1), 0)
        back_up(database.path, copy)
    assert not copy.with_name("copy.db.part").exists()
    assert not copy.with_name("copy.db-wal").exists()
    kept = await Database.look_into(copy)
    assert await Games(kept.reading).get("g1") == game_row(), "as it was when last committed"
    await kept.close()
    with pytest.raises(Unusable, match="there already"):
        back_up(database.path, copy)


async def test_a_backup_is_put_back_and_the_replaced_file_is_kept(tmp_path: Path) -> None:
    path, copy = tmp_path / "club.db", tmp_path / "copy.db"
    database = await Database.open(path)
    back_up(path, copy)
    async with database.writing() as session:
        await session.run("INSERT INTO players (person, name) VALUES ('eve', 'Eve')")
    with pytest.raises(Unusable, match="in use"):
        restore(path, copy)
    await database.close()
    assert restore(path, copy) == tmp_path / "club.db.replaced"
    for file, people in ((path, 0), (tmp_path / "club.db.replaced", 1)):
        database = await Database.open(file)
        assert await database.reading.row("SELECT COUNT(*) FROM players") == (people,)
        await database.close()
    assert restore(tmp_path / "new" / "club.db", copy) is None


def _damage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 64] = b"\xff" * 64
    path.write_bytes(content)


async def test_damage_is_found_and_not_put_back(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    await (await Database.open(path)).close()
    assert unsound(path) == []
    copy = tmp_path / "copy.db"
    back_up(path, copy)
    _damage(copy)
    assert unsound(copy)
    before = path.read_bytes()
    with pytest.raises(Unusable, match="damaged"):
        restore(path, copy)
    assert path.read_bytes() == before


async def test_rows_that_point_nowhere_are_found(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path)) as careless, careless:
        careless.execute("INSERT INTO consents VALUES ('c', 'no game', 0, 0, 0, '[]', 'i')")
    assert unsound(path) == ["a row of consents points to a missing row of games"]


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ada, " * 200)
    for path, complaint in ((text, "not a database"), (tmp_path / "none.db", "no file")):
        with pytest.raises(Unusable, match=complaint):
            back_up(path, tmp_path / "copy.db")
        with pytest.raises(Unusable, match=complaint):
            restore(tmp_path / "club.db", path)
    assert not (tmp_path / "copy.db").exists()
    assert not (tmp_path / "club.db").exists()
