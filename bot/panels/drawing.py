"""Pictures for panels, drawn in the studio: away from the event loop and from this process.

What was drawn lately is kept, because the same hand often goes to a person twice: privately in the
channel and by direct message.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from typing import Any, ParamSpec

import msgspec

from bot.club import Board, Desk
from bot.panels.parts import Picture
from bot.speech import picture_words
from rendering import captioned
from rendering.captioned import Captioned
from rendering.kit.shelf import Shelf
from rendering.league import Bracket, Course, Sheet
from rendering.studio import Closed, Studio
from rendering.words import Words

log = logging.getLogger(__name__)

P = ParamSpec("P")

CROWDED = 16
"""How many people in a hurry may wait for pictures before the next one goes without; the letters to
be posted, of which fifty wait at the most, then get most of the studio."""

_errands = ThreadPoolExecutor(max_workers=1, thread_name_prefix="to-the-studio")
_kept: Shelf[Picture | None] = Shelf(room=2_000_000)
_going: dict[str, asyncio.Task[Picture | None]] = {}
_hurried: set[str] = set()
"""What is being drawn for people in a hurry."""


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
    return _there(await _drawn(name, captioned.board, game, view, words, marks, colours, outcome))


class Crowded(Exception):
    """So many wait for pictures that whoever is in a hurry goes without."""


async def hand_picture(
    desk: Desk, language: str, palette: str | None = None, *, hurried: bool = False
) -> Picture | None:
    """What only the seat sees; `None` where the game has nothing private to show."""
    if desk.seat is None:
        return None
    words, game, view = picture_words(desk.table, language), desk.table.game, desk.view
    colours = palette or desk.table.palette
    name = f"hand-{_digest(game, view, words, colours)}.png"
    waits = hurried and name not in _going and name not in _kept
    if waits and len(_hurried) >= CROWDED:
        raise Crowded
    if waits:
        _hurried.add(name)
    try:
        return await _drawn(name, captioned.hand, game, view, words, colours)
    finally:
        if waits:
            _hurried.discard(name)


async def example_picture(
    key: str, verb: str, language: str, palette: str = "default"
) -> Picture | None:
    """An example of a kind of move, with the question, the answer and what came of it."""
    name = f"example-{key}-{verb}-{language}-{palette}.png"
    return await _drawn(name, captioned.played_example, key, verb, language, palette)


async def card_picture(
    key: str, card: str, language: str, options: Any, palette: str = "default"
) -> Picture:
    """A single card."""
    name = f"card-{key}-{card}-{language}-{palette}-{_digest(options)}.png"
    return _there(await _drawn(name, captioned.card, key, card, Words(language), options, palette))


async def league_picture(
    kind: str, shown: Sheet | Bracket | Course, words: Words, palette: str, alt: str
) -> Picture:
    """A picture of a league: standings, a bracket or a rating."""
    name = f"{kind}-{_digest(shown, words, palette)}.png"
    return _there(await _drawn(name, captioned.league, shown, words, palette, alt))


def _there(picture: Picture | None) -> Picture:
    if picture is None:
        raise LookupError("nothing was drawn")
    return picture


def _digest(*parts: Any) -> str:
    """Names what a picture shows: two pictures of one name are the same picture."""
    digest = hashlib.blake2b(digest_size=8)
    for part in parts:
        told = (part.language, part.players) if isinstance(part, Words) else part
        digest.update(msgspec.msgpack.encode(told))
    return digest.hexdigest()


async def _drawn(
    name: str, work: Callable[P, Captioned | None], *args: P.args, **kwargs: P.kwargs
) -> Picture | None:
    """What was drawn under this name lately, is being drawn for somebody else, or is drawn now."""
    with suppress(KeyError):
        return _kept[name]
    if name not in _going:
        _going[name] = asyncio.create_task(_draw(name, work, *args, **kwargs))
    return await asyncio.shield(_going[name])


async def _draw(
    name: str, work: Callable[P, Captioned | None], *args: P.args, **kwargs: P.kwargs
) -> Picture | None:
    try:
        wish = partial(work, *args, **kwargs)
        made = await asyncio.get_running_loop().run_in_executor(_errands, _fulfilled, wish)
    finally:
        del _going[name]
    picture = Picture(name, *made) if made else None
    return _kept.get(name, lambda: picture, _bytes)


def _bytes(picture: Picture | None) -> int:
    return len(picture.content) if picture else 0


def _fulfilled(wish: partial[Captioned | None]) -> Captioned | None:
    """A picture from the studio; one that has broken down is opened anew."""
    try:
        return _studio().draw(wish)
    except Closed:
        log.warning("the studio has broken down and is opened anew")
        _studio.cache_clear()
        return _studio().draw(wish)


@cache
def _studio() -> Studio:
    return Studio()
