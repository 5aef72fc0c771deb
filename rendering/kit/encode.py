"""From a finished picture to the bytes that are posted.

A board has few colours and the mixtures between them that smooth edges have. So it is written with
a fixed table of 256 colours made from the palette: a third of the size and a quarter of the time of
a PNG in full colour, and the same bytes for the same picture.
"""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import chain, product

from PIL import Image

from rendering.kit.colours import Colour, Palette, mixed

LEVEL = 4
"""Beyond this zlib takes half as long again for a tenth of the size."""
QUICK = 2
"""Below this it takes as long, and above it half as long again for a tenth of the size."""


def png(image: Image.Image, palette: Palette, level: int = LEVEL) -> bytes:
    """The picture as a PNG file."""
    out = BytesIO()
    in_table(image, palette).save(out, "PNG", compress_level=level)
    return out.getvalue()


def in_table(image: Image.Image, palette: Palette) -> Image.Image:
    """The picture with one byte a pixel: each has the nearest of the palette's 256 colours."""
    return image.quantize(palette=_table(palette), dither=Image.Dither.NONE)


@cache
def _table(palette: Palette) -> Image.Image:
    table = Image.new("P", (1, 1))
    table.putpalette(list(chain.from_iterable(swatches(palette))))
    return table


def swatches(palette: Palette) -> tuple[Colour, ...]:
    """At most 256 colours: those of the palette first, then steps between those that meet."""
    grounds = (palette.panel, palette.paper, palette.sunk, palette.card)
    inks = (palette.ink, palette.edge, palette.muted, palette.mark, palette.metal, palette.line)
    pieces = (*palette.hues.values(), *palette.seats)
    ramps: list[tuple[Colour, Colour, int]] = [(palette.band_ink, palette.band, 6)]
    ramps += [(palette.on(piece), piece, 4) for piece in pieces]
    ramps += [
        (ink, ground, steps)
        for (ink, steps), ground in product(zip(inks, (5, 4, 3, 3, 3, 1), strict=True), grounds)
    ]
    ramps += [(palette.edge, piece, 2) for piece in pieces]
    ramps += [(palette.edge, palette.metal, 4), (palette.metal, palette.light, 4)]
    ramps += [(palette.metal, palette.band, 3), (palette.edge, palette.light, 3)]
    ramps += [(palette.band, ground, 2) for ground in grounds]
    whole = (
        *grounds, *inks, palette.band, palette.band_ink, palette.dark, palette.light, *pieces,
        *map(palette.tint, pieces),
    )  # fmt: skip
    between = (
        mixed(one, other, step / (steps + 1))
        for one, other, steps in ramps
        for step in range(1, steps + 1)
    )
    return tuple(dict.fromkeys((*whole, *between)))[:256]
