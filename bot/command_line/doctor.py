"""`petitbleu doctor`: is the file sound, does every table load, does all that is kept agree?"""

import argparse
import asyncio
from collections import Counter
from pathlib import Path

from bot.club.examining import Finding, examine
from bot.club.league.examining import examine_ratings
from bot.command_line import Refused
from bot.command_line.arguments import database_argument, database_file
from storage.care import unsound
from storage.database import Database, Unusable, check_header, migrations


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    database_argument(parser)


def run(given: argparse.Namespace) -> int:
    """Examine and report; exit code 1 when something is wrong."""
    path = database_file(given)
    try:
        schema = check_header(path)
    except Unusable as problem:
        raise Refused(str(problem)) from None
    problems = unsound(path)
    print(f"file     {path}, schema {schema}: {'damaged' if problems else 'sound'}")
    for found in problems:
        print(f"         {found}")
    if problems:
        return 1
    if schema < len(migrations()):
        raise Refused(f"{path} is from an older Petit Bleu; start the bot once to bring it up")
    findings, ratings = asyncio.run(_examined(path))
    return max(_tables(findings), _ratings(ratings))


async def _examined(path: Path) -> tuple[list[Finding], list[str]]:
    database = await Database.look_into(path)
    try:
        findings = [finding async for finding in examine(database.reading)]
        return findings, await examine_ratings(database.reading)
    finally:
        await database.close()


def _ratings(ill: list[str]) -> int:
    said = f"{', '.join(ill)} differ from their results" if ill else "as the results give them"
    print(f"ratings  {said}")
    return 1 if ill else 0


def _tables(findings: list[Finding]) -> int:
    phases = Counter(finding.phase for finding in findings)
    kinds = ", ".join(f"{count} {phase}" for phase, count in sorted(phases.items()))
    print(f"tables   {len(findings)}{f': {kinds}' if kinds else ''}")
    ill = [finding for finding in findings if finding.problem]
    for finding in ill:
        print(f"         {finding.game} {finding.table}, move {finding.moves}: {finding.problem}")
    if findings:
        print(f"records  {len(findings) - len(ill)} of {len(findings)} agree with their tables")
    return 1 if ill else 0
