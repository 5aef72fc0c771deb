"""A bot in a process of its own beside the local Discord: it can be killed, and weighed."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.practice.server import LocalDiscord

ROOT = Path(__file__).parents[2]
START_SECONDS = 60.0


@contextlib.asynccontextmanager
async def apart(
    local: LocalDiscord, *arguments: str, program: str = "bot.practice.bot_process"
) -> AsyncIterator[Process]:
    """While the block lasts, a program is in the local Discord; then it is killed as it stands.

    The program is a module that takes the address and the arguments, and the token by standard
    input.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", program, local.address, *arguments, stdin=PIPE, cwd=ROOT
    )
    try:
        if process.stdin is not None:
            process.stdin.write(f"{local.token}\n".encode())
            await process.stdin.drain()
        await local.until(
            lambda: local.world.bot_online or process.returncode is not None, within=START_SECONDS
        )
        if process.returncode is not None:
            raise ChildProcessError(f"{program} has ended with {process.returncode}")
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        await local.until(lambda: not local.world.bot_online)
