"""What goes into the outbox: everything a worker needs to post it, tonight or after a restart.

A letter to a channel holds only what spectators may hear, a letter to a person only what that
person may. `fresh` letters are posted anew; the others bring the last message of the same kind,
table and target up to date.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bot.club.results import Consent, Told, Week
from games.text import Seat, Text


class LobbyLetter(Struct, frozen=True, tag="lobby"):
    """To the channel: the lobby panel, as the lobby is when it is posted."""


class TurnLetter(Struct, frozen=True, tag="turn"):
    """To the channel: the board after a turn, what happened in it, and who is next."""

    move: int
    """Show the board after this move."""
    story: tuple[Told, ...]
    asked: tuple[Seat, ...]
    called: tuple[str, ...] | None = None
    """The people to notify; `None` in old letters: all who are asked."""
    over: bool = False
    commitment: str | None = None
    """The hash of the seed, in the letter that opens the game."""


class HandLetter(Struct, frozen=True, tag="hand"):
    """To a person: their hand and what they are asked, as they are when it is posted.

    By then they may have given up the seat: the desk has none for them and the hand is closed.
    """

    seat: Seat
    note: Text | None = None
    """What stands above it when it comes for another reason than a new turn."""


class NoteLetter(Struct, frozen=True, tag="note"):
    """To the channel: one line."""

    text: Text
    mentions: tuple[str, ...] = ()
    """People to notify."""


class ConsentLetter(Struct, frozen=True, tag="consent"):
    """To the channel: somebody asks the table to go back; fresh once, then kept up to date."""

    consent: Consent
    granted: bool | None = None
    """`None` while people are being asked."""


class OfferLetter(Struct, frozen=True, tag="offer"):
    """To the channel: the seats that whoever wants may take, as they are when it is posted."""


class DigestLetter(Struct, frozen=True, tag="digest"):
    """To a person: all the tables that wait for them, as they are when it is posted."""


class WeekLetter(Struct, frozen=True, tag="week"):
    """To a club's chosen channel: what the last week brought."""

    week: Week
    language: str


class SeasonLetter(Struct, frozen=True, tag="season"):
    """To a league's channel: sign-up or standings of a season, as they are when it is posted."""

    subject: str


class FixtureLetter(Struct, frozen=True, tag="fixture"):
    """To a league's channel: two or more are to play. The table opens in this message's thread."""

    subject: str


class LeagueNote(Struct, frozen=True, tag="league-note"):
    """To a league's channel: a few lines."""

    league: str
    text: Text


Content = (
    LobbyLetter
    | TurnLetter
    | HandLetter
    | NoteLetter
    | ConsentLetter
    | OfferLetter
    | DigestLetter
    | WeekLetter
    | SeasonLetter
    | FixtureLetter
    | LeagueNote
)

_decoder: msgspec.json.Decoder[Content] = msgspec.json.Decoder(Content)


class Letter(Struct, frozen=True):
    """One thing to post, and how often that was tried."""

    nonce: str
    """Stays the same however often it is tried; Discord takes it as a message nonce."""
    table: str
    """Empty for what belongs to no table."""
    channel: str | None
    person: str | None
    """Either a channel or a person has it."""
    content: Content
    fresh: bool
    attempts: int
    replaces: str | None
    """The last message of this kind, table and target: edit it, or take its controls away."""


def kind_of(content: Content) -> str:
    """The kind of a letter in one word: `lobby`, `turn`, `hand`, `note` and so on.

    Those about a season or a fixture, of which a channel has several, name it as well.
    """
    kind = str(type(content).__struct_config__.tag)
    if isinstance(content, SeasonLetter | FixtureLetter):
        return f"{kind}/{content.subject}"
    return kind


def content_to_text(content: Content) -> str:
    """A letter's content for the database."""
    return msgspec.json.encode(content).decode()


def content_from_text(text: str) -> Content:
    """A letter's content from the database."""
    return _decoder.decode(text)
