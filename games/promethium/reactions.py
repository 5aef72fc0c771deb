"""Persuasion and Industrial Theft: the cards that answer a purchase.

Nobody may learn from a pause who holds Industrial Theft. So whether somebody is asked depends only
on what everybody knows, never on the hand. Before the sale opens, everyone who for all the others
know could steal is asked for a standing order, in the course of their own turn, and everyone is
asked the same. To steal named elements by itself and never to steal are silent and take one answer
each: from outside they look alike. Whoever wants to be asked is asked with the card or without it,
at every purchase or where a tile shows what they named, and everybody is told so beforehand.
"""

from __future__ import annotations

from games.decision import Decision, Option
from games.event import Story
from games.promethium.box import ELEMENTS, RULE, TILES
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
from games.promethium.wording import (
    element_option,
    name,
    order_text,
    phrase,
    simple,
    some_of,
    tile_text,
    waits_text,
)
from games.rules import Answers, ask, choose
from games.text import Player, Seat

PASSES = (simple("pass:purchase", "pass-purchase"), simple("pass:salon", "pass-salon"))
WANTED = tuple(sorted(ELEMENTS, key=lambda element: element not in RULE.scarce))
"""What a standing order can name. Of several on one tile, the first of these is stolen."""
ASK = simple("order:ask", "order-ask")
ORDERS = (ASK, *(element_option("order", element) for element in WANTED))


def might_steal(state: State, seat: Seat) -> bool:
    """Whether, for all that everybody knows, this player could pay for a theft from hand."""
    return may_hold(state, seat, "theft")


def set_order(state: State, seat: Seat, story: Story) -> Step:
    """Ask what to do about Industrial Theft for the rest of this Salon.

    One answer says it all: how many answers somebody gave is seen by everybody.
    """
    player = state.players[seat]
    message = "ask-order" if holds(state, seat, "theft") else "ask-order-without"
    chosen = yield from ask(
        Decision(
            seat,
            phrase(message, cost=cost_of(player, "theft")),
            ORDERS,
            least=0,
            most=len(ORDERS),
            secret=True,
            declining=phrase("order-never"),
        )
    )
    player.wanted = [element for element in WANTED if f"order:{element}" in chosen]
    player.order = "ask" if ASK.key in chosen else "list" if chosen else "never"
    story.tell(
        order_text(player.order, player.wanted),
        to=(seat,),
        shadow=waits_text(seat, player.order, player.wanted),
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
    theft = yield from _ask_thieves(state, buyer, tile, thieves, persuading, story)
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
    state: State, buyer: Seat, tile: str, thieves: list[Seat], persuading: bool, story: Story
) -> Choice[tuple[Seat, str] | None]:
    """Who steals what, if anybody.

    Those who want to be asked are asked together, each whether to steal if nobody before does:
    that is the same as asking them in turn, and takes one wait instead of three.
    """
    asked = [seat for seat in thieves if _waits(state, seat, tile)]
    answers: Answers = {}
    if asked:
        answers = yield tuple(
            _steal_decision(state, seat, buyer, tile, persuading) for seat in asked
        )
    for seat in asked:
        if answers[seat] == ("pass:salon",):
            player = state.players[seat]
            player.order, player.wanted = "never", []
            story.tell(waits_text(seat, "never", []), marks=(f"player.{seat}",))
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


def _waits(state: State, seat: Seat, tile: str) -> bool:
    """Whether the table waits for this player when that tile is bought."""
    player = state.players[seat]
    return player.order == "ask" and (
        not player.wanted or any(element in player.wanted for element in TILES[tile].elements)
    )


def _steal_decision(state: State, seat: Seat, buyer: Seat, tile: str, persuading: bool) -> Decision:
    options: tuple[Option, ...] = PASSES
    message = "ask-steal-without"
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
