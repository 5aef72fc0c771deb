"""What the channel sees of a table: the lobby, each turn, requests, the end."""

from __future__ import annotations

import discord

from bot.club import Board, Consent, Summary, Told
from bot.club.letters import TurnLetter
from bot.panels.parts import Panel, Picture, button, layout, rows
from bot.speech import clipped, folded, safe_name, words_for
from games.catalogue import game
from games.text import Text
from rendering.words import Words

STORY_MOST = 1600


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
        *(
            f"{sitting.seat + 1}. {_sitter(sitting.name, sitting.person)}"
            for sitting in table.seats
        ),
    ]
    if table.phase != "lobby":
        key = "lobby-begun" if table.started_at else "lobby-cancelled"
        return layout(["\n".join(lines), words.message("bot", key)])
    options = [_option_line(table, name, words) for name in table.options]
    buttons = [
        button(
            words.message("bot", "join"), "join", table.id, style=discord.ButtonStyle.primary,
            disabled=seated >= rules.seats[-1],
        ),
        button(words.message("bot", "leave"), "leave", table.id),
        button(
            words.message("bot", "add-stand-in"), "stand-in", table.id,
            disabled=seated >= rules.seats[-1],
        ),
        button(
            words.message("bot", "start"), "start", table.id, style=discord.ButtonStyle.success,
            disabled=seated not in rules.seats,
        ),
        button(
            words.message("bot", "cancel"), "cancel", table.id, style=discord.ButtonStyle.danger
        ),
    ]  # fmt: skip
    return layout(["\n".join(lines), "\n".join(options)], controls=rows(buttons))


def _sitter(name: str, person: str | None) -> str:
    return f"<@{person}>" if person else f"{safe_name(name)} 🤖"


def _option_line(table: Summary, name: str, words: Words) -> str:
    value = table.options[name]
    if isinstance(value, bool):
        spoken = words.message("bot", "on" if value else "off")
    else:
        spoken = words.message(table.game, f"option-{name}-{value}")
    label = words.message(table.game, f"option-{name}")
    about = words.message(table.game, f"option-{name}-description")
    return f"-# **{label}: {spoken}** · {about}"


def story(told: tuple[Told, ...], words: Words, most: int = STORY_MOST) -> str:
    """What happened, line by line, the last lines if it is too much."""
    return folded([words.say(one.text) for one in told], most, words)


def turn_panel(table: Summary, board: Board, letter: TurnLetter, picture: Picture) -> Panel:
    """The board after a turn: what happened, whose turn it is, and the controls."""
    words = words_for(table)
    parts: list[str | Picture] = [
        f"## {words.message(table.game, 'title')} · "
        + words.message("bot", "after-move", move=board.move)
    ]
    if letter.commitment:
        parts.append(words.message("bot", "commitment", hash=letter.commitment))
    parts += [story(letter.story, words), picture]
    if letter.over:
        parts.append(standings(table, words))
        return layout(parts, controls=rows([_button(words, "board", table)]))
    people = [table.seats[seat] for seat in letter.asked]
    waiting = words.series([_sitter(sitting.name, sitting.person) for sitting in people])
    parts.append(words.message("bot", "waiting", who=waiting, count=len(people)))
    mentioned = [discord.Object(int(one.person)) for one in people if one.person]
    return layout(
        parts,
        controls=rows(
            [
                button(
                    words.message("bot", "move"), "move", table.id,
                    style=discord.ButtonStyle.primary,
                ),
                _button(words, "hand", table),
                _button(words, "since", table),
                _button(words, "board", table),
            ]
        ),
        mentions=discord.AllowedMentions(everyone=False, roles=False, users=mentioned),
    )  # fmt: skip


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
        lines.append(
            f"**{outcome.places[seat]}.** {words.player(seat)}: **{outcome.scores[seat]}**"
            + (f" ({account})" if account else "")
        )
    return clipped("\n".join(lines), STORY_MOST)


def consent_panel(table: Summary, consent: Consent, granted: bool | None) -> Panel:
    """Somebody asks the table to go back."""
    words = words_for(table)
    who = words.player(consent.seat)
    text = words.message("bot", "consent", player=who, move=consent.move)
    if granted is not None:
        verdict = words.message("bot", "consent-granted" if granted else "consent-refused")
        return layout([f"{text}\n**{verdict}**"])
    missing = [table.seats[seat] for seat in consent.missing]
    people = words.series([_sitter(sitting.name, sitting.person) for sitting in missing])
    mentioned = [discord.Object(int(one.person)) for one in missing if one.person]
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


def note_panel(table: Summary, text: Text, mentions: tuple[str, ...]) -> Panel:
    """One line to the channel."""
    calls = " ".join(f"<@{person}>" for person in mentions)
    said = words_for(table).say(text)
    allowed = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(int(person)) for person in mentions]
    )
    return layout([f"{calls} {said}".strip()], mentions=allowed)
