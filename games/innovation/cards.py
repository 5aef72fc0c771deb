"""The cards: what is printed on them, and how much of it a pile lets one see."""

from __future__ import annotations

import unicodedata
from typing import Literal, get_args

from msgspec import Struct

from games.data import load
from games.text import Name

KEY = "innovation"
DATA = load("games.innovation")

Icon = Literal["castle", "crown", "leaf", "bulb", "factory", "clock"]
Slot = Literal["castle", "crown", "leaf", "bulb", "factory", "clock", "hex"]
Colour = Literal["red", "yellow", "green", "blue", "purple"]
Direction = Literal["left", "right", "up"]
Splay = Literal["none", "left", "right", "up"]
Special = Literal["monument", "empire", "world", "wonder", "universe"]

ICONS: tuple[Icon, ...] = get_args(Icon)
COLOURS: tuple[Colour, ...] = get_args(Colour)
SPLAYS: tuple[Splay, ...] = get_args(Splay)
SPECIALS: tuple[Special, ...] = get_args(Special)
AGES = range(1, 11)

SHOWN: dict[Splay, tuple[int, ...]] = {"none": (), "left": (3,), "right": (0, 1), "up": (1, 2, 3)}
"""Which slots of a covered card a splay lets one see."""


class Card(Struct, frozen=True):
    """One card as it is printed."""

    id: str
    number: int
    age: int
    colour: Colour
    slots: tuple[Slot, ...]
    featured: Icon
    name: dict[str, str]

    def has(self, icon: Icon) -> bool:
        """Whether the icon is printed on it anywhere, covered or not."""
        return icon in self.slots


CARDS: dict[str, Card] = {card.id: card for card in DATA.read("card", tuple[Card, ...])}
NAMES: dict[str, Name] = {thing: Name(KEY, thing) for thing in DATA.names}
BY_AGE: dict[int, tuple[str, ...]] = {
    age: tuple(card.id for card in CARDS.values() if card.age == age) for age in AGES
}
_GOALS = DATA.read("goal", dict[str, int])
GOALS = {2: _GOALS["two"], 3: _GOALS["three"], 4: _GOALS["four"]}

# Icons are counted on every question, so the six counts travel in one number, a byte each.
_BYTE = {icon: 8 * place for place, icon in enumerate(ICONS)}


def _packed(slots: tuple[Slot, ...]) -> int:
    return sum(1 << _BYTE[slot] for slot in slots if slot != "hex")


PRINTED: dict[str, int] = {card.id: _packed(card.slots) for card in CARDS.values()}
PEEKING: dict[Splay, dict[str, int]] = {
    splay: {card.id: _packed(tuple(card.slots[slot] for slot in shown)) for card in CARDS.values()}
    for splay, shown in SHOWN.items()
}


def unpacked(counts: int, icon: Icon) -> int:
    """How many of one icon the packed counts hold."""
    return counts >> _BYTE[icon] & 255


def visible(card: str, splay: Splay) -> tuple[Slot, ...]:
    """The slots of a covered card that a splayed pile shows."""
    slots = CARDS[card].slots
    return tuple(slots[slot] for slot in SHOWN[splay])


def alphabetical(card: str, language: str) -> str:
    """The title as it is filed: article included, accents and case ignored."""
    plain = unicodedata.normalize("NFD", CARDS[card].name[language].casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def highest(cards: list[Card]) -> list[Card]:
    """All the cards that share the highest value."""
    most = highest_value(cards)
    return [card for card in cards if card.age == most]


def lowest(cards: list[Card]) -> list[Card]:
    """All the cards that share the lowest value."""
    least = min((card.age for card in cards), default=0)
    return [card for card in cards if card.age == least]


def highest_value(cards: list[Card]) -> int:
    """The highest value among the cards, 0 when there is none."""
    return max((card.age for card in cards), default=0)
