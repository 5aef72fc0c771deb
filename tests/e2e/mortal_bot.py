"""The bot as a process of its own that does not wait long for the disk, and that keeps a log.

    python -m tests.e2e.mortal_bot ADDRESS DATABASE LOG STUDIO

STUDIO is the program that draws. The token comes by standard input.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import sys
from pathlib import Path

from bot import post
from bot.club import stand_ins
from bot.discord_bot import make_bot
from bot.practice.bot_process import join
from rendering import studio
from storage import database

if __name__ == "__main__":
    faulthandler.enable()
    logging.basicConfig(filename=sys.argv[3], level=logging.WARNING)
    logging.raiseExceptions = False  # where the disk is full there is no log either
    database.BUSY_SECONDS = 0.2
    stand_ins.FIRST_PAUSE = 0.05
    post.PAUSE = 0.05
    studio.PROGRAM = sys.argv[4]
    asyncio.run(join(make_bot(Path(sys.argv[2])), sys.argv[1]))
