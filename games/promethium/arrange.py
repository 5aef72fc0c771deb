"""Positions written by hand: say what matters, and everything else finds its place.

A grid may be written as rows of tile numbers (`"T35 t29 .."`: a small letter lies verso up, `..` is
a hole, `@2` adds the patent of seat 2, `~` the mark of Espionage), a bid as `"2:5"` or `"2:5 up"`
or, for the neutral player's token placed by seat 1, `"N1:3"`, and the track as `"2 3 N 3 2 N"`.
Tiles and projects in front of a player may be their bare numbers. Whatever is not written down is
taken from, or goes back to, piles, screens, Reserve and supplies.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from games.promethium.box import ELEMENTS, IMPROVEMENTS, RULE, SCHEMES
from games.promethium.check import all_projects, all_tiles, cubes_in
from games.promethium.state import NEUTRAL, Industrialist, State, order_of, snake
from games.rules import Broken, overlay

Drawn = dict[str, Any]


def arrange(state: State, drawn: Drawn) -> State:
    """Lay a written position over a fresh layout."""
    written = _spelled_out(drawn, len(state.players))
    under = msgspec.to_builtins(state)
    laid = msgspec.convert(overlay(under, written), State)
    rows = written.get("players", [{} for _ in laid.players])
    if "track" not in drawn:
        laid.track = snake(laid) if laid.phase in {"start", "bid", "buy"} else []
    if "meeple" not in drawn:
        laid.meeple = order_of(laid)[1]
    _settle_tiles(laid, state, drawn, rows)
    _settle_projects(laid, state, drawn, rows)
    for seat, row in enumerate(rows):
        _settle_player(laid, laid.players[seat], seat, row)
    _settle_supplies(laid, drawn)
    return laid


def _spelled_out(drawn: Drawn, seats: int) -> Drawn:
    """The short forms written in full."""
    full = dict(drawn)
    if "players" in full:
        rows = [_player(row) for row in full["players"]]
        full["players"] = rows + [{} for _ in range(seats - len(rows))]
    if full.get("grid") and isinstance(full["grid"][0], str):
        full["grid"] = [_cell(word) for row in full["grid"] for word in row.split()]
    if isinstance(full.get("track"), str):
        full["track"] = [_bidder(word) for word in full["track"].split()]
    if "ends" in full:
        full["ends"] = {end: _bid(bid) for end, bid in full["ends"].items()}
    if "queue" in full:
        full["queue"] = (full["queue"] + [""] * RULE.queue)[: RULE.queue]
    return full


def _player(row: Drawn) -> Drawn:
    full = dict(row)
    for field in ("tiles", "projects"):
        if field in full:
            full[field] = [{"id": it} if isinstance(it, str) else it for it in full[field]]
    return full


def _cell(word: str) -> Drawn | None:
    if word == "..":
        return None
    plain, _, owner = word.rstrip("~").partition("@")
    return {
        "tile": plain.upper(),
        "up": plain[0].isupper(),
        "swapped": word.endswith("~"),
        "patent": int(owner) - 1 if owner else None,
    }


def _bidder(word: str) -> int:
    return NEUTRAL if word == "N" else int(word) - 1


def _bid(written: str | Drawn) -> Drawn:
    if not isinstance(written, str):
        return written
    who, _, value = written.removesuffix(" up").partition(":")
    try:
        seat = int(who.removeprefix("N")) - 1
        owner = NEUTRAL if who.startswith("N") else seat
        bid = {"owner": owner, "value": int(value), "by": seat}
    except ValueError:
        raise Broken(f"{written!r} is no bid: write it as '2:5' or 'N1:3 up'") from None
    return bid | {"up": written.endswith(" up")}


def _settle_tiles(laid: State, fresh: State, drawn: Drawn, rows: list[Drawn]) -> None:
    """A tile that is written down somewhere leaves the place it was dealt to."""
    claimed: set[str] = set()
    if "grid" in drawn:
        claimed |= {cell.tile for cell in laid.grid if cell}
    for player, row in zip(laid.players, rows, strict=True):
        if "tiles" in row:
            claimed |= {held.id for held in player.tiles}
    claimed |= {*(laid.pile if "pile" in drawn else []), *drawn.get("scrapped", [])}
    if "pile" not in drawn:
        laid.pile = [tile for tile in laid.pile if tile not in claimed]
    starts = {held.id for player in fresh.players for held in player.tiles}
    taken = [cell for cell in laid.grid if cell and "grid" not in drawn and cell.tile in claimed]
    spare = _unplaced(all_tiles(fresh), all_tiles(laid))
    spare += [tile for tile in laid.pile if "pile" not in drawn]
    for cell in taken:
        cell.tile = next(tile for tile in spare if tile not in starts)
        spare.remove(cell.tile)
    laid.pile = [tile for tile in laid.pile if "pile" in drawn or tile in spare]
    if "grid" not in drawn and laid.phase not in {"start", "bid"}:
        for lying in laid.grid:
            if lying:
                lying.up = True
    missing = _unplaced(all_tiles(fresh), all_tiles(laid))
    laid.pile += [tile for tile in missing if tile not in starts]
    laid.scrapped += [tile for tile in missing if tile in starts]


def _unplaced(everything: list[str], there: list[str]) -> list[str]:
    """What is nowhere on the table yet."""
    return sorted(set(everything) - set(there))


def _settle_projects(laid: State, fresh: State, drawn: Drawn, rows: list[Drawn]) -> None:
    """The same for project cards."""
    claimed = {
        card for field in ("queue", "deck", "buried", "dismissed") for card in drawn.get(field, [])
    }
    for player, row in zip(laid.players, rows, strict=True):
        if "projects" in row:
            claimed |= {built.id for built in player.projects}
        if "reserved" in row:
            claimed |= {*player.reserved}
    if "deck" not in drawn:
        laid.deck = [card for card in laid.deck if card not in claimed]
    if "buried" not in drawn:
        laid.buried = [card for card in laid.buried if card not in claimed]
    if "queue" not in drawn:
        gaps = [slot for slot, card in enumerate(laid.queue) if card in claimed]
        spare = _unplaced(all_projects(fresh), all_projects(laid))
        spare += [card for card in laid.deck if "deck" not in drawn]
        for slot in gaps:
            laid.queue[slot] = spare.pop()
        laid.deck = [card for card in laid.deck if card not in laid.queue]
    laid.deck += _unplaced(all_projects(fresh), all_projects(laid))


def _settle_player(laid: State, player: Industrialist, seat: int, row: Drawn) -> None:
    if "hand" in row or "discards" in row or "pile" in row:
        _settle_schemes(player, row)
    placed = Counter(bid.value for bid in laid.ends.values() if bid.owner == seat)
    rest = Counter(RULE.tokens) - placed
    if "tokens" in row and "lost" not in row:
        player.lost = sorted((rest - Counter(player.tokens)).elements())
    elif "tokens" not in row:
        player.tokens = sorted((rest - Counter(player.lost)).elements())
    if len(laid.players) == 2 and "blue" not in row:
        bids = [bid for bid in laid.ends.values() if bid.owner == NEUTRAL and bid.by == seat]
        blue = Counter(RULE.neutral_tokens) - Counter(bid.value for bid in bids)
        player.blue = sorted(blue.elements())


def _settle_schemes(player: Industrialist, row: Drawn) -> None:
    written = [card for field in ("hand", "pile", "discards") for card in row.get(field, [])]
    if "hand" not in row:
        player.hand = [card for card in player.hand if card not in written]
    if "discards" not in row:
        player.discards = []
    player.hand.sort()
    there = [*player.hand, *player.discards]
    pile = [card for card in player.pile if card not in there]
    player.pile = pile + [card for card in SCHEMES if card not in there and card not in pile]


def _settle_supplies(laid: State, drawn: Drawn) -> None:
    if "reserve" not in drawn:
        for element in ELEMENTS:
            used = sum(player.elements[element] for player in laid.players)
            laid.reserve[element] = RULE.elements_each - laid.stock[element] - used
    if "improvements" not in drawn:
        owned = {token for player in laid.players for token in player.improvements}
        laid.improvements = [token for token in IMPROVEMENTS if token not in owned]
    if "lobby" not in drawn:
        laid.lobby = RULE.lobby - sum(player.lobby for player in laid.players)
    if "cubes" not in drawn:
        laid.cubes += RULE.cubes - cubes_in(laid)
