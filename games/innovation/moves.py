"""The moves that effects are made of.

Each does what its word means and keeps the books: it tells the story to those who may hear it,
notes the change for the sharing bonus, and hands out special achievements. No effect does any of
that by itself.
"""

from __future__ import annotations

from typing import Literal, NoReturn

from games.innovation.cards import CARDS, NAMES, Card, Colour, Direction, Icon, Special
from games.innovation.ending import out_of_cards, won
from games.innovation.match import DogmaOver, Match
from games.text import Player, Seat, Series, Text, say

Zone = Literal["hand", "score", "board"]


class Mover:
    """A player who can see their own things and move cards about."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.match = match
        self.seat = seat
        self.holding = match.state.players[seat]
        self.who = Player(seat)

    # What one can see.

    @property
    def hand(self) -> list[Card]:
        """The cards in hand."""
        return [CARDS[card] for card in self.holding.hand]

    @property
    def score_pile(self) -> list[Card]:
        """The cards in the score pile."""
        return [CARDS[card] for card in self.holding.score]

    @property
    def tops(self) -> list[Card]:
        """The top cards of the board."""
        return [CARDS[card] for card in self.holding.tops]

    def top(self, colour: Colour) -> Card | None:
        """The top card of one colour."""
        cards = self.holding.board[colour].cards
        return CARDS[cards[0]] if cards else None

    def pile(self, colour: Colour) -> list[Card]:
        """The cards of one colour on the board, the top card first."""
        return [CARDS[card] for card in self.holding.board[colour].cards]

    @property
    def colours(self) -> list[Colour]:
        """The colours that have a pile."""
        return [top.colour for top in self.tops]

    def splayed(self, direction: Direction) -> list[Colour]:
        """The colours that are splayed in this direction."""
        return [colour for colour in self.colours if self.holding.board[colour].splay == direction]

    def icons(self, icon: Icon) -> int:
        """How many of one icon can be seen on the board."""
        return self.holding.icons(icon)

    @property
    def points(self) -> int:
        """What the score pile is worth."""
        return self.holding.points

    @property
    def highest_top(self) -> int:
        """The highest value among the top cards, 0 on an empty board."""
        return self.holding.highest_top

    @property
    def achievements(self) -> int:
        """How many achievements one has, ages and specials together."""
        return self.holding.achievements

    # Moves with a card from a deck.

    def draw(self, value: int) -> Card:
        """Take the next card of that value, or of the next higher deck, into the hand."""
        card = self._from_deck(value)
        self.holding.hand.append(card.id)
        self._tell("drew", card, (self.seat,), "hand", reveals=True)
        return card

    def draw_and_reveal(self, value: int) -> Card:
        """Draw and show it to everybody; it is in the hand."""
        card = self._from_deck(value)
        self.holding.hand.append(card.id)
        self._tell("drew-revealed", card, None, "hand", reveals=True)
        return card

    def draw_and_meld(self, value: int) -> Card:
        """Draw and meld that very card."""
        card = self._from_deck(value)
        self.holding.board[card.colour].cards.insert(0, card.id)
        self._tell("drew-melded", card, None, "board", reveals=True)
        self.match.board_changed(self.seat)
        return card

    def draw_and_tuck(self, value: int) -> Card:
        """Draw and tuck that very card."""
        card = self._from_deck(value)
        self.holding.board[card.colour].cards.append(card.id)
        self.holding.tucked += 1
        self._tell("drew-tucked", card, None, "board", reveals=True)
        self.match.board_changed(self.seat)
        self.match.count_for_monument(self.seat)
        return card

    def draw_and_score(self, value: int) -> Card:
        """Draw and score that very card."""
        card = self._from_deck(value)
        self.holding.score.append(card.id)
        self.holding.scored += 1
        self._tell("drew-scored", card, (self.seat,), "score", reveals=True)
        self.match.count_for_monument(self.seat)
        return card

    def _from_deck(self, value: int) -> Card:
        state = self.match.state
        age = state.next_deck(value)
        if age is None:
            self.match.tell(say("innovation.no-card-left", player=self.who, age=value))
            raise out_of_cards(state)
        self.match.changed()
        return CARDS[state.decks[age - 1].pop(0)]

    # Moves with a card that lies somewhere.

    def meld(self, card: Card, *, revocable: bool = False) -> None:
        """Put a card on top of its pile on one's own board; a revocable one may be taken back."""
        owner, zone, _ = self._lift(card)
        self.holding.board[card.colour].cards.insert(0, card.id)
        self._tell("melded", card, None, "board", reveals=not revocable)
        self._settle(owner, zone, self, "board")

    def tuck(self, card: Card) -> None:
        """Put a card under its pile on one's own board, for all to see."""
        owner, zone, _ = self._lift(card)
        self.holding.board[card.colour].cards.append(card.id)
        self.holding.tucked += 1
        self._tell("tucked", card, None, "board", reveals=True)
        self._settle(owner, zone, self, "board")
        self.match.count_for_monument(self.seat)

    def score(self, card: Card) -> None:
        """Put a card into one's own score pile."""
        owner, zone, open_ = self._lift(card)
        self.holding.score.append(card.id)
        self.holding.scored += 1
        known = None if open_ else (self.seat,)
        self._tell("scored", card, known, "score", reveals=zone == "board")
        self._settle(owner, zone, self, "score")
        self.match.count_for_monument(self.seat)

    def return_card(self, card: Card) -> None:
        """Put a card under the deck of its age, face down."""
        owner, zone, open_ = self._lift(card)
        self.match.state.decks[card.age - 1].append(card.id)
        self.match.moved_by_demand()
        mine = owner is self
        self._tell(
            "returned",
            card,
            None if open_ else (owner.seat,),
            zone,
            of=owner,
            touches=() if owner.seat == self.match.executing else (owner.seat,),
            reveals=zone == "board" or not mine,
        )
        self._settle(owner, zone, owner, "hand")

    def transfer(self, card: Card, to: Mover, zone: Zone) -> None:
        """Move a card, wherever it lies, to a place of a player."""
        owner, from_, open_ = self._lift(card)
        target = to.holding
        if zone == "board":
            target.board[card.colour].cards.insert(0, card.id)
        else:
            (target.hand if zone == "hand" else target.score).append(card.id)
        self.match.moved_by_demand()
        apart = owner.seat != to.seat
        known = None if open_ or zone == "board" else (owner.seat, to.seat)
        self.match.tell(
            say(
                f"innovation.moved-to-{zone}",
                player=owner.who,
                target=to.who,
                card=NAMES[card.id],
                age=card.age,
                origin=from_,
            ),
            to=known,
            shadow=None
            if known is None
            else say(
                f"innovation.moved-to-{zone}-hidden",
                player=owner.who,
                target=to.who,
                age=card.age,
                origin=from_,
            ),
            touches=(owner.seat,) if apart else (),
            marks=(_place(owner.seat, from_, card), _place(to.seat, zone, card)),
            reveals=apart or owner.seat != self.seat,
        )
        self._settle(owner, from_, to, zone)

    def exchange(
        self, mine: list[Card], place: Zone, other: Mover, theirs: list[Card], there: Zone
    ) -> bool:
        """Swap two sets of hidden cards at once; tells whether any card moved."""
        if not mine and not theirs:
            return False
        here = self.holding.hand if place == "hand" else self.holding.score
        yonder = other.holding.hand if there == "hand" else other.holding.score
        for card in mine:
            here.remove(card.id)
        for card in theirs:
            yonder.remove(card.id)
        here.extend(card.id for card in theirs)
        yonder.extend(card.id for card in mine)
        self.match.changed()
        self.match.moved_by_demand()
        parties: dict[str, Player | str] = {
            "player": self.who,
            "target": other.who,
            "place": place,
            "there": there,
        }
        apart = other is not self
        self.match.tell(
            say("innovation.exchanged", gone=_named(mine), come=_named(theirs), **parties),
            to=(self.seat, other.seat) if apart else (self.seat,),
            shadow=say("innovation.exchanged", gone=_aged(mine), come=_aged(theirs), **parties),
            touches=(self.seat,) if apart else (),
            marks=(f"{place}.{self.seat}", f"{there}.{other.seat}"),
            reveals=apart,
        )
        return True

    def reveal(self, card: Card) -> None:
        """Show a card of one's hand to everybody."""
        if self.match.state.options.reveal_counts_as_sharing:
            self.match.changed()
        self.match.tell(
            say("innovation.revealed", player=self.who, card=NAMES[card.id], age=card.age),
            marks=(f"hand.{self.seat}",),
            reveals=True,
        )

    # Moves with whole piles.

    def can_splay(self, colour: Colour, direction: Direction) -> bool:
        """Whether splaying would change anything."""
        pile = self.holding.board[colour]
        return len(pile.cards) > 1 and pile.splay != direction

    def splay(self, colour: Colour, direction: Direction) -> bool:
        """Splay a pile; tells whether that changed anything."""
        if not self.can_splay(colour, direction):
            return False
        self.holding.board[colour].splay = direction
        self.match.changed()
        self.match.tell(
            say(
                "innovation.splayed",
                player=self.who,
                colour=NAMES[colour],
                direction=NAMES[direction],
            ),
            marks=(f"board.{self.seat}.{colour}",),
        )
        self.match.board_changed(self.seat)
        return True

    def rearrange(self, colour: Colour, cards: list[Card]) -> None:
        """Put the cards of a pile into another order, the top card first; the same is no change."""
        if cards == self.pile(colour):
            return
        self.holding.board[colour].cards = [card.id for card in cards]
        self.match.changed()
        self.match.tell(
            say("innovation.rearranged", player=self.who, colour=NAMES[colour]),
            marks=(f"board.{self.seat}.{colour}",),
            reveals=True,
        )
        self.match.board_changed(self.seat)

    def claim(self, special: Special) -> None:
        """Take a special achievement, if nobody has it."""
        self.match.claim(self.seat, special)

    def clear_the_table(self) -> None:
        """Take every card of every hand, board and score pile out of the game."""
        state = self.match.state
        for holding in state.players:
            state.removed += holding.hand + holding.score
            holding.hand, holding.score = [], []
            for pile in holding.board.values():
                state.removed += pile.cards
                pile.cards, pile.splay = [], "none"
        self.match.changed()
        seats = range(len(state.players))
        self.match.tell(
            say("innovation.removed-all"),
            touches=tuple(seats),
            marks=tuple(f"{zone}.{seat}" for seat in seats for zone in ("hand", "score", "board")),
            reveals=True,
        )

    def end_the_dogma(self) -> NoReturn:
        """Drop the rest of the dogma action."""
        raise DogmaOver

    def wins(self) -> NoReturn:
        """Win the game through the card being executed."""
        card, _ = self.match.source
        reason = say("innovation.end-effect", player=self.who, card=NAMES[card])
        raise won(self.match.state, self.seat, reason)

    # The books.

    def _lift(self, card: Card) -> tuple[Mover, Zone, bool]:
        """Take a card from where it lies: whose it was, where, and whether all could see it."""
        match = self.match
        self.match.changed()
        for seat in (self.seat, *match.clockwise(self.seat)):
            holding = match.state.players[seat]
            owner = self if seat == self.seat else Mover(match, seat)
            if card.id in holding.hand:
                holding.hand.remove(card.id)
                return owner, "hand", False
            pile = holding.board[card.colour]
            if card.id in pile.cards:
                open_ = pile.cards[0] == card.id
                pile.cards.remove(card.id)
                if len(pile.cards) < 2:
                    pile.splay = "none"
                return owner, "board", open_
            if card.id in holding.score:
                holding.score.remove(card.id)
                return owner, "score", False
        raise LookupError(f"{card.id} is with no player")

    def _settle(self, owner: Mover, origin: Zone, to: Mover, zone: Zone) -> None:
        """See whose boards changed."""
        if origin == "board" and zone == "board" and owner.seat != to.seat:
            self.match.board_changed(owner.seat, to.seat)
        elif origin == "board":
            self.match.board_changed(owner.seat)
        elif zone == "board":
            self.match.board_changed(to.seat)

    def _tell(
        self,
        message: str,
        card: Card,
        known: tuple[Seat, ...] | None,
        zone: Zone,
        *,
        of: Mover | None = None,
        touches: tuple[Seat, ...] = (),
        reveals: bool = False,
    ) -> None:
        """Tell by name those who may know the card, and by its age the others."""
        player = (of or self).who
        self.match.tell(
            say(f"innovation.{message}", player=player, card=NAMES[card.id], age=card.age),
            to=known,
            shadow=None
            if known is None
            else say(f"innovation.{message}-hidden", player=player, age=card.age),
            touches=touches,
            marks=(_place(player.seat, zone, card),),
            reveals=reveals,
        )


def _place(seat: Seat, zone: Zone, card: Card) -> str:
    """The name of the changed place in the picture."""
    return f"board.{seat}.{card.colour}" if zone == "board" else f"{zone}.{seat}"


_NOTHING = say("innovation.nothing")


def _named(cards: list[Card]) -> Series | Text:
    return Series(tuple(NAMES[card.id] for card in cards)) if cards else _NOTHING


def _aged(cards: list[Card]) -> Series | Text:
    return Series(tuple(sorted(card.age for card in cards))) if cards else _NOTHING
