"""Every table that waits for somebody is named, or counted where there is no room."""

from __future__ import annotations

import pytest

from bot.panels.turns import digest_panel, turns_text
from bot.speech import SafeWords, pieces
from games.data import LANGUAGES
from tests.bot.club.evening import ADA, BLAISE, Evening
from tests.bot.panels.written import texts

TABLES = 60


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_busy_person_misses_nothing(evening: Evening, language: str) -> None:
    table = await evening.table([ADA, BLAISE], game="cartels", channel="100")
    await evening.post()
    asked = next(one.person for one in table.seats if one.asked)
    (one,) = await evening.club.look.turns(str(asked))
    words = SafeWords(language)
    whole = turns_text([one] * TABLES, words)
    assert whole.count("<#100>") == TABLES
    assert "".join(pieces(whole)).count("<#100>") == TABLES

    digest = texts(digest_panel([one] * TABLES, words))
    assert len(digest) <= 4000
    named = digest.count("<#100>")
    assert 0 < named < TABLES
    more = words.message("bot", "digest-more", count=TABLES - named)
    assert digest.endswith(more)
    assert f"/{words.message('bot', 'name-turns')}" in more
    assert texts(digest_panel([one], words)).endswith(turns_text([one], words))
