"""A log can be read back to its start: what one page does not show, the next one does."""

from __future__ import annotations

import re

import pytest

from bot.club import LogLine, Told
from bot.panels.table import LOG_MOST, log_text, result_line
from bot.speech import SafeWords, words_for
from games.data import LANGUAGES
from games.text import say
from tests.bot.club.evening import ADA, BLAISE, Evening


@pytest.mark.parametrize("language", LANGUAGES)
async def test_page_by_page_nothing_is_left_out(evening: Evening, language: str) -> None:
    table = await evening.table([ADA, BLAISE], game="cartels")
    table = await evening.play_on(table.id)
    words, look = words_for(table, language), evening.club.look
    whole, numbered = list[str](), set[int]()
    for line in await look.log(table.id, None, limit=table.moves + 1):
        for told in line.told:
            number = "" if line.move in numbered else f"`{line.move}` "
            numbered.add(line.move)
            whole.append(number + words.say(told.text))
    upto, found, pages = table.moves, list[str](), 0
    while True:
        page = log_text(await look.log(table.id, None, upto=upto, limit=40), words)
        assert len(page) < 4000
        *lines, last = page.splitlines()
        hint = re.search(rf"/{words.message('bot', 'name-log')} \S+:(\d+)$", last)
        found = (lines if hint else [*lines, last]) + found
        pages += 1
        if not hint:
            break
        assert int(hint[1]) < upto
        upto = int(hint[1])
    assert pages > 3
    assert found == [line for said in whole for line in said.splitlines()]
    standing = result_line(table, words)
    assert table.outcome
    assert all(name in standing for name in ("Ada", "Blaise"))
    assert all(f"**{score}**" in standing for score in table.outcome.scores)


def test_a_move_is_never_divided() -> None:
    """However much it tells; and who reads an earlier game is told to name it again."""
    words = SafeWords("en", ["Ada", "Blaise"])
    told = Told(say("core.habit", what="x" * 90), (), ())
    lines = [LogLine(move, 0, (told,) * 60) for move in (4, 5, 5)]
    said = log_text(lines, words, "abc")
    assert len(said) > LOG_MOST
    assert said.count("x" * 90) == 120
    assert said.endswith("/log move:4 table:abc")
