"""Final scoring. A machine counts for one icon only, so objectives are a matching problem."""

from collections.abc import Sequence

from msgspec import Struct

from games.cartels.cards import MACHINES, OBJECTIVE_POINTS, OBJECTIVES, Machine
from games.cartels.state import State, Workshop
from games.rules import Outcome, ScoreLine, places
from games.text import say


class Fulfilled(Struct, frozen=True):
    """Which combinations of an objective card are fulfilled at best."""

    types: bool
    nations: bool

    @property
    def points(self) -> int:
        """What they are worth together."""
        return OBJECTIVE_POINTS.types * self.types + OBJECTIVE_POINTS.nations * self.nations


def fulfilled(objective: str, machines: Sequence[str], *, all_or_nothing: bool) -> Fulfilled:
    """The best assignment of machines to the icons of the card."""
    card = OBJECTIVES[objective]
    built = [MACHINES[key] for key in machines]
    icons = {
        Fulfilled(types=True, nations=True): (*card.types, *card.nations),
        Fulfilled(types=True, nations=False): card.types,
        Fulfilled(types=False, nations=True): card.nations,
    }
    possible = [one for one in icons if (one.types and one.nations) or not all_or_nothing]
    for one in sorted(possible, key=lambda one: one.points, reverse=True):
        if _matches(icons[one], built):
            return one
    return Fulfilled(types=False, nations=False)


def _matches(icons: tuple[str, ...], machines: list[Machine]) -> bool:
    """Whether every icon can have a machine of its own."""
    return len(icons) <= len(machines) and None not in assign(icons, machines)


def assign(icons: Sequence[str], machines: Sequence[Machine]) -> list[int | None]:
    """A machine for as many icons as possible, each for one only (augmenting paths).

    An icon that comes earlier never loses its machine for good to one that comes later.
    """
    holder: dict[int, int] = {}

    def place(icon: int, tried: set[int]) -> bool:
        for index, machine in enumerate(machines):
            if index not in tried and icons[icon] in (machine.type, machine.nation):
                tried.add(index)
                if index not in holder or place(holder[index], tried):
                    holder[index] = icon
                    return True
        return False

    for icon in range(len(icons)):
        place(icon, set())
    served: list[int | None] = [None] * len(icons)
    for machine, icon in holder.items():
        served[icon] = machine
    return served


def machine_points(workshop: Workshop) -> int:
    """What the built machines are worth."""
    return sum(MACHINES[card].points for card in workshop.machines)


def outcome(state: State) -> Outcome:
    """Points, then goods, then the best machine; whoever is still level shares the place."""
    literal = state.options.objective_all_or_nothing
    done = [
        fulfilled(workshop.objective, workshop.machines, all_or_nothing=literal)
        for workshop in state.workshops
    ]
    machines = [machine_points(workshop) for workshop in state.workshops]
    goods = [sum(workshop.goods.values()) for workshop in state.workshops]
    best = [
        max((MACHINES[card].points for card in workshop.machines), default=0)
        for workshop in state.workshops
    ]
    scores = [points + one.points for points, one in zip(machines, done, strict=True)]
    return Outcome(
        reason=say("cartels.end", round=state.round),
        places=places(list(zip(scores, goods, best, strict=True))),
        scores=tuple(scores),
        account=(
            ScoreLine(say("cartels.score-machines"), tuple(machines)),
            ScoreLine(
                say("cartels.score-types"),
                tuple(OBJECTIVE_POINTS.types * one.types for one in done),
            ),
            ScoreLine(
                say("cartels.score-nations"),
                tuple(OBJECTIVE_POINTS.nations * one.nations for one in done),
            ),
        ),
    )
