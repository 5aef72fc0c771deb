"""What several subcommands take, read and refuse in the same way."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from bot.command_line import Refused
from games.catalogue import KEYS, Game, game
from storage.home import VARIABLE, database_path


def find_game(key: str) -> Game:
    """A game of the catalogue by its key."""
    try:
        return game(key)
    except KeyError:
        raise Refused(f"there is no game {key!r}; there is: {', '.join(KEYS)}") from None


def read_text(path: Path) -> str:
    """A text file that a person named."""
    try:
        text = path.read_text(encoding="utf-8")
    except IsADirectoryError:
        raise Refused(f"{path} is a directory") from None
    except UnicodeDecodeError:
        raise Refused(f"{path} is not a text file") from None
    except OSError as problem:
        raise Refused(f"{path}: {(problem.strerror or 'cannot be read').lower()}") from None
    if not text.strip():
        raise Refused(f"{path} is empty")
    return text


def read_options(entry: Game, given: list[str]) -> Any:
    """Table options written as `name=value`."""
    kind = entry.rules.options_type
    chosen: dict[str, Any] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise Refused(f"write an option as name=value, not {item!r}")
        if name not in kind.__struct_fields__:
            names = ", ".join(kind.__struct_fields__) or "none"
            raise Refused(f"{entry.key} has no option {name!r}; it has: {names}")
        chosen[name] = {"on": True, "true": True, "off": False, "false": False}.get(value, value)
    try:
        return msgspec.convert(chosen, kind)
    except msgspec.ValidationError as problem:
        raise Refused(f"option refused: {problem}") from None


def whole(least: int, most: int = 1_000_000) -> Any:
    """An argument type: a whole number within bounds."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{number} is not between {least} and {most}")
        return number

    return parse


def database_argument(parser: argparse.ArgumentParser) -> None:
    """The option that names the database."""
    parser.add_argument(
        "--db", metavar="FILE", help=f"the database (default: ${VARIABLE}, or the data folder)"
    )


def database_file(given: argparse.Namespace) -> Path:
    """The database that a subcommand works with."""
    return database_path(given.db)


def check_seats(entry: Game, seats: int) -> None:
    """Refuse a table that the game is not for."""
    if seats not in entry.rules.seats:
        first, last = entry.rules.seats[0], entry.rules.seats[-1]
        raise Refused(f"{entry.key} is for {first} to {last} players, not {seats}")
