"""Static layers: what a board has before anything lies on it, drawn once and copied."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from rendering.kit.canvas import Canvas

MOST = 8
"""How many are kept in all: one is about 6 MB."""

_kept: OrderedDict[Hashable, Canvas] = OrderedDict()
_lock = Lock()


def layer(key: Hashable, draw: Callable[[], Canvas]) -> Canvas:
    """A fresh canvas with the static layer of this key on it, drawn if it is not at hand.

    The key names everything the layer depends on: game, seats, palette, language, and the like.
    """
    with _lock:
        found = _kept.get(key)
        if found:
            _kept.move_to_end(key)
    if found is None:
        found = draw()
        with _lock:
            _kept[key] = found
            while len(_kept) > MOST:
                _kept.popitem(last=False)
    return found.copy()


def forget() -> None:
    """Drop every layer: for those who measure a first drawing."""
    with _lock:
        _kept.clear()
