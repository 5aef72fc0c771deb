"""Short ways to lay out a position of Cartels and to look at it."""

from __future__ import annotations

from typing import Any

import pytest

from games.cartels.state import State, Workshop
from games.decision import Illegal
from games.event import Event
from games.position import read
from games.table import Table
from games.text import Seat, Text

CartelsTable = Table[Any, Any, Any]


def lay(text: str, *, seats: int = 3) -> CartelsTable:
    """A table at a written position. The first player is P1 unless it says otherwise."""
    first = "" if "first =" in text else "first = 0\n"
    head, divider, rest = text.partition("[chance]")
    return read(f'game = "cartels"\nseats = {seats}\n[state]\n{first}{head}\n{divider}{rest}')


def state(table: CartelsTable) -> State:
    """Everything that lies on the table."""
    position: State = table._state
    return position


def workshop(table: CartelsTable, seat: Seat) -> Workshop:
    """One player's side."""
    return state(table).workshops[seat]


def goods(table: CartelsTable, seat: Seat) -> dict[str, int]:
    """What a warehouse holds, without what it does not."""
    return {kind: count for kind, count in workshop(table, seat).goods.items() if count}


def offered(table: CartelsTable) -> list[str]:
    """The keys of the options of the one pending decision."""
    (decision,) = table.pending
    return [option.key for option in decision.options]


def asked(table: CartelsTable) -> Seat:
    """Who is asked."""
    (decision,) = table.pending
    return decision.seat


def answer(table: CartelsTable, *keys: str) -> list[Event]:
    """Answer for whoever is asked, one decision after the other; `none` declines."""
    events: list[Event] = []
    for key in keys:
        events += table.answer(asked(table), () if key == "none" else (key,))
        table.check()
    return events


def refusal(table: CartelsTable, key: str) -> Text:
    """Why the pending decision cannot be answered with this key."""
    before = table.digest
    with pytest.raises(Illegal) as refused:
        table.answer(asked(table), (key,))
    assert table.digest == before
    return refused.value.reason


def told(events: list[Event]) -> list[str]:
    """The ids of what was told."""
    return [event.text.id for event in events]


def workshops(*sides: str) -> str:
    """Workshops as TOML, each written as the inside of an inline table."""
    return "".join(f"[[state.workshops]]\n{side}\n" for side in sides)
