"""Whole games kept as records: whoever changes what the rules do sees it there.

    python -m tests.games.kept_records
    python -m tests.games.kept_records --meant GAME/NAME… --because "why the rules changed"

The first writes the records that are missing. The second says that a change is meant: these games
are played anew by the same stand-ins from the same seeds, and the reason is noted beside them.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from msgspec import Struct

from games.catalogue import Game, game, games
from games.chance import Seed
from games.record import Record, Sitter, write
from games.selfplay import play_one
from games.table import Table
from tests.games.driving import table_id, variants

FOLDER = Path(__file__).parents[1] / "records"
MEANT = FOLDER / "meant.toml"
EACH = 26
MIXES = (("greedy",), ("random",), ("greedy", "random"), ("random", "greedy"))


class Recipe(Struct, frozen=True):
    """How a kept game is played."""

    key: str
    name: str
    sitters: tuple[str, ...]
    options: Any

    @property
    def path(self) -> Path:
        """Where its record is kept."""
        return FOLDER / self.key / f"{self.name}.txt"

    def play(self) -> Record:
        """Play it and write down every answer."""
        entry, seed = game(self.key), Seed.from_words(f"kept {self.name}")
        start = Table.start(entry.rules, len(self.sitters), self.options, seed)
        record = Record.of(start, [Sitter(name, stand_in=True) for name in self.sitters])
        play_one(entry, self.options, seed, list(self.sitters), after=record.add)
        return record


def recipes() -> list[Recipe]:
    """Every kept game: all seat counts, all options, different stand-ins."""
    return [recipe for entry in games() for recipe in _of(entry)]


def _of(entry: Game) -> Iterator[Recipe]:
    options = variants(entry)
    for number in range(max(EACH, len(options))):
        seats = entry.rules.seats[number % len(entry.rules.seats)]
        mix = MIXES[number // len(entry.rules.seats) % len(MIXES)]
        chosen = options[number % len(options)]
        name = f"{number + 1:02}-{seats}-{'-'.join(mix)}-{table_id(chosen).replace('=', '-')}"
        yield Recipe(entry.key, name, tuple(islice(cycle(mix), seats)), chosen)


def reasons() -> list[dict[str, str]]:
    """Every change that was meant: the record, and why."""
    if not MEANT.exists():
        return []
    return list(tomllib.loads(MEANT.read_text(encoding="utf-8")).get("change", []))


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description="Keep whole games as records.")
    parser.add_argument("--meant", nargs="+", default=[], metavar="GAME/NAME")
    parser.add_argument("--because", default="")
    given = parser.parse_args()
    known = {f"{one.key}/{one.name}": one for one in recipes()}
    if unknown := set(given.meant) - set(known):
        parser.error(f"there is no record {', '.join(sorted(unknown))}")
    if bool(given.meant) != bool(given.because.strip()):
        parser.error("a change that is meant has records and a reason")
    for name, recipe in known.items():
        if name in given.meant or not recipe.path.exists():
            recipe.path.parent.mkdir(parents=True, exist_ok=True)
            recipe.path.write_text(write(recipe.play()), encoding="utf-8")
            print(name)
    with MEANT.open("a", encoding="utf-8") as notes:
        for name in given.meant:
            because = given.because.replace("\\", "\\\\").replace('"', '\\"')
            notes.write(f'\n[[change]]\nrecord = "{name}"\nbecause = "{because}"\n')


if __name__ == "__main__":
    main()
