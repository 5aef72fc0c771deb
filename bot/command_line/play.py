"""`petitbleu play`: the bot in a web page of its own, or on Discord when DISCORD_TOKEN is set."""

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
import webbrowser
from pathlib import Path

import discord

from bot.command_line import Refused
from bot.discord_bot import make_bot
from storage.home import database_path

DEFAULT_PORT = 8484


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `play` takes."""
    parser.add_argument(
        "--port",
        type=int,
        default=DEFAULT_PORT,
        help="where the page is (default: %(default)s; 0: any free port)",
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address and open nothing"
    )


def run(given: argparse.Namespace) -> int:
    """Play until somebody presses Ctrl-C."""
    if not 0 <= given.port <= 65535:
        raise Refused(f"there is no port {given.port}: choose one from 0 to 65535")
    token = os.environ.get("DISCORD_TOKEN", "").strip()
    with contextlib.suppress(KeyboardInterrupt):
        if token:
            asyncio.run(_play_on_discord(token))
        else:
            asyncio.run(_play_here(given.port, open_browser=not given.no_browser))
    return 0


async def _play_on_discord(token: str) -> None:
    database = database_path()
    database.parent.mkdir(parents=True, exist_ok=True)
    async with make_bot(database) as client:
        try:
            await client.start(token)
        except discord.LoginFailure as error:
            raise Refused("Discord does not accept the token in DISCORD_TOKEN") from error
        except OSError as error:
            raise Refused(f"Discord cannot be reached: {error}") from error


async def _play_here(port: int, *, open_browser: bool) -> None:
    from bot.practice.connect import joined  # noqa: PLC0415 - none of it is there on Discord
    from bot.practice.server import LocalDiscord  # noqa: PLC0415

    local = LocalDiscord()
    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(local.running(port))
        except OSError as error:
            reason = os.strerror(error.errno) if error.errno else str(error)
            raise Refused(f"port {port} cannot be used: {reason}") from error
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="petitbleu-"))
        database = Path(folder) / "practice.sqlite3"
        bot = await stack.enter_async_context(joined(local, make_bot(database)))
        print(f"Petit Bleu is at {local.page_address}\nCtrl-C ends it.", flush=True)
        if open_browser and _has_screen():
            await asyncio.to_thread(webbrowser.open, local.page_address)
        await bot


def _has_screen() -> bool:
    """Whether a browser would open in a window and not in this terminal."""
    linux = sys.platform.startswith("linux")
    return not linux or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
