"""The words of a question: prompts and options, each made once and used for ever."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from games.decision import Option
from games.innovation.cards import CARDS, NAMES, Colour, Direction
from games.innovation.state import Options
from games.text import Name, Player, Seat, Series, Text, say

VERBS = (
    "draw",
    "meld",
    "dogma",
    "achieve",
    "return",
    "tuck",
    "score",
    "give",
    "take",
    "keep",
    "exchange",
    "show",
    "splay",
    "order",
    "choose",
)

Demanding = Seat | Literal["mine"] | None
"""Who demands what a question is about: a player, oneself, or nobody."""

DECLINE = say("innovation.decline")


_USUAL = Options()
_OTHERWISE: dict[tuple[str, int], Callable[[Options], bool]] = {
    ("tools", 1): lambda options: not options.tools_needs_three,
    ("fission", 1): lambda options: not options.fission_stops_action,
    ("bioengineering", 1): lambda options: options.bioengineering_own_board,
}
"""Effects that a table may read otherwise, and whether it does."""


@cache
def effect_text(card: str, number: int, options: Options = _USUAL) -> Text:
    """Our wording of one effect, as a table with these options plays it."""
    otherwise = _OTHERWISE.get((card, number))
    if otherwise and otherwise(options):
        return Text(f"innovation.{card}-{number}-otherwise")
    return Text(f"innovation.{card}-{number}")


@cache
def prompt(
    source: tuple[str, int],
    question: str,
    most: int = 1,
    demanding: Demanding = None,
    options: Options = _USUAL,
) -> Text:
    """A question that an effect puts: the effect itself, then what is to be chosen.

    In a demand “I” is whoever demands, so the question says who that is.
    """
    card, number = source
    args: dict[str, Name | Text] = {
        "source": NAMES[card],
        "effect": effect_text(card, number, options),
        "question": say(f"innovation.ask-{question}", most=most),
    }
    if demanding is None:
        return say("innovation.prompt", **args)
    if demanding == "mine":
        return say("innovation.prompt-own-demand", **args)
    return say("innovation.prompt-demand", player=Player(demanding), **args)


@cache
def card_option(verb: str, card: str, owner: Seat | None = None) -> Option:
    """Choose a card; the owner is named where it is somebody else's."""
    if owner is None:
        label = say("innovation.card", card=NAMES[card], age=CARDS[card].age)
    else:
        label = say(
            "innovation.card-of", card=NAMES[card], age=CARDS[card].age, player=Player(owner)
        )
    return Option(f"{verb}:{card}", label)


@cache
def back_option(verb: str, owner: Seat, age: int) -> Option:
    """Choose one of somebody's hidden cards by its back."""
    label = say("innovation.back-of", player=Player(owner), age=age)
    return Option(f"{verb}:{owner + 1}-{age}", label)


@cache
def splay_option(colour: Colour, direction: Direction) -> Option:
    """Splay one colour."""
    label = say("innovation.splay", colour=NAMES[colour], direction=NAMES[direction])
    return Option(f"splay:{colour}-{direction}", label)


@cache
def colour_option(colour: Colour) -> Option:
    """Name a colour."""
    return Option(f"choose:{colour}", say("innovation.colour", colour=NAMES[colour]))


@cache
def value_option(value: int) -> Option:
    """Name a value."""
    return Option(f"choose:{value}", say("innovation.value", value=value))


@cache
def player_option(seat: Seat) -> Option:
    """Choose a player."""
    return Option(f"choose:player-{seat + 1}", say("innovation.player", player=Player(seat)))


@cache
def way_option(way: str) -> Option:
    """Choose one of the ways that an effect offers."""
    return Option(f"choose:{way}", say(f"innovation.way-{way}"))


YES = Option("choose:yes", say("innovation.yes"))


@cache
def draw_action(age: int | None) -> Option:
    """The Draw action, which takes a card of this age; without one the game ends."""
    hint = say("innovation.draw-hint", age=age) if age else say("innovation.draw-ends-hint")
    return Option("draw:card", say("innovation.draw"), hint, more=age is None)


@cache
def meld_action(card: str, covered: str | None) -> Option:
    """The Meld action."""
    label = say("innovation.meld", card=NAMES[card], age=CARDS[card].age)
    if covered is None:
        hint = say("innovation.meld-new-hint", colour=NAMES[CARDS[card].colour])
    else:
        hint = say("innovation.meld-hint", covered=NAMES[covered], age=CARDS[covered].age)
    return Option(f"meld:{card}", label, hint)


@cache
def dogma_action(card: str, sharers: tuple[Seat, ...], victims: tuple[Seat, ...]) -> Option:
    """The Dogma action, with who would take part and who would suffer."""
    label = say("innovation.dogma", card=NAMES[card], age=CARDS[card].age)
    if sharers and victims:
        hint = say("innovation.dogma-both-hint", sharers=seated(sharers), victims=seated(victims))
    elif sharers:
        hint = say("innovation.dogma-shared-hint", sharers=seated(sharers))
    elif victims:
        hint = say("innovation.dogma-demand-hint", victims=seated(victims))
    else:
        hint = say("innovation.dogma-alone-hint")
    return Option(f"dogma:{card}", label, hint)


@cache
def achieve_action(age: int) -> Option:
    """The Achieve action."""
    return Option(f"achieve:{age}", say("innovation.achieve", age=age, name=NAMES[f"age-{age}"]))


@cache
def action_prompt(actions: int) -> Text:
    """What to do with this action."""
    return say("innovation.ask-action", left=actions)


def seated(seats: tuple[Seat, ...]) -> Series:
    """Several players in a row."""
    return Series(tuple(Player(seat) for seat in seats))
