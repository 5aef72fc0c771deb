"""The bot as a process of its own, to be killed: `python -m tests.e2e.bot_process ADDRESS DB`.

The token comes by standard input.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.discord_bot import make_bot
from bot.practice.connect import pointed_at


async def main() -> None:
    """Run until killed."""
    _, address, database = sys.argv
    token = sys.stdin.readline().strip()
    with pointed_at(address):
        async with make_bot(Path(database)) as client:
            await client.start(token)


if __name__ == "__main__":
    asyncio.run(main())
