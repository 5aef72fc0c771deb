"""The pictures and the text form of Noria."""

from rendering.noria.board import board
from rendering.noria.hand import hand
from rendering.noria.told import alt, describe, describe_hand

__all__ = ["alt", "board", "describe", "describe_hand", "hand"]
