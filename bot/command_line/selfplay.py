"""`petitbleu selfplay`: whole games between stand-ins, counted."""

import argparse
from pathlib import Path
from statistics import mean

import msgspec

from bot.command_line import Refused
from bot.command_line.arguments import check_seats, find_game, read_options, whole
from games.catalogue import Game
from games.record import write
from games.selfplay import Report, Tally, play_many


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("game")
    parser.add_argument("--seats", type=whole(1, 99), help="how many play")
    parser.add_argument("--games", type=whole(1), default=10, help="how many games (10)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    parser.add_argument("--players", help="stand-ins, e.g. random,greedy; the last fills up")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write a record of each game")
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(given: argparse.Namespace) -> int:
    """Play and report."""
    entry = find_game(given.game)
    players = _players(entry, given.seats, given.players)
    check_seats(entry, len(players))
    options = read_options(entry, given.option)
    if given.records:
        try:
            given.records.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Refused(f"{given.records}: {(problem.strerror or 'no').lower()}") from None
    tally = Tally(entry, players)
    games = play_many(entry, options, given.seed, players, given.games, record=bool(given.records))
    for number, (table, sitters, record, seconds) in enumerate(games, 1):
        tally.add(table, sitters, seconds)
        if record:
            (given.records / f"{entry.key}-{number:04}.txt").write_text(write(record), "utf-8")
    if given.json:
        print(msgspec.json.encode(tally.report).decode())
    else:
        _print(tally.report)
    return 0


def _players(entry: Game, seats: int | None, named: str | None) -> list[str]:
    names = [name.strip() for name in (named or "random").split(",")]
    for name in names:
        if name not in entry.stand_ins:
            raise Refused(f"there is no stand-in {name!r}; there is: {', '.join(entry.stand_ins)}")
    wanted = seats or max(len(names), entry.rules.seats[0])
    if len(names) > wanted:
        raise Refused(f"{len(names)} stand-ins cannot sit on {wanted} seats")
    return names + [names[-1]] * (wanted - len(names))


def _print(report: Report) -> None:
    print(f"{report.game}, {report.seats} seats: {report.games} games, no rule was broken")
    print(f"decisions   {report.decisions} ({report.decisions_per_second:,.0f} a second)")
    print(f"length      {report.shortest} to {report.longest} decisions")
    for name, scores in report.scores.items():
        print(f"scores      {name}: {min(scores)} to {max(scores)}, mean {mean(scores):.1f}")
    for name, wins in report.wins_by_player.items():
        print(f"wins        {name}: {wins:g}")
    for seat, wins in enumerate(report.wins_by_seat, 1):
        print(f"wins        seat {seat}: {wins:g}")
    for reason, count in report.end_reasons.items():
        print(f"ended       {reason}: {count}")
    for what, count in report.uses.items():
        print(f"used        {what}: {count}")
