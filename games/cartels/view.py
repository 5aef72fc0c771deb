"""What a seat sees of the table."""

from msgspec import Struct

from games.cartels.cards import CARTELS, TRACK, last_round
from games.cartels.scoring import fulfilled, machine_points
from games.cartels.state import Phase, State, Workshop
from games.text import Seat


class WorkshopView(Struct, frozen=True):
    """One player's side, as another sees it or as its owner does."""

    workers: int
    stock: int
    goods: dict[str, int]
    machines: tuple[str, ...]
    upgrades: tuple[str, ...]
    fresh: tuple[str, ...]
    points: int
    """What the machines are worth."""
    objective: str | None
    """The secret card: shown to its owner, and to all when the game is over."""
    fulfilled: tuple[bool, bool] | None
    """Whether its types and its nations are fulfilled, where the card is shown."""


class OpenedView(Struct, frozen=True):
    """The cartel being handled."""

    cartel: str
    counts: tuple[int, ...]
    order: tuple[int, ...]
    turn: int
    left: int
    preference: tuple[str, ...]


class View(Struct, frozen=True):
    """The table as one seat, or a spectator, may see it."""

    seat: Seat | None
    phase: Phase
    round: int
    last_round: int
    track: tuple[str, ...]
    """The cartels that open in each round of this game."""
    first: Seat
    turn: Seat | None
    """Whose move it is."""
    workshops: tuple[WorkshopView, ...]
    cubes: tuple[tuple[int, ...], ...] | None
    """Workers per cube and seat; `None` where the table keeps the cubes closed."""
    depots: dict[str, dict[str, int]]
    office: tuple[str, ...]
    pile: int
    later: int
    discards: tuple[str, ...]
    to_open: tuple[str, ...]
    opened: OpenedView | None
    engineer: Seat | None
    passes: int


def view(state: State, seat: Seat | None) -> View:
    """Look at the table from a seat."""
    over = state.phase == "over"
    literal = state.options.objective_all_or_nothing
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        last_round=last_round(state.seats),
        track=TRACK[: last_round(state.seats)],
        first=state.first,
        turn=_turn(state),
        workshops=tuple(
            _workshop(workshop, shown=over or seat == owner, literal=literal)
            for owner, workshop in enumerate(state.workshops)
        ),
        cubes=(
            tuple(tuple(state.cubes[cartel]) for cartel in CARTELS)
            if state.options.show_cubes
            else None
        ),
        depots={cartel: dict(depot) for cartel, depot in state.depots.items()},
        office=tuple(state.office),
        pile=len(state.pile),
        later=len(state.later),
        discards=tuple(state.discards),
        to_open=tuple(state.to_open),
        opened=(
            OpenedView(
                state.opened.cartel,
                tuple(state.opened.counts),
                tuple(state.opened.order),
                state.opened.turn,
                state.opened.left,
                tuple(state.opened.preference),
            )
            if state.opened
            else None
        ),
        engineer=state.engineer,
        passes=state.passes,
    )


def _turn(state: State) -> Seat | None:
    match state.phase:
        case "workers":
            return (state.first + state.turn) % state.seats
        case "machines":
            return state.turn
        case "opening" if state.opened and state.opened.asked:
            return state.clockwise(state.first)[state.opened.asked - 1]
        case "collecting" if state.opened:
            who = state.opened.order[state.opened.turn]
            return who if who < state.seats else None
        case _:
            return None


def _workshop(workshop: Workshop, *, shown: bool, literal: bool) -> WorkshopView:
    done = (
        fulfilled(workshop.objective, workshop.machines, all_or_nothing=literal) if shown else None
    )
    return WorkshopView(
        workers=workshop.workers,
        stock=workshop.stock,
        goods=dict(workshop.goods),
        machines=tuple(workshop.machines),
        upgrades=tuple(workshop.upgrades),
        fresh=tuple(workshop.fresh),
        points=machine_points(workshop),
        objective=workshop.objective if shown else None,
        fulfilled=(done.types, done.nations) if done else None,
    )
