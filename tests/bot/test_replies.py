"""What people are told when something cannot be done."""

from __future__ import annotations

import pytest

from bot.club import ClubRefusal
from bot.replies import reason_of
from bot.speech import SafeWords
from games.decision import Illegal
from games.text import say
from tests.games.noria.laying import acting

HOSTILE = "**@everyone**" + "x" * 200


@pytest.mark.parametrize(
    "refusal",
    [
        Illegal(say("core.not-offered", key=HOSTILE)),
        ClubRefusal("no-such-option", option=HOSTILE),
    ],
)
def test_what_was_written_comes_back_as_plain_text(refusal: Illegal | ClubRefusal) -> None:
    said = reason_of(refusal, SafeWords("en"))
    assert "**" not in said
    assert "@everyone" not in said
    assert len(said) < 200


def test_so_does_what_a_game_refuses() -> None:
    table = acting("S1=CIT")
    table.answer(0, ("activate:S1",))
    with pytest.raises(Illegal) as refused:
        table.answer(0, (f"buy:{HOSTILE[:80]}",))
    said = reason_of(refused.value, SafeWords("en"))
    assert said.startswith("There is no disc")
    assert "@everyone" not in said
