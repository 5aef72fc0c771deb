"""Speaking to people: their language, their names, and text that cannot turn into markup."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import discord
from discord.utils import escape_markdown, escape_mentions

from bot.club import Summary
from games.data import LANGUAGES
from games.text import Text
from rendering.words import Words, spoken

NAME_MOST = 24
TEXT_MOST = 3800
"""What a layout may hold in all its texts, with something left for headings."""

NO_MENTIONS = discord.AllowedMentions.none()


@cache
def languages() -> tuple[str, ...]:
    """The languages in which everything can be said."""
    return tuple(language for language in LANGUAGES if spoken(language))


def language_of(locale: discord.Locale | str) -> str:
    """The language for somebody with this Discord setting."""
    short = str(locale)[:2]
    return short if short in languages() else "en"


def safe_name(name: str) -> str:
    """A person's name as harmless text of bounded length."""
    name = " ".join(name.split())
    if len(name) > NAME_MOST:
        name = name[: NAME_MOST - 1] + "…"
    return escape_mentions(escape_markdown(name))


def words_for(table: Summary, language: str | None = None) -> Words:
    """The words for a table's messages, in its language or in a reader's own."""
    return SafeWords(language or table.language, [safe_name(name) for name in table.players])


class SafeWords(Words):
    """Words for messages: what people chose to be called stays a name, whatever they chose."""

    def say(self, text: Text) -> str:
        """The sentence, with every text of a person's own in it made harmless."""
        if text.area == "bot":
            safe = {
                key: safe_name(arg) if isinstance(arg, str) else arg
                for key, arg in text.args.items()
            }
            text = Text(text.id, safe)
        return super().say(text)


def picture_words(table: Summary, language: str | None = None) -> Words:
    """The words for a table's pictures, where names need no escaping."""
    return Words(language or table.language, table.players)


def clipped(text: str, most: int) -> str:
    """Text that fits, cut at the end where it does not."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def folded(lines: Sequence[str], most: int, words: Words) -> str:
    """As many of the last lines as fit, with a note on how many came before them."""
    kept: list[str] = []
    size = 60
    for line in reversed(lines):
        size += len(line) + 1
        if size > most:
            break
        kept.append(line)
    left_out = len(lines) - len(kept)
    if left_out:
        kept.append(words.message("bot", "folded", count=left_out))
    return "\n".join(reversed(kept))
