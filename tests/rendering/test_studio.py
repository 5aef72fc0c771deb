"""Pictures from another process: the same ones, whatever happens to it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from games.catalogue import KEYS, game
from games.chance import Seed
from games.table import Table
from rendering import captioned
from rendering.studio import Closed, Studio
from rendering.words import Words

BOT = """
import os, sys, time
from rendering.studio import Studio
studio = Studio()
print(studio.draw(os.getpid), flush=True)
time.sleep(60)
"""
BUSY_BOT = """
import os
from functools import partial
from rendering.studio import Studio
Studio().draw(partial(os.system, "echo begun >&2; sleep 0.3"))
"""
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("key", KEYS)
def test_the_studio_draws_what_is_drawn_here(key: str) -> None:
    rules = game(key).rules
    table = Table.start(rules, 2, rules.options_type(), Seed.from_words("studio"))
    words = Words("de", ("Zoé", "Björn"))
    wish = partial(captioned.board, key, table.view(None), words, (), "default", None)
    own = partial(captioned.hand, key, table.view(0), words, "contrast")
    studio = Studio()
    try:
        assert studio.draw(wish) == wish()
        assert studio.draw(own) == own()
    finally:
        studio.close()


def test_what_goes_wrong_there_is_known_here_and_the_studio_goes_on() -> None:
    studio = Studio()
    try:
        with pytest.raises(ValueError, match="invalid literal"):
            studio.draw(partial(int, "seven"))
        assert studio.draw(partial(int, "7")) == 7
    finally:
        studio.close()


def test_a_studio_that_was_killed_says_so() -> None:
    studio = Studio()
    os.kill(studio.draw(os.getpid), signal.SIGKILL)
    with pytest.raises(Closed):
        studio.draw(os.getpid)


def test_the_studio_ends_with_whoever_opened_it() -> None:
    bot = subprocess.Popen([sys.executable, "-c", BOT], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert bot.stdout
    painter = int(bot.stdout.readline())
    bot.kill()
    bot.communicate()
    for _ in range(1000):
        try:
            os.kill(painter, 0)
        except ProcessLookupError:
            return
        state = Path(f"/proc/{painter}/stat")
        if state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z":
            return
        signal.sigtimedwait([], 0.01)
    pytest.fail("the studio is still there")


def test_a_studio_that_draws_for_somebody_who_was_killed_ends_quietly() -> None:
    bot = subprocess.Popen(
        [sys.executable, "-c", BUSY_BOT], stderr=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert bot.stderr
    assert bot.stderr.readline() == "begun\n"
    bot.kill()
    _, complaint = bot.communicate()
    assert complaint == ""
