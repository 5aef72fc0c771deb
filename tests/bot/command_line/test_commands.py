"""The commands for people who run or study games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.command_line import main


def run(capsys: pytest.CaptureFixture[str], *argv: object) -> str:
    """What a command prints when all is well."""
    assert main([str(word) for word in argv]) == 0
    return capsys.readouterr().out


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A record of one game between a greedy and a random stand-in."""
    run(
        capsys, "selfplay", "cartels", "--seats", 2, "--games", 1, "--seed", "tests",
        "--players", "greedy,random", "--records", tmp_path,
    )  # fmt: skip
    return tmp_path / "cartels-0001.txt"


def test_selfplay_reports_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", "3", "--games", "6", "--seed", "s", "--players", "greedy,random"]
    report: dict[str, Any] = json.loads(
        run(capsys, "selfplay", "cartels", *words, "--option", "show_cubes=on", "--json")
    )
    assert report["game"] == "cartels"
    assert report["games"] == 6
    assert report["decisions"] > 600
    assert report["seconds"] > 0
    assert set(report["wins_by_player"]) == {"greedy", "random"}
    assert sum(report["wins_by_player"].values()) == pytest.approx(6)
    assert sum(report["wins_by_seat"]) == pytest.approx(6)
    assert report["uses"]["place"] > 0
    printed = run(capsys, "selfplay", "cartels", *words)
    assert "6 games" in printed
    assert "greedy" in printed


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for seed in ("one", "one", "two"):
        report = json.loads(
            run(capsys, "selfplay", "cartels", "--games", 3, "--seed", seed, "--json")
        )
        reports.append({key: value for key, value in report.items() if key != "seconds"})
    assert reports[0] == reports[1]
    assert reports[0] != reports[2]


def test_players_change_seats_from_game_to_game(tmp_path: Path) -> None:
    words = ["--seats", "2", "--games", "2", "--players", "greedy,random"]
    assert main(["selfplay", "cartels", *words, "--records", str(tmp_path)]) == 0
    first, second = (path.read_text("utf-8") for path in sorted(tmp_path.iterdir()))
    assert "seat 1 stand-in greedy" in first
    assert "seat 2 stand-in greedy" in second


def test_replay_shows_any_move_as_any_seat_saw_it(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    end = json.loads(run(capsys, "replay", record, "--json"))
    assert end["outcome"]["places"]
    start = json.loads(run(capsys, "replay", record, "--move", 0, "--json"))
    assert start["answered"] == 0
    assert start["decisions"] == []
    assert all(side["objective"] is None for side in start["view"]["workshops"])
    mine = json.loads(run(capsys, "replay", record, "--move", 0, "--seat", 1, "--json"))
    shown = [side["objective"] for side in mine["view"]["workshops"]]
    assert shown[0]
    assert shown[1] is None
    text = run(capsys, "replay", record, "--move", 7)
    assert "greedy" in text


def test_replay_draws_a_picture(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.png"
    run(capsys, "replay", record, "--move", 30, "--seat", 1, "--image", out)
    with Image.open(out) as picture:
        assert picture.width == 1600


def test_a_position_is_answered_and_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.toml"
    file.write_text('game = "cartels"\nseats = 2\n[state]\nfirst = 1\nround = 3\n', "utf-8")
    shown = json.loads(run(capsys, "position", file, "--answer", "place:2-1-0", "--json"))
    assert shown["answered"] == 1
    assert shown["waiting"] == [1]
    assert "place:1-1-1" in [option["key"] for option in shown["decisions"][0]["options"]]
    text = run(capsys, "position", file)
    assert "place:1-1-1" in text
    hidden = run(capsys, "position", file, "--seat", 1)
    assert "place:1-1-1" not in hidden


def test_data_prints_every_value_with_its_tag(capsys: pytest.CaptureFixture[str]) -> None:
    printed = run(capsys, "data", "cartels")
    assert "rulebook  numbers.capacity" in printed
    assert "designed  machine.M40.points" in printed
    values = json.loads(run(capsys, "data", "cartels", "--json"))
    assert {value["tag"] for value in values} == {"rulebook", "designed"}
    assert len(values) == len(printed.splitlines())
