"""Everything the club can say has words."""

import re
from pathlib import Path

import pytest

import bot.club
from games.data import LANGUAGES
from games.text import Text
from rendering.proofreading import variables
from rendering.words import Words

_SAID = re.compile(r'(?:ClubRefusal|Stale)\(\s*"([a-z-]+)"|say\(\s*"bot\.([a-z-]+)"')


def _messages() -> list[str]:
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(bot.club.__file__).parent.glob("*.py")
    )
    return sorted({refusal or told for refusal, told in _SAID.findall(source)})


def test_the_messages_are_found() -> None:
    assert {"channel-taken", "took-back", "moved-on", "hand-closed"} <= set(_messages())


@pytest.mark.parametrize("message", _messages())
@pytest.mark.parametrize("number", [0, 1, 3])
def test_every_message_is_spoken(message: str, number: int) -> None:
    counts = {"most", "least", "seats", "seat", "move", "moves", "count", "lost"}
    filled = variables("bot", message)
    text = Text(f"bot.{message}", {one: number if one in counts else "this" for one in filled})
    for language in LANGUAGES:
        spoken = Words(language, ["Ada"]).say(text)
        assert spoken
        assert "{" not in spoken
