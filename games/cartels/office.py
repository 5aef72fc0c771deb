"""The design office: building refills it, changes move it on, and a Strike may come up."""

from games.cartels.cards import NUMBERS, SLOTS, SPECIALS, STRIKE, Special, named
from games.cartels.state import State
from games.chance import Chance
from games.event import Story
from games.text import Player, Seat, say


def draw_specials(chance: Chance, count: int) -> list[Special]:
    """Shuffle all five special cards and turn some up; afterwards they are put back."""
    return [SPECIALS[key] for key in chance.shuffle("special", list(SPECIALS))[:count]]


def take_out(state: State, slot: int, chance: Chance, story: Story) -> str:
    """Take a card out of the office; those above move down and a new one comes to the top."""
    card = state.office.pop(slot)
    state.office.insert(0, "")
    _fill(state, 0, chance, story)
    return card


def fill_gaps(state: State, chance: Chance, story: Story) -> None:
    """After a merge, fill the slots that an empty pile had left empty, the lowest first."""
    for slot in reversed(range(len(SLOTS))):
        if not state.office[slot]:
            _fill(state, slot, chance, story)


def change(state: State, chance: Chance, story: Story) -> None:
    """The lowest card leaves the game for now and the others move down."""
    present = [slot for slot, card in enumerate(state.office) if card]
    if not present:
        return
    slot = present[-1]
    card = state.office[slot]
    state.discards.append(card)
    story.tell(say("cartels.change", card=named(card)), marks=("office",))
    story.used("change")
    take_out(state, slot, chance, story)


def _fill(state: State, slot: int, chance: Chance, story: Story) -> None:
    while state.pile:
        card = state.pile.pop(0)
        if card != STRIKE:
            state.office[slot] = card
            story.tell(
                say("cartels.office-new", card=named(card)),
                marks=(f"office.{SLOTS[slot]}",),
                reveals=True,
            )
            return
        state.discards.append(card)
        strike(state, chance, story)


def strike(state: State, chance: Chance, story: Story) -> None:
    """The two highest special cards cost their drawers two workers and one."""
    story.tell(say("cartels.strike"), reveals=True)
    story.used("strike")
    seats = state.clockwise(state.first)
    drawn = dict(zip(seats, draw_specials(chance, len(seats)), strict=True))
    for seat, special in drawn.items():
        story.tell(
            say("cartels.drew", player=Player(seat), card=named(special.id), value=special.value)
        )
    ranked = sorted(seats, key=lambda seat: drawn[seat].value, reverse=True)
    _lose_workers(state, ranked[0], NUMBERS.strike_first, story)
    _lose_workers(state, ranked[1], NUMBERS.strike_second, story)


def _lose_workers(state: State, seat: Seat, count: int, story: Story) -> None:
    workshop = state.workshops[seat]
    lost = min(count, workshop.workers)
    workshop.workers -= lost
    workshop.stock += lost
    story.tell(
        say("cartels.strike-hits", player=Player(seat), count=lost),
        touches=(seat,),
        marks=(f"workshop.{seat}.workers",),
    )
