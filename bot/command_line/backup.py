"""`petitbleu backup`: a copy of the database as it is now, also while the bot runs."""

import argparse
from pathlib import Path

from bot.command_line import Refused
from bot.command_line.arguments import database_argument, database_file
from storage.care import back_up
from storage.database import Unusable


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("file", type=Path, help="where to write the copy; must not exist yet")
    database_argument(parser)


def run(given: argparse.Namespace) -> int:
    """Copy the database."""
    path = database_file(given)
    try:
        back_up(path, given.file)
    except Unusable as problem:
        raise Refused(str(problem)) from None
    print(f"{path} is backed up in {given.file}")
    return 0
