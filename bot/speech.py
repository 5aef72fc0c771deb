"""Speaking to people: their language, their names, and text that cannot turn into markup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import discord
from discord.utils import escape_markdown, escape_mentions

from bot.club import Summary
from games.data import FIRST_LANGUAGE
from games.text import Text
from rendering.texts import written
from rendering.words import Words, spoken

NAME_MOST = 24
TEXT_MOST = 3800
"""What a layout may hold in all its texts, with something left for headings."""

NO_MENTIONS = discord.AllowedMentions.none()


@cache
def languages() -> tuple[str, ...]:
    """The languages in which everything can be said."""
    return tuple(language for language in written() if spoken(language))


def language_of(locale: discord.Locale | str) -> str:
    """The language for somebody with this Discord setting."""
    return spoken_in(locale) or FIRST_LANGUAGE


def spoken_in(locale: discord.Locale | str) -> str | None:
    """The language of a Discord setting, if we speak it."""
    whole = str(locale)
    return next((one for one in (whole, whole[:2]) if one in languages()), None)


def safe_name(name: str) -> str:
    """A person's name as harmless text of bounded length."""
    name = " ".join(name.split())
    if len(name) > NAME_MOST:
        name = name[: NAME_MOST - 1] + "…"
    return escape_mentions(escape_markdown(name)).replace("](", "]\\(")


def harmless(text: Text) -> Text:
    """A reason with whatever somebody typed in it unable to mark anything up."""
    safe = {key: safe_name(arg) if isinstance(arg, str) else arg for key, arg in text.args.items()}
    return Text(text.id, safe)


def words_for(table: Summary, language: str | None = None) -> Words:
    """The words for a table's messages, in its language or in a reader's own."""
    return SafeWords(language or table.language, [safe_name(name) for name in table.players])


class SafeWords(Words):
    """Words for messages: what people chose to be called stays a name, whatever they chose."""

    def say(self, text: Text) -> str:
        """The sentence, with every text of a person's own in it made harmless."""
        if text.area == "bot":
            text = harmless(text)
        return super().say(text)


def picture_words(table: Summary, language: str | None = None) -> Words:
    """The words for a table's pictures, where names need no escaping."""
    return Words(language or table.language, table.players)


def link_to(table: Summary, message: str) -> str:
    """Where a message of a table stands."""
    return f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}/{message}"


def titled(table: Summary, words: Words, message: str | None) -> str:
    """A table by its game, linked to its newest message, and its channel."""
    title = words.message(table.game, "title")
    linked = f"[{title}]({link_to(table, message)})" if message else title
    return f"{linked} · <#{table.channel}>"


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


def pieces(whole: str, most: int = TEXT_MOST) -> list[str]:
    """A long text in parts that fit into messages, divided between lines, at headings if it can.

    A line that fits into no message is divided between words.
    """
    parts = [""]
    for line in _short_lines(whole, most):
        heading = line.startswith("#") and len(parts[-1]) > most * 2 // 3
        if parts[-1] and (heading or len(parts[-1]) + len(line) + 1 > most):
            parts.append("")
        parts[-1] += f"{line}\n"
    return [part.rstrip("\n") for part in parts]


def _short_lines(whole: str, most: int) -> Iterator[str]:
    for line in whole.splitlines():
        rest = line
        while len(rest) >= most:
            end = rest.rfind(" ", 1, most - 1)
            yield rest[: end if end > 0 else most - 1]
            rest = rest[end + 1 if end > 0 else most - 1 :]
        yield rest
