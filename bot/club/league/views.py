"""What people are shown of leagues: plain values, safe to keep and to draw."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from msgspec import Struct

from bot.club.league.rules import LeagueRules
from bot.league.fixtures import Fairness
from bot.league.ratings import Rating
from bot.league.statistics import HeadToHead, Statistics
from games.text import Text

Zone = Literal["champion", "up", "stay", "down"]
SeasonPhase = Literal["sign-up", "playing", "ended", "cancelled"]


class LeagueInfo(Struct, frozen=True):
    """A league as everybody may know it."""

    id: str
    guild: str
    channel: str | None
    name: str
    language: str
    rules: LeagueRules


class StandingLine(Struct, frozen=True):
    """One line of a division's table."""

    rank: int
    person: str
    name: str
    points: Fraction
    played: int
    left: int
    places: tuple[int, ...]
    zone: Zone
    adjusted: Fraction
    withdrawn: bool


class DivisionView(Struct, frozen=True):
    """A division's table, and how even its fixtures are."""

    number: int
    lines: tuple[StandingLine, ...]
    fairness: Fairness | None


class BracketTable(Struct, frozen=True):
    """A table of a bracket: names where they are known, and who came through."""

    names: tuple[str | None, ...]
    through: tuple[bool, ...]
    played: bool


class SeasonView(Struct, frozen=True):
    """A season as its message shows it."""

    league: LeagueInfo
    id: str
    number: int
    phase: SeasonPhase
    paused: bool
    round: int
    rounds: int
    """Of a Swiss event; otherwise 0."""
    closes_at: float
    most: int | None
    entered: tuple[str, ...]
    """The names of those who have entered."""
    waiting: tuple[str, ...]
    divisions: tuple[DivisionView, ...]
    bracket: tuple[tuple[BracketTable, ...], ...]
    """Of a knock-out event, round by round."""
    tables: int
    done: int
    champion: str | None


class FixtureView(Struct, frozen=True):
    """A table that is about to be opened."""

    league: LeagueInfo
    season: int
    division: int
    divisions: int
    round: int
    people: tuple[str, ...]
    names: tuple[str, ...]


class MyTable(Struct, frozen=True):
    """A table of one's own in a season."""

    opponents: tuple[str, ...]
    channel: str | None
    """Where it is played, if it is open."""
    asked: bool
    """Whether it waits for oneself."""


class MySeason(Struct, frozen=True):
    """A season as one entrant sees it."""

    league: LeagueInfo
    number: int
    phase: str
    division: int
    divisions: int
    line: StandingLine | None
    best: int
    worst: int
    """The ranks one can still come to."""
    tables: tuple[MyTable, ...]
    waiting: bool


class Rank(Struct, frozen=True):
    """A line of a leaderboard."""

    player: str
    name: str
    stand_in: bool
    rating: Rating


class Profile(Struct, frozen=True):
    """A person's record at one game."""

    game: str
    rating: Rating | None
    statistics: Statistics
    history: tuple[tuple[float, Rating], ...]
    """The rating after each game, with when that was."""


class Versus(Struct, frozen=True):
    """Two people at one game, or at all of them."""

    record: HeadToHead
    game: str | None


class Champion(Struct, frozen=True):
    """Who won a season."""

    season: int
    name: str
    ended_at: float


class LogEntry(Struct, frozen=True):
    """A line of a league's log."""

    at: float
    person: str | None
    text: Text
