"""What a view says without saying it: facts that picture and text form both need."""

from __future__ import annotations

from games.promethium.box import PROJECTS, SCHEMES
from games.promethium.state import scheme_cost
from games.promethium.view import BidView, PlayerView, View
from games.promethium.wording import name, order_text, phrase
from games.text import Series, Text


def own_bids(view: View) -> tuple[BidView, ...]:
    """The tokens that the viewing seat has placed and that still lie face down."""
    return tuple(bid for bid in view.bids if bid.value is not None and not bid.up)


def standing_order(view: View) -> Text | None:
    """The viewing seat's standing order, once it was given and as long as it matters."""
    order, wanted = view.me.order, view.me.wanted
    if order is None or view.phase not in {"bid", "buy"}:
        return None
    return None if view.phase == "bid" and order == "never" else order_text(order, wanted)


def prices(player: PlayerView, scheme: str) -> tuple[int, ...]:
    """The influence a scheme card costs this player; the second price is for two gems."""
    return tuple(
        scheme_cost(player.improvements, scheme, gems)
        for gems in range(1, len(SCHEMES[scheme].costs) + 1)
    )


def asks_for(project: str) -> Series:
    """What a project asks of its tiles, slot by slot."""
    return Series(
        tuple(
            phrase(f"text-slot-{slot}-{wanted}")
            if wanted in {"any", "diff"}
            else phrase("text-slot-fixed", element=name(wanted))
            for slot, wanted in zip(
                ("nation", "expert", "ore"), PROJECTS[project].slots, strict=True
            )
        )
    )
