"""The worker phase: everybody puts all workers of the workshop openly into the three cubes."""

from functools import cache

from games.cartels.cards import CARTELS
from games.cartels.payment import splits
from games.cartels.state import State
from games.decision import Decision, Option
from games.event import Story
from games.rules import Play, choose
from games.text import Player, Seat, say


@cache
def placements(workers: int) -> tuple[Option, ...]:
    """Every split of the workers over the cubes, the even ones first."""
    ways = sorted(splits((workers,) * len(CARTELS), workers), key=lambda way: (max(way), way))
    return tuple(
        Option(
            key=f"place:{a}-{b}-{c}",
            label=say("cartels.option-place", a=a, b=b, c=c),
        )
        for a, b, c in ways
    )


def place_workers(state: State, story: Story) -> Play:
    """One seat places; when all have, the workshops are refilled from the stocks."""
    seat = (state.first + state.turn) % state.seats
    workshop = state.workshops[seat]
    if workshop.workers == 0:
        story.tell(say("cartels.no-workers", player=Player(seat)), touches=(seat,))
    else:
        key = yield from choose(
            Decision(
                seat=seat,
                prompt=say("cartels.ask-place", count=workshop.workers),
                options=placements(workshop.workers),
            )
        )
        _place(state, seat, [int(count) for count in key.removeprefix("place:").split("-")], story)
    state.turn += 1
    return None


def _place(state: State, seat: Seat, counts: list[int], story: Story) -> None:
    workshop = state.workshops[seat]
    for cartel, count in zip(CARTELS, counts, strict=True):
        state.cubes[cartel][seat] += count
    workshop.workers -= sum(counts)
    a, b, c = counts
    story.tell(
        say("cartels.placed", player=Player(seat), a=a, b=b, c=c),
        marks=tuple(
            f"cube.{cartel}" for cartel, count in zip(CARTELS, counts, strict=True) if count
        ),
    )
    story.used("place")


def refill_workshops(state: State) -> None:
    """The workers of the next round come out of the stocks."""
    for workshop in state.workshops:
        fresh = min(workshop.size - workshop.workers, workshop.stock)
        workshop.workers += fresh
        workshop.stock -= fresh
