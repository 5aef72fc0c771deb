"""Showing where a table stands: as text, as data or as a picture."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from bot.command_line import Refused
from games.decision import Decision
from games.table import Table
from games.text import Seat, Text
from rendering.pictures import seat_png, text
from rendering.words import Words

AnyTable = Table[Any, Any, Any]


def showing_arguments(parser: argparse.ArgumentParser) -> None:
    """How the position is to be shown."""
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--text", action="store_true", help="as text (the default)")
    form.add_argument("--json", action="store_true", help="as JSON")
    form.add_argument("--image", type=Path, metavar="OUT.png", help="as a picture")


def check_seat(table: AnyTable, number: int | None) -> Seat | None:
    """A seat as people count them; nothing is a spectator."""
    if number is None:
        return None
    if not 1 <= number <= table.seats:
        raise Refused(f"there is no seat {number} at a table for {table.seats}")
    return number - 1


def show(
    table: AnyTable,
    seat: Seat | None,
    given: argparse.Namespace,
    words: Words,
    *,
    all_questions: bool,
) -> None:
    """Print or draw what the seat sees and what it is asked, or what everybody is asked."""
    if given.image:
        _draw(table, seat, given.image, words)
        return
    asked = [one for one in table.pending if all_questions or one.seat == seat]
    if given.json:
        print(msgspec.json.encode(_as_data(table, seat, asked, words)).decode())
    else:
        print(_as_text(table, seat, asked, words))


def _draw(table: AnyTable, seat: Seat | None, path: Path, words: Words) -> None:
    picture = seat_png(table.rules.key, table.view(seat), words, outcome=table.outcome)
    try:
        path.write_bytes(picture)
    except OSError as problem:
        raise Refused(f"{path}: {(problem.strerror or 'cannot be written').lower()}") from None


def _spoken(words: Words, message: Text | None) -> str | None:
    return words.say(message) if message else None


def _as_data(
    table: AnyTable, seat: Seat | None, asked: list[Decision], words: Words
) -> dict[str, Any]:
    outcome = table.outcome
    return {
        "game": table.rules.key,
        "answered": table.answered,
        "waiting": [decision.seat + 1 for decision in table.pending],
        "decisions": [
            {
                "seat": decision.seat + 1,
                "prompt": words.say(decision.prompt),
                "least": decision.least,
                "most": decision.most,
                "ordered": decision.ordered,
                "declining": _spoken(words, decision.declining),
                "options": [
                    {
                        "key": option.key,
                        "label": words.say(option.label),
                        "hint": _spoken(words, option.hint),
                    }
                    for option in decision.options
                ],
            }
            for decision in asked
        ],
        "outcome": (
            {
                "reason": words.say(outcome.reason),
                "places": outcome.places,
                "scores": outcome.scores,
            }
            if outcome
            else None
        ),
        "view": table.view(seat),
    }


def _as_text(table: AnyTable, seat: Seat | None, asked: list[Decision], words: Words) -> str:
    lines = [text(table.rules.key, table.view(seat), words, outcome=table.outcome), ""]
    for decision in table.pending:
        who = words.player(decision.seat)
        if decision not in asked:
            lines.append(words.message("core", "waiting-for", player=who))
            continue
        lines.append(f"{who}: {words.say(decision.prompt)}")
        width = max((len(option.key) for option in decision.options), default=0)
        for option in decision.options:
            hint = f" — {words.say(option.hint)}" if option.hint else ""
            lines.append(f"  {option.key:<{width}}  {words.say(option.label)}{hint}")
        if decision.least == 0:
            declining = _spoken(words, decision.declining) or words.message("core", "decline")
            lines.append(f"  {'none':<{width}}  {declining}")
    return "\n".join(lines)
