"""`petitbleu backup`, `restore` and `doctor`: one clear line, and exit code 2 on bad input."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.club import Club, Person
from bot.command_line import main
from games.chance import Chance, Seed
from games.stand_in import Random
from storage.database import Database


def _fill(path: Path) -> str:
    """A club in which two stand-ins and a person have begun a game of Cartels."""

    async def fill() -> str:
        club = await Club.open(path)
        table = await club.lobby.open(
            game="cartels",
            options={},
            language="en",
            host=Person("ada", "Ada"),
            channel="salon",
            guild=None,
        )
        for _ in range(2):
            await club.lobby.add_stand_in(table.id, "ada")
        await club.lobby.start(table.id, "ada")
        await club.settled()
        asked = (await club.look.desk(table.id, "ada")).asked
        assert asked
        answer = Random[Any]().answer(None, asked.decision, Chance(Seed.from_words("ada")))
        await club.play.answer(table.id, "ada", answer, interaction="first")
        await club.settled()
        await club.lobby.open(
            game="cartels",
            options={},
            language="en",
            host=Person("ada", "Ada"),
            channel="kitchen",
            guild=None,
        )
        await club.close()
        return table.id

    return asyncio.run(fill())


def _run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_backup_restore_and_doctor(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, copy, other = tmp_path / "club.db", tmp_path / "copy.db", tmp_path / "other.db"
    _fill(path)
    monkeypatch.setenv("PETITBLEU_DB", str(path))
    assert _run(capsys, "backup", copy) == (0, f"{path} is backed up in {copy}\n", "")
    assert _run(capsys, "restore", copy, "--db", other)[0] == 0
    code, out, _ = _run(capsys, "restore", copy)
    assert code == 0
    assert f"kept in {path}.replaced" in out
    code, out, err = _run(capsys, "doctor", "--db", other)
    assert (code, err) == (0, "")
    assert "sound" in out
    assert "2: 1 lobby, 1 playing" in out
    assert "2 of 2 agree" in out


def test_the_doctor_names_the_table_that_is_ill(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "club.db"
    table = _fill(path)

    async def harm() -> None:
        database = await Database.open(path)
        async with database.writing() as session:
            await session.run("UPDATE moves SET digest = '0123456789abcdef' WHERE number = 1")
        await database.close()

    before = _run(capsys, "doctor", "--db", path)
    assert before[0] == 0
    asyncio.run(harm())
    code, out, err = _run(capsys, "doctor", "--db", path)
    assert (code, err) == (1, "")
    assert table in out
    assert "does not replay" in out


@pytest.mark.parametrize("command", ["backup", "restore", "doctor"])
@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "there is no file"),
        (b"", "some other program"),
        (b"not a database at all" * 99, "not a database"),
    ],
)
def test_bad_files_are_refused_in_one_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    command: str,
    content: bytes | None,
    complaint: str,
) -> None:
    bad, fine = tmp_path / "bad.db", tmp_path / "fine.db"
    if content is not None:
        bad.write_bytes(content)
    words = {
        "backup": ["backup", fine, "--db", bad],
        "restore": ["restore", bad, "--db", fine],
        "doctor": ["doctor", "--db", bad],
    }[command]
    code, out, err = _run(capsys, *words)
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1
    assert not fine.exists()


def test_a_backup_overwrites_nothing_and_needs_a_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "club.db"
    _fill(path)
    before = path.read_bytes()
    assert _run(capsys, "backup", path, "--db", path)[0] == 2
    assert path.read_bytes() == before
    assert _run(capsys, "backup", tmp_path / "no" / "folder.db", "--db", path)[0] == 2
    with pytest.raises(SystemExit) as ended:
        main(["backup"])
    assert ended.value.code == 2


def test_restoring_under_a_running_bot_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = tmp_path / "club.db", tmp_path / "copy.db"
    _fill(path)
    _run(capsys, "backup", copy, "--db", path)

    async def while_open() -> tuple[int, str, str]:
        club = await Club.open(path)
        try:
            return _run(capsys, "restore", copy, "--db", path)
        finally:
            await club.close()

    code, _, err = asyncio.run(while_open())
    assert code == 2
    assert "in use" in err
