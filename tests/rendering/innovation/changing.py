"""Views of Innovation with one thing changed: whatever shows a view must show the difference."""

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from games.innovation.cards import CARDS, COLOURS, Colour, Splay, visible
from games.innovation.state import Options
from games.innovation.view import PileView, PlayerView, View
from tests.rendering.sampling import moments

Change = Callable[[View], View]


def pile(colour: Colour, splay: Splay, count: int, *, mine: bool = False) -> PileView:
    """The last cards of a colour, the latest on top."""
    cards = [card.id for card in CARDS.values() if card.colour == colour][::-1][:count]
    below = cards[1:]
    return PileView(
        colour=colour,
        top=cards[0],
        splay=splay,
        count=count,
        showing=tuple(visible(card, splay) for card in below),
        covered=tuple(below) if mine else None,
    )


@cache
def base() -> View:
    """A moment in a game for two in which the first player has every kind of pile."""
    view: View = moments("innovation", 2)[30].spectator
    piles = (pile("red", "left", 3), pile("yellow", "right", 4), pile("green", "none", 2))
    icons = dict.fromkeys(view.players[0].icons, 3)
    changed = replace(view, phase="actions", turn=0, actions=2, decks=(3,) * 10)
    return in_player(piles=piles, icons=icons, tucked=1, scored=1)(changed)


def in_view(**changes: object) -> Change:
    """Change something of the table."""
    return lambda view: replace(view, **changes)


def in_player(**changes: object) -> Change:
    """Change something of the first player."""
    return lambda view: replace(
        view, players=(replace(view.players[0], **changes), *view.players[1:])
    )


def in_pile(**changes: object) -> Change:
    """Change something of the first player's second pile."""

    def change(view: View) -> View:
        first, second, *others = view.players[0].piles
        return in_player(piles=(first, replace(second, **changes), *others))(view)

    return change


def crowded(view: View) -> View:
    """Everybody has all that fits on a board, and much of it."""
    splays: tuple[Splay, ...] = ("up", "right", "left", "up", "none")
    cards = tuple(CARDS)
    players = []
    for seat, player in enumerate(view.players):
        mine = seat == view.seat
        hand, score = cards[seat::8], cards[seat::4]
        players.append(
            replace(
                player,
                piles=tuple(
                    pile(colour, splays[(place + seat) % 5], 6 + 3 * place, mine=mine)
                    for place, colour in enumerate(COLOURS)
                ),
                hand=hand if mine else None,
                hand_ages=tuple(sorted(CARDS[card].age for card in hand)),
                score=score if mine else None,
                score_ages=tuple(sorted(CARDS[card].age for card in score)),
                points=112,
                icons=dict.fromkeys(player.icons, 88 + seat),
                ages=(2 * seat + 1, 2 * seat + 2),
                specials=("wonder",) if seat == 0 else (),
                tucked=12,
                scored=13,
            )
        )
    changed = replace(view, phase="actions", decks=(0,) * 9 + (3,), removed=(15,) + (10,) * 9)
    return replace(changed, players=tuple(players))


CHANGES: dict[tuple[type, str], Change] = {
    (View, "options"): in_view(options=Options(monument_combined=False)),
    (View, "phase"): in_view(phase="over"),
    (View, "turn"): in_view(turn=1),
    (View, "number"): in_view(number=99),
    (View, "actions"): in_view(actions=1),
    (View, "players"): lambda view: replace(view, players=view.players[::-1]),
    (View, "decks"): in_view(decks=(3,) * 9 + (2,)),
    (View, "ages"): lambda view: in_player(ages=(9,))(replace(view, ages=view.ages[:-1])),
    (View, "specials"): lambda view: in_player(specials=("universe",))(
        replace(view, specials=view.specials[:-1])
    ),
    (View, "removed"): in_view(removed=(0,) * 9 + (2,)),
    (PlayerView, "hand_ages"): in_player(hand_ages=(1, 2, 2, 10)),
    (PlayerView, "score_ages"): in_player(score_ages=(1, 2, 2, 10)),
    (PlayerView, "points"): in_player(points=77),
    (PlayerView, "piles"): in_player(piles=()),
    (PlayerView, "icons"): lambda view: in_player(icons=view.players[0].icons | {"leaf": 4})(view),
    (PlayerView, "ages"): in_player(ages=(8,)),
    (PlayerView, "specials"): in_player(specials=("world",)),
    (PlayerView, "tucked"): in_player(tucked=4),
    (PlayerView, "scored"): in_player(scored=4),
    (PileView, "colour"): in_pile(colour="blue"),
    (PileView, "top"): in_pile(top="agriculture"),
    (PileView, "splay"): in_pile(splay="up"),
    (PileView, "count"): in_pile(count=5),
    (PileView, "showing"): in_pile(showing=(("castle", "crown"), ("hex", "leaf"), ("leaf", "hex"))),
}
"""A change to every field that anybody may see."""
