"""What a league is played by: chosen when it is made, checked once."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.clock.pace import NO_PACE, BadPace, Pace, checked
from bot.club.refusals import ClubRefusal
from bot.league.standings import TIE_BREAKS, TieBreak
from games.catalogue import KEYS, game
from rendering.kit.colours import PALETTES

Format = Literal["league", "swiss", "knock-out"]

POINTS = {2: (2, 0), 3: (4, 2, 0), 4: (6, 3, 1, 0)}
"""What places are worth unless a league says otherwise."""

MOST_SEATS = 4
LARGEST_DIVISION = 64
MOST_TABLES = 40
MOST_AT_ONCE = 10
MOST_POINTS = 1000


class LeagueRules(Struct, frozen=True):
    """Everything about a league that does not change during a season."""

    game: str
    format: Format = "league"
    options: dict[str, Any] = {}
    pace: Pace = NO_PACE
    seats: int = 2
    tables: int | None = None
    """How many each plays in a season; of a Swiss event, the rounds. `None`: as it comes out."""
    at_once: int = 2
    """How many tables somebody has open at a time, at most."""
    size: int = 8
    """Of a division."""
    up: int = 2
    down: int = 2
    points: tuple[int, ...] = ()
    tie_breaks: tuple[TieBreak, ...] = TIE_BREAKS
    palette: str = "default"
    """The colours of whatever it shows to all: its tables, standings and brackets."""

    @property
    def least(self) -> int:
        """The fewest people a table of this game can have."""
        return game(self.game).rules.seats[0]

    def rounds(self, entrants: int) -> int:
        """How many a Swiss event has: enough to find a winner, unless it says otherwise."""
        return self.tables or max(1, (entrants - 1).bit_length())


def rules_checked(rules: LeagueRules) -> LeagueRules:
    """The rules with everything filled in, if a league can be played by them."""
    if rules.game not in KEYS:
        raise ClubRefusal("no-such-game", game=rules.game)
    entry = game(rules.game)
    least, most = entry.rules.seats[0], min(entry.rules.seats[-1], MOST_SEATS)
    if not least <= rules.seats <= most:
        raise ClubRefusal("league-bad-seats", least=least, most=most)
    if rules.palette not in PALETTES:
        raise ClubRefusal("no-such-palette", palette=rules.palette)
    points = rules.points or POINTS[rules.seats]
    falling = list(points) == sorted(points, reverse=True)
    if len(points) != rules.seats or not falling or not 0 <= points[-1] < points[0] <= MOST_POINTS:
        raise ClubRefusal("league-bad-points", seats=rules.seats)
    if not rules.seats <= rules.size <= LARGEST_DIVISION:
        raise ClubRefusal("league-bad-size", least=rules.seats, most=LARGEST_DIVISION)
    if not 0 <= rules.up <= rules.down <= rules.size // 2:
        raise ClubRefusal("league-bad-moves", most=rules.size // 2)
    if not 1 <= (rules.tables or 1) <= MOST_TABLES or not 1 <= rules.at_once <= MOST_AT_ONCE:
        raise ClubRefusal("league-bad-tables", most=MOST_TABLES, at_once=MOST_AT_ONCE)
    try:
        pace = checked(rules.pace)
    except BadPace as problem:
        raise ClubRefusal("bad-pace", pace=str(problem)) from None
    try:
        msgspec.convert(rules.options, entry.rules.options_type, strict=True)
    except msgspec.ValidationError:
        said = ", ".join(map(str, rules.options.values()))
        raise ClubRefusal("bad-option", options=said) from None
    breaks = tuple(dict.fromkeys(rules.tie_breaks))
    return replace(rules, points=points, pace=pace, tie_breaks=breaks)


def rules_to_text(rules: LeagueRules) -> str:
    """Rules for the database."""
    return msgspec.json.encode(rules).decode()


def rules_from_text(text: str) -> LeagueRules:
    """Rules from the database."""
    return msgspec.json.decode(text, type=LeagueRules)
