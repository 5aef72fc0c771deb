"""While very many play, a panel is there at once, if need be without its picture."""

from __future__ import annotations

import pytest

from bot.panels import drawing
from bot.panels.private import private_panel
from games.data import LANGUAGES
from rendering.kit.shelf import Shelf
from rendering.words import Words
from tests.bot.club.evening import ADA, BLAISE, Evening
from tests.bot.panels.written import texts


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_is_in_a_hurry_goes_without_a_picture(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(drawing, "CROWDED", 0)
    monkeypatch.setattr(drawing, "_kept", Shelf(room=1_000_000))
    table = await evening.table([ADA, BLAISE], game="cartels")
    said = Words(language).message("bot", "crowded")

    async def shown(*, hurried: bool) -> tuple[bool, bool]:
        panel = await private_panel(evening.club, table.id, ADA.id, language, hurried=hurried)
        return bool(panel.pictures), said in texts(panel)

    assert await shown(hurried=True) == (False, True)
    assert await shown(hurried=False) == (True, False)
    assert await shown(hurried=True) == (True, False), "by now it has been drawn"
