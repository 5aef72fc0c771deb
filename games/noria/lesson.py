"""What the guide of a first game reads off the table."""

from games.noria.view import View
from games.text import Arg

REASONS = frozenset(
    {"start", "activate", "inspect", "end", "intrigue", "remove", "shift", "buy", "invest", "pay",
     "place", "travel", "ship", "factory", "upgrade", "produce", "trade"}
)  # fmt: skip
"""Verbs of which the guide says why they are good."""


def facts(view: View) -> dict[str, Arg]:
    """Numbers of the learner's own side."""
    me = view.houses[view.seat or 0]
    return {
        "knowledge": me.knowledge,
        "income": me.income,
        "resources": sum(me.stock.values()),
        "round": view.round,
        "rounds": view.rounds,
        "intrigue": view.intrigue_price,
    }
