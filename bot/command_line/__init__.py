"""The `petitbleu` command: one module per subcommand, each imported only when it is asked for.

Whatever a person types wrongly is answered by one line and exit code 2.
"""

import argparse
import importlib
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn, Protocol, cast


class Refused(Exception):
    """What the person asked for cannot be done; the message says why in one line."""


class Subcommand(Protocol):
    """What each module of this package offers."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare what the subcommand takes."""

    def run(self, given: argparse.Namespace) -> int:
        """Do it and return the exit code."""


SUBCOMMANDS = {
    "play": "play in a web page, or on Discord when DISCORD_TOKEN is set",
    "selfplay": "let stand-ins play whole games and count what happens",
    "replay": "show a recorded game after any move, as any seat saw it",
    "position": "start from a written position, give answers, look",
    "texts": "find what is missing, left over or wrong in each language",
    "data": "print a game's data with where each value comes from",
    "bench": "measure speed against floors taken in the same run",
    "backup": "copy the database, also while the bot runs",
    "restore": "put a backup in the place of the database",
    "doctor": "see whether the database and every table in it are sound",
}


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line long."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _parser() -> _Parser:
    parser = _Parser(prog="petitbleu", description="Board games by message.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, summary in SUBCOMMANDS.items():
        commands.add_parser(name, help=summary, add_help=False)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand; the entry point that the distribution installs."""
    words = list(sys.argv[1:] if argv is None else argv)
    chosen, rest = _parser().parse_known_args(words[:1])[0].command, words[1:]
    module = cast("Subcommand", importlib.import_module(f"{__name__}.{chosen}"))
    parser = _Parser(prog=f"petitbleu {chosen}", description=SUBCOMMANDS[chosen])
    module.arguments(parser)
    run: Callable[[argparse.Namespace], int] = module.run
    try:
        return run(parser.parse_args(rest))
    except Refused as refusal:
        print(f"petitbleu {chosen}: {refusal}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        return 130
