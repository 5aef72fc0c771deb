"""Short ways to lay out a position of Promethium and to look at it.

Seats are Red, Yellow, Green and Blue. Nobody is asked about Industrial Theft unless a player's
row says otherwise.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.decision import Illegal, answer_from_text
from games.event import Event
from games.position import read
from games.promethium.state import Industrialist, State
from games.table import Table
from games.text import Seat

PromethiumTable = Table[Any, Any, Any]

RED, YELLOW, GREEN, BLUE = range(4)

GRID = {
    4: ["T35 T29 T39 T14", "T01 T03 T04 T06", "T07 T09 T10 T12", "T15 T17 T19 T20"],
    3: ["T35 T29 T39", "T01 T03 T04", "T06 T07 T09"],
}


def lay(text: str, *players: str, seats: int = 4) -> PromethiumTable:
    """A table at a written position, each player a few lines of TOML."""
    head, divider, rest = text.partition("[chance]")
    if "first =" not in head:
        head = f"first = 0\n{head}"
    if "grid =" not in head and ('phase = "bid"' in head or 'phase = "buy"' in head):
        head = f"grid = {GRID[4 if seats == 4 else 3]}\n{head}"
    rows = ""
    for row in [*players, *[""] * (seats - len(players))]:
        order = "" if "order =" in row else 'order = "never"\n'
        rows += f"[[state.players]]\n{order}{row}\n"
    opening = f'game = "promethium"\nseats = {seats}\n'
    return read(f"{opening}{divider}{rest}\n[state]\n{head}\n{rows}")


def state(table: PromethiumTable) -> State:
    """Everything that lies on the table."""
    position: State = table._state
    return position


def player(table: PromethiumTable, seat: Seat) -> Industrialist:
    """One player's things."""
    return state(table).players[seat]


def elements(table: PromethiumTable, seat: Seat) -> dict[str, int]:
    """A player's elements, without those there are none of."""
    return some(player(table, seat).elements)


def stock(table: PromethiumTable) -> dict[str, int]:
    """What the Stock holds."""
    return some(state(table).stock)


def some(counts: dict[str, int]) -> dict[str, int]:
    """Counts without zeros."""
    return {key: count for key, count in counts.items() if count}


def tiles(table: PromethiumTable, seat: Seat) -> dict[str, int]:
    """A player's tiles and how often each was used."""
    return {held.id: held.uses for held in player(table, seat).tiles}


def offered(table: PromethiumTable, seat: Seat | None = None) -> list[str]:
    """The keys offered to a seat, or to the only one who is asked."""
    decision = table.pending[0] if seat is None else table.decision(seat)
    assert decision is not None
    assert seat is not None or len(table.pending) == 1
    return [option.key for option in decision.options]


def asked(table: PromethiumTable) -> list[Seat]:
    """Who is asked."""
    return [decision.seat for decision in table.pending]


def answer(table: PromethiumTable, *answers: str) -> list[Event]:
    """Answer for whoever is offered these keys, one decision after the other."""
    events: list[Event] = []
    for written in answers:
        keys = answer_from_text(written)
        for decision in table.pending:
            if all(decision.option(key) for key in keys):
                events += table.answer(decision.seat, keys)
                break
        else:
            raise AssertionError(f"{written} is not offered but {table.pending}")
        table.check()
    return events


def refusal(table: PromethiumTable, key: str, seat: Seat | None = None) -> str:
    """Why a key is refused: the id of the reason."""
    who = asked(table)[0] if seat is None else seat
    before = table.digest
    with pytest.raises(Illegal) as refused:
        table.answer(who, (key,))
    assert table.digest == before
    return refused.value.reason.id


def told(events: list[Event]) -> list[str]:
    """The ids of what was told."""
    return [event.text.id.removeprefix("promethium.") for event in events]


def office(*players: str, seats: int = 2, more: str = "") -> PromethiumTable:
    """The first player's turn in the Design Office."""
    return lay(f'phase = "office"\n{more}', *players, seats=seats)
