"""People's names: they may contain anything, and must never break a picture or a text."""

from __future__ import annotations

import re
import unicodedata

from rendering.kit.lettering import STAND_IN, legible
from rendering.words import Words

_MARKUP = re.compile(r"([\\*_~`|>#\[\]()<@:-])")
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINER = "\u200d"
"""The one unseen character that belongs to names: it makes one emoji of several."""
_STACKED = 2
"""Marks that may sit on one letter; Vietnamese has two."""
_LONGEST = 32


def drawn_name(words: Words, seat: int) -> str:
    """A name for a picture; the seat's number where no letter of it could be drawn."""
    name = legible(words.player(seat))
    if not name.strip(STAND_IN + " ."):
        return words.message("core", "seat", number=seat + 1)
    return name


def spoken_name(words: Words, seat: int) -> str:
    """A name for plain text: on one line, not endless, and without disturbing what follows it."""
    kept: list[str] = []
    stacked = 0
    for char in unicodedata.normalize("NFC", words.player(seat)):
        category = unicodedata.category(char)
        stacked = stacked + 1 if category in {"Mn", "Me"} else 0
        if char.isspace():
            kept.append(" ")
        elif stacked <= _STACKED and (category not in _UNSEEN or char == _JOINER):
            kept.append(char)
    name = " ".join("".join(kept).split())
    if not name.strip(_JOINER):
        return words.message("core", "seat", number=seat + 1)
    if len(name) > _LONGEST:
        name = name[: _LONGEST - 1].rstrip() + "…"
    if any(unicodedata.bidirectional(char) in {"R", "AL"} for char in name):
        return f"\u2068{name}\u2069"
    return name


def written_name(words: Words, seat: int) -> str:
    """A name for Discord's markdown, where it can neither mark anything up nor mention anybody."""
    return _MARKUP.sub(r"\\\1", spoken_name(words, seat))
