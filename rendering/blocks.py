"""How the C library gives back the memory of pictures.

A sheet takes megabytes for a moment. Left to itself glibc gets used to such sizes and keeps what
was freed, in each thread on its own.
"""

from __future__ import annotations

import ctypes
import os

_MMAP_THRESHOLD = -3
_ARENA_MAX = -8
LARGE = 128 * 1024
ARENAS = 2


def give_back_at_once() -> None:
    """From now on, whatever is large goes back to the system as soon as it is freed."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if os.name == "posix" else None
    if mallopt:
        mallopt(_MMAP_THRESHOLD, LARGE)
        mallopt(_ARENA_MAX, ARENAS)
