"""How fast pictures are: drawn and encoded, beside encoding the finished picture alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from bot.bench.figure import Figure, best_of
from games.catalogue import Game, games
from games.chance import Seed
from games.selfplay import play_one
from games.table import Table
from games.text import Seat
from rendering.kit.colours import PALETTES
from rendering.kit.encode import png
from rendering.pictures import board_image, board_png
from rendering.words import Words

RATIO = 1.5
BYTES = 300_000
SAMPLES = 12


def figures() -> Iterator[Figure]:
    """Two figures a game: time and size of a full table's board through a whole game."""
    for game in games():
        yield from _board(game)


def _board(game: Game) -> Iterator[Figure]:
    words = Words("en", [f"Player {number}" for number in range(1, game.rules.seats.stop)])
    palette = PALETTES["default"]
    drawn = encoded = 0.0
    largest = 0
    views = _views(game)
    for view in views:
        image = board_image(game.key, view, words)
        largest = max(largest, len(png(image, palette)))
        drawn += best_of(3, partial(board_png, game.key, view, words))
        encoded += best_of(3, partial(png, image, palette))
    yield Figure(
        f"{game.key}: board drawn and encoded",
        round(drawn / len(views) * 1000, 1),
        "ms",
        "encoding the finished picture",
        round(drawn / encoded, 2),
        f"at most {RATIO:g} times",
        drawn <= RATIO * encoded,
    )
    yield Figure(
        f"{game.key}: largest board",
        round(largest / 1000, 1),
        "kB",
        f"the bound of {BYTES // 1000} kB",
        round(largest / BYTES, 2),
        f"at most {BYTES // 1000} kB",
        largest <= BYTES,
    )


def _views(game: Game) -> list[Any]:
    """Boards from the beginning to the end of a greedy game with every seat taken."""
    seen: list[Any] = []

    def look(table: Table[Any, Any, Any], seat: Seat, answer: tuple[str, ...]) -> None:  # noqa: ARG001
        seen.append(table.view(None))

    seats = game.rules.seats.stop - 1
    options = game.rules.options_type()
    play_one(game, options, Seed.from_words("pictures"), ["greedy"] * seats, after=look)
    return [seen[index * (len(seen) - 1) // (SAMPLES - 1)] for index in range(SAMPLES)]
