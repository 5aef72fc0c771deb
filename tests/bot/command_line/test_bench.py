"""`petitbleu bench` shows figures in three shapes; measuring itself is not for a test."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest

from bot.bench.figure import Figure
from bot.command_line import bench, main

FIGURES = [
    Figure("cartels: games a second", 82.0, "games", "the bound", 1.37, "at least 60", met=True),
    Figure("bot: memory", 171.5, "MB", "the bound of 160 MB", 1.07, "at most 160 MB", met=False),
]


@pytest.fixture(autouse=True)
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = [
        SimpleNamespace(
            __name__=f"bot.bench.{one.name.split(':')[0]}", figures=lambda one=one: [one]
        )
        for one in FIGURES
    ]
    monkeypatch.setattr(bench, "PARTS", parts)


def test_a_table_says_what_is_missed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench"]) == 0
    _heading, games, memory = capsys.readouterr().out.splitlines()
    assert games.split()[-1] == "met"
    assert "171.5 MB" in memory
    assert memory.split()[-1] == "MISSED"


def test_json_holds_every_field(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "--json"])
    first, second = json.loads(capsys.readouterr().out)
    assert first["ratio"] == 1.37
    assert second["met"] is False


def test_a_page_tells_how_to_read_it(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "--markdown"])
    page = capsys.readouterr().out
    assert "How to read" in page
    assert (
        "| bot: memory | 171.5 MB | 1.07 | the bound of 160 MB | at most 160 MB | MISSED |" in page
    )


def test_a_part_can_be_asked_for_alone(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "--only", "cartels", "--json"])
    assert [one["name"] for one in json.loads(capsys.readouterr().out)] == [FIGURES[0].name]
