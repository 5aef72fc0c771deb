"""`petitbleu bench`: one table of what was measured, beside its floor or peer."""

import argparse
from itertools import chain

import msgspec

from bot.bench import acknowledging, clock, club, league, load, pictures, tables
from bot.bench.figure import Figure


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("--json", action="store_true", help="as a JSON list")
    parser.add_argument("--load", type=float, metavar="MINUTES", help="a crowd, for so long")


def run(given: argparse.Namespace) -> int:
    """Measure everything and print it."""
    figures: list[Figure] = []
    everything = chain(
        tables.figures(),
        pictures.figures(),
        club.figures(),
        clock.figures(),
        league.figures(),
        acknowledging.figures(),
    )
    for figure in load.figures(given.load) if given.load else everything:
        figures.append(figure)
        if not given.json:
            _print(figure)
    if given.json:
        print(msgspec.json.encode(figures).decode())
    return 0


def _print(figure: Figure) -> None:
    verdict = "met" if figure.met else "MISSED"
    print(
        f"{figure.name:<44} {figure.measured:>10g} {figure.unit:<8} "
        f"{figure.ratio:>8g} x {figure.against}; target {figure.target}: {verdict}",
        flush=True,
    )
