"""Pictures for panels, drawn away from the event loop.

Only so many are drawn at once: a burst of turns must not starve the acknowledgement of clicks. What
was drawn lately is kept, because the same hand often goes to a person twice: privately in the
channel and by direct message.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from bot.club import Board, Desk
from bot.panels.parts import Picture
from bot.speech import clipped, picture_words
from games.example import example
from rendering.examples import NAMES, example_png, example_text
from rendering.pictures import (
    ALT_MOST,
    alt_text,
    board_png,
    card_png,
    card_text,
    hand_alt_text,
    hand_png,
    plain,
)
from rendering.words import Words

KEPT = 32
"""How many pictures are kept; each is well under 300 kB."""

_pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")
_kept: OrderedDict[str, Picture | None] = OrderedDict()


async def board_picture(
    board: Board, language: str | None = None, palette: str | None = None
) -> Picture:
    """The board, with the places that the last turn changed marked, and how the game ended.

    In the table's language and colours unless the reader's own are given.
    """
    words = picture_words(board.table, language)
    game, view, marks = board.table.game, board.view, board.marks
    outcome = board.table.outcome if board.over else None
    colours = palette or board.table.palette
    name = f"{game}-{board.move}-{_digest(view, words, marks, colours, outcome)}.png"

    def draw() -> Picture:
        content = board_png(game, view, words, marks=marks, palette=colours, outcome=outcome)
        return Picture(name, content, alt_text(game, view, words, outcome=outcome))

    drawn = await _drawn(name, draw)
    if drawn is None:
        raise LookupError(name)
    return drawn


async def hand_picture(desk: Desk, language: str, palette: str | None = None) -> Picture | None:
    """What only the seat sees; `None` where the game has nothing private to show."""
    if desk.seat is None:
        return None
    words, game, view = picture_words(desk.table, language), desk.table.game, desk.view
    colours = palette or desk.table.palette
    name = f"hand-{_digest(game, view, words, colours)}.png"

    def draw() -> Picture | None:
        content = hand_png(game, view, words, palette=colours)
        alt = hand_alt_text(game, view, words)
        return Picture(name, content, alt) if content and alt else None

    return await _drawn(name, draw)


async def example_picture(
    key: str, verb: str, language: str, palette: str = "default"
) -> Picture | None:
    """An example of a kind of move, with the question, the answer and what came of it."""
    name = f"example-{key}-{verb}-{language}-{palette}.png"

    def draw() -> Picture | None:
        found = example(key, verb)
        if found is None:
            return None
        question, answer, told = example_text(found, language)
        words = Words(language, NAMES)
        said = words.message(
            "bot", "example", player=words.player(found.seat), question=question, answer=answer
        )
        alt = clipped(f"{said} {told}".strip(), ALT_MOST)
        return Picture(name, example_png(key, found, language, palette), alt)

    return await _drawn(name, draw)


async def card_picture(
    key: str, card: str, language: str, options: Any, palette: str = "default"
) -> Picture:
    """A single card."""
    words = Words(language)
    name = f"card-{key}-{card}-{language}-{palette}-{_digest(options)}.png"

    def draw() -> Picture:
        alt = clipped(plain(card_text(key, card, words, options)), ALT_MOST)
        return Picture(name, card_png(key, card, words, options, palette=palette), alt)

    drawn = await _drawn(name, draw)
    if drawn is None:
        raise LookupError(name)
    return drawn


async def league_picture(
    kind: str, shown: Any, words: Words, draw: Callable[[], bytes], alt: str
) -> Picture:
    """A picture of a league: standings, a bracket or a rating."""
    name = f"{kind}-{_digest(shown, words)}.png"
    drawn = await _drawn(name, lambda: Picture(name, draw(), alt))
    if drawn is None:
        raise LookupError(name)
    return drawn


def _digest(*parts: Any) -> str:
    """Names what a picture shows: two pictures of one name are the same picture."""
    digest = hashlib.blake2b(digest_size=8)
    for part in parts:
        told = (part.language, part.players) if isinstance(part, Words) else part
        digest.update(msgspec.msgpack.encode(told))
    return digest.hexdigest()


async def _drawn(name: str, draw: Callable[[], Picture | None]) -> Picture | None:
    def once() -> Picture | None:
        # Whoever asked for the same picture a moment ago has had it drawn by now.
        return _kept[name] if name in _kept else draw()

    if name not in _kept:
        picture = await asyncio.get_running_loop().run_in_executor(_pool, once)
        _kept[name] = picture
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
        return picture
    _kept.move_to_end(name)
    return _kept[name]
