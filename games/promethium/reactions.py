"""Persuasion and Industrial Theft: the cards that answer a purchase.

Nobody may learn from a pause who holds Industrial Theft. So whether somebody is asked depends only
on what everybody knows, never on the hand. Before the sale opens, everyone who for all the others
know could steal is asked for a standing order, in the course of their own turn, and everyone is
asked the same. `list` acts by itself and `never` is silent: from outside they look alike. Whoever
chose `ask` is asked at each purchase, with the card or without it, and everybody may know that.
"""

from __future__ import annotations

from games.decision import Decision, Option
from games.event import Story
from games.promethium.box import ELEMENTS, TILES
from games.promethium.schemes import Choice, Step, note_card
from games.promethium.state import (
    NEUTRAL,
    State,
    cost_of,
    holds,
    may_hold,
    spend_card,
    take_from_reserve,
)
from games.promethium.wording import element_option, name, names, phrase, simple, some_of, tile_text
from games.rules import Answers, ask, choose
from games.text import Player, Seat

NEVER = simple("order:never", "order-never")
ASK = simple("order:ask", "order-ask")
LIST = simple("order:list", "order-list")
PASSES = (simple("pass:purchase", "pass-purchase"), simple("pass:salon", "pass-salon"))
WANTED = tuple(element_option("want", element) for element in ELEMENTS)


def might_steal(state: State, seat: Seat) -> bool:
    """Whether, for all that everybody knows, this player could pay for a theft from hand."""
    return may_hold(state, seat, "theft")


def set_order(state: State, seat: Seat, story: Story) -> Step:
    """Ask what to do about Industrial Theft for the rest of this Salon."""
    player = state.players[seat]
    able = holds(state, seat, "theft")
    options = (ASK, LIST, NEVER) if able else (NEVER, ASK, LIST)
    prompt = phrase("ask-order", cost=cost_of(player, "theft"))
    key = yield from choose(Decision(seat, prompt, options, secret=True))
    player.order = key.removeprefix("order:")
    player.wanted = []
    if player.order == "list":
        wanted = yield from ask(
            Decision(
                seat,
                phrase("ask-wanted"),
                WANTED,
                most=len(WANTED),
                ordered=True,
                secret=True,
            )
        )
        player.wanted = [key.removeprefix("want:") for key in wanted]
    story.tell(
        phrase(f"ordered-{player.order}", wanted=names(player.wanted)),
        to=(seat,),
        shadow=phrase("waits" if player.order == "ask" else "waits-not", player=Player(seat)),
        marks=(f"player.{seat}",),
    )


def take_elements(state: State, buyer: Seat, active: int, tile: str, story: Story) -> Step:
    """The buyer takes the elements of a tile, unless somebody steals from them.

    The active player has but one card for the whole turn; the others answer without counting.
    """
    spent = active if state.carded else NEUTRAL
    elements = TILES[tile].elements
    key = yield from choose(_leave_or_persuade(state, buyer, tile, spent))
    persuading = key == "persuade:all"
    if persuading:
        text = phrase("persuades", player=Player(buyer), scheme=name("persuasion"))
        story.tell(text, reveals=True)
    thieves = _thieves(state, buyer, spent)
    theft = yield from _ask_thieves(state, buyer, tile, thieves, persuading)
    if theft:
        if theft[0] == active:
            state.carded = True
        _steal(state, buyer, tile, theft, persuading, story)
        return
    if persuading:
        spend_card(state, buyer, "persuasion")
        note_card(state, buyer, "persuasion", story)
    left = "" if persuading else key.removeprefix("leave:")
    taken = [
        element
        for element in elements
        if element != left and take_from_reserve(state, buyer, element)
    ]
    args = {"player": Player(buyer), "taken": some_of(taken)}
    marks = ("stock", f"player.{buyer}")
    # Not being stolen from tells something about those who could have.
    reveals = bool(thieves)
    if left and state.reserve[left]:
        state.reserve[left] -= 1
        state.stock[left] += 1
        text = phrase("takes", **args, left=name(left))
    else:
        text = phrase("takes-all", **args)
    story.tell(text, marks=marks, reveals=reveals)


def _leave_or_persuade(state: State, buyer: Seat, tile: str, spent: int) -> Decision:
    options: list[Option] = [
        element_option("leave", element) for element in reversed(TILES[tile].elements)
    ]
    if buyer != spent and holds(state, buyer, "persuasion"):
        options.append(simple("persuade:all", "persuade"))
    prompt = phrase("ask-leave", tile=tile_text(tile))
    return Decision(buyer, prompt, tuple(options), secret=True)


def _thieves(state: State, buyer: Seat, spent: int) -> list[Seat]:
    """Those who might steal, clockwise from the buyer."""
    count = len(state.players)
    others = [(buyer + step) % count for step in range(1, count)]
    return [seat for seat in others if seat != spent and might_steal(state, seat)]


def _ask_thieves(
    state: State, buyer: Seat, tile: str, thieves: list[Seat], persuading: bool
) -> Choice[tuple[Seat, str] | None]:
    """Who steals what, if anybody.

    Those who want to be asked are asked together, each whether to steal if nobody before does:
    that is the same as asking them in turn, and takes one wait instead of three.
    """
    asked = [seat for seat in thieves if state.players[seat].order == "ask"]
    answers: Answers = {}
    if asked:
        answers = yield tuple(
            _steal_decision(state, seat, buyer, tile, persuading) for seat in asked
        )
    for seat in asked:
        if answers[seat] == ("pass:salon",):
            state.players[seat].order = "never"
    for seat in thieves:
        player = state.players[seat]
        if seat in answers:
            verb, _, element = answers[seat][0].partition(":")
            if verb == "steal":
                return seat, element
        elif player.order == "list" and holds(state, seat, "theft"):
            for element in player.wanted:
                if element in TILES[tile].elements and state.reserve[element]:
                    return seat, element
    return None


def _steal_decision(state: State, seat: Seat, buyer: Seat, tile: str, persuading: bool) -> Decision:
    options: tuple[Option, ...] = PASSES
    if holds(state, seat, "theft"):
        elements = TILES[tile].elements
        steals = [element_option("steal", each, more=not state.reserve[each]) for each in elements]
        options = (*steals, *PASSES)
    message = "ask-steal-persuaded" if persuading else "ask-steal"
    prompt = phrase(message, player=Player(buyer), tile=tile_text(tile))
    return Decision(seat, prompt, options, secret=True)


def _steal(
    state: State, buyer: Seat, tile: str, theft: tuple[Seat, str], persuading: bool, story: Story
) -> None:
    thief, stolen = theft
    spend_card(state, thief, "theft")
    note_card(state, thief, "theft", story)
    take_from_reserve(state, thief, stolen)
    taken = [
        element
        for element in TILES[tile].elements
        if element != stolen and take_from_reserve(state, buyer, element)
    ]
    shown = state.players[buyer].shown
    if persuading and "persuasion" not in shown:
        shown.append("persuasion")
    story.tell(
        phrase(
            "steals-persuaded" if persuading else "steals",
            thief=Player(thief),
            player=Player(buyer),
            scheme=name("theft"),
            element=name(stolen),
            taken=some_of(taken),
        ),
        touches=(buyer,),
        marks=(f"player.{thief}", f"player.{buyer}"),
        reveals=True,
    )
