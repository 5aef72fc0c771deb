"""What the guide of a first game reads off the table."""

from games.innovation.cards import GOALS
from games.innovation.view import View
from games.text import Arg

REASONS = frozenset({"meld", "draw", "dogma", "achieve", "return", "tuck", "score", "splay"})
"""Verbs of which the guide says why they are good."""


def facts(view: View) -> dict[str, Arg]:
    """Numbers of the learner's own side."""
    me = view.players[view.seat or 0]
    next_age = view.ages[0] if view.ages else 9
    return {
        "cards": len(me.hand_ages),
        "age": max(1, me.highest_top),
        "points": me.points,
        "next": next_age,
        "need": 5 * next_age,
        "goal": GOALS[len(view.players)],
        "won": len(me.ages) + len(me.specials),
    }
