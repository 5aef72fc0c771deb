"""Every field of every view, changed to what it was at another moment of a game.

Whoever shows a view must show the difference. Nothing here knows a game: a field that is new in a
view is looked for in its text form and its picture from then on.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.catalogue import Game, game
from games.chance import Chance, Seed
from games.stand_in import Random, StandIn
from games.table import Table
from rendering.words import Unspoken
from tests.games.driving import variants

Field = tuple[str, str]
"""A view's type and the name of one of its fields."""

PER_GAME = 10
"""How many moments of a game are looked at, and five times as many with the usual options."""


RARE: dict[str, dict[Field, Any]] = {
    "innovation": {("View", "removed"): (1,) * 10},
    "noria": {
        ("HouseView", "plan"): ("S1",),
        ("TurnView", "extra"): {"M2": 1},
        ("TurnView", "repeats"): "M2",
    },
    "promethium": {("View", "buried"): ("P01",)},
}
"""Values that hardly any game comes to."""


@cache
def seen(key: str, *, seated: bool) -> tuple[Any, ...]:
    """Views from games of every size and with every option chosen otherwise once."""
    entry = game(key)
    found: list[Any] = []
    for seats in entry.rules.seats:
        for number, options in enumerate(variants(entry)):
            if number == 0 or seats == entry.rules.seats[0]:
                for player in (entry.greedy(), Random[Any]()):
                    views = list(_played(entry, seats, options, player, seated=seated))
                    step = max(1, len(views) // (5 * PER_GAME if number == 0 else PER_GAME))
                    found += views[::-step]
    return tuple(found)


def _played(
    entry: Game, seats: int, options: Any, player: StandIn[Any], *, seated: bool
) -> Iterator[Any]:
    """A whole game, as those see it who are asked, or as a spectator does."""
    table = Table.start(entry.rules, seats, options, Seed.from_words("fields"))
    luck = Chance(Seed.from_words("fields luck"))
    while table.outcome is None:
        decision = table.pending[0]
        view = table.view(decision.seat)
        yield view if seated else table.view(None)
        table.answer(decision.seat, player.answer(view, decision, luck))
    yield table.view(0 if seated else None)


@cache
def values(key: str, *, seated: bool) -> dict[Field, tuple[Any, ...]]:
    """Every value that every field had, the same one once."""
    found: dict[Field, dict[bytes, Any]] = {}
    for view in seen(key, seated=seated):
        for _, part in _parts(view):
            for name in part.__struct_fields__:
                value = getattr(part, name)
                kept = found.setdefault((type(part).__name__, name), {})
                kept.setdefault(msgspec.msgpack.encode(value), value)
    for field, value in RARE.get(key, {}).items():
        found[field].setdefault(b"rare", value)
    return {field: tuple(kept.values()) for field, kept in found.items()}


def changes(key: str, field: Field, *, seated: bool, most: int) -> Iterator[tuple[Any, Any]]:
    """Pairs of views that differ in this field alone: as it was, and as it might have been."""
    return islice(_pairs(key, field, seated=seated), most)


def _pairs(key: str, field: Field, *, seated: bool) -> Iterator[tuple[Any, Any]]:
    kind, name = field
    others = values(key, seated=seated)[field]
    views = seen(key, seated=seated)
    for number in range(len(views)):
        view = views[number * 89 % len(views)]  # here and there, not one game after the other
        for index, (path, part) in enumerate(_parts(view)):
            other = others[(number * 7 + index) % len(others)]
            if type(part).__name__ == kind and other != getattr(part, name):
                yield view, _with(view, path, replace(part, **{name: other}))


def _parts(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Struct]]:
    """Every record inside a view, with the way to it."""
    if isinstance(value, Struct):
        yield path, value
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name), (*path, name))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _parts(item, (*path, index))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _parts(item, (*path, key))


def _with(value: Any, path: tuple[Any, ...], part: Any) -> Any:
    """The same view with one record in it changed."""
    if not path:
        return part
    step, *rest = path
    if isinstance(value, Struct):
        return replace(value, **{step: _with(getattr(value, step), tuple(rest), part)})
    if isinstance(value, tuple):
        inner = _with(value[step], tuple(rest), part)
        return (*value[:step], inner, *value[step + 1 :])
    return value | {step: _with(value[step], tuple(rest), part)}


def once(show: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Show a view that was played to only once: many fields are changed in the same one."""
    kept: dict[int, Any] = {}

    def showing(view: Any) -> Any:
        if id(view) not in kept:
            kept[id(view)] = show(view)
        return kept[id(view)]

    return showing


def shown(
    played: Callable[[Any], Any],
    changed: Callable[[Any], Any],
    key: str,
    field: Field,
    *,
    seated: bool,
    most: int,
) -> bool | None:
    """Whether a change of the field can be seen; `None` where the field never changes."""
    tried = False
    for view, other in changes(key, field, seated=seated, most=most):
        try:
            if played(view) != changed(other):
                return True
        except (LookupError, ValueError, TypeError, AttributeError, Unspoken):
            continue  # not every mixture of two moments is a position
        tried = True
    return False if tried else None
