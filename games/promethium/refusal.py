"""Why a move is not possible now, in words that help."""

from __future__ import annotations

from games.promethium.auction import Stake
from games.promethium.bidding import has_free_end
from games.promethium.box import ELEMENTS, ORES, PROJECTS, RULE, SCHEMES, TILES
from games.promethium.grid import lines, place_of, spot
from games.promethium.office import engineer_gain, gems_of
from games.promethium.state import NEUTRAL, State, cost_of, tokens_at
from games.promethium.view import in_turn
from games.promethium.wording import line_text, name, phrase, tile_text
from games.promethium.workshop import chemist_payments, contents, fulfils
from games.text import Player, Seat, Text


def why_not(state: State, seat: Seat, key: str) -> Text | None:
    """The reason why this key is not among what the seat may answer now."""
    verb, _, what = key.partition(":")
    try:
        match verb:
            case "line":
                return _line(state, what)
            case "place":
                return _place(state, seat, what)
            case "announce":
                return _announce(state, seat, what)
            case "realise":
                return _realise(state, seat, what)
            case "chemist":
                return _chemist(state, seat, what)
            case "scheme":
                return _scheme(state, seat, what)
            case "activate":
                return _activate(state, seat, what)
            case "expedition":
                return _expedition(state, seat, what.split("-"))
            case "engineer" | "machinist" | "financier":
                return _expert(state, seat, verb, what)
            case "resell":
                return _resell(state, seat, what)
    except (ValueError, KeyError, IndexError):
        return phrase("no-such-thing", what=what[:40])
    return None


def _influence(state: State, seat: Seat, need: int) -> Text | None:
    have = state.players[seat].influence
    return phrase("no-influence", need=need, have=have) if have < need else None


def _phase(state: State, *phases: str) -> Text | None:
    return None if state.phase in phases else phrase("not-in-this-phase")


def _line(state: State, line: str) -> Text | None:
    if refusal := _phase(state, "bid"):
        return refusal
    if line not in lines(state.side):
        return phrase("no-such-thing", what=line[:40])
    if not has_free_end(state, line):
        return phrase("line-full", line=line_text(line))
    return phrase("line-chosen", line=line_text(state.line)) if state.line else None


def _place(state: State, seat: Seat, what: str) -> Text | None:
    if refusal := _phase(state, "bid"):
        return refusal
    value = int(what.partition("-")[0])
    if not state.line:
        return phrase("line-first")
    player = state.players[seat]
    if value not in (player.blue if in_turn(state) == NEUTRAL else player.tokens):
        return phrase("no-token", value=value)
    return phrase("other-line", line=line_text(state.line))


def _announce(state: State, seat: Seat, what: str) -> Text | None:
    if refusal := _phase(state, "buy"):
        return refusal
    if what not in {spot(state.side, place) for place in range(len(state.grid))}:
        return phrase("no-such-thing", what=what[:40])
    place = place_of(state.side, what)
    cell = state.grid[place]
    if cell is None:
        return phrase("no-tile-there")
    neutral = in_turn(state) == NEUTRAL
    bidder = NEUTRAL if neutral else seat
    if cell.patent not in (None, bidder):
        return phrase("tile-reserved", player=Player(cell.patent or 0))
    tokens = tokens_at(state, place, bidder)
    if not tokens:
        return phrase("no-neutral-token" if neutral else "no-token-there")
    if neutral:
        return None
    price, money = Stake(seat, tokens).price, state.players[seat].money
    return phrase("too-dear", price=price, money=money) if price > money else None


def _realise(state: State, seat: Seat, what: str) -> Text | None:
    player = state.players[seat]
    project, *tiles = what.split("-")
    card = PROJECTS[project]
    if refusal := _phase(state, "office") or _influence(state, seat, 1):
        return refusal
    if project not in (*state.queue, *player.reserved):
        return phrase("project-not-there", project=name(project))
    for tile in tiles:
        if tile not in {held.id for held in player.tiles}:
            return phrase("tile-not-yours", tile=tile_text(TILES[tile].id))
    if len(tiles) != card.level:
        return phrase("wrong-number", project=name(project), level=card.level)
    if not fulfils(project, tuple(tiles)):
        return phrase("does-not-fit", project=name(project))
    return phrase("tiles-in-order")


def _chemist(state: State, seat: Seat, what: str) -> Text | None:
    player = state.players[seat]
    if refusal := _phase(state, "office") or _influence(state, seat, 1):
        return refusal
    if not player.elements["CHE"]:
        return phrase("no-expert", expert=name("CHE"))
    paid = {part[1:]: int(part[0]) for part in what.split("-")}
    content = dict(zip(ORES, contents(player.improvements), strict=True))
    if any(player.elements[ore] < count for ore, count in paid.items()):
        return phrase("no-gems")
    held = sum(content[ore] * count for ore, count in paid.items())
    if held < RULE.content_needed:
        return phrase("too-little-content", held=held, need=RULE.content_needed)
    if chemist_payments(gems_of(player), contents(player.improvements)):
        return phrase("pays-too-much")
    return None


def _scheme(state: State, seat: Seat, what: str) -> Text | None:
    player = state.players[seat]
    scheme, _, gems = what.partition("-")
    card = SCHEMES[scheme]
    if scheme not in player.hand:
        return phrase("scheme-not-held", scheme=name(scheme))
    phase = "office" if state.phase == "office" else "salon"
    if phase not in card.phases or state.phase not in {"bid", "buy", "office"}:
        return phrase("scheme-other-phase", scheme=name(scheme))
    if scheme in {"theft", "persuasion"}:
        return phrase("scheme-on-purchase", scheme=name(scheme))
    if state.carded:
        return phrase("one-scheme")
    short = _influence(state, seat, cost_of(player, scheme, int(gems or 1)))
    return short or phrase("scheme-idle", scheme=name(scheme))


def _activate(state: State, seat: Seat, project: str) -> Text | None:
    player = state.players[seat]
    card = PROJECTS[project]
    for built in player.projects:
        if built.id == project:
            if built.active:
                return phrase("already-active", project=name(project))
            if card.level > player.promethium:
                return phrase("no-promethium", need=card.level, have=player.promethium)
            return _phase(state, "office", "expo")
    return phrase("project-not-yours", project=name(project))


def _expedition(state: State, seat: Seat, paid: list[str]) -> Text | None:
    player = state.players[seat]
    if refusal := _phase(state, "office"):
        return refusal
    for element in paid:
        if element not in ELEMENTS or not player.elements[element]:
            return phrase("element-missing", element=name(ELEMENTS[ELEMENTS.index(element)]))
    free = "IMP_EXP_PI" in player.improvements
    return _influence(state, seat, 0 if free else 1) or phrase("expedition-rule")


def _expert(state: State, seat: Seat, verb: str, what: str) -> Text | None:
    player = state.players[seat]
    if refusal := _phase(state, "office"):
        return refusal
    expert = {"engineer": "ENG", "machinist": "MAC", "financier": "FIN"}[verb]
    count = int(what) if what.isdecimal() else 1
    if player.elements[expert] < count:
        return phrase("no-expert", expert=name(expert))
    if verb != "machinist" and (refusal := _influence(state, seat, count)):
        return refusal
    if verb == "engineer" and engineer_gain(player, count) and not any(state.stock.values()):
        return phrase("stock-empty")
    return phrase("stock-empty") if what == "exchange" else phrase("reserve-empty")


def _resell(state: State, seat: Seat, tile: str) -> Text | None:
    if tile not in {held.id for held in state.players[seat].tiles}:
        return phrase("tile-not-yours", tile=tile_text(TILES[tile].id))
    return _phase(state, "office") or _influence(state, seat, 1)
