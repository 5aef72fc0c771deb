"""The auction: who gets a tile, at what price, and in which order it is offered on.

It knows nothing but tokens and places on the initiative track, so that every case of it can be
tried by hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.promethium.box import RULE

Bidder = int
"""A seat, or the neutral player."""


class Stake(Struct, frozen=True):
    """What one bidder has at the four ends of a tile's row and column."""

    bidder: Bidder
    tokens: tuple[int, ...]
    lobby: int = 0
    """Lobby tokens committed: they raise the total and count for nothing else."""

    @property
    def total(self) -> int:
        """What decides first."""
        return sum(self.tokens) + RULE.lobby_strength * self.lobby

    @property
    def price(self) -> int:
        """The value of the lowest token when there are several, else nothing."""
        return min(self.tokens) if len(self.tokens) > 1 else 0

    @property
    def highest(self) -> int:
        """The token that a buyer loses and a seller takes back."""
        return max(self.tokens)


def ranking(
    stakes: Sequence[Stake], track: Sequence[Bidder], order: Sequence[Bidder]
) -> list[Stake]:
    """Bidders with a token there, best first.

    The total decides, then the single highest bid token, then whose first remaining marker comes
    first; those without a marker come last, in turn order.
    """

    def standing(stake: Stake) -> tuple[int, int, int]:
        if stake.bidder in track:
            place = track.index(stake.bidder)
        else:
            place = len(track) + order.index(stake.bidder)
        return -stake.total, -stake.highest, place

    return sorted((stake for stake in stakes if stake.tokens), key=standing)


def offers(
    stakes: Sequence[Stake], seller: Bidder, track: Sequence[Bidder], order: Sequence[Bidder]
) -> list[Stake]:
    """To whom the tile is offered when the winner does not buy: lobby tokens no longer count."""
    plain = [Stake(stake.bidder, stake.tokens) for stake in stakes if stake.bidder != seller]
    return ranking(plain, track, order)
