"""A whole game as text that anyone can read, and that replays to the same game anywhere.

    petit-bleu record 1
    game cartels
    rules 1
    seats 2
    option show_cubes false
    seed 3f0c...
    seat 1 "Ada"
    seat 2 stand-in greedy
    start 5e0c1a2b3d4f5a6b

    1 1 place:1-1-1 = 8c0d21aa31b2c3d4
    2 2 place:3-0-0 = 17aa...
    seat 2 "Blaise"
    3 1 ...
    end 312 finished

Behind each answer stands the fingerprint of the position it led to, keyed with the seed: a changed
line is found at the line where it was changed. A record of a game in play shows the seed's
published hash instead of the seed, and a question mark for what the reader may not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NoReturn

import msgspec
from msgspec import Struct

from games.catalogue import game
from games.chance import Seed
from games.decision import Answer, Illegal, answer_from_text, answer_text
from games.table import Fault, Table
from games.text import Seat

FORMAT = "petit-bleu record 1"
HIDDEN = "?"


class BadRecord(Exception):
    """A record that cannot be believed, with the line that shows it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Sitter(Struct, frozen=True):
    """Who sits at a seat: a person by name, or a stand-in."""

    name: str
    stand_in: bool = False


class Sat(Struct, frozen=True):
    """Somebody took a seat, at the start or later."""

    seat: Seat
    sitter: Sitter


class Answered(Struct, frozen=True):
    """Somebody answered. `None` is an answer that this record hides."""

    seat: Seat
    answer: Answer | None
    digest: str


class Record(Struct):
    """A whole game."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: Seed | None
    commitment: str
    start: str
    entries: list[Sat | Answered] = []
    finished: bool = False

    @classmethod
    def of(cls, table: Table[Any, Any, Any], sitters: list[Sitter]) -> Record:
        """Begin the record of a table that has not been answered yet."""
        return cls(
            game=table.rules.key,
            version=table.rules.version,
            seats=table.seats,
            options=msgspec.to_builtins(table.options),
            seed=table.seed,
            commitment=table.seed.commitment,
            start=table.digest,
            entries=[Sat(seat, sitter) for seat, sitter in enumerate(sitters)],
        )

    def add(self, table: Table[Any, Any, Any], seat: Seat, answer: Answer) -> None:
        """Note an answer that the table has just taken."""
        self.entries.append(Answered(seat, answer, table.digest))
        self.finished = table.outcome is not None

    @property
    def answers(self) -> list[Answered]:
        """The answers alone."""
        return [entry for entry in self.entries if isinstance(entry, Answered)]


def write(record: Record) -> str:
    """The record as text."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    yield FORMAT
    yield f"game {record.game}"
    yield f"rules {record.version}"
    yield f"seats {record.seats}"
    for key, value in record.options.items():
        yield f"option {key} {msgspec.json.encode(value).decode()}"
    yield f"seed {record.seed.hex()}" if record.seed else f"commitment {record.commitment}"
    for entry in record.entries[: record.seats]:
        yield _line(entry, 0)
    yield f"start {record.start}"
    yield ""
    number = 0
    for entry in record.entries[record.seats :]:
        number += isinstance(entry, Answered)
        yield _line(entry, number)
    yield f"end {number} {'finished' if record.finished else 'in play'}"


def _line(entry: Sat | Answered, number: int) -> str:
    if isinstance(entry, Answered):
        answer = HIDDEN if entry.answer is None else answer_text(entry.answer)
        return f"{number} {entry.seat + 1} {answer} = {entry.digest}"
    name = entry.sitter.name
    who = f"stand-in {name}" if entry.sitter.stand_in else msgspec.json.encode(name).decode()
    return f"seat {entry.seat + 1} {who}"


class _Reader:
    """Reads line by line and knows where it is when something is wrong."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0

    def fail(self, reason: str) -> NoReturn:
        raise BadRecord(max(self.at, 1), reason)

    def next(self) -> str:
        if self.at == len(self.lines):
            self.fail("the record breaks off here")
        self.at += 1
        return self.lines[self.at - 1]

    def peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def field(self, name: str, pattern: str) -> str:
        line = self.next()
        match = re.fullmatch(f"{name} ({pattern})", line)
        if not match:
            self.fail(f"expected {name!r} here, found {line[:60]!r}")
        return match[1]


def read(text: str) -> Record:
    """Read a record; `BadRecord` tells the line and what is wrong with it."""
    reader = _Reader(text)
    if not text.strip():
        reader.fail("the record is empty")
    if reader.next() != FORMAT:
        reader.fail(f"a record begins with {FORMAT!r}")
    key = reader.field("game", r"\w+")
    try:
        rules = game(key).rules
    except KeyError:
        reader.fail(f"there is no game {key!r}")
    version = int(reader.field("rules", r"\d{1,6}"))
    seats = int(reader.field("seats", r"\d{1,3}"))
    if seats not in rules.seats:
        reader.fail(f"{key} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {seats}")
    record = Record(key, version, seats, _options(reader, rules.options_type), None, "", "")
    if reader.peek().startswith("seed "):
        record.seed = Seed.from_hex(reader.field("seed", "[0-9a-f]{64}"))
        record.commitment = record.seed.commitment
    else:
        record.commitment = reader.field("commitment", "[0-9a-f]{64}")
    for seat in range(seats):
        entry = _sat(reader, seats)
        if entry.seat != seat:
            reader.fail(f"seat {seat + 1} comes next")
        record.entries.append(entry)
    record.start = reader.field("start", "[0-9a-f]{16}")
    if reader.next() != "":
        reader.fail("an empty line divides the heading from the answers")
    number = 0
    while not reader.peek().startswith("end "):
        if reader.peek().startswith("seat "):
            record.entries.append(_sat(reader, seats))
        else:
            number += 1
            record.entries.append(_answered(reader, number, seats))
    end = reader.field("end", r"\d+ (?:finished|in play)")
    record.finished = end.endswith("finished")
    if int(end.split()[0]) != number:
        reader.fail(f"the record has {number} answers but says {end.split()[0]}")
    if reader.at < len(reader.lines):
        reader.next()
        reader.fail("nothing may follow the end")
    return record


def _options(reader: _Reader, kind: type[Struct]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    while reader.peek().startswith("option "):
        key, _, value = reader.field("option", r"\w+ .+").partition(" ")
        try:
            options[key] = msgspec.json.decode(value)
            msgspec.convert(options, kind)
        except msgspec.MsgspecError as problem:
            reader.fail(f"option {key}: {problem}")
        if key not in kind.__struct_fields__:
            reader.fail(f"there is no option {key!r}")
    return options


def _seat(reader: _Reader, text: str, seats: int) -> Seat:
    if not 1 <= int(text) <= seats:
        reader.fail(f"there is no seat {text} at a table for {seats}")
    return int(text) - 1


def _sat(reader: _Reader, seats: int) -> Sat:
    number, _, who = reader.field("seat", r"\d{1,3} .+").partition(" ")
    seat = _seat(reader, number, seats)
    if who.startswith("stand-in "):
        return Sat(seat, Sitter(who.removeprefix("stand-in "), stand_in=True))
    try:
        return Sat(seat, Sitter(msgspec.json.decode(who, type=str)))
    except msgspec.MsgspecError:
        reader.fail("a person's name stands in quotation marks")


def _answered(reader: _Reader, number: int, seats: int) -> Answered:
    line = reader.next()
    match = re.fullmatch(r"(\d{1,9}) (\d{1,3}) (.+) = ([0-9a-f]{16})", line)
    if not match:
        reader.fail(f"this is no answer: {line[:60]!r}")
    if int(match[1]) != number:
        reader.fail(f"answer {number} comes next, not {match[1]}")
    answer = None if match[3] == HIDDEN else answer_from_text(match[3])
    return Answered(_seat(reader, match[2], seats), answer, match[4])


def replay(record: Record, to: int | None = None) -> Table[Any, Any, Any]:
    """Play a record again, up to an answer, and hold every position against its fingerprint."""
    top = 6 + len(record.options) + record.seats
    if record.seed is None:
        raise BadRecord(top - record.seats - 1, "the seed is secret while the game is in play")
    rules = game(record.game).rules
    if record.version != rules.version:
        raise BadRecord(
            3, f"played with rules {record.version}; this is rules {rules.version} of {rules.key}"
        )
    options = msgspec.convert(record.options, rules.options_type)
    table = Table.start(rules, record.seats, options, record.seed)
    if table.digest != record.start:
        raise BadRecord(top, "the seed does not lead to this start")
    table.opening()
    answers = record.answers
    if to is not None and not 0 <= to <= len(answers):
        raise BadRecord(top + 2, f"the record has {len(answers)} answers: there is no move {to}")
    given = 0
    for line, entry in enumerate(record.entries[record.seats :], top + 2):
        if given == to:
            return table
        if isinstance(entry, Answered):
            given += 1
            _follow(table, entry, line, given)
    if record.finished and table.outcome is None:
        raise BadRecord(
            top + 1 + len(record.entries) - record.seats, "the game is not over after this"
        )
    return table


def _follow(table: Table[Any, Any, Any], entry: Answered, line: int, number: int) -> None:
    if entry.answer is None:
        raise BadRecord(line, f"answer {number} is hidden in this record")
    try:
        table.answer(entry.seat, entry.answer)
    except Illegal as refusal:
        raise BadRecord(line, f"answer {number} is not legal: {refusal.reason.id}") from refusal
    except Fault as fault:
        raise BadRecord(line, f"the rules fail at answer {number}: {fault}") from fault
    if table.digest != entry.digest:
        raise BadRecord(line, f"answer {number} leads elsewhere than the record says")
