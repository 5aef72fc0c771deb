"""What the channel sees of a table: the lobby, each turn, requests, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import discord

from bot.club import Board, Consent, LogLine, SeatTime, Sitting, Summary, Told
from bot.club.letters import TurnLetter
from bot.panels.parts import Panel, Picture, button, layout, rows
from bot.panels.times import pace_lines, time_lines
from bot.speech import clipped, folded, safe_name, words_for
from games.catalogue import game
from games.text import Seat, Text
from rendering.words import Words

STORY_MOST = 1600
LINES_MOST = 4
LOG_MOST = 3400


def lobby_panel(table: Summary) -> Panel:
    """Who plays what, with which options, and the way in."""
    words = words_for(table)
    rules = game(table.game).rules
    seated = len(table.seats)
    lines = [
        f"## {words.message(table.game, 'title')}",
        words.message(table.game, "tagline"),
        words.message("bot", "lobby-seats", least=rules.seats[0], most=rules.seats[-1]),
        "",
        *(f"{sitting.seat + 1}. {_sitter(sitting, words)}" for sitting in table.seats),
    ]
    if table.phase != "lobby":
        key = "lobby-begun" if table.started_at else "lobby-cancelled"
        return layout(["\n".join(lines), words.message("bot", key)])
    options = [_option_line(table, name, words) for name in table.options]
    if table.palette != "default":
        options.append(words.message("bot", "lobby-colours", colours=_colours(table, words)))
    options += pace_lines(table.pace, words)
    seating = [
        button(
            words.message("bot", "join"), "join", table.id, style=discord.ButtonStyle.primary,
            disabled=seated >= rules.seats[-1],
        ),
        button(words.message("bot", "leave"), "leave", table.id),
        button(
            words.message("bot", "add-stand-in"), "stand-in", table.id,
            disabled=seated >= rules.seats[-1],
        ),
    ]  # fmt: skip
    if stand_ins := [sitting for sitting in table.seats if sitting.stand_in]:
        last = stand_ins[-1]
        label = words.message("bot", "remove-stand-in", name=last.name)
        seating.append(button(label, "no-stand-in", table.id, rest=str(last.seat)))
    going = [
        button(
            words.message("bot", "start"), "start", table.id, style=discord.ButtonStyle.success,
            disabled=seated not in rules.seats,
        ),
        button(
            words.message("bot", "cancel"), "cancel", table.id, style=discord.ButtonStyle.danger
        ),
    ]  # fmt: skip
    return layout(["\n".join(lines), "\n".join(options)], controls=[*rows(seating), *rows(going)])


def _sitter(sitting: Sitting, words: Words) -> str:
    """Who sits there; of a stand-in it is said that it is one."""
    if sitting.person:
        return f"<@{sitting.person}>"
    return words.message("bot", "sitter-stand-in", name=safe_name(sitting.name))


def _colours(table: Summary, words: Words) -> str:
    return words.message("bot", f"palette-{table.palette}")


def option_value(game: str, name: str, value: object, words: Words) -> str:
    """What is chosen for a table option, for people to read."""
    if isinstance(value, bool):
        return words.message("bot", "on" if value else "off")
    return words.message(game, f"option-{name}-{value}")


def _option_line(table: Summary, name: str, words: Words) -> str:
    spoken = option_value(table.game, name, table.options[name], words)
    label = words.message(table.game, f"option-{name}")
    about = words.message(table.game, f"option-{name}-description")
    return f"-# **{words.labelled(label, spoken)}** · {about}"


def story(told: tuple[Told, ...], words: Words, most: int = STORY_MOST) -> str:
    """What happened, line by line, the last lines if it is too much."""
    return folded([words.say(one.text) for one in told], most, words)


def turn_story(told: Sequence[Told], words: Words) -> str:
    """What happened in at most four lines, one for each who answered, one after the other."""
    lines: list[str] = []
    by: Seat | None = None
    kept, room = 0, STORY_MOST
    for one in reversed(told):
        sentence = words.say(one.text)
        room -= len(sentence) + 1
        begins = not lines or one.by != by
        if room < 0 or (begins and len(lines) == LINES_MOST):
            break
        if begins:
            lines.append(f"- {sentence}")
        else:
            lines[-1] = f"- {sentence} {lines[-1].removeprefix('- ')}"
        by, kept = one.by, kept + 1
    if len(lines) == 1:
        lines = [lines[0].removeprefix("- ")]
    if kept < len(told):
        lines.append(words.message("bot", "folded", count=len(told) - kept))
    return "\n".join(reversed(lines))


def log_text(lines: Sequence[LogLine], words: Words, table: str = "") -> str:
    """The last moves of a log, whole ones and as many as fit, and where to read those before them.

    Each has its number, under which the board can be seen as it was then. `table` is the id of a
    game that the reader has to name because the channel has a newer one.
    """
    kept: list[str] = []
    first, room = 0, LOG_MOST
    by_move = [(move, list(some)) for move, some in groupby(lines, lambda line: line.move)]
    for move, some in reversed(by_move):
        told = [words.say(one.text) for line in some for one in line.told]
        if told:
            told[0] = f"`{move}` {told[0]}"
        room -= sum(len(line) + 1 for line in told)
        if room < 0 and kept:
            break
        first, kept = move, told + kept
    if first > 0:
        earlier = words.message("bot", "log-earlier", move=str(first - 1))
        named = words.message("bot", "log-of-table", table=table) if table else ""
        kept.append(f"{earlier} {named}".rstrip())
    return "\n".join(kept) or words.message("bot", "nothing-yet")


def _heading(table: Summary, move: int, words: Words) -> str:
    return f"{words.message(table.game, 'title')} · {words.message('bot', 'after-move', move=move)}"


def board_panel(board: Board, times: tuple[SeatTime, ...], picture: Picture, words: Words) -> Panel:
    """The board for somebody who asks for it: of now with who is waited for, and how long."""
    table = board.table
    parts: list[str | Picture] = [f"### {_heading(table, board.move, words)}", picture]
    if board.move == table.moves and table.phase == "playing":
        waited = waited_for(table, [sitting.seat for sitting in table.seats if sitting.asked])
        names = words.series([words.player(sitting.seat) for sitting in waited])
        lines = time_lines(table, times, words)
        if waited:
            lines.append(words.message("bot", "waiting", who=names, count=len(waited)))
        parts.append("\n".join(lines))
    return layout(parts)


def waited_for(table: Summary, asked: Iterable[int]) -> list[Sitting]:
    """Whom to name as waited for: a stand-in answers within moments, so people come first."""
    sitters = [table.seats[seat] for seat in asked]
    return [sitting for sitting in sitters if sitting.person] or sitters


def turn_panel(
    table: Summary,
    board: Board,
    letter: TurnLetter,
    picture: Picture,
    times: tuple[SeatTime, ...] = (),
) -> Panel:
    """The board after a turn: what happened, whose turn it is, and the controls."""
    words = words_for(table)
    parts: list[str | Picture] = [f"## {_heading(table, board.move, words)}"]
    if letter.commitment:
        parts.append(words.message("bot", "commitment", hash=letter.commitment))
    parts += [turn_story(letter.story, words), picture]
    if letter.over:
        parts.append(standings(table, words))
        return layout(parts, controls=rows([_button(words, "board", table)]))
    parts.append("\n".join(time_lines(table, times, words)))
    people = waited_for(table, letter.asked)
    waiting = words.series([_sitter(sitting, words) for sitting in people])
    parts.append(words.message("bot", "waiting", who=waiting, count=len(people)))
    called = [one.person for one in people] if letter.called is None else letter.called
    mentioned = [discord.Object(int(person)) for person in called if person]
    move = words.message("bot", "move")
    buttons = [
        button(move, "move", table.id, style=discord.ButtonStyle.primary),
        *(_button(words, act, table) for act in ("hand", "since", "board")),
    ]
    if any(sitting.away for sitting in table.seats) and table.pace.overtime == "until-back":
        buttons.append(_button(words, "back", table))
    elif sum(sitting.person is not None for sitting in table.seats) > 1:
        buttons.append(_button(words, "nudge", table))
    return layout(
        parts,
        controls=rows(buttons),
        mentions=discord.AllowedMentions(everyone=False, roles=False, users=mentioned),
    )


def _button(words: Words, act: str, table: Summary) -> discord.ui.Button[discord.ui.LayoutView]:
    return button(words.message("bot", act), act, table.id)  # type: ignore[arg-type]


def standings(table: Summary, words: Words) -> str:
    """The final account: places, points and where they came from."""
    outcome = table.outcome
    if outcome is None:
        return words.message("bot", f"ended-{table.phase}")
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    lines = [f"### {words.say(outcome.reason)}"]
    for seat in order:
        account = " · ".join(
            f"{words.say(line.label)} {line.points[seat]}" for line in outcome.account
        )
        line = f"**{outcome.places[seat]}.** {words.player(seat)}"
        if outcome.by_points:
            line = words.labelled(line, f"**{outcome.scores[seat]}**")
        lines.append(f"{line} ({account})" if account else line)
    return clipped("\n".join(lines), STORY_MOST)


def result_line(table: Summary, words: Words) -> str:
    """How a game ended, or that it goes on, in one line."""
    outcome = table.outcome
    if outcome is None:
        if table.ended_at:
            return words.message("bot", f"ended-{table.phase}")
        return words.message("bot", f"phase-{table.phase}")
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    return " · ".join(
        f"{outcome.places[seat]}. {words.player(seat)} **{outcome.scores[seat]}**" for seat in order
    )


def consent_panel(
    table: Summary, consent: Consent, granted: bool | None, notified: tuple[str, ...]
) -> Panel:
    """Somebody asks the table to go back; those in `notified` hear it ring."""
    words = words_for(table)
    who = words.player(consent.seat)
    text = words.message("bot", "consent", player=who, move=consent.move)
    if granted is not None:
        verdict = words.message("bot", "consent-granted" if granted else "consent-refused")
        return layout([f"{text}\n**{verdict}**"])
    missing = [table.seats[seat] for seat in consent.missing]
    people = words.series([_sitter(sitting, words) for sitting in missing])
    mentioned = [discord.Object(int(person)) for person in notified]
    yes = button(
        words.message("bot", "agree"), "agree", table.id, rest=consent.id,
        style=discord.ButtonStyle.success,
    )  # fmt: skip
    no = button(words.message("bot", "refuse"), "refuse", table.id, rest=consent.id)
    return layout(
        [f"{text}\n{words.message('bot', 'consent-missing', who=people)}"],
        controls=rows([yes, no]),
        mentions=discord.AllowedMentions(everyone=False, roles=False, users=mentioned),
    )


def note_panel(
    table: Summary,
    text: Text,
    mentions: tuple[str, ...],
    notified: tuple[str, ...],
    language: str | None = None,
) -> Panel:
    """One line, to some people by name; those in `notified` hear it ring.

    It is in the table's language unless it goes to one person, who reads their own.
    """
    calls = " ".join(f"<@{person}>" for person in mentions)
    said = words_for(table, language).say(text)
    allowed = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(int(person)) for person in notified]
    )
    return layout([f"{calls} {said}".strip()], mentions=allowed)
