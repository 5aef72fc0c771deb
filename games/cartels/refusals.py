"""Why a move that looks possible is not."""

from games.cartels.cards import ENGINEER, GOLD, KINDS, MACHINES, NUMBERS, SLOTS, UPGRADES, named
from games.cartels.machines import goods_text
from games.cartels.payment import amounts, bundle_from_text
from games.cartels.state import State, Workshop
from games.text import Seat, Text, say


def why_not(state: State, seat: Seat, key: str) -> Text | None:
    """The rule that stands against this answer of this seat now."""
    verb, _, what = key.partition(":")
    workshop = state.workshops[seat]
    match state.phase, verb:
        case "workers", "place":
            return _place(workshop, what)
        case "collecting", "take":
            return _take(state, workshop, what)
        case "machines", "build":
            return _build(state, workshop, what)
        case "machines", "upgrade":
            return _upgrade(workshop, what)
        case "machines", "exchange":
            return _exchange(workshop, what)
        case _, ("place" | "take" | "build" | "upgrade" | "exchange" | "send" | "pass"):
            return say("cartels.not-now")
        case _:
            return None


def _place(workshop: Workshop, what: str) -> Text | None:
    counts = what.split("-")
    if len(counts) != 3 or not all(count.isdecimal() and len(count) < 4 for count in counts):
        return say("cartels.place-how", count=workshop.workers)
    return say(
        "cartels.place-all", count=workshop.workers, given=sum(int(count) for count in counts)
    )


def _take(state: State, workshop: Workshop, what: str) -> Text | None:
    if what == ENGINEER:
        return say("cartels.engineer-gone")
    if what not in KINDS or not state.opened:
        return None
    if not state.depots[state.opened.cartel].get(what):
        return say("cartels.not-in-depot", kind=named(what), cartel=named(state.opened.cartel))
    if not workshop.room_for(what):
        return say("cartels.full", kind=named(what), capacity=NUMBERS.capacity)
    return None


def _build(state: State, workshop: Workshop, what: str) -> Text | None:
    slot, _, paid = what.partition(":")
    if slot not in SLOTS:
        return None
    card = state.office[[str(name) for name in SLOTS].index(slot)]
    if not card:
        return say("cartels.slot-empty")
    cost = amounts(MACHINES[card].cost)
    held = amounts(workshop.goods)
    missing = tuple(max(0, need - have) for need, have in zip(cost, held, strict=True))
    if missing[-1]:
        return say("cartels.needs-gold", card=named(card), need=cost[-1], have=held[-1])
    if paid and "converter" in workshop.fresh:
        return say("cartels.converter-fresh")
    if any(missing):
        return say("cartels.cannot-pay", card=named(card), goods=goods_text(missing))
    return say("cartels.pay-how", card=named(card), goods=goods_text(cost))


def _upgrade(workshop: Workshop, what: str) -> Text | None:
    if what not in UPGRADES:
        return None
    if what in workshop.upgrades:
        return say("cartels.upgrade-owned", upgrade=named(what))
    return say(
        "cartels.upgrade-gold",
        upgrade=named(what),
        need=UPGRADES[what].cost,
        have=workshop.goods[GOLD],
    )


def _exchange(workshop: Workshop, what: str) -> Text | None:
    given_text, _, got = what.partition("=")
    given, kind = bundle_from_text(given_text), got[1:]
    if given is None or kind not in KINDS:
        return None
    held = amounts(workshop.goods)
    if any(gone > have for gone, have in zip(given, held, strict=True)):
        return say("cartels.exchange-have", goods=goods_text(held))
    if not workshop.room_for(kind):
        return say("cartels.full", kind=named(kind), capacity=NUMBERS.capacity)
    return say(
        "cartels.exchange-how",
        gold=NUMBERS.gold_for_resource,
        resources=NUMBERS.resources_for_gold,
    )
