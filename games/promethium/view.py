"""What a seat may see."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from games.promethium.box import TILES, Phase
from games.promethium.grid import End, ends
from games.promethium.scoring import account
from games.promethium.state import Industrialist, State, order_of
from games.text import Seat


class CellView(Struct, frozen=True):
    """A tile in the grid. Its number is known once it is turned up."""

    tile: str | None
    back: str
    swapped: bool
    patent: Seat | None


class BidView(Struct, frozen=True):
    """A bid token at an end. Its value is known to whoever placed it, and to all once it is up."""

    end: End
    owner: int
    up: bool
    value: int | None


class TileView(Struct, frozen=True):
    """A tile in front of a player."""

    id: str
    uses: int


class ProjectView(Struct, frozen=True):
    """A realised project."""

    id: str
    cubes: int
    active: bool
    scored: bool


class PlayerView(Struct, frozen=True):
    """A player's things; what is behind the screen or in hand is `None` for the others."""

    seat: Seat
    colour: str
    money: int
    influence: int
    elements: dict[str, int]
    promethium: int
    lobby: int
    tiles: tuple[TileView, ...]
    projects: tuple[ProjectView, ...]
    improvements: tuple[str, ...]
    screen: int
    """How many bid tokens are behind the screen."""
    tokens: tuple[int, ...] | None
    returned: tuple[int, ...]
    lost: tuple[int, ...]
    blues: int
    blue: tuple[int, ...] | None
    cards: int
    hand: tuple[str, ...] | None
    shown: tuple[str, ...]
    pile: int
    discards: tuple[str, ...]
    reserves: int
    reserved: tuple[str, ...] | None
    glimpse: tuple[str, ...]
    waits: bool
    """Whether the table waits for this player when others buy."""
    order: str | None
    wanted: tuple[str, ...]
    """What a standing order names; public while the table waits for it."""
    earned: int
    out: bool
    account: tuple[int, ...]
    """At the end of the game, where the final score comes from."""


class View(Struct, frozen=True):
    """The whole table from one seat."""

    seat: Seat | None
    phase: Phase
    round: int
    first: Seat
    turn: int
    active: int | None
    """Whose turn it is, a seat or the neutral player."""
    meeple: Seat | None
    track: tuple[int, ...]
    line: str
    announced: int
    carded: bool
    acted: bool
    passes: int
    open_hands: bool
    side: int
    grid: tuple[CellView | None, ...]
    bids: tuple[BidView, ...]
    queue: tuple[str, ...]
    deck: int
    buried: tuple[str, ...]
    dismissed: tuple[str, ...]
    pile: int
    scrapped: tuple[str, ...]
    stock: dict[str, int]
    reserve: dict[str, int]
    improvements: tuple[str, ...]
    lobby: int
    cubes: int
    players: tuple[PlayerView, ...]

    @property
    def me(self) -> PlayerView:
        """The player at this seat."""
        if self.seat is None:
            raise LookupError("a spectator has nothing on the table")
        return self.players[self.seat]


_cell_view = lru_cache(maxsize=None)(CellView)
_bid_view = lru_cache(maxsize=None)(BidView)
_tile_view = lru_cache(maxsize=None)(TileView)
_project_view = lru_cache(maxsize=None)(ProjectView)


def in_turn(state: State) -> int | None:
    """Whose turn it is, a seat or the neutral player; `None` when the game is over."""
    if state.phase == "over":
        return None
    if state.phase == "bid":
        return state.track[state.turn % len(state.track)]
    if state.phase == "buy":
        return state.track[0] if state.track else None
    return order_of(state)[state.turn]


def view(state: State, seat: Seat | None) -> View:
    """Everything that this seat may see, and nothing else."""
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        first=state.first,
        turn=state.turn,
        active=in_turn(state),
        meeple=state.meeple if len(state.players) == 2 else None,
        track=tuple(state.track),
        line=state.line,
        announced=state.announced,
        carded=state.carded,
        acted=state.acted,
        passes=state.passes,
        open_hands=state.open_hands,
        side=state.side,
        grid=tuple(
            _cell_view(
                cell.tile if cell.up else None, TILES[cell.tile].back, cell.swapped, cell.patent
            )
            if cell
            else None
            for cell in state.grid
        ),
        bids=tuple(
            _bid_view(end, bid.owner, bid.up, bid.value if bid.up or bid.by == seat else None)
            for end in ends(state.side)
            if (bid := state.ends.get(end))
        ),
        queue=tuple(state.queue),
        deck=len(state.deck),
        buried=tuple(state.buried),
        dismissed=tuple(state.dismissed),
        pile=len(state.pile),
        scrapped=tuple(state.scrapped),
        stock=state.stock.copy(),
        reserve=state.reserve.copy(),
        improvements=tuple(state.improvements),
        lobby=state.lobby,
        cubes=state.cubes,
        players=tuple(
            _player(state, player, number, number == seat)
            for number, player in enumerate(state.players)
        ),
    )


def _player(state: State, player: Industrialist, seat: Seat, own: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        colour=player.colour,
        money=player.money,
        influence=player.influence,
        elements=player.elements.copy(),
        promethium=player.promethium,
        lobby=player.lobby,
        tiles=tuple(_tile_view(held.id, held.uses) for held in player.tiles),
        projects=tuple(
            _project_view(built.id, built.cubes, built.active, built.scored)
            for built in player.projects
        ),
        improvements=tuple(player.improvements),
        screen=len(player.tokens),
        tokens=tuple(sorted(player.tokens)) if own else None,
        returned=tuple(player.returned),
        lost=tuple(player.lost),
        blues=len(player.blue),
        blue=tuple(player.blue) if own else None,
        cards=len(player.hand),
        hand=tuple(player.hand) if own or state.open_hands else None,
        shown=tuple(player.shown),
        pile=len(player.pile),
        discards=tuple(player.discards),
        reserves=len(player.reserved),
        reserved=tuple(player.reserved) if own else None,
        glimpse=tuple(player.glimpse) if own else (),
        waits=player.order == "ask",
        order=player.order if own else None,
        wanted=tuple(player.wanted) if own or player.order == "ask" else (),
        earned=player.earned,
        out=player.out,
        account=account(player) if state.phase == "over" else (),
    )
