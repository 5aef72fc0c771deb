"""`petitbleu replay`: a recorded game, as it stood after any move and as any seat saw it."""

import argparse
from pathlib import Path

from bot.command_line import Refused
from bot.command_line.arguments import read_text, whole
from bot.command_line.showing import check_seat, show, showing_arguments
from games.record import BadRecord, Sat, read, replay
from rendering.words import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--move", type=whole(0), help="stop after this answer")
    look = parser.add_mutually_exclusive_group()
    look.add_argument("--seat", type=whole(1, 99), help="look from this seat")
    look.add_argument("--spectator", action="store_true", help="look from outside (the default)")
    showing_arguments(parser)


def run(given: argparse.Namespace) -> int:
    """Replay the record and show the position."""
    try:
        record = read(read_text(given.file))
        table = replay(record, given.move)
    except BadRecord as problem:
        raise Refused(f"{given.file}: {problem}") from None
    players = [""] * record.seats
    for entry in record.entries:
        if isinstance(entry, Sat):
            players[entry.seat] = entry.sitter.name
    if len(set(players)) < len(players):
        players = [f"{name} {seat}" for seat, name in enumerate(players, 1)]
    seat = check_seat(table, given.seat)
    show(table, seat, given, Words("en", players), all_questions=False)
    return 0
