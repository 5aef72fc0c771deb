"""What the guide of a first game reads off the table."""

from games.promethium.view import View
from games.text import Arg, Series

REASONS = frozenset(
    {"leave", "line", "place", "scheme", "done", "order", "announce", "buy", "sell", "realise",
     "activate", "chemist", "expedition", "engineer", "machinist", "resell", "pass", "keep",
     "discard", "financier", "take", "tile", "decline", "lobby", "persuade", "steal"}
)  # fmt: skip
"""Verbs of which the guide says why they are good."""


def facts(view: View) -> dict[str, Arg]:
    """Numbers of the learner's own side."""
    me = view.me
    return {
        "money": me.money,
        "influence": me.influence,
        "promethium": me.promethium,
        "tiles": len(me.tiles),
        "tokens": Series(me.tokens or ()),
    }
