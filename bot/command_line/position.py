"""`petitbleu position`: start anywhere, give answers, look."""

import argparse
from pathlib import Path

from bot.command_line import Refused
from bot.command_line.arguments import read_text, whole
from bot.command_line.showing import check_seat, show, showing_arguments
from games.decision import Illegal, answer_from_text
from games.position import read
from games.rules import Broken
from games.table import Fault
from rendering.words import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("file", type=Path, help="a position in TOML or JSON")
    parser.add_argument(
        "--answer",
        action="append",
        default=[],
        metavar="KEY",
        help="answer the first pending decision; several keys are divided by spaces",
    )
    parser.add_argument("--seat", type=whole(1, 99), help="look from this seat")
    showing_arguments(parser)


def run(given: argparse.Namespace) -> int:
    """Load the position, give the answers, show what comes of it."""
    words = Words("en")
    try:
        table = read(read_text(given.file))
    except Broken as problem:
        raise Refused(f"{given.file}: {problem}") from None
    seat = check_seat(table, given.seat)
    for number, keys in enumerate(given.answer, 1):
        if not table.pending:
            raise Refused(f"answer {number}: the game is over")
        try:
            table.answer(table.pending[0].seat, answer_from_text(keys))
        except Illegal as refusal:
            raise Refused(f"answer {number}: {words.say(refusal.reason)}") from None
        except Fault as fault:
            raise Refused(f"answer {number}: {fault}") from None
    show(table, seat, given, words, all_questions=seat is None)
    return 0
