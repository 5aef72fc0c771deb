"""The studio: a process of its own in which pictures are drawn. `python -m rendering.studio`

Drawing is the bulk of all the work there is. Beside an event loop it would hold the interpreter
just when a click waits for its acknowledgement; in another process it has a core to itself.

Wishes come in by standard input, one after the other, and what became of each goes out by standard
output, both pickled. When whoever wishes is gone, even killed, the input ends and so does the
studio.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, TypeVar, cast
from weakref import finalize

from rendering.blocks import give_back_at_once

T = TypeVar("T")

PROGRAM = "rendering.studio"


class Closed(Exception):
    """The studio has broken down: it was killed, or ran out of memory."""


class Studio:
    """The other side: it has one wish fulfilled after the other, and waits for it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[1],
        )
        self.close = finalize(self, _send_home, self._process)
        """Send the painter home; also done when this process ends."""

    def draw(self, wish: Callable[[], T]) -> T:
        """Have a function called; it and what it gives are copied."""
        send, receive = self._process.stdin, self._process.stdout
        try:
            pickle.dump(wish, cast("BinaryIO", send))
            cast("BinaryIO", send).flush()
            made, problem = pickle.load(cast("BinaryIO", receive))  # noqa: S301
        except (OSError, EOFError, pickle.UnpicklingError) as broken:
            self.close()
            raise Closed from broken
        if problem:
            raise problem
        return cast("T", made)


def _send_home(painter: subprocess.Popen[bytes]) -> None:
    painter.kill()
    painter.communicate()


def main() -> None:
    """Fulfil wishes until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_back_at_once()
    wishes, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    while True:
        try:
            wish = pickle.load(wishes)  # noqa: S301
        except (EOFError, pickle.UnpicklingError):  # nobody, or killed in the middle of a wish
            return
        try:
            pickle.dump(_fulfilled(wish), answers)
            answers.flush()
        except BrokenPipeError:  # killed while it waited
            os._exit(0)  # a usual exit would try once more to hand over the picture


def _fulfilled(wish: Callable[[], object]) -> tuple[object, Exception | None]:
    try:
        return wish(), None
    except Exception as problem:
        return None, problem


if __name__ == "__main__":
    main()
