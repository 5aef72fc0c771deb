"""What is written in pictures can be read on a phone: at least 11 px when it fills the screen.

A phone held sideways is 800 CSS pixels wide or more, and full screen means as wide as that: most
boards are taller than wide and are scrolled. Held upright a picture is half as large, and is zoomed
into; the text form needs neither.
"""

import ast
from pathlib import Path

import pytest

import rendering
from games.catalogue import games
from rendering.kit import lettering
from rendering.kit.canvas import WIDTH
from rendering.kit.colours import PALETTES
from rendering.kit.lettering import LEAST, Style, font
from rendering.pictures import board_image, hand_png
from rendering.words import Words
from tests.rendering.sampling import NAMES, moments, spread

SIDEWAYS = 800
"""CSS pixels: the narrowest of the usual phones, 360 by 800."""
READABLE = 11

HOUSE = Path(rendering.__file__).parent
BEFORE_WRITING = {"league/graph.py"}
"""Scales a curve for smooth edges, and writes beside it afterwards."""


def test_the_smallest_type_is_readable_on_a_phone_held_sideways() -> None:
    assert LEAST * SIDEWAYS / WIDTH >= READABLE
    with pytest.raises(ValueError, match="cannot be read"):
        font(Style("text", 400, LEAST - 1))


def test_nobody_writes_but_the_lettering_and_nothing_written_is_shrunk() -> None:
    """There is no way round the bound: one module makes letters, and none scales a picture."""
    for file in HOUSE.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        used |= {name.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
                 for name in node.names}  # fmt: skip
        if file.relative_to(HOUSE).as_posix() not in BEFORE_WRITING:
            assert not used & {"resize", "thumbnail", "transform"}, file
        if file.name != "lettering.py":
            assert not used & {"ImageFont", "truetype", "multiline_text"}, file


@pytest.mark.parametrize("key", [game.key for game in games()])
def test_every_text_of_every_board_and_hand_keeps_to_it(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a palette of its own, so that nothing comes drawn from a shelf."""
    sizes = set()
    whole = lettering.ink.__wrapped__

    def noted(text: str, style: Style) -> lettering.Ink:
        sizes.add(style.size)
        return whole(text, style)

    monkeypatch.setattr(lettering, "ink", noted)
    fresh = PALETTES["default"]._replace(name=f"phone {key}")
    monkeypatch.setattr("rendering.pictures.PALETTES", {**PALETTES, fresh.name: fresh})
    words = Words("en", NAMES)
    for moment in spread(moments(key, 2), 3):
        assert board_image(key, moment.spectator, words, palette=fresh.name).width == WIDTH
        hand_png(key, moment.seats[0], words, palette=fresh.name)
    assert sizes
    assert min(sizes) >= LEAST
