"""What a view says without saying it: facts that picture and text form both need."""

from __future__ import annotations

from games.promethium.box import PROJECTS
from games.promethium.view import BidView, PlayerView, View
from games.promethium.wording import name, names, phrase
from games.text import Series, Text


def own_bids(view: View) -> tuple[BidView, ...]:
    """The tokens that the viewing seat has placed and that still lie face down."""
    return tuple(bid for bid in view.bids if bid.value is not None and not bid.up)


def order_text(player: PlayerView) -> Text:
    """A player's standing order, in words for that player."""
    return phrase(f"ordered-{player.order}", wanted=names(player.wanted))


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
