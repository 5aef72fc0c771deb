"""What a seat cannot know, dealt anew.

Hidden cards lie in two kinds of places. A deck, a hand, a score pile or an achievement shows the
backs: any card of the same age could lie there. A covered card on somebody else's board shows its
colour and what the splay uncovers: any card of that colour with the same uncovered slots could.
"""

from __future__ import annotations

from msgspec import Struct

from games.chance import Chance
from games.innovation.cards import AGES, CARDS, Slot, Splay, visible
from games.innovation.state import State
from games.text import Seat


class Covered(Struct):
    """A place on somebody else's board whose card cannot be looked at."""

    cards: list[str]
    index: int
    colour: str
    splay: Splay
    shown: tuple[Slot, ...]

    def fits(self, card: str) -> bool:
        """Whether this card could lie here."""
        return CARDS[card].colour == self.colour and visible(card, self.splay) == self.shown


def redeal(state: State, seat: Seat | None, chance: Chance) -> None:
    """Deal everything that the seat cannot know anew, in place."""
    zones = [*state.decks, state.dominated, state.removed]
    for number, holding in enumerate(state.players):
        if number != seat:
            zones += [holding.hand, holding.score]
    loose: dict[int, list[str]] = {age: [] for age in AGES}
    for zone in zones:
        for card in zone:
            loose[CARDS[card].age].append(card)
    _stir(_covered(state, seat), loose, chance)
    for age in AGES:
        chance.shuffle("imagine", loose[age])
    for zone in zones:
        zone[:] = [loose[CARDS[card].age].pop() for card in zone]


def _covered(state: State, seat: Seat | None) -> list[Covered]:
    return [
        Covered(pile.cards, index, colour, pile.splay, visible(pile.cards[index], pile.splay))
        for number, holding in enumerate(state.players)
        if number != seat
        for colour, pile in holding.board.items()
        for index in range(1, len(pile.cards))
    ]


def _stir(covered: list[Covered], loose: dict[int, list[str]], chance: Chance) -> None:
    """Take up covered cards, two at a time, and put down others that could lie there.

    How many covered cards there are of each age can be counted from all the backs on the table.
    So two places may change the ages between them, but never bring in others.
    """
    for _ in range(3 * len(covered)):
        one = covered[chance.below("imagine", len(covered))]
        two = covered[chance.below("imagine", len(covered))]
        taken = [spot.cards[spot.index] for spot in ((one,) if one is two else (one, two))]
        ages = [CARDS[card].age for card in taken]
        for card in taken:
            loose[CARDS[card].age].append(card)
        if chance.below("imagine", 2):
            ages.reverse()
        put = _fitting([one, two], ages, loose, chance) or taken
        for spot, card in zip((one, two), put, strict=False):
            spot.cards[spot.index] = card
            loose[CARDS[card].age].remove(card)


def _fitting(
    spots: list[Covered], ages: list[int], loose: dict[int, list[str]], chance: Chance
) -> list[str]:
    """Cards of these ages for these places, at random; nothing when they cannot be filled so."""
    put: list[str] = []
    for spot, age in zip(spots, ages, strict=False):
        fitting = [card for card in loose[age] if spot.fits(card) and card not in put]
        if not fitting:
            return []
        put.append(fitting[chance.below("imagine", len(fitting))])
    return put
