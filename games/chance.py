"""Every shuffle and draw of a game, from one secret seed.

The same seed gives the same game on any machine, so nothing here relies on a library's generator.
Its hash is published when a game starts: whoever knows the seed afterwards can check every card.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TypeVar

from games.bound import Budget

T = TypeVar("T")

Loaded = dict[str, list[list[str]]]
"""What the next shuffles of a source bring to the front: for positions that are set up by hand."""


class Seed(bytes):
    """32 secret bytes."""

    @classmethod
    def new(cls) -> Seed:
        """A seed that nobody can guess."""
        return cls(secrets.token_bytes(32))

    @classmethod
    def from_words(cls, words: str) -> Seed:
        """A seed that can be written in a command or a position."""
        return cls(hashlib.blake2b(words.encode(), digest_size=32).digest())

    @classmethod
    def from_hex(cls, text: str) -> Seed:
        """Read back what `hex` wrote."""
        seed = cls(bytes.fromhex(text))
        if len(seed) != 32:
            raise ValueError("a seed has 64 hexadecimal digits")
        return seed

    @property
    def commitment(self) -> str:
        """What is published at the start: it binds the table to the seed and hides it."""
        return hashlib.sha256(self).hexdigest()


class Chance:
    """A seed and how often it was asked."""

    def __init__(
        self,
        seed: Seed,
        counter: int = 0,
        loaded: Loaded | None = None,
        budget: Budget | None = None,
    ) -> None:
        self._seed = seed
        self._budget = budget or Budget()
        self.counter = counter
        self.loaded: Loaded = {source: list(queue) for source, queue in (loaded or {}).items()}

    def shuffle(self, source: str, items: list[T]) -> list[T]:
        """Shuffle in place and return the same list. The source names what is shuffled."""
        count = len(items)
        entropy = self._entropy(1 + count // 48)
        for last in range(count - 1, 0, -1):
            entropy, other = divmod(entropy, last + 1)
            items[last], items[other] = items[other], items[last]
        if queue := self.loaded.get(source):
            first = queue.pop(0)
            items.sort(
                key=lambda item: first.index(str(item)) if str(item) in first else len(first)
            )
        return items

    def below(self, source: str, bound: int) -> int:
        """A number from 0 to bound - 1."""
        if queue := self.loaded.get(source):
            self.counter += 1
            return int(queue.pop(0)[0])
        return self._entropy(1) % bound

    def _entropy(self, blocks: int) -> int:
        """64 fresh bytes a block: far more than any shuffle needs, so remainders show no bias."""
        self._budget.spend()
        stream = b"".join(
            hashlib.blake2b(
                self.counter.to_bytes(8, "big") + block.to_bytes(4, "big"), key=self._seed
            ).digest()
            for block in range(blocks)
        )
        self.counter += 1
        return int.from_bytes(stream, "big")
