"""What picture and text form both read out of a view."""

from __future__ import annotations

from typing import NamedTuple

from games.cartels.cards import (
    CARTELS,
    DEPOTS,
    GOLD,
    KINDS,
    MACHINES,
    OBJECTIVE_POINTS,
    OBJECTIVES,
)
from games.cartels.payment import amounts, payments
from games.cartels.scoring import assign
from games.cartels.view import View, WorkshopView
from games.text import Text, say


def kinds_of(cartel: str) -> tuple[str, str, str]:
    """What a depot holds, in the order of the board."""
    depot = DEPOTS[cartel]
    return depot.primary, depot.secondary, GOLD


def counts_in(view: View, cartel: str) -> tuple[int, ...] | None:
    """Workers in a cube by seat, as far as the table shows them; the NPC's come last."""
    if view.opened and view.opened.cartel == cartel:
        return view.opened.counts
    return view.cubes[CARTELS.index(cartel)] if view.cubes else None


def status(view: View, cartel: str) -> Text:
    """Whether a cartel is open, and if not, when it opens."""
    if view.opened and view.opened.cartel == cartel:
        return say("cartels.picture-open")
    if cartel in view.to_open:
        return say("cartels.picture-opens-next")
    handled = view.phase not in {"workers", "over"}
    coming = view.round + 1 if handled else view.round
    for number, opens in enumerate(view.track, 1):
        if number >= coming and cartel in opens and view.phase != "over":
            if number == view.round:
                return say("cartels.picture-opens-next")
            return say("cartels.picture-opens", round=number)
    return say("cartels.picture-opens-never")


def total(workshop: WorkshopView) -> int:
    """Points of machines, and of the objective where it is shown."""
    types, nations = workshop.fulfilled or (False, False)
    return workshop.points + OBJECTIVE_POINTS.types * types + OBJECTIVE_POINTS.nations * nations


class Served(NamedTuple):
    """An icon of an objective, and the machine that serves it best as things stand."""

    icon: str
    machine: str | None


class Half(NamedTuple):
    """One combination of an objective card."""

    served: tuple[Served, ...]
    done: bool
    points: int


def progress(workshop: WorkshopView) -> tuple[Half, Half] | None:
    """How far the types and the nations of an objective have come, where the card is shown."""
    if workshop.objective is None or workshop.fulfilled is None:
        return None
    card, (types, nations) = OBJECTIVES[workshop.objective], workshop.fulfilled
    first = card.nations if nations and not types else card.types
    second = card.types if first is card.nations else card.nations
    machines = [MACHINES[key] for key in workshop.machines]
    found = [
        Served(icon, None if index is None else machines[index].id)
        for icon, index in zip((*first, *second), assign((*first, *second), machines), strict=True)
    ]
    halves = {id(first): tuple(found[: len(first)]), id(second): tuple(found[len(first) :])}
    return (
        Half(halves[id(card.types)], types, OBJECTIVE_POINTS.types),
        Half(halves[id(card.nations)], nations, OBJECTIVE_POINTS.nations),
    )


class Lacking(NamedTuple):
    """What stands between a workshop and a card of the office."""

    goods: dict[str, int]
    converter: bool
    """Whether the converter makes up for all of it."""


def lacking(workshop: WorkshopView, card: str) -> Lacking:
    """What a workshop still needs for a card."""
    cost = MACHINES[card].cost
    missing = {
        kind: cost[kind] - workshop.goods[kind]
        for kind in KINDS
        if cost.get(kind, 0) > workshop.goods[kind]
    }
    works = "converter" in workshop.upgrades and "converter" not in workshop.fresh
    made_up = bool(missing) and bool(payments(amounts(workshop.goods), card, converter=works))
    return Lacking(missing, made_up)
