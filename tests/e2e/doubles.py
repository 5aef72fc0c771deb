"""Two tables in one club which one person cannot tell apart: the real one and its double.

A game is played to some moment and then laid out twice for each observer, in two channels: as it
is, and with everything dealt anew that the observer does not know. What follows is answered in
both through Discord.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.clock.pace import Pace
from bot.club import Club
from bot.club import Person as Member
from bot.practice.fresh import add_channel
from bot.practice.model import Channel
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from games.catalogue import game
from games.decision import Answer
from games.table import Checkpoint, Table, saved_to_bytes
from games.text import Seat
from storage.database import Database
from storage.games import GameRow, Games
from storage.moves import MoveRow, Moves
from storage.seats import SeatRow, Seats
from storage.session import Session
from tests.games.alike import Alike, Trail, alike
from tests.games.driving import observers, state_of

MORNING = 1_790_000_000.0
"""When all of it happens."""
BACK = 4
"""So many answers ago what the observer did not know is dealt anew."""
MOMENTS = 60
"""How many moments are tried for one from which most observers can be led astray."""


class Lane(Struct, frozen=True):
    """A table in a channel of its own, and what is to be answered there."""

    table: str
    where: Channel
    answers: list[tuple[Seat, Answer]]


class Double(Struct, frozen=True):
    """What one observer is shown twice."""

    observer: Person
    real: Lane
    other: Lane


class Written(Struct, frozen=True):
    """A table's rows."""

    row: GameRow
    seats: list[SeatRow]
    moves: list[MoveRow]


def moment(key: str, seats: int, after: int) -> tuple[Trail, list[Alike]]:
    """A random game at a moment not before some answers, with another game for each observer."""
    trail = Trail(game(key), seats, game(key).rules.options_type(), f"doubles {key}")
    while len(trail.given) < after:
        assert trail.step()
    for _ in range(MOMENTS):
        rest = trail.rests[len(trail.given) - BACK].answered
        found = [_last(alike(trail, BACK, seat, f"{rest}")) for seat in observers(seats)]
        complete = [one for one in found if one and _tells(one)]
        if len(complete) == len(found):
            return trail, complete
        assert trail.step()
    raise AssertionError("nowhere can everybody be led astray")


def _tells(found: Alike) -> bool:
    """Whether the games are two, and the channel has been told of what was answered."""
    told = any(step.turn_over for step in found.steps)
    return told and state_of(found.real) != state_of(found.other)


def _last(stages: Iterator[Alike]) -> Alike | None:
    found = None
    for one in stages:
        found = one
    return found


async def lay_out(
    local: LocalDiscord, database: Path, people: list[Person], trail: Trail, found: list[Alike]
) -> list[Double]:
    """Play up to where the games part, and lay out both of them for each observer."""
    players, spectator = people[:-1], people[-1]
    rest = trail.rests[len(trail.given) - BACK]
    played = await _played(local, database, players, trail, rest.answered)
    doubles = []
    books = await Database.open(database)
    try:
        async with books.writing() as session:
            for number, one in enumerate(found):
                watcher = spectator if one.seat is None else players[one.seat]
                real = await _lane(session, local, trail, played, f"real{number}", rest)
                other = await _lane(session, local, trail, played, f"other{number}", one.dealt)
                real.answers.extend((step.given.seat, step.given.answer) for step in one.steps)
                other.answers.extend(
                    (step.given.seat, step.given.answer) for step in one.other_steps
                )
                doubles.append(Double(watcher, real, other))
    finally:
        await books.close()
    return doubles


async def _played(
    local: LocalDiscord, database: Path, players: list[Person], trail: Trail, answers: int
) -> Written:
    """The rows of the game after some answers, all of it posted long ago."""
    club = await Club.open(database, now=lambda: MORNING)
    table = (
        await club.lobby.convene(
            game=trail.table.rules.key,
            options=msgspec.to_builtins(trail.table.options),
            language="en",
            sitters=[Member(str(one.id), str(one.user.global_name)) for one in players],
            channel=str(add_channel(local.world, local.guild, "before").id),
            guild=str(local.guild.id),
            pace=Pace(),
            interaction="before",
            first=_nothing_else,
            table="before",
        )
    ).id
    for number, given in enumerate(trail.given[:answers]):
        person = str(players[given.seat].id)
        await club.play.answer(table, person, given.answer, interaction=f"before {number}")
    while due := await club.outbox.due():
        for letter in due:
            await club.outbox.posted(letter.nonce, "1")
    await club.close()
    books = await Database.open(database)
    row = await Games(books.reading).get(table)
    seats, moves = await Seats(books.reading).of(table), await Moves(books.reading).standing(table)
    await books.close()
    assert row
    assert row.seed == trail.table.seed.hex(), "the club has played another game"
    return Written(row, seats, moves)


async def _nothing_else(session: Session) -> None:
    """The table is all there is to write."""


async def _lane(
    session: Session,
    local: LocalDiscord,
    trail: Trail,
    played: Written,
    name: str,
    start: Checkpoint,
) -> Lane:
    """The table once more, in a channel of its own, from where a game is to go on."""
    where, live = add_channel(local.world, local.guild, name), trail.table
    table = Table(live.rules, live.seats, live.options, live.seed, start)
    saved = saved_to_bytes(table.save()).decode()
    row = replace(played.row, id=name, channel=str(where.id), saved=saved, interaction=None)
    await Games(session).add(row)
    for seat in played.seats:
        await Seats(session).take(replace(seat, game=name, interaction=None))
    for move in played.moves:
        await Moves(session).add(replace(move, game=name, interaction=None))
    return Lane(name, where, [])
