"""Field by field: the text form tells what a view has, and no picture tells it by colour alone."""

from hashlib import blake2b
from typing import Any

import pytest

from games.catalogue import KEYS
from rendering.kit.colours import PALETTES
from rendering.pictures import board_image, text
from rendering.words import Words
from tests.rendering.fields import Field, changes, once, shown, values
from tests.rendering.sampling import NAMES

TOLD_OTHERWISE: dict[str, set[Field]] = {
    "cartels": set(),
    "innovation": {("View", "ages"), ("View", "specials")},  # by who has each achievement
    "noria": {("Space", "number")},  # by the rounds in which prices rise
    "promethium": {
        ("View", "turn"),  # by whose turn it is
        ("PlayerView", "colour"),  # by the tile that came with it
    },
}
"""Fields that repeat what others say."""

GREY = PALETTES["default"]._replace(
    name="grey",
    seats=(PALETTES["default"].hues["grey"],) * 4,
    hues=dict.fromkeys(PALETTES["default"].hues, PALETTES["default"].hues["grey"]),
)
"""All pieces in one colour: what can still be told apart is told by shape, letter or place."""

MOST = 100
"""How many changes of a field are tried before it counts as untold."""


@pytest.mark.parametrize("key", KEYS)
def test_the_text_form_tells_every_field(key: str) -> None:
    words = Words("en", NAMES)

    def told(view: Any) -> str:
        return text(key, view, words)

    played = once(told)
    public, own = values(key, seated=False), values(key, seated=True)
    missing = set()
    for field in own:
        if field in TOLD_OTHERWISE[key] | {("View", "seat")}:
            continue
        found = len(public[field]) > 1 and shown(played, told, key, field, seated=False, most=MOST)
        if not (found or shown(played, told, key, field, seated=True, most=MOST)):
            missing.add(field)
    assert not missing


@pytest.mark.parametrize("key", KEYS)
def test_no_picture_tells_anything_by_colour_alone(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rendering.pictures.PALETTES", {**PALETTES, "grey": GREY})
    words = Words("en", NAMES)

    def in_grey(view: Any) -> bytes:
        return blake2b(board_image(key, view, words, palette="grey").tobytes()).digest()

    def drawn(view: Any) -> bytes:
        return blake2b(board_image(key, view, words).tobytes()).digest()

    greyed, played = once(in_grey), once(drawn)
    seen = 0
    for field in values(key, seated=False):
        for view, other in changes(key, field, seated=False, most=2):
            try:
                if greyed(view) != in_grey(other):
                    seen += 1
                    break
                assert played(view) == drawn(other), field
            except (LookupError, ValueError, TypeError, AttributeError):
                continue  # not every mixture of two moments is a position
    assert seen > len(values(key, seated=False)) // 3
