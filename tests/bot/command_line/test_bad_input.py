"""Whatever is typed wrongly gets one clear line and exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.command_line import main

POSITION = 'game = "cartels"\nseats = 3\n'


@pytest.fixture
def files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A folder with files that are wrong in every way, and one record and position that are not."""
    assert main(["selfplay", "cartels", "--games", "1", "--records", str(tmp_path)]) == 0
    record = (tmp_path / "cartels-0001.txt").read_text("utf-8")
    (tmp_path / "record.txt").write_text(record, "utf-8")
    (tmp_path / "cut.txt").write_text(record[: len(record) // 2], "utf-8")
    (tmp_path / "other.txt").write_text(record.replace("game cartels", "game whist"), "utf-8")
    (tmp_path / "tampered.txt").write_text(record.replace("place:3-0-0", "place:0-0-3", 1), "utf-8")
    (tmp_path / "empty.txt").write_text("", "utf-8")
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\x00\x01")
    (tmp_path / "position.toml").write_text(POSITION, "utf-8")
    (tmp_path / "words.toml").write_text("once upon a time", "utf-8")
    (tmp_path / "seven.toml").write_text(POSITION.replace("3", "7"), "utf-8")
    (tmp_path / "unknown.toml").write_text(POSITION + "[state]\nround = 'x'", "utf-8")
    (tmp_path / "twice.toml").write_text(
        POSITION + '[state]\noffice = ["M01", "M01", "M02"]', "utf-8"
    )
    (tmp_path / "nested.json").write_text("{" * 5000, "utf-8")
    capsys.readouterr()
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [
        "",
        "dance",
        "selfplay",
        "selfplay whist",
        "selfplay cartels --seats 7",
        "selfplay cartels --seats many",
        "selfplay cartels --games 0",
        "selfplay cartels --players chess",
        "selfplay cartels --players random,random,random,random,random",
        "selfplay cartels --seats 2 --players random,greedy,random",
        "selfplay cartels --option show_cubes",
        "selfplay cartels --option show_cubes=perhaps",
        "selfplay cartels --option colour=red",
        "selfplay cartels --records {record.txt}",
        "selfplay cartels --unknown",
        "data",
        "data whist",
        "replay",
        "replay {missing.txt}",
        "replay {}",
        "replay {empty.txt}",
        "replay {binary.txt}",
        "replay {cut.txt}",
        "replay {other.txt}",
        "replay {tampered.txt}",
        "replay {position.toml}",
        "replay {record.txt} --move 99999",
        "replay {record.txt} --move -1",
        "replay {record.txt} --seat 3",
        "replay {record.txt} --seat 0",
        "replay {record.txt} --seat 1 --spectator",
        "replay {record.txt} --image {missing/out.png}",
        "replay {record.txt} --image {}",
        "position {}",
        "position {missing.toml}",
        "position {empty.txt}",
        "position {binary.txt}",
        "position {words.toml}",
        "position {seven.toml}",
        "position {unknown.toml}",
        "position {twice.toml}",
        "position {nested.json}",
        "position {record.txt}",
        "position {position.toml} --seat 4",
        "position {position.toml} --answer dance",
        "position {position.toml} --answer place:9-9-9",
        "bench --games 3",
    ],
)
def test_one_clear_line_and_exit_code_2(
    words: str, files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = [str(files / word[1:-1]) if word.startswith("{") else word for word in words.split()]
    try:
        code = main(argv)
    except SystemExit as exit_:
        code = int(exit_.code or 0)
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert printed.err.startswith("petitbleu")
    assert len(printed.err.strip().splitlines()) == 1
    assert len(printed.err) < 300
    assert "Traceback" not in printed.err
