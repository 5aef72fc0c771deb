"""Views of Cartels with one thing changed: whatever shows a view must show the difference."""

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from games.cartels.cards import KINDS, UPGRADES
from games.cartels.view import OpenedView, View, WorkshopView
from tests.rendering.sampling import moments

Change = Callable[[View], View]


@cache
def base(phase: str) -> View:
    """A moment of a game for two with open cubes, late in a phase."""
    found: list[View] = [
        moment.spectator
        for moment in moments("cartels", 2, show_cubes=True)
        if moment.spectator.phase == phase
    ]
    return found[len(found) * 3 // 4]


def in_workshop(**changes: object) -> Change:
    """Change something of the first workshop."""

    def change(view: View) -> View:
        first, *others = view.workshops
        return replace(view, workshops=(replace(first, **changes), *others))

    return change


def in_opened(**changes: object) -> Change:
    """Change something of the cartel that is open."""

    def change(view: View) -> View:
        assert view.opened
        return replace(view, opened=replace(view.opened, **changes))

    return change


def in_view(**changes: object) -> Change:
    """Change something of the table."""
    return lambda view: replace(view, **changes)


def a_good_more(view: View) -> View:
    """A good more or less in the first warehouse."""
    goods = view.workshops[0].goods
    return in_workshop(goods=goods | {KINDS[0]: (goods[KINDS[0]] + 1) % 4})(view)


def a_depot_less(view: View) -> View:
    """A depot that has something taken out."""
    return replace(view, depots=view.depots | {"A": dict.fromkeys(view.depots["A"], 0)})


CHANGES: dict[tuple[type, str], tuple[str, Change]] = {
    (View, "phase"): ("workers", in_view(phase="machines")),
    (View, "round"): ("workers", in_view(round=24)),
    (View, "last_round"): ("workers", in_view(last_round=26, track=(*("",) * 25, "A"))),
    (View, "track"): ("workers", in_view(track=("B",) * 25)),
    (View, "first"): ("workers", lambda view: replace(view, first=1 - view.first)),
    (View, "turn"): ("machines", lambda view: replace(view, turn=1 - (view.turn or 0))),
    (View, "workshops"): ("workers", lambda view: replace(view, workshops=view.workshops[::-1])),
    (View, "cubes"): ("workers", in_view(cubes=None)),
    (View, "depots"): ("workers", a_depot_less),
    (View, "office"): ("workers", in_view(office=("", "M40", "M39"))),
    (View, "pile"): ("workers", in_view(pile=7)),
    (View, "later"): ("workers", in_view(later=9)),
    (View, "discards"): ("workers", in_view(discards=("STRIKE", "M38"))),
    (View, "to_open"): ("collecting", in_view(to_open=("A", "B", "C"))),
    (View, "opened"): ("collecting", in_view(opened=None)),
    (View, "engineer"): (
        "machines",
        lambda view: replace(view, engineer=0 if view.engineer is None else None),
    ),
    (View, "passes"): ("machines", lambda view: replace(view, passes=1 - view.passes)),
    (WorkshopView, "workers"): ("workers", in_workshop(workers=1)),
    (WorkshopView, "stock"): ("workers", in_workshop(stock=2)),
    (WorkshopView, "goods"): ("workers", a_good_more),
    (WorkshopView, "machines"): ("workers", in_workshop(machines=("M40", "M38"))),
    (WorkshopView, "upgrades"): (
        "workers",
        lambda view: in_workshop(upgrades=tuple(set(UPGRADES) - set(view.workshops[0].upgrades)))(
            view
        ),
    ),
    (WorkshopView, "fresh"): (
        "machines",
        lambda view: in_workshop(
            upgrades=("time",), fresh=() if view.workshops[0].fresh else ("time",)
        )(in_workshop(upgrades=("time",))(view)),
    ),
    (WorkshopView, "points"): ("workers", in_workshop(points=31)),
    (WorkshopView, "objective"): (
        "over",
        lambda view: in_workshop(objective="O1" if view.workshops[0].objective != "O1" else "O2")(
            view
        ),
    ),
    (WorkshopView, "fulfilled"): (
        "over",
        lambda view: in_workshop(
            fulfilled=(False, False)
            if view.workshops[0].fulfilled != (False, False)
            else (True,) * 2
        )(view),
    ),
    (OpenedView, "cartel"): (
        "collecting",
        lambda view: in_opened(cartel="A" if view.opened and view.opened.cartel != "A" else "B")(
            view
        ),
    ),
    (OpenedView, "counts"): ("collecting", in_opened(counts=(7, 6, 5))),
    (OpenedView, "order"): (
        "collecting",
        lambda view: in_opened(
            order=(1, 2) if view.opened and view.opened.order != (1, 2) else (2, 1)
        )(view),
    ),
    (OpenedView, "turn"): (
        "collecting",
        lambda view: in_opened(turn=1 if view.opened and view.opened.turn == 0 else 0)(view),
    ),
    (OpenedView, "left"): (
        "collecting",
        in_opened(left=3),
    ),
    (OpenedView, "preference"): (
        "collecting",
        lambda view: in_opened(preference=view.opened.preference[::-1] if view.opened else ())(
            view
        ),
    ),
}
"""For every field that anybody may see: a phase in which it matters, and a change to it."""
