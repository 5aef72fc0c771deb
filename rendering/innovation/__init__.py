"""The pictures and the text form of Innovation."""

from rendering.innovation.board import board
from rendering.innovation.hand import hand
from rendering.innovation.told import alt, describe, describe_hand

__all__ = ["alt", "board", "describe", "describe_hand", "hand"]
