"""The pictures and the text form of Promethium."""

from rendering.promethium.board import board
from rendering.promethium.hand import hand
from rendering.promethium.told import alt, describe, describe_hand

__all__ = ["alt", "board", "describe", "describe_hand", "hand"]
