"""The end: six chambers, each counted once."""

from __future__ import annotations

from collections.abc import Mapping

from games.noria.facts import CHAMBER_VALUE, CHAMBERS, NAME
from games.noria.state import House, State
from games.rules import Outcome, ScoreLine, places
from games.text import Player, Series, say


def values(state: State) -> dict[str, int]:
    """The points for a level in each chamber: the number on its leftmost free seat."""
    return {
        chamber: CHAMBER_VALUE[chamber][each.seated] for chamber, each in state.chambers.items()
    }


def points(levels: Mapping[str, int], value: Mapping[str, int]) -> dict[str, int]:
    """What each chamber gives for these levels; a representative in the cave is at level 0."""
    counted = {**levels, "SPE": max(levels.values()), "DIV": min(levels.values())}
    return {chamber: counted[chamber] * value[chamber] for chamber in CHAMBERS}


def clutter(house: House, tie_break: str) -> int:
    """What decides a tie: whoever needed fewer ships and warehouses (or factories) is ahead."""
    ships = sum(house.ships.values())
    if tie_break == "factories":
        return ships + house.factories
    return ships + sum(house.empty.values()) + sum(house.full.values())


def outcome(state: State) -> Outcome:
    """Count the points and name the winners."""
    value = values(state)
    account = [points(house.levels, value) for house in state.houses]
    totals = [sum(lines.values()) for lines in account]
    tie = state.options.tie_break
    standing = [
        (total, -clutter(house, tie)) for total, house in zip(totals, state.houses, strict=True)
    ]
    ranked = places(standing)
    winners = [seat for seat, place in enumerate(ranked) if place == 1]
    tied = totals.count(max(totals)) > 1
    if len(winners) > 1:
        reason = say(
            "noria.shared", players=Series(tuple(map(Player, winners))), points=max(totals)
        )
    else:
        message = f"noria.won-{tie}" if tied else "noria.won"
        reason = say(message, player=Player(winners[0]), points=max(totals))
    return Outcome(
        reason=reason,
        places=ranked,
        scores=tuple(totals),
        account=tuple(
            ScoreLine(NAME_LINE[chamber], tuple(lines[chamber] for lines in account))
            for chamber in CHAMBERS
        ),
    )


NAME_LINE = {chamber: say("noria.score-line", chamber=NAME[chamber]) for chamber in CHAMBERS}
