"""What the guide of a first game reads off the table."""

from games.cartels.cards import GOLD, named
from games.cartels.view import View
from games.text import Arg, Series

REASONS = frozenset({"place", "take", "build", "upgrade", "exchange", "pass", "send"})
"""Verbs of which the guide says why they are good."""


def facts(view: View) -> dict[str, Arg]:
    """What opens next, and numbers of the learner's own side."""
    me = view.workshops[view.seat or 0]
    opens = next(
        (number for number in range(view.round, view.last_round + 1) if view.track[number - 1]),
        view.last_round,
    )
    return {
        "workers": me.workers,
        "gold": me.goods[GOLD],
        "opens": opens,
        "cartels": Series(tuple(named(cartel) for cartel in view.track[opens - 1])),
        "last": view.last_round,
    }
