"""`petitbleu bench`: one table of what was measured, beside its floor or peer."""

import argparse
from collections.abc import Iterator

import msgspec

from bot.bench import acknowledging, clock, club, league, load, pictures, tables
from bot.bench.figure import Figure
from bot.bench.showing import HEADING, line, page

PARTS = (tables, pictures, club, clock, league, acknowledging)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="as a JSON list")
    shape.add_argument("--markdown", action="store_true", help="as a page, with how to read it")
    parser.add_argument(
        "--load", type=float, metavar="MINUTES", default=0.0, help="and then a crowd, for so long"
    )
    parser.add_argument("--only", metavar="WORD", default="", help="the parts of this name")


def run(given: argparse.Namespace) -> int:
    """Measure everything and print it."""
    if given.json:
        print(msgspec.json.encode(list(_figures(given))).decode())
    elif given.markdown:
        print(page(_figures(given)), end="")
    else:
        print(HEADING)
        for figure in _figures(given):
            print(line(figure), flush=True)
    return 0


def _figures(given: argparse.Namespace) -> Iterator[Figure]:
    for part in PARTS:
        if given.only in part.__name__:
            yield from part.figures()
    if given.load:
        yield from load.figures(given.load)
