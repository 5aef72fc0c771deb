"""The games there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from games.data import Data
from games.rules import Rules
from games.stand_in import Random, StandIn
from games.studying import study

KEYS: tuple[str, ...] = ("noria", "innovation", "promethium", "cartels")
"""Each is a package below `games` whose `GAME` is its entry."""


@dataclass(frozen=True)
class Game:
    """A catalogue entry: everything the rest of the house needs to know of a game."""

    rules: Rules[Any, Any, Any]
    data: Data
    greedy: Callable[[], StandIn[Any]]

    def __post_init__(self) -> None:
        """Tables are loaded in threads."""
        study(self.rules.state_type, self.rules.options_type)

    @property
    def key(self) -> str:
        """The name of the game in commands, records and message ids."""
        return self.rules.key

    @property
    def stand_ins(self) -> dict[str, Callable[[], StandIn[Any]]]:
        """The programs that can sit at this game's tables, by name."""
        return {"random": Random, "greedy": self.greedy}


@cache
def game(key: str) -> Game:
    """The entry of one game; `KeyError` when there is no such game."""
    if key not in KEYS:
        raise KeyError(key)
    entry: Game = import_module(f"games.{key}").GAME
    return entry


def games() -> tuple[Game, ...]:
    """Every game, in the catalogue's order."""
    return tuple(game(key) for key in KEYS)
