"""Why a move that a player had in mind is not possible now."""

from __future__ import annotations

from collections.abc import Callable

from games.noria import action, bonus, tool
from games.noria.administration import why_not_place
from games.noria.black_market import why_not_trade
from games.noria.city import why_not_buy, why_not_invest
from games.noria.influence import why_not_modify, why_not_shift
from games.noria.politics import why_not_intrigue, why_not_remove
from games.noria.state import State
from games.noria.travel import why_not_factory, why_not_ship, why_not_travel
from games.noria.wheel import plain
from games.text import Text, say

Why = Callable[[State, str], Text | None]

_BETWEEN_DISCS: dict[str, Why] = {
    "activate": action.why_not_activate,
    "inspect": action.why_not_use,
    "shift": why_not_shift,
    "modify": why_not_modify,
    "trade": why_not_trade,
    "intrigue": why_not_intrigue,
}
_OF_A_DISC: dict[str, tuple[str, Why]] = {
    "buy": ("CIT", why_not_buy),
    "invest": ("CIT", why_not_invest),
    "travel": ("TRA", why_not_travel),
    "ship": ("TRA", why_not_ship),
    "factory": ("TRA", why_not_factory),
    "upgrade": ("TOO", lambda state, slot: tool.why_not_upgrade(state, _acting_slot(state), slot)),
    "produce": ("TOO", tool.why_not_produce),
    "bonus": ("BON", lambda state, slot: bonus.why_not_target(state, slot, action.can_act)),
}


def why_not(state: State, key: str) -> Text | None:
    """The reason, where the rules have one."""
    verb, _, what = key.partition(":")
    if state.stage != "turn":
        return say("noria.no-turn-yet") if verb in _BETWEEN_DISCS or verb in _OF_A_DISC else None
    if verb in _OF_A_DISC:
        disc, why = _OF_A_DISC[verb]
        if _acting_disc(state) != disc:
            return say(f"noria.no-{disc}")
        return why(state, what)
    if verb in _BETWEEN_DISCS:
        if state.turn.acting and verb != "trade":
            return say("noria.no-other-disc")
        return _BETWEEN_DISCS[verb](state, what)
    if verb == "remove":
        return why_not_remove(state, what)
    if verb == "place":
        return why_not_place(state, what)
    return say("noria.no-payment") if verb == "pay" else None


def _acting_slot(state: State) -> str:
    acting = state.turn.acting
    return acting.repeats or acting.slot if acting else ""


def _acting_disc(state: State) -> str:
    """The disc that is acting now; a Bonus disc that repeats another counts as that other."""
    slot = _acting_slot(state)
    return plain(state.house.wheel.disc(slot)) if slot else ""
