"""Market, prices of the turn, and the islands."""

from __future__ import annotations

from games.noria.facts import CROWDS, DISCS, YIELD
from games.noria.state import FREE
from games.noria.view import IsleView, View
from rendering.kit.canvas import Canvas, tile
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, LABEL, NAME, NUMBER, SMALL, STRONG, width
from rendering.kit.pieces import card_back, panel, seat_token
from rendering.noria import icons
from rendering.words import Words

MARKET, ISLANDS = 138, 314
GAP = 10
PRICES = ("night-shift", "modification", "intrigue")


def _stacks(box: Box) -> tuple[Box, ...]:
    return box.inset(16, 10).without_left(128).columns(len(DISCS))


def market_static(canvas: Canvas, box: Box, words: Words) -> None:
    """Places of the market."""
    inside = panel(canvas, box)
    said = words.message("noria", "picture-market")
    canvas.text(inside.left_part(120), said, NAME, lines=2)
    for kind, cell in zip(DISCS, _stacks(box), strict=True):
        canvas.place(f"market.{kind}", cell.inset(2, 0))
        canvas.stamp_in(icons.disc(kind, 66, canvas.palette), _stack(cell))


def _stack(cell: Box) -> Box:
    return cell.top_part(74).left_part(68).moved(2, 0)


def market(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Discs left, and what one costs."""
    palette = canvas.palette
    for kind, cell in zip(DISCS, _stacks(box), strict=True):
        count = view.market[kind]
        if not count:
            canvas.stamp_in(icons.disc(kind, 66, palette, used=True), _stack(cell))
        said = words.message("picture", "times", count=count)
        canvas.text(cell.top_part(74).without_left(74), said, LABEL)
        price = view.prices[kind]
        text = words.message("noria", "picture-price", price=price)
        canvas.text(cell.without_top(78), text, SMALL, palette.muted, align="centre")


def _price_cells(box: Box) -> tuple[Box, ...]:
    return box.inset(16, 12).columns(len(PRICES), 8)


def _amount(cell: Box) -> Box:
    return cell.without_top(56).centred(110, 58)


def prices_static(canvas: Canvas, box: Box, words: Words) -> None:
    """The special actions that are paid with knowledge."""
    panel(canvas, box)
    for name, cell in zip(PRICES, _price_cells(box), strict=True):
        label = words.name("noria", name)
        canvas.text(cell.top_part(56), label, NAME.at(24), align="centre", lines=2)
        canvas.stamp_in(icons.knowledge(54, canvas.palette), _amount(cell).left_part(60))


def prices(canvas: Canvas, box: Box, view: View) -> None:
    """What the next special action of this turn costs."""
    amounts = (view.night_shift_price, view.modification_price, view.intrigue_price)
    for amount, cell in zip(amounts, _price_cells(box), strict=True):
        canvas.text(_amount(cell).without_left(70), str(amount), NUMBER.at(44))


def cells(box: Box, view: View) -> tuple[Box, ...]:
    """A place for each island in play, and in the base game one for the face-down stack."""
    count = CROWDS[len(view.houses)].islands + (view.options.mode == "base")
    return box.inset(16, 12).without_top(46).columns(count, GAP)


def islands_static(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """The sea, with room for every island."""
    palette = canvas.palette
    title = "picture-circle" if view.options.mode == "expert" else "picture-islands"
    panel(canvas, box, words.message("noria", title))
    for cell in cells(box, view):
        canvas.frame(cell, palette.sunk, palette.line, 2, radius=12)


def islands(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Islands with their ships, sites and ambassadors, and how many are still unseen."""
    places = cells(box, view)
    for isle, cell in zip(view.islands, places, strict=False):
        canvas.place(f"island.{isle.id}", cell)
        canvas.lay(_island(isle, (cell.w, cell.h), canvas.palette, words), cell)
    if view.options.mode == "base":
        cell = places[-1]
        if view.stack:
            canvas.stamp_in(card_back(86, 116, canvas.palette), cell.without_bottom(84))
            cell = cell.bottom_part(90)
        said = words.message("noria", "picture-unseen", count=view.stack)
        canvas.text(cell.inset(8, 0), said, BODY, canvas.palette.muted, align="centre", lines=2)
    harbour = [seat for seat, house in enumerate(view.houses) if not house.island]
    if harbour:
        _harbour(canvas, box.inset(18, 8).top_part(46), harbour, words.name("noria", "harbour"))


def _harbour(canvas: Canvas, head: Box, seats: list[int], name: str) -> None:
    """Ambassadors who have not set out yet, at the end of the heading."""
    room = head.right_part(width(name, BODY) + 42 * len(seats) + 16)
    canvas.fill(room, canvas.palette.panel)
    canvas.text(room, name, BODY, align="right")
    for number, seat in enumerate(seats):
        place = room.left_part(40).moved(6 + number * 42, 0)
        canvas.stamp_in(seat_token(seat, 34, canvas.palette), place)


def _island(isle: IsleView, size: tuple[int, int], palette: Palette, words: Words) -> Canvas:
    ships, sites = tuple(isle.ships.items()), tuple(isle.sites.items())
    name = words.name("noria", isle.id)
    return _card(name, ships, sites, isle.ambassadors, size, palette)


@tile
def _card(
    name: str,
    ships: tuple[tuple[str, int], ...],
    sites: tuple[tuple[str, int], ...],
    ambassadors: tuple[int, ...],
    size: tuple[int, int],
    palette: Palette,
) -> Canvas:
    """An island changes seldom, so its card is kept as long as it stays the same."""
    canvas = Canvas(*size, palette, palette.panel)
    canvas.frame(canvas.box, palette.card, palette.edge, 2, radius=12)
    inside = canvas.box.inset(10, 6)
    canvas.text(inside.top_part(34), name, NAME.at(24))
    row = inside.without_top(36).top_part(48)
    for number, (kind, count) in enumerate(ships):
        place = row.left_part(82).moved(number * 82, 0)
        canvas.stamp_in(icons.ship(kind, 44, palette), place.left_part(46))
        shade = palette.ink if count else palette.muted
        canvas.text(place.without_left(52), str(count), STRONG.at(26), shade)
    places = inside.without_top(88).top_part(102).grid(2, 2, 4)
    for (site, owner), place in zip(sites, places, strict=True):
        _site(canvas, place, site, owner)
    row = inside.bottom_part(40)
    for number, seat in enumerate(ambassadors):
        place = row.left_part(36).moved(number * 38, 0)
        canvas.stamp_in(seat_token(seat, 34, palette), place)
    return canvas


def _site(canvas: Canvas, place: Box, site: str, owner: int) -> None:
    palette = canvas.palette
    good, warehouses = YIELD[site]
    canvas.frame(place, palette.sunk if owner == FREE else palette.panel, palette.line, 2, radius=8)
    size = 34 if place.w > 90 else 30
    canvas.stamp_in(icons.thing(good, size, palette), place.left_part(size + 6))
    rest = place.without_left(size + 8)
    if owner == FREE:
        canvas.text(rest, f"×{warehouses}", SMALL, align="left")
    else:
        canvas.stamp_in(icons.factory(owner, palette), rest)
