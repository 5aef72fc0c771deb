"""What a seat may see."""

from __future__ import annotations

from msgspec import Struct

from games.innovation.cards import (
    AGES,
    CARDS,
    COLOURS,
    ICONS,
    Colour,
    Slot,
    Special,
    Splay,
    unpacked,
    visible,
)
from games.innovation.state import Holding, Options, State
from games.text import Seat


class PileView(Struct, frozen=True):
    """A pile: everybody sees its top card and what the splay uncovers."""

    colour: Colour
    top: str
    splay: Splay
    count: int
    showing: tuple[tuple[Slot, ...], ...]
    """The uncovered slots of each card below the top card."""
    covered: tuple[str, ...] | None
    """The cards below the top card; `None` when they are not one's own to look at."""


class PlayerView(Struct, frozen=True):
    """One player's things."""

    hand_ages: tuple[int, ...]
    hand: tuple[str, ...] | None
    score_ages: tuple[int, ...]
    score: tuple[str, ...] | None
    points: int
    piles: tuple[PileView, ...]
    icons: dict[str, int]
    ages: tuple[int, ...]
    specials: tuple[Special, ...]
    tucked: int
    scored: int

    @property
    def tops(self) -> tuple[str, ...]:
        """The top cards."""
        return tuple(pile.top for pile in self.piles)

    @property
    def highest_top(self) -> int:
        """The highest value among the top cards."""
        return max((CARDS[pile.top].age for pile in self.piles), default=0)


class View(Struct, frozen=True):
    """The table as one seat sees it; a spectator's seat is `None`."""

    seat: Seat | None
    options: Options
    phase: str
    turn: Seat
    number: int
    actions: int
    players: tuple[PlayerView, ...]
    decks: tuple[int, ...]
    """How many cards each deck has, age 1 first."""
    ages: tuple[int, ...]
    """Ages that can still be dominated."""
    specials: tuple[Special, ...]
    """Special achievements that nobody has."""
    removed: tuple[int, ...]
    """How many cards of each age left the game."""


def view(state: State, seat: Seat | None) -> View:
    """What the seat may see."""
    removed = [CARDS[card].age for card in state.removed]
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        number=state.number,
        actions=state.actions,
        players=tuple(
            _player(holding, mine=number == seat) for number, holding in enumerate(state.players)
        ),
        decks=tuple([len(deck) for deck in state.decks]),
        ages=tuple(state.unclaimed_ages()),
        specials=tuple(state.unclaimed_specials()),
        removed=tuple([removed.count(age) for age in AGES]),
    )


def _player(holding: Holding, *, mine: bool) -> PlayerView:
    counts = holding.counts
    return PlayerView(
        hand_ages=_ages(holding.hand),
        hand=tuple(holding.hand) if mine else None,
        score_ages=_ages(holding.score),
        score=tuple(holding.score) if mine else None,
        points=holding.points,
        piles=tuple(
            PileView(
                colour=colour,
                top=pile.cards[0],
                splay=pile.splay,
                count=len(pile.cards),
                showing=tuple([visible(card, pile.splay) for card in pile.cards[1:]]),
                covered=tuple(pile.cards[1:]) if mine else None,
            )
            for colour in COLOURS
            if (pile := holding.board[colour]).cards
        ),
        icons={icon: unpacked(counts, icon) for icon in ICONS},
        ages=tuple(holding.ages),
        specials=tuple(holding.specials),
        tucked=holding.tucked,
        scored=holding.scored,
    )


def _ages(cards: list[str]) -> tuple[int, ...]:
    return tuple(sorted([CARDS[card].age for card in cards]))
