"""Views of Noria with one thing changed: whatever shows a view must show the difference."""

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from games.catalogue import game
from games.noria.state import Options
from games.noria.view import ChamberView, HouseView, IsleView, TurnView, View
from games.noria.wheel import Wheel
from tests.games.driving import random_game

NAMES = ("Ada", "Blaise", "Carl", "Dora")
Change = Callable[[View], View]


class Seen:
    """A moment of a game as everybody sees it."""

    def __init__(self, spectator: View, seats: tuple[View, ...], marks: tuple[str, ...]) -> None:
        self.spectator = spectator
        self.seats = seats
        self.marks = marks


@cache
def moments(seats: int, options: Options = Options()) -> tuple[Seen, ...]:  # noqa: B008
    """Every moment of one random game."""
    return tuple(
        Seen(
            step.table.view(None),
            tuple(step.table.view(seat) for seat in range(seats)),
            tuple(mark for event in step.events for mark in event.marks),
        )
        for step in random_game(game("noria"), seats, options, "seen")
    )


@cache
def base() -> View:
    """A moment late in a game for two, at the beginning of a turn."""
    found = [
        seen.spectator
        for seen in moments(2)
        if seen.spectator.stage == "turn" and not seen.spectator.turn.used
    ]
    view = found[len(found) * 3 // 4]
    wheel = Wheel(
        small=("CIT", "ENE*"),
        medium=("TRA", "", "MYC", "TOO"),
        large=("OBS", "", "", "BON", "ENE", "CIT"),
    )
    return in_house(wheel=wheel)(view)


def in_view(**changes: object) -> Change:
    """Change something of the table."""
    return lambda view: replace(view, **changes)


def in_house(**changes: object) -> Change:
    """Change something of the house in turn."""

    def change(view: View) -> View:
        houses = list(view.houses)
        houses[view.at] = replace(houses[view.at], **changes)
        return replace(view, houses=tuple(houses))

    return change


def in_turn(**changes: object) -> Change:
    """Change something of the turn."""
    return lambda view: replace(view, turn=replace(view.turn, **changes))


def in_isle(**changes: object) -> Change:
    """Change something of the first island."""

    def change(view: View) -> View:
        first, *others = view.islands
        return replace(view, islands=(replace(first, **changes), *others))

    return change


def in_chamber(**changes: object) -> Change:
    """Change something of a chamber."""

    def change(view: View) -> View:
        changed = replace(view.chambers["REF"], **changes)
        return replace(view, chambers=view.chambers | {"REF": changed})

    return change


def another_site(view: View) -> View:
    """A factory more, or of somebody else."""
    sites = view.islands[0].sites
    first = next(iter(sites))
    return in_isle(sites=sites | {first: 1 if sites[first] != 1 else 0})(view)


CHANGES: dict[tuple[type, str], Change] = {
    (View, "options"): in_view(options=Options(mode="expert", edition="fr")),
    (View, "stage"): in_view(stage="over"),
    (View, "round"): lambda view: replace(view, round=view.round - 1),
    (View, "rounds"): in_view(rounds=99),
    (View, "first"): lambda view: replace(view, first=1 - view.first),
    (View, "at"): lambda view: replace(view, at=1 - view.at),
    (View, "houses"): lambda view: replace(view, houses=view.houses[::-1]),
    (View, "islands"): lambda view: replace(view, islands=view.islands[::-1]),
    (View, "stack"): lambda view: replace(view, stack=view.stack + 1),
    (View, "market"): lambda view: replace(view, market=view.market | {"TRA": 9}),
    (View, "prices"): lambda view: replace(view, prices=view.prices | {"TRA": 9}),
    (View, "chambers"): in_chamber(seated=4, upper=0, value=8),
    (View, "spaces"): lambda view: replace(
        view, spaces=(*view.spaces[:-1], replace(view.spaces[-1], gear=True, intrigue=9))
    ),
    (View, "night_shift_price"): in_view(night_shift_price=9),
    (View, "modification_price"): in_view(modification_price=9),
    (View, "intrigue_price"): in_view(intrigue_price=9),
    (View, "turn"): in_turn(phase="politics"),
    (TurnView, "phase"): in_turn(phase="administration"),
    (TurnView, "used"): in_turn(used=("S1",)),
    (TurnView, "activated"): in_turn(used=("S1",), activated=("S1",)),
    (TurnView, "upgraded"): in_turn(upgraded=("S1",)),
    (TurnView, "doubled"): in_turn(doubled=True),
    (TurnView, "actions"): in_turn(actions=3),
    (TurnView, "extra"): in_turn(extra={"M2": 1}),
    (TurnView, "acting"): in_turn(acting="S1", left=1),
    (TurnView, "repeats"): in_turn(repeats="M2"),
    (TurnView, "left"): in_turn(acting="S1", left=2),
    (HouseView, "wheel"): in_house(wheel=Wheel(small=("BON", ""))),
    (HouseView, "pending"): in_house(pending=("TOO", "BON")),
    (HouseView, "stock"): in_house(stock={"E": 17, "M": 18, "O": 19}),
    (HouseView, "knowledge"): in_house(knowledge=77),
    (HouseView, "ships"): in_house(ships={"E": 7, "M": 8, "O": 9}),
    (HouseView, "empty"): in_house(empty=dict.fromkeys(("sail", "lamp"), 5) | {
        "propeller": 0, "compass": 0, "piston": 0
    }),
    (HouseView, "full"): in_house(full=dict.fromkeys(("sail", "lamp"), 5) | {
        "propeller": 0, "compass": 0, "piston": 0
    }),
    (HouseView, "factories"): in_house(factories=7),
    (HouseView, "income"): in_house(income=9),
    (HouseView, "levels"): in_house(levels={"REF": 9, "SET": 8, "EXP": 7, "RCH": 6}),
    (HouseView, "island"): in_house(island=""),
    (HouseView, "points"): lambda view: in_house(
        points=view.houses[view.at].points | {"REF": 55}
    )(view),
    (HouseView, "clutter"): in_house(clutter=99),
    (IsleView, "id"): in_isle(id="I9"),
    (IsleView, "ships"): in_isle(ships={"O": 9}),
    (IsleView, "sites"): another_site,
    (IsleView, "ambassadors"): lambda view: in_isle(
        ambassadors=() if view.islands[0].ambassadors else (0, 1)
    )(view),
    (ChamberView, "upper"): lambda view: in_chamber(upper=4 - view.chambers["REF"].upper)(view),
    (ChamberView, "seated"): lambda view: in_chamber(seated=3 - view.chambers["REF"].seated)(view),
    (ChamberView, "value"): in_chamber(value=77),
    (ChamberView, "next_value"): in_chamber(next_value=78),
}  # fmt: skip
"""A change to every field that anybody may see."""

ONLY_TOLD = {
    (TurnView, "upgraded"),
    (HouseView, "clutter"),
    (ChamberView, "next_value"),
}
"""What the picture leaves to the text form, or shows by what is printed beside it."""
