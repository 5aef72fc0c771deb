"""Positions written by hand."""

import pytest

from games.position import read
from games.rules import Broken

HEAD = 'game = "innovation"\nseats = 2\n'


def test_a_short_position_fills_up_by_itself() -> None:
    table = read(
        HEAD
        + """
        answers = ["1 draw:card"]
        [state]
        next = ["tools"]
        decks = { 5 = ["coal"], 6 = [] }
        [[state.players]]
        board = ["oars > archery [left]"]
        achievements = ["1", "empire"]
        [[state.players]]
        hand = ["writing"]
        """
    )
    view = table.view(0)
    assert view.players[0].hand == ("tools",)
    assert view.players[0].piles[0].splay == "left"
    assert (view.players[0].ages, view.players[0].specials) == ((1,), ("empire",))
    assert view.decks[4:6] == (1, 0)
    assert sum(view.removed) == 9 - 1 + 9
    assert view.actions == 1


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ('[[state.players]]\nhand = ["whist"]', "no such card"),
        ('[[state.players]]\nhand = ["oars"]\nscore = ["oars"]', "written twice"),
        ('[[state.players]]\nboard = ["oars [left]"]', "fewer than two"),
        ('[[state.players]]\nboard = ["oars > tools"]', "another colour"),
        ('[[state.players]]\nboard = ["oars", "archery"]', "second pile"),
        ('[[state.players]]\nboard = ["oars [sideways]"]', "no pile"),
        ('[[state.players]]\nachievements = ["1", "1"]', "twice"),
        ('[[state.players]]\nachievements = ["12"]', "1 to 9"),
        ('[[state.players]]\ncards = ["oars"]', "has no cards"),
        ("[[state.players]]\n[[state.players]]\n[[state.players]]", "3 players"),
        ("[state]\nturn = 5", "nobody sits"),
        ("[state]\nactions = 7", "one or two actions"),
        ('[state]\nremoved = ["oars"]', "twice on the table"),
    ],
)
def test_an_impossible_position_is_refused(state: str, reason: str) -> None:
    with pytest.raises(Broken, match=reason):
        read(HEAD + state)
