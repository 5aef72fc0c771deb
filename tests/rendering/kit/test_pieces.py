"""Pieces: told apart by shape and letter, whatever their colour."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from rendering.kit import pieces
from rendering.kit.canvas import Canvas
from rendering.kit.colours import PALETTES
from rendering.kit.encode import png
from rendering.kit.layout import Box

PALETTE = PALETTES["default"]
GREY = PALETTE._replace(
    name="grey",
    seats=((128, 128, 128),) * 4,
    hues=dict.fromkeys(PALETTE.hues, (128, 128, 128)),
)


def difference(one: Image.Image, other: Image.Image) -> int:
    """How many pixels differ clearly."""
    changed = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    return sum(changed.histogram()[64:])


def on_paper(piece: Image.Image) -> Image.Image:
    canvas = Canvas(*piece.size, PALETTE)
    canvas.stamp(piece, 0, 0)
    return canvas.image


def test_seats_differ_without_any_colour() -> None:
    tokens = [on_paper(pieces.seat_token(seat, 44, GREY)) for seat in range(4)]
    plain = [on_paper(pieces.worker(seat, 44, GREY)) for seat in range(4)]
    for family in (tokens, plain):
        for one, other in combinations(family, 2):
            assert difference(one, other) > 100


def test_pieces_are_outlined_inside_their_sheet() -> None:
    for shape in ("circle", "square", "triangle", "hexagon", "diamond", "octagon", "drop"):
        for size in (34, 60):
            alpha = pieces.token(shape, size, "red", "Xx", PALETTE).getchannel("A")
            box = alpha.getbbox()
            assert box
            assert box[2] - box[0] > size * 0.7
            assert box[3] - box[1] > size * 0.7


@pytest.mark.parametrize("count", [0, 1, 4])
def test_a_gauge_shows_how_many(count: int) -> None:
    full = on_paper(pieces.gauge(80, 10, count, 4, PALETTE))
    for index, cell in enumerate(Box(0, 0, 80, 10).columns(4, 3)):
        inside = full.getpixel(cell.centre)
        assert inside == (PALETTE.ink if index < count else PALETTE.sunk)


def test_a_chip_is_as_wide_as_its_words_and_no_wider_than_allowed() -> None:
    canvas = Canvas(600, 80, PALETTE)
    short = pieces.chip(canvas, 0, 0, 40, "Priority", ground=PALETTE.band)
    bound = pieces.chip(canvas, 0, 40, 40, "A very long label " * 3, ground=PALETTE.band, most=200)
    assert short.w < 200
    assert bound.w <= 200
    assert canvas.shortened == ["A very long label " * 3]


def test_a_panel_leaves_room_inside() -> None:
    canvas = Canvas(400, 200, PALETTE)
    box = Box(10, 10, 380, 180)
    assert box.contains(pieces.panel(canvas, box))
    titled = pieces.panel(canvas, box, "Title")
    assert titled.y > pieces.panel(canvas, box).y
    assert box.contains(titled)


def test_colours_of_the_palette_survive_the_encoding() -> None:
    canvas = Canvas(160, 20, PALETTE)
    shades = (PALETTE.ink, PALETTE.panel, PALETTE.mark, *PALETTE.seats, PALETTE.hues["teal"])
    for index, shade in enumerate(shades):
        canvas.fill(Box(index * 20, 0, 20, 20), shade)
    read = Image.open(BytesIO(png(canvas.image, PALETTE))).convert("RGB")
    for index, shade in enumerate(shades):
        found = read.getpixel((index * 20 + 10, 10))
        assert isinstance(found, tuple)
        assert max(abs(a - b) for a, b in zip(found, shade, strict=True)) <= 4
