"""The pictures and the text form of Cartels."""

from rendering.cartels.board import board
from rendering.cartels.hand import hand
from rendering.cartels.told import alt, describe, describe_hand

__all__ = ["alt", "board", "describe", "describe_hand", "hand"]
