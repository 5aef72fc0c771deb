"""Examples, drawn: a part of a real board, with what changed marked."""

from io import BytesIO

import pytest
from PIL import Image

from games.catalogue import KEYS, game
from games.example import example
from games.innovation.state import Options
from rendering.examples import LEAST_HEIGHT, LEAST_WIDTH, example_png, example_text
from rendering.kit.canvas import WIDTH
from rendering.pictures import card_png, card_text, cards
from rendering.words import Words


@pytest.mark.parametrize("key", KEYS)
def test_every_example_is_drawn_large_enough_and_told(key: str) -> None:
    sizes = set()
    for verb in game(key).rules.verbs:
        found = example(key, verb)
        assert found
        picture = Image.open(BytesIO(example_png(key, found, "en")))
        sizes.add(picture.size)
        assert LEAST_WIDTH <= picture.width <= WIDTH
        assert picture.height >= min(LEAST_HEIGHT, 300)
        question, answer, _ = example_text(found, "de")
        assert question
        assert answer
    assert len(sizes) > 1, "examples show parts of boards"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_card_is_shown_as_the_table_plays_it(language: str) -> None:
    words = Words(language)
    assert cards("cartels") == ()
    for card in cards("innovation")[::9]:
        assert words.name("innovation", card) in card_text("innovation", card, words, Options())
    oars = card_text("innovation", "oars", words, Options())
    castle, crown = (words.name("innovation", icon) for icon in ("castle", "crown"))
    hexagon = words.message("innovation", "text-hex")
    slots = oars.splitlines()[1]
    assert f"{crown}, {hexagon}, {castle}" in slots
    assert slots.count(castle) == 3, "in two corners, and the one that counts"
    otherwise = Options(tools_needs_three=False)
    assert card_text("innovation", "tools", words, Options()) != (
        card_text("innovation", "tools", words, otherwise)
    )
    assert card_png("innovation", "tools", words, Options()) != (
        card_png("innovation", "tools", words, otherwise)
    )
    assert card_png("innovation", "oars", words, Options()) == (
        card_png("innovation", "oars", words, otherwise)
    )
