"""Limits on what one answer may set in motion.

A rule that loops must not stop the bot. Steps (events, shuffles, turns of the main loop) are
counted, which is exact and repeatable; a watchdog catches a loop that does not even do those.
"""

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

STEPS_PER_ANSWER = 20_000
SECONDS_PER_ANSWER = 10.0


class Runaway(Exception):
    """The rules went on for too long and were stopped."""


class Budget:
    """The steps left until the next answer."""

    def __init__(self, steps: int = STEPS_PER_ANSWER) -> None:
        self._steps = steps
        self._left = steps

    def refill(self) -> None:
        """A new answer may take its own number of steps."""
        self._left = self._steps

    def spend(self) -> None:
        """Take one step, if there is one left."""
        self._left -= 1
        if self._left < 0:
            raise Runaway(f"no answer needs {self._steps} steps")


class _Watchdog:
    """Interrupts threads that stay inside `watched` for too long."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._deadlines: dict[int, float] = {}
        self._bitten: set[int] = set()
        self._started = False

    def enter(self, seconds: float) -> None:
        if not self._started:
            self._started = True
            threading.Thread(target=self._patrol, name="rules watchdog", daemon=True).start()
        self._deadlines[threading.get_ident()] = time.monotonic() + seconds

    def leave(self) -> None:
        me = threading.get_ident()
        with self._lock:
            self._deadlines.pop(me, None)
            bitten = me in self._bitten
            self._bitten.discard(me)
        if bitten:
            # The interruption is already on its way: wait for it here, where it is expected.
            time.sleep(1)

    def _patrol(self) -> None:
        while True:
            time.sleep(0.5)
            now = time.monotonic()
            with self._lock:
                for thread, deadline in list(self._deadlines.items()):
                    if deadline < now and thread not in self._bitten:
                        self._bitten.add(thread)
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(
                            ctypes.c_ulong(thread), ctypes.py_object(Runaway)
                        )


_watchdog = _Watchdog()


@contextmanager
def watched() -> Iterator[None]:
    """Run what is inside under the watchdog's eye."""
    _watchdog.enter(SECONDS_PER_ANSWER)
    try:
        yield
    finally:
        _watchdog.leave()
