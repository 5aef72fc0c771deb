"""Every table that waits for somebody, in one message."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clock.moments import moment
from bot.club.results import Waiting
from bot.panels.parts import Panel, layout
from bot.panels.times import until
from bot.speech import titled, words_for
from rendering.words import Words

ROOM = 3600
"""What a digest has for its tables; how many more there are, it says."""


def turns_text(waiting: Sequence[Waiting], words: Words) -> str:
    """Where, since when and until when somebody is waited for, and what they are asked."""
    return "\n".join(_turn_text(one, words) for one in waiting)


def _turn_text(one: Waiting, words: Words) -> str:
    spoken = words_for(one.table, words.language)
    lines = [f"**{titled(one.table, spoken, one.message)}** · {moment(one.since)}"]
    if one.deadline:
        lines.append(spoken.message("bot", "your-time", **until(one.deadline)))
    lines.append(f"-# {spoken.say(one.prompt)}")
    return "\n".join(lines)


def digest_panel(waiting: Sequence[Waiting], words: Words) -> Panel:
    """The digest: those who were waited for longest come first, as many as there is room for."""
    title = words.message("bot", "digest", count=len(waiting))
    parts, room = list[str](), ROOM
    for one in waiting:
        part = _turn_text(one, words)
        room -= len(part) + 1
        if room < 0:
            parts.append(words.message("bot", "digest-more", count=len(waiting) - len(parts)))
            break
        parts.append(part)
    return layout([f"## {title}", "\n".join(parts)])
