"""What channels and people see of leagues: sign-up, standings, fixtures, one's own page."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from fractions import Fraction

import discord
from babel.dates import format_datetime
from babel.numbers import format_decimal
from discord.utils import escape_markdown, escape_mentions

from bot.club.league.views import (
    BracketTable,
    Champion,
    DivisionView,
    FixtureView,
    LogEntry,
    MySeason,
    SeasonView,
    StandingLine,
)
from bot.panels.parts import Panel, Picture, button, layout, rows
from bot.panels.times import pace_name
from bot.speech import TEXT_MOST, SafeWords, clipped, safe_name
from games.text import Text
from rendering.league import round_name
from rendering.words import Words

NAMES_MOST = 1400
DIVISIONS_MOST = 6
"""How many divisions a picture shows; further ones are there on request."""
REASON_MOST = 200
LOG_MOST = 30
"""How many lines of a log are shown; the rest comes as a file."""
LOG_ROOM = TEXT_MOST - 150


def points_text(points: Fraction, language: str) -> str:
    """Points as people of a language write them."""
    return str(format_decimal(float(points), format="#,##0.##", locale=language))


def _number(points: Fraction) -> float:
    """Points to be spoken of: whole where they are, so that one of them is one."""
    return int(points) if points.denominator == 1 else round(float(points), 2)


def league_words(language: str) -> Words:
    """Words in which names stay names."""
    return SafeWords(language)


def season_panel(view: SeasonView, picture: Picture | None, language: str | None = None) -> Panel:
    """The message of a season: sign-up at first, then standings, then who won.

    In the league's language unless the reader's own is given.
    """
    words = league_words(language or view.league.language)
    parts: list[str | Picture] = [heading(view, words), _rules(view, words)]
    match view.phase:
        case "sign-up":
            parts.append(_signed_up(view, words))
        case "cancelled":
            parts.append(words.message("bot", "league-called-off"))
        case _:
            parts.append(_progress(view, words))
    if picture:
        parts.append(picture)
        parts.append(further_divisions(len(view.divisions) - DIVISIONS_MOST, words))
    return layout(parts, controls=rows(_buttons(view, words)))


def further_divisions(count: int, words: Words) -> str:
    """Where those divisions are that a picture has no room for."""
    return words.message("bot", "league-further", count=count) if count > 0 else ""


def heading(view: SeasonView, words: Words) -> str:
    """Which league and season this is."""
    return f"## {_title(view.league.name, view.number, words)}"


def _title(name: str, season: int, words: Words) -> str:
    return f"{safe_name(name)} · {words.message('bot', 'league-season', number=season)}"


def _rules(view: SeasonView, words: Words) -> str:
    rules = view.league.rules
    said = [
        words.message(rules.game, "title"),
        words.message("bot", f"league-format-{rules.format}"),
        words.message("bot", "league-seats", seats=rules.seats),
        words.message("bot", "league-at-once", count=rules.at_once),
    ]
    if rules.pace.timed:
        said.append(pace_name(rules.pace, words))
    return "-# " + " · ".join(said)


def _signed_up(view: SeasonView, words: Words) -> str:
    count = len(view.entered)
    lines = [
        words.message("bot", "league-closes", when=f"<t:{round(view.closes_at)}:R>"),
        words.message("bot", "league-entered", count=count, most=view.most or 0),
        _names(view.entered, words),
    ]
    if view.waiting:
        lines.append(words.message("bot", "league-waiting"))
        lines.append(_names(view.waiting, words))
    return "\n".join(line for line in lines if line)


def _names(names: Sequence[str], words: Words) -> str:
    return clipped(words.series([safe_name(name) for name in names]), NAMES_MOST) if names else ""


def _progress(view: SeasonView, words: Words) -> str:
    lines = []
    if view.phase == "ended":
        if view.champion:
            champion = safe_name(view.champion)
            lines.append(f"**{words.message('bot', 'league-won', champion=champion)}**")
        else:
            lines.append(words.message("bot", "league-without-result"))
    else:
        lines.append(words.message("bot", "league-progress", done=view.done, tables=view.tables))
        if view.rounds:
            number = min(view.round + 1, view.rounds)
            said = words.message("bot", "league-round", round=number, rounds=view.rounds)
            lines.append(said)
    if view.paused:
        lines.append(words.message("bot", "league-paused"))
    return "\n".join(lines)


def _buttons(view: SeasonView, words: Words) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    style, season = discord.ButtonStyle, view.id
    if view.phase == "cancelled":
        return []
    if view.phase == "sign-up":
        return [
            button(words.message("bot", "league-join"), "league-join", season, style=style.primary),
            button(words.message("bot", "league-leave"), "league-leave", season),
            button(words.message("bot", "league-begin"), "league-begin", season),
        ]
    text = button(words.message("bot", "league-text"), "league-text", season)
    if view.phase == "ended":
        following = button(
            words.message("bot", "league-next"), "league-next", season, style=style.success
        )
        return [text, following]
    return [
        button(words.message("bot", "league-mine"), "league-mine", season, style=style.primary),
        text,
        button(words.message("bot", "league-wait"), "league-join", season),
        button(words.message("bot", "league-leave"), "league-leave", season),
    ]


def fixture_panel(view: FixtureView, called: Sequence[str]) -> Panel:
    """Who is to play whom; the table opens in this message's thread. Some are notified."""
    words = league_words(view.league.language)
    title = _title(view.league.name, view.season, words)
    if view.divisions > 1:
        title += f" · {words.message('bot', 'league-division', number=view.division + 1)}"
    if view.league.rules.format != "league":
        title += f" · {words.message('bot', 'league-round-number', round=view.round + 1)}"
    calls = " · ".join(f"<@{person}>" for person in view.people)
    said = words.message("bot", "league-opens")
    mentioned = [discord.Object(int(person)) for person in called]
    return layout(
        [f"### {title}\n{calls}\n{said}"],
        mentions=discord.AllowedMentions(everyone=False, roles=False, users=mentioned),
    )


def thread_name(view: FixtureView) -> str:
    """What the thread of a fixture is called."""
    return clipped(f"{' – '.join(view.names)} · {view.league.name}", 90)


def league_note(language: str, text: Text) -> Panel:
    """A few lines to a league's channel."""
    return layout([league_words(language).say(text)])


# In words


def standings_text(view: SeasonView, words: Words, division: int | None = None) -> str:
    """The bracket and the tables of all divisions, or of one, in words; as long as it takes."""
    chosen = [one for one in view.divisions if division in (None, one.number)]
    parts = [heading(view, words), _progress(view, words)]
    parts += _bracket_text(view, words)
    parts += [_division_text(one, words, len(view.divisions)) for one in chosen]
    return "\n".join(part for part in parts if part)


def _bracket_text(view: SeasonView, words: Words) -> list[str]:
    """Round by round, who plays whom and who goes on."""
    lines = []
    for number, tables in enumerate(view.bracket):
        left = len(view.bracket) - number
        lines.append(f"### {round_name(number, left, words)}")
        lines += [f"- {_tie_text(table, words)}" for table in tables]
    if lines:
        lines.append(f"### {words.message('bot', 'league-ranks')}")
    return lines


def _tie_text(table: BracketTable, words: Words) -> str:
    names = [safe_name(name) if name else "…" for name in table.names]
    if len(names) == 1:
        return words.message("bot", "league-bye", name=names[0])
    said = words.series(names)
    on = [name for name, through in zip(names, table.through, strict=True) if through]
    if not on:
        return said
    goes_on = words.message("bot", "league-goes-on", who=words.series(on), count=len(on))
    return words.labelled(said, goes_on)


def _division_text(division: DivisionView, words: Words, count: int) -> str:
    lines = []
    if count > 1:
        lines.append(f"### {words.message('bot', 'league-division', number=division.number + 1)}")
    lines += [line_text(line, words) for line in division.lines]
    if division.fairness:
        lines.append(f"-# {fairness_text(division, words)}")
    return "\n".join(lines)


_SIGNS = {"champion": "★", "up": "▲", "down": "▼", "stay": ""}


def line_text(line: StandingLine, words: Words) -> str:
    """One line of a table in words."""
    name = safe_name(line.name)
    name = f"~~{name}~~" if line.withdrawn else name
    places = "-".join(map(str, line.places))
    said = words.message(
        "bot",
        "league-line",
        points=_number(line.points),
        played=line.played,
        total=line.played + line.left,
        places=places,
    )
    zone = line.zone
    sign = f" {_SIGNS[zone]} ({words.message('bot', f'zone-{zone}')})" if _SIGNS[zone] else ""
    return f"**{line.rank}.** {words.labelled(f'{name}{sign}', said)}"


def fairness_text(division: DivisionView, words: Words) -> str:
    """How even a division's fixtures are, in a sentence."""
    found = division.fairness
    if found is None:
        return ""
    if found.least == found.most:
        said = words.message("bot", "league-fair-same", tables=found.tables, times=found.most)
    elif found.most == 1:
        said = words.message("bot", "league-fair-once", tables=found.tables)
    else:
        said = words.message(
            "bot", "league-fair", tables=found.tables, least=found.least, most=found.most
        )
    if found.excess:
        said += " " + words.message("bot", "league-fair-excess", excess=found.excess)
    return said


def mine_text(seasons: Sequence[MySeason], words: Words) -> str:
    """One's own page: tables, what waits, what can still be reached."""
    if not seasons:
        return words.message("bot", "league-nothing-mine")
    return clipped("\n".join(_my_season(one, words) for one in seasons), TEXT_MOST)


def _my_season(one: MySeason, words: Words) -> str:
    lines = [f"### {_title(one.league.name, one.number, words)}"]
    if one.waiting:
        return "\n".join([*lines, words.message("bot", "league-you-wait")])
    if one.phase == "sign-up":
        return "\n".join([*lines, words.message("bot", "league-you-are-in")])
    if one.divisions > 1:
        lines.append(words.message("bot", "league-division", number=one.division + 1))
    if one.line:
        lines.append(line_text(one.line, words))
        if one.league.rules.format != "knock-out":
            reach = "league-reach" if one.best != one.worst else "league-settled"
            lines.append(words.message("bot", reach, best=one.best, worst=one.worst))
    for table in one.tables:
        others = words.series([safe_name(name) for name in table.opponents])
        key = "asked" if table.asked else "open" if table.channel else "planned"
        where = f"<#{table.channel}>" if table.channel else ""
        lines.append("- " + words.message("bot", f"league-table-{key}", others=others, where=where))
    return "\n".join(lines)


def log_text(entries: Sequence[LogEntry], words: Words) -> tuple[str, int]:
    """The latest lines of a league's log, and how many earlier ones there was no room for."""
    lines = [
        f"<t:{round(one.at)}:f> "
        + words.labelled(_by(one, words), Words(words.language).say(_harmless(one.text)))
        for one in entries[-LOG_MOST:]
    ]
    while len("\n".join(lines)) > LOG_ROOM:
        lines.pop(0)
    left = len(entries) - len(lines)
    if left:
        lines.append(words.message("bot", "league-log-more", count=left))
    return "\n".join(lines) or words.message("bot", "nothing-yet"), left


def log_file(entries: Sequence[LogEntry], words: Words) -> str:
    """The whole log, line by line, for whoever wants to read or keep it."""
    plain = Words(words.language)
    lines = []
    for one in entries:
        at = format_datetime(datetime.fromtimestamp(one.at, UTC), "medium", locale=words.language)
        by = f"<@{one.person}>" if one.person else words.message("bot", "league-by-rule")
        lines.append(f"{at} UTC  {by}  {plain.say(one.text)}\n")
    return "".join(lines)


def _by(entry: LogEntry, words: Words) -> str:
    return f"<@{entry.person}>" if entry.person else words.message("bot", "league-by-rule")


def _harmless(text: Text) -> Text:
    """What people wrote, without markup but in full; the words must not shorten it to a name."""
    args = {
        key: clipped(escape_mentions(escape_markdown(arg)).replace("](", "]\\("), REASON_MOST * 2)
        if isinstance(arg, str)
        else arg
        for key, arg in text.args.items()
    }
    return Text(text.id, args)


def champions_text(champions: Sequence[Champion], words: Words) -> str:
    """Who won, season by season."""
    if not champions:
        return words.message("bot", "league-no-champions")
    lines = [
        f"**{words.message('bot', 'league-season', number=one.season)}** · {safe_name(one.name)}"
        f" · <t:{round(one.ended_at)}:D>"
        for one in champions
    ]
    return clipped("\n".join(lines), TEXT_MOST)
