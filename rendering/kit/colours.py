"""Palettes: colours by what they are for, so that one board can be drawn in any of them.

No palette is trusted to tell things apart alone: seats and goods also differ in shape and letter.
The tests compute contrasts, and distances as people with a colour deficiency see them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """A colour from its hexadecimal code."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """One colour with a share of another."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def luminance(shade: Colour) -> float:
    """How bright a colour is, from 0 for black to 1 for white (WCAG)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in shade)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """How well one colour is read on another, from 1 to 21 (WCAG)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


class Palette(NamedTuple):
    """Colours by role. Games take seats by number and goods or cards by hue."""

    name: str
    paper: Colour
    """Behind everything."""
    panel: Colour
    """Behind a group of things."""
    card: Colour
    """The face of a card."""
    sunk: Colour
    """An empty place that something may fill."""
    ink: Colour
    """What is to be read; on paper, panel, card and sunk."""
    muted: Colour
    """What is to be read second; on the same grounds."""
    line: Colour
    """Rules and frames that only please."""
    edge: Colour
    """Outlines that tell a piece from its ground."""
    metal: Colour
    """Ornament: brass."""
    band: Colour
    """The ground of headings."""
    band_ink: Colour
    """What is read on a band."""
    mark: Colour
    """What changed last, and whose turn it is."""
    dark: Colour
    """The darker of the two inks used on pieces."""
    light: Colour
    """The lighter of the two."""
    seats: tuple[Colour, ...]
    hues: Mapping[str, Colour]
    outline: int
    """How thick pieces are outlined, in pixels."""

    def on(self, ground: Colour) -> Colour:
        """The ink that reads best on a piece of some colour."""
        return max(self.dark, self.light, key=lambda shade: contrast(shade, ground))

    def tint(self, shade: Colour) -> Colour:
        """A ground that hints at a colour and lets ink be read: for a pile, a region, a panel."""
        return mixed(shade, self.panel, 0.78)

    def __hash__(self) -> int:
        """Palettes are told apart by name, which lets sprites be cached by them."""
        return hash(self.name)


HUES = ("red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "brown", "grey")


def _hues(warm: str, cold: str) -> Mapping[str, Colour]:
    codes = map(colour, [*warm.split(), *cold.split()])
    return MappingProxyType(dict(zip(HUES, codes, strict=True)))


def _seats(codes: str) -> tuple[Colour, ...]:
    return tuple(map(colour, codes.split()))


_DEFAULT = Palette(
    name="default",
    paper=colour("#EFE4CE"),
    panel=colour("#FAF4E6"),
    card=colour("#FFFCF5"),
    sunk=colour("#EBE0C8"),
    ink=colour("#2A2118"),
    muted=colour("#635441"),
    line=colour("#CDB98F"),
    edge=colour("#4A3B2A"),
    metal=colour("#B58A3C"),
    band=colour("#22384F"),
    band_ink=colour("#FBF3E0"),
    mark=colour("#C2301C"),
    dark=colour("#201810"),
    light=colour("#FFFFFF"),
    seats=_seats("#4E8BDC #D9822B #355428 #7A2D6B"),
    hues=_hues(
        "#AC3422 #DD7A1F #E8C548 #519243 #31C6CA", "#3666B2 #653A88 #D38AAB #805944 #8D8C7E"
    ),
    outline=2,
)

PALETTES: Mapping[str, Palette] = MappingProxyType(
    {
        palette.name: palette
        for palette in (
            _DEFAULT,
            _DEFAULT._replace(
                name="night",
                paper=colour("#14181F"),
                panel=colour("#212833"),
                card=colour("#2C3644"),
                sunk=colour("#171C24"),
                ink=colour("#F4EBD9"),
                muted=colour("#BDB19B"),
                line=colour("#4C5361"),
                edge=colour("#E9DFC9"),
                metal=colour("#C99B4A"),
                band=colour("#0D2A45"),
                band_ink=colour("#FBF3E0"),
                mark=colour("#FF8A5C"),
            ),
            _DEFAULT._replace(
                name="contrast",
                paper=colour("#FFFFFF"),
                panel=colour("#FFFFFF"),
                card=colour("#FFFFFF"),
                sunk=colour("#F0F0F0"),
                ink=colour("#000000"),
                muted=colour("#2B2B2B"),
                line=colour("#000000"),
                edge=colour("#000000"),
                metal=colour("#D9A62E"),
                band=colour("#000000"),
                band_ink=colour("#FFFFFF"),
                mark=colour("#B00000"),
                dark=colour("#000000"),
                seats=_seats("#2C43AC #F0A02F #44A784 #590A4D"),
                hues=_hues(
                    "#A12F0E #E07D21 #E8C547 #68A555 #2FA6A5",
                    "#1F589F #572770 #F3A2D2 #755033 #9B9A85",
                ),
                outline=3,
            ),
            _DEFAULT._replace(
                name="protan",
                mark=colour("#1B3FBF"),
                seats=_seats("#0D88EA #DA8229 #2A7C5D #762763"),
                hues=_hues(
                    "#B53934 #DD7A1E #E7C446 #519247 #1091A0",
                    "#3A70BE #5F3583 #FFB1CA #734F11 #9B978B",
                ),
            ),
            _DEFAULT._replace(
                name="deutan",
                mark=colour("#1B3FBF"),
                seats=_seats("#1570CA #D8822B #36815D #4C064E"),
                hues=_hues(
                    "#580100 #DD7A1F #F0CB4D #5B9A45 #1E827D",
                    "#2F60AA #753E84 #E196B7 #775031 #8F8876",
                ),
            ),
            _DEFAULT._replace(
                name="tritan",
                seats=_seats("#00399F #E97E29 #4CB591 #772863"),
                hues=_hues(
                    "#B3392B #DD7A1E #E9C648 #5A8029 #33958F",
                    "#315FA8 #6C4191 #DA8CA6 #7B5331 #9A9A94",
                ),
            ),
        )
    }
)
"""Palettes by name: the default, a dark and a high-contrast one, and three for deficiencies."""
