"""The bot as a process of its own with a clock that a test sets:

    python -m tests.e2e.months.process ADDRESS DB CLOCK BEAT

The time of day is the number in the file CLOCK. The token comes by standard input.
"""

from __future__ import annotations

import asyncio
import mmap
import struct
import sys
from pathlib import Path

import games
import rendering
from games import catalogue
from rendering import studio

EXTRA = Path(__file__).parent / "extra"
LOOK = 0.004
"""Seconds after which the clock is looked at again."""


def install() -> None:
    """Put the courier's game into the catalogue, before anybody has read it; its pictures too."""
    games.__path__.append(str(EXTRA / "games"))
    rendering.__path__.append(str(EXTRA / "rendering"))
    catalogue.KEYS = (*catalogue.KEYS, "courier")
    catalogue.game.cache_clear()
    studio.PROGRAM = "tests.e2e.months.painter"


async def main(face: mmap.mmap) -> None:
    """Run until killed."""
    from bot.discord_bot import make_bot
    from bot.practice.connect import pointed_at

    _, address, database, _, beat = sys.argv
    token = sys.stdin.readline().strip()

    def now() -> float:
        return float(struct.unpack("d", face[:8])[0])

    async def ring() -> None:
        shown = 0.0
        while True:
            if client.club and now() != shown:
                shown = now()
                client.club.keeper.wake()
                client.club._house.database.committed.set()
            await asyncio.sleep(LOOK)

    with pointed_at(address):
        async with make_bot(Path(database), now, float(beat)) as client:
            ringing = asyncio.create_task(ring())
            try:
                await client.start(token)
            finally:
                ringing.cancel()


if __name__ == "__main__":
    install()
    with Path(sys.argv[3]).open("r+b") as file, mmap.mmap(file.fileno(), 8) as mapped:
        asyncio.run(main(mapped))
