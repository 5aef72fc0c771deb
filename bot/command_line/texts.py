"""`petitbleu texts`: what is missing, left over or wrong in the texts of each language."""

import argparse

from bot.command_line import Refused
from games.data import LANGUAGES
from rendering.proofreading import faults, languages


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("language", nargs="*", help="only these languages")


def run(given: argparse.Namespace) -> int:
    """Print every fault; fail for the languages in which everything has to be said."""
    chosen = given.language or languages()
    if unknown := [one for one in chosen if one not in languages()]:
        raise Refused(f"there are no texts in {unknown[0]}; there are {', '.join(languages())}")
    failed = False
    for language in chosen:
        found = faults(language)
        failed |= bool(found) and language in LANGUAGES
        print(f"{language}: {len(found)} to mend" if found else f"{language}: complete")
        for fault in found:
            print(f"  {fault.area}: {fault.message} {fault.problem}")
    return 1 if failed else 0
