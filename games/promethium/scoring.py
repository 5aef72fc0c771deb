"""The final score."""

from __future__ import annotations

from games.promethium.box import ORE, PROJECTS, RULE
from games.promethium.state import Industrialist, State
from games.promethium.wording import phrase
from games.rules import Outcome, ScoreLine, places


def account(player: Industrialist) -> tuple[int, int, int, int, int]:
    """Where a player's final score comes from: track, waiting projects, lobby, ores, Promethium."""
    waiting = sum(
        PROJECTS[built.id].value // RULE.unactivated_divisor
        for built in player.projects
        if not built.active
    )
    return (
        player.money,
        waiting,
        player.lobby * RULE.lobby_final,
        sum(player.elements[ore.id] * ore.final for ore in ORE.values()),
        player.promethium * RULE.promethium_final,
    )


def outcome(state: State) -> Outcome:
    """The richest wins; then more projects, then the most valuable one, then it is shared."""
    accounts = [account(player) for player in state.players]
    scores = [sum(lines) for lines in accounts]
    standings = [
        (
            score,
            len(player.projects),
            max((PROJECTS[built.id].value for built in player.projects), default=0),
        )
        for score, player in zip(scores, state.players, strict=True)
    ]
    labels = ("track", "waiting", "lobby", "ores", "promethium")
    return Outcome(
        reason=phrase("game-over"),
        places=places(standings),
        scores=tuple(scores),
        account=tuple(
            ScoreLine(phrase(f"account-{label}"), points)
            for label, points in zip(labels, zip(*accounts, strict=True), strict=True)
        ),
    )
