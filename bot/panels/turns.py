"""Every table that waits for somebody, in one message."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clock.moments import moment
from bot.club.results import Waiting
from bot.panels.parts import Panel, layout
from bot.panels.times import until
from bot.speech import clipped, titled, words_for
from rendering.words import Words

MOST = 20


def turns_text(waiting: Sequence[Waiting], words: Words) -> str:
    """Where, since when and until when somebody is waited for, and what they are asked."""
    lines = []
    for one in waiting[:MOST]:
        spoken = words_for(one.table, words.language)
        title = titled(one.table, spoken, one.message)
        lines.append(f"**{title}** · {moment(one.since)}")
        if one.deadline:
            lines.append(spoken.message("bot", "your-time", **until(one.deadline)))
        lines.append(f"-# {spoken.say(one.prompt)}")
    return clipped("\n".join(lines), 3800)


def digest_panel(waiting: Sequence[Waiting], words: Words) -> Panel:
    """The digest."""
    title = words.message("bot", "digest", count=len(waiting))
    return layout([f"## {title}", turns_text(waiting, words)])
