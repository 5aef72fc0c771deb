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
from bot.speech import picture_words
from rendering.pictures import alt_text, board_png, hand_png
from rendering.words import Words

KEPT = 96
"""How many pictures are kept; each is well under 300 kB."""

_pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")
_kept: OrderedDict[str, Picture | None] = OrderedDict()


async def board_picture(board: Board, language: str | None = None) -> Picture:
    """The public board, with the places that the last turn changed marked."""
    words = picture_words(board.table, language)
    game, view, marks = board.table.game, board.view, board.marks
    name = f"{game}-{board.move}-{_digest(view, words, marks)}.png"

    def draw() -> Picture:
        content = board_png(game, view, words, marks=marks)
        return Picture(name, content, alt_text(game, view, words))

    drawn = await _drawn(name, draw)
    if drawn is None:
        raise LookupError(name)
    return drawn


async def hand_picture(desk: Desk, language: str) -> Picture | None:
    """What only the seat sees; `None` where the game has nothing private to show."""
    if desk.seat is None:
        return None
    words, game, view = picture_words(desk.table, language), desk.table.game, desk.view
    name = f"hand-{_digest(game, view, words)}.png"

    def draw() -> Picture | None:
        content = hand_png(game, view, words)
        alt = Words(language).message("bot", "alt-hand")
        return Picture(name, content, alt) if content else None

    return await _drawn(name, draw)


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
