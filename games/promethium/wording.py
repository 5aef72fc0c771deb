"""The labels of options and the small texts that are said again and again, made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.decision import Option
from games.promethium.box import IMPROVEMENTS, ORE, ORES, PROJECTS, RULE, TILES
from games.promethium.grid import End, Line, line_of, spot
from games.promethium.workshop import Payment, chemist_yield
from games.text import Arg, Name, Player, Seat, Series, Text

GAME = "promethium"
LABORATORY = "IMP_LAB_"


@cache
def name(key: str) -> Name:
    """A thing of the box by its name."""
    return Name(GAME, key)


def phrase(message: str, /, **args: Arg) -> Text:
    """A message of this game."""
    return Text(f"promethium.{message}", args)


def names(keys: tuple[str, ...] | list[str]) -> Series:
    """Several things by their names."""
    return Series(tuple(name(key) for key in keys))


def some_of(keys: list[str]) -> Series | Text:
    """Several things by their names, or the word for none."""
    return names(keys) if keys else phrase("nothing")


def order_text(order: str, wanted: Sequence[str]) -> Text:
    """A standing order, in words for whoever gave it."""
    if order == "ask" and wanted:
        return phrase("ordered-ask-for", wanted=names(tuple(wanted)))
    return phrase(f"ordered-{order}", wanted=names(tuple(wanted)))


def waits_text(seat: Seat, order: str, wanted: Sequence[str]) -> Text:
    """What the others hear of a standing order: whether the table waits, and for what."""
    if order != "ask":
        return phrase("waits-not", player=Player(seat))
    if wanted:
        return phrase("waits-for", player=Player(seat), wanted=names(tuple(wanted)))
    return phrase("waits", player=Player(seat))


@cache
def tile_text(tile: str) -> Text:
    """A tile by its number and what its front shows."""
    nation, expert, ore = TILES[tile].elements
    return phrase("tile", tile=tile, nation=name(nation), expert=name(expert), ore=name(ore))


@cache
def cell_text(tile: str, up: bool) -> Text:
    """A tile of the grid as it lies there."""
    return tile_text(tile) if up else phrase("back", element=name(TILES[tile].back))


@cache
def line_text(line: Line) -> Text:
    """A row or column by its number."""
    kind, _, number = line.partition("-")
    return phrase("row" if kind == "row" else "column", number=int(number))


@cache
def end_text(end: End) -> Text:
    """An end of a line."""
    side = end.rpartition("-")[2]
    return phrase(f"end-{side}", line=line_text(line_of(end)))


@cache
def simple(key: str, message: str, *, more: bool = False, final: bool = False) -> Option:
    """An option whose label needs nothing filled in."""
    return Option(key, phrase(message), phrase(f"{message}-hint"), more, final)


@cache
def line_option(line: Line, turned: int) -> Option:
    """Designate a line."""
    return Option(f"line:{line}", line_text(line), phrase("line-hint", turned=turned))


@cache
def place_option(value: int, end: End, more: bool) -> Option:
    """Place a token."""
    label = phrase("place", value=value, end=end_text(end))
    return Option(f"place:{value}-{end}", label, more=more)


@cache
def spot_option(verb: str, where: str, tile: str, up: bool, price: int = -1) -> Option:
    """A tile of the grid, to announce, or as the target of a card."""
    row, _, column = where.partition("-")
    label = phrase("spot", row=row, column=column, tile=cell_text(tile, up))
    uses, hint = TILES[tile].uses, None
    if price >= 0:
        hint = phrase("announce-hint", uses=uses, price=price)
    elif up:
        hint = phrase("tile-hint", uses=uses)
    return Option(f"{verb}:{where}", label, hint)


@cache
def element_option(verb: str, element: str, more: bool = False, number: int = 1) -> Option:
    """An element; further ones of the same kind are numbered."""
    key = f"{verb}:{element}" if number == 1 else f"{verb}:{element}-{number}"
    return Option(key, phrase(f"{verb}-element", element=name(element)), more=more)


@cache
def scheme_option(scheme: str, cost: int, gems: int = 1) -> Option:
    """Play a card."""
    key = f"scheme:{scheme}-{gems}" if scheme == "market" else f"scheme:{scheme}"
    hint = phrase(f"scheme-{scheme}", gems=gems)
    return Option(key, phrase("play-scheme", scheme=name(scheme), cost=cost), hint)


@cache
def realise_option(project: str, tiles: tuple[str, ...], cubes: int, more: bool) -> Option:
    """Realise a project with certain tiles."""
    card = PROJECTS[project]
    key = "-".join((f"realise:{project}", *tiles))
    label = phrase("realise", project=name(project), tiles=Series(tiles))
    hint = phrase("realise-hint", value=card.value, cubes=cubes, theme=name(card.theme))
    return Option(key, label, hint, more)


@cache
def effect_text(improvement: str) -> Text:
    """What an improvement does."""
    amount = IMPROVEMENTS[improvement].gain
    if improvement == "IMP_CORRUPTION":
        amount = RULE.cube_cost - amount
    elif improvement.startswith(LABORATORY):
        amount += ORE[improvement.removeprefix(LABORATORY)].content
    return phrase(f"effect-{improvement}", amount=amount)


def tokens_text(tokens: Sequence[str]) -> Series:
    """Improvements by their names, each with what it does."""
    return Series(
        tuple(phrase("token-effect", token=name(one), effect=effect_text(one)) for one in tokens)
    )


@cache
def activate_option(project: str, token: str, value: int) -> Option:
    """Activate a project that then earns so much."""
    card = PROJECTS[project]
    label = phrase("activate", project=name(project), cost=card.level)
    hint = (
        phrase("activate-hint", value=value, token=name(token), effect=effect_text(token))
        if token
        else phrase("activate-plain-hint", value=value)
    )
    return Option(f"activate:{project}", label, hint)


def payment_key(payment: Payment) -> str:
    """A payment of ores in short: `3IRO`, `1COP-1ALU`."""
    return "-".join(f"{count}{ore}" for ore, count in zip(ORES, payment, strict=True) if count)


@cache
def gems_text(payment: Payment) -> Series:
    """A payment of ores in words."""
    return Series(
        tuple(
            phrase("some", count=count, element=name(ore))
            for ore, count in zip(ORES, payment, strict=True)
            if count
        )
    )


@cache
def chemist_option(payment: Payment) -> Option:
    """Pay ores for Promethium."""
    gain = chemist_yield(payment)
    label = phrase("chemist", gems=gems_text(payment), gain=gain)
    return Option(f"chemist:{payment_key(payment)}", label, phrase("chemist-hint", gain=gain))


@cache
def expedition_option(paid: tuple[str, ...], gain: int, cost: int, more: bool) -> Option:
    """Send an expedition."""
    key = "-".join(paid)
    label = phrase("expedition", paid=names(paid), gain=gain)
    return Option(f"expedition:{key}", label, phrase("expedition-hint", cost=cost, gain=gain), more)


@cache
def counted_option(key: str, message: str, gain: int, more: bool = False) -> Option:
    """An option whose label tells one number."""
    return Option(key, phrase(message, gain=gain), phrase(f"{message}-hint", gain=gain), more)


@cache
def resell_option(tile: str, gain: int) -> Option:
    """Sell a patent."""
    label = phrase("resell", tile=tile_text(tile), gain=gain)
    return Option(f"resell:{tile}", label, phrase("resell-hint"))


@cache
def financier_option(nation: str) -> Option:
    """Give a Financier for a nation of the Reserve."""
    label = phrase("financier-element", element=name(nation))
    return Option(f"financier:{nation}", label, phrase("financier-element-hint"))


@cache
def token_option(end: End, owner: Arg, value: int) -> Option:
    """A bid token as the target of Bribes; a value of 0 is one not seen."""
    args: dict[str, Arg] = {"owner": owner, "end": end_text(end)}
    if value:
        return Option(f"token:{end}", phrase("token", value=value, **args))
    return Option(f"token:{end}", phrase("token-down", **args))


@cache
def keep_option(cards: tuple[str, ...]) -> Option:
    """Keep the first of these project cards and put the others back in this order."""
    kept, *back = cards
    label = phrase("keep", project=name(kept))
    if back:
        label = phrase("keep-over", project=name(kept), top=name(back[0]))
    card = PROJECTS[kept]
    hint = phrase("keep-hint", value=card.value, level=card.level, theme=name(card.theme))
    return Option("-".join((f"keep:{kept}", *back)), label, hint)


@cache
def discard_option(scheme: str) -> Option:
    """Discard a card at the end of a round."""
    return Option(f"discard:{scheme}", phrase("discard", scheme=name(scheme)))


def place_marks(side: int, *places: int) -> tuple[str, ...]:
    """The names that the picture gives to places of the grid."""
    return tuple(f"grid.{spot(side, place)}" for place in places)
