"""Sentences, numbers and lists are those of the language, and pictures have room for its words."""

from __future__ import annotations

import re
from importlib import import_module

import pytest
from fluent.syntax import serialize

from games.catalogue import KEYS
from games.data import LANGUAGES
from games.text import Name, Series, say
from rendering.kit.colours import PALETTES
from rendering.texts import AREAS, resources
from rendering.words import Unspoken, Words, own_name, spoken
from tests.rendering.sampling import NAMES, moments, spread


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 cards", "1 card", "2 cards", "1,234 cards"]),
        ("fr", ["0 carte", "1 carte", "2 cartes", "1\u202f234 cartes"]),
        ("de", ["0 Karten", "1 Karte", "2 Karten", "1.234 Karten"]),
    ],
)
def test_numbers_and_plurals(language: str, expected: list[str]) -> None:
    words = Words(language)
    said = [words.message("cartels", "text-pile", count=count) for count in (0, 1, 2, 1234)]
    assert [one.rstrip(".").split(":")[1].strip() for one in said] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Marching Cathedral, Snow Goose, and Iron Pike"),
        ("fr", "Cathédrale en marche, Oie des neiges et Brochet de fer"),
        ("de", "Wandernde Kathedrale, Schneegans und Eisenhecht"),
    ],
)
def test_lists(language: str, expected: str) -> None:
    cards = Series(tuple(Name("cartels", card) for card in ("M36", "M12", "M04")))
    assert expected in Words(language).say(say("cartels.alt-office", cards=cards))
    assert Words(language).series([]) == Words(language).message("core", "nothing")


@pytest.mark.parametrize(
    ("count", "expected"), [(0, "."), (1, "1 Korruptionswürfel."), (2, "2 Korruptionswürfeln.")]
)
def test_german_cases(count: int, expected: str) -> None:
    said = Words("de").message(
        "promethium", "realises", player="Ada", project="X", tiles="T", cubes=count
    )
    assert said.endswith(expected)


def test_french_sets_its_signs_apart_and_never_breaks_a_line_there() -> None:
    words = Words("fr")
    assert words.message("bot", "since") == "Quoi de neuf\u202f?"
    assert words.message("bot", "no-such-game", game="Go").endswith("«\u202fGo\u202f».")
    assert words.message("bot", "bad-option", options="x").endswith("\u00a0: x.")
    for area in AREAS:
        for resource in resources(area, "fr"):
            said = serialize(resource)
            assert not re.search(r"^[^#].*\w (?:[;?!»:]|$)", said, flags=re.MULTILINE)


def test_what_is_not_there_is_not_spoken() -> None:
    assert not spoken("tlh")
    with pytest.raises(ValueError, match="tlh"):
        Words("tlh")
    with pytest.raises(Unspoken):
        Words("fr").message("cartels", "no-such-message")
    assert [own_name(one) for one in ("en", "fr", "de", "pt-BR")] == [
        "English", "Français", "Deutsch", "Português (Brasil)",
    ]  # fmt: skip


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("key", KEYS)
def test_no_word_is_cut_in_a_picture(key: str, language: str) -> None:
    seats, palette = 4, PALETTES["default"]
    words = Words(language, NAMES[:seats])
    board = import_module(f"rendering.{key}.board").drawn
    hand = import_module(f"rendering.{key}.hand").drawn_hand
    for moment in spread(moments(key, seats), 7):
        assert board(moment.spectator, words, palette, moment.marks).shortened == []
        for view in moment.seats[::3]:
            private = hand(view, words, palette)
            assert private is None or private.shortened == []
