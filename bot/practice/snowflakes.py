"""Discord's ids: 64 bits that begin with the moment they were made."""

from bot.practice.clock import Clock

EPOCH = 1_420_070_400  # the first second of 2015


class Snowflakes:
    """Gives out ids, each greater than the one before."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> int:
        """An id for something made now."""
        self._last = max(self._last + 1, at(self._clock.now()))
        return self._last


def at(seconds: float) -> int:
    """The lowest id of something made at that moment."""
    return int((seconds - EPOCH) * 1000) << 22
