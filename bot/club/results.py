"""What the club tells those who ask it: plain values, safe to keep and to show.

Everything in here has passed the one gate: it is made for one person (or for spectators) and holds
nothing that their seat may not know.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from bot.clock.pace import Pace
from games.decision import Decision
from games.rules import Outcome
from games.text import Seat, Text

Phase = Literal["lobby", "playing", "finished", "cancelled", "abandoned"]
"""`finished` has an outcome; `cancelled` was called off; `abandoned` was left by every person."""


class Person(Struct, frozen=True):
    """Somebody who can sit at tables: an id that never changes and the name of the moment."""

    id: str
    name: str
    language: str | None = None
    """What their Discord speaks, where that is known."""


class Sitting(Struct, frozen=True):
    """A seat and who has it: a person or a stand-in. In a lobby seats are not yet the game's."""

    seat: Seat
    name: str
    person: str | None = None
    stand_in: str | None = None
    asked: bool = False
    """Whether the table waits for this seat."""
    away: str | None = None
    """The person for whom a stand-in sits here until they are back."""


class Summary(Struct, frozen=True):
    """What everybody may know of a table without looking at the board."""

    id: str
    game: str
    options: dict[str, Any]
    language: str
    guild: str | None
    channel: str
    host: str
    phase: Phase
    seats: tuple[Sitting, ...]
    number: int
    """Counts whatever happens at the table, things taken back included."""
    moves: int
    """How many answers stand: the number by which people speak of moves."""
    commitment: str | None
    outcome: Outcome | None
    drift: str | None
    """Why the table does not stand where it was left, when mended rules moved it."""
    pace: Pace
    opened_at: float
    started_at: float | None
    ended_at: float | None
    palette: str = "default"
    """The colours of the public pictures."""
    lesson: bool = False
    """Whether a guide explains the first decisions."""

    @property
    def players(self) -> tuple[str, ...]:
        """The names in seat order, as `Words` takes them."""
        return tuple(sitting.name for sitting in self.seats)

    def seat_of(self, person: str | None) -> Seat | None:
        """Where a person sits."""
        for sitting in self.seats:
            if person is not None and sitting.person == person:
                return sitting.seat
        return None


class SeatTime(Struct, frozen=True):
    """How a person's clock stands at a table."""

    seat: Seat
    asked: bool = False
    starts: float | None = None
    """When the clock will begin to run, where it does not yet."""
    deadline: float | None = None
    """When the time of the one who is asked is up, or was."""
    over: bool = False
    """Whether it is up."""
    reserve: float | None = None
    """Seconds that somebody who is not asked will have."""
    away: float | None = None
    """Until when the person is away."""


class Asked(Struct, frozen=True):
    """A question with a token that tells it from every earlier and later one to the same seat.

    Put the token into the controls made for the question: an answer that comes with the token of
    another question is refused as `Stale`. It stays the same over restarts and over undo.
    """

    decision: Decision
    token: str


class Desk(Struct, frozen=True):
    """What one person has in front of them at a table now."""

    table: Summary
    seat: Seat | None
    """`None` for somebody who does not sit here."""
    view: Any
    """The game's view for that seat."""
    asked: Asked | None
    may_undo: bool
    """Whether the last answer can be taken back without asking anybody."""


class Board(Struct, frozen=True):
    """A table as a seat or a spectator sees it, now or after an earlier move."""

    table: Summary
    seat: Seat | None
    view: Any
    move: int
    marks: tuple[str, ...]
    """The places that the last turn changed."""
    over: bool


class Remembered(Struct, frozen=True):
    """A game as people know it again: what was played, by whom, and when."""

    id: str
    game: str
    names: tuple[str, ...]
    at: float


class Told(Struct, frozen=True):
    """Something that happened, in the words meant for one reader."""

    text: Text
    touches: tuple[Seat, ...] = ()
    marks: tuple[str, ...] = ()
    by: Seat | None = None
    """Whose answer led to it."""


class LogLine(Struct, frozen=True):
    """One move of the log, with what the reader was told of it."""

    move: int
    """0 is the start; a change of seats has the move it came after."""
    seat: Seat | None
    told: tuple[Told, ...]


class Since(Struct, frozen=True):
    """What happened since a person's last answer: what was done to them first."""

    told: tuple[Told, ...]
    to_me: int
    """How many of these, from the first, touched the person."""
    marks: tuple[str, ...]
    move: int
    """The person's last answer, as a number of moves."""


class Reply(Struct, frozen=True):
    """What came of an answer. The same interaction delivered again gets the same reply."""

    number: int
    move: int
    told: tuple[Told, ...]
    over: bool
    turn_over: bool
    """Whether the table went on to other seats; otherwise show the person the next question."""


class Consent(Struct, frozen=True):
    """A request to go back: who asked, how far, and who still has to agree."""

    table: str
    id: str
    seat: Seat
    move: int
    """How many moves stand once it is granted."""
    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    """Empty once everybody has agreed, and the table has gone back."""


class Verdict(Struct, frozen=True):
    """Whether a finished game agrees with what was published when it began."""

    agrees: bool
    commitment: str
    seed: str
    moves: int
    problem: str | None = None
    """For those who mend it."""
    published: bool = True
    """Whether the seed is the one whose hash was published."""


class Export(Struct, frozen=True):
    """A record file."""

    filename: str
    text: str
    complete: bool
    """Whether it has the seed and every answer: only after the end."""


class Waiting(Struct, frozen=True):
    """A table that waits for a person."""

    table: Summary
    seat: Seat
    prompt: Text
    since: float
    message: str | None
    """The last table message in the channel, to link to."""
    deadline: float | None = None
    """When the person's time is up, where it runs."""


class Finished(Struct, frozen=True):
    """A game that ended: which, where, and who won with how many points."""

    game: str
    channel: str
    winners: tuple[str, ...]
    points: int | None
    """`None` where something else than points has decided."""
    players: int
    moves: int


class LongWait(Struct, frozen=True):
    """How long a table had to wait for somebody."""

    game: str
    channel: str
    name: str
    seconds: float


class Week(Struct, frozen=True):
    """What a week brought to a club."""

    starts: float
    ends: float
    finished: tuple[Finished, ...]
    records: tuple[Finished, ...]
    """Games of the week that were won with more points than any before in this club."""
    waits: tuple[LongWait, ...]
