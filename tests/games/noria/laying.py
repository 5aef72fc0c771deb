"""Short ways to lay out a position of Noria and to look at it."""

from __future__ import annotations

from typing import Any

import pytest

from games.decision import Illegal
from games.event import Event
from games.noria.state import House, Isle, State
from games.noria.wheel import RINGS
from games.position import read
from games.table import Table
from games.text import Seat
from rendering.words import Words

NoriaTable = Table[Any, Any, Any]


def lay(text: str, *, seats: int = 4, options: str = "") -> NoriaTable:
    """A table at a written position. P1 starts and is in turn unless it says otherwise."""
    first = "" if "first =" in text else "first = 0\n"
    in_turn = "" if "at =" in text else "at = 0\n"
    return read(
        f'game = "noria"\nseats = {seats}\n[options]\n{options}\n[state]\n{first}{in_turn}{text}'
    )


def wheel(discs: str) -> str:
    """A wheel as TOML from `S1=CIT M2=TRA*`: what is not named is empty."""
    there = dict(pair.split("=") for pair in discs.split())
    rings = ", ".join(
        f"{ring} = {[there.pop(slot, '') for slot in slots]}" for ring, slots in RINGS.items()
    )
    assert not there
    return f"wheel = {{ {rings} }}\n"


def player(number: int | str, *lines: str) -> str:
    """One house as TOML."""
    return "\n".join([f"[state.player.{number}]", *lines, ""])


def acting(discs: str, *lines: str, head: str = "", tail: str = "", **more: Any) -> NoriaTable:
    """P1 in the Action phase with this wheel and whatever else is written."""
    turn = '[state.turn]\nphase = "action"\n'
    return lay(head + turn + player(1, wheel(discs), *lines) + tail, **more)


def state(table: NoriaTable) -> State:
    """Everything that lies on the table."""
    position: State = table._state
    return position


def house(table: NoriaTable, seat: Seat = 0) -> House:
    """What one player has."""
    return state(table).houses[seat]


def stock(table: NoriaTable, seat: Seat = 0) -> tuple[int, int, int]:
    """Energy, mycelium and obsidian of a player."""
    energy, mycelium, obsidian = house(table, seat).stock.values()
    return energy, mycelium, obsidian


def ships(table: NoriaTable, seat: Seat = 0) -> tuple[int, int, int]:
    """Ships for energy, mycelium and obsidian of a player."""
    energy, mycelium, obsidian = house(table, seat).ships.values()
    return energy, mycelium, obsidian


def levels(table: NoriaTable, seat: Seat = 0) -> tuple[int, ...]:
    """Levels in Refining, Settlement, Exploration and Research of a player."""
    return tuple(house(table, seat).levels.values())


def discs(table: NoriaTable, seat: Seat = 0) -> dict[str, str]:
    """A player's wheel by its occupied slots."""
    return dict(house(table, seat).wheel.discs())


def isle(table: NoriaTable, island: str) -> Isle:
    """An island in play."""
    found = state(table).isle(island)
    assert found is not None
    return found


def stores(table: NoriaTable, good: str, seat: Seat = 0) -> tuple[int, int]:
    """Empty and full warehouses for a good."""
    return house(table, seat).empty[good], house(table, seat).full[good]


def offered(table: NoriaTable, verb: str = "") -> list[str]:
    """The keys of the pending decision, of one verb if it is named."""
    (decision,) = table.pending
    return [
        option.key for option in decision.options if not verb or option.key.startswith(f"{verb}:")
    ]


def hint(table: NoriaTable, key: str) -> str:
    """What an offered option leads to, in words."""
    (decision,) = table.pending
    option = decision.option(key)
    assert option
    assert option.hint
    return Words("en").say(option.hint)


def asked(table: NoriaTable) -> Seat:
    """Who is asked."""
    (decision,) = table.pending
    return decision.seat


def answer(table: NoriaTable, *keys: str) -> list[Event]:
    """Answer for whoever is asked, one decision after the other."""
    events: list[Event] = []
    for key in keys:
        events += table.answer(asked(table), (key,))
        table.check()
    return events


def refusal(table: NoriaTable, key: str) -> str:
    """Why the pending decision cannot be answered with this key."""
    before = table.digest
    with pytest.raises(Illegal) as refused:
        table.answer(asked(table), (key,))
    assert table.digest == before
    return refused.value.reason.id.removeprefix("noria.")
