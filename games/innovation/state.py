"""Where every card lies, and whose turn it is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.innovation.cards import (
    CARDS,
    PEEKING,
    PRINTED,
    SPECIALS,
    Colour,
    Icon,
    Special,
    Splay,
    unpacked,
)


class Options(Struct, frozen=True):
    """Where editions and readings of the rules differ."""

    monument_combined: bool = True
    """Monument adds tucked and scored cards; otherwise six of one kind are needed."""
    fission_stops_action: bool = True
    """A red card drawn through Fission ends the dogma action."""
    reveal_counts_as_sharing: bool = True
    """Showing a card is a change that earns the sharing bonus."""
    tools_needs_three: bool = True
    """Tools takes exactly three cards; otherwise one or two may be returned for nothing."""
    bioengineering_own_board: bool = False
    """Bioengineering may also take a card of one's own board."""
    first_player_language: Literal["fr", "en", "de"] = "fr"
    """The language in whose alphabet the first titles are compared."""


class Pile(Struct):
    """The cards of one colour on a board, the top card first."""

    cards: list[str] = []
    splay: Splay = "none"


class Holding(Struct):
    """All that belongs to one seat."""

    hand: list[str]
    score: list[str]
    board: dict[str, Pile]
    ages: list[int] = []
    """Ages dominated."""
    specials: list[Special] = []
    tucked: int = 0
    scored: int = 0
    """Cards tucked and scored since the turn began, for Monument."""

    @property
    def tops(self) -> list[str]:
        """The top cards of the board."""
        return [pile.cards[0] for pile in self.board.values() if pile.cards]

    @property
    def highest_top(self) -> int:
        """The highest value among the top cards, 0 on an empty board."""
        return max([CARDS[pile.cards[0]].age for pile in self.board.values() if pile.cards] or [0])

    @property
    def points(self) -> int:
        """What the score pile is worth."""
        return sum([CARDS[card].age for card in self.score])

    @property
    def achievements(self) -> int:
        """How many achievements it has, ages and specials together."""
        return len(self.ages) + len(self.specials)

    @property
    def counts(self) -> int:
        """All visible icons, packed."""
        total = 0
        for pile in self.board.values():
            cards = pile.cards
            if cards:
                total += PRINTED[cards[0]]
                if pile.splay != "none":
                    peeking = PEEKING[pile.splay]
                    for covered in cards[1:]:
                        total += peeking[covered]
        return total

    def icons(self, icon: Icon) -> int:
        """How many of one icon can be seen on the board."""
        return unpacked(self.counts, icon)

    def pile(self, colour: Colour) -> Pile:
        """The pile of one colour, possibly empty."""
        return self.board[colour]


class State(Struct):
    """The whole table."""

    options: Options
    players: list[Holding]
    decks: list[list[str]]
    """Ten decks, age 1 first; the next card to draw stands first."""
    dominated: list[str]
    """The nine cards that lie face down as achievements, age 1 first, claimed or not."""
    removed: list[str] = []
    phase: Literal["opening", "actions", "over"] = "opening"
    turn: int = 0
    """The seat whose turn it is."""
    number: int = 1
    """Turns begun since the game started."""
    actions: int = 1
    """Actions left in this turn."""

    def next_deck(self, value: int) -> int | None:
        """The age that a draw of this value really takes; `None` is beyond the last card."""
        for age in range(max(value, 1), 11):
            if self.decks[age - 1]:
                return age
        return None

    def unclaimed_ages(self) -> list[int]:
        """The ages that nobody has dominated."""
        taken = {age for holding in self.players for age in holding.ages}
        return [age for age in range(1, 10) if age not in taken]

    def unclaimed_specials(self) -> list[Special]:
        """The special achievements that nobody has."""
        taken = {special for holding in self.players for special in holding.specials}
        return [special for special in SPECIALS if special not in taken]
