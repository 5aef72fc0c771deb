"""A stand-in that takes what looks best now and plans no further than its wheel's next turn."""

from __future__ import annotations

from games.chance import Chance
from games.decision import Answer, Decision
from games.noria.action import DOUBLE
from games.noria.black_market import WORTH
from games.noria.facts import GOODS, RESOURCE_DISCS, TRACKS
from games.noria.opening import BUILT
from games.noria.payment import paid_by
from games.noria.tool import production
from games.noria.travel import NEW
from games.noria.view import View
from games.noria.wheel import PATHS, SLOTS, Slot, plain
from games.noria.wishes import KNOWLEDGE, Wishes, turn_worth

ORDER = ("BON", "ENE", "MYC", "OBS", "TRA", "TOO", "CIT")
"""Which discs go first: what brings resources comes before what spends them."""


class Greedy:
    """Weighs every option by what it brings in points."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> Answer:
        """Choose the option that is worth most."""
        if decision.ordered:
            return tuple(f"wheel:{disc}" for disc in _wheel_order(view))
        if view.stage == "tracks":
            return (self._first_track(view, chance),)
        if view.stage == "wheels":
            return (decision.options[chance.below("greedy", len(decision.options))].key,)
        wishes = Wishes(view)
        between = not view.turn.acting and view.turn.phase != "administration"
        plan = _plan(wishes) if between else {}
        best, most = decision.options[0].key, float("-inf")
        for option in decision.options:
            worth = _worth(wishes, plan, option.key)
            if worth > most:
                best, most = option.key, worth
        return (best,)

    def _first_track(self, view: View, chance: Chance) -> str:
        """Any track, rather one that nobody has entered."""
        tracks = chance.shuffle("greedy", list(TRACKS))
        taken = [sum(house.levels[track] for house in view.houses) for track in tracks]
        return f"start:{tracks[taken.index(min(taken))]}"


def _wheel_order(view: View) -> tuple[str, ...]:
    """City into the small ring, then a resource and Travel, then the rest."""
    wanted = "OBS" if Wishes(view).focus == "REF" else "ENE"
    ahead = ("CIT", wanted, "TRA")
    return (*ahead, *(disc for disc in BUILT if disc not in ahead))


def _plan(wishes: Wishes) -> dict[Slot, float]:
    """The slots of the best path that is still open, with the worth of their discs."""
    view = wishes.view
    wheel, usable = wishes.house.wheel, view.usable
    best: dict[Slot, float] = {}
    for path in PATHS.values():
        if set(view.turn.used) <= set(path):
            slots = [slot for slot in path if slot in usable]
            found = {
                slot: wishes.using(wheel.disc(slot), double=not view.turn.doubled) for slot in slots
            }
            if sum(found.values()) > sum(best.values()):
                best = found
    return best


def _worth(wishes: Wishes, plan: dict[Slot, float], key: str) -> float:
    """What an option is worth; 0 is what it is worth to go on without it."""
    verb, _, what = key.partition(":")
    match verb:
        case "activate":
            return _activating(wishes, plan, what)
        case "inspect":
            return 0.5 if what in plan and wishes.left else -1.0
        case "shift":
            worth = turn_worth(wishes.in_slots(wishes.house.wheel.turned(what)))
            return _influencing(plan, worth, wishes.view.night_shift_price)
        case "modify":
            return _modifying(wishes, plan, what)
        case "trade":
            return _trading(wishes, what)
        case "intrigue":
            return _intriguing(wishes, plan, what)
        case "remove":
            return -wishes.chamber_gain(what)
        case "buy":
            return wishes.buying(what)
        case "invest":
            return wishes.investing(what)
        case "travel":
            return wishes.discovery() if what == NEW else wishes.landing(what)
        case "ship":
            return wishes.ship(what)
        case "factory":
            return wishes.factory(what)
        case "upgrade":
            return wishes.upgrading(wishes.house.wheel.disc(what))
        case "produce":
            return wishes.producing(production(what) or ())
        case "bonus":
            return wishes.acting(wishes.house.wheel.disc(what))
        case "pay":
            return -wishes.cost(paid_by(what))
        case "place":
            return wishes.slot_worth(what, wishes.house.pending[0])
        case "start":
            return wishes.resource[what]
    return -5.0 if key == "end:influence" else 0.0


def _activating(wishes: Wishes, plan: dict[Slot, float], what: str) -> float:
    """Discs of the plan, those that bring resources first; others not at all."""
    slot = what.removesuffix(DOUBLE)
    disc = plain(wishes.house.wheel.disc(slot))
    if slot not in plan or wishes.acting(disc) <= 0:
        return -1.0
    if wishes.acting(disc) < KNOWLEDGE * 0.9 and wishes.left and disc not in RESOURCE_DISCS:
        return -0.5
    earlier = len(ORDER) - ORDER.index(disc)
    if disc == "BON" and wishes.view.options.edition == "fr":
        earlier = 0
    return 1 + earlier + what.endswith(DOUBLE) * 0.5


def _influencing(plan: dict[Slot, float], worth: float, price: int) -> float:
    """Knowledge is spent on the wheel when the turn gains more than the knowledge is worth."""
    gain = worth - sum(plan.values()) - price * KNOWLEDGE
    return 20 + gain if gain > 1 else -1.0


def _modifying(wishes: Wishes, plan: dict[Slot, float], what: str) -> float:
    """The first question weighs a disc by the best that could come of moving it."""
    start, _, target = what.partition("-")
    targets = [target] if target else [slot for slot in SLOTS if slot != start]
    best = max(wishes.swap_worth(start, slot) for slot in targets)
    return _influencing(plan, best, wishes.view.modification_price)


def _trading(wishes: Wishes, what: str) -> float:
    """Goods are sold at the end when the knowledge buys an intrigue."""
    view = wishes.view
    lacking = view.intrigue_price - wishes.house.knowledge
    if what in GOODS and not wishes.left and not view.turn.acting:
        worth = sum(count * WORTH[good] for good, count in wishes.house.full.items())
        if 0 < lacking <= worth and wishes.chamber_gain(wishes.best_chamber) > 0:
            return 0.2
    return -1.0


def _intriguing(wishes: Wishes, plan: dict[Slot, float], what: str) -> float:
    """After all discs: the chamber that helps most, if it is worth its price."""
    if plan and any(worth > 0 for worth in plan.values()) and wishes.view.usable:
        return -1.0
    gain, price = wishes.chamber_gain(what), wishes.view.intrigue_price
    if gain <= 0 or (wishes.left and gain < price * 0.6):
        return -1.0
    return 0.1 + gain / 100
