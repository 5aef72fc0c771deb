"""`petitbleu restore`: put a backup in the place of the database."""

import argparse
from pathlib import Path

from bot.command_line import Refused
from bot.command_line.arguments import database_argument, database_file
from storage.care import restore
from storage.database import Unusable


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("file", type=Path, help="a file that `petitbleu backup` wrote")
    database_argument(parser)


def run(given: argparse.Namespace) -> int:
    """Put the backup in place; the file it replaces is kept beside it."""
    path = database_file(given)
    try:
        kept = restore(path, given.file)
    except Unusable as problem:
        raise Refused(str(problem)) from None
    print(f"{path} is now what {given.file} holds")
    if kept:
        print(f"what was there before is kept in {kept}")
    return 0
