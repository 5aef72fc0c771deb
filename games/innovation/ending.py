"""How a game ends and who comes where."""

from __future__ import annotations

from collections.abc import Sequence

from games.innovation.state import State
from games.rules import Outcome, ScoreLine, places
from games.text import Player, Seat, Text, say


class Over(Exception):
    """Play stops at once, wherever it was."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason.id)
        self.outcome = outcome


def won(state: State, winner: Seat, reason: Text) -> Over:
    """One player has won: the others follow by their achievements, then their points."""
    standings = [
        (seat == winner, holding.achievements, holding.points)
        for seat, holding in enumerate(state.players)
    ]
    return _over(state, standings, reason, by_points=False)


def won_by_achievements(state: State, winner: Seat) -> Over:
    """Enough achievements."""
    reason = say(
        "innovation.end-achievements",
        player=Player(winner),
        count=state.players[winner].achievements,
    )
    return won(state, winner, reason)


def out_of_cards(state: State) -> Over:
    """Somebody had to draw above 10: points decide, then achievements."""
    standings = [(holding.points, holding.achievements) for holding in state.players]
    return _over(state, standings, say("innovation.end-points"), by_points=True)


def _over(
    state: State, standings: Sequence[tuple[int, ...]], reason: Text, *, by_points: bool
) -> Over:
    """What was compared first stands first in the account."""
    state.phase = "over"
    points = tuple(holding.points for holding in state.players)
    achievements = tuple(holding.achievements for holding in state.players)
    account = (
        ScoreLine(say("innovation.account-points"), points),
        ScoreLine(say("innovation.account-achievements"), achievements),
    )
    told = account if by_points else account[::-1]
    return Over(Outcome(reason, places(list(standings)), points, told, by_points))
