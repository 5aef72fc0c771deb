"""Why a move is not possible."""

from __future__ import annotations

from games.innovation.cards import CARDS, NAMES
from games.innovation.state import State
from games.text import Seat, Text, say


def why_not(state: State, seat: Seat, key: str) -> Text | None:
    """The reason that a player would want to hear for a plausible move; `None` if there is none."""
    verb, _, what = key.partition(":")
    holding = state.players[seat]
    if state.phase == "actions" and state.turn != seat and verb in ("draw", "dogma", "achieve"):
        return say("innovation.not-your-turn")
    if verb == "achieve" and what.isdecimal():
        return _why_not_achieve(state, seat, int(what))
    if what not in CARDS:
        return None
    card = NAMES[what]
    if verb == "dogma" and what not in holding.tops:
        owned = any(what in pile.cards for pile in holding.board.values())
        return say(f"innovation.{'covered' if owned else 'not-on-board'}", card=card)
    if verb == "meld" and what not in holding.hand:
        return say("innovation.not-in-hand", card=card)
    if verb in ("return", "tuck", "score", "give", "show", "keep"):
        mine = what in holding.hand or what in holding.score or what in holding.tops
        return say("innovation.not-fitting" if mine else "innovation.not-yours", card=card)
    return None


def _why_not_achieve(state: State, seat: Seat, age: int) -> Text | None:
    holding = state.players[seat]
    if not 1 <= age <= 9:
        return say("innovation.no-such-age", age=age)
    if age not in state.unclaimed_ages():
        return say("innovation.age-taken", age=age)
    if holding.points < 5 * age:
        return say("innovation.too-few-points", age=age, need=5 * age, have=holding.points)
    if holding.highest_top < age:
        return say("innovation.top-too-low", age=age, have=holding.highest_top)
    return None
