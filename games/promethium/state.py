"""Everything on the table, hidden or not, and the small things that are done to it everywhere."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from games.promethium.auction import Stake
from games.promethium.box import ELEMENTS, IMPROVEMENTS, RULE, SCHEMES, TILES, Phase
from games.promethium.grid import End, Line, ends_at
from games.text import Seat

NEUTRAL = -1
"""The bidder in blue when two play."""
NOWHERE = -1
"""No place of the grid."""


class Options(Struct, frozen=True):
    """How a table is played."""

    open_hands: bool = False


class Cell(Struct):
    """A tile in the grid."""

    tile: str
    up: bool = False
    swapped: bool = False
    """Moved by Espionage this round: it stays where it is."""
    patent: Seat | None = None
    """Whose patent is filed on it."""


class Bid(Struct):
    """A bid token at an end of a line."""

    owner: int
    value: int
    up: bool = False
    by: int = 0
    """Who placed it and so knows its value; it differs from the owner for the neutral player."""


class Held(Struct):
    """A tile in front of a player. From its first use on a cube lies on it."""

    id: str
    uses: int = 0


class Built(Struct):
    """A realised project."""

    id: str
    cubes: int = 0
    active: bool = False
    scored: bool = False


class Industrialist(Struct):
    """One player's things."""

    colour: str
    money: int
    influence: int
    tokens: list[int]
    """Bid tokens behind the screen."""
    pile: list[str]
    hand: list[str]
    tiles: list[Held]
    elements: dict[str, int]
    promethium: int = 0
    lobby: int = 0
    discards: list[str] = []
    projects: list[Built] = []
    improvements: list[str] = []
    lost: list[int] = []
    returned: list[int] = []
    """Tokens taken back in this Salon: behind the screen, and everybody knows it."""
    blue: list[int] = []
    """The neutral player's tokens behind this screen."""
    shown: list[str] = []
    """Cards in hand that everybody has seen."""
    reserved: list[str] = []
    glimpse: list[str] = []
    """The cards this player knows to lie on top of the project deck."""
    order: str = "never"
    """What to do about Industrial Theft when somebody buys: `ask`, `never` or `list`."""
    wanted: list[str] = []
    """With `list`, the elements to steal, the first choice first; with `ask`, those to be asked
    about, or none for all."""
    earned: int = 0
    """Money from this round's Exhibition."""
    out: bool = False
    """Passes for the rest of this Design Office."""


class State(Struct):
    """The whole game."""

    open_hands: bool
    players: list[Industrialist]
    first: Seat
    queue: list[str]
    """Eight slots, empty ones as empty strings."""
    deck: list[str]
    buried: list[str]
    """Cards put under the deck in sight of all."""
    grid: list[Cell | None]
    side: int
    pile: list[str]
    reserve: dict[str, int]
    track: list[int]
    improvements: list[str]
    phase: Phase = "start"
    round: int = 1
    turn: int = 0
    """How many players (bidding: markers, counted over both passes) had their turn."""
    line: Line = ""
    """The line designated in this bidding turn."""
    carded: bool = False
    """Whether the player in turn has played the one scheme card of this turn."""
    linger: bool = False
    """Whether the player in turn wants to play a card after the move."""
    announced: int = NOWHERE
    acted: bool = False
    passes: int = 0
    meeple: Seat = 0
    """Who plays for the neutral player next."""
    ends: dict[End, Bid] = {}
    stock: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ELEMENTS, 0))
    dismissed: list[str] = []
    """Project cards out of the game."""
    scrapped: list[str] = []
    """Tiles out of the game."""
    lobby: int = RULE.lobby
    cubes: int = RULE.cubes


def order_of(state: State) -> list[Seat]:
    """The seats in turn order."""
    count = len(state.players)
    return [(state.first + step) % count for step in range(count)]


def bidders(state: State) -> list[int]:
    """The seats in turn order, and the neutral player after them when two play."""
    order = order_of(state)
    return [*order, NEUTRAL] if len(order) == 2 else order


def snake(state: State) -> list[int]:
    """The markers of a fresh initiative track."""
    order = order_of(state)
    if len(order) == 2:
        return [*order, NEUTRAL, *reversed(order), NEUTRAL]
    return [*order, *reversed(order)]


def tokens_at(state: State, place: int, bidder: int) -> tuple[int, ...]:
    """A bidder's tokens at the four ends of a place."""
    found = []
    for end in ends_at(state.side, place):
        bid = state.ends.get(end)
        if bid is not None and bid.owner == bidder:
            found.append(bid.value)
    return tuple(found)


def stakes_at(state: State, place: int, active: int = NEUTRAL, lobby: int = 0) -> list[Stake]:
    """What everybody has at a place; the active player may add lobby tokens."""
    return [
        Stake(bidder, tokens, lobby if bidder == active else 0)
        for bidder in bidders(state)
        if (tokens := tokens_at(state, place, bidder))
    ]


def cost_of(player: Industrialist, scheme: str, gems: int = 1) -> int:
    """The influence that a card costs this player."""
    return scheme_cost(player.improvements, scheme, gems)


def scheme_cost(improvements: Sequence[str], scheme: str, gems: int = 1) -> int:
    """The influence that a card costs whoever has these improvements."""
    easing = IMPROVEMENTS["IMP_SCHEME"].gain if "IMP_SCHEME" in improvements else 0
    return max(0, SCHEMES[scheme].costs[gems - 1] - easing)


def may_hold(state: State, seat: Seat, scheme: str) -> bool:
    """Whether, for all that everybody knows, this player can have that card and pay for it.

    Whether a player is asked about a card follows from this and never from the hand itself: a
    pause must not tell who holds what.
    """
    player = state.players[seat]
    if cost_of(player, scheme) > player.influence:
        return False
    if state.open_hands or scheme in player.shown:
        return scheme in player.hand
    return len(player.hand) > len(player.shown) and scheme not in player.discards


def holds(state: State, seat: Seat, scheme: str) -> bool:
    """Whether this player has that card and can pay for it."""
    player = state.players[seat]
    return scheme in player.hand and cost_of(player, scheme) <= player.influence


def spend_card(state: State, seat: Seat, scheme: str, gems: int = 1) -> None:
    """Pay for a card and lay it on the own discard pile."""
    player = state.players[seat]
    player.influence -= cost_of(player, scheme, gems)
    player.hand.remove(scheme)
    if scheme in player.shown:
        player.shown.remove(scheme)
    player.discards.append(scheme)


def take_from_reserve(state: State, seat: Seat, element: str) -> bool:
    """Give a player an element, unless none is left."""
    if not state.reserve[element]:
        return False
    state.reserve[element] -= 1
    state.players[seat].elements[element] += 1
    return True


def take_from_stock(state: State, seat: Seat, element: str) -> None:
    """Move an element from the Stock to a player."""
    state.stock[element] -= 1
    state.players[seat].elements[element] += 1


def hand_in(state: State, seat: Seat, element: str, count: int = 1) -> None:
    """Put a player's elements back into the Reserve."""
    state.players[seat].elements[element] -= count
    state.reserve[element] += count


def cell_at(state: State, place: int) -> Cell:
    """The tile at a place that is known to have one."""
    cell = state.grid[place]
    if cell is None:
        raise LookupError(f"there is a hole at {place}")
    return cell


def scrap(state: State, place: int) -> str:
    """Take a tile out of the grid and of the game."""
    tile = cell_at(state, place).tile
    state.grid[place] = None
    state.scrapped.append(tile)
    return tile


def cube_on(held: Held) -> bool:
    """Whether a cube lies on a tile."""
    return 0 < held.uses < TILES[held.id].uses


def gain_lobby(state: State, seat: Seat, count: int) -> int:
    """Give lobby tokens as far as the supply goes; returns how many."""
    count = min(count, state.lobby)
    state.lobby -= count
    state.players[seat].lobby += count
    return count
