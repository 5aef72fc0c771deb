"""Palettes: what must be read can be read, and pieces differ for everybody's eyes."""

from itertools import combinations, product

import pytest

from rendering.kit.colours import HUES, PALETTES, Colour, Palette, contrast, luminance
from rendering.kit.encode import swatches

Matrix = tuple[tuple[float, float, float], ...]

SEEN: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How colours appear with a cone missing, in linear light (Machado and others, 2009)."""

every_palette = pytest.mark.parametrize("palette", PALETTES.values(), ids=list(PALETTES))


def seen_as(colour: Colour, eyes: str) -> tuple[float, float, float]:
    """A colour in Lab as somebody sees it."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    ]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True))))
        for row in SEEN[eyes]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Colour, other: Colour, eyes: str) -> float:
    """How different two colours look (CIE 1976)."""
    pairs = zip(seen_as(one, eyes), seen_as(other, eyes), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def grounds(palette: Palette) -> tuple[Colour, ...]:
    return palette.paper, palette.panel, palette.card, palette.sunk


def test_contrast_of_black_and_white_is_twenty_one() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert luminance((255, 255, 255)) == pytest.approx(1)
    assert distance((0, 0, 0), (255, 255, 255), "normal") == pytest.approx(100, abs=0.1)


@every_palette
def test_what_is_read_can_be_read(palette: Palette) -> None:
    least = 7.0 if palette.name == "contrast" else 4.5
    for ground in grounds(palette):
        assert contrast(palette.ink, ground) >= 7
        assert contrast(palette.muted, ground) >= least
    assert contrast(palette.band_ink, palette.band) >= 7
    for piece in (*palette.hues.values(), *palette.seats, palette.metal, palette.mark):
        assert contrast(palette.on(piece), piece) >= (least if piece != palette.mark else 4.5)


@every_palette
def test_ink_is_read_on_every_tint(palette: Palette) -> None:
    tints = {palette.tint(piece) for piece in (*palette.hues.values(), *palette.seats)}
    assert all(contrast(palette.ink, tint) >= 7 for tint in tints)
    assert tints <= set(swatches(palette))


@every_palette
def test_pieces_and_marks_stand_out_from_their_ground(palette: Palette) -> None:
    for ground, shade in product(grounds(palette), (palette.edge, palette.mark)):
        assert contrast(shade, ground) >= 3
    for seen in SEEN:
        for ground in grounds(palette):
            assert distance(palette.mark, ground, seen) >= 30


@every_palette
def test_seats_and_hues_differ_for_those_whom_the_palette_is_for(palette: Palette) -> None:
    own = palette.name in SEEN
    for eyes in (palette.name, "normal") if own else SEEN:
        seats = [distance(a, b, eyes) for a, b in combinations(palette.seats, 2)]
        hues = [distance(a, b, eyes) for a, b in combinations(palette.hues.values(), 2)]
        assert min(seats) >= (43 if own else 35)
        assert min(hues) >= (19 if own else 13)


@every_palette
def test_a_palette_has_every_role(palette: Palette) -> None:
    assert tuple(palette.hues) == HUES
    assert len(palette.seats) == 4
    table = swatches(palette)
    assert len(table) <= 256
    assert {palette.ink, palette.mark, *grounds(palette), *palette.seats} <= set(table)
