"""A table as it might be for all that one seat knows."""

from __future__ import annotations

import msgspec

from games.chance import Chance
from games.promethium.box import ELEMENTS, TILES
from games.promethium.state import Bid, Industrialist, State
from games.text import Seat

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(State)


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """A copy in which everything that the seat may not know is dealt anew."""
    other = _decoder.decode(_encoder.encode(state))
    _tiles(other, chance)
    _projects(other, seat, chance)
    for number, player in enumerate(other.players):
        own = number == seat
        _schemes(player, own or other.open_hands, chance)
        if not own:
            hidden = [bid for bid in other.ends.values() if not bid.up]
            _tokens(player, [bid for bid in hidden if bid.owner == number], chance)
            mine = [bid for bid in hidden if bid.owner != bid.by and bid.by == number]
            _neutral_tokens(player, mine, chance)
            _orders(player, chance)
    return other


def _tiles(state: State, chance: Chance) -> None:
    """What lies verso up shows one element; its tile is any unseen one with that back."""
    down = [cell for cell in state.grid if cell and not cell.up]
    unseen = chance.shuffle("imagine", [cell.tile for cell in down] + state.pile)
    for cell in down:
        back = TILES[cell.tile].back
        cell.tile = next(tile for tile in unseen if TILES[tile].back == back)
        unseen.remove(cell.tile)
    state.pile = unseen


def _projects(state: State, seat: Seat | None, chance: Chance) -> None:
    """The deck and what others keep in reserve, but for the cards the seat saw on top."""
    known = [] if seat is None else state.players[seat].glimpse
    others = [player for number, player in enumerate(state.players) if number != seat]
    unseen = state.deck[len(known) :] + [card for player in others for card in player.reserved]
    chance.shuffle("imagine", unseen)
    for player in others:
        count = len(player.reserved)
        player.reserved, unseen = unseen[:count], unseen[count:]
    state.deck = [*known, *unseen]
    for player in others:
        player.glimpse = state.deck[: len(player.glimpse)]


def _schemes(player: Industrialist, open_hand: bool, chance: Chance) -> None:
    if open_hand:
        chance.shuffle("imagine", player.pile)
        return
    count = len(player.hand) - len(player.shown)
    unseen = [scheme for scheme in player.hand if scheme not in player.shown] + player.pile
    chance.shuffle("imagine", unseen)
    player.hand = sorted([*player.shown, *unseen[:count]])
    player.pile = unseen[count:]


def _tokens(player: Industrialist, bids: list[Bid], chance: Chance) -> None:
    """Tokens behind the screen and face down on the edge, but for those seen to go back."""
    unseen = player.tokens + [bid.value for bid in bids]
    for value in player.returned:
        unseen.remove(value)
    chance.shuffle("imagine", unseen)
    for bid in bids:
        bid.value = unseen.pop()
    player.tokens = sorted(unseen + player.returned)


def _neutral_tokens(player: Industrialist, bids: list[Bid], chance: Chance) -> None:
    unseen = chance.shuffle("imagine", player.blue + [bid.value for bid in bids])
    for bid in bids:
        bid.value = unseen.pop()
    player.blue = sorted(unseen)


def _orders(player: Industrialist, chance: Chance) -> None:
    if player.order == "ask":
        return
    player.order = ("never", "list")[chance.below("imagine", 2)]
    wanted = ELEMENTS[chance.below("imagine", len(ELEMENTS))]
    player.wanted = [wanted] if player.order == "list" else []
