"""Laying out a game, freshly or as somebody wrote it down, and checking that all is there."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from games.chance import Chance
from games.innovation.cards import AGES, BY_AGE, CARDS, COLOURS, SPECIALS
from games.innovation.state import Holding, Options, Pile, State
from games.rules import Broken, overlay

_ALL = sorted(CARDS)
_AGED = {age: set(cards) for age, cards in BY_AGE.items()}
_COLOURED: dict[str, set[str]] = {
    colour: {card.id for card in CARDS.values() if card.colour == colour} for colour in COLOURS
}


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Ten shuffled decks, nine cards set aside unseen, two cards of age 1 for everybody."""
    decks = [chance.shuffle(f"age-{age}", list(BY_AGE[age])) for age in AGES]
    dominated = [decks[age - 1].pop() for age in range(1, 10)]
    players = [_empty() for _ in range(seats)]
    for holding in players:
        holding.hand = [decks[0].pop(0), decks[0].pop(0)]
    return State(options, players, decks, dominated)


def _empty() -> Holding:
    return Holding([], [], {colour: Pile() for colour in COLOURS})


def check(state: State) -> None:
    """Raise `Broken` unless each of the 105 cards is in one place where it can be."""
    seen: list[str] = [*state.dominated, *state.removed]
    for age, deck in zip(AGES, state.decks, strict=True):
        _hold(_AGED[age].issuperset(deck), f"deck {age} has a card of another age")
        seen += deck
    ages = [_age(card) for card in state.dominated]
    _hold(ages == list(range(1, 10)), "the achievements are not one card of each age from 1 to 9")
    for seat, holding in enumerate(state.players, 1):
        seen += holding.hand + holding.score
        _hold(tuple(holding.board) == COLOURS, f"seat {seat} does not have the five colours")
        for colour, pile in holding.board.items():
            seen += pile.cards
            _hold(
                _COLOURED[colour].issuperset(pile.cards),
                f"seat {seat} has a card of another colour in the {colour} pile",
            )
            _hold(
                pile.splay == "none" or len(pile.cards) > 1,
                f"seat {seat} splays {colour} with fewer than two cards",
            )
    if sorted(seen) != _ALL:
        raise Broken(_what_differs(seen))
    claimed = [age for holding in state.players for age in holding.ages]
    specials = [special for holding in state.players for special in holding.specials]
    _hold(len(set(claimed)) == len(claimed), "an age is dominated twice")
    _hold(set(claimed) <= set(range(1, 10)), "only ages 1 to 9 can be dominated")
    _hold(len(set(specials)) == len(specials), "a special achievement is claimed twice")
    _hold(0 <= state.turn < len(state.players), "nobody sits where the turn is")
    _hold(state.actions in (1, 2), "a turn has one or two actions left")


def _what_differs(seen: list[str]) -> str:
    """What there is too much or too little of among the cards on the table."""
    if unknown := sorted(set(seen) - set(CARDS)):
        return f"no such card: {', '.join(unknown)}"
    if doubles := sorted({card for card in seen if seen.count(card) > 1}):
        return f"twice on the table: {', '.join(doubles)}"
    return f"missing: {', '.join(sorted(set(CARDS) - set(seen)))}"


def _age(card: str) -> int:
    return CARDS[card].age if card in CARDS else 0


def _hold(sound: bool, problem: str) -> None:
    if not sound:
        raise Broken(problem)


def arrange(state: State, drawn: dict[str, Any]) -> State:
    """Lay a written position over a fresh layout.

    A short position names only what matters:

        [state]
        turn = 1
        next = ["satellites", "genetics"]       # come next from their decks
        decks = { 4 = [], 5 = ["coal"] }        # all that is left of these decks
        [[state.players]]
        hand = ["oars"]
        score = ["pottery"]
        board = ["masonry", "metalworking > archery [left]"]
        achievements = ["1", "empire"]

    Every player begins with nothing then; cards that are named leave wherever they lay.
    """
    drawn = dict(drawn)
    wanted = drawn.get("players")
    if "dominated" in drawn or wanted is None:
        return msgspec.convert(overlay(msgspec.to_builtins(state), drawn), State)
    for holding in state.players:
        for card in holding.hand:
            state.decks[0].append(card)
    if len(wanted) > len(state.players):
        raise Broken(f"{len(wanted)} players are written for {len(state.players)} seats")
    state.players = [_empty() for _ in state.players]
    for holding, row in zip(state.players, wanted, strict=False):
        _fill(state, holding, row)
    for card in reversed(drawn.pop("next", [])):
        age = _known(card).age
        _lift(state, card)
        state.decks[age - 1].insert(0, card)
    for age, cards in drawn.pop("decks", {}).items():
        deck = state.decks[int(age) - 1]
        for card in cards:
            _lift(state, card)
        state.removed += deck
        deck[:] = cards
    del drawn["players"]
    rest = {"phase": "actions", "actions": 2} | drawn
    return msgspec.convert(overlay(msgspec.to_builtins(state), rest), State)


def _fill(state: State, holding: Holding, row: dict[str, Any]) -> None:
    known = {"hand", "score", "board", "achievements", "tucked", "scored"}
    if unknown := sorted(set(row) - known):
        raise Broken(f"a player has no {', '.join(unknown)}")
    for zone, held in (("hand", holding.hand), ("score", holding.score)):
        for card in row.get(zone, []):
            _lift(state, card)
            held.append(card)
    for written in row.get("board", []):
        cards, splay = _pile(written)
        pile = holding.board[_known(cards[0]).colour]
        if pile.cards:
            raise Broken(f"{written!r} is a second pile of its colour")
        for card in cards:
            _lift(state, card)
            pile.cards.append(card)
        pile.splay = splay
    for claimed in row.get("achievements", []):
        if claimed in SPECIALS:
            holding.specials.append(claimed)
        else:
            holding.ages.append(int(claimed))
    holding.tucked, holding.scored = row.get("tucked", 0), row.get("scored", 0)


def _pile(written: str) -> tuple[list[str], Any]:
    """Read `top > beneath > bottom [left]`."""
    match = re.fullmatch(r"([^\[\]]+?)(?: \[(none|left|right|up)\])?", written.strip())
    if not match:
        raise Broken(f"this is no pile: {written!r}")
    return [card.strip() for card in match[1].split(">")], match[2] or "none"


def _known(card: str) -> Any:
    if card not in CARDS:
        raise Broken(f"no such card: {card}")
    return CARDS[card]


def _lift(state: State, card: str) -> None:
    """Take a card from where the fresh layout has it; another takes its place as achievement."""
    age = _known(card).age
    deck = state.decks[age - 1]
    if card in deck:
        deck.remove(card)
    elif card in state.removed:
        state.removed.remove(card)
    elif card in state.dominated:
        if not deck:
            raise Broken(f"no card of age {age} is left to be its achievement")
        state.dominated[age - 1] = deck.pop()
    else:
        raise Broken(f"{card} is written twice")
