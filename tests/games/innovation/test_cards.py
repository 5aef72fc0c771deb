"""What is printed on the cards, and that every effect is there with its words."""

from collections import Counter

import pytest

from games.data import LANGUAGES
from games.innovation.ages import EFFECTS
from games.innovation.cards import BY_AGE, CARDS, COLOURS, ICONS, SPECIALS, alphabetical
from games.innovation.stand_in import ALONE, DEMAND
from rendering.words import Words


def test_there_are_as_many_cards_as_the_box_holds() -> None:
    assert len(CARDS) == 105
    assert [card.number for card in CARDS.values()] == list(range(1, 106))
    assert {age: len(cards) for age, cards in BY_AGE.items()} == {1: 15} | dict.fromkeys(
        range(2, 11), 10
    )
    for age, cards in BY_AGE.items():
        colours = Counter(CARDS[card].colour for card in cards)
        assert colours == dict.fromkeys(COLOURS, 3 if age == 1 else 2)


def test_slots_and_icons_are_sound() -> None:
    ages: dict[str, set[int]] = {icon: set() for icon in ICONS}
    for card in CARDS.values():
        assert len(card.slots) == 4
        assert card.slots.count("hex") == 1
        assert card.featured in card.slots
        for slot in card.slots:
            if slot != "hex":
                ages[slot].add(card.age)
    assert max(ages["castle"]) == 3
    assert min(ages["factory"]) == 4
    assert min(ages["clock"]) == 7
    for icon in ("crown", "leaf", "bulb"):
        assert ages[icon] == set(range(1, 11))


def test_featured_icon_is_the_most_frequent() -> None:
    for card in CARDS.values():
        counts = Counter(slot for slot in card.slots if slot != "hex")
        assert counts[card.featured] == max(counts.values()), card.id


def test_every_effect_is_written() -> None:
    demands = [card for card, effects in EFFECTS.items() if effects[0].demand]
    assert len(demands) == 34
    assert sum(map(len, EFFECTS.values())) == 157
    assert Counter(map(len, EFFECTS.values())) == {1: 56, 2: 46, 3: 3}
    for effects in EFFECTS.values():
        assert [effect.number for effect in effects] == list(range(1, len(effects) + 1))
        assert all(effect.shared for effect in effects[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words(language: str) -> None:
    words = Words(language)
    for card, effects in EFFECTS.items():
        for effect in effects:
            said = words.message("innovation", f"{card}-{effect.number}")
            assert 5 < len(said) <= 220, (card, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_their_own(language: str) -> None:
    names = [card.name[language] for card in CARDS.values()]
    assert len(set(names)) == 105


def test_first_titles_are_filed_with_article_and_without_accents() -> None:
    french = sorted(BY_AGE[1], key=lambda card: alphabetical(card, "fr"))
    assert [CARDS[card].name["fr"] for card in french] == [
        "Agriculture", "Archerie", "Cités-États", "Code de lois", "Écriture", "Élevage",
        "La Roue", "Maçonnerie", "Métallurgie", "Mysticisme", "Outils", "Poterie", "Rames",
        "Tissage", "Voiles",
    ]  # fmt: skip
    english = sorted(BY_AGE[1], key=lambda card: alphabetical(card, "en"))
    assert [CARDS[card].name["en"] for card in english] == [
        "Agriculture", "Archery", "City States", "Clothing", "Code of Laws", "Domestication",
        "Masonry", "Metalworking", "Mysticism", "Oars", "Pottery", "Sailing", "The Wheel",
        "Tools", "Writing",
    ]  # fmt: skip


def test_the_stand_in_has_an_opinion_of_every_card() -> None:
    for card, effects in EFFECTS.items():
        assert (card in DEMAND) == bool(effects[0].demand)
        assert (card in ALONE) == any(effect.shared for effect in effects)


def test_specials_have_names() -> None:
    words = Words("fr")
    spoken = [words.name("innovation", special) for special in SPECIALS]
    assert spoken == ["Technologies", "Militaire", "Diplomatie", "Culture", "Sciences"]
