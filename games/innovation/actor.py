"""A player who carries out an effect: the moves, and the choices that go with them.

In an effect, `p` is the player executing a shared effect; in a demand, `v` is the player who has to
give in and `a` the one who demands. What asks somebody is a generator: `yield from p.may(...)`.
Questions with a single answer are not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import combinations
from typing import Literal, TypeVar, cast

from games.decision import Answer, Decision, Option
from games.innovation.cards import CARDS, COLOURS, NAMES, Card, Colour, Direction
from games.innovation.match import Match, deserves
from games.innovation.moves import Mover, Zone
from games.innovation.questions import (
    DECLINE,
    YES,
    Demanding,
    back_option,
    card_option,
    colour_option,
    player_option,
    prompt,
    splay_option,
    value_option,
    way_option,
)
from games.innovation.state import Holding, Pile
from games.rules import Answers, Ask
from games.text import Seat, Series, say

T = TypeVar("T")
Steps = Generator[Ask, Answers, T]

Move = Literal["meld", "tuck", "score", "return"]
"""What an effect may have somebody do with cards of their own."""

_ORDERED = ("meld", "tuck", "return", "order")
_OWED = ("give", "return")
_HIDING = ("score", "return", "give", "keep", "exchange", "order")


class Actor(Mover):
    """A player in the middle of an effect."""

    def __init__(self, match: Match, seat: Seat, actors: Sequence[Actor]) -> None:
        super().__init__(match, seat)
        self._actors = actors
        self._does: dict[str, Callable[[Card], None]] = {
            "meld": self.meld,
            "tuck": self.tuck,
            "score": self.score,
            "return": self.return_card,
        }

    @property
    def others(self) -> list[Actor]:
        """The other players, clockwise from one's left."""
        return [self._actors[seat] for seat in self.match.clockwise(self.seat)]

    @property
    def everyone(self) -> list[Actor]:
        """All players, oneself first."""
        return [self, *self.others]

    @property
    def demand_moved_a_card(self) -> bool:
        """Whether this dogma action's demand of this card moved any card."""
        return self.match.demand_met

    def outvotes(self, returned: int) -> bool:
        """Whether nobody else returned that many through Democracy in this dogma action yet."""
        tally = self.match.tally
        best = max(tally.get(other.seat, 0) for other in self.others)
        tally[self.seat] = max(returned, tally.get(self.seat, 0))
        return returned > best

    def or_show_hand(self, fitting: list[Card]) -> list[Card]:
        """The cards of the hand that fit; whoever has none shows the hand as proof, no more."""
        if self.hand and not fitting:
            cards = Series(tuple(NAMES[card.id] for card in self.hand))
            self.match.tell(
                say("innovation.hand-shown", player=self.who, cards=cards),
                marks=(f"hand.{self.seat}",),
                reveals=True,
            )
        return fitting

    # Choosing one's own cards and moving them.

    def must(self, move: Move, cards: list[Card]) -> Steps[Card | None]:
        """Do this with one of the cards, if there is any."""
        card = yield from self.choose(move, cards)
        if card:
            self._does[move](card)
        return card

    def may(self, move: Move, cards: list[Card]) -> Steps[Card | None]:
        """Do this with one of the cards or leave it."""
        chosen = yield from self._choose_cards(move, cards, 0, 1)
        if not chosen:
            return None
        self._does[move](chosen[0])
        return chosen[0]

    def must_some(self, move: Move, cards: list[Card], least: int, most: int) -> Steps[list[Card]]:
        """Do this with so many of the cards, or with as many as there are."""
        chosen = yield from self._choose_cards(move, cards, least, most)
        for card in chosen:
            self._does[move](card)
        return chosen

    def may_some(self, move: Move, cards: list[Card], most: int | None = None) -> Steps[list[Card]]:
        """Do this with any number of the cards up to a limit, or leave it."""
        limit = len(cards) if most is None else most
        return (yield from self.must_some(move, cards, 0, limit))

    def may_exactly(self, move: Move, cards: list[Card], count: int) -> Steps[list[Card]]:
        """Do this with exactly so many of the cards, or leave it."""
        if len(cards) < count or count == 0:
            return []
        if count == 1:
            return (yield from self.must_some(move, cards, 0, 1))
        if not (yield from self.agrees()):
            return []
        return (yield from self.must_some(move, cards, count, count))

    def all(self, move: Move, cards: list[Card]) -> Steps[list[Card]]:
        """Do this with all the cards, in an order of one's own where the order matters."""
        return (yield from self.must_some(move, cards, len(cards), len(cards)))

    def must_give(self, cards: list[Card], to: Mover, zone: Zone) -> Steps[Card | None]:
        """Transfer one of the cards, if there is any."""
        card = yield from self.choose("give", cards)
        if card:
            self.transfer(card, to, zone)
        return card

    def must_give_some(
        self, cards: list[Card], count: int, to: Mover, zone: Zone
    ) -> Steps[list[Card]]:
        """Transfer so many of the cards, or as many as there are."""
        chosen = yield from self._choose_cards("give", cards, count, count)
        self.give_all(chosen, to, zone)
        return chosen

    def must_take(self, cards: list[Card], zone: Zone) -> Steps[Card | None]:
        """Transfer one of somebody else's cards to a place of one's own, if there is any."""
        card = yield from self.choose("take", cards)
        if card:
            self.transfer(card, self, zone)
        return card

    def give_all(self, cards: list[Card], to: Mover, zone: Zone) -> None:
        """Transfer all the cards, one after the other."""
        for card in cards:
            self.transfer(card, to, zone)

    def top_values(self, move: str, cards: list[Card], count: int) -> Steps[list[Card]]:
        """So many of the highest cards (or as many as there are); ties are one's own choice."""
        ranked = sorted(cards, key=lambda card: -card.age)
        if len(ranked) <= count:
            return ranked
        edge = ranked[count - 1].age
        sure = [card for card in ranked if card.age > edge]
        tied = [card for card in ranked if card.age == edge]
        wanted = count - len(sure)
        return sure + (yield from self._choose_cards(move, tied, wanted, wanted))

    # Splaying.

    def may_splay(
        self, colours: Colour | Sequence[Colour], direction: Direction
    ) -> Steps[Colour | None]:
        """Splay one of these colours or leave it; offered only where it changes something."""
        wanted: Sequence[Colour] = (colours,) if isinstance(colours, str) else colours
        options = tuple(
            splay_option(colour, direction)
            for colour in wanted
            if self.can_splay(colour, direction)
        )
        answer = yield from self._ask("splay" if len(options) > 1 else "agree", options, 0, 1)
        if not answer:
            return None
        colour = cast("Colour", answer[0].removeprefix("splay:").removesuffix(f"-{direction}"))
        self.splay(colour, direction)
        return colour

    # Choosing without moving.

    def choose(self, verb: str, cards: list[Card]) -> Steps[Card | None]:
        """One of the cards, if there is any."""
        chosen = yield from self._choose_cards(verb, cards, 1, 1)
        return chosen[0] if chosen else None

    def agrees(self) -> Steps[bool]:
        """Whether to carry out the effect."""
        return bool((yield from self._ask("agree", (YES,), 0, 1)))

    def choose_colours(
        self, count: int, colours: Sequence[Colour] = COLOURS
    ) -> Steps[list[Colour]]:
        """So many different colours."""
        options = tuple(colour_option(colour) for colour in colours)
        answer = yield from self._ask("colour", options, count, count)
        self._name([option for option in options if option.key in answer])
        return [cast("Colour", key.removeprefix("choose:")) for key in answer]

    def may_choose_colour(self, colours: Sequence[Colour]) -> Steps[Colour | None]:
        """One of the colours or none."""
        options = tuple(colour_option(colour) for colour in colours)
        answer = yield from self._ask("colour", options, 0, 1)
        return cast("Colour", answer[0].removeprefix("choose:")) if answer else None

    def choose_value(self) -> Steps[int]:
        """A value from 1 to 10."""
        options = tuple(value_option(value) for value in range(1, 11))
        answer = yield from self._ask("value", options, 1, 1)
        self._name([option for option in options if option.key in answer])
        return int(answer[0].removeprefix("choose:"))

    def _name(self, options: Sequence[Option]) -> None:
        """What is named is named aloud, though it may lead to nothing that anybody sees."""
        things = Series(tuple(option.label for option in options))
        self.match.tell(say("innovation.named", player=self.who, things=things))

    def choose_player(self, players: Sequence[Actor]) -> Steps[Actor | None]:
        """One of the players, if there is any."""
        return (yield from self._choose_player(players, 1))

    def may_choose_player(self, players: Sequence[Actor]) -> Steps[Actor | None]:
        """One of the players or none."""
        return (yield from self._choose_player(players, 0))

    def _choose_player(self, players: Sequence[Actor], least: int) -> Steps[Actor | None]:
        options = tuple(player_option(player.seat) for player in players)
        answer = yield from self._ask("player", options, least, 1)
        if not answer:
            return None
        return self._actors[int(answer[0].removeprefix("choose:player-")) - 1]

    def may_choose_way(self, *ways: str) -> Steps[str | None]:
        """One of the ways that the effect offers, or none."""
        answer = yield from self._ask("way", tuple(way_option(way) for way in ways), 0, 1)
        return answer[0].removeprefix("choose:") if answer else None

    def choose_hidden(
        self, verb: str, piles: Sequence[tuple[Actor, list[Card]]]
    ) -> Steps[Card | None]:
        """A card of somebody's hidden pile, by its back: which of equal backs is left to chance."""
        options = tuple(
            back_option(verb, owner.seat, age)
            for owner, cards in piles
            for age in sorted({card.age for card in cards}, reverse=True)
        )
        answer = yield from self._ask(verb, options, 1, 1)
        if not answer:
            return None
        seat, _, age = answer[0].partition(":")[2].partition("-")
        alike = [
            card
            for owner, cards in piles
            for card in cards
            if owner.seat == int(seat) - 1 and card.age == int(age)
        ]
        return alike[self.match.chance.below("back", len(alike)) if len(alike) > 1 else 0]

    def in_any_order(self, cards: list[Card]) -> Steps[list[Card]]:
        """All the cards in an order of one's own."""
        return (yield from self._choose_cards("order", cards, len(cards), len(cards)))

    # How questions are put.

    def _choose_cards(
        self, verb: str, cards: list[Card], least: int, most: int
    ) -> Steps[list[Card]]:
        if not cards or most <= 0:
            if least and verb in _OWED and self.match.demanding:
                self.match.tell(say("innovation.nothing-fits", player=self.who))
            return []
        ordered = most > 1 and verb in _ORDERED and self._order_matters(verb, cards)
        if least >= len(cards) and not ordered:
            return list(cards)
        hidden = verb in _HIDING and not self._all_on_top(cards)
        options = tuple([card_option(verb, card.id, self._named_owner(card)) for card in cards])
        question = verb
        if ordered and verb != "order":
            question += "-in-order" if least >= len(cards) else "-some-in-order"
        answer = yield from self._ask(
            question, options, least, most, ordered=ordered, secret=hidden
        )
        start = len(verb) + 1
        return [CARDS[key[start:]] for key in answer]

    def _all_on_top(self, cards: list[Card]) -> bool:
        """Whether everybody can see these cards."""
        tops = [top for player in self._actors for top in player.holding.tops]
        return all(card.id in tops for card in cards)

    def _named_owner(self, card: Card) -> Seat | None:
        """Whose top card it is, unless it is one's own."""
        for other in self.others:
            pile = other.holding.board[card.colour].cards
            if pile and pile[0] == card.id:
                return other.seat
        return None

    def _ask(
        self,
        question: str,
        options: tuple[Option, ...],
        least: int,
        most: int,
        *,
        ordered: bool = False,
        secret: bool = False,
    ) -> Steps[Answer]:
        if not options:
            return ()
        count = len(options)
        asked = Decision(
            self.seat,
            prompt(
                self.match.source,
                question,
                min(most, count),
                self._demand_of(),
                self.match.state.options,
            ),
            options,
            min(least, count),
            min(most, count),
            ordered,
            secret,
            DECLINE if least == 0 else None,
            as_listed=ordered and options[0].verb == "return",
        )
        answers = yield (asked,)
        return answers[self.seat]

    def _demand_of(self) -> Demanding:
        """Whose demand it is that asks; nobody's in a shared effect."""
        if not self.match.demanding:
            return None
        return "mine" if self.seat == self.match.state.turn else self.match.state.turn

    def _order_matters(self, verb: str, cards: list[Card]) -> bool:
        """Whether doing this in another order could leave anything different."""
        if len(cards) < 2:
            return False
        if verb == "return":
            alike = len({card.age for card in cards}) < len(cards)
        else:
            alike = len({card.colour for card in cards}) < len(cards)
        return alike or self._claims_on_the_way(verb, cards)

    def _claims_on_the_way(self, verb: str, cards: list[Card]) -> bool:
        """Whether a special achievement could be had when only some of the cards have moved."""
        if not self.match.open_to_boards or (verb == "return" and cards[0] not in self.tops):
            return False
        for size in range(1, len(cards)):
            for some in combinations(cards, size):
                trial = {
                    colour: Pile(list(pile.cards), pile.splay)
                    for colour, pile in self.holding.board.items()
                }
                for card in some:
                    pile = trial[card.colour]
                    if verb == "return":
                        pile.cards.remove(card.id)
                    else:
                        pile.cards.insert(0 if verb == "meld" else len(pile.cards), card.id)
                    if len(pile.cards) < 2:
                        pile.splay = "none"
                reached = Holding([], [], trial)
                if any(deserves(reached, special) for special in self.match.open_to_boards):
                    return True
        return False


def single_best(players: list[Actor], measure: Callable[[Actor], int]) -> Actor | None:
    """The one player whose measure is above everybody else's; nobody when it is a tie."""
    best = max(map(measure, players))
    leaders = [player for player in players if measure(player) == best]
    return leaders[0] if len(leaders) == 1 else None
