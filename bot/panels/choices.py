"""The controls with which a decision is answered.

Few options are buttons; more are menus, one per verb, and buttons for what is alone with its verb;
several at once are a menu that takes several; an order, or more than a menu holds, is a dialog with
numbers, beside a menu where the order is seldom worth a thought.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import discord
from discord.ui import ActionRow, Button, Select

from bot.club import Asked
from bot.controls import Act, Control
from bot.panels.parts import Row, button, rows
from bot.speech import clipped
from games.decision import Decision, Option
from rendering.words import Words

MENU = 25
"""How many options a menu holds."""
BUTTONS = 5
"""Up to how many options are buttons."""


class Scope:
    """Whether the controls answer at the table or only try things out."""

    def __init__(self, *, plan: bool = False) -> None:
        self.answer: Act = "try" if plan else "answer"
        self.decline: Act = "try-none" if plan else "decline"
        self.menu: Act = "try-menu" if plan else "menu"
        self.show: Act = "plan-show" if plan else "show"
        self.dialog: Act = "try-dialog" if plan else "dialog"


TABLE = Scope()
PLAN = Scope(plan=True)


def needs_dialog(decision: Decision) -> bool:
    """Whether menus cannot say it: an order, or a choice among very many."""
    return decision.most > 1 and (decision.ordered or len(decision.options) > MENU)


def has_menu_too(decision: Decision) -> bool:
    """Whether some of the options may be taken as listed; another order is a dialog away."""
    return decision.as_listed and decision.least < len(decision.options) <= MENU


def shown(decision: Decision, *, everything: bool) -> tuple[Option, ...]:
    """The sensible options, or all of them; of several at once none may be missing."""
    if decision.most > 1:
        return decision.options
    sensible = tuple(option for option in decision.options if not option.more)
    return decision.options if everything or not sensible else sensible


def question(asked: Asked, words: Words, *, everything: bool = False) -> str:
    """The prompt, with the options spelled out where the controls cannot."""
    decision = asked.decision
    lines = [f"**{words.say(decision.prompt)}**"]
    if has_menu_too(decision):
        lines.append(words.message("bot", "as-listed"))
    elif needs_dialog(decision):
        lines += [
            f"{number}. {words.say(option.label)}"
            for number, option in enumerate(decision.options, 1)
        ]
    else:
        lines += [
            f"-# **{words.say(option.label)}** · {words.say(option.hint)}"
            for option in _pressed(decision, words, everything=everything)
            if option.hint
        ]
    return clipped("\n".join(lines), 1800)


def choices(
    asked: Asked,
    game: str,
    table: str,
    words: Words,
    *,
    scope: Scope = TABLE,
    everything: bool = False,
    page: int = 0,
) -> list[Row]:
    """The rows of controls for a decision."""
    decision = asked.decision
    found: list[Row] = []
    extra: list[Button[Any]] = []
    if has_menu_too(decision):
        found += _menus(asked, decision.options, game, table, words, scope, page=page)
        label = words.message("bot", "other-order")
        extra.append(button(label, scope.dialog, table, asked.token))
    elif needs_dialog(decision):
        label = words.message("bot", "choose")
        extra.append(
            button(label, scope.dialog, table, asked.token, style=discord.ButtonStyle.primary)
        )
    else:
        pressed = _pressed(decision, words, everything=everything)
        rest = tuple(
            option for option in shown(decision, everything=everything) if option not in pressed
        )
        found += _menus(asked, rest, game, table, words, scope, page=page)
        extra += [
            button(
                words.say(option.label),
                scope.answer,
                table,
                asked.token,
                option.key,
                style=discord.ButtonStyle.primary,
            )
            for option in pressed
        ]
        extra += _pages(asked, rest, table, words, scope, everything=everything, page=page)
    if decision.least == 0:
        declining = words.say(decision.declining) if decision.declining else None
        label = declining or words.message("core", "decline")
        extra.append(button(label, scope.decline, table, asked.token))
    hidden = len(decision.options) - len(shown(decision, everything=False))
    if hidden and not everything and not needs_dialog(decision):
        label = words.message("bot", "show-all", count=len(decision.options))
        extra.append(button(label, scope.show, table, asked.token, "all:0"))
    return found + rows(extra)


def _pressed(decision: Decision, words: Words, *, everything: bool) -> tuple[Option, ...]:
    """The options with a button of their own: a few, or those that no other shares a verb with."""
    options = shown(decision, everything=everything)
    labels = Counter(words.say(option.label) for option in options)
    if decision.most > 1:
        return ()
    if len(options) <= BUTTONS and len(labels) == len(options):
        return options
    verbs = Counter(option.verb for option in options)
    alone = [
        option
        for option in options
        if verbs[option.verb] == 1 and labels[words.say(option.label)] == 1
    ]
    return tuple(alone[:BUTTONS])


def _menus(
    asked: Asked,
    options: tuple[Option, ...],
    game: str,
    table: str,
    words: Words,
    scope: Scope,
    *,
    page: int,
) -> list[Row]:
    decision = asked.decision
    verbs = list(Counter(option.verb for option in options))
    if decision.most > 1:
        verbs = verbs[:1]
    menus: list[Row] = []
    for verb in verbs:
        group = [option for option in options if decision.most > 1 or option.verb == verb]
        start = page * MENU if len(group) > MENU else 0
        part = group[start : start + MENU]
        if not part:
            continue
        placeholder = words.message(game, f"verb-{verb}-description")
        several = decision.most > 1
        menu: Select[Any] = Select(
            custom_id=str(Control(scope.menu, table, asked.token, verb)),
            placeholder=clipped(placeholder, 150),
            min_values=max(decision.least, 1) if several else 1,
            max_values=min(decision.most, len(part)) if several else 1,
            options=[
                discord.SelectOption(
                    label=clipped(words.say(option.label), 100),
                    value=option.key,
                    description=clipped(words.say(option.hint), 100) if option.hint else None,
                )
                for option in part
            ],
        )
        menus.append(ActionRow(menu))
    return menus


def _pages(
    asked: Asked,
    options: tuple[Option, ...],
    table: str,
    words: Words,
    scope: Scope,
    *,
    everything: bool,
    page: int,
) -> list[Button[Any]]:
    """Buttons to turn the page where a verb has more options than a menu holds."""
    most = max(Counter(option.verb for option in options).values(), default=1)
    last = (most - 1) // MENU
    kind = "all" if everything else "some"
    turns = []
    if page > 0:
        label = words.message("bot", "earlier")
        turns.append(button(label, scope.show, table, asked.token, f"{kind}:{page - 1}"))
    if page < last:
        label = words.message("bot", "later")
        turns.append(button(label, scope.show, table, asked.token, f"{kind}:{page + 1}"))
    return turns
