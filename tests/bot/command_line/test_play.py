"""`petitbleu play` as a person types it."""

import os
import re
import signal
import socket
import subprocess
import sys
import textwrap
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage.home import VARIABLE

# A shell that runs the tests in the background has them, and their children, ignore Ctrl+C.
PROGRAM = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from bot.command_line import main
raise SystemExit(main())
"""
COMMAND = [sys.executable, "-c", PROGRAM]


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    return kept | more


def play(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, "play", "--no-browser", *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=environment(),
    )


@pytest.fixture
def playing() -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [*COMMAND, "play", "--no-browser", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    ) as process:
        patience = threading.Timer(60, process.kill)  # nobody waits for ever for a line of it
        patience.start()
        yield process
        patience.cancel()
        process.kill()


def test_it_prints_an_address_that_works_and_ends_quietly(
    playing: subprocess.Popen[str],
) -> None:
    assert playing.stdout is not None
    line = playing.stdout.readline()
    found = re.search(r"(http://127\.0\.0\.1:\d+/)#\S+$", line)
    assert found is not None, line
    with urllib.request.urlopen(found[1], timeout=30) as answer:
        assert "Petit Bleu" in answer.read().decode()
    playing.send_signal(signal.SIGINT)
    _, complaints = playing.communicate(timeout=30)
    assert (playing.returncode, complaints) == (0, "")


@pytest.mark.parametrize(
    ("port", "complaint"),
    [
        ("70000", "there is no port 70000"),
        ("-1", "there is no port -1"),
        ("http", "invalid int value: 'http'"),
    ],
)
def test_a_wrong_port_gets_one_line(port: str, complaint: str) -> None:
    tried = play("--port", port)
    assert tried.returncode == 2
    assert tried.stdout == ""
    (line,) = tried.stderr.splitlines()
    assert line.startswith("petitbleu play: ")
    assert complaint in line


def test_a_port_in_use_gets_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        tried = play("--port", str(port))
    assert tried.returncode == 2
    (line,) = tried.stderr.splitlines()
    assert f"port {port} cannot be used" in line


def test_on_discord_nothing_of_the_local_one_is_there(tmp_path: Path) -> None:
    program = textwrap.dedent("""
        import sys
        import bot.discord_bot

        class Client:
            def __init__(self, database):
                self.database = database
            async def __aenter__(self):
                return self
            async def __aexit__(self, *_):
                pass
            async def start(self, token):
                print("joined with", token, "and", self.database.name)

        bot.discord_bot.make_bot = Client
        from bot.command_line import main
        code = main(["play"])
        print(code, [name for name in sys.modules if name.startswith("bot.practice")])
    """)
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env=environment(**{"DISCORD_TOKEN": "a-token", VARIABLE: str(tmp_path / "club.db")}),
    )
    assert done.stdout == "joined with a-token and club.db\n0 []\n"
