"""Scheme cards: which may be played now, and what they do.

Industrial Theft and Persuasion, which answer a purchase, are in `reactions`.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import permutations
from typing import TypeVar

from games.decision import Decision, Option
from games.event import Story
from games.promethium.box import ORES, SCHEMES
from games.promethium.grid import ends, place_of, spot
from games.promethium.state import (
    NEUTRAL,
    Held,
    Industrialist,
    State,
    cell_at,
    cost_of,
    holds,
    may_hold,
    scrap,
    spend_card,
    take_from_stock,
)
from games.promethium.wording import (
    cell_text,
    element_option,
    end_text,
    keep_option,
    name,
    names,
    phrase,
    place_marks,
    scheme_option,
    spot_option,
    tile_text,
    token_option,
)
from games.rules import Answers, Ask, ask, choose
from games.text import Arg, Player, Seat

T = TypeVar("T")
Choice = Generator[Ask, Answers, T]
Step = Choice[None]

FREE_IN_SALON = ("patent", "sabotage", "espionage", "bribes", "planning")
"""Cards for a moment of one's own choosing in the own turn of the Salon."""
LOOKED_AT = 3
"""How many projects Planning shows."""
IN_OFFICE = tuple(key for key, card in SCHEMES.items() if "office" in card.phases)


def has_effect(state: State, seat: Seat, scheme: str, coming: int = 0) -> bool:
    """Whether the table, in sight of all, gives this card something to do.

    `coming` counts the bid tokens that will be placed before the card is played.
    """
    cells = [cell for cell in state.grid if cell]
    match scheme:
        case "patent":
            free = any(cell.patent is None for cell in cells)
            return free and all(cell.patent != seat for cell in cells)
        case "sabotage":
            return any(cell.patent in (None, seat) for cell in cells)
        case "espionage":
            return sum(not cell.swapped for cell in cells) > 1
        case "bribes":
            return len(state.ends) + coming > 1
        case "planning":
            return bool(state.deck or state.buried)
        case "opportunism":
            return bool(cells)
        case "subsidies":
            return any(state.stock.values())
        case "cooperation":
            elements = state.players[seat].elements
            return any(state.stock.values()) and any(elements[ore] for ore in ORES)
        case _:
            return True


def playable(state: State, seat: Seat, schemes: tuple[str, ...]) -> list[Option]:
    """The cards in hand that this player can play now, out of these."""
    player = state.players[seat]
    found = []
    for scheme in schemes:
        if holds(state, seat, scheme) and has_effect(state, seat, scheme):
            found.append(scheme_option(scheme, cost_of(player, scheme)))
            if scheme == "market" and cost_of(player, scheme, 2) <= player.influence:
                found.append(scheme_option(scheme, cost_of(player, scheme, 2), 2))
    return found


def might_play(state: State, seat: Seat, schemes: tuple[str, ...], coming: int = 0) -> bool:
    """Whether, for all that everybody knows, this player could play one of these now."""
    return any(
        may_hold(state, seat, scheme) and has_effect(state, seat, scheme, coming)
        for scheme in schemes
    )


def play_card(state: State, seat: Seat, key: str, story: Story) -> Step:
    """Play the card of a chosen option. Nothing is told before its targets are chosen."""
    scheme, _, gems = key.removeprefix("scheme:").partition("-")
    match scheme:
        case "patent":
            yield from _patent(state, seat, story)
        case "sabotage":
            yield from _sabotage(state, seat, story)
        case "espionage":
            yield from _espionage(state, seat, story)
        case "bribes":
            yield from _bribes(state, seat, story)
        case "planning":
            yield from _planning(state, seat, story)
        case "opportunism":
            yield from _opportunism(state, seat, story)
        case "subsidies":
            yield from _subsidies(state, seat, story)
        case "cooperation":
            yield from _cooperation(state, seat, story)
        case "market":
            _market(state, seat, int(gems), story)
    note_card(state, seat, scheme, story)


def note_card(state: State, seat: Seat, scheme: str, story: Story) -> None:
    """Count a card as played."""
    story.used(f"scheme:{scheme}")
    note_improvement(state.players[seat], "IMP_SCHEME", story)


def note_improvement(player: Industrialist, improvement: str, story: Story) -> None:
    """Count an improvement that bettered something."""
    if improvement in player.improvements:
        story.used(f"improvement:{improvement}")


def _told(
    state: State,
    seat: Seat,
    scheme: str,
    story: Story,
    touches: tuple[Seat, ...] = (),
    marks: tuple[str, ...] = (),
    /,
    **args: Arg,
) -> None:
    """Pay for a card and tell what it did: everybody has now seen a card of the hand."""
    spend_card(state, seat, scheme)
    text = phrase(f"played-{scheme}", player=Player(seat), scheme=name(scheme), **args)
    story.tell(text, touches=touches, marks=marks, reveals=True)


def _targets(state: State, places: list[int]) -> tuple[Option, ...]:
    found = []
    for place in places:
        cell = cell_at(state, place)
        found.append(spot_option("tile", spot(state.side, place), cell.tile, cell.up))
    return tuple(found)


def _choose_tile(state: State, seat: Seat, prompt: str, places: list[int]) -> Choice[int]:
    key = yield from choose(Decision(seat, phrase(prompt), _targets(state, places)))
    return place_of(state.side, key.removeprefix("tile:"))


def _patent(state: State, seat: Seat, story: Story) -> Step:
    free = [place for place, cell in enumerate(state.grid) if cell and cell.patent is None]
    place = yield from _choose_tile(state, seat, "ask-patent", free)
    cell = cell_at(state, place)
    cell.patent = seat
    tile = cell_text(cell.tile, cell.up)
    _told(state, seat, "patent", story, (), place_marks(state.side, place), tile=tile)


def _sabotage(state: State, seat: Seat, story: Story) -> Step:
    open_to = [
        place for place, cell in enumerate(state.grid) if cell and cell.patent in (None, seat)
    ]
    place = yield from _choose_tile(state, seat, "ask-sabotage", open_to)
    tile = tile_text(scrap(state, place))
    _told(state, seat, "sabotage", story, (), place_marks(state.side, place), tile=tile)


def _espionage(state: State, seat: Seat, story: Story) -> Step:
    free = [place for place, cell in enumerate(state.grid) if cell and not cell.swapped]
    targets = _targets(state, free)
    chosen = yield from ask(Decision(seat, phrase("ask-espionage"), targets, least=2, most=2))
    here, there = (place_of(state.side, key.removeprefix("tile:")) for key in chosen)
    one, other = cell_at(state, here), cell_at(state, there)
    one.swapped = other.swapped = True
    state.grid[here], state.grid[there] = other, one
    _told(
        state,
        seat,
        "espionage",
        story,
        tuple(sorted({cell.patent for cell in (one, other) if cell.patent not in (None, seat)})),
        place_marks(state.side, here, there),
        one=cell_text(one.tile, one.up),
        other=cell_text(other.tile, other.up),
    )


def _bribes(state: State, seat: Seat, story: Story) -> Step:
    occupied = [end for end in ends(state.side) if end in state.ends]
    targets = []
    for end in occupied:
        bid = state.ends[end]
        seen = bid.up or bid.by == seat
        owner = name("neutral") if bid.owner == NEUTRAL else Player(bid.owner)
        targets.append(token_option(end, owner, bid.value if seen else 0))
    prompt = phrase("ask-bribes")
    here, there = yield from ask(Decision(seat, prompt, tuple(targets), least=2, most=2))
    here, there = here.removeprefix("token:"), there.removeprefix("token:")
    state.ends[here], state.ends[there] = state.ends[there], state.ends[here]
    owners = {state.ends[here].owner, state.ends[there].owner} - {NEUTRAL, seat}
    marks = f"end.{here}", f"end.{there}"
    one, other = end_text(here), end_text(there)
    _told(state, seat, "bribes", story, tuple(sorted(owners)), marks, one=one, other=other)


def _planning(state: State, seat: Seat, story: Story) -> Step:
    """The cards are looked at before one is chosen: from then on there is no way back."""
    player = state.players[seat]
    spend_card(state, seat, "planning")
    while len(state.deck) < LOOKED_AT and state.buried:
        state.deck.append(state.buried.pop(0))
    player.glimpse = top = state.deck[:LOOKED_AT]
    story.tell(
        phrase("planning-saw", projects=names(top)),
        to=(seat,),
        shadow=phrase("played-planning", player=Player(seat), scheme=name("planning")),
        reveals=True,
    )
    orders = tuple(keep_option(cards) for cards in permutations(top))
    key = yield from choose(Decision(seat, phrase("ask-planning"), orders, secret=True))
    kept, *back = key.removeprefix("keep:").split("-")
    state.deck[: len(top)] = back
    for other in state.players:
        other.glimpse = []
    player.reserved.append(kept)
    player.glimpse = back
    story.tell(
        phrase("reserved-own", project=name(kept)),
        to=(seat,),
        shadow=phrase("reserved", player=Player(seat)),
        marks=(f"player.{seat}",),
    )


def _opportunism(state: State, seat: Seat, story: Story) -> Step:
    left = [place for place, cell in enumerate(state.grid) if cell]
    place = yield from _choose_tile(state, seat, "ask-opportunism", left)
    cell = cell_at(state, place)
    state.grid[place] = None
    state.players[seat].tiles.append(Held(cell.tile))
    marks = (*place_marks(state.side, place), f"player.{seat}")
    _told(state, seat, "opportunism", story, (), marks, tile=tile_text(cell.tile))


def _subsidies(state: State, seat: Seat, story: Story) -> Step:
    (element,) = yield from pick_from_stock(state, seat, 1, tuple(state.stock))
    take_from_stock(state, seat, element)
    _told(state, seat, "subsidies", story, (), ("stock",), element=name(element))


def _cooperation(state: State, seat: Seat, story: Story) -> Step:
    elements = state.players[seat].elements
    gems = tuple(element_option("give", ore) for ore in ORES if elements[ore])
    given = (yield from choose(Decision(seat, phrase("ask-cooperation"), gems)))[5:]
    taken = yield from pick_from_stock(state, seat, 2, tuple(state.stock))
    elements[given] -= 1
    state.stock[given] += 1
    for element in taken:
        take_from_stock(state, seat, element)
    gem, got = name(given), names(taken)
    _told(state, seat, "cooperation", story, (), ("stock",), given=gem, taken=got)


def _market(state: State, seat: Seat, gems: int, story: Story) -> None:
    player = state.players[seat]
    spend_card(state, seat, "market", gems)
    player.promethium += gems
    text = phrase("played-market", player=Player(seat), scheme=name("market"), gain=gems)
    story.tell(text, marks=(f"player.{seat}",), reveals=True)


def pick_from_stock(
    state: State, seat: Seat, count: int, kinds: tuple[str, ...]
) -> Choice[list[str]]:
    """Let a player choose so many elements from the Stock, or as many as there are."""
    there = [
        element_option("take", kind, number=number)
        for kind in kinds
        for number in range(1, min(count, state.stock[kind]) + 1)
    ]
    count = min(count, sum(state.stock[kind] for kind in kinds))
    prompt = phrase("ask-stock", count=count)
    chosen = yield from ask(Decision(seat, prompt, tuple(there), least=count, most=count))
    return [key.removeprefix("take:").partition("-")[0] for key in chosen]
