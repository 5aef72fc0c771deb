"""The cartel phase: a cube is opened, its workers are ranked, and the depot is emptied in turn."""

from functools import cache

from games.cartels.cards import (
    DEPOTS,
    ENGINEER,
    GOLD,
    KINDS,
    NPC,
    depot_content,
    named,
)
from games.cartels.office import draw_specials
from games.cartels.state import Opened, State
from games.chance import Chance
from games.decision import Decision, Option
from games.event import Story
from games.rules import Play, ask
from games.text import Arg, Player, Seat, say


def open_next(state: State, chance: Chance, story: Story) -> None:
    """Open the leftmost cube of the round. With two players the NPC has workers in it as well."""
    cartel = state.to_open.pop(0)
    counts = list(state.cubes[cartel])
    story.tell(say("cartels.opened", cartel=named(cartel)), marks=(f"cube.{cartel}",))
    for seat, count in enumerate(counts):
        if count:
            story.tell(say("cartels.counted", player=Player(seat), count=count))
    if state.seats == 2:
        (special,) = draw_specials(chance, 1)
        counts.append(special.value)
        story.tell(say("cartels.npc-counted", card=named(special.id), count=special.value))
    state.opened = Opened(cartel, counts)
    state.phase = "opening"


def time_machines(state: State, opened: Opened, chance: Chance, story: Story) -> Play:
    """Each owner of a time machine may send one worker of the next round into this cube."""
    while opened.asked < state.seats:
        seat = state.clockwise(state.first)[opened.asked]
        opened.asked += 1
        workshop = state.workshops[seat]
        if "time" not in workshop.upgrades or workshop.workers == 0:
            continue
        answer = yield from ask(_time_machine_decision(state, opened, seat))
        if answer:
            workshop.workers -= 1
            opened.counts[seat] += 1
            state.cubes[opened.cartel][seat] += 1
            story.tell(
                say(
                    "cartels.time-machine-used",
                    player=Player(seat),
                    cartel=named(opened.cartel),
                    count=opened.counts[seat],
                ),
                marks=(f"cube.{opened.cartel}",),
            )
            story.used("time machine")
        else:
            story.tell(say("cartels.time-machine-idle", player=Player(seat)))
        return None
    rank(state, opened, chance, story)
    state.phase = "collecting"
    return None


def _time_machine_decision(state: State, opened: Opened, seat: Seat) -> Decision:
    return Decision(
        seat=seat,
        prompt=say(
            "cartels.ask-time-machine",
            cartel=named(opened.cartel),
            count=opened.counts[seat],
            most=max(opened.counts),
        ),
        options=(
            Option(
                key="send:worker",
                label=say("cartels.option-send"),
                hint=say(
                    "cartels.hint-send",
                    count=opened.counts[seat] + 1,
                    left=state.workshops[seat].workers - 1,
                ),
            ),
        ),
        least=0,
        declining=say("cartels.option-no-send"),
    )


def rank(state: State, opened: Opened, chance: Chance, story: Story) -> None:
    """Fill the order track, most workers first; special cards break ties."""
    everyone = [*state.clockwise(state.first), *([state.seats] if state.seats == 2 else [])]
    for count in sorted(set(opened.counts) - {0}, reverse=True):
        tied = [who for who in everyone if opened.counts[who] == count]
        if len(tied) > 1:
            drawn = dict(zip(tied, draw_specials(chance, len(tied)), strict=True))
            for who, special in drawn.items():
                story.tell(
                    say(
                        "cartels.drew",
                        player=_who(state, who),
                        card=named(special.id),
                        value=special.value,
                    )
                )
            tied.sort(key=lambda who: drawn[who].value, reverse=True)
        opened.order += tied
    cube = state.cubes[opened.cartel]
    for seat, workshop in enumerate(state.workshops):
        workshop.stock += cube[seat] - (seat in opened.order)
        cube[seat] = 0
    for place, who in enumerate(opened.order, 1):
        story.tell(
            say("cartels.ranked", player=_who(state, who), place=place), marks=("order track",)
        )
    if state.seats == 2:
        (special,) = draw_specials(chance, 1)
        depot = DEPOTS[opened.cartel]
        kinds = {"P": depot.primary, "S": depot.secondary, "G": GOLD}
        opened.preference = [kinds[letter] for letter in special.preference]
        story.tell(say("cartels.npc-prefers", card=named(special.id)))


def _who(state: State, who: int) -> Arg:
    return Player(who) if who < state.seats else named(NPC)


def collect(state: State, opened: Opened, story: Story) -> Play:
    """One take, or the end of this cartel when nobody ranked can take anything more."""
    depot = state.depots[opened.cartel]
    if not _goes_on(state, opened, depot):
        _close(state, opened, depot, story)
        return None
    who = opened.order[opened.turn]
    if who == state.seats:
        _npc_takes(opened, depot, story)
    else:
        fitting = tuple(
            kind for kind, count in depot.items() if count and state.workshops[who].room_for(kind)
        )
        if fitting or state.engineer is None:
            answer = yield from ask(
                _take_decision(who, opened.cartel, fitting, engineer=state.engineer is None)
            )
            if answer:
                _take(state, opened, who, answer[0].removeprefix("take:"), story)
    _next_take(opened)
    return None


def _goes_on(state: State, opened: Opened, depot: dict[str, int]) -> bool:
    """Whether anybody on the order track can still take a good."""
    left = [kind for kind, count in depot.items() if count]
    return any(
        who == state.seats or any(state.workshops[who].room_for(kind) for kind in left)
        for who in opened.order
        if left
    )


@cache
def _take_decision(who: Seat, cartel: str, fitting: tuple[str, ...], engineer: bool) -> Decision:
    options = [
        Option(key=f"take:{kind}", label=say("cartels.option-take", kind=named(kind)))
        for kind in KINDS
        if kind in fitting
    ]
    if engineer:
        options.append(
            Option(
                key=f"take:{ENGINEER}",
                label=say("cartels.option-take", kind=named(ENGINEER)),
                hint=say("cartels.hint-engineer"),
            )
        )
    return Decision(
        seat=who,
        prompt=say("cartels.ask-take", cartel=named(cartel)),
        options=tuple(options),
        least=1 if fitting else 0,
        declining=None if fitting else say("cartels.option-take-nothing"),
    )


def _take(state: State, opened: Opened, seat: Seat, what: str, story: Story) -> None:
    if what == ENGINEER:
        state.engineer = seat
    else:
        state.depots[opened.cartel][what] -= 1
        state.workshops[seat].goods[what] += 1
    story.tell(
        say("cartels.took", player=Player(seat), kind=named(what)),
        marks=(f"depot.{opened.cartel}", f"workshop.{seat}.goods"),
    )
    story.used(f"take {what}")


def _npc_takes(opened: Opened, depot: dict[str, int], story: Story) -> None:
    """The NPC goes through its preferences in a circle and skips what is gone."""
    while not depot[opened.preference[0]]:
        opened.preference.append(opened.preference.pop(0))
    kind = opened.preference[0]
    opened.preference.append(opened.preference.pop(0))
    depot[kind] -= 1
    story.tell(
        say("cartels.npc-took", kind=named(kind)),
        marks=(f"depot.{opened.cartel}",),
    )


def _next_take(opened: Opened) -> None:
    opened.left -= 1
    if opened.left == 0:
        opened.turn = (opened.turn + 1) % len(opened.order)
        opened.left = 1


def _close(state: State, opened: Opened, depot: dict[str, int], story: Story) -> None:
    wasted = sum(depot.values())
    if wasted:
        story.tell(say("cartels.wasted", cartel=named(opened.cartel), count=wasted))
    for kind in depot:
        depot[kind] = 0
    for who in opened.order:
        if who < state.seats:
            state.workshops[who].stock += 1
    state.opened = None
    state.phase = "opening"


def refill_depots(state: State) -> None:
    """When all cartels of a round are done every depot is as printed again."""
    for cartel in state.depots:
        state.depots[cartel] = depot_content(cartel, state.seats)
