"""`petitbleu play`: the bot in a web page of its own, or on Discord."""

import argparse
import asyncio
import contextlib
import webbrowser

from bot.command_line import Refused

DEFAULT_PORT = 8484


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `play` takes."""
    parser.add_argument(
        "--port", type=int, default=DEFAULT_PORT, help="where the page is (default: %(default)s)"
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address and open nothing"
    )


def run(given: argparse.Namespace) -> int:
    """Play until somebody presses Ctrl-C."""
    if not 0 <= given.port <= 65535:
        raise Refused(f"there is no port {given.port}: choose one from 1 to 65535")
    asyncio.run(_play_here(given.port, open_browser=not given.no_browser))
    return 0


async def _play_here(port: int, *, open_browser: bool) -> None:
    from bot.practice.server import LocalDiscord  # noqa: PLC0415 - not needed on Discord

    discord = LocalDiscord()
    try:
        async with contextlib.AsyncExitStack() as stack:
            await stack.enter_async_context(discord.running(port))
            print(f"Petit Bleu is at {discord.page_address}\nCtrl-C ends it.", flush=True)
            if open_browser:
                await asyncio.to_thread(webbrowser.open, discord.page_address)
            await asyncio.Event().wait()
    except OSError as error:
        raise Refused(f"port {port} cannot be used: {error.strerror}") from error
