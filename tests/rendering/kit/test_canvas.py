"""The canvas: text stays in its box, marks are seen, layers are not shared."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from rendering.kit import layers
from rendering.kit.canvas import Canvas, tile
from rendering.kit.colours import PALETTES, Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import HEADING, LEAST, Style
from tests.rendering.hostile import HOSTILE

PALETTE = PALETTES["default"]


def changed(canvas: Canvas) -> Box | None:
    """What was painted on an empty canvas."""
    empty = Image.new("RGB", canvas.image.size, PALETTE.paper)
    found = ImageChops.difference(canvas.image, empty).getbbox()
    return Box(found[0], found[1], found[2] - found[0], found[3] - found[1]) if found else None


@given(
    st.text(max_size=30),
    st.integers(4, 200),
    st.integers(4, 80),
    st.sampled_from(["left", "centre", "right"]),
    st.integers(1, 3),
)
def test_text_never_leaves_its_box(text: str, w: int, h: int, align: str, lines: int) -> None:
    canvas = Canvas(320, 160, PALETTE)
    box = Box(50, 40, w, h)
    canvas.text(box, text, Style("display", 700, LEAST + 8), align=align, lines=lines)  # type: ignore[arg-type]
    painted = changed(canvas)
    assert painted is None or box.contains(painted)


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_in_its_box_too(text: str) -> None:
    canvas = Canvas(320, 160, PALETTE)
    box = Box(60, 50, 120, 40)
    canvas.text(box, text, HEADING)
    painted = changed(canvas)
    assert painted is None or box.contains(painted)


def test_text_that_was_cut_is_told() -> None:
    canvas = Canvas(320, 160, PALETTE)
    canvas.text(Box(0, 0, 300, 40), "fits")
    assert canvas.shortened == []
    canvas.text(Box(0, 0, 60, 40), "does not fit at all")
    assert canvas.shortened == ["does not fit at all"]


def test_tiles_are_drawn_once_and_pass_on_what_was_cut() -> None:
    drawn: list[str] = []

    @tile
    def label(text: str, palette: Palette) -> Canvas:
        drawn.append(text)
        small = Canvas(60, 40, palette, palette.panel)
        small.text(small.box, text)
        return small

    canvas = Canvas(320, 160, PALETTE)
    for x in (0, 100):
        canvas.lay(label("a long label", PALETTE), Box(x, 0, 60, 40))
    assert drawn == ["a long label"]
    assert canvas.shortened == ["a long label"] * 2
    assert canvas.image.getpixel((0, 0)) == canvas.image.getpixel((100, 0)) == PALETTE.panel


def test_marks_surround_their_place_and_unknown_ones_do_nothing() -> None:
    canvas = Canvas(320, 160, PALETTE)
    box = canvas.place("depot", Box(100, 50, 100, 60))
    canvas.mark(["nowhere"])
    assert changed(canvas) is None
    canvas.mark(["depot", "depot"])
    painted = changed(canvas)
    assert painted
    assert painted.contains(box)
    assert box.inset(-10).contains(painted)
    middle = canvas.image.crop((140, 70, 160, 90))
    assert middle.getcolors() == [(400, PALETTE.paper)]


def test_a_layer_is_drawn_once_and_nobody_draws_on_it() -> None:
    drawn: list[int] = []

    def ground() -> Canvas:
        drawn.append(1)
        canvas = Canvas(40, 40, PALETTE)
        canvas.place("here", Box(0, 0, 10, 10))
        return canvas

    key = ("a test's own layer",)
    first = layers.layer(key, ground)
    first.fill(first.box, PALETTE.ink)
    first.place("there", Box(0, 0, 5, 5))
    second = layers.layer(key, ground)
    assert len(drawn) == 1
    assert changed(second) is None
    assert set(second.places) == {"here"}
