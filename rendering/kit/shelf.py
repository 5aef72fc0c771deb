"""Keeping what is expensive to draw, within a bound of memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Shelf(Generic[T]):
    """Things by key; those not used for longest go when there is no room left."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.used = 0
        self._things: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()

    def __getitem__(self, key: Hashable) -> T:
        """What is kept under a key."""
        with self._lock:
            thing, _ = self._things[key]
            self._things.move_to_end(key)
            return thing

    def __contains__(self, key: Hashable) -> bool:
        """Whether something is kept under a key."""
        return key in self._things

    def get(self, key: Hashable, make: Callable[[], T], size: Callable[[T], int]) -> T:
        """What is kept under a key, or made anew; two who ask at once may both make it."""
        with suppress(KeyError):
            return self[key]
        thing = make()
        with self._lock:
            if key not in self._things:
                self._things[key] = thing, size(thing)
                self.used += self._things[key][1]
            while self.used > self.room and len(self._things) > 1:
                _, (_, bytes_freed) = self._things.popitem(last=False)
                self.used -= bytes_freed
        return thing
