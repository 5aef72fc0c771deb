"""The Salon, first part: tokens are placed face down at the ends of rows and columns."""

from __future__ import annotations

from games.decision import Decision, Option
from games.event import Story
from games.promethium import reactions
from games.promethium.box import RULE
from games.promethium.grid import ends_of, lines, places_in
from games.promethium.schemes import FREE_IN_SALON, Step, might_play, play_card, playable
from games.promethium.state import NEUTRAL, Bid, State
from games.promethium.wording import (
    cell_text,
    end_text,
    line_option,
    line_text,
    phrase,
    place_marks,
    place_option,
    simple,
)
from games.rules import choose
from games.text import Arg, Player, Seat, Series

PASSES = RULE.placed_a_round // RULE.bought_a_round
"""How often the initiative track is gone through: every marker stands for one purchase."""


def bid(state: State, story: Story) -> Step:
    """Take one step of the bidding turn that comes next."""
    owner = state.track[state.turn % len(state.track)]
    seat = state.meeple if owner == NEUTRAL else owner
    if state.line:
        yield from _place(state, seat, owner, story)
    else:
        yield from _designate(state, seat, owner, story)


def has_free_end(state: State, line: str) -> bool:
    """Whether a token can still be placed at a line."""
    return any(end not in state.ends for end in ends_of(line))


def may_scheme(state: State, seat: Seat, owner: int, coming: int = 0) -> bool:
    """Whether this turn, for all that everybody knows, could still see a scheme card."""
    return owner == seat and not state.carded and might_play(state, seat, FREE_IN_SALON, coming)


def own_cards(state: State, seat: Seat, owner: int) -> list[Option]:
    """The cards that the player in turn could play now."""
    if owner != seat or state.carded:
        return []
    return playable(state, seat, FREE_IN_SALON)


def _designate(state: State, seat: Seat, owner: int, story: Story) -> Step:
    options = [
        line_option(line, sum(_is_down(state, place) for place in places_in(state.side, line)))
        for line in lines(state.side)
        if has_free_end(state, line)
    ]
    key = yield from choose(
        Decision(
            seat,
            phrase("ask-neutral-line" if owner == NEUTRAL else "ask-line"),
            (*options, *own_cards(state, seat, owner)),
            confirm=may_scheme(state, seat, owner),
        )
    )
    if key.startswith("scheme:"):
        yield from play_card(state, seat, key, story)
        state.carded = True
        return
    state.line = key.removeprefix("line:")
    places = places_in(state.side, state.line)
    turned = turn_up(state, places)
    args: dict[str, Arg] = {"player": Player(seat), "line": line_text(state.line)}
    if turned:
        tiles = Series(tuple(cell_text(tile, True) for tile in turned))
        marks = place_marks(state.side, *places)
        story.tell(
            phrase("designates", **args, tiles=tiles, count=len(turned)), marks=marks, reveals=True
        )
    else:
        story.tell(phrase("designates-seen", **args))


def _is_down(state: State, place: int) -> bool:
    cell = state.grid[place]
    return cell is not None and not cell.up


def turn_up(state: State, places: tuple[int, ...]) -> list[str]:
    """Turn tiles recto up and tell which were not before."""
    turned = []
    for place in places:
        cell = state.grid[place]
        if cell and not cell.up:
            cell.up = True
            turned.append(cell.tile)
    return turned


def _place(state: State, seat: Seat, owner: int, story: Story) -> Step:
    player = state.players[seat]
    tokens = player.blue if owner == NEUTRAL else player.tokens
    free = [end for end in ends_of(state.line) if end not in state.ends]
    options = [
        place_option(value, end, end != free[0]) for end in free for value in sorted({*tokens})
    ]
    if not state.linger and may_scheme(state, seat, owner, coming=1):
        options.append(simple("scheme:after", "linger", more=True))
    prompt = phrase("ask-place", line=line_text(state.line))
    # Several tokens of one value are one choice, and nobody shall learn it from a missing pause.
    confirm = len(tokens) > 1
    key = yield from choose(Decision(seat, prompt, tuple(options), secret=True, confirm=confirm))
    if key == "scheme:after":
        state.linger = True
        return
    value, _, end = key.removeprefix("place:").partition("-")
    tokens.remove(int(value))
    state.ends[end] = Bid(owner, int(value), by=seat)
    whose = "places-neutral" if owner == NEUTRAL else "places"
    story.tell(
        phrase(f"{whose}-own", value=int(value), end=end_text(end)),
        to=(seat,),
        shadow=phrase(whose, player=Player(seat), end=end_text(end)),
        marks=(f"end.{end}",),
    )
    if state.linger:
        yield from _afterwards(state, seat, owner, story)
    yield from _end_turn(state, seat, owner, story)


def _afterwards(state: State, seat: Seat, owner: int, story: Story) -> Step:
    """The card that the player meant to play after placing, or none after all."""
    options = (*own_cards(state, seat, owner), simple("done:turn", "no-scheme"))
    key = yield from choose(Decision(seat, phrase("ask-after"), options, confirm=True))
    if key != "done:turn":
        yield from play_card(state, seat, key, story)


def _end_turn(state: State, seat: Seat, owner: int, story: Story) -> Step:
    count = len(state.track)
    final = (PASSES - 1) * count
    last = final + max(index for index, marker in enumerate(state.track) if marker == owner)
    if owner == NEUTRAL:
        state.meeple = 1 - state.meeple
    elif state.turn == last and reactions.might_steal(state, seat):
        yield from reactions.set_order(state, seat, story)
    state.turn += 1
    state.line = ""
    state.carded = state.linger = False
    if state.turn == PASSES * count:
        _open_sale(state, story)


def _open_sale(state: State, story: Story) -> None:
    """Every end is taken. What Espionage moved out of a turned line is turned up now."""
    state.phase = "buy"
    state.turn = 0
    turned = turn_up(state, tuple(range(len(state.grid))))
    if turned:
        tiles = Series(tuple(cell_text(tile, True) for tile in turned))
        story.tell(phrase("turns-rest", tiles=tiles), marks=("grid",), reveals=True)
    story.tell(phrase("sale-opens"))
