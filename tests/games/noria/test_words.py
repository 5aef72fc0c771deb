"""Noria speaks three languages, and says everything short enough."""

from __future__ import annotations

import re
from itertools import product

import pytest

from games.data import LANGUAGES
from games.noria import action, influence
from games.noria.facts import DISCS, NAME
from games.noria.influence import SHIFTING
from games.noria.state import Options
from games.noria.wheel import RINGS, SLOTS, UPGRADED
from games.noria.words import disc_text, slot_text
from games.text import Arg, Player, Text, say
from rendering.words import Words
from tests.games.driving import random_game
from tests.games.noria.test_play import NORIA

NAMES = ("Ada", "Blaise", "Carl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_options_are_short(language: str) -> None:
    words = Words(language)
    for verb in NORIA.rules.verbs:
        name = words.message("noria", f"verb-{verb}")
        assert re.fullmatch(r"[\w-]{1,32}", name)
        assert name == name.lower()
        assert len(words.message("noria", f"verb-{verb}-description")) <= 100
    verbs = [words.message("noria", f"verb-{verb}") for verb in NORIA.rules.verbs]
    assert len(set(verbs)) == len(verbs)
    for field in Options.__struct_fields__:
        assert len(words.message("noria", f"option-{field}-description")) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [Options(), Options(mode="expert", edition="fr")])
def test_labels_and_hints_are_short(language: str, options: Options) -> None:
    words = Words(language, NAMES)
    for number, step in enumerate(random_game(NORIA, 3, options, "words")):
        for event in step.events:
            assert words.say(event.text)
        if number % 3:
            continue
        for decision in step.table.pending:
            assert words.say(decision.prompt)
            for option in decision.options:
                assert 0 < len(words.say(option.label)) <= 80, words.say(option.label)
                if option.hint:
                    assert len(words.say(option.hint)) <= 100, words.say(option.hint)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_disc_in_any_slot_fits_on_a_button(language: str) -> None:
    words = Words(language)
    discs = [*DISCS, *(disc + UPGRADED for disc in DISCS)]
    for slot, disc in product(SLOTS, discs):
        for option in (
            influence._modify(slot, disc, 24),
            action._activate(slot, disc, True, 2, 0),
            action._inspect(slot, disc),
        ):
            assert len(words.say(option.label)) <= 80, words.say(option.label)


def _spoken(text: Text) -> list[str]:
    return [Words(language, NAMES).say(text) for language in LANGUAGES]


def test_rings_fit_into_sentences() -> None:
    turned = [
        say("noria.shifted", player=Player(0), ring=say(f"noria.ring-{ring}"), price=2)
        for ring in SHIFTING
    ]
    assert [_spoken(text) for text in turned] == [
        [
            "Ada turns the medium ring for 2 knowledge.",
            "Ada fait tourner l’anneau moyen pour 2 connaissances.",
            "Ada dreht für 2 Wissen den mittleren Ring.",
        ],
        [
            "Ada turns the large ring for 2 knowledge.",
            "Ada fait tourner le grand anneau pour 2 connaissances.",
            "Ada dreht für 2 Wissen den großen Ring.",
        ],
    ]
    for ring in RINGS:
        for said in _spoken(say("noria.no-ring-twice", ring=say(f"noria.ring-{ring}"))):
            assert not re.search(r"\b(le [aeiou]|le l’|the the)", said), said


def test_discs_and_islands_have_their_articles() -> None:
    disc = disc_text("ENE" + UPGRADED)
    assert _spoken(say("noria.activated", player=Player(1), disc=disc)) == [
        "Blaise activates the upgraded Energy disc.",
        "Blaise active le Disque Énergie amélioré.",
        "Blaise aktiviert die Energie-Scheibe (aufgewertet).",
    ]
    upgraded = say("noria.upgraded", player=Player(1), disc=NAME["CIT"], slot=slot_text("S0"))
    assert _spoken(upgraded) == [
        "Blaise upgrades the City disc (small top).",
        "Blaise améliore le Disque Ville (petit en haut).",
        "Blaise wertet die Stadt-Scheibe auf (klein oben).",
    ]
    assert _spoken(say("noria.travelled", player=Player(1), island=NAME["I3"])) == [
        "Blaise sails to Island 3.",
        "Blaise se rend sur l’Île 3.",
        "Blaise fährt zur Insel 3.",
    ]


def test_one_is_not_many() -> None:
    """Messages that say a number beside a word."""
    for message, number, words in (
        ("no-warehouse", "empty", (r"1 empty warehouse\b", r": 1\.", r": 1\.")),
        ("why-no-price", "price", (r"1 resource\b", r"1 ressource\b", r"1 Rohstoff\b")),
        ("why-no-toll", "toll", (r"1 resource\b", r"1 ressource\b", r"1 Rohstoff\b")),
        ("why-no-knowledge", "price", ("1 knowledge", r"1 connaissance\b", "1 Wissen")),
    ):
        args: dict[str, Arg] = {number: 1, "good": NAME["sail"]}
        said = _spoken(say(f"noria.{message}", **args))
        for sentence, part in zip(said, words, strict=True):
            assert re.search(part, sentence), sentence
    assert "2 connaissances" in _spoken(say("noria.why-no-knowledge", price=2))[1]
