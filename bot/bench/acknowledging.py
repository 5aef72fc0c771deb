"""How soon a press is acknowledged while many tables are in play, seen from Discord's side.

The same presses then go to a bot that only acknowledges.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench.crowd import Seated, megabytes, press, seat, settled
from bot.bench.figure import Figure, percentile
from bot.practice import rates
from bot.practice.apart import apart
from bot.practice.server import LocalDiscord
from games.chance import Chance, Seed

TABLES = 200
PRESSES = 400
WEIGHED = 100
A_SECOND = 20
A_MOMENT = 0.5
P99_MS = 150.0
TIMES_THE_FLOOR = 3.0
MEMORY_MB = 150.0
TABLE_MB = 0.05


def figures() -> Iterator[Figure]:
    """Acknowledgement beside the floor, and what the bot weighs with its tables."""
    with TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder) / "club.db"))


async def _measure(database: Path) -> list[Figure]:
    local = LocalDiscord(limits=rates.GENEROUS)
    luck = Chance(Seed.from_words("presses"))
    pressing = partial(press, presses=PRESSES, a_second=A_SECOND)
    weighed = partial(press, presses=WEIGHED, a_second=A_SECOND)
    async with local.running():
        tables = await seat(local, database, TABLES)
        async with apart(local, str(database)) as process:
            await settled(local, tables)
            ours = await pressing(local, tables, lambda table: table.go_on(luck))
            # Weighing holds a process up, so it is not timed meanwhile.
            weighing = asyncio.create_task(_weights(process.pid))
            await weighed(local, tables, lambda table: table.go_on(luck))
            weighing.cancel()
            weight = percentile(await weighing, 0.5)
        async with apart(local, program="bot.bench.only_acknowledging"):
            floor = await pressing(local, tables, Seated.begin)
    return [
        *(
            _acknowledged(name, percentile(ours, share), percentile(floor, share))
            for name, share in (("p50", 0.5), ("p99", 0.99))
        ),
        _weight(weight),
    ]


async def _weights(process: int) -> list[float]:
    """What a bot weighs from moment to moment, until the task is cancelled."""
    found = []
    with suppress(asyncio.CancelledError):
        while True:
            found.append(megabytes(process))
            await asyncio.sleep(A_MOMENT)
    return found


def _acknowledged(share: str, ours: float, floor: float) -> Figure:
    return Figure(
        f"bot: acknowledged, {TABLES} tables, {A_SECOND}/s, {share}",
        round(ours * 1000, 1),
        "ms",
        "a bot that only acknowledges",
        round(ours / floor, 2),
        f"at most {P99_MS:g} ms and {TIMES_THE_FLOOR:g} times",
        ours * 1000 <= P99_MS and ours <= TIMES_THE_FLOOR * floor,
    )


def _weight(measured: float) -> Figure:
    bound = MEMORY_MB + TABLES * TABLE_MB
    return Figure(
        f"bot: memory with {TABLES} tables",
        round(measured, 1),
        "MB",
        f"the bound of {bound:g} MB",
        round(measured / bound, 2),
        f"at most {bound:g} MB",
        measured <= bound,
    )
