"""Whether a position is one that the rules could have led to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.promethium.box import (
    COLOURS,
    ELEMENTS,
    IMPROVEMENTS,
    PROJECTS,
    RULE,
    SCHEMES,
    START_TILES,
    TILES,
    tiles_for,
)
from games.promethium.grid import ends
from games.promethium.state import NEUTRAL, NOWHERE, Industrialist, State, cube_on
from games.rules import Broken


def check(state: State) -> None:
    """Raise `Broken` unless every piece is in exactly one place."""
    seats = len(state.players)
    for element in ELEMENTS:
        _check_element(state, element)
    starts = [START_TILES[colour].id for colour in COLOURS[:seats]]
    _same("tiles", all_tiles(state), [*tiles_for(seats), *starts])
    _same("projects", all_projects(state), PROJECTS)
    owned = [token for player in state.players for token in player.improvements]
    _same("improvements", [*owned, *state.improvements], IMPROVEMENTS)
    lobby = state.lobby + sum(player.lobby for player in state.players)
    _need(state.lobby >= 0 and lobby == RULE.lobby, f"{lobby} lobby tokens")
    _need(cubes_in(state) == RULE.cubes, f"{cubes_in(state)} cubes")
    _need(len(state.grid) == state.side**2, "the grid has a wrong size")
    _need(len(state.queue) == RULE.queue, "the queue has a wrong length")
    _need(set(state.ends) <= set(ends(state.side)), "a bid lies beside the grid")
    for seat, player in enumerate(state.players):
        _check_player(state, seat, player)
    if seats == 2:
        _check_neutral(state)
    _need(
        state.announced == NOWHERE or state.grid[state.announced] is not None,
        "the announced tile is gone",
    )


def _check_player(state: State, seat: int, player: Industrialist) -> None:
    who = f"seat {seat + 1}"
    _need(min(player.money, player.promethium, player.lobby) >= 0, f"{who} is in debt")
    _need(0 <= player.influence <= RULE.influence_most, f"{who} has impossible influence")
    _need(min(player.elements.values()) >= 0, f"{who} owes elements")
    schemes = [*player.hand, *player.pile, *player.discards]
    _same(f"scheme cards of {who}", schemes, SCHEMES)
    _need(set(player.shown) <= set(player.hand), f"{who} showed a card and has it not")
    placed = [bid.value for bid in state.ends.values() if bid.owner == seat]
    tokens = [*player.tokens, *player.lost, *placed]
    _same(f"bid tokens of {who}", tokens, RULE.tokens)
    _need(not Counter(player.returned) - Counter(player.tokens), f"{who} took back too much")
    _need(player.glimpse == state.deck[: len(player.glimpse)], f"{who} saw another deck")
    _need(all(held.uses < TILES[held.id].uses for held in player.tiles), f"{who} has a worn tile")
    _need(player.order in {"ask", "never", "list"}, f"{who} gave an unknown order")
    _need(state.track.count(seat) <= RULE.bought_a_round, f"{who} has too many markers")


def _check_neutral(state: State) -> None:
    for seat, player in enumerate(state.players):
        bids = [bid for bid in state.ends.values() if bid.owner == NEUTRAL and bid.by == seat]
        tokens = [*player.blue, *(bid.value for bid in bids)]
        _same("blue tokens", tokens, RULE.neutral_tokens)


def _check_element(state: State, element: str) -> None:
    common = state.reserve[element], state.stock[element]
    count = sum(common) + sum(player.elements[element] for player in state.players)
    _need(min(common) >= 0 and count == RULE.elements_each, f"{count} of {element}")


def all_tiles(state: State) -> list[str]:
    """Every tile, wherever it is."""
    return [
        *(cell.tile for cell in state.grid if cell),
        *state.pile,
        *state.scrapped,
        *(held.id for player in state.players for held in player.tiles),
    ]


def all_projects(state: State) -> list[str]:
    """Every project card, wherever it is."""
    return [
        *(project for project in state.queue if project),
        *state.deck,
        *state.buried,
        *state.dismissed,
        *(project for player in state.players for project in player.reserved),
        *(built.id for player in state.players for built in player.projects),
    ]


def cubes_in(state: State) -> int:
    """Cubes in supply, on tiles and on projects."""
    on_tiles = sum(cube_on(held) for player in state.players for held in player.tiles)
    on_projects = sum(built.cubes for player in state.players for built in player.projects)
    return state.cubes + on_tiles + on_projects


def _same(what: str, found: Iterable[str | int], due: Iterable[str | int]) -> None:
    there, wanted = Counter(iter(found)), Counter(iter(due))
    if there != wanted:
        extra, missing = sorted((there - wanted).elements()), sorted((wanted - there).elements())
        raise Broken(f"{what}: {extra} too many, {missing} missing")


def _need(holds: bool, problem: str) -> None:
    if not holds:
        raise Broken(problem)
