"""What pictures and text form both work out from a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.innovation.cards import AGES, CARDS, GOALS, NAMES, Slot, Special
from games.innovation.effects import EFFECTS, Audience, reached
from games.innovation.questions import effect_text
from games.innovation.state import Options
from games.innovation.view import PlayerView, View
from games.text import Seat
from rendering.words import Words

LAST_AGE = AGES[-1]
USUAL = Options()


class Rule(NamedTuple):
    """An effect in our words, and whether it is a demand."""

    demand: bool
    text: str


def rules_of(card: str, words: Words, options: Options = USUAL) -> tuple[Rule, ...]:
    """The effects of a card in printed order, as a table with these options reads them."""
    return tuple(
        Rule(effect.demand is not None, words.say(effect_text(card, effect.number, options)))
        for effect in EFFECTS[card]
    )


def said_row(row: tuple[Slot, ...], words: Words) -> str:
    """Some slots of a card in words."""
    return ", ".join(
        words.message("innovation", "text-hex") if slot == "hex" else words.name("innovation", slot)
        for slot in row
    )


def said_slots(card: str, words: Words) -> str:
    """What a card has in which corner, and which icon its effects count."""
    found = CARDS[card]
    return words.message(
        "innovation",
        "text-slots",
        corner=said_row(found.slots[:1], words),
        bottom=said_row(found.slots[1:], words),
        featured=NAMES[found.featured],
    )


def audience(view: View, seat: Seat, card: str) -> Audience:
    """Whom a card's effects would reach if it were activated now."""
    icon = CARDS[card].featured
    return reached(seat, EFFECTS[card], [player.icons[icon] for player in view.players])


def next_draw(view: View, player: PlayerView) -> int | None:
    """The age that a Draw action would take; `None` where it would end the game."""
    return next(
        (age for age in AGES if age >= max(1, player.highest_top) and view.decks[age - 1]), None
    )


def near_the_end(view: View) -> tuple[Seat, ...]:
    """Those whose next Draw action takes one of the last cards, or ends the game."""
    if view.phase == "over":
        return ()
    return tuple(
        seat
        for seat, player in enumerate(view.players)
        if next_draw(view, player) in (LAST_AGE, None)
    )


def owner_of_age(view: View, age: int) -> Seat | None:
    """Who has dominated an age."""
    return next((seat for seat, one in enumerate(view.players) if age in one.ages), None)


def owner_of_special(view: View, special: Special) -> Seat | None:
    """Who has a special achievement."""
    return next((seat for seat, one in enumerate(view.players) if special in one.specials), None)


def goal(view: View) -> int:
    """How many achievements win."""
    return GOALS[len(view.players)]


def won(player: PlayerView) -> int:
    """How many achievements somebody has."""
    return len(player.ages) + len(player.specials)


def grouped(ages: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Ages with how many cards there are of each."""
    for age in sorted(set(ages)):
        yield age, ages.count(age)


def condition(view: View, special: Special, words: Words) -> str:
    """What a special achievement takes at this table."""
    apart = special == "monument" and not view.options.monument_combined
    return words.message("innovation", f"picture-{special}{'-apart' if apart else ''}")
