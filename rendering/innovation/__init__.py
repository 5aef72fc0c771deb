"""The pictures and the text form of Innovation."""

from rendering.innovation.board import board
from rendering.innovation.card import card, cards, describe_card
from rendering.innovation.hand import hand
from rendering.innovation.told import alt, describe, describe_hand

__all__ = [
    "alt",
    "board",
    "card",
    "cards",
    "describe",
    "describe_card",
    "describe_hand",
    "hand",
]
