"""Three languages are complete, and one more takes nothing but files."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import games
from games.catalogue import KEYS, game
from games.data import FIRST_LANGUAGE, LANGUAGES
from rendering.proofreading import faults

HOUSE = Path(games.__file__).parent.parent

REPORT = """
import json, sys
from bot.command_line import main
from bot.speech import language_of, languages
from games.catalogue import game
from games.text import say
from rendering import proofreading
from rendering.words import Words, own_name
found = [[one.area, one.message, one.problem] for one in proofreading.faults(sys.argv[1])]
json.dump({
    "home": proofreading.__file__, "faults": found, "offered": languages(),
    "reads": language_of(sys.argv[1]), "named": own_name(sys.argv[1]),
    "said": Words(sys.argv[1], ["Ada"]).message("cartels", "round", round=3, player="Ada")
    if sys.argv[1] in languages() else "",
    "code": main(["texts", sys.argv[1]]),
}, sys.stderr)
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_left_over_or_wrong(language: str) -> None:
    assert faults(language) == []


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole house in another place, with the files of one more language, Spanish."""
    there = tmp_path_factory.mktemp("house")
    for package in ("bot", "games", "rendering", "storage"):
        shutil.copytree(HOUSE / package, there / package, ignore=shutil.ignore_patterns("*.pyc"))
    for file in [*there.rglob("texts/*.ftl")]:
        if file.name.endswith(f"{FIRST_LANGUAGE}.ftl"):
            written = file.read_text(encoding="utf-8").replace(
                "Round { $round }", "Ronda { $round }"
            )
            file.with_name(file.name.replace(f"{FIRST_LANGUAGE}.ftl", "es.ftl")).write_text(
                written, encoding="utf-8"
            )
    for key in KEYS:
        names = {thing: name[FIRST_LANGUAGE] for thing, name in game(key).data.names.items()}
        listed = there / "games" / key / "data" / "names.es.toml"
        listed.write_text(
            "".join(f"{json.dumps(thing)} = {json.dumps(name)}\n" for thing, name in names.items()),
            encoding="utf-8",
        )
    return there


def report(house: Path, language: str) -> dict[str, object]:
    """What that house says of a language."""
    ran = subprocess.run(
        [sys.executable, "-c", REPORT, language],
        cwd=house, env=os.environ | {"PYTHONPATH": str(house)}, capture_output=True, check=True,
    )  # fmt: skip
    told: dict[str, object] = json.loads(ran.stderr)
    assert Path(str(told["home"])).is_relative_to(house)
    return told


def test_a_language_is_added_by_files_alone(house: Path) -> None:
    told = report(house, "es")
    assert told["faults"] == []
    assert "es" in list(told["offered"])  # type: ignore[call-overload]
    assert told["reads"] == "es"
    assert told["named"] == "Español"
    assert told["said"] == "Ronda 3 begins; Ada has the Priority card."
    assert told["code"] == 0


def test_what_a_language_lacks_is_listed_and_the_language_not_offered(house: Path) -> None:
    file = house / "games" / "cartels" / "texts" / "es.ftl"
    whole = file.read_text(encoding="utf-8")
    lacking = whole.replace("passed = { $player } passes.\n", "")
    lacking = lacking.replace("strike = Strike!", "strike = Strike, { $who }!")
    lacking = lacking.replace("opened = { $cartel } opens.", "opened = It opens.")
    lacking = lacking.replace("not-now = ", "too-much = Nobody asks for it.\nnot-now = { nowhere }")
    lacking = lacking.replace("[one] Place your worker", "[few] Place your worker")
    file.write_text(lacking, encoding="utf-8")
    try:
        told = report(house, "es")
    finally:
        file.write_text(whole, encoding="utf-8")
    assert told["faults"] == [
        ["cartels", "ask-place", "has the plural form [few], which the language lacks"],
        ["cartels", "not-now", "refers to nowhere, which is not there"],
        ["cartels", "opened", "leaves out $cartel"],
        ["cartels", "passed", "is missing"],
        ["cartels", "strike", "has the unknown variable $who"],
        ["cartels", "too-much", "does not exist in en"],
    ]
    assert "es" not in list(told["offered"])  # type: ignore[call-overload]
    assert told["reads"] == "en"
    assert told["code"] == 0, "only the three languages have to be complete"


def test_what_nobody_asks_for_is_listed_and_fails(house: Path) -> None:
    file = house / "games" / "cartels" / "texts" / "en.ftl"
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole + "\nnever-said = Never.\nverb-dance = dance\n", encoding="utf-8")
    try:
        told = report(house, "en")
    finally:
        file.write_text(whole, encoding="utf-8")
    assert told["faults"] == [
        ["cartels", "never-said", "is not used"],
        ["cartels", "verb-dance", "is not used"],
    ]
    assert told["code"] == 1
