"""`petitbleu data`: a game's data tables, each value with where it comes from."""

import argparse

import msgspec

from bot.command_line.arguments import find_game


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("game")
    parser.add_argument("--json", action="store_true", help="as a JSON list")


def run(given: argparse.Namespace) -> int:
    """Print every value."""
    values = list(find_game(given.game).data.values())
    if given.json:
        print(msgspec.json.encode(values).decode())
        return 0
    width = max(len(value.path) for value in values)
    for value in values:
        shown = msgspec.json.encode(value.value).decode()
        print(f"{value.tag:<8}  {value.path:<{width}}  {shown}")
    return 0
