"""What costs much is done only so often: for one person, and for one server.

A game is never held up by it. It is for whoever looks at a hundred boards a minute or has a season
of games replayed, on purpose or by a script.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from bot.club import ClubRefusal
from bot.replies import Interaction

Cost = Literal["picture", "replay", "plan", "table"]


class Allowance(Struct, frozen=True):
    """So many times in so many seconds."""

    times: int
    seconds: float


PERSON: dict[Cost, Allowance] = {
    "picture": Allowance(30, 60),
    "replay": Allowance(8, 60),
    "plan": Allowance(90, 60),
    "table": Allowance(10, 600),
}
SERVER: dict[Cost, Allowance] = {
    "picture": Allowance(300, 60),
    "replay": Allowance(40, 60),
    "plan": Allowance(600, 60),
    "table": Allowance(60, 600),
}
KEPT = 5000
"""How many people and servers are kept an eye on before those who were quiet are forgotten."""


class Thrift:
    """Counts what was done lately; a restart forgets it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._spent: dict[tuple[str, Cost], deque[float]] = {}

    def spend(self, cost: Cost, interaction: Interaction) -> None:
        """Allow it, or refuse and say when it is allowed again."""
        places = [(f"person {interaction.user.id}", PERSON[cost])]
        if interaction.guild_id is not None:
            places.append((f"server {interaction.guild_id}", SERVER[cost]))
        now = self._now()
        windows = [self._window(name, cost, allowance, now) for name, allowance in places]
        for window, (_, allowance) in zip(windows, places, strict=True):
            if len(window) >= allowance.times:
                wait = window[0] + allowance.seconds - now
                raise ClubRefusal("slow-down", seconds=max(1, math.ceil(wait)))
        for window in windows:
            window.append(now)

    def _window(self, name: str, cost: Cost, allowance: Allowance, now: float) -> deque[float]:
        """The times at which it was done and which still count."""
        if len(self._spent) > KEPT:
            longest = max(one.seconds for one in (*PERSON.values(), *SERVER.values()))
            self._spent = {
                key: times
                for key, times in self._spent.items()
                if times and times[-1] > now - longest
            }
        window = self._spent.setdefault((name, cost), deque())
        while window and window[0] <= now - allowance.seconds:
            window.popleft()
        return window
