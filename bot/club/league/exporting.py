"""Standings and results as CSV, for whoever likes spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from fractions import Fraction

from bot.club.league.reading import Season
from bot.club.league.views import SeasonView

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def standings_csv(view: SeasonView) -> str:
    """One line per entrant."""
    seats = view.league.rules.seats
    head = ["division", "rank", "name", "person", "points", "played", "left"]
    head += [f"place {place}" for place in range(1, seats + 1)] + ["adjusted", "withdrawn"]
    lines = (
        [
            division.number + 1, line.rank, line.name, line.person, _number(line.points),
            line.played, line.left, *line.places, _number(line.adjusted), int(line.withdrawn),
        ]
        for division in view.divisions
        for line in division.lines
    )  # fmt: skip
    return _written(head, lines)


def results_csv(now: Season) -> str:
    """One line per seat of every result, annulled ones included."""
    head = ["table", "ended", "kind", "division", "round", "seat", "name", "person"]
    head += ["stand-in", "place", "score", "stayed", "annulled"]
    fixtures = {one.row.id: one.row for one in now.fixtures}
    lines = []
    for result in now.results:
        fixture = fixtures[result.row.fixture or ""]
        ended = datetime.fromtimestamp(result.row.at, UTC).isoformat(timespec="seconds")
        lines += [
            [
                result.row.id, ended, result.row.kind, fixture.division + 1, fixture.round + 1,
                seat.seat + 1, seat.name, seat.person, seat.stand_in, seat.place, seat.score,
                seat.stayed, result.row.annulled,
            ]
            for seat in result.seats
        ]  # fmt: skip
    return _written(head, lines)


def _written(head: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_harmless(cell) for cell in line] for line in lines)
    return out.getvalue()


def _harmless(cell: object) -> object:
    """Text that a spreadsheet would take for a formula begins with an apostrophe."""
    if isinstance(cell, str) and cell.startswith(_FORMULA) and not _is_number(cell):
        return f"'{cell}"
    return "" if cell is None else cell


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def _number(value: Fraction) -> str:
    number = float(value)
    return f"{number:g}" if number == int(number) else f"{number:.3f}".rstrip("0")
