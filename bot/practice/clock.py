"""Time as the local Discord sees it: the wall's, or a test's own."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Timer:
    """Something to be done at a moment; it can be called off."""

    def __init__(self, clock: "Clock", due: float, action: Callable[[], None]) -> None:
        self._clock = clock
        self.due = due
        self._action = action
        self._handle: asyncio.TimerHandle | None = None
        self.set()

    def set(self) -> None:
        """Ask the event loop for the time that is left; on a clock that stands, only at the end."""
        if self._handle is not None:
            self._handle.cancel()
        left = max(0.0, self.due - self._clock.now())
        if self._clock.flows or left == 0.0:
            self._handle = asyncio.get_running_loop().call_later(left, self._ring)

    def cancel(self) -> None:
        """Do not do it."""
        if self._handle is not None:
            self._handle.cancel()
        self._clock.timers.discard(self)

    def _ring(self) -> None:
        self._clock.timers.discard(self)
        self._action()


class Clock:
    """The wall clock; or one that stands until a test puts it forward.

    With the latter no test depends on how busy the machine is, and nobody waits for minutes.
    """

    def __init__(self, *, flows: bool = True) -> None:
        self.flows = flows
        self.timers: set[Timer] = set()
        self._ahead = 0.0
        self._stands_at = time.time()

    def now(self) -> float:
        """Seconds since 1970."""
        return (time.time() if self.flows else self._stands_at) + self._ahead

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer:
        """Do something after a while."""
        timer = Timer(self, self.now() + seconds, action)
        self.timers.add(timer)
        return timer

    def advance(self, seconds: float) -> None:
        """Put the clock forward; what falls due meanwhile happens at the next turn of the loop."""
        self._ahead += seconds
        for timer in sorted(self.timers, key=lambda timer: timer.due):
            timer.set()

    def stop(self) -> None:
        """Call off everything that was to be done."""
        for timer in list(self.timers):
            timer.cancel()


def timestamp(seconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
