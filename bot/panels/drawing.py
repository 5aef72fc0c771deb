"""Pictures for panels, drawn away from the event loop.

Only so many are drawn at once: a burst of turns must not starve the acknowledgement of clicks.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.club import Board, Desk, Summary
from bot.panels.parts import Picture
from bot.speech import picture_words
from rendering.pictures import alt_text, board_png, hand_png
from rendering.words import Words

_pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")


async def board_picture(board: Board, language: str | None = None) -> Picture:
    """The public board, with the places that the last turn changed marked."""
    words = picture_words(board.table, language)
    game, view, marks = board.table.game, board.view, board.marks

    def draw() -> Picture:
        content = board_png(game, view, words, marks=marks)
        return Picture(f"{game}-{board.move}.png", content, alt_text(game, view, words))

    return await asyncio.get_running_loop().run_in_executor(_pool, draw)


async def hand_picture(desk: Desk, language: str) -> Picture | None:
    """What only the seat sees; `None` where the game has nothing private to show."""
    if desk.seat is None:
        return None
    return await private_picture(desk.table, desk.view, language)


async def private_picture(table: Summary, view: Any, language: str) -> Picture | None:
    """The private picture of a view of one's own."""
    words = picture_words(table, language)
    alt = Words(language).message("bot", "alt-hand")

    def draw() -> Picture | None:
        content = hand_png(table.game, view, words)
        return Picture("hand.png", content, alt) if content else None

    return await asyncio.get_running_loop().run_in_executor(_pool, draw)
