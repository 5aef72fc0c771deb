"""From what happened to what is told: the story of a turn, and who hears of it how.

A turn that is many small decisions is told once, when the table goes on to somebody else. What
stand-ins do in between belongs to the same story: the channel hears of it when a person is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from bot.club.letters import Content, HandLetter, TurnLetter
from bot.club.results import Told
from bot.club.warm import Warm
from games.event import Event
from games.text import Seat
from storage.moves import MoveRow

_events: msgspec.json.Decoder[tuple[Event, ...]] = msgspec.json.Decoder(tuple[Event, ...])


class Posting(Struct, frozen=True):
    """Something for the outbox."""

    target: str
    content: Content
    fresh: bool


def to_channel(channel: str) -> str:
    """A channel as a target."""
    return f"channel:{channel}"


def to_person(person: str) -> str:
    """A person as a target."""
    return f"person:{person}"


def story_to_text(events: Sequence[Event]) -> str:
    """Events for the database."""
    return msgspec.json.encode(events).decode()


def story_of(row: MoveRow) -> tuple[Event, ...]:
    """What happened through one move."""
    return _events.decode(row.story)


def told(events: Iterable[Event], seat: Seat | None, by: Seat | None = None) -> tuple[Told, ...]:
    """What one seat, or a spectator, hears of it: the only way from events to readers."""
    heard = ((event, event.heard_by(seat)) for event in events)
    return tuple(
        Told(text, event.touches, event.marks, by) for event, text in heard if text is not None
    )


def marks_of(story: Iterable[Told]) -> tuple[str, ...]:
    """Every place a story changed, once."""
    return tuple(dict.fromkeys(mark for line in story for mark in line.marks))


def turn_posting(
    warm: Warm, story: Iterable[Told], called: tuple[str, ...], commitment: str | None = None
) -> Posting:
    """The table message after a turn, with those whom it calls."""
    content = TurnLetter(
        move=warm.row.moves,
        story=tuple(story),
        asked=tuple(sorted(warm.pending())),
        called=called,
        over=warm.row.phase != "playing",
        commitment=commitment,
    )
    return Posting(to_channel(warm.row.channel), content, fresh=True)


def hand_postings(
    warm: Warm,
    events: Iterable[Event],
    *,
    fresh: frozenset[Seat],
    stale: frozenset[Seat],
) -> list[Posting]:
    """New hands for those whose turn begins, and fresh looks for those whose hand changed."""
    concerned = set(stale)
    for event in events:
        concerned.update(event.touches, event.audience or ())
    return [
        Posting(to_person(person), HandLetter(seat), fresh=seat in fresh)
        for seat, person in sorted(warm.people().items())
        if seat in fresh or seat in concerned
    ]
